//! The games that are small enough to be solved.

use core::fmt;
use core::str::FromStr;

use aeroplane_rules::{Color, ColorSet, Position, PositionError, Rules};
use serde::{Deserialize, Serialize};

/// The most planes a side whose states can be numbered here.
pub(super) const MOST_PLANES: u8 = 3;

/// How the two players of a small game sit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pair {
    /// Across the board: red and blue, or yellow and green.
    Opposite,
    /// Side by side: red and yellow, or any other two neighbours.
    Adjacent,
}

impl Pair {
    /// Both ways to sit.
    pub const ALL: [Self; 2] = [Self::Opposite, Self::Adjacent];

    /// The lower-case English name, as used in every text and JSON form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opposite => "opposite",
            Self::Adjacent => "adjacent",
        }
    }

    /// The two seats that stand for all pairs that sit so; the board looks the same from each seat.
    pub const fn colors(self) -> [Color; 2] {
        match self {
            Self::Opposite => [Color::Red, Color::Blue],
            Self::Adjacent => [Color::Red, Color::Yellow],
        }
    }

    /// How many seats clockwise a player's opponent can sit: one number for each view of the board.
    pub(super) const fn views(self) -> &'static [u8] {
        match self {
            Self::Opposite => &[2],
            Self::Adjacent => &[1, 3],
        }
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names no way to sit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("two players sit opposite or adjacent")]
pub struct UnknownPair;

impl FromStr for Pair {
    type Err = UnknownPair;

    fn from_str(text: &str) -> Result<Self, UnknownPair> {
        Self::ALL.into_iter().find(|pair| pair.name() == text).ok_or(UnknownPair)
    }
}

/// A game of two players whose states can be numbered: at most three planes a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SmallGame {
    rules: Rules,
    pair: Pair,
}

/// A game with too many states.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "a game with {planes} planes a side has far too many states: choose one or two planes (three need some 12 GB of \
     memory and days)"
)]
pub struct TooManyPlanes {
    /// How many planes a side it has.
    pub planes: u8,
}

impl SmallGame {
    /// The game of two players who sit so.
    ///
    /// # Errors
    ///
    /// [`TooManyPlanes`] with four planes a side.
    pub const fn new(rules: Rules, pair: Pair) -> Result<Self, TooManyPlanes> {
        let planes = rules.planes.get();
        if planes > MOST_PLANES { Err(TooManyPlanes { planes }) } else { Ok(Self { rules, pair }) }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How the players sit.
    pub const fn pair(&self) -> Pair {
        self.pair
    }

    /// The beginnings: each of the two players of [`Pair::colors`] to roll first.
    ///
    /// # Errors
    ///
    /// None with the two seats of a pair; the engine is asked all the same.
    pub fn starts(&self) -> Result<[Position; 2], PositionError> {
        let [one, other] = self.pair.colors();
        let seats = ColorSet::EMPTY.with(one).with(other);
        Ok([Position::start(&self.rules, seats, one)?, Position::start(&self.rules, seats, other)?])
    }
}
