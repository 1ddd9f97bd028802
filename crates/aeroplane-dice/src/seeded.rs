//! The fast, repeatable dice of simulations.

use core::convert::Infallible;
use core::fmt;

use aeroplane_rules::{Color, Roll};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};

use crate::Dice;

/// Sets the stream of dice apart from every other use of the same seed. Changing it changes every simulation.
const LABEL: &[u8; 24] = b"aeroplane seeded dice/1\0";

/// How many words a roll may look at; the generator has 2^68 of them a stream, 2^64 for each attempt.
const ATTEMPTS: u128 = 16;

/// Fair dice for simulation: the rolls follow from a seed and the number of the game, and each game of a seed has
/// a stream of its own, so that games can be played in any order and on any number of threads.
///
/// Roll number n is a function of seed, game and n alone: [`seek`](Self::seek) goes there in constant time. Anyone
/// who knows the seed knows the rolls; games between people use [`CommittedDice`](crate::CommittedDice).
///
/// The die is exact: a 32-bit word of the generator is multiplied by six, and the four words in 2^32 that would
/// make some faces likelier are rejected. A rejected word is replaced by one from far behind in the same stream, so
/// that the rolls after it stay where they are.
///
/// ```
/// use aeroplane_dice::SeededDice;
///
/// let mut dice = SeededDice::new(2026, 7);
/// let first = [dice.next_roll(), dice.next_roll(), dice.next_roll()];
/// dice.seek(1);
/// assert_eq!(dice.next_roll(), first[1]);
/// ```
#[derive(Clone)]
pub struct SeededDice {
    generator: ChaCha8Rng,
}

impl SeededDice {
    /// The dice of one game, at its first roll.
    pub fn new(seed: u64, game: u64) -> Self {
        Self { generator: generator(seed, LABEL, game) }
    }

    /// The next roll of the game.
    #[inline]
    pub fn next_roll(&mut self) -> Roll {
        match face(self.generator.next_u32()) {
            Some(roll) => roll,
            None => self.roll_again(),
        }
    }

    /// How many rolls were taken so far.
    pub fn position(&self) -> u64 {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "first attempts, one a roll, use the first 2^64 words"
        )]
        let taken = self.generator.get_word_pos() as u64;
        taken
    }

    /// Goes back or forth, so that `taken` rolls count as taken and the next roll is the one after them.
    pub fn seek(&mut self, taken: u64) {
        self.generator.set_word_pos(u128::from(taken));
    }

    /// Replaces a rejected word: four in 2^32 are.
    #[cold]
    fn roll_again(&mut self) -> Roll {
        let after = self.position();
        let rejected = u128::from(after.wrapping_sub(1));
        let roll = (1..ATTEMPTS).find_map(|attempt| {
            self.generator.set_word_pos(attempt << 64 | rejected);
            face(self.generator.next_u32())
        });
        self.seek(after);
        // All sixteen words are rejected once in 2^480 rolls; a face then is better than a crash.
        roll.unwrap_or(Roll::One)
    }
}

impl Dice for SeededDice {
    type Error = Infallible;

    #[inline]
    fn roll(&mut self, _seat: Color) -> Result<Roll, Infallible> {
        Ok(self.next_roll())
    }
}

/// Shows where the stream stands, and not the seed.
impl fmt::Debug for SeededDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeededDice")
            .field("game", &self.generator.get_stream())
            .field("position", &self.position())
            .finish_non_exhaustive()
    }
}

/// The generator of one stream: the key is the seed, little-endian, and what the stream is for.
pub(crate) fn generator(seed: u64, label: &[u8; 24], stream: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    let (number, purpose) = key.split_at_mut(8);
    number.copy_from_slice(&seed.to_le_bytes());
    purpose.copy_from_slice(label);
    let mut generator = ChaCha8Rng::from_seed(key);
    generator.set_stream(stream);
    generator
}

/// The face that a word stands for, `None` for the few words that would make some faces likelier.
///
/// The product of word and six counts in 2^32 steps of six: its upper half is the face, and a face is hit by one word
/// more than another only through those whose lower half is below 2^32 mod 6.
#[inline]
fn face(word: u32) -> Option<Roll> {
    const SURPLUS: u64 = (1 << 32) % 6;
    let product = u64::from(word) * 6;
    if product & u64::from(u32::MAX) < SURPLUS {
        return None;
    }
    Roll::ALL.get((product >> 32) as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pips(seed: u64, game: u64, count: usize) -> alloc::vec::Vec<u8> {
        let mut dice = SeededDice::new(seed, game);
        core::iter::repeat_with(|| dice.next_roll().pips()).take(count).collect()
    }

    #[test]
    fn every_face_has_the_same_number_of_words() {
        // Faces change, and words are rejected, only beside the multiples of 2^32 / 6.
        let look = |word: u64| face(u32::try_from(word).unwrap());
        for (index, roll) in (0_u64..).zip(Roll::ALL) {
            let first = (index << 32).div_ceil(6);
            let end = ((index + 1) << 32).div_ceil(6);
            let rejected = (first..first + 8).filter(|&word| look(word).is_none());
            assert_eq!(end - first - rejected.count() as u64, u64::from(u32::MAX / 6));
            assert_eq!(look(first + 8), Some(roll));
            assert_eq!(look(end - 1), Some(roll));
        }
    }

    #[test]
    fn the_first_rolls_never_change() {
        let first =
            [4, 6, 2, 6, 2, 1, 4, 1, 3, 2, 4, 2, 1, 3, 6, 3, 6, 2, 4, 4, 6, 6, 6, 5, 3, 4, 4, 1, 3, 1];
        assert_eq!(pips(1, 0, 30), first);
    }

    #[test]
    fn a_rejected_word_moves_no_other_roll() {
        // The first word of seed 1, game 0 that is rejected; searched for once.
        let rejected = 2_056_908_847;
        let mut dice = SeededDice::new(1, 0);
        dice.seek(rejected);
        assert_eq!(face(dice.clone().generator.next_u32()), None);
        let roll = dice.next_roll();
        assert_eq!(dice.position(), rejected + 1);

        dice.seek(rejected - 1);
        dice.next_roll();
        assert_eq!(dice.next_roll(), roll);
        let after = dice.next_roll();
        dice.seek(rejected + 1);
        assert_eq!(dice.next_roll(), after);
    }

    #[test]
    fn streams_differ_by_seed_and_by_game() {
        let base = pips(1, 1, 50);
        assert_ne!(base, pips(2, 1, 50));
        assert_ne!(base, pips(1, 2, 50));
        assert_eq!(base, pips(1, 1, 50));
    }

    #[test]
    fn every_roll_can_be_found_again() {
        let rolls = pips(9, 3, 300);
        let mut dice = SeededDice::new(9, 3);
        for (taken, roll) in (0_u64..).zip(rolls) {
            dice.seek(taken);
            assert_eq!(dice.position(), taken);
            assert_eq!(dice.next_roll().pips(), roll);
            assert_eq!(dice.position(), taken + 1);
        }
    }
}
