//! The only chance in a story.

use std::num::NonZeroU32;

use aeroplane_dice::Randomness;

/// Draws that follow from the seed.
pub(crate) struct Random(Randomness);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Randomness::new(seed, 0))
    }

    /// A number below the bound.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.0.below(NonZeroU32::new(bound).unwrap())
    }

    /// A number from the first up to the last.
    pub(crate) fn between(&mut self, first: u32, last: u32) -> u64 {
        u64::from(first + self.below(last - first + 1))
    }

    /// Whether something happens that happens so often in a thousand times.
    pub(crate) fn happens(&mut self, per_mille: u32) -> bool {
        self.below(1_000) < per_mille
    }

    pub(crate) fn bits(&mut self) -> u64 {
        u64::from(self.below(u32::MAX)) << 32 | u64::from(self.below(u32::MAX))
    }
}
