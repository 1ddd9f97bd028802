//! Reading words of lines, with the place of every fault.

use core::iter::Peekable;
use core::str::FromStr;

use super::error::{Expected, TextError};
use crate::committed::value::HexError;

/// The lines that are still to read.
pub(super) struct Lines<'text, I: Iterator<Item = &'text str>> {
    lines: Peekable<I>,
    /// The number of the line that comes next, from 1.
    number: usize,
}

impl<'text, I: Iterator<Item = &'text str>> Lines<'text, I> {
    pub(super) fn new(lines: I) -> Self {
        Self { lines: lines.peekable(), number: 1 }
    }

    /// The next line, of which `expected` should be the beginning.
    pub(super) fn next(&mut self, expected: Expected) -> Result<Cursor<'text>, TextError> {
        let line = self.number;
        let text = self.lines.next().ok_or(TextError { line, column: 1, expected })?;
        self.number += 1;
        Ok(Cursor { text, at: 0, line })
    }

    /// The next line behind its first word and a space, if that is its first word; otherwise the line stays.
    pub(super) fn next_if(&mut self, word: &str) -> Option<Cursor<'text>> {
        let line = self.number;
        let begins = |text: &&str| text.strip_prefix(word).is_some_and(|rest| rest.starts_with(' '));
        let text = self.lines.next_if(begins)?;
        self.number += 1;
        Some(Cursor { text, at: word.len() + 1, line })
    }

    /// The next line behind its first word and a space, which that word must be.
    pub(super) fn next_after(&mut self, word: &'static str) -> Result<Cursor<'text>, TextError> {
        self.next_of(word, Expected::Text(word))
    }

    /// Like [`next_after`](Self::next_after), where other lines were possible before.
    pub(super) fn next_of(
        &mut self,
        word: &'static str,
        expected: Expected,
    ) -> Result<Cursor<'text>, TextError> {
        let mut cursor = self.next(expected)?;
        cursor.exactly(word, expected)?;
        cursor.space()?;
        Ok(cursor)
    }

    /// Refuses any further line.
    pub(super) fn end(&mut self, expected: Expected) -> Result<(), TextError> {
        match self.lines.peek() {
            None => Ok(()),
            Some(_) => Err(TextError { line: self.number, column: 1, expected }),
        }
    }
}

/// A place in one line.
pub(super) struct Cursor<'text> {
    text: &'text str,
    /// The byte that comes next, always at the beginning of a character.
    at: usize,
    line: usize,
}

impl<'text> Cursor<'text> {
    fn rest(&self) -> &'text str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// The error that something else should stand here.
    pub(super) fn expected(&self, expected: Expected) -> TextError {
        let before = self.text.get(..self.at).unwrap_or(self.text);
        TextError { line: self.line, column: before.chars().count() + 1, expected }
    }

    /// The word that stands here: all up to the next space.
    fn word(&self) -> &'text str {
        let rest = self.rest();
        rest.split_once(' ').map_or(rest, |(word, _)| word)
    }

    /// Steps over exactly this word.
    pub(super) fn exactly(&mut self, word: &str, expected: Expected) -> Result<(), TextError> {
        if self.word() != word {
            return Err(self.expected(expected));
        }
        self.at += word.len();
        Ok(())
    }

    /// Steps over this text, which may go on behind it.
    pub(super) fn begin(&mut self, text: &'static str) -> Result<(), TextError> {
        if !self.rest().starts_with(text) {
            return Err(self.expected(Expected::Text(text)));
        }
        self.at += text.len();
        Ok(())
    }

    /// Steps over a word that has this meaning, if it has any.
    pub(super) fn meaning<T>(&mut self, meaning: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let word = self.word();
        let value = meaning(word)?;
        self.at += word.len();
        Some(value)
    }

    /// Steps over a value in hexadecimal.
    pub(super) fn value<T: FromStr<Err = HexError>>(&mut self) -> Result<T, TextError> {
        let word = self.word();
        match word.parse() {
            Ok(value) => {
                self.at += word.len();
                Ok(value)
            }
            Err(HexError { digits, position }) => {
                // All characters before the wrong one are digits, and those are one byte each.
                self.at += position.saturating_sub(1);
                Err(self.expected(Expected::Hexadecimal { digits }))
            }
        }
    }

    /// Steps over a whole number in its shortest form.
    pub(super) fn number(&mut self, least: u32, most: u32) -> Result<u32, TextError> {
        let number = |word: &str| {
            let is_shortest = word.starts_with(|first: char| matches!(first, '1'..='9')) || word == "0";
            let number = word.parse().ok()?;
            (is_shortest && (least..=most).contains(&number)).then_some(number)
        };
        self.meaning(number).ok_or_else(|| self.expected(Expected::Number { least, most }))
    }

    /// Steps over one space.
    pub(super) fn space(&mut self) -> Result<(), TextError> {
        if !self.rest().starts_with(' ') {
            return Err(self.expected(Expected::Space));
        }
        self.at += 1;
        Ok(())
    }

    /// Refuses anything more in this line.
    pub(super) fn end(self) -> Result<(), TextError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.expected(Expected::EndOfLine)) }
    }
}
