//! Losing a game by not playing it.

use core::fmt;

use serde::{Deserialize, Serialize};

/// Why a player loses a game before its end.
///
/// Whoever forfeits is withdrawn from that game, and the others go on without it. Only programs forfeit; bots of the
/// project always answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Forfeit {
    /// The system could not start the program.
    NotStarted,
    /// It forfeited [so many games](super::FORFEITS_BEFORE_SUSPENSION) in a row and is not started for the rest of the chunk.
    Suspended,
    /// It did not answer the greeting or the beginning of a game in time.
    Silent,
    /// It did not answer a roll in time.
    Late,
    /// It sent a line that is no message of a bot.
    Garbled,
    /// It sent a message that nobody had asked for.
    Talkative,
    /// It chose an answer that there was not.
    Illegal,
    /// It ended, or closed its output.
    Gone,
}

impl Forfeit {
    /// All reasons.
    pub const ALL: [Self; 8] = [
        Self::NotStarted,
        Self::Suspended,
        Self::Silent,
        Self::Late,
        Self::Garbled,
        Self::Talkative,
        Self::Illegal,
        Self::Gone,
    ];

    /// The word for it in results, as in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotStarted => "not_started",
            Self::Suspended => "suspended",
            Self::Silent => "silent",
            Self::Late => "late",
            Self::Garbled => "garbled",
            Self::Talkative => "talkative",
            Self::Illegal => "illegal",
            Self::Gone => "gone",
        }
    }

    /// What the program did, in English.
    pub const fn description(self) -> &'static str {
        match self {
            Self::NotStarted => "could not be started",
            Self::Suspended => "forfeited too many games in a row",
            Self::Silent => "did not get ready in time",
            Self::Late => "did not answer a roll in time",
            Self::Garbled => "sent a line that is no message",
            Self::Talkative => "sent a message that nobody asked for",
            Self::Illegal => "chose an answer that there was not",
            Self::Gone => "ended or closed its output",
        }
    }
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_says_the_name() {
        for forfeit in Forfeit::ALL {
            let json = serde_json::to_string(&forfeit).unwrap();
            assert_eq!(json, format!("\"{}\"", forfeit.name()));
            assert_eq!(serde_json::from_str::<Forfeit>(&json).unwrap(), forfeit);
        }
    }
}
