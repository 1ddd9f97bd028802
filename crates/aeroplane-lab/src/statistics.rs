//! From whole counts to means, shares and what chance makes of them.
//!
//! Counts are added as integers, in any order with the same sum; only the last step is a division. Division and square
//! root are exact to the last bit everywhere, so reports are too.

use serde::Serialize;

/// How many standard deviations hold 95 % of a normal distribution.
const Z: f64 = 1.959_963_984_540_054;

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
    /// The share of `count` out of `total`.
    pub fn of(count: u64, total: u64) -> Self {
        if total == 0 {
            return Self { count, share: 0.0, interval: Interval { low: 0.0, high: 1.0 } };
        }
        let share = float(count.into()) / float(total.into());
        let z_square = Z * Z / float(total.into());
        let centre = (share + z_square / 2.0) / (1.0 + z_square);
        let spread = (share * (1.0 - share) * z_square + z_square * z_square / 4.0).sqrt() / (1.0 + z_square);
        // At the ends the exact bounds are 0 and 1, which rounding would miss by a little.
        let low = if count == 0 { 0.0 } else { centre - spread };
        let high = if count == total { 1.0 } else { centre + spread };
        Self { count, share, interval: Interval { low, high } }
    }
}

/// What a number that differs from game to game was like.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Summary {
    /// The mean.
    pub mean: f64,
    /// Where the true mean lies.
    pub interval: Interval,
    /// The standard deviation; 0 for a single number.
    pub standard_deviation: f64,
    /// The smallest.
    pub least: u64,
    /// The largest.
    pub most: u64,
}

/// The sums of numbers that are not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sample {
    count: u64,
    sum: u64,
    sum_of_squares: u128,
    least: u64,
    most: u64,
}

impl Default for Sample {
    fn default() -> Self {
        Self { count: 0, sum: 0, sum_of_squares: 0, least: u64::MAX, most: 0 }
    }
}

impl Sample {
    /// Adds a number.
    pub(crate) fn add(&mut self, number: u64) {
        self.merge(&Self {
            count: 1,
            sum: number,
            sum_of_squares: u128::from(number).pow(2),
            least: number,
            most: number,
        });
    }

    /// Adds all numbers of another sample.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.sum_of_squares += other.sum_of_squares;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    /// What the numbers were like; `None` where there were none.
    pub(crate) fn summary(&self) -> Option<Summary> {
        if self.count == 0 {
            return None;
        }
        let (count, sum) = (u128::from(self.count), u128::from(self.sum));
        let mean = float(sum) / float(count);
        // The sums are exact, so nothing is lost where the deviation is small beside the mean.
        let deviation = count * self.sum_of_squares - sum * sum;
        let pairs = count * (count - 1);
        let variance = if pairs == 0 { 0.0 } else { float(deviation) / float(pairs) };
        let spread = Z * (variance / float(count)).sqrt();
        Some(Summary {
            mean,
            interval: Interval { low: mean - spread, high: mean + spread },
            standard_deviation: variance.sqrt(),
            least: self.least,
            most: self.most,
        })
    }
}

#[expect(clippy::cast_precision_loss, reason = "the nearest floating-point number is meant")]
fn float(count: u128) -> f64 {
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
    }

    #[test]
    fn samples_know_mean_and_deviation() {
        let mut sample = Sample::default();
        assert_eq!(sample.summary(), None);
        for number in [2, 4, 4, 4, 5, 5, 7, 9] {
            sample.add(number);
        }
        let summary = sample.summary().unwrap();
        assert!(near(summary.mean, 5.0));
        assert!(near(summary.standard_deviation, (32.0_f64 / 7.0).sqrt()));
        assert!(near(summary.interval.high - 5.0, 1.48157));
        assert_eq!((summary.least, summary.most), (2, 9));
    }

    #[test]
    fn a_small_deviation_survives_a_large_mean() {
        let mut sample = Sample::default();
        for number in [1_000_000_000, 1_000_000_001, 1_000_000_002] {
            sample.add(number);
        }
        assert!(near(sample.summary().unwrap().standard_deviation, 1.0));
    }

    #[test]
    fn one_number_has_no_deviation() {
        let mut sample = Sample::default();
        sample.add(7);
        let summary = sample.summary().unwrap();
        assert!(near(summary.mean, 7.0) && near(summary.standard_deviation, 0.0));
    }
}
