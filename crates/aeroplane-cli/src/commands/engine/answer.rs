//! The answer to one request.

use aeroplane_rules::{Move, Position, Roll, Rules, Step, Trail};
use serde::Serialize;
use serde_json::value::RawValue;

use super::request::{BadRequest, IdOnly, Question, Request};

/// An answer line.
#[derive(Serialize)]
pub(super) struct Answer<'a> {
    /// The id of the request, or null where none could be read.
    id: Option<&'a RawValue>,
    #[serde(flatten)]
    content: Content,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Content {
    Moves { moves: Vec<LegalAnswer> },
    Rules { rules: Box<Rules>, line: String },
    Position { position: Box<Position>, text: String },
    Error { error: ErrorForm },
}

/// One legal answer to a roll, `null` for a roll that moves nothing.
#[derive(Serialize)]
struct LegalAnswer {
    r#move: Option<Move>,
    position: Position,
    steps: Vec<Step>,
}

#[derive(Serialize)]
struct ErrorForm {
    code: &'static str,
    message: String,
}

impl From<BadRequest> for Content {
    fn from(error: BadRequest) -> Self {
        Self::Error { error: ErrorForm { code: error.code(), message: shorten(&error.to_string()) } }
    }
}

/// The message, cut where it repeats too much of what somebody sent.
fn shorten(message: &str) -> String {
    const LONGEST: usize = 300;
    match message.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &message[..end]),
        None => message.into(),
    }
}

/// The answer to a line that was too long to be read.
pub(super) fn too_long() -> Answer<'static> {
    Answer { id: None, content: BadRequest::LineTooLong.into() }
}

/// The answer to the request on a line.
pub(super) fn answer(line: &[u8]) -> Answer<'_> {
    let Ok(text) = std::str::from_utf8(line) else {
        return Answer { id: None, content: BadRequest::NotText.into() };
    };
    match serde_json::from_str::<Request<'_>>(text) {
        // A form is read from an array as well; a request is not.
        Ok(_) if text.trim_start().starts_with('[') => {
            Answer { id: None, content: BadRequest::NotAnObject.into() }
        }
        Ok(request) => {
            let content =
                request.question().and_then(|question| content_for(&question)).unwrap_or_else(Content::from);
            Answer { id: request.id, content }
        }
        // Another value than an object names no field that could be wrong.
        Err(error) if error.is_data() && !text.trim_start().starts_with('{') => {
            Answer { id: None, content: BadRequest::NotAnObject.into() }
        }
        Err(error) => {
            let id = serde_json::from_str::<IdOnly<'_>>(text).ok().and_then(|request| request.id);
            let problem =
                if error.is_data() { BadRequest::NotARequest(error) } else { BadRequest::NotJson(error) };
            Answer { id, content: problem.into() }
        }
    }
}

fn content_for(question: &Question) -> Result<Content, BadRequest> {
    match *question {
        Question::Rules { rules } => Ok(Content::Rules { line: rules.to_string(), rules: Box::new(rules) }),
        Question::Position { position } => {
            Ok(Content::Position { text: position.to_string(), position: Box::new(position) })
        }
        Question::Moves { rules, position, roll } => {
            legal_answers(&rules, position, roll).map(|moves| Content::Moves { moves })
        }
    }
}

fn legal_answers(rules: &Rules, mut position: Position, roll: Roll) -> Result<Vec<LegalAnswer>, BadRequest> {
    let mut rolled = Trail::new();
    let moves = position.roll(rules, roll, &mut rolled).map_err(BadRequest::NotToRoll)?;
    if moves.is_empty() {
        return Ok(vec![LegalAnswer { r#move: None, position, steps: rolled }]);
    }
    let play = |&answer: &Move| {
        let (mut after, mut steps) = (position, rolled.clone());
        // The move comes from the list of legal ones.
        after.play_unchecked(rules, answer, &mut steps);
        let r#move = (answer != Move::Decline).then_some(answer);
        LegalAnswer { r#move, position: after, steps }
    };
    Ok(moves.iter().map(play).collect())
}
