//! How long the programs that play are waited for, as command-line options.

use std::time::Duration;

use aeroplane_lab::ProcessSettings;
use clap::value_parser;

/// The heading of the options in `--help`.
const HEADING: &str = "Programs that play";

/// The options of every command that lets programs play.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct ProcessArguments {
    /// How many milliseconds a program has to answer the greeting, and to get ready for a game
    #[arg(
        long = "program-start-limit",
        value_name = "MS",
        default_value_t = milliseconds(ProcessSettings::DEFAULT.start_limit),
        value_parser = value_parser!(u64).range(1..=3_600_000),
        help_heading = HEADING
    )]
    start_limit: u64,
    /// How many milliseconds a program has to answer a roll
    #[arg(
        long = "program-answer-limit",
        value_name = "MS",
        default_value_t = milliseconds(ProcessSettings::DEFAULT.answer_limit),
        value_parser = value_parser!(u64).range(1..=3_600_000),
        help_heading = HEADING
    )]
    answer_limit: u64,
    /// Show what programs write on their standard error
    #[arg(long = "program-errors", help_heading = HEADING)]
    errors: bool,
}

impl ProcessArguments {
    /// The settings that the options ask for.
    pub(crate) const fn settings(self) -> ProcessSettings {
        ProcessSettings {
            start_limit: Duration::from_millis(self.start_limit),
            answer_limit: Duration::from_millis(self.answer_limit),
            shows_errors: self.errors,
        }
    }
}

fn milliseconds(limit: Duration) -> u64 {
    u64::try_from(limit.as_millis()).unwrap_or(u64::MAX)
}
