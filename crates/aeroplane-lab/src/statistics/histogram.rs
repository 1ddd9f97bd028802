//! How often each whole number occurred.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Interval, Z, float};

/// How often each whole number occurred. Adding is exact and in any order the same.
///
/// As JSON a list of pairs `[number, times]` in order of the numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<(u64, u64)>", into = "Vec<(u64, u64)>")]
pub struct Histogram(BTreeMap<u64, u64>);

impl From<Vec<(u64, u64)>> for Histogram {
    fn from(pairs: Vec<(u64, u64)>) -> Self {
        let mut histogram = Self::default();
        for (number, times) in pairs {
            histogram.add_times(number, times);
        }
        histogram
    }
}

impl From<Histogram> for Vec<(u64, u64)> {
    fn from(histogram: Histogram) -> Self {
        histogram.0.into_iter().collect()
    }
}

impl Histogram {
    /// Counts a number once more.
    pub fn add(&mut self, number: u64) {
        self.add_times(number, 1);
    }

    fn add_times(&mut self, number: u64, times: u64) {
        // A number that never occurred is not in the list, so that equal counts are equal histograms.
        if times > 0 {
            let count = self.0.entry(number).or_default();
            *count = count.saturating_add(times);
        }
    }

    /// Counts everything that another histogram has counted.
    pub fn merge(&mut self, other: &Self) {
        for (number, times) in other.iter() {
            self.add_times(number, times);
        }
    }

    /// The numbers that occurred with how often they did, in order of the numbers.
    pub fn iter(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        self.0.iter().map(|(&number, &times)| (number, times))
    }

    /// How many numbers were counted.
    pub fn count(&self) -> u64 {
        self.0.values().fold(0, |sum, &times| sum.saturating_add(times))
    }

    /// What the numbers were like; `None` where there were none.
    pub fn spread(&self) -> Option<Spread> {
        let (&least, &most) = (self.0.keys().next()?, self.0.keys().next_back()?);
        let (mut count, mut sum, mut squares) = (0_u128, 0_u128, 0_u128);
        for (number, times) in self.iter() {
            let (number, times) = (u128::from(number), u128::from(times));
            count += times;
            sum = sum.saturating_add(number * times);
            squares = squares.saturating_add((number * number).saturating_mul(times));
        }
        let moments = Moments::of(count, sum, squares);
        Some(Spread {
            mean: moments.mean,
            interval: moments.interval,
            standard_deviation: moments.standard_deviation,
            least,
            tenth: self.quantile(1, 10)?,
            quarter: self.quantile(1, 4)?,
            median: self.quantile(1, 2)?,
            three_quarters: self.quantile(3, 4)?,
            nine_tenths: self.quantile(9, 10)?,
            most,
        })
    }

    /// The smallest number such that at least that part of all numbers are not larger; `None` where there are none.
    pub fn quantile(&self, numerator: u64, denominator: u64) -> Option<u64> {
        let count = u128::from(self.count());
        let rank = (count * u128::from(numerator)).div_ceil(u128::from(denominator.max(1))).max(1);
        let mut seen = 0;
        self.iter().find_map(|(number, times)| {
            seen += u128::from(times);
            (seen >= rank).then_some(number)
        })
    }
}

/// What a number that differs from game to game was like.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// Where the true mean lies.
    pub interval: Interval,
    /// The standard deviation; 0 for a single number.
    pub standard_deviation: f64,
    /// The smallest.
    pub least: u64,
    /// At least a tenth of the numbers are not larger.
    pub tenth: u64,
    /// At least a quarter of the numbers are not larger.
    pub quarter: u64,
    /// At least half of the numbers are not larger.
    pub median: u64,
    /// At least three quarters of the numbers are not larger.
    pub three_quarters: u64,
    /// At least nine tenths of the numbers are not larger.
    pub nine_tenths: u64,
    /// The largest.
    pub most: u64,
}

/// Mean and deviation out of exact sums.
pub(super) struct Moments {
    pub(super) mean: f64,
    pub(super) interval: Interval,
    pub(super) standard_deviation: f64,
}

impl Moments {
    /// Of `count` numbers, at least one, with that sum and that sum of squares. The sums are exact, so nothing is lost
    /// where the deviation is small beside the mean.
    pub(super) fn of(count: u128, sum: u128, squares: u128) -> Self {
        let mean = float(sum) / float(count);
        let deviation = count.saturating_mul(squares).saturating_sub(sum.saturating_mul(sum));
        let pairs = count * (count - 1);
        let variance = if pairs == 0 { 0.0 } else { float(deviation) / float(pairs) };
        let spread = Z * (variance / float(count)).sqrt();
        Self {
            mean,
            interval: Interval { low: mean - spread, high: mean + spread },
            standard_deviation: variance.sqrt(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn histogram(numbers: &[u64]) -> Histogram {
        let mut histogram = Histogram::default();
        for &number in numbers {
            histogram.add(number);
        }
        histogram
    }

    #[test]
    fn quantiles_are_numbers_that_occurred() {
        let ten = histogram(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 100]);
        let spread = ten.spread().unwrap();
        assert_eq!((spread.least, spread.tenth, spread.quarter, spread.median), (1, 1, 3, 5));
        assert_eq!((spread.three_quarters, spread.nine_tenths, spread.most), (8, 9, 100));
        assert_eq!(histogram(&[7]).spread().unwrap().median, 7);
        assert_eq!(Histogram::default().spread(), None);
    }

    #[test]
    fn the_mean_is_that_of_the_numbers() {
        let spread = histogram(&[2, 4, 4, 4, 5, 5, 7, 9]).spread().unwrap();
        assert!((spread.mean - 5.0).abs() < 1e-12);
        assert!((spread.standard_deviation - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn histograms_are_read_as_they_are_written_and_add_up_in_any_order() {
        let (one, two) = (histogram(&[5, 1, 5]), histogram(&[2, 5]));
        let json = serde_json::to_string(&one).unwrap();
        assert_eq!(json, "[[1,1],[5,2]]");
        assert_eq!(serde_json::from_str::<Histogram>(&json).unwrap(), one);
        let (mut sum, mut other) = (one.clone(), two.clone());
        sum.merge(&two);
        other.merge(&one);
        assert_eq!(sum, other);
        assert_eq!(sum, histogram(&[1, 2, 5, 5, 5]));
    }
}
