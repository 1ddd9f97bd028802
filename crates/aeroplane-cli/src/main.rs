//! The `aeroplane` program: play, simulate and check games of Aeroplane Chess.
//!
//! Results go to the standard output, everything else to the standard error. Exit codes: 0 right, 1 a check failed,
//! 2 wrong use, 3 input or output failed, 130 interrupted.

mod bounded_file;
mod color_argument;
mod comma_separated;
mod commands;
mod experiment;
mod failure;
mod foreign_text;
mod interrupt;
mod language_argument;
mod layout;
mod lines;
mod process_arguments;
mod progress;
mod record_file;
mod recorded_dice;
mod rule_arguments;
mod runtime;
mod server_settings;
mod story;
mod threads;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

use failure::{Failure, say};

/// Aeroplane Chess: play it, simulate it, check its games.
#[derive(Parser)]
#[command(name = "aeroplane", version, propagate_version = true, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Subcommands,
}

#[derive(Subcommand)]
enum Subcommands {
    /// Play a game in the terminal, with people and bots
    Play(Box<commands::play::Arguments>),
    /// Tell the game of a record, turn by turn
    Replay(commands::replay::Arguments),
    /// Check the dice of a finished game
    Verify(commands::verify::Arguments),
    /// Show every rule option: its values, what they mean, and what each preset makes of it
    Rules(commands::rules::Arguments),
    /// Let bots play whole games and count what happens
    Simulate(commands::simulate::Arguments),
    /// Measure the game: tournaments, seats, rules, dice, exact play
    Lab(Box<commands::lab::Arguments>),
    /// Run the room server
    Serve(commands::serve::Arguments),
    /// Check whether a server can run here
    Doctor(commands::doctor::Arguments),
    /// Play in many rooms of a server at once and measure it
    Load(commands::load::Arguments),
    /// Count the positions that lie some rolls ahead
    Perft(commands::perft::Arguments),
    /// Answer questions about positions: one JSON request a line in, one JSON answer a line out
    Engine,
    /// Print a script that lets a shell complete this program's commands and options
    Completions(commands::completions::Arguments),
    /// Print the manual page of the program or of one of its commands
    Manual(commands::manual::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Subcommands::Play(arguments) => commands::play::run(*arguments),
        Subcommands::Replay(arguments) => commands::replay::run(&arguments),
        Subcommands::Verify(arguments) => commands::verify::run(&arguments),
        Subcommands::Rules(arguments) => commands::rules::run(&arguments),
        Subcommands::Simulate(arguments) => commands::simulate::run(&arguments),
        Subcommands::Lab(arguments) => commands::lab::run(&arguments),
        Subcommands::Serve(arguments) => commands::serve::run(&arguments),
        Subcommands::Doctor(arguments) => commands::doctor::run(&arguments),
        Subcommands::Load(arguments) => commands::load::run(&arguments),
        Subcommands::Perft(arguments) => commands::perft::run(&arguments),
        Subcommands::Engine => commands::engine::run(),
        Subcommands::Completions(arguments) => commands::completions::run(&arguments, Arguments::command()),
        Subcommands::Manual(arguments) => commands::manual::run(&arguments, Arguments::command()),
    };
    let Err(failure) = outcome else { return ExitCode::SUCCESS };
    match failure {
        Failure::OutputClosed => {}
        Failure::Check(_) | Failure::Usage(_) | Failure::Io(_) | Failure::Interrupted => {
            say(&format!("aeroplane: {failure}"));
        }
    }
    failure.exit_code()
}
