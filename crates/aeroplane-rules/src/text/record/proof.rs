//! The lines of a record by which the dice can be checked; the rules pass them on unread.

use alloc::string::String;
use alloc::vec::Vec;

use crate::text::cursor::Cursor;
use crate::text::error::TextError;

/// The line behind which the proof stands.
pub(super) const HEADING: &str = "[Dice proof]";

/// The lines behind a record's `[Dice proof]`, and where in the text they stood. What they mean is known to the dice.
#[derive(Debug, Clone)]
pub struct ProofLines {
    first_line: usize,
    lines: Vec<String>,
}

/// Lines are equal wherever they stood.
impl PartialEq for ProofLines {
    fn eq(&self, other: &Self) -> bool {
        self.lines == other.lines
    }
}

impl Eq for ProofLines {}

/// A line that cannot stand in a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the proof has a control character other than a tab")]
pub struct BadProofLine {
    /// The line, counted from 1.
    pub line: usize,
}

impl ProofLines {
    /// Lines that are to be written into a record, without their line breaks. Empty lines at the end are dropped.
    ///
    /// # Errors
    ///
    /// [`BadProofLine`] where a line has a control character other than a tab, for instance a line break.
    pub fn new(mut lines: Vec<String>) -> Result<Self, BadProofLine> {
        drop_empty_end(&mut lines);
        let bad = lines.iter().position(|line| !line.chars().all(is_in_line));
        match bad {
            Some(index) => Err(BadProofLine { line: index + 1 }),
            None => Ok(Self { first_line: 1, lines }),
        }
    }

    /// The line of the record's text on which they begin; 1 for those that no text contains yet.
    pub const fn first_line(&self) -> usize {
        self.first_line
    }

    /// The lines, without their line breaks.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Reads the rest of the text.
    pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Self, TextError> {
        let first_line = cursor.place().line;
        let mut lines = Vec::new();
        while !cursor.is_at_end() {
            lines.push(cursor.take_run(is_in_line).into());
            if !cursor.take_line_end() && !cursor.is_at_end() {
                return Err(cursor.unexpected("a line without control characters"));
            }
        }
        drop_empty_end(&mut lines);
        Ok(Self { first_line, lines })
    }
}

/// Editors add empty lines at the end of a file; they say nothing.
fn drop_empty_end(lines: &mut Vec<String>) {
    while lines.last().is_some_and(|line| line.trim().is_empty()) {
        lines.pop();
    }
}

fn is_in_line(character: char) -> bool {
    character == '\t' || !character.is_control()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<String>, TextError> {
        ProofLines::read(&mut Cursor::new(text)).map(|proof| proof.lines)
    }

    #[test]
    fn lines_are_kept_as_they_are() {
        assert_eq!(read(""), Ok([].into()));
        assert_eq!(read("\n"), Ok([].into()));
        assert_eq!(read("a\n\n \n"), Ok(["a".into()].into()));
        assert_eq!(read(" a\r\n\n[b] "), Ok([" a".into(), String::new(), "[b] ".into()].into()));
        assert!(read("a\rb").is_err());
    }

    #[test]
    fn a_line_is_one_line() {
        let bad = ProofLines::new(["a".into(), "b\nc".into()].into());
        assert_eq!(bad, Err(BadProofLine { line: 2 }));
    }
}
