//! Programs of somebody else's that play over the bot protocol.

mod connection;
mod player;
mod reputation;

use core::str::FromStr;
use core::time::Duration;

use aeroplane_bots::BotKind;

pub use connection::LONGEST_LINE;
pub use player::{FORFEITS_BEFORE_SUSPENSION, ProcessPlayer};
pub use reputation::GREETINGS_BEFORE_GIVING_UP;

use self::reputation::Reputation;
use super::Forfeit;

/// The longest name.
const LONGEST_NAME: usize = 32;

/// The word for a seat where nobody sits.
const NOBODY: &str = "none";

/// The word in results for perfect decisions, read from a solution.
const EXACT: &str = "exact";

/// How a program is treated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ProcessSettings {
    /// How long it may take to answer the greeting, and the beginning of each game; [`Self::DEFAULT`] has 5 seconds.
    pub start_limit: Duration,
    /// How long it may take to answer a roll; [`Self::DEFAULT`] has 1 second.
    pub answer_limit: Duration,
    /// Whether what it writes on its standard error goes to the standard error of this process. Otherwise it goes
    /// nowhere.
    pub shows_errors: bool,
}

impl ProcessSettings {
    /// What holds unless somebody says otherwise.
    pub const DEFAULT: Self = Self {
        start_limit: Duration::from_secs(5),
        answer_limit: Duration::from_secs(1),
        shows_errors: false,
    };
}

impl Default for ProcessSettings {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// A program that plays: its name in results, the command that starts it, and how it is treated.
///
/// As a text `NAME=COMMAND`, the command divided into words as a POSIX shell does it; no shell runs, so that nothing
/// else means anything. The name has at most 32 letters, digits, hyphens and underscores, and is no bot of the project.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ProcessBot {
    name: String,
    program: String,
    arguments: Vec<String>,
    settings: ProcessSettings,
    /// Shared with all copies.
    reputation: Reputation,
}

impl ProcessBot {
    /// A bot with that name and command.
    ///
    /// # Errors
    ///
    /// [`NoProcessBot`], see the type for what is expected.
    pub fn new(name: &str, command: &str) -> Result<Self, NoProcessBot> {
        let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        if name.is_empty() || name.len() > LONGEST_NAME || !name.bytes().all(is_fine) {
            return Err(NoProcessBot::Name);
        }
        let is_taken = |word: &str| word.eq_ignore_ascii_case(name);
        if is_taken(NOBODY) || is_taken(EXACT) || BotKind::ALL.iter().any(|kind| is_taken(kind.name())) {
            return Err(NoProcessBot::TakenName(name.into()));
        }
        if command.contains('\0') {
            return Err(NoProcessBot::Zero);
        }
        let mut words = shlex::split(command).ok_or(NoProcessBot::Quotes)?.into_iter();
        let program = words.next().filter(|program| !program.is_empty()).ok_or(NoProcessBot::NoCommand)?;
        Ok(Self {
            name: name.into(),
            program,
            arguments: words.collect(),
            settings: ProcessSettings::DEFAULT,
            reputation: Reputation::default(),
        })
    }

    /// The same bot, treated so, and nothing known of it yet.
    #[must_use]
    pub fn with_settings(mut self, settings: ProcessSettings) -> Self {
        self.settings = settings;
        self.reputation = Reputation::default();
        self
    }

    /// The name that stands in results.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How it is treated.
    pub const fn settings(&self) -> ProcessSettings {
        self.settings
    }

    /// The first game that it or one of its copies is known to have forfeited: why, and what exactly was wrong. It may
    /// quote the program: make it safe before it is printed.
    pub fn complaint(&self) -> Option<(Forfeit, &str)> {
        self.reputation.complaint()
    }

    /// Name and command as they can be read again, without the settings.
    pub fn definition(&self) -> String {
        let words = core::iter::once(&self.program).chain(&self.arguments).map(String::as_str);
        // Every word can be quoted: those that hold a zero byte were refused.
        let command = shlex::try_join(words).unwrap_or_default();
        format!("{}={command}", self.name)
    }
}

impl FromStr for ProcessBot {
    type Err = NoProcessBot;

    fn from_str(text: &str) -> Result<Self, NoProcessBot> {
        let (name, command) = text.split_once('=').ok_or(NoProcessBot::NoCommand)?;
        Self::new(name, command)
    }
}

/// A text that describes no program.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoProcessBot {
    /// The name has characters that are not allowed, none, or too many.
    #[error("the name of a program has 1 to {LONGEST_NAME} letters, digits, hyphens and underscores")]
    Name,
    /// The name belongs to somebody else.
    #[error("{0:?} cannot be the name of a program: it means something already")]
    TakenName(String),
    /// There is no command.
    #[error("the command is missing: expected NAME=COMMAND")]
    NoCommand,
    /// A quotation mark is not closed, or a backslash has nothing behind it.
    #[error(
        "the command cannot be divided into words: a quotation mark is not closed, or it ends in a backslash"
    )]
    Quotes,
    /// There is a zero byte in the command.
    #[error("the command has a zero byte in it")]
    Zero,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_divided_like_a_shell_does_it() {
        let bot: ProcessBot = r#"a-b_1=run "two words" it\'s 'x=$y' é"#.parse().unwrap();
        assert_eq!(bot.name(), "a-b_1");
        assert_eq!(bot.program, "run");
        assert_eq!(bot.arguments, ["two words", "it's", "x=$y", "é"]);
        assert_eq!(bot.definition().parse(), Ok(bot));
    }

    #[test]
    fn what_describes_no_program_is_refused() {
        let error = |text: &str| text.parse::<ProcessBot>().unwrap_err();
        for text in ["=x", "a b=x", "a:1=x", "é=x", "../a=x", &format!("{}=x", "a".repeat(33))] {
            assert_eq!(error(text), NoProcessBot::Name, "{text}");
        }
        for name in ["greedy", "Greedy", "none", "exact"] {
            assert_eq!(error(&format!("{name}=x")), NoProcessBot::TakenName(name.into()));
        }
        for text in ["mine", "mine=", "mine=   ", "mine=''", "mine=# nothing"] {
            assert_eq!(error(text), NoProcessBot::NoCommand, "{text}");
        }
        assert_eq!(error("mine=run 'x"), NoProcessBot::Quotes);
        assert_eq!(error("mine=run \0"), NoProcessBot::Zero);
    }
}
