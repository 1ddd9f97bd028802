//! Writing a record.

use core::fmt::{self, Write as _};

use super::proof::HEADING;
use super::tags::{FORMAT, KnownTag};
use super::{Record, result_of, scores_of};
use crate::game::{Action, Game};
use crate::position::Turn;

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
    let mut number = 0;
    let mut playing = None;
    let mut lead_in = |f: &mut fmt::Formatter<'_>, turn: Turn| {
        let color = turn.color();
        // Nobody has two turns in a row, so a turn lasts until another player rolls.
        if playing.replace(color) == Some(color) {
            return f.write_str(", ");
        }
        number += 1;
        write!(f, "\n{number}. {color} ")
    };
    if let Turn::ToMove(_, roll) = game.start().turn() {
        lead_in(f, game.start().turn())?;
        write!(f, "{roll}")?;
    }
    for (before, action, after) in game.with_positions() {
        match action {
            Action::Roll(roll) => {
                lead_in(f, before.turn())?;
                let passed = !matches!(after.turn(), Turn::ToMove(..));
                write!(f, "{roll}{}", if passed { " -" } else { "" })?;
            }
            Action::Play(answer) => write!(f, " {answer}")?,
        }
    }
    if let Turn::ToMove(..) = game.turn() {
        f.write_str(" ?")?;
    }
    writeln!(f, "\n{}", result_of(game))
}
