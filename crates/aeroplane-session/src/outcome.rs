//! What an event changed, and what lists of rooms and games tell.

use aeroplane_protocol::http::PublicPlayer;
use aeroplane_protocol::{GameOpening, Millis, PlayerName, Settings};
use aeroplane_rules::{ByColor, Step};

/// What an event brought about.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Outcome {
    /// What happened on the board, in order.
    pub steps: Vec<Step>,
    /// Whether what is shown of seats, members, settings or the stage changed.
    pub room_changed: bool,
    /// Whether what is shown of the board, its turn or its clock changed.
    pub table_changed: bool,
}

/// A room as the list of public rooms tells of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    /// How it is played.
    pub settings: Settings,
    /// The people at its seats.
    pub players: Vec<PlayerName>,
    /// How many seats are open.
    pub open_seats: u8,
}

/// A game as the list of games that go on tells of it. It stays the same while the seats do, so that no action has to
/// rewrite it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameListing {
    /// How it is played.
    pub settings: Settings,
    /// Who plays at each seat.
    pub players: ByColor<Option<PublicPlayer>>,
    /// When it began.
    pub since: Millis,
}

/// A game of the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameSummary {
    /// What its dice are bound by.
    pub opening: GameOpening,
    /// How many actions it has so far.
    pub plies: u32,
    /// Whether it has its first player, so that there is a record.
    pub begun: bool,
    /// Whether it was played to its end.
    pub over: bool,
    /// Whether its dice are laid open.
    pub revealed: bool,
}
