//! The state of a game between two actions.

mod error;
mod fleet;
mod fold;
mod places;
mod setup;
mod stacks;
mod streak;

pub use error::{BadStack, PositionError};
pub use fleet::Fleet;
pub use places::Places;
pub use setup::Setup;
pub use stacks::Stacks;
pub use streak::Streak;

use crate::color::{ByColor, Color, ColorSet};
use crate::geometry::Spot;
use crate::plane::Plane;
use crate::roll::Roll;
use crate::rules::{PlaneCount, Rules};

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The player is to roll.
    ToRoll(Color),
    /// The player is to answer the roll. There is a legal move: a roll without one passes by itself.
    ToMove(Color, Roll),
    /// The game is over; the player's move ended it, or all others have left the player alone.
    Over(Color),
}

impl Turn {
    /// Whose turn it is, or who ended the game.
    pub const fn color(self) -> Color {
        match self {
            Self::ToRoll(color) | Self::ToMove(color, _) | Self::Over(color) => color,
        }
    }
}

/// A position that a game can hold: where every plane stands, whose turn it is, the streak of sixes and the places.
///
/// Positions are made valid – [`Position::start`], or [`Position::new`] from a [`Setup`] – and every action keeps them
/// so. A position does not carry its rules; all calls on one position must be given the same ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) fleets: ByColor<Fleet>,
    pub(crate) turn: Turn,
    pub(crate) streak: Streak,
    pub(crate) places: Places,
    pub(crate) seats: ColorSet,
    pub(crate) plane_count: PlaneCount,
}

impl Position {
    /// The beginning of a game: every plane of the taken seats in its hangar, `first` to roll.
    ///
    /// # Errors
    ///
    /// [`PositionError::TooFewSeats`] with fewer than two seats, [`PositionError::EmptySeat`] where nobody sits on
    /// the seat that begins.
    pub fn start(rules: &Rules, seats: ColorSet, first: Color) -> Result<Self, PositionError> {
        if seats.len() < 2 {
            return Err(PositionError::TooFewSeats { found: seats.len() });
        }
        if !seats.contains(first) {
            return Err(PositionError::EmptySeat { color: first });
        }
        let mut fleets = ByColor([Fleet::UNUSED; 4]);
        for color in seats.iter() {
            fleets[color].put(rules.planes.planes(), Spot::HANGAR);
        }
        Ok(Self {
            fleets,
            turn: Turn::ToRoll(first),
            streak: Streak::NONE,
            places: Places::NONE,
            seats,
            plane_count: rules.planes,
        })
    }

    /// What the game waits for.
    pub const fn turn(&self) -> Turn {
        self.turn
    }

    /// The seats that are taken: those of finished players too, those of players that have withdrawn no longer.
    pub const fn seats(&self) -> ColorSet {
        self.seats
    }

    /// How many planes each player has.
    pub const fn plane_count(&self) -> PlaneCount {
        self.plane_count
    }

    /// The planes of a color. On an empty seat all of them stand at home, as do those that a short game leaves out.
    pub fn fleet(&self, color: Color) -> &Fleet {
        &self.fleets[color]
    }

    /// The planes in play of a color with their spots, in order of their index; none on an empty seat.
    pub fn planes(&self, color: Color) -> impl Iterator<Item = (Plane, Spot)> + '_ {
        let count = if self.seats.contains(color) { self.plane_count.get() } else { 0 };
        Plane::ALL
            .into_iter()
            .take(usize::from(count))
            .map(move |plane| (plane, self.fleets[color].spot(plane)))
    }

    /// The sixes of the turn that is being played. Always empty under rules that punish none.
    pub const fn streak(&self) -> Streak {
        self.streak
    }

    /// The players that have a place.
    pub const fn places(&self) -> Places {
        self.places
    }

    /// The same board with that player to roll at the beginning of a turn: what might come, for those who look ahead.
    /// `None` for a player who is not, or no longer, in the game.
    pub fn with_turn(&self, color: Color) -> Option<Self> {
        let is_active = self.active().contains(color);
        is_active.then_some(Self { turn: Turn::ToRoll(color), streak: Streak::NONE, ..*self })
    }

    /// The players still in the game.
    pub const fn active(&self) -> ColorSet {
        self.seats.minus(self.places.colors())
    }

    /// Empties the seat.
    pub(crate) fn vacate(&mut self, color: Color) {
        self.fleets[color] = Fleet::UNUSED;
        self.seats = self.seats.without(color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn a_position_is_small() {
        assert!(size_of::<Position>() <= 64);
    }

    #[test]
    fn a_game_needs_two_players_and_one_of_them_begins() {
        let rules = Rules::from(Preset::Classic);
        let alone = ColorSet::EMPTY.with(Color::Red);
        assert_eq!(Position::start(&rules, alone, Color::Red), Err(PositionError::TooFewSeats { found: 1 }));
        assert_eq!(
            Position::start(&rules, ColorSet::OPPOSITE_PAIR, Color::Yellow),
            Err(PositionError::EmptySeat { color: Color::Yellow })
        );
    }
}
