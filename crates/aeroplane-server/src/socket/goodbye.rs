//! Why a socket is closed by the server.

use axum::extract::ws::{CloseFrame, Utf8Bytes, close_code};

/// The code of a socket whose server restarts (RFC 6455's registry).
const SERVICE_RESTART: u16 = 1012;
/// The code of a socket that shall be opened again later.
const TRY_AGAIN_LATER: u16 = 1013;

/// Why a socket is closed. In all cases but abuse the client opens another one and resumes by the number of the last event
/// that it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goodbye {
    /// It did not read, and too many messages waited for it.
    Slow,
    /// It was not let in, and was told why.
    Refused,
    /// It did not answer a ping, or took nothing for as long.
    Silent,
    /// It sent too much, or too much nonsense.
    Abuse,
    /// The server is about to stop.
    Stopping,
    /// The room had a fault and is loaded again.
    Fault,
}

impl Goodbye {
    pub(crate) const fn frame(self) -> CloseFrame {
        let (code, reason) = match self {
            Self::Slow => (TRY_AGAIN_LATER, "too many messages waited: resume"),
            Self::Refused => (TRY_AGAIN_LATER, "not let in: try again later"),
            Self::Silent => (close_code::AWAY, "no answer to a ping: resume"),
            Self::Abuse => (close_code::POLICY, "too many messages"),
            Self::Stopping => (SERVICE_RESTART, "the server restarts: resume"),
            Self::Fault => (close_code::ERROR, "the room is loaded again: resume"),
        };
        CloseFrame { code, reason: Utf8Bytes::from_static(reason) }
    }
}
