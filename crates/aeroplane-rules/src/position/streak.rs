//! The run of sixes in one turn.

use alloc::vec::Vec;
use core::fmt;

use crate::plane::{Plane, PlaneSet};

/// The sixes rolled in a row in the turn that is being played, each with the planes that it moved.
///
/// The last six of a full streak is punished and ends the turn, so at most two are ever remembered. A six that moved
/// nothing counts as well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Streak {
    /// Four bits for the planes of each six, the earliest lowest, and above them the number of sixes. One number rather
    /// than three, since it is written and read at every roll. Unused bits are zero, so equal streaks are equal values.
    bits: u16,
}

/// The bits that hold the planes of one six.
const BITS_PER_SIX: u32 = 4;
/// The bits below the number of sixes.
const BITS_OF_PLANES: u32 = BITS_PER_SIX * Streak::MOST as u32;

impl Streak {
    /// The largest number of sixes that is remembered.
    pub const MOST: usize = 2;
    /// No six.
    pub const NONE: Self = Self { bits: 0 };

    /// The number of sixes, 0 to 2.
    pub const fn sixes(self) -> u8 {
        (self.bits >> BITS_OF_PLANES) as u8
    }

    /// Whether there was no six.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The planes moved by the six of that index, from 0; none beyond the last.
    const fn moved_by(self, six: u8) -> PlaneSet {
        let bits = (self.bits & ((1 << BITS_OF_PLANES) - 1)) as u8;
        PlaneSet::from_bits(bits >> (six as u32 * BITS_PER_SIX))
    }

    /// The planes moved by each six, the earliest six first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = PlaneSet> {
        (0..self.sixes()).map(move |six| self.moved_by(six))
    }

    /// The streak with one more six that moved these planes. `None` beyond [`Streak::MOST`] sixes.
    pub fn with(self, planes: PlaneSet) -> Option<Self> {
        let sixes = self.sixes();
        if usize::from(sixes) >= Self::MOST {
            return None;
        }
        let moved = u16::from(planes.bits()) << (u32::from(sixes) * BITS_PER_SIX);
        Some(Self { bits: (self.bits | moved) + (1 << BITS_OF_PLANES) })
    }

    /// The planes moved by the latest six that moved any; none where no six did.
    pub fn last_moved(self) -> PlaneSet {
        self.iter().rev().find(|planes| !planes.is_empty()).unwrap_or_default()
    }

    /// The planes moved by any of the sixes.
    pub const fn all_moved(self) -> PlaneSet {
        self.moved_by(0).or(self.moved_by(1))
    }

    /// Which of the sixes moved the plane: bit i for the i-th six.
    pub(crate) fn marks(self, plane: Plane) -> u8 {
        u8::from(self.moved_by(0).contains(plane)) | u8::from(self.moved_by(1).contains(plane)) << 1
    }
}

impl fmt::Debug for Streak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Streak").field(&self.iter().collect::<Vec<_>>()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_remembers_two_sixes() {
        let (first, second) = (PlaneSet::from_bits(0b0001), PlaneSet::from_bits(0b0110));
        let streak = Streak::NONE.with(first).and_then(|streak| streak.with(second)).unwrap();
        assert!(streak.iter().eq([first, second]));
        assert_eq!(streak.last_moved(), second);
        assert_eq!(streak.all_moved(), first.or(second));
        assert_eq!(streak.with(first), None);
    }

    #[test]
    fn a_six_that_moved_nothing_is_looked_past() {
        let first = PlaneSet::from_bits(0b0001);
        let streak = Streak::NONE.with(first).and_then(|streak| streak.with(PlaneSet::EMPTY)).unwrap();
        assert_eq!(streak.sixes(), 2);
        assert_eq!(streak.last_moved(), first);
    }
}
