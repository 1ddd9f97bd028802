//! How a position stands, by weights that were learned in self-play.
//!
//! A position that waits for a roll is seen as a set of features – where the planes of each seat stand, which of them
//! the next roll of which enemy can hit, what the rules are – always from the player who is to roll, so that it looks the
//! same from every side of the board. Each feature has a row of weights; the sums of the rows of all features become,
//! by one layer of hidden units and directly, a score for each seat, and the scores become winning chances.
//!
//! Everything is done in whole numbers: the same on every platform. The weights are made by `aeroplane lab train`,
//! which learns in floating point and rounds at the end.

mod features;
mod network;
mod reach;
mod rule_features;
mod shares;
mod sight;

use aeroplane_rules::{Color, Position};

pub use features::{FEATURES, Features};
pub use network::{DIRECT, HIDDEN_LIMIT, ONE, Row, Weights, WeightsError};
pub use shares::Shares;
pub use sight::Sight;

pub use crate::search::Search;

/// The units of the network: 44 hidden ones, and the scores.
pub const NETWORK_WIDTH: usize = 48;
/// The units of the small network: 12 hidden ones, and the scores.
pub const SMALL_WIDTH: usize = 16;

/// The weights of the network.
pub static NETWORK: Weights<NETWORK_WIDTH> =
    or_zero(Weights::from_bytes(include_bytes!("../../weights/network.bin")));
/// The weights of the small network.
pub static SMALL: Weights<SMALL_WIDTH> =
    or_zero(Weights::from_bytes(include_bytes!("../../weights/small.bin")));

/// Weights of another shape count as none, so that a program with new features can be built, and can then learn new
/// weights. A test sees to it that the ones in the project fit.
const fn or_zero<const WIDTH: usize>(weights: Result<Weights<WIDTH>, WeightsError>) -> Weights<WIDTH> {
    match weights {
        Ok(weights) => weights,
        Err(_) => Weights::ZERO,
    }
}

/// Says how positions under some rules stand.
#[derive(Debug, Clone)]
pub struct Evaluator<'weights, const WIDTH: usize> {
    weights: &'weights Weights<WIDTH>,
    sight: Sight,
    /// What the rules add to the sums of every position.
    of_rules: Row<WIDTH>,
}

impl<'weights, const WIDTH: usize> Evaluator<'weights, WIDTH> {
    /// An evaluation by those weights.
    pub fn new(weights: &'weights Weights<WIDTH>, sight: Sight) -> Self {
        let mut of_rules = Row::ZERO;
        add_rows(&mut of_rules, weights, sight.features_of_rules());
        Self { weights, sight, of_rules }
    }

    /// The eyes that it looks with.
    pub const fn sight(&self) -> &Sight {
        &self.sight
    }

    /// The chances to be the next to finish, in a position that waits for a roll.
    pub fn shares(&self, position: &Position) -> Shares {
        let mut sums = self.of_rules;
        add_rows(&mut sums, self.weights, self.sight.features(position).as_slice());
        let scores = self.weights.scores(&sums);
        let (first, active) = (position.turn().color(), position.active());
        let mut seats = 0;
        Shares::of_scores(
            first,
            scores.map(|score| {
                let color = Color::from_seat(first.seat() + seats);
                seats += 1;
                active.contains(color).then_some(score)
            }),
        )
    }
}

#[inline]
fn add_rows<const WIDTH: usize>(sums: &mut Row<WIDTH>, weights: &Weights<WIDTH>, features: &[u16]) {
    for &feature in features {
        if let Some(row) = weights.features.get(usize::from(feature)) {
            sums.add(row);
        }
    }
}
