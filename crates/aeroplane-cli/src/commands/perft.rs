//! `aeroplane perft`: how many positions lie some rolls ahead, so that two engines can be compared.

use std::io::{self, Write as _};

use aeroplane_lab::divide;
use aeroplane_rules::{Color, ColorSet, Position, Setup};
use clap::value_parser;
use serde_json::json;

use crate::failure::Failure;
use crate::rule_arguments::RuleArguments;

/// Names the JSON form, so that readers can tell when it changes.
const FORMAT: &str = "aeroplane-perft/1";

/// Counts the positions that lie so many rolls ahead: every face of the die, and every answer to it.
///
/// A roll that moves nothing is one branch, and so is a finished game. Planes that are the same choice are one answer.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many rolls to look ahead
    #[arg(long, default_value_t = 4, value_parser = value_parser!(u32).range(0..=12))]
    depth: u32,
    /// The position to start from, as text [default: a new game of four]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    position: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    rules: RuleArguments,
}

/// Prints the number of leaves behind each first roll and answer, and the sum.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.rules;
    let position = match &arguments.position {
        Some(text) => {
            let setup: Setup =
                text.parse().map_err(|error| Failure::Usage(format!("the position: {error}")))?;
            Position::new(&setup, &rules)
        }
        None => Position::start(&rules, ColorSet::ALL, Color::Red),
    };
    let position = position.map_err(|error| Failure::Usage(format!("the position: {error}")))?;
    let branches = divide(&rules, &position, arguments.depth);
    let leaves: u64 = if branches.is_empty() { 1 } else { branches.iter().map(|branch| branch.leaves).sum() };
    let mut output = io::BufWriter::new(io::stdout().lock());
    if arguments.json {
        let branches: Vec<_> = branches
            .iter()
            .map(|branch| json!({ "roll": branch.roll, "move": branch.answer, "leaves": branch.leaves }))
            .collect();
        let report = json!({
            "format": FORMAT,
            "rules": rules,
            "position": position.to_string(),
            "depth": arguments.depth,
            "branches": branches,
            "leaves": leaves,
        });
        writeln!(output, "{report}")?;
    } else {
        for branch in &branches {
            let answer = branch.answer.map_or_else(|| String::from("-"), |answer| answer.to_string());
            writeln!(output, "{} {answer}: {}", branch.roll, branch.leaves)?;
        }
        writeln!(output, "{leaves}")?;
    }
    output.flush()?;
    Ok(())
}
