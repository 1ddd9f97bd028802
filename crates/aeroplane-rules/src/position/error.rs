//! Why something written down is no position of a game.

use crate::color::Color;
use crate::geometry::{Spot, Square};
use crate::plane::Plane;

/// Why a setup is not a position that a game can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// A game that goes on needs two players, and one that is over the one who was left.
    #[error("a game needs at least two colors in play, found {found}")]
    TooFewSeats {
        /// How many there are.
        found: usize,
    },
    /// A color that is not in play is named.
    #[error("{color} is not in play")]
    EmptySeat {
        /// The color.
        color: Color,
    },
    /// A color has more or fewer planes than the rules give it.
    #[error("{color} has {found} planes, but the rules give each player {expected}")]
    PlaneCount {
        /// The color.
        color: Color,
        /// How many planes it has.
        found: usize,
        /// How many it should have.
        expected: u8,
    },
    /// A plane stands on no spot of the board.
    #[error("{color} plane {index} is at {progress}, but spots are -1 (hangar) to 56 (home)")]
    NoSuchSpot {
        /// The color.
        color: Color,
        /// The index of the plane.
        index: usize,
        /// The progress as given.
        progress: i64,
    },
    /// A plane index is out of range.
    #[error("{color} has no plane {index}")]
    NoSuchPlane {
        /// The color.
        color: Color,
        /// The index as given.
        index: u64,
    },
    /// Two colors stand on one square.
    #[error("{one} and {other} both stand on ring square {}, but two colors never share a square", square.number())]
    SharedSquare {
        /// The square.
        square: Square,
        /// One color.
        one: Color,
        /// The other color.
        other: Color,
    },
    /// A stack is none.
    #[error("a stack of {color} is impossible: {reason}")]
    Stack {
        /// The color.
        color: Color,
        /// What is wrong with it.
        reason: BadStack,
    },
    /// The streak has as many sixes as are punished, or more.
    #[error("a streak of {found} sixes is too long: {length} in a row are punished")]
    StreakTooLong {
        /// The number of sixes in the streak.
        found: usize,
        /// The number that is punished.
        length: u8,
    },
    /// There is a streak although the rules punish none.
    #[error("there is a streak of sixes, but under six_streak_penalty none it is always empty")]
    StreakUnderNone,
    /// There is a streak although a six gives no other roll.
    #[error("there is a streak of sixes, but under these extra_roll_faces a six gives no other roll")]
    StreakWithoutExtraRoll,
    /// There is a streak although the game is over.
    #[error("there is a streak of sixes, but the game is over")]
    StreakAtEnd,
    /// A six of the streak names a plane twice.
    #[error("a six of the streak names plane {plane:?} twice", plane = plane.index())]
    StreakRepeats {
        /// The plane.
        plane: Plane,
    },
    /// A color is placed twice.
    #[error("{color} has two places")]
    PlacedTwice {
        /// The color.
        color: Color,
    },
    /// A player has a place although not all of its planes are home.
    #[error("{color} has a place, but not all its planes are home")]
    PlacedTooEarly {
        /// The color.
        color: Color,
    },
    /// The player that was left is placed last although all its planes are home.
    #[error("{color} is placed last as the one that was left, but all its planes are home")]
    LastIsHome {
        /// The color.
        color: Color,
    },
    /// All planes of a player are home, but it has no place.
    #[error("all planes of {color} are home, but it has no place")]
    NotPlaced {
        /// The color.
        color: Color,
    },
    /// A player that has finished is to roll.
    #[error("{color} is to roll, but has finished")]
    FinishedToRoll {
        /// The color.
        color: Color,
    },
    /// The places say that the game is over, but it goes on.
    #[error("the game goes on, but by its places it is over")]
    NotOver,
    /// The game is over, but the places do not say so.
    #[error("the game is over, but its places do not end it")]
    OverTooEarly,
    /// The game is over, but the turn is not with the player who ended it.
    #[error("the game is over, but the turn is with {turn}, and {ended} ended it")]
    OverWithOther {
        /// Whose turn it is said to be.
        turn: Color,
        /// Who ended the game.
        ended: Color,
    },
    /// The game is over, but a roll is waiting for an answer.
    #[error("the game is over, but a roll waits for an answer")]
    OverWithRoll,
    /// A roll waits for an answer, but it has none.
    #[error("the roll {roll} waits for an answer, but it passes by itself")]
    NothingToAnswer {
        /// The roll, 1 to 6.
        roll: u8,
    },
}

/// What is wrong with a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadStack {
    /// The rules have no stacks.
    #[error("the rules have stacking off")]
    Off,
    /// It has fewer than two planes.
    #[error("it has fewer than two planes")]
    TooSmall,
    /// A plane is named twice.
    #[error("plane {} is in it twice or in two stacks", .0.index())]
    PlaneTwice(Plane),
    /// The planes stand on different cells.
    #[error("its planes are not on one cell")]
    Apart,
    /// The cell holds no stacks.
    #[error("no stack can stand at {0}: hangar, pad and home hold none")]
    Nowhere(Spot),
    /// With automatic stacking all planes on a cell belong to the stack.
    #[error("with automatic stacking all {} planes at {spot} are one stack", .planes)]
    Incomplete {
        /// The cell.
        spot: Spot,
        /// The planes there.
        planes: u8,
    },
}
