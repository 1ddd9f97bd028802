//! From random words to rolls and choices.
//!
//! A roll and its choice share a word of 32 bits. Six times the word, read as a fraction, is a face and what is left over;
//! what is left over, times the number of answers, is a choice and a rest that nobody uses. No face is likelier than
//! another by more than one in 7·10⁸, and no answer than another by more than one in 4·10⁷.

use aeroplane_dice::RandomWords;

use crate::block::{LANES, Lanes};

/// How many steps' words are drawn at once.
const STEPS_AT_ONCE: usize = 16;
/// The bytes of a word.
const WORD: usize = 4;
/// The faces of a die.
const FACES: u16 = 6;

/// A number for each lane that a byte does not hold.
pub(crate) type Halves = [u16; LANES];

/// Draws the rolls of a block of lanes, and the choices that answer them.
pub(crate) struct Draw {
    words: RandomWords,
    drawn: [u8; WORD * LANES * STEPS_AT_ONCE],
    /// How many of the steps drawn are used.
    used: usize,
    /// What each lane rolls, 1 to 6.
    pub(crate) roll: Lanes,
    /// What its word leaves for the choice, as a fraction: the upper and the lower 16 bits.
    upper: Halves,
    lower: Halves,
}

impl Draw {
    /// The rolls and choices of that block under a seed.
    pub(crate) fn new(seed: u64, block: u64) -> Self {
        Self {
            words: RandomWords::new(seed, block),
            drawn: [0; WORD * LANES * STEPS_AT_ONCE],
            used: STEPS_AT_ONCE,
            roll: [1; LANES],
            upper: [0; LANES],
            lower: [0; LANES],
        }
    }

    /// Rolls for every lane.
    #[inline(never)]
    pub(crate) fn roll(&mut self) {
        if self.used == STEPS_AT_ONCE {
            self.words.fill(&mut self.drawn);
            self.used = 0;
        }
        let bytes = self.drawn.chunks_exact(WORD * LANES).nth(self.used).unwrap_or_default();
        self.used += 1;
        // All upper halves come first, so that both loads are plain copies.
        let (upper, lower) = bytes.split_at(bytes.len() / 2);
        for (half, bytes) in self.upper.iter_mut().zip(upper.as_chunks().0) {
            *half = u16::from_le_bytes(*bytes);
        }
        for (half, bytes) in self.lower.iter_mut().zip(lower.as_chunks().0) {
            *half = u16::from_le_bytes(*bytes);
        }
        for lane in 0..LANES {
            let product = times(self.upper[lane], self.lower[lane], FACES);
            self.roll[lane] = product.whole as u8 + 1;
            self.upper[lane] = product.upper;
            self.lower[lane] = product.lower;
        }
    }

    /// Chooses one of so many answers in every lane, counted from 0; 0 where there is none.
    #[inline(never)]
    pub(crate) fn choose(&self, answers: &Lanes, choice: &mut Lanes) {
        for lane in 0..LANES {
            choice[lane] = times(self.upper[lane], self.lower[lane], u16::from(answers[lane])).whole as u8;
        }
    }

    /// Chooses one of so many answers in one lane, counted from 0.
    pub(crate) fn choose_in(&self, lane: usize, answers: usize) -> usize {
        usize::from(times(self.upper[lane], self.lower[lane], answers as u16).whole)
    }
}

/// A small multiple of a fraction of 32 bits.
struct Product {
    whole: u16,
    /// The fraction that is left, in two halves.
    upper: u16,
    lower: u16,
}

#[inline(always)]
fn times(upper: u16, lower: u16, factor: u16) -> Product {
    // In halves, since processors multiply many small numbers as fast as one large one.
    let high = |half: u16| ((u32::from(half) * u32::from(factor)) >> 16) as u16;
    let from_below = high(lower);
    let sum = upper.wrapping_mul(factor).wrapping_add(from_below);
    let carry = u16::from(sum < from_below);
    Product { whole: high(upper) + carry, upper: sum, lower: lower.wrapping_mul(factor) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_multiply_as_the_whole_word_does() {
        for word in (0..=u32::MAX).step_by(65_413).chain([u32::MAX, 0xffff_0000, 0x0000_ffff]) {
            for factor in 0..64_u16 {
                let product = times((word >> 16) as u16, word as u16, factor);
                let expected = u64::from(word) * u64::from(factor);
                assert_eq!(u64::from(product.whole), expected >> 32);
                let left = u32::from(product.upper) << 16 | u32::from(product.lower);
                assert_eq!(left, expected as u32);
            }
        }
    }

    #[test]
    fn all_faces_are_rolled_in_every_lane_and_about_as_often() {
        let mut draw = Draw::new(1, 0);
        let mut counts = [[0_u32; LANES]; 6];
        for _ in 0..6_000 {
            draw.roll();
            for (lane, &roll) in draw.roll.iter().enumerate() {
                counts[usize::from(roll) - 1][lane] += 1;
            }
        }
        for face in counts {
            // 1000 are expected; five standard deviations are 144.
            assert!(face.iter().all(|count| (850..1_150).contains(count)), "{face:?}");
        }
    }
}
