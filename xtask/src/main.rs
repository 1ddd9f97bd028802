//! Project tasks: `cargo xtask TASK` is all that a developer or the continuous integration needs to type.

#![allow(clippy::print_stderr, reason = "tasks are for people who watch them")]

mod arrows;
mod bless;
mod budget;
mod deps;
mod fuzz;
mod no_std;
mod npm;
mod play;
mod postgres;
mod process;
mod test;

use std::ffi::OsString;
use std::num::NonZeroU32;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The tasks of the Aeroplane Chess project
#[derive(Parser)]
#[command(name = "xtask", bin_name = "cargo xtask")]
struct Invocation {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the program and play in the terminal: you are red, bots have the other seats
    Play {
        /// More arguments for `aeroplane play`, such as rules or other players
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Run everything that the continuous integration runs, up to the first failure
    Test,
    /// Check that every crate depends only on the crates that it may know
    Deps,
    /// Regenerate goldens, snapshots and generated files; review the diff afterwards
    Bless {
        /// Change nothing, fail if a generated file is not up to date
        #[arg(long)]
        check: bool,
    },
    /// Run the benchmarks
    Bench {
        /// More arguments for `cargo bench`, such as a filter, or `-- --quick`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Feed the decoders with random input
    Fuzz {
        /// How long to run each target
        #[arg(long, default_value = "60")]
        seconds: NonZeroU32,
        /// The one target to run, instead of all
        target: Option<String>,
    },
}

fn main() -> ExitCode {
    run(Invocation::parse().task).unwrap_or_else(|error| {
        // A failed check is news for people, so it comes as sentences and without a backtrace.
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn run(task: Task) -> Result<ExitCode> {
    match task {
        Task::Play { arguments } => play::run(&arguments),
        Task::Test => test::run(),
        Task::Deps => deps::run().map(|()| ExitCode::SUCCESS),
        Task::Bless { check: true } => bless::check().map(|()| ExitCode::SUCCESS),
        Task::Bless { check: false } => bless::renew().map(|()| ExitCode::SUCCESS),
        Task::Bench { arguments } => bench(&arguments),
        Task::Fuzz { seconds, target } => fuzz::run(seconds, target.as_deref()).map(|()| ExitCode::SUCCESS),
    }
}

fn bench(arguments: &[OsString]) -> Result<ExitCode> {
    let mut cargo = process::cargo(["bench", "--workspace", "--locked"]);
    cargo.args(arguments);
    process::hand_over(cargo)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Invocation::command().debug_assert();
    }

    #[test]
    fn arguments_of_other_programs_pass_through_untouched() {
        let given = ["games", "--features", "x", "--", "--quick"];
        let line = ["xtask", "bench"].into_iter().chain(given);
        let Task::Bench { arguments } = Invocation::try_parse_from(line).unwrap().task else {
            panic!("not parsed as a benchmark");
        };
        assert_eq!(arguments, given);

        let Task::Play { arguments } =
            Invocation::try_parse_from(["xtask", "play", "--red", "greedy"]).unwrap().task
        else {
            panic!("not parsed as a game");
        };
        assert_eq!(arguments, ["--red", "greedy"]);
    }

    #[test]
    fn fuzzing_for_no_time_is_refused() {
        // libFuzzer takes 0 seconds for "without end".
        assert!(Invocation::try_parse_from(["xtask", "fuzz", "--seconds", "0"]).is_err());
    }
}
