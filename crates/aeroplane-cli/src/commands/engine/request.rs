//! What a request asks for, and everything that can be wrong with one.

use aeroplane_rules::{Position, PositionError, Roll, Rules, Setup, TextError};
use serde::Deserialize;
use serde_json::value::RawValue;

/// A request as it stands on its line, its parts not yet read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Request<'a> {
    #[serde(borrow, default)]
    pub(super) id: Option<&'a RawValue>,
    #[serde(borrow)]
    op: &'a RawValue,
    #[serde(borrow, default)]
    rules: Option<&'a RawValue>,
    #[serde(borrow, default)]
    position: Option<&'a RawValue>,
    #[serde(borrow, default)]
    roll: Option<&'a RawValue>,
}

/// The id of a request that is otherwise unusable.
#[derive(Deserialize)]
pub(super) struct IdOnly<'a> {
    #[serde(borrow, default)]
    pub(super) id: Option<&'a RawValue>,
}

/// What can be asked.
enum Operation {
    Moves,
    Rules,
    Position,
}

impl Operation {
    fn of(json: &str) -> Option<Self> {
        match json {
            r#""moves""# => Some(Self::Moves),
            r#""rules""# => Some(Self::Rules),
            r#""position""# => Some(Self::Position),
            _ => None,
        }
    }
}

/// A question that has an answer.
pub(super) enum Question {
    /// What every legal answer to the roll leads to.
    Moves { rules: Rules, position: Position, roll: Roll },
    /// The resolved options of the rules.
    Rules { rules: Rules },
    /// Whether the position is possible, and its text form.
    Position { position: Position },
}

/// Why a request has no answer.
#[derive(Debug, thiserror::Error)]
pub(super) enum BadRequest {
    #[error("the line is longer than {} bytes", crate::lines::LONGEST_LINE)]
    LineTooLong,
    #[error("the line is not UTF-8 text")]
    NotText,
    #[error("the line is not JSON: {0}")]
    NotJson(serde_json::Error),
    #[error("a request is an object")]
    NotAnObject,
    #[error("not a request: {}", without_place(.0))]
    NotARequest(serde_json::Error),
    #[error("unknown op {0}: expected \"moves\", \"rules\" or \"position\"")]
    UnknownOperation(String),
    #[error("the request has no {0:?}")]
    Missing(&'static str),
    #[error("{}", without_place(.0))]
    Rules(serde_json::Error),
    #[error("{}", without_place(.0))]
    PositionForm(serde_json::Error),
    #[error("{0}")]
    PositionText(TextError),
    #[error("{0}")]
    Position(PositionError),
    #[error("{}", without_place(.0))]
    Roll(serde_json::Error),
    #[error("{0}")]
    NotToRoll(aeroplane_rules::NotToRoll),
}

impl BadRequest {
    /// The word by which a program tells the kind of error.
    pub(super) fn code(&self) -> &'static str {
        match self {
            Self::LineTooLong => "line_too_long",
            Self::NotText | Self::NotJson(_) => "bad_json",
            Self::NotARequest(_) | Self::NotAnObject | Self::Missing(_) => "bad_request",
            Self::UnknownOperation(_) => "unknown_op",
            Self::Rules(_) => "bad_rules",
            Self::PositionForm(_) | Self::PositionText(_) | Self::Position(_) => "bad_position",
            Self::Roll(_) => "bad_roll",
            Self::NotToRoll(_) => "not_to_roll",
        }
    }
}

impl Request<'_> {
    /// Reads the parts that the operation needs.
    pub(super) fn question(&self) -> Result<Question, BadRequest> {
        let operation =
            Operation::of(self.op.get()).ok_or_else(|| BadRequest::UnknownOperation(self.op.get().into()))?;
        let rules = self.rules()?;
        match operation {
            Operation::Rules => Ok(Question::Rules { rules }),
            Operation::Position => Ok(Question::Position { position: self.position(&rules)? }),
            Operation::Moves => {
                let position = self.position(&rules)?;
                let roll = self.roll.ok_or(BadRequest::Missing("roll"))?;
                let roll = serde_json::from_str(roll.get()).map_err(BadRequest::Roll)?;
                Ok(Question::Moves { rules, position, roll })
            }
        }
    }

    fn rules(&self) -> Result<Rules, BadRequest> {
        let rules = self.rules.ok_or(BadRequest::Missing("rules"))?;
        serde_json::from_str(rules.get()).map_err(BadRequest::Rules)
    }

    /// The position, as an object or as a position text.
    fn position(&self, rules: &Rules) -> Result<Position, BadRequest> {
        let json = self.position.ok_or(BadRequest::Missing("position"))?.get();
        let setup: Setup = if json.starts_with('"') {
            let text: String = serde_json::from_str(json).map_err(BadRequest::PositionForm)?;
            text.parse().map_err(BadRequest::PositionText)?
        } else {
            serde_json::from_str(json).map_err(BadRequest::PositionForm)?
        };
        Position::new(&setup, rules).map_err(BadRequest::Position)
    }
}

/// The message without the line and column that end it: they count from the beginning of one part of the request.
fn without_place(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    message.strip_suffix(&place).unwrap_or(&message).into()
}
