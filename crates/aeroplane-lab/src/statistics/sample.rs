//! The sums of numbers that are not kept.

use serde::Serialize;

use super::Interval;
use super::histogram::Moments;

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
    /// The sample with those sums.
    pub(crate) const fn of_sums(count: u64, sum: u64, sum_of_squares: u128, least: u64, most: u64) -> Self {
        Self { count, sum, sum_of_squares, least, most }
    }

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
        let moments = Moments::of(count, sum, self.sum_of_squares);
        Some(Summary {
            mean: moments.mean,
            interval: moments.interval,
            standard_deviation: moments.standard_deviation,
            least: self.least,
            most: self.most,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-5
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
