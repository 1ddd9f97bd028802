//! `aeroplane lab sweep`: what rules change.

use std::str::FromStr;

use aeroplane_lab::{Change, Design, Participant};
use aeroplane_rules::{Domain, RulePoint, RulesError};

use crate::experiment::{self, RunArguments};
use crate::failure::Failure;
use crate::rule_arguments::RuleArguments;

/// Measures what a rule changes: length, decisions, captures, changes of the lead, skill and luck.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A rule to vary, with all its values or with these; sets of faces are separated by slashes
    #[arg(long, value_name = "NAME[=VALUE,…]", required_unless_present = "all", conflicts_with = "all")]
    point: Vec<Points>,
    /// Vary every rule, one at a time
    #[arg(long)]
    all: bool,
    /// Who sits everywhere, but in the test of skill
    #[arg(long, default_value = "greedy")]
    bot: Participant,
    #[command(flatten)]
    run: RunArguments,
    #[command(flatten)]
    rules: RuleArguments,
}

/// A rule point with the values that it is tried with.
#[derive(Debug, Clone)]
struct Points(Vec<Change>);

impl FromStr for Points {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        let (name, values) = match text.split_once('=') {
            None => (text, None),
            Some((name, values)) => (name, Some(values)),
        };
        // As an option it is written with hyphens.
        let point = RulePoint::by_name(&name.replace('-', "_"))?;
        let Some(values) = values else { return Ok(Self(Change::usual_values(point))) };
        let separator = match point.domain {
            Domain::Faces { .. } => '/',
            Domain::Number { .. } | Domain::Flag | Domain::Words(_) => ',',
        };
        let changes = values.split(separator).map(|value| Change::new(point, point.parse(value)?));
        changes.collect::<Result<_, _>>().map(Self)
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let changes = if arguments.all {
        Change::all()
    } else {
        arguments.point.iter().flat_map(|points| points.0.iter().copied()).collect()
    };
    let design = Design::Sweep {
        participant: arguments.run.treated(&arguments.bot),
        base: arguments.rules.rules,
        changes,
    };
    experiment::run(design, &arguments.run)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<String>, String> {
        let points = text.parse::<Points>().map_err(|error| error.to_string())?;
        Ok(points.0.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn points_are_read_with_and_without_values() {
        assert_eq!(read("planes").unwrap(), ["planes=1", "planes=2", "planes=3", "planes=4"]);
        assert_eq!(read("jump=off,optional").unwrap(), ["jump=off", "jump=optional"]);
        assert_eq!(read("launch-rolls=6/2,4,6").unwrap(), ["launch_rolls=6", "launch_rolls=2,4,6"]);
        assert!(read("jmp").unwrap_err().contains("jmp"));
        assert!(read("jump=").unwrap_err().contains("jump"));
        assert!(read("jump=off,never").unwrap_err().contains("never"));
    }
}
