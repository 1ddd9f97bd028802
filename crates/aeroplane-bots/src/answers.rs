//! What a bot chooses from.

use aeroplane_rules::Move;

/// The legal answers to a roll, at least one: a roll without an answer passes by itself, and no bot is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answers<'moves> {
    first: Move,
    all: &'moves [Move],
}

impl<'moves> Answers<'moves> {
    /// Those moves, `None` where there are none.
    pub const fn new(moves: &'moves [Move]) -> Option<Self> {
        match moves.first() {
            Some(&first) => Some(Self { first, all: moves }),
            None => None,
        }
    }

    /// The first of them in the engine's order.
    pub const fn first(self) -> Move {
        self.first
    }

    /// All of them in the engine's order.
    pub const fn as_slice(self) -> &'moves [Move] {
        self.all
    }
}
