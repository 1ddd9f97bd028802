//! Project tasks: `cargo xtask TASK` is all that a developer or the continuous integration needs to type.

#![allow(clippy::print_stderr, reason = "tasks are for people who watch them")]

mod apt;
mod arrows;
mod bless;
mod budget;
mod chromium;
mod deps;
mod findings;
mod fuzz;
mod no_std;
mod peers;
mod play;
mod postgres;
mod process;
mod program;
mod protocol;
mod test;
mod web;

// How the page is made is shared with the build script of the crate that holds it.
#[path = "../../crates/aeroplane-web/build/npm.rs"]
mod npm;
#[path = "../../crates/aeroplane-web/build/page.rs"]
mod page;
#[path = "../../crates/aeroplane-web/build/sources.rs"]
mod sources;

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
    /// Build the game, start its server on this machine and open the page in the browser
    Play {
        /// Leave the browser alone
        #[arg(long)]
        no_open: bool,
        /// More arguments for `aeroplane serve`, such as `--listen 127.0.0.1:9000`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Build the web page into web/dist, unless the one there is made of the same sources
    Web,
    /// Measure the web page against its budgets, with the program as it is shipped
    Measure,
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
    /// Compare rolls a second with other people's engines, which are installed into cargo's folder; needs Python
    Peers {
        /// How long to measure each of them, three times
        #[arg(long, default_value = "5")]
        seconds: NonZeroU32,
    },
    /// Play the experiments behind docs/findings.md and write it; what was played before is kept
    Findings {
        /// Play next to nothing, and write into target/findings
        #[arg(long)]
        quick: bool,
        /// Play only experiments with one of these words in their name
        words: Vec<String>,
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
        Task::Play { no_open, arguments } => play::run(no_open, &arguments),
        Task::Web => web::build().map(|()| ExitCode::SUCCESS),
        Task::Measure => web::measure().map(|()| ExitCode::SUCCESS),
        Task::Test => test::run(),
        Task::Deps => deps::run().map(|()| ExitCode::SUCCESS),
        Task::Bless { check: true } => bless::check().map(|()| ExitCode::SUCCESS),
        Task::Bless { check: false } => bless::renew().map(|()| ExitCode::SUCCESS),
        Task::Bench { arguments } => bench(&arguments),
        Task::Peers { seconds } => peers::run(seconds).map(|()| ExitCode::SUCCESS),
        Task::Findings { quick, words } => findings::run(quick, &words).map(|()| ExitCode::SUCCESS),
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

        let line = ["xtask", "play", "--no-open", "--listen", "127.0.0.1:9000", "--no-open"];
        let Task::Play { no_open: true, arguments } = Invocation::try_parse_from(line).unwrap().task else {
            panic!("not parsed as a game");
        };
        assert_eq!(arguments, ["--listen", "127.0.0.1:9000", "--no-open"]);
    }

    #[test]
    fn fuzzing_for_no_time_is_refused() {
        // libFuzzer takes 0 seconds for "without end".
        assert!(Invocation::try_parse_from(["xtask", "fuzz", "--seconds", "0"]).is_err());
    }
}
