//! The run of sixes in one turn.

use crate::plane::{Plane, PlaneSet};

/// The sixes rolled in a row in the turn that is being played, each with the planes that it moved.
///
/// The last six of a full streak is punished and ends the turn, so at most two are ever remembered. A six that moved
/// nothing counts as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Streak {
    /// Unused places are empty, so equal streaks are equal values.
    moved: [PlaneSet; Streak::MOST],
    sixes: u8,
}

impl Streak {
    /// The largest number of sixes that is remembered.
    pub const MOST: usize = 2;
    /// No six.
    pub const NONE: Self = Self { moved: [PlaneSet::EMPTY; Self::MOST], sixes: 0 };

    /// The number of sixes, 0 to 2.
    pub const fn sixes(self) -> u8 {
        self.sixes
    }

    /// Whether there was no six.
    pub const fn is_empty(self) -> bool {
        self.sixes == 0
    }

    /// The planes moved by each six, the earliest six first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = PlaneSet> {
        self.moved.into_iter().take(usize::from(self.sixes))
    }

    /// The streak with one more six that moved these planes. `None` beyond [`Streak::MOST`] sixes.
    pub fn with(self, planes: PlaneSet) -> Option<Self> {
        let mut streak = self;
        *streak.moved.get_mut(usize::from(self.sixes))? = planes;
        streak.sixes += 1;
        Some(streak)
    }

    /// The planes moved by the latest six that moved any; none where no six did.
    pub fn last_moved(self) -> PlaneSet {
        self.iter().rev().find(|planes| !planes.is_empty()).unwrap_or_default()
    }

    /// The planes moved by any of the sixes.
    pub fn all_moved(self) -> PlaneSet {
        self.moved[0].or(self.moved[1])
    }

    /// Which of the sixes moved the plane: bit i for the i-th six.
    pub(crate) fn marks(self, plane: Plane) -> u8 {
        u8::from(self.moved[0].contains(plane)) | u8::from(self.moved[1].contains(plane)) << 1
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
