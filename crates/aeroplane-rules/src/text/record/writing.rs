//! Writing a record.

use core::fmt::{self, Write as _};

use super::proof::HEADING;
use super::tags::{FORMAT, KnownTag};
use super::{Record, WITHDRAWS, result_of, scores_of};
use crate::game::{Action, Game, PlayedTurn};
use crate::position::{Position, Turn};

/// Writes the record as [`Record::parse`] reads it: tags, turns, result, and the proof of the dice.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        write_tag(f, KnownTag::Format.name(), FORMAT)?;
        write_tag(f, KnownTag::Rules.name(), game.rules())?;
        for (name, value) in self.tags() {
            write_tag(f, name, value)?;
        }
        for color in game.start().seats().iter() {
            write_tag(f, KnownTag::Player(color).name(), self.player(color))?;
        }
        if let Some(dice) = self.dice() {
            write_tag(f, KnownTag::Dice.name(), dice)?;
        }
        write_tag(f, KnownTag::Start.name(), game.start())?;
        write_tag(f, KnownTag::Result.name(), result_of(game))?;
        if let Some(scores) = scores_of(game) {
            write_tag(f, KnownTag::Scores.name(), scores)?;
        }
        write_turns(f, game)?;
        if let Some(proof) = self.proof() {
            writeln!(f, "\n{HEADING}")?;
            for line in proof.lines() {
                writeln!(f, "{line}")?;
            }
        }
        Ok(())
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: impl fmt::Display) -> fmt::Result {
    write!(f, "[{name} \"")?;
    write!(Escaped(f), "{value}")?;
    f.write_str("\"]\n")
}

/// Puts a backslash before quotes and backslashes.
struct Escaped<'a, 'b>(&'a mut fmt::Formatter<'b>);

impl fmt::Write for Escaped<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for character in text.chars() {
            if matches!(character, '"' | '\\') {
                self.0.write_char('\\')?;
            }
            self.0.write_char(character)?;
        }
        Ok(())
    }
}

/// Writes the turns, one a line, with a blank line before them, and the result behind them.
fn write_turns(f: &mut fmt::Formatter<'_>, game: &Game) -> fmt::Result {
    let mut actions = game.with_positions();
    let mut turns = 0;
    let mut waits = false;
    for PlayedTurn { number, color, plies } in game.turns() {
        write!(f, "\n{number}. {color}")?;
        waits = write_turn(f, actions.by_ref().take(plies.len()))?;
        turns = number;
    }
    if let (false, Turn::ToMove(color, roll)) = (waits, game.turn()) {
        // It was rolled before the start, or before the last one withdrew.
        write!(f, "\n{}. {color} {roll} ?", turns + 1)?;
    }
    writeln!(f, "\n{}", result_of(game))
}

/// Writes the actions of a turn behind the player. Whether its last roll still waits for an answer.
fn write_turn<'a>(
    f: &mut fmt::Formatter<'_>,
    actions: impl Iterator<Item = (&'a Position, Action, &'a Position)>,
) -> Result<bool, fmt::Error> {
    let mut waits = false;
    for (index, (before, action, after)) in actions.enumerate() {
        let separator = if index == 0 { " " } else { ", " };
        match (action, before.turn()) {
            (Action::Withdraw(_), _) => write!(f, " {WITHDRAWS}")?,
            (Action::Roll(roll), _) => {
                waits = matches!(after.turn(), Turn::ToMove(..));
                write!(f, "{separator}{roll}{}", if waits { "" } else { " -" })?;
            }
            (Action::Play(answer), Turn::ToMove(_, roll)) if !waits => {
                // It was rolled before this turn: before the start, or before somebody withdrew.
                write!(f, "{separator}{roll} {answer}")?;
            }
            (Action::Play(answer), _) => {
                waits = false;
                write!(f, " {answer}")?;
            }
        }
    }
    if waits {
        f.write_str(" ?")?;
    }
    Ok(waits)
}
