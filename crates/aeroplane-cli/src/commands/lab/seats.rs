//! `aeroplane lab seats`: what a seat and the first roll are worth.

use aeroplane_lab::{Design, Participant};
use aeroplane_rules::Rules;

use crate::experiment::{self, RunArguments};
use crate::failure::Failure;

/// Measures what a seat and the first roll are worth.
///
/// The same bot sits on every seat: two players opposite each other, two neighbours, three and four players.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Who sits everywhere
    #[arg(long, default_value = "greedy")]
    bot: Participant,
    /// Rules to try, such as "classic" or "classic planes=2"; several times for several rules
    #[arg(long, value_name = "RULES", default_value = "classic")]
    rules: Vec<Rules>,
    #[command(flatten)]
    run: RunArguments,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let design =
        Design::Seats { participant: arguments.run.treated(&arguments.bot), rules: arguments.rules.clone() };
    experiment::run(design, &arguments.run)
}
