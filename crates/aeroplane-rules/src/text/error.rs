//! What can be wrong with a text, and where.

use alloc::string::String;
use core::fmt;

/// A place in a text. Lines and columns are counted from 1, columns in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location {
    /// The line.
    pub line: usize,
    /// The character in that line.
    pub column: usize,
}

impl Location {
    /// Where every text begins.
    pub const START: Self = Self { line: 1, column: 1 };
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A text that does not follow its grammar.
///
/// ```
/// use aeroplane_rules::Move;
///
/// let error = "walk 1 leap".parse::<Move>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     r#"line 1, column 8: expected jump, shortcut, join or the end of the move, found "leap""#
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: expected {expected}, found {found}")]
pub struct TextError {
    /// Where the reader stopped.
    pub place: Location,
    /// What could have stood there.
    pub expected: String,
    /// What stands there.
    pub found: Found,
}

/// What a reader found instead of what it expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// A word or a character; long words are cut.
    Text(String),
    /// The end of the line.
    LineEnd,
    /// The end of the text.
    TextEnd,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // Quoted as Rust quotes it, so that an invisible character shows.
            Self::Text(text) => write!(f, "{text:?}"),
            Self::LineEnd => f.write_str("the end of the line"),
            Self::TextEnd => f.write_str("the end of the text"),
        }
    }
}
