//! `aeroplane lab fairness`: do these dice look fair?

mod input;
mod text;

use std::io::{self, BufWriter, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use aeroplane_lab::{DiceKind, DiceSample, FairnessReport, MOST_LAGS, RollTally, SampleError, Verdict};
use clap::{ValueEnum, value_parser};

use crate::comma_separated::write_row;
use crate::failure::Failure;
use crate::foreign_text::printed_path;
use crate::interrupt::stop_on_interrupt;
use crate::progress::ProgressLine;
use crate::threads;

/// Tests dice: the program's own, those of game records, or any list of faces.
///
/// The same dice and seed give the same bytes on any number of threads. Exit code 1 says that the dice are suspicious, at
/// the level given over all tests together. docs/fairness.md says what each test sees.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Game records, or files of faces 1 to 6 with anything between them; - reads the standard input [default: the
    /// program's own dice]
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Which of the program's own dice to test
    #[arg(long, value_enum, default_value = "seeded", conflicts_with = "files")]
    dice: DiceArgument,
    /// What the program's own dice follow from [default: drawn by lot, and printed]
    #[arg(long, conflicts_with = "files")]
    seed: Option<u64>,
    /// How many times to roll the program's own dice
    #[arg(long, default_value_t = 1_000_000, value_parser = value_parser!(u64).range(1..), conflicts_with = "files")]
    rolls: u64,
    /// How many threads to roll on [default: as many as the machine has]
    #[arg(long, conflicts_with = "files")]
    threads: Option<NonZeroUsize>,
    /// Of how many sets of fair dice one may be called suspicious: 0.01 for one in a hundred
    #[arg(long, default_value_t = 0.01, value_parser = level)]
    level: f64,
    /// Up to how many rolls apart pairs are compared
    #[arg(long, default_value_t = 4, value_parser = value_parser!(u8).range(1..=MOST_LAGS as i64))]
    lags: u8,
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print a table of the tests, its values separated by commas
    #[arg(long)]
    csv: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum DiceArgument {
    /// The fast dice of simulations
    Seeded,
    /// The dice that players can check, rolled as a server rolls them
    Committed,
}

impl DiceArgument {
    const fn kind(self) -> DiceKind {
        match self {
            Self::Seeded => DiceKind::Seeded,
            Self::Committed => DiceKind::Committed,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Seeded => "seeded",
            Self::Committed => "committed",
        }
    }
}

fn level(text: &str) -> Result<f64, String> {
    let level: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    if (1e-12..=0.5).contains(&level) {
        Ok(level)
    } else {
        Err("expected a number from 1e-12 to 0.5".to_owned())
    }
}

/// Tests the dice and prints the report; of an interrupted run the report of the rolls made so far.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (source, tally, is_whole) = arguments.rolls()?;
    let report = FairnessReport::new(source, &tally, arguments.level);
    let mut output = BufWriter::new(io::stdout().lock());
    if arguments.json {
        serde_json::to_writer(&mut output, &report).map_err(io::Error::from)?;
        writeln!(output)?;
    } else if arguments.csv {
        write_table(&mut output, &report)?;
    } else {
        text::write(&mut output, &report)?;
    }
    output.flush()?;
    match report.verdict {
        _ if !is_whole => Err(Failure::Interrupted),
        Verdict::NothingAgainst => Ok(()),
        Verdict::Suspicious => Err(Failure::Check("these dice are suspicious".to_owned())),
        Verdict::TooFewRolls => Err(Failure::Usage(format!(
            "{} rolls are too few for any test: at least 30 are needed",
            report.rolls
        ))),
    }
}

impl Arguments {
    /// Where the rolls come from, what was counted of them, and whether these are all that were asked for.
    fn rolls(&self) -> Result<(String, RollTally, bool), Failure> {
        if self.files.is_empty() {
            return self.own_rolls();
        }
        let mut tally = RollTally::new(self.lags.into());
        for file in &self.files {
            input::add(file, &mut tally)?;
        }
        let source = match self.files.as_slice() {
            [file] => printed_path(file),
            files => format!("{} files", files.len()),
        };
        Ok((source, tally, true))
    }

    fn own_rolls(&self) -> Result<(String, RollTally, bool), Failure> {
        let seed = match self.seed {
            Some(seed) => seed,
            None => {
                getrandom::u64().map_err(|error| Failure::Io(format!("the system gives no seed: {error}")))?
            }
        };
        let sample = DiceSample {
            dice: self.dice.kind(),
            seed,
            rolls: self.rolls,
            lags: self.lags.into(),
            threads: threads::asked_or_all(self.threads),
        };
        let stop = stop_on_interrupt()?;
        let mut line = ProgressLine::new();
        let tally =
            sample.run(&stop, |rolls| line.show(rolls, self.rolls, "rolls")).map_err(
                |error| match error {
                    SampleError::Start(error) => Failure::Usage(error.to_string()),
                    SampleError::NoThread(_) => Failure::Io(error.to_string()),
                },
            )?;
        let is_whole = tally.rolls() == self.rolls;
        Ok((format!("{} dice, seed {seed}", self.dice.name()), tally, is_whole))
    }
}

/// The tests as a table, those that were left out with nothing but their names and what they lack.
fn write_table(output: &mut impl io::Write, report: &FairnessReport) -> io::Result<()> {
    write_row(
        output,
        &[
            "check",
            "rolls",
            "statistic",
            "degrees",
            "p",
            "adjusted",
            "suspicious",
            "oddity",
            "observed",
            "expected",
            "needs",
        ],
    )?;
    for check in &report.checks {
        let row = [
            check.check.to_string(),
            check.rolls.to_string(),
            check.statistic.to_string(),
            check.degrees.map_or_else(String::new, |degrees| degrees.to_string()),
            check.p.to_string(),
            check.adjusted.to_string(),
            check.suspicious.to_string(),
            check.oddity.what.clone(),
            check.oddity.observed.to_string(),
            check.oddity.expected.to_string(),
            String::new(),
        ];
        write_row(output, &row)?;
    }
    for left in &report.left_out {
        let mut row = [const { String::new() }; 11];
        row[0] = left.check.to_string();
        row[1] = left.has.to_string();
        row[10] = left.needs.to_string();
        write_row(output, &row)?;
    }
    Ok(())
}
