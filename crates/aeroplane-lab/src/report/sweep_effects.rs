//! How the values of a rule point differ from the base.

use super::document::Text;
use super::numbers::{mean, percent, relative};
use crate::findings::RulesFinding;
use crate::statistics::{Interval, Share, Spread, Z};

/// Something that is measured under each of the rules.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Measure {
    RollsToWinner,
    RollsToEnd,
    Decisions,
    Captures,
    LeadChanges,
}

impl Measure {
    const ALL: [Self; 5] =
        [Self::RollsToWinner, Self::RollsToEnd, Self::Decisions, Self::Captures, Self::LeadChanges];

    const fn words(self) -> &'static str {
        match self {
            Self::RollsToWinner => "rolls until somebody has won",
            Self::RollsToEnd => "rolls until the end",
            Self::Decisions => "decisions",
            Self::Captures => "captures",
            Self::LeadChanges => "changes of the lead",
        }
    }

    const fn of(self, found: &RulesFinding) -> Option<Spread> {
        match self {
            Self::RollsToWinner => found.rolls_to_winner,
            Self::RollsToEnd => found.rolls_to_end,
            Self::Decisions => found.decisions_a_game,
            Self::Captures => found.captures_a_game,
            Self::LeadChanges => found.lead_changes_a_game,
        }
    }
}

/// How many standard errors a difference must have to be called one: by chance alone one of a thousand has. A page makes
/// many comparisons, of which one in twenty would come out at 1.96.
const CLEARLY_APART: f64 = 3.29;

/// Whether two values, each with its interval of 95 %, differ by more than chance explains.
fn are_apart((one, of_one): (f64, Interval), (other, of_other): (f64, Interval)) -> bool {
    let error = |interval: Interval| (interval.high - interval.low) / (2.0 * Z);
    (one - other).abs() > CLEARLY_APART * error(of_one).hypot(error(of_other))
}

/// Whether two shares differ by more than chance explains.
fn are_shares_apart(one: Share, other: Share) -> bool {
    are_apart((one.share, one.interval), (other.share, other.interval))
}

/// The means under the base and under the other rules where they differ by more than chance explains.
fn different(measure: Measure, base: &RulesFinding, found: &RulesFinding) -> Option<(Spread, Spread)> {
    let (base, found) = (measure.of(base)?, measure.of(found)?);
    are_apart((base.mean, base.interval), (found.mean, found.interval)).then_some((base, found))
}

/// The shares of `greedy` under the base and under the other rules where they differ by more than chance explains.
fn different_skill(base: &RulesFinding, found: &RulesFinding) -> Option<(Share, Share)> {
    let (base, found) = (base.skill?, found.skill?);
    are_shares_apart(base, found).then_some((base, found))
}

/// What a value changes, as a sentence.
pub(super) fn said(value: &str, base: &RulesFinding, found: &RulesFinding) -> Text {
    let mut changes: Vec<String> = Measure::ALL
        .into_iter()
        .filter_map(|measure| {
            let (base, found) = different(measure, base, found)?;
            let (more, words) = (relative(found.mean, base.mean), measure.words());
            Some(format!("{words} {more} ({} instead of {})", mean(found), mean(base)))
        })
        .collect();
    if let Some((before, now)) = different_skill(base, found) {
        let (now, before) = (percent(now), percent(before));
        changes.push(format!("greedy wins {now} instead of {before} against three random"));
    }
    let text = Text::default().code(value).plain(": ");
    if changes.is_empty() {
        return text.plain("not told apart from the base.");
    }
    text.plain(&changes.join(", ")).plain(".")
}

/// How far the lengths under these rules lie from the base's at most, as a part of it; 0 where none is told apart from it.
pub(super) fn effect_on_length(base: &RulesFinding, found: &[&RulesFinding]) -> f64 {
    largest(found, |found| {
        let (base, found) = different(Measure::RollsToWinner, base, found)?;
        Some((found.mean / base.mean - 1.0).abs())
    })
}

/// The largest difference of `greedy`'s share against three `random` that chance does not explain; 0 where there is none.
pub(super) fn effect_on_skill(base: &RulesFinding, found: &[&RulesFinding]) -> f64 {
    largest(found, |found| different_skill(base, found).map(|(base, found)| (found.share - base.share).abs()))
}

fn largest(found: &[&RulesFinding], effect: impl Fn(&RulesFinding) -> Option<f64>) -> f64 {
    found.iter().filter_map(|found| effect(found)).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_held_against_the_errors_of_both() {
        // Standard errors of 1 each: together √2, of which 3.29 are 4.65.
        let value = |mean: f64| (mean, Interval { low: mean - Z, high: mean + Z });
        assert!(!are_apart(value(100.0), value(104.6)) && !are_apart(value(104.6), value(100.0)));
        assert!(are_apart(value(100.0), value(104.7)) && are_apart(value(104.7), value(100.0)));
    }
}
