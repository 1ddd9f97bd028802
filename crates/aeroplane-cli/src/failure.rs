//! What can go wrong with a command, and the exit code that says so.

use std::io::{self, Write as _};
use std::process::ExitCode;

use crate::foreign_text::printed_path;

/// Why a command did not end well. The message says what happened and what to do about it.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What was checked does not hold.
    #[error("{0}")]
    Check(String),
    /// The arguments or the input cannot be used.
    #[error("{0}")]
    Usage(String),
    /// A file or a stream failed.
    #[error("{0}")]
    Io(String),
    /// The user stopped the command.
    #[error("interrupted")]
    Interrupted,
    /// Whoever read the output has had enough of it.
    #[error("the output was closed")]
    OutputClosed,
}

impl Failure {
    /// 1 for a check that failed, 2 for wrong use, 3 for input and output, 130 for an interrupt. A reader that closed
    /// the output early, such as `head`, has what it wanted: 0.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::OutputClosed => 0,
            Self::Check(_) => 1,
            Self::Usage(_) => 2,
            Self::Io(_) => 3,
            Self::Interrupted => 130,
        })
    }

    /// The failure to read or write a named file.
    pub(crate) fn of_file(action: &str, path: &std::path::Path, error: &io::Error) -> Self {
        Self::Io(format!("cannot {action} {}: {error}", printed_path(path)))
    }
}

/// Says a line on the standard error. Whoever closed it does not want to hear, and the exit code stays what it is.
pub(crate) fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// A failure of the standard input or output: the streams that are used without a name.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::OutputClosed
        } else {
            Self::Io(format!("cannot read or write: {error}"))
        }
    }
}
