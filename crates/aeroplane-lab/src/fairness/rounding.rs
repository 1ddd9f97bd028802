//! Numbers of reports.

/// The nearest floating-point number.
#[expect(clippy::cast_precision_loss, reason = "the nearest floating-point number is meant")]
pub(super) const fn number(count: u64) -> f64 {
    count as f64
}

/// The number in six significant digits: more than that says nothing in a statistic, and further digits of logarithms can
/// differ from one machine to another.
pub(super) fn six_digits(number: f64) -> f64 {
    format!("{number:.5e}").parse().unwrap_or(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_digits_are_left() {
        assert!((six_digits(1.234_567_89) - 1.234_57).abs() < 1e-15);
        assert!((six_digits(1.234_567_89e-200) - 1.234_57e-200).abs() < 1e-210);
        assert!(six_digits(0.0).abs() < f64::MIN_POSITIVE);
    }
}
