//! What a client cannot help.

use std::time::Duration;

use aeroplane_protocol::http::Problem;

use crate::address::ServerAddress;

/// Why a client cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server cannot be reached, or the connection broke.
    #[error("the server at {server} cannot be reached: {reason}")]
    Unreachable {
        /// Where it should be.
        server: String,
        /// What happened.
        reason: String,
    },
    /// The server refused a request.
    #[error("the server refused with status {status}: {}", problem.explanation)]
    Problem {
        /// The HTTP status.
        status: u16,
        /// What the server says about it.
        problem: Problem,
    },
    /// The server answered something that is none of its own answers, such as a proxy's page.
    #[error("the server answered with status {status} and nothing that can be read: {reason}")]
    Unreadable {
        /// The HTTP status.
        status: u16,
        /// What is wrong with the answer.
        reason: String,
    },
    /// The server closed the socket for a reason that coming back does not mend.
    #[error("the server closed the connection with code {code}: {reason}")]
    ShownTheDoor {
        /// The WebSocket's close code.
        code: u16,
        /// The server's words.
        reason: String,
    },
    /// The server stayed away.
    #[error("the server did not come back within {attempts} attempts: {last}")]
    GaveUp {
        /// How often it was tried.
        attempts: u32,
        /// What happened the last time.
        last: Box<ClientError>,
    },
    /// The room is not yet known, or the game has no links left.
    #[error("that cannot be done with what is known of the room: {0}")]
    NotKnown(&'static str),
    /// The system gave no random bytes.
    #[error("the system gave no random bytes")]
    NoEntropy,
}

impl ClientError {
    /// A server that is there, but has said nothing for so long.
    pub(crate) fn silent(server: &ServerAddress, waited: Duration) -> Self {
        let reason = format!("no answer within {} ms", waited.as_millis());
        Self::Unreachable { server: server.to_string(), reason }
    }

    /// Whether trying again later may help.
    pub fn may_pass(&self) -> bool {
        match self {
            Self::Unreachable { .. } => true,
            Self::Problem { status, .. } | Self::Unreadable { status, .. } => {
                matches!(status, 408 | 429 | 500..=599)
            }
            Self::ShownTheDoor { .. } | Self::GaveUp { .. } | Self::NotKnown(_) | Self::NoEntropy => false,
        }
    }

    /// How long the server asks to wait before another attempt, if it says so.
    pub fn retry_after_ms(&self) -> Option<u32> {
        match self {
            Self::Problem { problem, .. } => problem.retry_after_ms,
            Self::Unreachable { .. }
            | Self::Unreadable { .. }
            | Self::ShownTheDoor { .. }
            | Self::GaveUp { .. }
            | Self::NotKnown(_)
            | Self::NoEntropy => None,
        }
    }
}
