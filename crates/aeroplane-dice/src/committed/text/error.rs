//! Where and why a text is refused.

use core::fmt;

/// Where a text stops making sense, and what should stand there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: expected {expected}")]
pub struct TextError {
    /// The line, from 1: the first line that was given.
    pub line: usize,
    /// The character in that line, from 1.
    pub column: usize,
    /// What should stand there.
    pub expected: Expected,
}

impl TextError {
    /// The same error, seen from a text in which `lines` other lines come first.
    pub const fn offset_by(self, lines: usize) -> Self {
        Self { line: self.line.saturating_add(lines), ..self }
    }
}

/// What should stand where a text was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// Exactly this.
    Text(&'static str),
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// The color of a seat that comes after the one of the line before.
    LaterSeat,
    /// That many lower-case hexadecimal digits.
    Hexadecimal {
        /// How many digits.
        digits: usize,
    },
    /// A whole number in this range, without leading zeros.
    Number {
        /// The smallest number.
        least: u32,
        /// The largest number.
        most: u32,
    },
    /// One space and another word.
    Space,
    /// Nothing more in this line.
    EndOfLine,
    /// No further line.
    EndOfText,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => write!(f, "`{text}`"),
            Self::OneOf(words) => {
                for (index, word) in words.iter().enumerate() {
                    let separator = match index {
                        0 => "",
                        _ if index + 1 == words.len() => " or ",
                        _ => ", ",
                    };
                    write!(f, "{separator}`{word}`")?;
                }
                Ok(())
            }
            Self::LaterSeat => f.write_str("a seat after that of the line before: seats stand in turn order"),
            Self::Hexadecimal { digits } => write!(f, "{digits} lower-case hexadecimal digits"),
            Self::Number { least, most } => {
                write!(f, "a whole number from {least} to {most} without leading zeros")
            }
            Self::Space => f.write_str("one space and what belongs behind it"),
            Self::EndOfLine => f.write_str("the end of the line"),
            Self::EndOfText => f.write_str("no further line"),
        }
    }
}
