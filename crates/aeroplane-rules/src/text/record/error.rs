//! What can be wrong with a record, and where.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;

use super::tags::{FORMAT, TagError};
use crate::color::Color;
use crate::moves::Move;
use crate::play::NotInGame;
use crate::position::PositionError;
use crate::roll::Roll;
use crate::rules::RulesError;
use crate::text::error::{Found, Location, TextError};

/// A record that was refused: where, and why.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct RecordError {
    /// Where the mistake is.
    pub place: Location,
    /// What it is.
    pub problem: RecordProblem,
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordProblem {
    /// The text does not follow the grammar, or the game asks for something else at this point.
    #[error("expected {expected}, found {found}")]
    Unexpected {
        /// What could have stood there.
        expected: String,
        /// What stands there.
        found: Found,
    },
    /// The record is in another format.
    #[error("this is a record in format {0:?}, but only {FORMAT:?} can be read")]
    Format(String),
    /// A required tag is missing.
    #[error("the tag {0} is missing: every record has Format, Rules, Start and Result")]
    MissingTag(&'static str),
    /// A tag is given twice.
    #[error("the tag {0} is given twice")]
    RepeatedTag(String),
    /// A tag is impossible.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// The rules are wrong.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// No game under these rules can hold the start position.
    #[error("the start position is impossible: {0}")]
    Position(#[from] PositionError),
    /// The answer to a roll is not legal.
    #[error("{color} cannot answer {roll} with \"{answer}\"; legal is {}", listed(.legal))]
    IllegalMove {
        /// The player.
        color: Color,
        /// The roll.
        roll: Roll,
        /// The answer that the record gives.
        answer: Move,
        /// The legal answers.
        legal: Vec<Move>,
    },
    /// Somebody withdraws who cannot.
    #[error(transparent)]
    NotInGame(#[from] NotInGame),
    /// A roll is marked as passed that has an answer.
    #[error("{color}'s {roll} does not pass by itself; legal is {}", listed(.legal))]
    NotPassed {
        /// The player.
        color: Color,
        /// The roll.
        roll: Roll,
        /// The legal answers.
        legal: Vec<Move>,
    },
    /// A roll has an answer although it passes by itself.
    #[error("{color}'s {roll} passes by itself: expected \"-\", found {found}")]
    Passed {
        /// The player.
        color: Color,
        /// The roll.
        roll: Roll,
        /// What stands there.
        found: Found,
    },
    /// A turn ends too early, and another one follows.
    #[error("{0} rolls again: expected \",\" and the next roll on this line, found the end of the line")]
    TurnGoesOn(Color),
    /// A turn goes on although it is over.
    #[error("{0}'s turn is over: expected the end of the line, found \",\"")]
    TurnOver(Color),
    /// The text ends before the result that stands behind the turns.
    #[error("the record ends before its result: it may have been cut off")]
    CutOff,
    /// The result does not follow from the moves.
    #[error("Result is {found:?}, but the moves lead to {expected:?}")]
    Result {
        /// What the tag should say.
        expected: String,
        /// What it says.
        found: String,
    },
    /// The scores do not follow from the moves.
    #[error(
        "Scores is {found:?}, but {}",
        .expected.as_ref().map_or("nothing is scored in this record: leave the tag out".into(), |scores| format!("the moves lead to {scores:?}"))
    )]
    Scores {
        /// What the tag should say, `None` where it should not be there.
        expected: Option<String>,
        /// What it says.
        found: String,
    },
}

impl RecordError {
    pub(super) fn new(place: Location, problem: impl Into<RecordProblem>) -> Self {
        let problem = problem.into();
        Self { place, problem }
    }
}

impl From<TextError> for RecordError {
    fn from(error: TextError) -> Self {
        let TextError { place, expected, found } = error;
        Self::new(place, RecordProblem::Unexpected { expected, found })
    }
}

fn listed(moves: &[Move]) -> String {
    let mut list = String::new();
    for (index, answer) in moves.iter().enumerate() {
        let separator = if index == 0 { "" } else { ", " };
        // Writing to a String cannot fail.
        let _ = write!(list, "{separator}\"{answer}\"");
    }
    list
}
