//! `aeroplane lab`: the laboratory.

mod analyse;
mod bot;
mod fairness;
mod merge;
mod report;
mod seats;
mod solve;
mod sweep;
mod tournament;
mod train;

use crate::failure::Failure;

/// Measures the game: tournaments, seats, rules, dice, exact play.
#[derive(clap::Args)]
#[command(subcommand_required = true, arg_required_else_help = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Subcommands,
}

#[derive(clap::Subcommand)]
enum Subcommands {
    /// Let bots play against one another, and rate them
    Tournament(tournament::Arguments),
    /// Measure what a seat and the first roll are worth
    Seats(seats::Arguments),
    /// Measure what a rule changes
    Sweep(sweep::Arguments),
    /// Join the parts of a divided run
    Merge(merge::Arguments),
    /// Write a report of results, with plots
    Report(report::Arguments),
    /// Test dice
    Fairness(fairness::Arguments),
    /// Solve small games exactly
    Solve(solve::Arguments),
    /// Learn the weights of the bots by self-play
    Train(train::Arguments),
    /// Say what each decision of a game cost and what each roll was worth
    Analyse(analyse::Arguments),
    /// Play as a bot over standard input and output
    Bot(bot::Arguments),
}

/// Runs the command.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.command {
        Subcommands::Tournament(arguments) => tournament::run(arguments),
        Subcommands::Seats(arguments) => seats::run(arguments),
        Subcommands::Sweep(arguments) => sweep::run(arguments),
        Subcommands::Merge(arguments) => merge::run(arguments),
        Subcommands::Report(arguments) => report::run(arguments),
        Subcommands::Fairness(arguments) => fairness::run(arguments),
        Subcommands::Solve(arguments) => solve::run(arguments),
        Subcommands::Train(arguments) => train::run(arguments),
        Subcommands::Analyse(arguments) => analyse::run(arguments),
        Subcommands::Bot(arguments) => bot::run(arguments),
    }
}
