//! `aeroplane verify`: whether the dice of a finished game were those that were committed to.

use std::io::{self, Write as _};
use std::path::PathBuf;

use aeroplane_dice::{Proof, Report, SeatKind, SeatReport};
use aeroplane_rules::{Color, Record};

use crate::failure::Failure;
use crate::foreign_text::printable;
use crate::record_file;
use crate::recorded_dice::{self, RecordedDice};
use crate::story::title;

/// The longest name that is printed, in characters.
const LONGEST_NAME: usize = 40;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The record of a finished game; - reads the standard input
    record: PathBuf,
}

/// Checks the proof by itself and against the game of the record, and prints what it says.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let name = arguments.record.display();
    let record = record_file::read(&arguments.record)?;
    let proof = proof(&record).map_err(|problem| Failure::Usage(format!("{name}: {problem}")))?;
    let report = check(&proof, &record).map_err(|problem| Failure::Check(format!("{name}: {problem}")))?;
    let mut output = io::stdout().lock();
    for line in lines(&report, &proof, &record) {
        writeln!(output, "{line}")?;
    }
    Ok(())
}

/// The proof of a game whose secret has been revealed, or why there is none.
fn proof(record: &Record) -> Result<Proof, String> {
    match recorded_dice::read(record).map_err(|problem| problem.to_string())? {
        RecordedDice::Committed { proof, .. } if proof.secret.is_some() => Ok(*proof),
        RecordedDice::Committed { .. } if record.game().is_over() => {
            Err(String::from("the secret of its dice is missing, the last line of a finished game's proof"))
        }
        RecordedDice::Committed { .. } => Err(String::from(
            "the game is not over, so the secret of its dice is not revealed yet: aeroplane play --load goes on with it",
        )),
        RecordedDice::Seeded(seed) => Err(format!(
            "the rolls come from seed {seed}, which anyone can foresee: such dice have no proof. Games played without \
             --seed have one"
        )),
        RecordedDice::Unknown => Err(format!(
            "the record has no dice that can be checked: its tag Dice is not \"{}\"",
            recorded_dice::COMMITTED
        )),
    }
}

/// Checks that the proof holds in itself and is that of this game.
fn check(proof: &Proof, record: &Record) -> Result<Report, String> {
    let report = proof.verify().map_err(|violation| format!("the dice do not hold: {violation}"))?;
    recorded_dice::check_belongs(&proof.transcript, record.game())
        .map_err(|other| format!("the dice are not those of this game: {other}"))?;
    Ok(report)
}

fn lines(report: &Report, proof: &Proof, record: &Record) -> Vec<String> {
    let mut lines = vec![
        format!("The dice hold. All {} rolls follow from the secret that was committed to", report.rolls),
        String::from("before the first and from the players' links. Rules, seats and rolls are those of"),
        String::from("this game. It was shown this commitment when it began:"),
        format!("  {}", proof.transcript.terms.commitment),
    ];
    for (color, seat) in report.seats.iter() {
        if let Some(seat) = seat {
            lines.push(seat_line(color, record.player(color), seat));
        }
    }
    lines
}

fn seat_line(color: Color, name: &str, &SeatReport { kind, rolls, automatic }: &SeatReport) -> String {
    let name = printable(name, LONGEST_NAME);
    match kind {
        SeatKind::Human(_) => {
            format!("{:<6} {name}: a person, {rolls} rolls, {automatic} of them automatic", title(color))
        }
        SeatKind::HumanWithoutAnchor => {
            format!("{:<6} {name}: a person without links, {rolls} automatic rolls", title(color))
        }
        SeatKind::Bot => format!("{:<6} {name}: a bot, {rolls} rolls; bots have no links", title(color)),
    }
}
