//! Reading the tags of a record.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::UNKNOWN_PLAYER;
use super::error::{RecordError, RecordProblem};
use super::proof::HEADING;
use super::reading::{finish_line, skip_empty_lines};
use super::tags::{FORMAT, KnownTag, LONGEST_VALUE, MOST_OTHER_TAGS, TagError, is_tag_name};
use crate::color::{ByColor, Color};
use crate::position::Position;
use crate::rules::Rules;
use crate::text::cursor::{Cursor, is_letter};
use crate::text::error::{Found, Location, TextError};
use crate::text::position::read_position;

/// What the tags say.
pub(super) struct Header {
    pub(super) rules: Rules,
    pub(super) start: Position,
    pub(super) players: ByColor<String>,
    pub(super) dice: Option<String>,
    pub(super) other_tags: Vec<(String, String)>,
    pub(super) result: Located,
    pub(super) scores: Option<Located>,
}

/// A tag's value and where it stands.
pub(super) struct Located {
    pub(super) text: String,
    pub(super) place: Location,
}

/// The tags as they stand in the text.
struct Tags {
    known: Vec<(KnownTag, Located)>,
    other: Vec<(String, String)>,
    /// Where the tags end.
    end: Location,
}

/// Reads the tags up to the first turn, the proof or the end.
pub(super) fn read_header(cursor: &mut Cursor<'_>) -> Result<Header, RecordError> {
    let mut tags = read_tags(cursor)?;
    let rules_tag = tags.require(KnownTag::Rules)?;
    let rules: Rules = rules_tag
        .text
        .parse()
        .map_err(|error| RecordError::new(rules_tag.place, RecordProblem::Rules(error)))?;
    let start = read_start(&tags.require(KnownTag::Start)?, &rules)?;

    let mut players = ByColor::from_fn(|_| UNKNOWN_PLAYER.into());
    for color in Color::ALL {
        match tags.take(KnownTag::Player(color)) {
            Some(player) if start.seats().contains(color) => players[color] = player.text,
            Some(player) => return Err(RecordError::new(player.place, TagError::EmptySeat(color))),
            None => {}
        }
    }
    Ok(Header {
        rules,
        start,
        players,
        dice: tags.take(KnownTag::Dice).map(|dice| dice.text),
        result: tags.require(KnownTag::Result)?,
        scores: tags.take(KnownTag::Scores),
        other_tags: tags.other,
    })
}

fn read_start(tag: &Located, rules: &Rules) -> Result<Position, RecordError> {
    let setup = read_position(Cursor::at(&tag.text, tag.place)).map_err(|error| TextError {
        // The value ends with a quote, not with the record.
        found: match error.found {
            Found::TextEnd => Found::Text("\"".into()),
            Found::Text(_) | Found::LineEnd => error.found,
        },
        ..error
    })?;
    Position::new(&setup, rules).map_err(|error| RecordError::new(tag.place, RecordProblem::Position(error)))
}

impl Tags {
    fn take(&mut self, tag: KnownTag) -> Option<Located> {
        let index = self.known.iter().position(|&(known, _)| known == tag)?;
        Some(self.known.swap_remove(index).1)
    }

    fn require(&mut self, tag: KnownTag) -> Result<Located, RecordError> {
        let missing = RecordProblem::MissingTag(tag.name());
        self.take(tag).ok_or(RecordError::new(self.end, missing))
    }
}

fn read_tags(cursor: &mut Cursor<'_>) -> Result<Tags, RecordError> {
    let mut tags = Tags { known: Vec::new(), other: Vec::new(), end: cursor.place() };
    skip_empty_lines(cursor)?;
    read_format(cursor)?;
    skip_empty_lines(cursor)?;
    while cursor.sees("[") && !cursor.sees(HEADING) {
        let place = cursor.place();
        let (name, value) = read_tag(cursor)?;
        let is_repeated = match KnownTag::from_name(&name) {
            Some(KnownTag::Format) => true,
            Some(tag) => {
                let is_repeated = tags.known.iter().any(|&(known, _)| known == tag);
                tags.known.push((tag, value));
                is_repeated
            }
            None => {
                if tags.other.len() == MOST_OTHER_TAGS {
                    return Err(RecordError::new(place, TagError::TooMany));
                }
                let is_repeated = tags.other.iter().any(|(other, _)| *other == name);
                tags.other.push((name.clone(), value.text));
                is_repeated
            }
        };
        if is_repeated {
            return Err(RecordError::new(place, RecordProblem::RepeatedTag(name)));
        }
        skip_empty_lines(cursor)?;
    }
    tags.end = cursor.place();
    Ok(tags)
}

/// Reads the tag with which every record begins.
fn read_format(cursor: &mut Cursor<'_>) -> Result<(), RecordError> {
    let beginning = format!("[Format \"{FORMAT}\"], with which every record begins");
    if !cursor.sees("[Format") {
        return Err(cursor.unexpected(beginning).into());
    }
    let place = cursor.place();
    let (name, format) = read_tag(cursor)?;
    if name != KnownTag::Format.name() {
        return Err(RecordError::new(place, RecordProblem::MissingTag(KnownTag::Format.name())));
    }
    if format.text == FORMAT {
        Ok(())
    } else {
        Err(RecordError::new(format.place, RecordProblem::Format(format.text)))
    }
}

fn read_tag(cursor: &mut Cursor<'_>) -> Result<(String, Located), RecordError> {
    cursor.require("[", "\"[\"")?;
    let name = cursor.read(is_letter, |name| is_tag_name(name).then(|| String::from(name)));
    let name = name.ok_or_else(|| {
        cursor.unexpected("a tag's name: a capital letter and then letters, at most 40 of them")
    })?;
    cursor.blanks()?;
    cursor.require("\"", "the tag's value in quotes")?;
    let place = cursor.place();
    let text = read_value(cursor)?;
    cursor.skip_blanks();
    cursor.require("]", "\"]\" behind the tag's value")?;
    finish_line(cursor)?;
    Ok((name, Located { text, place }))
}

/// Reads a value and the quote behind it.
fn read_value(cursor: &mut Cursor<'_>) -> Result<String, RecordError> {
    let place = cursor.place();
    let mut value = String::new();
    let mut length = 0;
    while !cursor.take("\"") {
        if cursor.take("\\") && !cursor.sees("\"") && !cursor.sees("\\") {
            return Err(cursor.unexpected("a quote or a backslash behind the backslash").into());
        }
        match cursor.peek() {
            Some(character) if !character.is_control() => value.push(character),
            Some(_) if !cursor.sees_line_end() => {
                return Err(RecordError::new(cursor.place(), TagError::ControlCharacter));
            }
            Some(_) | None => return Err(cursor.unexpected("a quote at the end of the value").into()),
        }
        cursor.advance();
        length += 1;
        if length > LONGEST_VALUE {
            return Err(RecordError::new(place, TagError::TooLong));
        }
    }
    Ok(value)
}
