//! Reading proofs and sealed parts.

use alloc::vec::Vec;
use core::str::FromStr;

use aeroplane_rules::{ByColor, Color};

use super::cursor::{Cursor, Lines};
use super::error::{Expected, TextError};
use super::{NO_LINK, PROOF_HEADING, SEALED_HEADING};
use crate::committed::chain::Chain;
use crate::committed::faces::Faces;
use crate::committed::local::Sealed;
use crate::committed::proof::{Proof, Transcript};
use crate::committed::record::RollRecord;
use crate::committed::roster::{Roster, SeatKind};
use crate::committed::secret::Secret;
use crate::committed::terms::{Mix, Terms};
use crate::committed::value::{HexError, Link, RevealedSecret};

impl Proof {
    /// Reads a proof from its lines, without their line feeds. The grammar is in [`text`](super).
    ///
    /// # Errors
    ///
    /// [`TextError`] says where the lines stop being a proof; its line numbers count from the first line given.
    pub fn from_lines<'text>(lines: impl IntoIterator<Item = &'text str>) -> Result<Self, TextError> {
        let mut lines = Lines::new(lines.into_iter());
        heading(&mut lines, PROOF_HEADING)?;
        let game = value_line(&mut lines, "game")?;
        let rules = value_line(&mut lines, "rules")?;
        let commitment = value_line(&mut lines, "commitment")?;
        let roster = roster(&mut lines)?;
        let mix = mix(&mut lines, &roster)?;
        let start = start(&mut lines, &roster)?;
        let rolls = rolls(&mut lines)?;
        let secret = match lines.next_if("secret") {
            Some(cursor) => Some(only_value::<RevealedSecret>(cursor)?),
            None => None,
        };
        lines.end(match secret {
            Some(_) => Expected::EndOfText,
            None => Expected::OneOf(&["roll", "secret"]),
        })?;
        let terms = Terms { game, commitment, rules, roster, mix };
        Ok(Self { transcript: Transcript { terms, start, rolls }, secret })
    }
}

/// Reads what `Display` writes; the last line feed may be missing.
impl FromStr for Proof {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::from_lines(lines_of(text))
    }
}

impl Sealed {
    /// Reads the secret part of a saved game from its lines, without their line feeds. The grammar is in
    /// [`text`](super).
    ///
    /// # Errors
    ///
    /// [`TextError`] says where the lines stop being such a part; its line numbers count from the first line given.
    pub fn from_lines<'text>(lines: impl IntoIterator<Item = &'text str>) -> Result<Self, TextError> {
        let mut lines = Lines::new(lines.into_iter());
        heading(&mut lines, SEALED_HEADING)?;
        let secret = value_line::<RevealedSecret>(&mut lines, "secret")?;
        let mut chains = ByColor([const { None }; 4]);
        let mut last = None;
        while let Some(mut cursor) = lines.next_if("chain") {
            let seat = later_seat(&mut cursor, &mut last)?;
            cursor.space()?;
            let link = only_value::<Link>(cursor)?;
            chains[seat] = Some(Chain::new(*link.as_bytes()));
        }
        lines.end(match last {
            Some(Color::Green) => Expected::EndOfText,
            None | Some(Color::Red | Color::Yellow | Color::Blue) => Expected::Text("chain"),
        })?;
        Ok(Self { secret: Secret::from(secret), chains })
    }
}

/// Reads what [`LocalDice::sealed_text`](crate::LocalDice::sealed_text) writes; the last line feed may be missing.
impl FromStr for Sealed {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::from_lines(lines_of(text))
    }
}

fn lines_of(text: &str) -> impl Iterator<Item = &str> {
    text.strip_suffix('\n').unwrap_or(text).split('\n')
}

fn heading<'text>(
    lines: &mut Lines<'text, impl Iterator<Item = &'text str>>,
    heading: &'static str,
) -> Result<(), TextError> {
    let mut cursor = lines.next(Expected::Text(heading))?;
    cursor.begin(heading)?;
    cursor.end()
}

/// A line of a word and a value.
fn value_line<'text, T: FromStr<Err = HexError>>(
    lines: &mut Lines<'text, impl Iterator<Item = &'text str>>,
    word: &'static str,
) -> Result<T, TextError> {
    only_value(lines.next_after(word)?)
}

/// A value that ends its line.
fn only_value<T: FromStr<Err = HexError>>(mut cursor: Cursor<'_>) -> Result<T, TextError> {
    let value = cursor.value()?;
    cursor.end()?;
    Ok(value)
}

fn color(cursor: &mut Cursor<'_>) -> Result<Color, TextError> {
    const NAMES: [&str; 4] =
        [Color::Red.name(), Color::Yellow.name(), Color::Blue.name(), Color::Green.name()];
    cursor.meaning(|word| word.parse().ok()).ok_or_else(|| cursor.expected(Expected::OneOf(&NAMES)))
}

/// A color that comes after the last one, so that no seat stands twice and all have one order.
fn later_seat(cursor: &mut Cursor<'_>, last: &mut Option<Color>) -> Result<Color, TextError> {
    let error = cursor.expected(Expected::LaterSeat);
    let seat = color(cursor)?;
    if last.is_some_and(|last| seat <= last) {
        return Err(error);
    }
    *last = Some(seat);
    Ok(seat)
}

fn link(cursor: &mut Cursor<'_>) -> Result<Option<Link>, TextError> {
    match cursor.meaning(|word| (word == NO_LINK).then_some(())) {
        Some(()) => Ok(None),
        None => cursor.value().map(Some),
    }
}

fn roster<'text>(lines: &mut Lines<'text, impl Iterator<Item = &'text str>>) -> Result<Roster, TextError> {
    let mut seats = ByColor([None; 4]);
    let mut last = None;
    while let Some(mut cursor) = lines.next_if("seat") {
        let seat = later_seat(&mut cursor, &mut last)?;
        cursor.space()?;
        let kind = kind(&mut cursor)?;
        cursor.end()?;
        seats[seat] = Some(kind);
    }
    Ok(Roster::new(seats))
}

fn kind(cursor: &mut Cursor<'_>) -> Result<SeatKind, TextError> {
    enum Kind {
        Human,
        Unanchored,
        Bot,
    }
    let kind = cursor
        .meaning(|word| match word {
            "human" => Some(Kind::Human),
            "unanchored" => Some(Kind::Unanchored),
            "bot" => Some(Kind::Bot),
            _ => None,
        })
        .ok_or_else(|| cursor.expected(Expected::OneOf(&["human", "unanchored", "bot"])))?;
    match kind {
        Kind::Human => {
            cursor.space()?;
            cursor.value().map(SeatKind::Human)
        }
        Kind::Unanchored => Ok(SeatKind::HumanWithoutAnchor),
        Kind::Bot => Ok(SeatKind::Bot),
    }
}

/// One line for every seat with an anchor, so that an absent link is said and not merely left out.
fn mix<'text>(
    lines: &mut Lines<'text, impl Iterator<Item = &'text str>>,
    roster: &Roster,
) -> Result<Mix, TextError> {
    let mut first = ByColor([None; 4]);
    let anchored = roster.seats().filter(|(_, kind)| kind.anchor().is_some());
    for (index, (seat, _)) in anchored.enumerate() {
        let mut cursor = match index {
            0 => lines.next_of("mix", Expected::OneOf(&["seat", "mix"]))?,
            _ => lines.next_after("mix")?,
        };
        cursor.exactly(seat.name(), Expected::Text(seat.name()))?;
        cursor.space()?;
        first[seat] = link(&mut cursor)?;
        cursor.end()?;
    }
    Ok(Mix::new(first))
}

fn start<'text, T: FromStr<Err = HexError>>(
    lines: &mut Lines<'text, impl Iterator<Item = &'text str>>,
    roster: &Roster,
) -> Result<T, TextError> {
    let no_mix = roster.seats().all(|(_, kind)| kind.anchor().is_none());
    let expected = if no_mix { Expected::OneOf(&["seat", "start"]) } else { Expected::Text("start") };
    only_value(lines.next_of("start", expected)?)
}

fn rolls<'text>(
    lines: &mut Lines<'text, impl Iterator<Item = &'text str>>,
) -> Result<Vec<RollRecord>, TextError> {
    let mut rolls = Vec::new();
    while let Some(cursor) = lines.next_if("roll") {
        rolls.push(roll(cursor)?);
    }
    Ok(rolls)
}

fn roll(mut cursor: Cursor<'_>) -> Result<RollRecord, TextError> {
    let number = cursor.number(1, u32::MAX)?;
    cursor.space()?;
    let seat = color(&mut cursor)?;
    cursor.space()?;
    cursor.begin("d")?;
    let here = cursor.expected(Expected::Number { least: 1, most: 255 });
    let faces = u8::try_from(cursor.number(1, 255)?).ok().and_then(Faces::new).ok_or(here)?;
    cursor.space()?;
    let most = u32::from(faces.get());
    let here = cursor.expected(Expected::Number { least: 1, most });
    let value = u8::try_from(cursor.number(1, most)?).map_err(|_| here)?;
    cursor.space()?;
    let link = link(&mut cursor)?;
    cursor.space()?;
    let head = only_value(cursor)?;
    Ok(RollRecord { number, seat, faces, link, value, head })
}
