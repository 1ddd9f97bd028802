//! The messages of the bot protocol, one JSON object a line, as `docs/bots.md` describes them.

use aeroplane_rules::{Color, Move, Position, Rules, Setup, Step};
use serde::{Deserialize, Serialize};

/// The version of the protocol, as both sides name it.
pub const PROTOCOL: &str = "aeroplane-bot/1";

/// From the laboratory to a bot. Fields that a bot does not know are ignored there, so that later versions of the
/// project can add some.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "message", rename_all = "snake_case")]
pub(super) enum Request {
    /// The first line. A bot answers with [`Reply::Hello`].
    Hello {
        /// What the answer is to carry; requests are counted from 1.
        id: u64,
        /// [`PROTOCOL`].
        protocol: String,
    },
    /// A game begins. A bot answers with [`Reply::Ready`].
    Game {
        /// What the answer is to carry.
        id: u64,
        /// The bot's seat.
        color: Color,
        /// What its lots should follow from.
        seed: u64,
        /// The stream of the seed that is its own: it tells bots apart that play the same game.
        stream: u64,
        /// Every option of the rules.
        rules: Box<Rules>,
        /// The beginning.
        position: Box<Setup>,
    },
    /// A roll waits in the position. A bot answers with [`Reply::Answer`].
    Ask {
        /// What the answer is to carry.
        id: u64,
        /// The position with the roll.
        position: Box<Setup>,
        /// What can be answered, two or more.
        answers: Vec<LegalAnswer>,
    },
    /// The game has ended. There is no answer.
    End {
        /// The players in the order of their places; those without a place are missing.
        places: Vec<Color>,
    },
}

/// One legal answer to a roll, in the form of the engine.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct LegalAnswer {
    /// The move.
    pub(super) r#move: Move,
    /// The position after it, the turn passed on where it passes.
    position: Setup,
    /// What happens, in order.
    steps: Vec<Step>,
}

impl LegalAnswer {
    /// The answer with what it leads to. The move must be a legal one.
    pub(super) fn new(rules: &Rules, position: &Position, answer: Move) -> Self {
        let mut after = *position;
        let mut steps = Vec::new();
        after.play_unchecked(rules, answer, &mut steps);
        Self { r#move: answer, position: Setup::from(&after), steps }
    }
}

/// From a bot to the laboratory. Fields beside these are ignored: a bot may add notes of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "message", rename_all = "snake_case")]
pub(super) enum Reply {
    /// The bot is there.
    Hello {
        /// The id of the request.
        id: u64,
        /// The protocol that the bot speaks.
        protocol: String,
        /// What the bot calls itself, for people.
        #[serde(default)]
        name: Option<String>,
    },
    /// The bot is ready for the game.
    Ready {
        /// The id of the request.
        id: u64,
    },
    /// The bot has chosen.
    Answer {
        /// The id of the request.
        id: u64,
        /// Which of the answers, counted from 0.
        index: u64,
    },
}

/// A line that is no message.
#[derive(Debug, thiserror::Error)]
pub enum BadLine {
    /// It is not text.
    #[error("the line is not UTF-8 text")]
    NotText,
    /// It is another value than an object, or no JSON at all.
    #[error("the line is no JSON object")]
    NotAnObject,
    /// It is an object and no message.
    #[error("the line is no message: {0}")]
    NotAMessage(#[from] serde_json::Error),
}

/// Reads a line in either direction.
///
/// # Errors
///
/// [`BadLine`], whatever the bytes are.
pub(super) fn read<'line, T: Deserialize<'line>>(line: &'line [u8]) -> Result<T, BadLine> {
    let text = core::str::from_utf8(line).map_err(|_| BadLine::NotText)?;
    // A tagged form could be read from an array as well.
    if !text.trim_start().starts_with('{') {
        return Err(BadLine::NotAnObject);
    }
    Ok(serde_json::from_str(text)?)
}

/// The message as a line, with its end.
///
/// # Errors
///
/// Only those of the forms of the rules, which have none.
pub(super) fn write(message: &impl Serialize) -> Result<Vec<u8>, serde_json::Error> {
    let mut line = serde_json::to_vec(message)?;
    line.push(b'\n');
    Ok(line)
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn fields_that_nobody_knows_are_ignored() {
        let line = br#"{"thought":[1,{"deep":2}],"message":"answer","index":3,"id":7,"worth":0.25}"#;
        assert_eq!(read::<Reply>(line).unwrap(), Reply::Answer { id: 7, index: 3 });
    }

    #[test]
    fn a_line_may_end_as_on_windows() {
        assert_eq!(read::<Reply>(b"{\"message\":\"ready\",\"id\":1}\r").unwrap(), Reply::Ready { id: 1 });
    }

    #[test]
    fn what_is_no_message_is_refused() {
        for line in [
            &b""[..],
            b"thinking...",
            b"\xff",
            b"null",
            b"{}",
            br#"["answer",1,0]"#,
            br#"["answer",{"id":1,"index":0}]"#,
            br#"{"message":"answer","id":1}"#,
            br#"{"message":"answer","id":1,"index":-1}"#,
            br#"{"message":"answer","id":1,"index":1.5}"#,
            br#"{"message":"answer","id":1,"index":"1"}"#,
            br#"{"message":"answer","id":1,"index":0,"index":1}"#,
            br#"{"message":"answer","id":1,"index":0} {}"#,
            br#"{"message":"resign","id":1}"#,
            br#"{"message":"hello","id":1}"#,
        ] {
            assert!(read::<Reply>(line).is_err(), "{}", String::from_utf8_lossy(line));
        }
        let deep = "{\"message\":".to_owned() + &"[".repeat(60_000);
        assert!(read::<Reply>(deep.as_bytes()).is_err());
    }

    fn replies() -> impl Strategy<Value = Reply> {
        prop_oneof![
            (any::<u64>(), ".*", proptest::option::of(".*")).prop_map(|(id, protocol, name)| Reply::Hello {
                id,
                protocol,
                name
            }),
            any::<u64>().prop_map(|id| Reply::Ready { id }),
            any::<(u64, u64)>().prop_map(|(id, index)| Reply::Answer { id, index }),
        ]
    }

    proptest! {
        #[test]
        fn replies_round_trip(reply in replies()) {
            let line = write(&reply).unwrap();
            prop_assert_eq!(read::<Reply>(&line).unwrap(), reply);
            prop_assert_eq!(line.split(|&byte| byte == b'\n').count(), 2);
        }

        #[test]
        fn no_line_is_too_much(line in vec(any::<u8>(), 0..200)) {
            let _ = read::<Reply>(&line);
            let _ = read::<Request>(&line);
        }

        /// Nearly right lines reach further into the reader than bytes by lot do.
        #[test]
        fn no_damaged_line_is_too_much(
            reply in replies(),
            damages in vec((any::<proptest::sample::Index>(), any::<u8>()), 1..4),
            cut in any::<proptest::sample::Index>(),
        ) {
            let mut line = write(&reply).unwrap();
            for (place, byte) in damages {
                let place = place.index(line.len());
                line[place] = byte;
            }
            let _ = read::<Reply>(&line[..=cut.index(line.len())]);
        }
    }
}
