//! All tests together, and what they come to.

use serde::Serialize;

use super::check::{Check, Done, Finding, Oddity, findings};
use super::rounding::six_digits;
use super::tally::RollTally;

/// Names the form of the report, so that readers can tell when it changes.
pub const FAIRNESS_FORMAT: &str = "aeroplane-fairness/1";

/// What the tests say of some rolls.
///
/// ```
/// use aeroplane_lab::{FairnessReport, RollTally, Verdict, read_faces};
///
/// let mut tally = RollTally::new(4);
/// let mut sequence = tally.sequence();
/// read_faces("123456".repeat(50).as_bytes(), |face| sequence.add(face))?;
/// let report = FairnessReport::new("a pattern".to_owned(), &tally, 0.01);
/// assert_eq!(report.verdict, Verdict::Suspicious);
/// # Ok::<(), aeroplane_lab::FacesError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct FairnessReport {
    /// `aeroplane-fairness/1`.
    pub format: &'static str,
    /// Where the rolls come from, in words.
    pub source: String,
    /// How many rolls there were.
    pub rolls: u64,
    /// In how many sequences, such as games or files.
    pub sequences: u64,
    /// How often each face came, from the one.
    pub faces: [u64; 6],
    /// How many sets of fair dice in all the tests together would call suspicious, at most.
    pub level: f64,
    /// How the level is kept over all tests: `holm`.
    pub correction: &'static str,
    /// What the tests come to.
    pub verdict: Verdict,
    /// The tests that were made.
    pub checks: Vec<CheckReport>,
    /// The tests for which there were too few rolls.
    pub left_out: Vec<LeftOut>,
}

/// What all tests come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// No test strays further than chance explains. That is no proof of fairness.
    NothingAgainst,
    /// At least one does.
    Suspicious,
    /// There were too few rolls for any test.
    TooFewRolls,
}

/// A test that was made.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CheckReport {
    /// Which one.
    pub check: Check,
    /// How many rolls it looked at.
    pub rolls: u64,
    /// Chi-square, or the length of the longest run.
    pub statistic: f64,
    /// The degrees of freedom of chi-square; `None` of the longest run.
    pub degrees: Option<u32>,
    /// How likely fair dice stray as far as this, in this test alone.
    pub p: f64,
    /// The same with all tests that were made in mind, after Holm.
    pub adjusted: f64,
    /// Whether that is at or below the level.
    pub suspicious: bool,
    /// What adds most to the statistic.
    pub oddity: Oddity,
}

/// A test that was not made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct LeftOut {
    /// Which one.
    pub check: Check,
    /// How many rolls it takes of the kind that the test looks at.
    pub needs: u64,
    /// How many of them there were.
    pub has: u64,
}

impl FairnessReport {
    /// Tests the rolls at a level between 0 and 1: so many sets of fair dice at most are called suspicious.
    pub fn new(source: String, tally: &RollTally, level: f64) -> Self {
        let (mut done, mut left_out) = (Vec::new(), Vec::new());
        for (check, finding) in findings(tally) {
            match finding {
                Finding::Done(finding) => done.push((check, finding)),
                Finding::LeftOut { needs, has } => left_out.push(LeftOut { check, needs, has }),
            }
        }
        let adjusted = holm(&done.iter().map(|(_, finding)| finding.p).collect::<Vec<_>>());
        let checks: Vec<CheckReport> = done
            .into_iter()
            .zip(adjusted)
            .map(|((check, finding), adjusted)| CheckReport::of(check, finding, adjusted, level))
            .collect();
        let verdict = match checks.iter().any(|check| check.suspicious) {
            true => Verdict::Suspicious,
            false if checks.is_empty() => Verdict::TooFewRolls,
            false => Verdict::NothingAgainst,
        };
        Self {
            format: FAIRNESS_FORMAT,
            source,
            rolls: tally.rolls(),
            sequences: tally.sequences(),
            faces: tally.faces(),
            level,
            correction: "holm",
            verdict,
            checks,
            left_out,
        }
    }

    /// The tests that stray too far.
    pub fn suspicious(&self) -> impl Iterator<Item = &CheckReport> {
        self.checks.iter().filter(|check| check.suspicious)
    }
}

impl CheckReport {
    fn of(check: Check, finding: Done, adjusted: f64, level: f64) -> Self {
        let Done { statistic, degrees, p, rolls, oddity } = finding;
        let oddity = Oddity { expected: six_digits(oddity.expected), ..oddity };
        Self {
            check,
            rolls,
            statistic: six_digits(statistic),
            degrees,
            p: six_digits(p),
            adjusted: six_digits(adjusted),
            suspicious: adjusted <= level,
            oddity,
        }
    }
}

/// The p-values with all of them in mind, after Holm 1979: whoever rejects those at or below a level is wrong about any
/// that is true with at most that chance, however the tests depend on one another.
fn holm(p_values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|&one, &other| p_values[one].total_cmp(&p_values[other]));
    let mut adjusted = vec![1.0; p_values.len()];
    let mut least: f64 = 0.0;
    for (index, left) in order.into_iter().zip((1..=u32::try_from(p_values.len()).unwrap_or(u32::MAX)).rev())
    {
        least = least.max((p_values[index] * f64::from(left)).min(1.0));
        adjusted[index] = least;
    }
    adjusted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holm_steps_down_and_never_falls() {
        let adjusted = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (found, expected) in adjusted.iter().zip([0.03, 0.06, 0.06, 0.02]) {
            assert!((found - expected).abs() < 1e-12, "{adjusted:?}");
        }
        assert!(holm(&[0.9, 0.8]).iter().all(|&p| (p - 1.0).abs() < 1e-12));
        assert!(holm(&[]).is_empty());
    }

    #[test]
    fn without_rolls_nothing_is_said() {
        let report = FairnessReport::new(String::new(), &RollTally::new(3), 0.01);
        assert_eq!(report.verdict, Verdict::TooFewRolls);
        assert!(report.checks.is_empty() && report.left_out.len() == 9);
    }
}
