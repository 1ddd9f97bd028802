//! The options that experiments have in common.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::path::PathBuf;
use std::str::FromStr;

use aeroplane_lab::{DEFAULT_ROLL_LIMIT, Participant};
use clap::value_parser;

use crate::process_arguments::ProcessArguments;

/// What is played, and how.
#[derive(clap::Args)]
pub(crate) struct RunArguments {
    /// How many games to play in each cell; made a number after which everybody has sat and begun everywhere equally often
    #[arg(long, default_value_t = 10_000, value_parser = value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// What all dice and bots follow from
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many threads to play on; they change nothing but the time [default: as many as the machine has]
    #[arg(long)]
    pub(crate) threads: Option<NonZeroUsize>,
    /// After how many rolls a game is given up
    #[arg(long, default_value_t = DEFAULT_ROLL_LIMIT, value_parser = value_parser!(u64).range(1..))]
    pub(crate) roll_limit: u64,
    /// Play only the games A to B − 1 of every cell: a part, to be joined with others by `lab merge`
    #[arg(long, value_name = "A..B")]
    pub(crate) range: Option<GameRange>,
    /// After how many seconds to write down again what --out keeps; 0 writes after every round of games
    #[arg(long, value_name = "SECONDS", default_value_t = 5)]
    pub(crate) checkpoint: u64,
    #[command(flatten)]
    pub(crate) output: OutputArguments,
    #[command(flatten)]
    programs: ProcessArguments,
}

impl RunArguments {
    /// The participant, treated as the options say if it is a program.
    pub(crate) fn treated(&self, participant: &Participant) -> Participant {
        participant.clone().with_settings(self.programs.settings())
    }
}

/// Where the results go.
#[derive(clap::Args)]
pub(crate) struct OutputArguments {
    /// Keep the counts in this file, or counts and findings in this folder; a run that was stopped goes on from there
    #[arg(long, value_name = "FILE|FOLDER/")]
    pub(crate) out: Option<PathBuf>,
    /// Write the findings as comma-separated values
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    /// Print the findings as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Numbers of games: from the first one up to, and without, the second.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GameRange {
    from: u64,
    to: u64,
}

impl From<GameRange> for Range<u64> {
    fn from(range: GameRange) -> Self {
        range.from..range.to
    }
}

/// A text that is no range.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a range is two numbers of games, the larger one behind it, such as 0..1000")]
pub(crate) struct NoRange;

impl FromStr for GameRange {
    type Err = NoRange;

    fn from_str(text: &str) -> Result<Self, NoRange> {
        let (from, to) = text.split_once("..").ok_or(NoRange)?;
        let number = |text: &str| text.parse::<u64>().map_err(|_| NoRange);
        let (from, to) = (number(from)?, number(to)?);
        if from < to { Ok(Self { from, to }) } else { Err(NoRange) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_has_two_numbers_in_order() {
        let range: GameRange = "5..10".parse().unwrap();
        assert_eq!(Range::from(range), 5..10);
        for text in ["", "5", "5..", "..5", "5..5", "6..5", "5...6", "a..b", "-1..5"] {
            assert_eq!(text.parse::<GameRange>(), Err(NoRange), "{text}");
        }
    }
}
