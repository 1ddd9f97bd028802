//! Winning chances that add up exactly.

use core::iter::Sum;
use core::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use aeroplane_bots::Chances;
use serde::{Serialize, Serializer};

/// A winning chance, or the difference of two: −1 to 1, and sums of them.
///
/// Counted in whole parts, six for each part of [`Chances`], so that the mean over the faces of a die loses nothing and
/// sums are the same in any order. JSON has it as a number, 0.25 for 25 %.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Worth(i64);

/// The faces of a die, over which a mean is taken.
const FACES: u32 = 6;

impl Worth {
    /// No chance, or no difference.
    pub const NOTHING: Self = Self(0);
    /// A chance that cannot fail.
    pub const CERTAIN: Self = Self(Chances::CERTAIN as i64 * FACES as i64);

    /// The chance of so many parts of [`Chances::CERTAIN`].
    pub fn of_parts(parts: u32) -> Self {
        Self(i64::from(parts) * i64::from(FACES))
    }

    /// The exact mean over the faces of a die.
    ///
    /// Each of the six comes from [`Worth::of_parts`], so their sum can be divided by six.
    pub(super) fn mean(of_faces: [Self; FACES as usize]) -> Self {
        Self(of_faces.into_iter().sum::<Self>().0 / i64::from(FACES))
    }

    /// The number: 0.25 for 25 %.
    pub fn share(self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "sums of chances stay far below 2^53 parts")]
        let (parts, certain) = (self.0 as f64, Self::CERTAIN.0 as f64);
        parts / certain
    }
}

impl Add for Worth {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Worth {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Worth {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Worth {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Neg for Worth {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for Worth {
    fn sum<I: Iterator<Item = Self>>(worths: I) -> Self {
        worths.fold(Self::NOTHING, Self::add)
    }
}

impl Serialize for Worth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.share())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_over_the_faces_lose_nothing() {
        let faces = [1, 0, 0, 0, 0, 0].map(Worth::of_parts);
        let mean = Worth::mean(faces);
        assert_eq!(faces.into_iter().map(|face| face - mean).sum::<Worth>(), Worth::NOTHING);
        assert_ne!(mean, Worth::NOTHING);
    }

    #[test]
    fn a_certainty_is_one() {
        assert_eq!(Worth::of_parts(Chances::CERTAIN), Worth::CERTAIN);
        assert_eq!(serde_json::to_string(&Worth::CERTAIN).unwrap(), "1.0");
        assert_eq!(serde_json::to_string(&-Worth::of_parts(250_000)).unwrap(), "-0.25");
    }
}
