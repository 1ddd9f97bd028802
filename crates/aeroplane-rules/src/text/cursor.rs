//! Reading a text from left to right, knowing the line and the column.

use alloc::string::String;

use super::error::{Found, Location, TextError};

/// The longest piece of a text that an error message repeats, in characters.
const LONGEST_FOUND: usize = 24;

/// A text that is being read, and how far.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    place: Location,
}

impl<'a> Cursor<'a> {
    /// At the beginning of a text.
    pub(super) const fn new(text: &'a str) -> Self {
        Self::at(text, Location::START)
    }

    /// At the beginning of a text that stands somewhere in a larger one.
    pub(super) const fn at(text: &'a str, place: Location) -> Self {
        Self { rest: text, place }
    }

    pub(super) const fn place(&self) -> Location {
        self.place
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Whether the text goes on with these characters.
    pub(super) fn sees(&self, text: &str) -> bool {
        self.rest.starts_with(text)
    }

    /// Reads one character, whatever it is.
    pub(super) fn advance(&mut self) -> Option<char> {
        let mut characters = self.rest.chars();
        let character = characters.next()?;
        self.rest = characters.as_str();
        if character == '\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(character)
    }

    /// Reads these characters if the text goes on with them.
    pub(super) fn take(&mut self, text: &str) -> bool {
        let sees = self.sees(text);
        if sees {
            for _ in text.chars() {
                self.advance();
            }
        }
        sees
    }

    /// The longest run of characters of that kind from here on, which may be empty.
    pub(super) fn run(&self, belongs: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|character| !belongs(character));
        &self.rest[..end.unwrap_or(self.rest.len())]
    }

    /// Reads the run of characters of that kind from here on.
    pub(super) fn take_run(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let run = self.run(belongs);
        self.take(run);
        run
    }

    /// Reads a run of characters of that kind if it means something.
    pub(super) fn read<T>(
        &mut self,
        belongs: impl Fn(char) -> bool,
        meaning: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let run = self.run(belongs);
        let value = meaning(run)?;
        self.take(run);
        Some(value)
    }

    /// Reads this word if the text goes on with it and not with a longer one.
    pub(super) fn take_word(&mut self, word: &str) -> bool {
        self.run(is_letter) == word && self.take(word)
    }

    /// Skips spaces and tabs, and tells whether there were any.
    pub(super) fn skip_blanks(&mut self) -> bool {
        !self.take_run(is_blank).is_empty()
    }

    /// Skips spaces and tabs, of which there must be some.
    pub(super) fn blanks(&mut self) -> Result<(), TextError> {
        if self.skip_blanks() { Ok(()) } else { Err(self.unexpected("a space")) }
    }

    /// Whether a digit is next.
    pub(super) fn sees_digit(&self) -> bool {
        self.peek().is_some_and(is_digit)
    }

    /// Whether nothing follows but perhaps the rest of a word.
    pub(super) fn is_in_last_word(&self) -> bool {
        !self.rest.contains(char::is_whitespace)
    }

    /// Whether a line break is next.
    pub(super) fn sees_line_end(&self) -> bool {
        self.sees("\n") || self.sees("\r\n")
    }

    /// Reads a line break: a line feed, perhaps after a carriage return.
    pub(super) fn take_line_end(&mut self) -> bool {
        self.take("\n") || self.take("\r\n")
    }

    pub(super) const fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Requires these characters.
    pub(super) fn require(&mut self, text: &str, expected: impl Into<String>) -> Result<(), TextError> {
        if self.take(text) { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    /// The error that something else should stand here.
    pub(super) fn unexpected(&self, expected: impl Into<String>) -> TextError {
        TextError { place: self.place, expected: expected.into(), found: self.found() }
    }

    fn found(&self) -> Found {
        let Some(first) = self.peek() else {
            return Found::TextEnd;
        };
        if self.sees_line_end() {
            return Found::LineEnd;
        }
        let word = self.run(char::is_alphanumeric);
        if word.is_empty() {
            return Found::Text(first.into());
        }
        let mut text: String = word.chars().take(LONGEST_FOUND).collect();
        if text.len() < word.len() {
            text.push('…');
        }
        Found::Text(text)
    }
}

pub(super) const fn is_letter(character: char) -> bool {
    character.is_ascii_alphabetic()
}

pub(super) const fn is_digit(character: char) -> bool {
    character.is_ascii_digit()
}

pub(super) const fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\t')
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;

    use super::*;

    #[test]
    fn lines_and_columns_are_counted_in_characters() {
        let mut cursor = Cursor::new("飞行棋 x\r\ny");
        assert_eq!(cursor.take_run(|character| character != 'x'), "飞行棋 ");
        assert_eq!(cursor.place(), Location { line: 1, column: 5 });
        assert!(cursor.take("x") && cursor.take_line_end());
        assert_eq!(cursor.place(), Location { line: 2, column: 1 });
        assert!(cursor.take("y") && cursor.is_at_end());
    }

    #[test]
    fn a_word_is_read_whole_or_not_at_all() {
        let mut cursor = Cursor::new("jumps");
        assert!(!cursor.take_word("jump"));
        assert!(cursor.take_word("jumps"));
    }

    #[test]
    fn an_error_shows_what_stands_there() {
        let found = |text: &str| Cursor::new(text).unexpected("something").found.to_string();
        assert_eq!(found("word, and more"), r#""word""#);
        assert_eq!(found("--"), r#""-""#);
        assert_eq!(found("\u{7}"), r#""\u{7}""#);
        assert_eq!(found("\r\n"), "the end of the line");
        assert_eq!(found(""), "the end of the text");
        assert_eq!(found(&"x".repeat(1000)).chars().count(), LONGEST_FOUND + 3);
    }
}
