//! What every bot can do.

use aeroplane_rules::{Move, Position, Rules};

use crate::answers::Answers;

/// A player that chooses its own moves.
///
/// Bots answer alike when they are made alike and asked alike: whatever they draw by lot comes from a seed that they
/// were given. They are told nothing of the dice.
pub trait Bot {
    /// One of the answers to the roll that waits in the position.
    fn choose(&mut self, rules: &Rules, position: &Position, answers: Answers<'_>) -> Move;
}
