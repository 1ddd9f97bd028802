//! What is known of a chance: between two whole numbers.

/// A certainty. Chances are counted in so many parts, so that a chance and its opposite are exact complements.
pub(super) const CERTAIN: u32 = u32::MAX;

/// A chance lies between these two, both ends included, in parts of [`CERTAIN`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) lower: u32,
    pub(super) upper: u32,
}

impl Bounds {
    /// Nothing is known.
    pub(super) const UNKNOWN: Self = Self { lower: 0, upper: CERTAIN };
    /// It cannot happen.
    pub(super) const NEVER: Self = Self { lower: 0, upper: 0 };
    /// It must happen.
    pub(super) const ALWAYS: Self = Self { lower: CERTAIN, upper: CERTAIN };

    /// The chance that it does not happen.
    pub(super) const fn complement(self) -> Self {
        Self { lower: CERTAIN - self.upper, upper: CERTAIN - self.lower }
    }

    /// The better of two chances.
    pub(super) fn better(self, other: Self) -> Self {
        Self { lower: self.lower.max(other.lower), upper: self.upper.max(other.upper) }
    }

    /// How much is not known.
    pub(super) const fn gap(self) -> u32 {
        self.upper - self.lower
    }
}

/// The sum of the chances behind the faces of a die.
#[derive(Debug, Default)]
pub(super) struct FaceSum {
    lower: u64,
    upper: u64,
}

impl FaceSum {
    /// Adds what is behind one face.
    pub(super) fn add(&mut self, bounds: Bounds) {
        self.lower += u64::from(bounds.lower);
        self.upper += u64::from(bounds.upper);
    }

    /// The mean over six faces, the lower end rounded down and the upper end rounded up.
    pub(super) fn mean(&self) -> Bounds {
        // A mean of numbers that fit fits as well.
        let fitting = |number: u64| u32::try_from(number).unwrap_or(CERTAIN);
        Bounds { lower: fitting(self.lower / 6), upper: fitting(self.upper.div_ceil(6)) }
    }
}
