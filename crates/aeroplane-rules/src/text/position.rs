//! The text of a position: one line, like a FEN of chess.
//!
//! ```text
//! position = fleets " " turn " " streak " " places
//! fleets   = fleet { "/" fleet }                 the seats in play, in turn order
//! fleet    = color ":" cell { "," cell }         the planes in order of their number
//! cell     = "-" | progress [ "a" | "b" ]        "-" is the hangar; a letter marks the planes of one stack
//! progress = "0" … "56"                          0 launch pad, 1–50 ring, 51–55 home column, 56 home
//! turn     = color [ ":" ( roll | "over" ) ]     who is to roll, has to answer the roll, or ended the game
//! roll     = "1" … "6"
//! streak   = "-" | six { "," six }               the sixes of the turn
//! six      = "x" | plane { "+" plane }           the planes that it moved, by number; "x" for none
//! places   = "-" | color { ">" color }           who has finished, the winner first
//! color    = "red" | "yellow" | "blue" | "green"
//! ```
//!
//! Spaces are single ones, numbers have no leading zeros, planes of a six ascend, and in each fleet the letter `a`
//! appears before `b`. So a position has exactly one text – but under automatic stacking, where stacks are implied, the
//! letters may be left out.

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::cursor::{Cursor, is_digit, is_letter};
use super::error::TextError;
use super::planes::{read_planes, write_planes};
use crate::color::{ByColor, Color, ColorSet};
use crate::geometry::Spot;
use crate::plane::PlaneSet;
use crate::position::{Position, Setup, Turn};
use crate::roll::Roll;

/// The letters that mark stacks; four planes form at most two.
const STACK_LETTERS: [&str; 2] = ["a", "b"];

/// Writes the position as one line, for instance `red:-,0,18a,18a/blue:56,53,-,2 red:6 1 -`.
///
/// Fields: the planes of each seat, `-` in the hangar and with a letter where they form a stack; whose turn it is, with
/// the roll that waits for an answer or `over`; the planes moved by each six of the streak; the places.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, color) in self.seats().iter().enumerate() {
            let separator = if index == 0 { "" } else { "/" };
            write!(f, "{separator}{color}")?;
            write_cells(f, self, color)?;
        }
        match self.turn() {
            Turn::ToRoll(color) => write!(f, " {color} ")?,
            Turn::ToMove(color, roll) => write!(f, " {color}:{roll} ")?,
            Turn::Over(color) => write!(f, " {color}:over ")?,
        }
        if self.streak().is_empty() {
            f.write_str("-")?;
        }
        for (index, moved) in self.streak().iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "," })?;
            write_planes(f, moved)?;
        }
        f.write_str(if self.places().is_empty() { " -" } else { " " })?;
        for (index, color) in self.places().iter().enumerate() {
            write!(f, "{}{color}", if index == 0 { "" } else { ">" })?;
        }
        Ok(())
    }
}

fn write_cells(f: &mut fmt::Formatter<'_>, position: &Position, color: Color) -> fmt::Result {
    let stacks = position.fleet(color).stacks();
    for (index, (plane, spot)) in position.planes(color).enumerate() {
        f.write_str(if index == 0 { ":" } else { "," })?;
        if spot == Spot::HANGAR {
            f.write_str("-")?;
        } else {
            write!(f, "{spot}")?;
        }
        let letter = stacks.iter().zip(STACK_LETTERS).find(|(stack, _)| stack.contains(plane));
        f.write_str(letter.map_or("", |(_, letter)| letter))?;
    }
    Ok(())
}

/// Reads the line that [`Position`] writes. Only the rules tell whether the position is possible: see
/// [`Position::new`].
///
/// ```
/// use aeroplane_rules::{Position, Preset, Rules, Setup};
///
/// let text = "red:-,0,18a,18a/blue:56,53,-,2 red:6 1 -";
/// let setup: Setup = text.parse()?;
/// let position = Position::new(&setup, &Rules::from(Preset::Classic))?;
/// assert_eq!(position.to_string(), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`TextError`] where the line does not have that form or names a color or a plane that is not in play.
impl FromStr for Setup {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        read_position(Cursor::new(text))
    }
}

/// Reads a position that fills the rest of the text.
pub(super) fn read_position(mut cursor: Cursor<'_>) -> Result<Setup, TextError> {
    let mut setup = Setup { planes: ByColor::default(), ..Setup::empty(Color::Red) };
    let seats = read_fleets(&mut cursor, &mut setup)?;
    read_turn(&mut cursor, &mut setup, seats)?;
    cursor.require(" ", "a space and the streak")?;
    read_streak(&mut cursor, &mut setup)?;
    cursor.require(" ", "\",\" or a space and the places")?;
    read_places(&mut cursor, &mut setup, seats)?;
    if cursor.is_at_end() { Ok(setup) } else { Err(cursor.unexpected("the end of the position")) }
}

/// Reads the fleets and the space behind them.
fn read_fleets(cursor: &mut Cursor<'_>, setup: &mut Setup) -> Result<ColorSet, TextError> {
    let mut seats = ColorSet::EMPTY;
    let mut open = ColorSet::ALL;
    loop {
        let color = read_color(cursor, open)?;
        seats = seats.with(color);
        open = Color::ALL.into_iter().filter(|&other| other > color).collect();
        cursor.require(":", "\":\" and the planes")?;
        let fleet = Fleet::read(cursor)?;
        setup.planes[color] = Some(fleet.planes);
        setup.stacks[color] = fleet.stacks;
        if cursor.take(" ") {
            return Ok(seats);
        }
        let next_plane_or_fleet = if open.is_empty() {
            "\",\" or a space and the turn"
        } else {
            "\",\", \"/\" or a space and the turn"
        };
        if open.is_empty() || !cursor.take("/") {
            return Err(cursor.unexpected(next_plane_or_fleet));
        }
    }
}

/// One fleet as a setup holds it.
#[derive(Default)]
struct Fleet {
    planes: Vec<i64>,
    stacks: Vec<Vec<u64>>,
}

impl Fleet {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, TextError> {
        let mut fleet = Self::default();
        fleet.read_cell(cursor)?;
        while cursor.take(",") {
            fleet.read_cell(cursor)?;
        }
        Ok(fleet)
    }

    fn read_cell(&mut self, cursor: &mut Cursor<'_>) -> Result<(), TextError> {
        if cursor.take("-") {
            self.planes.push(Spot::HANGAR.progress().into());
            return Ok(());
        }
        let progress = cursor.read(is_digit, |digits| {
            let progress = digits.parse().ok().filter(|_| !has_leading_zero(digits))?;
            Spot::new(progress)
        });
        let spot =
            progress.ok_or_else(|| cursor.unexpected("\"-\" (the hangar) or a progress from 0 to 56"))?;
        let index = self.planes.len() as u64;
        self.planes.push(spot.progress().into());
        let known = STACK_LETTERS.into_iter().take(self.stacks.len() + 1);
        if let Some(stack) = known.clone().position(|letter| cursor.take(letter)) {
            match self.stacks.get_mut(stack) {
                Some(planes) => planes.push(index),
                None => self.stacks.push(Vec::from([index])),
            }
        } else if STACK_LETTERS.iter().any(|letter| cursor.sees(letter)) {
            return Err(cursor.unexpected("\"a\", for the first stack of a color is called a"));
        }
        Ok(())
    }
}

fn has_leading_zero(digits: &str) -> bool {
    digits.len() > 1 && digits.starts_with('0')
}

fn read_turn(cursor: &mut Cursor<'_>, setup: &mut Setup, seats: ColorSet) -> Result<(), TextError> {
    setup.turn = read_color(cursor, seats)?;
    if cursor.take(":") {
        setup.over = cursor.take_word("over");
        if !setup.over {
            let roll = read_roll(cursor);
            setup.roll = Some(roll.ok_or_else(|| cursor.unexpected("a roll from 1 to 6, or over"))?);
        }
    }
    Ok(())
}

fn read_streak(cursor: &mut Cursor<'_>, setup: &mut Setup) -> Result<(), TextError> {
    if cursor.take("-") {
        return Ok(());
    }
    let planes = setup.planes[setup.turn].as_ref().map_or(0, Vec::len);
    // More planes than four are refused with the rules at hand; a six cannot name them.
    let count = u8::try_from(planes).map_or(PlaneSet::ALL.len(), |count| count.min(PlaneSet::ALL.len()));
    loop {
        let moved = read_planes(cursor, count)?;
        setup.streak.push(moved.iter().map(|plane| plane.index() as u64).collect());
        if !cursor.take(",") {
            return Ok(());
        }
    }
}

fn read_places(cursor: &mut Cursor<'_>, setup: &mut Setup, seats: ColorSet) -> Result<(), TextError> {
    if cursor.take("-") {
        return Ok(());
    }
    let mut open = seats;
    loop {
        let color = read_color(cursor, open)?;
        open = open.without(color);
        setup.places.push(color);
        if open.is_empty() || !cursor.take(">") {
            return Ok(());
        }
    }
}

/// Reads one of these colors.
fn read_color(cursor: &mut Cursor<'_>, colors: ColorSet) -> Result<Color, TextError> {
    let color = cursor.read(is_letter, |word| word.parse().ok().filter(|&color| colors.contains(color)));
    color.ok_or_else(|| {
        let names: Vec<String> = colors.iter().map(|color| color.to_string()).collect();
        cursor.unexpected(match names.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
            None => "no further color".into(),
        })
    })
}

/// Reads a roll, if one is next.
pub(super) fn read_roll(cursor: &mut Cursor<'_>) -> Option<Roll> {
    cursor.read(is_digit, |digits| {
        let pips = digits.parse().ok().filter(|_| !has_leading_zero(digits))?;
        Roll::new(pips)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Preset, Rules};

    fn again(text: &str, rules: &Rules) -> String {
        let setup: Setup = text.parse().unwrap();
        Position::new(&setup, rules).unwrap().to_string()
    }

    #[test]
    fn positions_of_every_kind_round_trip() {
        let rules = Rules::from(Preset::Classic);
        for text in [
            "red:-,-,-,-/blue:-,-,-,- red - -",
            "red:-,0,18a,18a/blue:56,53,-,2 red:6 1 -",
            "red:5a,7b,5a,7b/yellow:9,9,9,9 yellow x,1+2 -",
            "yellow:9a,9a,9b,9b/green:51,52,53,- green 1+2+3+4 -",
            "red:56,56,56,56/yellow:-,-,-,-/blue:1,2,3,4 blue:2 - red",
            "red:56,56,56,56/yellow:-,0,0,7/green:56,56,56,56 red:over - green>red>yellow",
        ] {
            assert_eq!(again(text, &rules), text);
        }
    }

    #[test]
    fn automatic_stacks_may_go_without_letters() {
        let rules = Rules::from(Preset::ChineseBasic);
        let lettered = "red:3a,7b,7b,3a/blue:-,-,-,- red - -";
        assert_eq!(again(lettered, &rules), lettered);
        assert_eq!(again("red:3,7,7,3/blue:-,-,-,- red - -", &rules), lettered);
    }

    #[test]
    fn a_bad_line_is_refused_where_it_is_bad() {
        let cases = [
            ("", 1, "red, yellow, blue or green"),
            ("pink:-", 1, "red, yellow, blue or green"),
            ("blue:-/red:- blue - -", 8, "green"),
            ("blue:-/blue:- blue - -", 8, "green"),
            ("red", 4, "\":\" and the planes"),
            ("red:57", 5, "\"-\" (the hangar) or a progress from 0 to 56"),
            ("red:-1", 6, "\",\", \"/\" or a space and the turn"),
            ("red:07", 5, "\"-\" (the hangar) or a progress from 0 to 56"),
            ("red:7b", 6, "\"a\", for the first stack of a color is called a"),
            ("red:7c", 6, "\",\", \"/\" or a space and the turn"),
            ("green:7 red", 9, "green"),
            ("red:-/green:7/", 14, "\",\" or a space and the turn"),
            ("red:-/blue:- yellow - -", 14, "red or blue"),
            ("red:-/blue:- red:7 - -", 18, "a roll from 1 to 6, or over"),
            ("red:-/blue:- red- -", 17, "a space and the streak"),
            ("red:-/blue:- red 2 -", 18, "a plane number from 1 to 1"),
            ("red:-/blue:- red 1x -", 19, "\",\" or a space and the places"),
            ("red:-/blue:- red  - -", 18, "a plane number from 1 to 1"),
            ("red:-/blue:- red - green", 20, "red or blue"),
            ("red:-/blue:- red - red>red", 24, "blue"),
            ("red:-/blue:- red - red>blue>red", 28, "the end of the position"),
            ("red:-/blue:- red - - ", 21, "the end of the position"),
        ];
        for (text, column, expected) in cases {
            let error = text.parse::<Setup>().unwrap_err();
            assert_eq!((error.place.line, error.place.column), (1, column), "{text}");
            assert_eq!(error.expected, expected, "{text}");
        }
    }

    #[test]
    fn the_rules_judge_what_the_grammar_lets_pass() {
        let rules = Rules::from(Preset::Classic);
        for text in [
            "red:-,-,-,-,-/blue:-,-,-,- red - -",
            "red:7a,-,-,-/blue:-,-,-,- red - -",
            "red:7a,8a,-,-/blue:-,-,-,- red - -",
            "red:0a,0a,-,-/blue:-,-,-,- red - -",
            "red:-,-,-,-/blue:-,-,-,- red 1,2,3 -",
            "red:-,-,-,-/blue:-,-,-,- red:over - -",
            "red:-,-,-,-/blue:-,-,-,- red - blue",
            "red:-,-,-,- red - -",
        ] {
            let setup: Setup = text.parse().unwrap();
            assert!(Position::new(&setup, &rules).is_err(), "{text}");
        }
    }
}
