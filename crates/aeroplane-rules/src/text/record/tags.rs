//! The tags of a record: their names and what their values can be.

use alloc::string::String;

use crate::color::Color;

/// The format that this crate writes and reads.
pub(super) const FORMAT: &str = "aeroplane-record/1";
/// The longest tag name, in letters.
const LONGEST_NAME: usize = 40;
/// The longest value, in characters. All rule options together take about 600.
pub(super) const LONGEST_VALUE: usize = 1000;
/// The most tags beside the known ones; so many can be looked through for each new one.
pub(super) const MOST_OTHER_TAGS: usize = 100;

/// A tag that the record itself understands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum KnownTag {
    Format,
    Rules,
    Player(Color),
    Dice,
    Start,
    Result,
    Scores,
}

impl KnownTag {
    const ALL: [Self; 10] = [
        Self::Format,
        Self::Rules,
        Self::Player(Color::Red),
        Self::Player(Color::Yellow),
        Self::Player(Color::Blue),
        Self::Player(Color::Green),
        Self::Dice,
        Self::Start,
        Self::Result,
        Self::Scores,
    ];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Format => "Format",
            Self::Rules => "Rules",
            Self::Player(Color::Red) => "Red",
            Self::Player(Color::Yellow) => "Yellow",
            Self::Player(Color::Blue) => "Blue",
            Self::Player(Color::Green) => "Green",
            Self::Dice => "Dice",
            Self::Start => "Start",
            Self::Result => "Result",
            Self::Scores => "Scores",
        }
    }

    pub(super) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tag| tag.name() == name)
    }
}

/// Why something cannot be a tag of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TagError {
    /// The name is none.
    #[error("{0:?} cannot name a tag: expected a capital letter and then letters, at most {LONGEST_NAME}")]
    BadName(String),
    /// The record fills that tag by itself or has a method of its own for it.
    #[error("the tag {0} cannot be set by name: the record has its own place for it")]
    Reserved(String),
    /// The value has a line break, a tab or another control character.
    #[error("a tag's value cannot have line breaks, tabs or other control characters")]
    ControlCharacter,
    /// The value is too long.
    #[error("a tag's value has at most {LONGEST_VALUE} characters")]
    TooLong,
    /// There are too many tags.
    #[error("a record has at most {MOST_OTHER_TAGS} tags beside those that every record can have")]
    TooMany,
    /// The player of a color that is not in play is named.
    #[error("{0} is not in play and can have no player")]
    EmptySeat(Color),
}

pub(super) fn is_tag_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_uppercase())
        && name.chars().all(|letter| letter.is_ascii_alphabetic())
        && name.len() <= LONGEST_NAME
}

/// Whether the text can be the value of a tag.
pub(super) fn check_value(value: &str) -> Result<(), TagError> {
    if value.chars().any(char::is_control) {
        Err(TagError::ControlCharacter)
    } else if value.chars().count() > LONGEST_VALUE {
        Err(TagError::TooLong)
    } else {
        Ok(())
    }
}
