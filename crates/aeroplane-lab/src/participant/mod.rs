//! Who plays in an experiment.

mod forfeit;
mod message;
mod player;
mod process;
mod service;
mod trial;

use core::fmt;
use core::str::FromStr;

use aeroplane_bots::{BotChoice, NoBotChoice};

pub use forfeit::Forfeit;
pub use message::{BadLine, PROTOCOL};
pub use player::{Player, Seating};
pub use process::{
    FORFEITS_BEFORE_SUSPENSION, GREETINGS_BEFORE_GIVING_UP, LONGEST_LINE, NoProcessBot, ProcessBot,
    ProcessPlayer, ProcessSettings,
};
pub use service::{BadRequest, BotService};
pub use trial::{Trial, TrialFault, TrialReport};

/// Who plays on a seat.
///
/// As a text a bot of the project (`greedy`, `expectimax:2`), or a name, an equals sign and the command of a program
/// that speaks the [bot protocol](PROTOCOL):
///
/// ```
/// use aeroplane_lab::Participant;
///
/// let participant: Participant = "hurry=python3 examples/bots/hurry.py".parse()?;
/// assert_eq!(participant.to_string(), "hurry");
/// assert_eq!(participant.definition(), "hurry=python3 examples/bots/hurry.py");
/// # Ok::<(), aeroplane_lab::NoParticipant>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Participant {
    /// A bot of the project.
    Bot(BotChoice),
    /// A program of somebody else's.
    Process(ProcessBot),
}

impl Participant {
    /// A player for a thread to keep: it plays one game after another, on one seat at a time.
    pub fn player(&self) -> Player {
        match self {
            Self::Bot(choice) => Player::Bot { choice: *choice, bot: choice.build(0, 0) },
            Self::Process(bot) => Player::Process(Box::new(ProcessPlayer::new(bot.clone()))),
        }
    }

    /// The whole text that the participant is made from, for the description of an experiment: with the command of a
    /// program, which the name that stands in results leaves out.
    pub fn definition(&self) -> String {
        match self {
            Self::Bot(choice) => choice.to_string(),
            Self::Process(bot) => bot.definition(),
        }
    }

    /// The same participant with these settings if it is a program; bots of the project have none.
    #[must_use]
    pub fn with_settings(self, settings: ProcessSettings) -> Self {
        match self {
            Self::Bot(choice) => Self::Bot(choice),
            Self::Process(bot) => Self::Process(bot.with_settings(settings)),
        }
    }
}

/// The name that stands in results.
impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(choice) => fmt::Display::fmt(choice, f),
            Self::Process(bot) => f.pad(bot.name()),
        }
    }
}

/// A text that names no participant.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoParticipant {
    /// It asks for no bot.
    #[error("{0}; a program of your own is NAME=COMMAND")]
    Bot(#[from] NoBotChoice),
    /// It has an equals sign and describes no program.
    #[error(transparent)]
    Process(#[from] NoProcessBot),
}

impl FromStr for Participant {
    type Err = NoParticipant;

    fn from_str(text: &str) -> Result<Self, NoParticipant> {
        if text.contains('=') { Ok(Self::Process(text.parse()?)) } else { Ok(Self::Bot(text.parse()?)) }
    }
}

#[cfg(test)]
mod tests {
    use aeroplane_bots::BotKind;

    use super::*;

    #[test]
    fn bots_of_the_project_have_no_equals_sign() {
        for kind in BotKind::ALL {
            let participant: Participant = kind.name().parse().unwrap();
            assert_eq!(participant, Participant::Bot(kind.into()));
            assert_eq!(participant.definition(), participant.to_string());
        }
    }

    #[test]
    fn an_unknown_bot_is_told_how_programs_are_written() {
        let error = "hurry".parse::<Participant>().unwrap_err().to_string();
        assert!(error.contains("greedy") && error.contains("NAME=COMMAND"), "{error}");
    }
}
