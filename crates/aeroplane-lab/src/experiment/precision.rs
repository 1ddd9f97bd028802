//! How exactly a share is to be known.

use serde::{Deserialize, Serialize};

/// Half the width of an interval of 95 %, in percentage points: above 0, at most 50.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(try_from = "f64", into = "f64")]
pub struct Precision(f64);

/// A number that is no precision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a precision is a number of percentage points above 0 and at most 50, such as 0.5")]
pub struct NoPrecision;

impl Precision {
    /// As a part of 1.
    pub fn part(self) -> f64 {
        self.0 / 100.0
    }
}

impl TryFrom<f64> for Precision {
    type Error = NoPrecision;

    fn try_from(points: f64) -> Result<Self, NoPrecision> {
        if points > 0.0 && points <= 50.0 { Ok(Self(points)) } else { Err(NoPrecision) }
    }
}

impl From<Precision> for f64 {
    fn from(precision: Precision) -> Self {
        precision.0
    }
}

impl std::str::FromStr for Precision {
    type Err = NoPrecision;

    fn from_str(text: &str) -> Result<Self, NoPrecision> {
        text.parse::<f64>().map_err(|_| NoPrecision)?.try_into()
    }
}

impl std::fmt::Display for Precision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_reached_is_a_precision() {
        for text in ["0", "-1", "50.1", "NaN", "inf", "half", ""] {
            assert_eq!(text.parse::<Precision>(), Err(NoPrecision), "{text}");
        }
        let half: Precision = "0.5".parse().unwrap();
        assert!((half.part() - 0.005).abs() < 1e-12);
        assert_eq!(half.to_string(), "0.5");
    }
}
