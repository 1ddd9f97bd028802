//! Project tasks: `cargo xtask TASK` is all that a developer or the continuous integration needs to type.

mod arrows;
mod deps;
mod process;

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

#[derive(Clone, Copy, Subcommand)]
enum Task {
    /// Check that every crate depends only on the crates that it may know
    Deps,
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
        Task::Deps => deps::run().map(|()| ExitCode::SUCCESS),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Invocation::command().debug_assert();
    }
}
