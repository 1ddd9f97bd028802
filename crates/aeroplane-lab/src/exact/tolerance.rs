//! How exactly chances are to be known.

use core::fmt;
use core::str::FromStr;

use super::bounds::CERTAIN;

/// The largest difference that may be left between the bounds of a chance: more than 0 and less than 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tolerance(f64);

impl Tolerance {
    /// That difference; `None` where it is not between 0 and 1.
    pub fn new(difference: f64) -> Option<Self> {
        (difference > 0.0 && difference < 1.0).then_some(Self(difference))
    }

    /// The difference, between 0 and 1.
    pub const fn difference(self) -> f64 {
        self.0
    }

    /// The difference in parts of a certainty.
    pub(super) fn parts(self) -> u32 {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a number between 0 and CERTAIN, rounded down"
        )]
        let parts = (self.0 * f64::from(CERTAIN)) as u32;
        parts
    }
}

/// A millionth.
impl Default for Tolerance {
    fn default() -> Self {
        Self(1e-6)
    }
}

impl fmt::Display for Tolerance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:e}", self.0)
    }
}

/// A text that is no tolerance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a tolerance is a number between 0 and 1, such as 1e-6")]
pub struct NoTolerance;

impl FromStr for Tolerance {
    type Err = NoTolerance;

    fn from_str(text: &str) -> Result<Self, NoTolerance> {
        text.parse().ok().and_then(Self::new).ok_or(NoTolerance)
    }
}
