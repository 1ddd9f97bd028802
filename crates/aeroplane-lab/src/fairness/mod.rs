//! Tests of dice: whether rolls look like those of fair dice.
//!
//! What each test sees, and why its numbers hold, stands in `docs/fairness.md`.

mod check;
mod faces;
mod report;
mod rounding;
mod sample;
mod table;
mod tally;

#[cfg(test)]
mod tests;

pub use check::{Check, Oddity};
pub use faces::{FacesError, read_faces};
pub use report::{CheckReport, FAIRNESS_FORMAT, FairnessReport, LeftOut, Verdict};
pub use sample::{DiceKind, DiceSample, SampleError};
pub use tally::{MOST_LAGS, RollSequence, RollTally};
