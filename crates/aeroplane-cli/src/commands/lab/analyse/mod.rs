//! `aeroplane lab analyse`: what each decision of a game cost and what each roll was worth.

mod json;
mod picture;
mod rows;
mod table;
mod text;

use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use aeroplane_bots::{Judge, LearnedJudge};
use aeroplane_lab::exact::Solution;
use aeroplane_lab::{Analysis, Totals};
use aeroplane_rules::Record;

use super::solve;
use crate::failure::Failure;
use crate::foreign_text::printed_path;
use crate::{record_file, recorded_dice};

/// Says what each decision of a game cost and what each roll was worth.
///
/// A judge that learned by self-play says how likely everybody is to win, or, of small games, exact play. The luck of a roll is what it gave its player,
/// against the mean of all six faces; the loss of a decision is what the answer gave away against the best one.
/// docs/analysis.md defines every number.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The records of games; - reads the standard input. Of several games, each name is added up too
    #[arg(required = true, value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// Judge by the exact chances that `aeroplane lab solve --out` wrote into this file, for the game that was solved
    #[arg(long, value_name = "FILE")]
    solution: Option<PathBuf>,
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print a table of all actions, its values separated by commas
    #[arg(long)]
    csv: bool,
    /// Draw the winning chances of a single game into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// A game of which everything is known.
struct Judged {
    /// Where it was read.
    path: String,
    record: Record,
    analysis: Analysis,
}

/// Analyses the games and prints what came of it.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let records = arguments.read()?;
    let (judge, games) = match &arguments.solution {
        None => (LEARNED, judged(records, &mut LearnedJudge::default())),
        Some(path) => {
            let solution = Solution::open(path).map_err(|error| solve::of_file("use", path, error))?;
            for (name, record) in &records {
                check_solved(&solution, path, name, record)?;
            }
            (EXACT, judged(records, &mut &solution))
        }
    };
    let mut totals = Totals::default();
    for game in &games {
        totals.add(&game.record, &game.analysis);
    }
    if let (Some(path), Some(game)) = (&arguments.svg, games.first()) {
        picture::write(path, game)?;
    }
    let mut output = BufWriter::new(io::stdout().lock());
    if arguments.json {
        json::write(&mut output, judge, &games, &totals)?;
    } else if arguments.csv {
        table::write(&mut output, &games)?;
    } else {
        text::write(&mut output, judge, &games, &totals)?;
    }
    output.flush()?;
    Ok(())
}

/// The games in the eyes of that judge.
fn judged(records: Vec<(String, Record)>, judge: &mut dyn Judge) -> Vec<Judged> {
    let judge_one = |(path, record): (String, Record)| {
        let analysis = Analysis::of(record.game(), judge);
        Judged { path, record, analysis }
    };
    records.into_iter().map(judge_one).collect()
}

/// What reports call the judge that learned by self-play.
const LEARNED: &str = "learned";
/// What they call a solution.
const EXACT: &str = "exact";

/// A solution knows nothing of other games and would call all their positions even.
fn check_solved(solution: &Solution, path: &Path, name: &str, record: &Record) -> Result<(), Failure> {
    let (solved, game) = (solution.game(), record.game());
    let path = printed_path(path);
    if game.rules() != solved.rules() {
        return Err(Failure::Usage(format!(
            "{name} was played by the rules {}, but {path} solves {}: leave --solution out, or solve that game",
            game.rules(),
            solved.rules()
        )));
    }
    // The planes are in the rules, so that what remains are the seats.
    solution.chance(game.start()).map(drop).map_err(|_| {
        Failure::Usage(format!(
            "{name} is no game of two players on {} seats, which {path} solves: leave --solution out, or solve that game",
            solved.pair()
        ))
    })
}

impl Arguments {
    /// The records with their paths. All are read before the first is judged, so that a mistake is known at once.
    fn read(&self) -> Result<Vec<(String, Record)>, Failure> {
        if self.svg.is_some() && self.records.len() > 1 {
            return Err(Failure::Usage("--svg draws a single game: name one record".to_owned()));
        }
        let read = |path: &PathBuf| {
            let record = record_file::read(path)?;
            let name = printed_path(path);
            // The dice are not needed here, but a record that was cut off among them shall not pass for a whole one.
            recorded_dice::read(&record)
                .map_err(|problem| Failure::Usage(format!("{name} is no record: {problem}")))?;
            Ok((name, record))
        };
        self.records.iter().map(read).collect()
    }
}
