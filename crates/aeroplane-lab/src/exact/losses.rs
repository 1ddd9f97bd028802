//! What decisions lost, summed in whole numbers.

use serde::Serialize;

use crate::statistics::{Interval, Z};

/// A lost certainty in the parts in which losses are summed.
const PARTS: f64 = 1e9;

/// What the decisions of one game lost.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct GameLosses {
    decisions: u64,
    perfect: u64,
    lost: u64,
    worst: u64,
}

impl GameLosses {
    /// Adds a decision that lost so much. Up to `blur` nobody can tell a loss from none.
    pub(super) fn add(&mut self, loss: f64, blur: f64) {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a chance from 0 to 1 in whole parts"
        )]
        let parts = (loss.max(0.0) * PARTS).round() as u64;
        self.decisions += 1;
        self.perfect += u64::from(loss <= blur);
        self.lost += parts;
        self.worst = self.worst.max(parts);
    }
}

/// The sums over games.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Losses {
    games: u64,
    decisions: u64,
    perfect: u64,
    lost: u128,
    worst: u64,
    lost_squares: u128,
    lost_by_decisions: u128,
    decisions_squares: u128,
}

impl Losses {
    /// Adds a game.
    pub(super) fn add(&mut self, game: GameLosses) {
        let (lost, decisions) = (u128::from(game.lost), u128::from(game.decisions));
        self.merge(&Self {
            games: 1,
            decisions: game.decisions,
            perfect: game.perfect,
            lost,
            worst: game.worst,
            lost_squares: lost * lost,
            lost_by_decisions: lost * decisions,
            decisions_squares: decisions * decisions,
        });
    }

    /// Adds other games.
    pub(super) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.perfect += other.perfect;
        self.lost += other.lost;
        self.worst = self.worst.max(other.worst);
        self.lost_squares += other.lost_squares;
        self.lost_by_decisions += other.lost_by_decisions;
        self.decisions_squares += other.decisions_squares;
    }

    /// What they come to.
    pub(super) fn verdict(&self) -> Verdict {
        Verdict {
            games: self.games,
            decisions: self.decisions,
            loss: self.mean(),
            perfect: (self.decisions > 0).then(|| Perfect {
                count: self.perfect,
                share: float(self.perfect.into()) / float(self.decisions.into()),
            }),
            worst: float(self.worst.into()) / PARTS,
        }
    }

    /// The ratio of two sums over games, whose spread is that of lost − ratio · decisions from game to game: decisions of
    /// one game depend on one another, games do not.
    fn mean(&self) -> Option<MeanLoss> {
        if self.decisions == 0 {
            return None;
        }
        let (games, decisions) = (float(self.games.into()), float(self.decisions.into()));
        let ratio = float(self.lost) / decisions;
        let squares = float(self.lost_squares) - 2.0 * ratio * float(self.lost_by_decisions)
            + ratio * ratio * float(self.decisions_squares);
        let spread = match self.games {
            0 | 1 => f64::INFINITY,
            _ => Z * (squares.max(0.0) * games / (games - 1.0)).sqrt() / decisions,
        };
        let [mean, low, high] = [ratio, ratio - spread, ratio + spread].map(|parts| parts / PARTS);
        Some(MeanLoss { mean, interval: Interval { low: low.max(0.0), high: high.min(1.0) } })
    }
}

/// How well somebody decided.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Verdict {
    /// The games.
    pub games: u64,
    /// The decisions in them: rolls with two answers at least.
    pub decisions: u64,
    /// The winning chance that a decision lost; `None` without any.
    pub loss: Option<MeanLoss>,
    /// The decisions that lost nothing, as far as the solution can tell; `None` without any decision.
    pub perfect: Option<Perfect>,
    /// The largest loss, 0 to 1.
    pub worst: f64,
}

/// How many decisions lost nothing. The decisions of a game depend on one another, so that no interval follows from their
/// numbers.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Perfect {
    /// How many.
    pub count: u64,
    /// The part of all decisions, 0 to 1.
    pub share: f64,
}

/// The mean of what decisions lost.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct MeanLoss {
    /// The mean, 0 to 1.
    pub mean: f64,
    /// Where the true mean lies.
    pub interval: Interval,
}

#[expect(clippy::cast_precision_loss, reason = "the nearest floating-point number is meant")]
fn float(count: u128) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn losses(games: &[&[f64]]) -> Losses {
        let mut sum = Losses::default();
        for decisions in games {
            let mut game = GameLosses::default();
            for &loss in *decisions {
                game.add(loss, 1e-5);
            }
            sum.add(game);
        }
        sum
    }

    #[test]
    fn the_mean_is_that_of_all_decisions() {
        let verdict = losses(&[&[0.0, 0.02], &[0.04, 0.0, 0.0], &[0.0]]).verdict();
        let loss = verdict.loss.unwrap();
        assert!((loss.mean - 0.01).abs() < 1e-9);
        assert_eq!((verdict.games, verdict.decisions, verdict.perfect.unwrap().count), (3, 6, 4));
        assert!((verdict.perfect.unwrap().share - 4.0 / 6.0).abs() < 1e-12);
        assert!((verdict.worst - 0.04).abs() < 1e-9);
        // Residuals 0, 0.01 and −0.01: the standard error is √(0.0002 · 3/2) / 6.
        let spread = Z * (0.0002_f64 * 1.5).sqrt() / 6.0;
        assert!((loss.interval.high - 0.01 - spread).abs() < 1e-9);
        assert!((loss.interval.low - (0.01 - spread)).abs() < 1e-9);
    }

    #[test]
    fn nothing_decided_is_no_mean_and_one_game_says_little() {
        assert_eq!((losses(&[]).verdict().loss, losses(&[]).verdict().perfect), (None, None));
        let Interval { low, high } = losses(&[&[0.5, 0.0]]).verdict().loss.unwrap().interval;
        assert!(low.abs() < 1e-12 && (high - 1.0).abs() < 1e-12);
    }
}
