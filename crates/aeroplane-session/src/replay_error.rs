//! Events that do not make a room.

use aeroplane_protocol::Seq;

/// Why an event cannot be the next one of a room. Events that the room has decided upon never get here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// There are no events.
    #[error("the room has no events")]
    Empty,
    /// The event has another number than the next one.
    #[error("event {expected} is missing: event {found} stands in its place")]
    Gap {
        /// The number that comes next.
        expected: Seq,
        /// The number that stands there.
        found: Seq,
    },
    /// The event cannot happen in the room as it is.
    #[error("event {seq} cannot be: {because}")]
    Impossible {
        /// The event.
        seq: Seq,
        /// What does not fit.
        because: Misfit,
    },
}

/// What does not fit between an event and its room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// The room is about something else.
    #[error("the room is at another stage")]
    Stage,
    /// A room is opened once, and by its first event.
    #[error("the first event opens the room, and no other")]
    Opening,
    /// The member is unknown, or known already.
    #[error("it names a member that cannot be meant")]
    Member,
    /// The seat is not in that state.
    #[error("it names a seat that cannot be meant")]
    Seat,
    /// The game cannot go on like that.
    #[error("the rules of the game do not allow it")]
    Rules,
    /// The dice cannot have shown that.
    #[error("it does not follow from the game's dice")]
    Dice,
    /// The settings contradict each other.
    #[error("its settings contradict each other")]
    Settings,
    /// The next game has the wrong number.
    #[error("the next game has another number")]
    GameNumber,
}
