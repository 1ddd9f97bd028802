//! From whole counts to means, shares and what chance makes of them.
//!
//! Counts are added as integers, in any order with the same sum; only the last steps are of floating-point numbers.
//! Division and square root are exact to the last bit everywhere, so shares, means and their intervals are the same on
//! every platform. Ratings and p-values also need exponential and logarithm, which platforms round differently: their
//! last digits may differ from one to another.

mod chi_square;
mod histogram;
mod sample;

use serde::Serialize;

pub use chi_square::ChiSquare;
pub(crate) use chi_square::{at_least, at_most};
pub use histogram::{Histogram, Spread};
pub(crate) use sample::Sample;
pub use sample::Summary;

/// How many standard deviations hold 95 % of a normal distribution.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// A range that covers the true value in 95 of 100 experiments.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Interval {
    /// Whether the value lies in the range.
    pub fn contains(self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// How often something happened out of how many times that it could.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Share {
    /// How often it happened.
    pub count: u64,
    /// The part of all times, 0 to 1; 0 out of none.
    pub share: f64,
    /// Where the true chance lies, after Wilson: also near 0 and 1 it stays between them.
    pub interval: Interval,
}

impl Share {
    /// The share of `count` out of `total`; more than all counts as all.
    pub fn of(count: u64, total: u64) -> Self {
        let count = count.min(total);
        if total == 0 {
            return Self { count, share: 0.0, interval: Interval { low: 0.0, high: 1.0 } };
        }
        Self::of_independent(count, total, float(total.into()))
    }

    /// The share of `count` out of `total`, of which only so many tell something independent of the others.
    fn of_independent(count: u64, total: u64, independent: f64) -> Self {
        let share = float(count.into()) / float(total.into());
        let z_square = Z * Z / independent;
        let centre = (share + z_square / 2.0) / (1.0 + z_square);
        let spread = (share * (1.0 - share) * z_square + z_square * z_square / 4.0).sqrt() / (1.0 + z_square);
        // At the ends the exact bounds are 0 and 1, which rounding would miss by a little.
        let low = if count == 0 { 0.0 } else { centre - spread };
        let high = if count == total { 1.0 } else { centre + spread };
        Self { count, share, interval: Interval { low, high } }
    }

    /// The share of games won in rounds of `games_a_round` games each that are played with the same dice, out of how
    /// many rounds brought so many wins.
    ///
    /// The games of a round depend on one another: whoever is given a good seat in one of them gets a bad one in another.
    /// Wilson's interval is therefore taken with as many games as would differ so much if all were independent – Kish's
    /// effective sample size –, in at least a hundred rounds; fewer say too little about it and count as they are.
    pub fn of_rounds(wins_a_round: &Histogram, games_a_round: u64) -> Self {
        let (mut rounds, mut wins, mut squares) = (0_u128, 0_u128, 0_u128);
        for (number, times) in wins_a_round.iter() {
            let (number, times) = (u128::from(number), u128::from(times));
            rounds += times;
            wins = wins.saturating_add(number.saturating_mul(times));
            squares = squares.saturating_add(number.saturating_mul(number).saturating_mul(times));
        }
        let whole = |number: u128| u64::try_from(number).unwrap_or(u64::MAX);
        // Counts can come from files, which can hold anything.
        let games = rounds.saturating_mul(games_a_round.into());
        let wins = wins.min(games);
        let (count, total) = (whole(wins), whole(games));
        if rounds < FEWEST_ROUNDS || total == 0 {
            return Self::of(count, total);
        }
        let deviation = rounds.saturating_mul(squares).saturating_sub(wins.saturating_mul(wins));
        let share = float(wins) / float(total.into());
        let variance_of_share = float(deviation)
            / float(rounds)
            / float(rounds)
            / float(rounds - 1)
            / float(u128::from(games_a_round).pow(2));
        let binomial = share * (1.0 - share);
        // Without any difference between rounds there is nothing to learn from them.
        let independent =
            if variance_of_share > 0.0 { binomial / variance_of_share } else { float(total.into()) };
        Self::of_independent(count, total, independent)
    }

    /// Half the width of the interval.
    pub fn half_width(self) -> f64 {
        (self.interval.high - self.interval.low) / 2.0
    }
}

/// Before so many rounds their differences say too little to be used.
const FEWEST_ROUNDS: u128 = 100;

#[expect(clippy::cast_precision_loss, reason = "the nearest floating-point number is meant")]
pub(crate) fn float(count: u128) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-5
    }

    #[test]
    fn shares_have_the_intervals_of_the_literature() {
        // Newcombe 1998, table I, method 3: the score interval without continuity correction.
        for (count, total, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let Interval { low: found_low, high: found_high } = Share::of(count, total).interval;
            assert!(
                near(found_low, low) && near(found_high, high),
                "{count} of {total}: {found_low} {found_high}"
            );
        }
    }

    #[test]
    fn shares_at_the_ends_stay_between_nothing_and_all() {
        assert!(Share::of(0, 10).interval.low.abs() < f64::MIN_POSITIVE);
        assert!((Share::of(10, 10).interval.high - 1.0).abs() < f64::MIN_POSITIVE);
        assert_eq!(Share::of(0, 0).interval, Interval { low: 0.0, high: 1.0 });
        assert_eq!(Share::of(11, 10), Share::of(10, 10));
        assert_eq!(Share::of(1, 0), Share::of(0, 0));
    }
}
