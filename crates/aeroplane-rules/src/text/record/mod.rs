//! The record of a game: a text like a PGN of chess, which a person can read and edit.
//!
//! ```text
//! [Format "aeroplane-record/1"]
//! [Rules "classic planes=2"]
//! [Red "human"]
//! [Blue "greedy"]
//! [Dice "seed 42"]
//! [Start "red:-,-/blue:-,- red - -"]
//! [Result "*"]
//!
//! 1. red 6 launch 1, 3 walk 1
//! 2. blue 5 -
//! 3. red 6 walk 1, 6 launch 2, 6 -
//! 4. blue 2 ?
//! *
//! ```
//!
//! # Grammar
//!
//! ```text
//! record  = { tag line-end } { turn line-end } result line-end [ proof ]
//! tag     = "[" name blank '"' value '"' "]"
//! name    = "A" … "Z" { "A" … "Z" | "a" … "z" }       at most 40 letters
//! value   = characters                                at most 1000, no control characters; \" and \\ for " and \
//! turn    = number "." color done                     one turn a line, numbered from 1
//! done    = roll { "," roll } | "withdraws"
//! roll    = pips blank answer
//! pips    = "1" … "6"
//! answer  = move | "-" | "?"                          - for a roll that passed by itself, ? for one that still waits
//!                                                     where the record ends or somebody withdraws
//! result  = color { blank color } | "*"               as in the tag: where it is missing, the text was cut off
//! proof   = "[Dice proof]" line-end { any line }      passed on as it is
//! ```
//!
//! The grammars of moves and positions stand in the modules of their texts.
//!
//! Reading is lenient where nothing can be misunderstood: blanks may stand between all parts, blank lines between
//! lines, lines may end with a carriage return, the last needs no end, tags but `Format` may come in any order, and a
//! comment goes from `;` to the end of its line. Comments are not kept. Writing has one form for each record.
//!
//! # Tags
//!
//! | tag | value | |
//! | --- | --- | --- |
//! | `Format` | `aeroplane-record/1` | required, and the first |
//! | `Rules` | the line that [`Rules`](crate::Rules) writes | required |
//! | `Red`, `Yellow`, `Blue`, `Green` | the players, in any words | `?` where it is left out |
//! | `Dice` | where the rolls come from, in any words | |
//! | `Start` | the text of a [`Position`](crate::Position) | required |
//! | `Result` | the places such as `red blue`, or `*` while the game is not over | required, and checked |
//! | `Scores` | for instance `red=150 blue=-150` | checked; written where the rules score |
//! | `Ended` | `broken off` where nothing follows although the game is not over | |
//! | any other | any words | at most 100 of them, kept in order |
//!
//! A start position in which a roll waits is answered in the first turn of that player, which repeats that roll.
//!
//! # Withdrawals
//!
//! A player can leave the game at any time, whoever's turn it is, on a line of its own. The turn that this interrupts is
//! told on, if it goes on, on another line; a roll that waits for its answer is `?` on the line before and repeated on
//! the line that answers it:
//!
//! ```text
//! 3. blue 6 launch 1, 5 ?
//! 4. red withdraws
//! 5. blue 5 walk 1
//! ```
//!
//! The turn of a player who withdraws in it is over, and the roll that waits is not answered. It can also be that a roll
//! that waits passes by itself when somebody else withdraws: then it is not repeated.

mod error;
mod header;
mod proof;
mod reading;
mod tags;
mod turns;
mod writing;

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::str::FromStr;

pub use error::{RecordError, RecordProblem};
pub use proof::{BadProofLine, ProofLines};
pub use tags::TagError;

use tags::{KnownTag, MOST_OTHER_TAGS, check_value, is_tag_name};

use crate::color::{ByColor, Color};
use crate::game::Game;

/// What stands for a player of whom nothing is known.
const UNKNOWN_PLAYER: &str = "?";
/// What stands for the result of a game that is not over.
const NOT_OVER: &str = "*";
/// The tag of a game that ended in another way than by its rules, …
const ENDED: &str = "Ended";
/// … and what it says.
const BROKEN_OFF: &str = "broken off";
/// What a player does who leaves the game.
const WITHDRAWS: &str = "withdraws";

/// A game with what is worth knowing about it: who played, whose dice were rolled, how they can be checked.
///
/// `Display` writes the record as a text, [`Record::parse`] reads it:
///
/// ```
/// use aeroplane_rules::{Color, Record};
///
/// let text = r#"[Format "aeroplane-record/1"]
/// [Rules "classic planes=2"]
/// [Event "Sunday"]
/// [Red "Ada"]
/// [Blue "greedy"]
/// [Start "red:-,-/blue:-,- red - -"]
/// [Result "*"]
///
/// 1. red 6 launch 1, 3 walk 1
/// 2. blue 5 -
/// 3. red 4 ?
/// *
/// "#;
/// let record = Record::parse(text)?;
/// assert_eq!(record.player(Color::Red), "Ada");
/// assert_eq!(record.tag("Event"), Some("Sunday"));
/// assert_eq!(record.game().rolls().count(), 4);
/// assert_eq!(record.to_string(), text);
/// # Ok::<(), aeroplane_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    game: Game,
    players: ByColor<String>,
    dice: Option<String>,
    other_tags: Vec<(String, String)>,
    proof: Option<ProofLines>,
}

impl Record {
    /// The record of a game of which nothing else is known.
    pub fn new(game: Game) -> Self {
        Self {
            game,
            players: ByColor::from_fn(|_| UNKNOWN_PLAYER.into()),
            dice: None,
            other_tags: Vec::new(),
            proof: None,
        }
    }

    /// Reads a record and plays its game through. The time is proportional to the length of the text.
    ///
    /// # Errors
    ///
    /// A [`RecordError`] with the place of what is wrong: the grammar, the rules, the start position, a roll or a move
    /// that could not be made, or a result that does not follow from them.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        reading::read_record(text)
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The game alone.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// Who plays that color, `?` where nobody said.
    pub fn player(&self, color: Color) -> &str {
        &self.players[color]
    }

    /// Says who plays that color.
    ///
    /// # Errors
    ///
    /// [`TagError`] where the color is not in play or the text cannot be a tag's value.
    pub fn set_player(&mut self, color: Color, player: impl Into<String>) -> Result<(), TagError> {
        if !self.game.start().seats().contains(color) {
            return Err(TagError::EmptySeat(color));
        }
        self.players[color] = checked(player)?;
        Ok(())
    }

    /// Where the rolls come from, if anybody said.
    pub fn dice(&self) -> Option<&str> {
        self.dice.as_deref()
    }

    /// Says where the rolls come from.
    ///
    /// # Errors
    ///
    /// [`TagError`] where the text cannot be a tag's value.
    pub fn set_dice(&mut self, dice: impl Into<String>) -> Result<(), TagError> {
        self.dice = Some(checked(dice)?);
        Ok(())
    }

    /// The tags that mean nothing to the record itself, such as a date, with their values and in order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.other_tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The value of one of [`Record::tags`].
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find_map(|(other, value)| (other == name).then_some(value))
    }

    /// Gives a tag that means nothing to the record itself a value; a new one goes behind the others.
    ///
    /// # Errors
    ///
    /// [`TagError`] where the name or the value is impossible, where the record writes that tag itself, or where there
    /// are too many.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) -> Result<(), TagError> {
        if !is_tag_name(name) {
            return Err(TagError::BadName(name.into()));
        }
        if KnownTag::from_name(name).is_some() {
            return Err(TagError::Reserved(name.into()));
        }
        let value = checked(value)?;
        if let Some((_, old)) = self.other_tags.iter_mut().find(|(other, _)| other == name) {
            *old = value;
            return Ok(());
        }
        if self.other_tags.len() == MOST_OTHER_TAGS {
            return Err(TagError::TooMany);
        }
        self.other_tags.push((name.into(), value));
        Ok(())
    }

    /// Says that the game was broken off: nothing follows, although it is not over.
    ///
    /// # Errors
    ///
    /// [`TagError::TooMany`] where there is no room for one more tag.
    pub fn set_broken_off(&mut self) -> Result<(), TagError> {
        self.set_tag(ENDED, BROKEN_OFF)
    }

    /// Whether the game was broken off, see [`Record::set_broken_off`]. Without it a game that is not over goes on, or its
    /// record was cut off.
    pub fn is_broken_off(&self) -> bool {
        self.tag(ENDED) == Some(BROKEN_OFF)
    }

    /// The lines by which the dice can be checked, if there are any.
    pub const fn proof(&self) -> Option<&ProofLines> {
        self.proof.as_ref()
    }

    /// Adds the lines by which the dice can be checked.
    pub fn set_proof(&mut self, proof: ProofLines) {
        self.proof = Some(proof);
    }

    /// The result, as it stands in the `Result` tag and behind the turns: the players in order of their places, `*` while the game is not over.
    pub fn result(&self) -> String {
        result_of(&self.game)
    }
}

/// Reads as [`Record::parse`] does.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        Self::parse(text)
    }
}

fn checked(value: impl Into<String>) -> Result<String, TagError> {
    let value = value.into();
    check_value(&value)?;
    Ok(value)
}

fn result_of(game: &Game) -> String {
    if game.is_over() {
        let places: Vec<&str> = game.places().iter().map(Color::name).collect();
        places.join(" ")
    } else {
        NOT_OVER.into()
    }
}

/// The value of the `Scores` tag.
fn scores_of(game: &Game) -> Option<String> {
    let scores = game.scores()?;
    let seats = game.start().seats();
    let scores: Vec<String> =
        seats.iter().map(|color| color.to_string() + "=" + &scores[color].to_string()).collect();
    Some(scores.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::ColorSet;
    use crate::position::Position;
    use crate::rules::{Preset, Rules};

    fn empty() -> Record {
        let rules = Rules::from(Preset::Classic);
        let start = Position::start(&rules, ColorSet::OPPOSITE_PAIR, Color::Red).unwrap();
        Record::new(Game::new(rules, start).unwrap())
    }

    #[test]
    fn tags_keep_their_order_and_are_set_once() {
        let mut record = empty();
        record.set_tag("Date", "2026-01-01").unwrap();
        record.set_tag("Event", "Sunday").unwrap();
        record.set_tag("Date", "2026-01-02").unwrap();
        assert!(record.tags().eq([("Date", "2026-01-02"), ("Event", "Sunday")]));
    }

    #[test]
    fn what_could_not_be_read_back_is_not_taken() {
        let mut record = empty();
        assert_eq!(record.set_tag("date", ""), Err(TagError::BadName("date".into())));
        assert_eq!(record.set_tag("Result", "*"), Err(TagError::Reserved("Result".into())));
        assert_eq!(record.set_tag("Date", "a\nb"), Err(TagError::ControlCharacter));
        assert_eq!(record.set_dice("x".repeat(1001)), Err(TagError::TooLong));
        assert_eq!(record.set_player(Color::Green, "Ada"), Err(TagError::EmptySeat(Color::Green)));
        for index in 0..MOST_OTHER_TAGS {
            let name = String::from("T") + &"x".repeat(index % 39) + &"y".repeat(index / 39);
            record.set_tag(&name, "").unwrap();
        }
        assert_eq!(record.set_tag("Date", ""), Err(TagError::TooMany));
    }

    #[test]
    fn a_record_says_what_it_holds() {
        let mut record = empty();
        record.set_player(Color::Blue, r#"the "cat" \ dog"#).unwrap();
        record.set_dice("seed 42").unwrap();
        record.set_proof(ProofLines::new(["C 00".into(), String::new(), "D 11".into()].into()).unwrap());
        let text = record.to_string();
        assert_eq!(
            text,
            r#"[Format "aeroplane-record/1"]
[Rules "classic"]
[Red "?"]
[Blue "the \"cat\" \\ dog"]
[Dice "seed 42"]
[Start "red:-,-,-,-/blue:-,-,-,- red - -"]
[Result "*"]

*

[Dice proof]
C 00

D 11
"#
        );
        let read = Record::parse(&text).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.proof().map(ProofLines::first_line), Some(12));
    }
}
