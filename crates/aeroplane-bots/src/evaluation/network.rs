//! Weights, and the sums that they make.

use alloc::vec::Vec;

use super::features::FEATURES;

/// How many sums go straight into the scores of the four seats.
pub const DIRECT: usize = 4;
/// The scale of weights and sums: this is one.
pub const ONE: i16 = 1024;
/// Where hidden sums are cut off: just below one.
pub const HIDDEN_LIMIT: i16 = ONE - 1;

/// One sum of weights for each unit: the first [`DIRECT`] of them are scores, the others are hidden units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(16))]
pub struct Row<const WIDTH: usize>(pub [i16; WIDTH]);

impl<const WIDTH: usize> Row<WIDTH> {
    /// All zero.
    pub const ZERO: Self = Self([0; WIDTH]);

    /// Adds the weights of another row. Sums beyond what 16 bits hold stay at the limit.
    #[inline]
    pub fn add(&mut self, other: &Self) {
        for (sum, weight) in self.0.iter_mut().zip(&other.0) {
            *sum = sum.saturating_add(*weight);
        }
    }
}

/// A network with one layer of hidden units between features and scores, and a straight way past it. A hidden unit gives
/// on the square of its sum, where that lies between nothing and one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weights<const WIDTH: usize> {
    /// What each feature adds to the sums.
    pub features: [Row<WIDTH>; FEATURES],
    /// What each hidden unit adds to the score of each seat; nothing under the first [`DIRECT`] places.
    pub outputs: [Row<WIDTH>; DIRECT],
}

impl<const WIDTH: usize> Weights<WIDTH> {
    /// No weight at all.
    pub const ZERO: Self = Self { features: [Row::ZERO; FEATURES], outputs: [Row::ZERO; DIRECT] };

    /// The scores of the four seats that belong to the sums over all features, in parts of 2^16.
    #[inline]
    pub(super) fn scores(&self, sums: &Row<WIDTH>) -> [i32; 4] {
        let mut squares = [0_i16; WIDTH];
        for (square, &sum) in squares.iter_mut().zip(&sums.0).skip(DIRECT) {
            // Shifted up and taken from the upper half of the product, which processors do sixteen bits at a time.
            let cut = u32::from(sum.clamp(0, HIDDEN_LIMIT).unsigned_abs() << 6);
            *square = ((cut * cut) >> 22) as i16;
        }
        let mut scores = [0; 4];
        for (seat, score) in scores.iter_mut().enumerate() {
            let hidden: i32 =
                squares.iter().zip(&self.outputs[seat].0).map(|(&a, &b)| i32::from(a) * i32::from(b)).sum();
            let direct = sums.0.get(seat).map_or(0, |&direct| i32::from(direct) * i32::from(ONE));
            *score = (hidden + direct) >> 4;
        }
        scores
    }
}

/// The first bytes of every file of weights.
const MAGIC: [u8; 8] = *b"aerowts1";
/// Magic, number of features, width.
const HEADER: usize = MAGIC.len() + 4 + 4;

/// Bytes that are no weights of this kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// They do not begin as a file of weights does.
    #[error("this is no file of weights: make one with `aeroplane lab train`")]
    NoWeights,
    /// They belong to another version of the evaluation.
    #[error(
        "these weights are for {features} features and {width} units, this version has {FEATURES} and {expected}: \
         make new ones with `aeroplane lab train`"
    )]
    OtherShape {
        /// The features of the file.
        features: u32,
        /// The units of the file.
        width: u32,
        /// The units that were expected.
        expected: usize,
    },
    /// They end too early or too late.
    #[error("the file of weights has {found} bytes instead of {expected}: it is damaged")]
    Length {
        /// How many bytes there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
}

const fn number_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

impl<const WIDTH: usize> Weights<WIDTH> {
    /// The length of their file in bytes.
    const LENGTH: usize = HEADER + 2 * WIDTH * (FEATURES + DIRECT);

    /// Reads a file of weights. It can be asked at compile time.
    ///
    /// # Errors
    ///
    /// A [`WeightsError`] that says what else the bytes are.
    pub const fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        if bytes.len() < HEADER {
            return Err(WeightsError::NoWeights);
        }
        let mut at = 0;
        while at < MAGIC.len() {
            if bytes[at] != MAGIC[at] {
                return Err(WeightsError::NoWeights);
            }
            at += 1;
        }
        let (features, width) = (number_at(bytes, at), number_at(bytes, at + 4));
        if features as usize != FEATURES || width as usize != WIDTH {
            return Err(WeightsError::OtherShape { features, width, expected: WIDTH });
        }
        if bytes.len() != Self::LENGTH {
            return Err(WeightsError::Length { found: bytes.len(), expected: Self::LENGTH });
        }
        let mut weights = Self::ZERO;
        let mut row = 0;
        let mut at = HEADER;
        while row < FEATURES + DIRECT {
            let mut unit = 0;
            while unit < WIDTH {
                let weight = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
                if row < FEATURES {
                    weights.features[row].0[unit] = weight;
                } else {
                    weights.outputs[row - FEATURES].0[unit] = weight;
                }
                at += 2;
                unit += 1;
            }
            row += 1;
        }
        Ok(weights)
    }

    /// The file that [`from_bytes`](Self::from_bytes) reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(Self::LENGTH);
        bytes.extend(MAGIC);
        for number in [FEATURES, WIDTH] {
            bytes.extend(u32::try_from(number).unwrap_or(u32::MAX).to_le_bytes());
        }
        let rows = self.features.iter().chain(&self.outputs);
        bytes.extend(rows.flat_map(|row| row.0).flat_map(i16::to_le_bytes));
        bytes
    }
}
