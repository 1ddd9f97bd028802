//! Whether counts are as they should be.

use serde::Serialize;
use statrs::function::gamma::{checked_gamma_lr, checked_gamma_ur};

use super::float;

/// Pearson's test of counts against what is expected of them.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct ChiSquare {
    /// The sum of (count − expected)² / expected.
    pub statistic: f64,
    /// The degrees of freedom.
    pub degrees: u32,
    /// The chance of a statistic at least so large where the counts are as expected, 0 to 1.
    pub p: f64,
}

impl ChiSquare {
    /// A statistic with so many degrees of freedom, at least one; `None` with none.
    pub fn of(statistic: f64, degrees: u32) -> Option<Self> {
        (degrees > 0).then(|| Self { statistic, degrees, p: at_least(statistic, degrees) })
    }

    /// The test of "each as likely as the others"; `None` with fewer than two counts and where nothing was counted.
    ///
    /// ```
    /// use aeroplane_lab::ChiSquare;
    ///
    /// let test = ChiSquare::of_equal(&[20, 20, 20, 40]).ok_or("there are counts")?;
    /// assert_eq!((test.statistic, test.degrees), (12.0, 3));
    /// assert!((test.p - 0.007_383).abs() < 1e-6);
    /// # Ok::<(), &str>(())
    /// ```
    pub fn of_equal(counts: &[u64]) -> Option<Self> {
        let degrees = u32::try_from(counts.len()).ok()?.checked_sub(1)?;
        let total: u128 = counts.iter().map(|&count| u128::from(count)).sum();
        if total == 0 {
            return None;
        }
        let expected = float(total) / float(counts.len() as u128);
        let statistic = counts.iter().map(|&count| (float(count.into()) - expected).powi(2) / expected).sum();
        Self::of(statistic, degrees)
    }
}

/// The chance that a chi-square of so many degrees of freedom is at least so large: `Q(degrees / 2, x / 2)`.
pub(crate) fn at_least(chi_square: f64, degrees: u32) -> f64 {
    // The library takes neither end; there the answer is known.
    if chi_square <= 0.0 || degrees == 0 {
        return 1.0;
    }
    // It refuses only what was looked at above, and infinity, behind which nothing lies.
    checked_gamma_ur(f64::from(degrees) / 2.0, chi_square / 2.0).unwrap_or(0.0).clamp(0.0, 1.0)
}

/// The chance that it is at most so large: `P(degrees / 2, x / 2)`.
pub(crate) fn at_most(chi_square: f64, degrees: u32) -> f64 {
    if chi_square <= 0.0 || degrees == 0 {
        return 0.0;
    }
    checked_gamma_lr(f64::from(degrees) / 2.0, chi_square / 2.0).unwrap_or(1.0).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_the_tables() {
        for (statistic, degrees, p) in
            [(3.841_459, 1, 0.05), (7.814_728, 3, 0.05), (11.344_867, 3, 0.01), (0.0, 5, 1.0)]
        {
            let test = ChiSquare::of(statistic, degrees).unwrap();
            assert!((test.p - p).abs() < 1e-7, "{statistic} {degrees}: {}", test.p);
        }
    }

    #[test]
    fn tails_are_those_of_the_tables() {
        for (chi_square, degrees, expected) in
            [(3.841, 1, 0.05), (11.070, 5, 0.05), (15.086, 5, 0.01), (37.652, 25, 0.05), (52.620, 25, 0.001)]
        {
            let found = at_least(chi_square, degrees);
            assert!((found - expected).abs() < expected * 1e-3, "{chi_square} {degrees}: {found}");
            assert!((found + at_most(chi_square, degrees) - 1.0).abs() < 1e-12);
        }
    }

    #[test]
    fn the_ends_are_certain() {
        assert!((at_least(0.0, 5) - 1.0).abs() < f64::EPSILON && at_most(0.0, 5) < f64::MIN_POSITIVE);
        assert!(at_least(1e9, 5) < f64::MIN_POSITIVE && at_least(f64::INFINITY, 5) < f64::MIN_POSITIVE);
        assert!(at_least(1500.0, 5) < 1e-300);
    }

    #[test]
    fn what_cannot_differ_is_not_tested() {
        assert_eq!(ChiSquare::of_equal(&[]), None);
        assert_eq!(ChiSquare::of_equal(&[7]), None);
        assert_eq!(ChiSquare::of_equal(&[0, 0]), None);
    }
}
