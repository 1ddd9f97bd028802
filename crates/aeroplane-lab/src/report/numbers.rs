//! Numbers as people read them: as many digits as are known.

use crate::statistics::{ChiSquare, Interval, Share, Spread};

/// Below this chance of "all are equal" a difference is called one. A page has many tests, and of those at 5 % every
/// twentieth would find a difference where there is none.
pub(super) const CLEAR: f64 = 0.001;

/// A whole number with commas between thousands.
pub(super) fn whole(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// How many digits behind the point a number is worth that is known to so much on either side.
fn digits(half_width: f64) -> usize {
    [0.05, 0.005].iter().filter(|&&limit| half_width < limit).count() + 1
}

/// `84.1 %`.
pub(super) fn percent(share: Share) -> String {
    let digits = digits(100.0 * share.half_width());
    format!("{:.digits$} %", 100.0 * share.share)
}

/// `83.4 – 84.8 %`.
pub(super) fn percent_interval(share: Share) -> String {
    let digits = digits(100.0 * share.half_width());
    let Interval { low, high } = share.interval;
    format!("{:.digits$} – {:.digits$} %", 100.0 * low, 100.0 * high)
}

/// `84.1 % (83.4 – 84.8 %)`.
pub(super) fn percent_with_interval(share: Share) -> String {
    format!("{} ({})", percent(share), percent_interval(share))
}

/// The mean: `187.3`.
pub(super) fn mean(spread: Spread) -> String {
    let digits = digits(half_width(spread));
    format!("{:.digits$}", spread.mean)
}

/// The mean with half the width of its interval: `187.3 ± 1.2`; a dash where there is none.
pub(super) fn mean_with_interval(spread: Option<Spread>) -> String {
    let Some(spread) = spread else { return "–".to_owned() };
    let digits = digits(half_width(spread));
    format!("{:.digits$} ± {:.digits$}", spread.mean, half_width(spread))
}

fn half_width(spread: Spread) -> f64 {
    (spread.interval.high - spread.interval.low) / 2.0
}

/// How much more something is than the base: `+8.4 %`.
pub(super) fn relative(value: f64, base: f64) -> String {
    if base == 0.0 {
        "from none".to_owned()
    } else {
        format!("{:+.1} %", 100.0 * (value / base - 1.0)).replace('-', "−")
    }
}

/// `p < 0.001` or `p = 0.042`.
pub(super) fn p_value(test: ChiSquare) -> String {
    if test.p < CLEAR { format!("p < {CLEAR}") } else { format!("p = {:.3}", test.p) }
}

/// A small number as a word.
pub(super) fn counted(number: usize) -> String {
    match number {
        1 => "one".to_owned(),
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        4 => "four".to_owned(),
        number => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_grouped() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(whole), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn more_games_have_more_digits() {
        assert_eq!(percent_with_interval(Share::of(84, 100)), "84.0 % (75.6 – 89.9 %)");
        assert_eq!(percent(Share::of(8_400_000, 10_000_000)), "84.00 %");
        assert_eq!(relative(90.0, 100.0), "−10.0 %");
        assert_eq!(relative(1.0, 0.0), "from none");
        assert_eq!(mean_with_interval(None), "–");
    }

    #[test]
    fn a_chance_of_nearly_nothing_is_none_of_zero() {
        assert_eq!(p_value(ChiSquare { statistic: 99.0, degrees: 1, p: 1e-20 }), "p < 0.001");
        assert_eq!(p_value(ChiSquare { statistic: 0.1, degrees: 1, p: 0.75 }), "p = 0.750");
    }
}
