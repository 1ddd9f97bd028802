//! `aeroplane lab tournament`: bots against one another.

use aeroplane_lab::{Design, Pairing, Participant, Precision, Shape};
use clap::ValueEnum;

use crate::experiment::{self, RunArguments};
use crate::failure::Failure;
use crate::rule_arguments::RuleArguments;

/// Lets bots play against one another, and rates them.
///
/// Everybody sits on and begins from every seat equally often, with the same dice. The same tournament has the same results,
/// byte for byte, on any number of threads, in any division by --range, and after any interruption.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Who takes part, each once: a bot, or a program as NAME=COMMAND; whoever is named first has 0 points
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<Participant>,
    /// How many sit at the table: 2 opposite each other, 3 or 4
    #[arg(long, default_value = "4")]
    players: Players,
    /// Who meets whom
    #[arg(long, default_value = "one-vs-others")]
    pairing: PairingArgument,
    /// Stop as soon as every share is known to so many percentage points on either side; --games is the most
    #[arg(long, value_name = "POINTS", conflicts_with = "range")]
    precision: Option<Precision>,
    #[command(flatten)]
    run: RunArguments,
    #[command(flatten)]
    rules: RuleArguments,
}

#[derive(Clone, Copy, ValueEnum)]
enum Players {
    #[value(name = "2")]
    Two,
    #[value(name = "3")]
    Three,
    #[value(name = "4")]
    Four,
}

#[derive(Clone, Copy, ValueEnum)]
enum PairingArgument {
    /// Each bot alone against every other one on the remaining chairs
    OneVsOthers,
    /// All bots at one table, as many as it has chairs
    All,
    /// Each pair of bots with half of the chairs each
    HeadToHead,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let table = match arguments.players {
        Players::Two => Shape::TwoOpposite,
        Players::Three => Shape::Three,
        Players::Four => Shape::Four,
    };
    let pairing = match arguments.pairing {
        PairingArgument::OneVsOthers => Pairing::OneVsOthers,
        PairingArgument::All => Pairing::All,
        PairingArgument::HeadToHead => Pairing::HeadToHead,
    };
    let design = Design::Tournament {
        participants: arguments.bots.iter().map(|bot| arguments.run.treated(bot)).collect(),
        rules: arguments.rules.rules,
        table,
        pairing,
        precision: arguments.precision,
    };
    experiment::run(design, &arguments.run)
}
