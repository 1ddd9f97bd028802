//! The small numbers of a room's life: places in its log, times, members, games.

use std::fmt;

/// The place of an event in its room's log, counted from 1 without gaps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seq(u32);

impl Seq {
    /// Before the first event.
    pub const START: Self = Self(0);
    /// The event that every room begins with.
    pub const FIRST: Self = Self(1);

    /// The place with this number.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number of the place.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// The place after this one. A log of four thousand million events is at its end and stays there.
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A point in time by the database's clock, in milliseconds since the beginning of 1970 (UTC).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(i64);

impl Timestamp {
    /// So many milliseconds after the beginning of 1970.
    pub const fn from_millis(millis: i64) -> Self {
        Self(millis)
    }

    /// How many milliseconds after the beginning of 1970.
    pub const fn as_millis(self) -> i64 {
        self.0
    }

    /// The time so many milliseconds later.
    pub const fn plus_millis(self, millis: i64) -> Self {
        Self(self.0.saturating_add(millis))
    }
}

/// A member of a room, by the number that the room gave them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemberId(pub u32);

/// A game's place among the games of its room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameNumber(pub u32);
