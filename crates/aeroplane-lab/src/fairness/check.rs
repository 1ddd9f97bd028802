//! The tests, each with what it sees.

use std::fmt;

use aeroplane_rules::Color;
use serde::{Serialize, Serializer};

use super::rounding::number;
use super::table::{Distance, LEAST_EXPECTED, against_chances, against_equality, pooled, total};
use super::tally::{Faces, NoYes, RollTally, Run};
use crate::statistics::{at_least, at_most};

/// How many rolls it takes to expect every face often enough.
const LEAST_FACES: u64 = 6 * LEAST_EXPECTED;
/// How many it takes to expect every pair of faces often enough.
const LEAST_PAIRS: u64 = 36 * LEAST_EXPECTED;
/// The chance of a face.
const SIXTH: f64 = 1.0 / 6.0;

/// What is looked at. docs/fairness.md says of each how it is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Check {
    /// Whether every face comes as often as the others.
    Faces,
    /// Whether the faces are more even than chance makes them.
    TooEven,
    /// Whether a roll has to do with the one so many rolls before it.
    Lag(usize),
    /// Whether a seat's roll has to do with its roll before.
    OwnLag,
    /// Whether a six depends on how long ago the last one was.
    Gaps,
    /// Whether a face repeats as often as it should, however often it came in a row.
    Runs,
    /// Whether a six comes as often as it should behind any number of sixes in a row.
    SixesInARow,
    /// Whether the longest run of a face is too long.
    LongestRun,
    /// Whether all seats roll alike.
    Seats,
    /// Whether the first roll of a turn, the second and so on are alike.
    PlaceInTurn,
}

/// Shows its name in reports.
impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Faces => f.pad("faces"),
            Self::TooEven => f.pad("too_even"),
            Self::Lag(lag) => f.pad(&format!("lag_{lag}")),
            Self::OwnLag => f.pad("own_lag"),
            Self::Gaps => f.pad("gaps"),
            Self::Runs => f.pad("runs"),
            Self::SixesInARow => f.pad("sixes_in_a_row"),
            Self::LongestRun => f.pad("longest_run"),
            Self::Seats => f.pad("seats"),
            Self::PlaceInTurn => f.pad("place_in_turn"),
        }
    }
}

impl Serialize for Check {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What a test found before its neighbours are thought of.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Finding {
    Done(Done),
    /// Too few rolls: so many are needed, and so many are there.
    LeftOut {
        needs: u64,
        has: u64,
    },
}

/// A test that was made.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Done {
    pub(super) statistic: f64,
    pub(super) degrees: Option<u32>,
    pub(super) p: f64,
    /// How many rolls it looked at.
    pub(super) rolls: u64,
    pub(super) oddity: Oddity,
}

/// What strays most from expectation, in words and numbers.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Oddity {
    /// What was counted.
    pub what: String,
    /// How often it came.
    pub observed: u64,
    /// How often it was to be expected.
    pub expected: f64,
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} times, {:.1} expected", self.what, self.observed, self.expected)
    }
}

/// All tests of these rolls.
pub(super) fn findings(tally: &RollTally) -> Vec<(Check, Finding)> {
    let mut findings = vec![(Check::Faces, faces(tally, at_least)), (Check::TooEven, faces(tally, at_most))];
    findings.extend((1..).zip(&tally.lags).map(|(lag, pairs)| (Check::Lag(lag), lagged(pairs, lag))));
    if tally.seats.iter().any(|row| total(row) > 0) {
        findings.push((Check::OwnLag, own_lag(tally)));
        findings.push((Check::Seats, seats(tally)));
        findings.push((Check::PlaceInTurn, places(tally)));
    }
    findings.push((Check::Gaps, gaps(tally)));
    findings.push((Check::Runs, runs(tally)));
    findings.push((Check::SixesInARow, sixes(tally)));
    findings.push((Check::LongestRun, longest(tally)));
    findings
}

fn faces(tally: &RollTally, tail: impl Fn(f64, u32) -> f64) -> Finding {
    let rows = enough(&[tally.faces], LEAST_FACES);
    let what = |_, face| format!("face {}", face + 1);
    let needs = LEAST_FACES;
    finding(against_chances(&rows, [SIXTH; 6]), tail, &rows, what, needs, tally.rolls)
}

/// Rows of which each holds enough.
fn enough<const N: usize>(rows: &[[u64; N]], least: u64) -> Vec<[u64; N]> {
    rows.iter().copied().filter(|row| total(row) >= least).collect()
}

fn pairs(pairs: &[Faces; 6]) -> Vec<Faces> {
    let all: u64 = pairs.iter().map(|row| total(row)).sum();
    if all < LEAST_PAIRS { Vec::new() } else { pairs.to_vec() }
}

fn lagged(counts: &[Faces; 6], lag: usize) -> Finding {
    let what = |before: usize, face: usize| match lag {
        1 => format!("{} right behind {}", face + 1, before + 1),
        _ => format!("{} {lag} rolls behind {}", face + 1, before + 1),
    };
    pair_finding(counts, what)
}

fn own_lag(tally: &RollTally) -> Finding {
    pair_finding(&tally.own, |before, face| format!("{} behind the same seat's {}", face + 1, before + 1))
}

fn pair_finding(counts: &[Faces; 6], what: impl Fn(usize, usize) -> String) -> Finding {
    let has = counts.iter().map(|row| total(row)).sum();
    let rows = pairs(counts);
    finding(against_equality(&rows), at_least, &rows, what, LEAST_PAIRS, has)
}

fn seats(tally: &RollTally) -> Finding {
    let seats: Vec<(Color, Faces)> =
        Color::ALL.into_iter().zip(tally.seats).filter(|(_, row)| total(row) >= LEAST_FACES).collect();
    let rows: Vec<Faces> = seats.iter().map(|(_, row)| *row).collect();
    let what = |seat: usize, face: usize| {
        format!("{} rolling {}", seats.get(seat).map_or("nobody", |(color, _)| color.name()), face + 1)
    };
    // Two seats with enough are needed; the fuller of the others says how many there are.
    let mut sizes = tally.seats.map(|row| total(&row));
    sizes.sort_unstable();
    let has = 2 * sizes[2];
    finding(against_equality(&rows), at_least, &rows, what, 2 * LEAST_FACES, has)
}

fn places(tally: &RollTally) -> Finding {
    let rows = pooled(&tally.places, LEAST_FACES);
    let last = rows.len();
    let what = |place: usize, face: usize| match place + 1 {
        place if place == last => format!("{} as roll {place} of a turn or a later one", face + 1),
        place => format!("{} as roll {place} of a turn", face + 1),
    };
    let later = tally.places.iter().skip(1).map(|row| total(row)).sum();
    finding(against_equality(&rows), at_least, &rows, what, LEAST_FACES, later)
}

fn gaps(tally: &RollTally) -> Finding {
    let rows = pooled(&tally.gaps, LEAST_FACES);
    let what = |since: usize, six: usize| match since {
        0 => format!("{} right behind a six", if six == 1 { "a six" } else { "no six" }),
        1 => format!("{} a roll later than the one behind a six", if six == 1 { "a six" } else { "no six" }),
        _ => format!("{} after {since} rolls without one", if six == 1 { "a six" } else { "no six" }),
    };
    let has = tally.gaps.iter().map(|row| total(row)).sum();
    finding(against_equality(&rows), at_least, &rows, what, 2 * LEAST_FACES, has)
}

fn runs(tally: &RollTally) -> Finding {
    let what = |run: usize, repeats: usize| {
        let run = run + 1;
        format!("a run of {run} that {}", if repeats == 1 { "goes on" } else { "ends" })
    };
    one_in_six(&tally.runs, what)
}

fn sixes(tally: &RollTally) -> Finding {
    let what = |sixes: usize, six: usize| {
        let next = if six == 1 { "a six" } else { "no six" };
        match sixes {
            0 => format!("{next} behind no six"),
            1 => format!("{next} behind one six"),
            _ => format!("{next} behind {sixes} sixes in a row"),
        }
    };
    one_in_six(&tally.streaks, what)
}

/// Something that happens once in six times, whatever came before.
fn one_in_six<const N: usize>(counts: &[NoYes; N], what: impl Fn(usize, usize) -> String) -> Finding {
    let rows = pooled(counts, LEAST_FACES);
    let has = counts.iter().map(|row| total(row)).sum();
    finding(against_chances(&rows, [1.0 - SIXTH, SIXTH]), at_least, &rows, what, LEAST_FACES, has)
}

/// Whether a run as long as the longest is likely: each roll but the first of a sequence repeats the one before once in
/// six times, and the number of runs that long is nearly Poisson's.
fn longest(tally: &RollTally) -> Finding {
    let Some(Run { face, length }) = tally.longest.filter(|_| tally.rolls >= LEAST_FACES) else {
        return Finding::LeftOut { needs: LEAST_FACES, has: tally.rolls };
    };
    let (repeats, sequences) = (length - 1, tally.sequences);
    let trials = tally.rolls - sequences;
    let long = SIXTH.powi(i32::try_from(repeats).unwrap_or(i32::MAX));
    let later = number(trials.saturating_sub(repeats.saturating_mul(sequences)));
    let expected = long * (number(sequences) + later * (1.0 - SIXTH));
    let oddity =
        Oddity { what: format!("a run of {length} times {face}, or a longer one"), observed: 1, expected };
    let p = if repeats == 0 { 1.0 } else { -(-expected).exp_m1() };
    Finding::Done(Done { statistic: number(length), degrees: None, p, rolls: tally.rolls, oddity })
}

fn finding<const N: usize>(
    distance: Option<Distance>,
    tail: impl Fn(f64, u32) -> f64,
    rows: &[[u64; N]],
    what: impl Fn(usize, usize) -> String,
    needs: u64,
    has: u64,
) -> Finding {
    let Some(Distance { chi_square, degrees, worst }) = distance else {
        return Finding::LeftOut { needs, has };
    };
    let oddity =
        Oddity { what: what(worst.row, worst.column), observed: worst.observed, expected: worst.expected };
    Finding::Done(Done {
        statistic: chi_square,
        degrees: Some(degrees),
        p: tail(chi_square, degrees),
        rolls: rows.iter().map(|row| total(row)).sum(),
        oddity,
    })
}
