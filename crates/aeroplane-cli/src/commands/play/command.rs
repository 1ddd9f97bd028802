//! What a player can say, and the one table from which it is read and helped with.

use std::path::PathBuf;

use aeroplane_view::{HelpTopic, Narrator, Phrase};

use crate::foreign_text::printable;

/// The longest part of an unknown command that is repeated, in characters.
const LONGEST_ECHO: usize = 40;
/// How many turns `history` tells unless it is told otherwise.
const USUAL_HISTORY: usize = 5;

/// A command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Command {
    /// Whatever is obvious: roll, or play the only move.
    Enter,
    /// Roll.
    Roll,
    /// Play the move of that number.
    Choose(usize),
    /// Draw the board.
    Board,
    /// Tell where all planes are.
    Planes,
    /// Say why things are as they are.
    Why,
    /// Tell the latest turns, so many of them.
    History(usize),
    /// Show the rules in force.
    Rules,
    /// Take back to the last roll that a person answered.
    Undo,
    /// Write a record; without a path to the file that was used before.
    Save(Option<PathBuf>),
    /// List the commands.
    Help,
    /// End the program.
    Quit,
}

/// Why a line is no command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Misread {
    /// It begins with a word that no command has. The line, as it is printed.
    Unknown(String),
    /// This command stands alone.
    Alone(String),
    /// `history` was told neither a number nor `all`.
    History,
}

impl Misread {
    /// What the player is told.
    pub(super) fn phrase(&self) -> Phrase<'_> {
        match self {
            Self::Unknown(line) => Phrase::UnknownCommand(line),
            Self::Alone(command) => Phrase::CommandAlone(command),
            Self::History => Phrase::HistoryUsage,
        }
    }
}

/// A row of the table: the words for a command, what they do, and how the rest of the line is read. The words are the
/// same in every language.
struct Row {
    /// The full word first.
    words: &'static [&'static str],
    argument: &'static str,
    topic: HelpTopic,
    read: Reader,
}

/// Makes the command from what stands behind its word.
enum Reader {
    /// Nothing may stand there.
    Alone(Command),
    /// Something may stand there.
    With(fn(&str) -> Result<Command, Misread>),
}

const ROWS: [Row; 10] = [
    Row { words: &["roll", "r"], argument: "", topic: HelpTopic::Roll, read: Reader::Alone(Command::Roll) },
    Row {
        words: &["board", "b"],
        argument: "",
        topic: HelpTopic::Board,
        read: Reader::Alone(Command::Board),
    },
    Row {
        words: &["planes", "p"],
        argument: "",
        topic: HelpTopic::Planes,
        read: Reader::Alone(Command::Planes),
    },
    Row { words: &["why", "w"], argument: "", topic: HelpTopic::Why, read: Reader::Alone(Command::Why) },
    Row {
        words: &["history", "log", "l"],
        argument: "[N|all]",
        topic: HelpTopic::History(USUAL_HISTORY),
        read: Reader::With(history),
    },
    Row { words: &["rules"], argument: "", topic: HelpTopic::Rules, read: Reader::Alone(Command::Rules) },
    Row { words: &["undo", "u"], argument: "", topic: HelpTopic::Undo, read: Reader::Alone(Command::Undo) },
    Row { words: &["save", "s"], argument: "FILE", topic: HelpTopic::Save, read: Reader::With(save) },
    Row {
        words: &["help", "h", "?"],
        argument: "",
        topic: HelpTopic::List,
        read: Reader::Alone(Command::Help),
    },
    Row {
        words: &["quit", "q", "exit"],
        argument: "",
        topic: HelpTopic::Quit,
        read: Reader::Alone(Command::Quit),
    },
];

impl Command {
    /// Reads a line. Upper and lower case are alike, except in names of files.
    pub(super) fn parse(line: &str) -> Result<Self, Misread> {
        let line = line.trim();
        let (word, argument) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let argument = argument.trim();
        if word.is_empty() {
            return Ok(Self::Enter);
        }
        if word.bytes().all(|byte| byte.is_ascii_digit()) && argument.is_empty() {
            // A number too large to be read is too large for any list as well.
            return Ok(Self::Choose(word.parse().unwrap_or(usize::MAX)));
        }
        let word = word.to_lowercase();
        let Some(row) = ROWS.iter().find(|row| row.words.contains(&word.as_str())) else {
            return Err(Misread::Unknown(printable(line, LONGEST_ECHO)));
        };
        match &row.read {
            Reader::Alone(command) if argument.is_empty() => Ok(command.clone()),
            Reader::Alone(_) => Err(Misread::Alone(word)),
            Reader::With(read) => read(argument),
        }
    }

    /// The list of all commands, one a line.
    pub(super) fn help(narrator: &Narrator) -> Vec<String> {
        let line = |usage: &str, topic| format!("  {usage:<24}{}", narrator.phrase(&Phrase::Help(topic)));
        let rows = ROWS.iter().map(|row| {
            let words = row.words.join(", ");
            let usage = if row.argument.is_empty() { words } else { format!("{words} {}", row.argument) };
            line(&usage, row.topic)
        });
        std::iter::once(line("1, 2, 3 ...", HelpTopic::Choose)).chain(rows).collect()
    }
}

fn history(argument: &str) -> Result<Command, Misread> {
    match argument {
        "" => Ok(Command::History(USUAL_HISTORY)),
        _ if argument.eq_ignore_ascii_case("all") => Ok(Command::History(usize::MAX)),
        _ => argument.parse().map(Command::History).map_err(|_| Misread::History),
    }
}

#[allow(clippy::unnecessary_wraps, reason = "a reader of the table, and others can fail")]
fn save(argument: &str) -> Result<Command, Misread> {
    Ok(Command::Save((!argument.is_empty()).then(|| argument.into())))
}

#[cfg(test)]
mod tests {
    use aeroplane_view::Language;

    use super::*;

    #[test]
    fn commands_are_read_in_any_case_and_by_their_short_forms() {
        assert_eq!(Command::parse(" \t"), Ok(Command::Enter));
        assert_eq!(Command::parse("ROLL"), Ok(Command::Roll));
        assert_eq!(Command::parse("r"), Ok(Command::Roll));
        assert_eq!(Command::parse(" 12 "), Ok(Command::Choose(12)));
        assert_eq!(Command::parse("99999999999999999999999"), Ok(Command::Choose(usize::MAX)));
        assert_eq!(Command::parse("?"), Ok(Command::Help));
        assert_eq!(Command::parse("history ALL"), Ok(Command::History(usize::MAX)));
        assert_eq!(Command::parse("log 3"), Ok(Command::History(3)));
        assert_eq!(Command::parse("Save My Game.txt "), Ok(Command::Save(Some("My Game.txt".into()))));
        assert_eq!(Command::parse("save"), Ok(Command::Save(None)));
    }

    #[test]
    fn no_word_stands_for_two_commands() {
        let words: Vec<&str> = ROWS.iter().flat_map(|row| row.words).copied().collect();
        let mut distinct = words.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), words.len());
    }

    #[test]
    fn every_command_is_explained_in_a_line_of_its_own() {
        for language in Language::ALL {
            let lines = Command::help(&Narrator::new(language));
            for line in &lines {
                let (usage, meaning) = line.split_at(26);
                assert!(usage.ends_with(' ') && !meaning.starts_with(' '), "{line}");
                assert_eq!(lines.iter().filter(|line| line.ends_with(meaning)).count(), 1, "{line}");
            }
        }
    }

    #[test]
    fn what_is_no_command_is_told_in_one_line() {
        let narrator = Narrator::new(Language::English);
        for line in ["roll 6", "-1", "1 2", "fly", "history x", "飞\u{1b}[2J", &"x".repeat(1000)] {
            let told = narrator.phrase(&Command::parse(line).unwrap_err().phrase());
            assert!(!told.contains(char::is_control), "{told:?}");
            assert!(told.len() < 120, "{told}");
        }
    }
}
