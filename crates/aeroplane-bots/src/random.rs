//! The bot that leaves everything to chance.

use aeroplane_dice::Randomness;
use aeroplane_rules::{Move, Position, Rules};

use crate::answers::Answers;
use crate::bot::Bot;

/// Chooses any legal move, each with the same chance.
#[derive(Debug, Clone)]
pub struct RandomBot {
    randomness: Randomness,
}

impl RandomBot {
    /// The bot that draws from that stream of a seed. Bots of different streams choose independently.
    pub fn new(seed: u64, stream: u64) -> Self {
        Self { randomness: Randomness::new(seed, stream) }
    }
}

impl Bot for RandomBot {
    #[inline]
    fn choose(&mut self, _: &Rules, _: &Position, answers: Answers<'_>) -> Move {
        self.randomness.pick(answers.as_slice()).copied().unwrap_or(answers.first())
    }
}
