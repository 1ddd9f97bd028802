//! How much a room holds, and how long it waits. Times are in milliseconds.

/// The most members at a time.
pub(crate) const MOST_MEMBERS: usize = 32;
/// The most events. A room that has so many is closed.
pub(crate) const MOST_EVENTS: u32 = 20_000;
/// How many of them, the last ones, only the game and the room itself may use.
pub(crate) const RESERVE: u32 = 2_000;
/// The most lines of talk of one member.
pub(crate) const MOST_TALK: u32 = 500;
/// The most changes of seats, names and settings by one member.
pub(crate) const MOST_ARRANGEMENTS: u32 = 1_000;
/// How often a seat can be taken back from the autopilot between two actions of the game.
pub(crate) const MOST_TAKE_BACKS: u8 = 4;
/// So many events must be left for a next game before the reserve; hardly any game of four takes more.
pub(crate) const EVENTS_OF_A_GAME: u32 = 1_500;
/// How many lines of talk a snapshot shows.
pub(crate) const TALK_LINES: usize = 50;

/// How long first links are waited for.
pub(crate) const LINKS: u64 = 5_000;
/// How long hands are waited for, each round.
pub(crate) const HANDS: u64 = 10_000;
/// How long a public room waits for people before bots fill it.
pub(crate) const FILL: u64 = 20_000;
/// What the player on turn gets after an outage, beside the time that it took.
pub(crate) const AFTER_AN_OUTAGE: u64 = 20_000;
/// How much lag is forgiven for one action, and in one game.
pub(crate) const LAG_OF_AN_ACTION: u32 = 1_000;
pub(crate) const LAG_OF_A_GAME: u32 = 7_000;

/// After how long without an event a room is closed: before a game and after it, …
pub(crate) const IDLE: u64 = 30 * 60_000;
/// … and in the middle of one.
pub(crate) const IDLE_IN_GAME: u64 = 24 * 60 * 60_000;

/// When a caller may ask again whose dice were not at hand.
pub(crate) const RETRY: u32 = 1_000;
