//! What can be wrong with a text or JSON form of the rules.

use alloc::string::String;

/// Why a form of the rules was refused. Every message names the option and says what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RulesError {
    /// No preset has that name.
    #[error("no preset is called {0:?}; there are classic, cn_basic, cn_improved and cn_casual")]
    UnknownPreset(String),
    /// No rule point has that name.
    #[error("no rule option is called {0:?}")]
    UnknownOption(String),
    /// The rule point has no such value.
    #[error("option {option} cannot be {value}: expected {expected}")]
    BadValue {
        /// The rule point.
        option: &'static str,
        /// The value as it was given.
        value: String,
        /// What the rule point allows.
        expected: String,
    },
    /// Neither a preset nor every option was given.
    #[error("option {0} is missing: give it a value, or name a preset to start from")]
    MissingOption(&'static str),
    /// The same option was given twice.
    #[error("option {0} is given twice")]
    OptionTwice(&'static str),
    /// A word of a rules line is not an assignment.
    #[error("{0:?} sets no rule option: expected name=value")]
    NotAnAssignment(String),
}
