//! Joining parts.

use super::Part;
use crate::experiment::Difference;

/// Why parts cannot be joined. Parts are numbered from 0 in the order in which they were given.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MergeError {
    /// There is nothing to join.
    #[error("there are no parts to join")]
    Nothing,
    /// Two parts are of different experiments.
    #[error("these are parts of different experiments: {difference}")]
    OtherExperiment {
        /// The other part; the first one is what it is compared with.
        part: usize,
        /// In what they differ.
        difference: Difference,
    },
    /// Games that are in two parts.
    #[error("games {from} to {to} are in both parts")]
    Overlap {
        /// One of the parts.
        one: usize,
        /// The other.
        other: usize,
        /// The first game that is in both.
        from: u64,
        /// The game behind the last such one.
        to: u64,
    },
    /// Games between two parts that are in none.
    #[error("games {from} to {to} are missing")]
    Gap {
        /// The part before them.
        before: usize,
        /// The part behind them.
        behind: usize,
        /// The first missing game.
        from: u64,
        /// The game behind the last missing one.
        to: u64,
    },
}

impl MergeError {
    /// The numbers of the two parts that do not go together.
    pub const fn parts(&self) -> Option<(usize, usize)> {
        match *self {
            Self::Nothing => None,
            Self::OtherExperiment { part, .. } => Some((0, part)),
            Self::Overlap { one, other, .. } => Some((one, other)),
            Self::Gap { before, behind, .. } => Some((before, behind)),
        }
    }
}

impl Part {
    /// The parts joined, in whatever order they are given. A part of no games changes nothing.
    ///
    /// # Errors
    ///
    /// [`MergeError`] where the parts are of different experiments, or do not lie side by side.
    pub fn merge(parts: &[Self]) -> Result<Self, MergeError> {
        let first = parts.first().ok_or(MergeError::Nothing)?;
        for (part, other) in parts.iter().enumerate() {
            if let Some(difference) = first.difference(&other.experiment) {
                return Err(MergeError::OtherExperiment { part, difference });
            }
        }
        let mut in_order: Vec<(usize, &Self)> =
            parts.iter().enumerate().filter(|(_, part)| !part.games.is_empty()).collect();
        in_order.sort_by_key(|(_, part)| part.games.start);
        let Some((&(mut before, first), rest)) = in_order.split_first() else { return Ok(first.clone()) };
        let mut joined = first.clone();
        for &(number, part) in rest {
            let (end, start) = (joined.games.end, part.games.start);
            if start < end {
                let to = end.min(part.games.end);
                return Err(MergeError::Overlap { one: before, other: number, from: start, to });
            }
            if start > end {
                return Err(MergeError::Gap { before, behind: number, from: end, to: start });
            }
            for (sum, more) in joined.tallies.iter_mut().zip(&part.tallies) {
                sum.merge(more);
            }
            joined.games.end = part.games.end;
            before = number;
        }
        Ok(joined)
    }
}
