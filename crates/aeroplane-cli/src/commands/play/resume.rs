//! A saved game that goes on: with its rules, its players, and the rolls that it would have had without the pause.

use std::path::Path;

use aeroplane_dice::{LocalDice, Roster, SeatKind};
use aeroplane_rules::{ByColor, Color, Record};

use super::dice::TableDice;
use super::seats::{Player, Players};
use super::table::Table;
use crate::failure::Failure;
use crate::foreign_text::printed_path;
use crate::record_file;
use crate::recorded_dice::{self, RecordedDice};

/// The table of the record in a file. A record of which nothing was rolled yet need not say where its rolls come from:
/// they come from the seed, or from new committed dice.
pub(super) fn table(path: &Path, seed: Option<u64>) -> Result<Table, Failure> {
    let name = printed_path(path);
    if path == Path::new("-") {
        return Err(Failure::Usage(String::from(
            "--load takes a file: the standard input is needed for the commands of the game",
        )));
    }
    let record = record_file::read(path)?;
    if record.game().is_over() {
        return Err(Failure::Usage(format!(
            "the game in {name} is over: `aeroplane replay` shows it, `aeroplane verify` checks its dice"
        )));
    }
    let mut players = players(&record);
    let dice = dice(&record, &mut players, seed).map_err(|problem| match problem {
        Problem::Record(problem) => Failure::Usage(format!("the game in {name} cannot go on: {problem}")),
        Problem::Other(failure) => failure,
    })?;
    let tags = record.tags().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    Ok(Table::new(record.into_game(), players, dice).with_tags(tags))
}

fn players(record: &Record) -> Players {
    let seats = record.game().start().seats();
    ByColor::from_fn(|color| seats.contains(color).then(|| Player::from_tag(record.player(color))))
}

/// Whoever the dice know as a person is one, even under a name that a bot has: there were people before there was that bot.
fn keep_people(record: &Record, players: &mut Players, roster: &Roster) {
    for color in Color::ALL {
        if let (Some(player @ Player::Bot(_)), Some(SeatKind::Human(_) | SeatKind::HumanWithoutAnchor)) =
            (&mut players[color], roster.kind(color))
        {
            *player = Player::Human(record.player(color).into());
        }
    }
}

/// Why a record's game cannot go on.
enum Problem {
    /// Something in the record.
    Record(String),
    /// Something else.
    Other(Failure),
}

impl Problem {
    fn in_record(problem: impl Into<String>) -> Self {
        Self::Record(problem.into())
    }
}

fn dice(record: &Record, players: &mut Players, seed: Option<u64>) -> Result<TableDice, Problem> {
    let game = record.game();
    let rolls = game.rolls().count();
    let recorded = recorded_dice::read(record).map_err(|problem| Problem::in_record(problem.to_string()))?;
    if seed.is_some() && !matches!(recorded, RecordedDice::Unknown) {
        return Err(Problem::in_record("it has dice of its own: leave out --seed"));
    }
    match recorded {
        RecordedDice::Seeded(seed) => {
            let mut dice = TableDice::seeded(seed, 0);
            for (number, (color, roll)) in (1..).zip(game.rolls()) {
                if dice.roll(color).map_err(Problem::Other)? != roll {
                    return Err(Problem::Record(format!("its roll {number} is not that of its seed {seed}")));
                }
            }
            Ok(dice)
        }
        RecordedDice::Committed { proof, sealed } => {
            let sealed = sealed.ok_or_else(|| {
                Problem::in_record("the sealed part of its dice is missing, from which they roll on")
            })?;
            recorded_dice::check_belongs(&proof.transcript, game)
                .map_err(|problem| Problem::in_record(problem.to_string()))?;
            let roster = &proof.transcript.terms.roster;
            keep_people(record, players, roster);
            if let Some(color) = Color::ALL.into_iter().find(|&color| {
                let is_bot = matches!(players[color], Some(Player::Bot(_)));
                is_bot != matches!(roster.kind(color), Some(SeatKind::Bot))
            }) {
                return Err(Problem::Record(format!(
                    "{color} was a bot when the dice were committed to, and is called otherwise now"
                )));
            }
            let dice = LocalDice::resume(proof.transcript, sealed)
                .map_err(|problem| Problem::in_record(problem.to_string()))?;
            Ok(TableDice::Committed(Box::new(dice)))
        }
        RecordedDice::Unknown if rolls > 0 => Err(Problem::in_record(
            "it has rolls, and its tag Dice does not say where the next ones come from: expected \"seed N\", or \
             \"aeroplane-dice/1\" with the proof",
        )),
        RecordedDice::Unknown => match seed {
            Some(seed) => Ok(TableDice::seeded(seed, 0)),
            None => TableDice::committed(game.rules(), players).map_err(Problem::Other),
        },
    }
}
