//! What a server must not do, counted.

use aeroplane_protocol::Seq;

use crate::dice_watch::DiceFault;

/// Something that a server must not do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Events are missing.
    #[error("event {found} came after event {last}: events are missing")]
    Gap {
        /// The last event before.
        last: Seq,
        /// The one that came.
        found: Seq,
    },
    /// An event came twice.
    #[error("event {found} came again after event {last}")]
    Double {
        /// The last event before.
        last: Seq,
        /// The one that came.
        found: Seq,
    },
    /// The room has fewer events than before.
    #[error("the room went back from event {last} to event {found}: events were lost")]
    Back {
        /// The last event before.
        last: Seq,
        /// Where the room is now.
        found: Seq,
    },
    /// A message cannot be read.
    #[error("a message cannot be read: {0}")]
    Unreadable(String),
    /// The dice are not what they should be.
    #[error(transparent)]
    Dice(#[from] DiceFault),
}

/// The faults of a server as one client saw them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Faults {
    /// How often events were missing.
    pub gaps: u32,
    /// How often an event came twice.
    pub doubles: u32,
    /// How often the room went back.
    pub backs: u32,
    /// How many messages could not be read.
    pub unreadable: u32,
    /// How often the dice were not what they should be.
    pub dice: u32,
    /// The first fault.
    pub first: Option<Fault>,
}

impl Faults {
    /// Whether there was none.
    pub const fn is_empty(&self) -> bool {
        self.first.is_none()
    }

    /// How many there were.
    pub const fn count(&self) -> u32 {
        self.gaps + self.doubles + self.backs + self.unreadable + self.dice
    }

    pub(crate) fn note(&mut self, fault: Fault) {
        let counter = match fault {
            Fault::Gap { .. } => &mut self.gaps,
            Fault::Double { .. } => &mut self.doubles,
            Fault::Back { .. } => &mut self.backs,
            Fault::Unreadable(_) => &mut self.unreadable,
            Fault::Dice(_) => &mut self.dice,
        };
        *counter += 1;
        self.first.get_or_insert(fault);
    }
}
