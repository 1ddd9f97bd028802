//! Why something could not be done in a room, apart from the room's own refusals.

use std::time::Duration;

use aeroplane_protocol::Refusal;
use aeroplane_session::{NothingDue, ReplayError};
use aeroplane_store::StoreError;

use super::stored::Unreadable;
use crate::entropy::NoEntropy;
use crate::log::LogError;
use crate::problem::{Failure, milliseconds};

/// After which time it is worth trying again where nothing can be stored.
pub(crate) const RETRY: Duration = Duration::from_secs(1);

/// Why something could not be done in a room.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// The room refuses.
    #[error("{0}")]
    Refused(Refusal),
    /// The room has nothing to do by itself.
    #[error(transparent)]
    Nothing(#[from] NothingDue),
    /// There is no such room.
    #[error("there is no such room")]
    NoSuchRoom,
    /// The store could not answer a question.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The store could not keep something.
    #[error("nothing could be stored: {0}")]
    Unstored(StoreError),
    /// The store has an event that cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The store's events do not make a room.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// An event cannot be written down.
    #[error("an event cannot be written: {0}")]
    Unwritable(#[from] serde_json::Error),
    /// There are no random bytes.
    #[error(transparent)]
    NoEntropy(#[from] NoEntropy),
    /// Others were quicker, again and again.
    #[error("too much happened in the room at the same time")]
    Contended,
    /// The room had a fault and was loaded again.
    #[error("the room had a fault")]
    Fault,
}

/// Whether the store is the reason for a trouble.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Blame {
    /// It is: nothing can be stored.
    Sure,
    /// It may be: a question was not answered, which may have been that question's fault.
    Unsure,
    /// It is not.
    None,
}

impl Trouble {
    /// Whether, and how surely, the store rather than the room or its events is the reason.
    pub(crate) const fn blames_store(&self) -> Blame {
        match self {
            Self::Unstored(StoreError::Unavailable { .. } | StoreError::Full)
            | Self::Store(StoreError::Full) => Blame::Sure,
            Self::Store(StoreError::Unavailable { .. }) => Blame::Unsure,
            Self::Store(
                StoreError::Newer { .. }
                | StoreError::Nul
                | StoreError::Damaged { .. }
                | StoreError::Refused { .. },
            )
            | Self::Unstored(
                StoreError::Newer { .. }
                | StoreError::Nul
                | StoreError::Damaged { .. }
                | StoreError::Refused { .. },
            )
            | Self::Refused(_)
            | Self::Nothing(_)
            | Self::NoSuchRoom
            | Self::Unreadable(_)
            | Self::Replay(_)
            | Self::Unwritable(_)
            | Self::NoEntropy(_)
            | Self::Contended
            | Self::Fault => Blame::None,
        }
    }

    /// Whether it happens where nothing is wrong.
    pub(crate) const fn is_ordinary(&self) -> bool {
        match self {
            Self::Refused(_) | Self::NoSuchRoom => true,
            Self::Nothing(nothing) => !matches!(nothing, NothingDue::NoDice),
            Self::Store(_)
            | Self::Unstored(_)
            | Self::Unreadable(_)
            | Self::Replay(_)
            | Self::Unwritable(_)
            | Self::NoEntropy(_)
            | Self::Contended
            | Self::Fault => false,
        }
    }

    /// What whoever sent a command is told. Faults of the server are told as unavailability: the command was not carried
    /// out, or it was, and the same id finds it again.
    pub(crate) fn refusal(&self) -> Refusal {
        match self {
            Self::Refused(refusal) => *refusal,
            Self::NoSuchRoom => Refusal::NotNow { stage: aeroplane_protocol::Stage::Closed },
            Self::Store(_)
            | Self::Unstored(_)
            | Self::Nothing(_)
            | Self::Unreadable(_)
            | Self::Replay(_)
            | Self::Unwritable(_)
            | Self::NoEntropy(_)
            | Self::Contended
            | Self::Fault => Refusal::Unavailable { retry_after_ms: milliseconds(RETRY) },
        }
    }
}

impl From<LogError> for Trouble {
    fn from(error: LogError) -> Self {
        match error {
            LogError::Store(error) => Self::Store(error),
            LogError::Unreadable(error) => Self::Unreadable(error),
        }
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            // Rooms that are full or closed are not told from those that never were.
            Trouble::Refused(_) | Trouble::NoSuchRoom => Self::not_found(),
            Trouble::Store(StoreError::Unavailable { .. } | StoreError::Full)
            | Trouble::Unstored(StoreError::Unavailable { .. } | StoreError::Full)
            | Trouble::Contended => {
                Self::unavailable("the server cannot store anything at the moment: try again", RETRY)
            }
            Trouble::Store(error) | Trouble::Unstored(error) => Self::internal(&error),
            Trouble::Nothing(nothing) => Self::internal(&nothing),
            Trouble::Unreadable(error) => Self::internal(&error),
            Trouble::Replay(error) => Self::internal(&error),
            Trouble::Unwritable(error) => Self::internal(&error),
            Trouble::NoEntropy(error) => Self::internal(&error),
            Trouble::Fault => Self::internal(&"a room had a fault"),
        }
    }
}
