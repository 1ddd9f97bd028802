//! Random words by the thousand, for those who play many games at once.

use core::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::Rng as _;

use crate::seeded::generator;

/// Sets these streams apart from the dice and from [`Randomness`](crate::Randomness) of the same seed.
const LABEL: &[u8; 24] = b"aeroplane words/1\0\0\0\0\0\0\0";

/// A repeatable stream of random bytes that are taken many at a time: what games that are played side by side draw
/// their rolls and choices from. It is never the stream of [`SeededDice`](crate::SeededDice).
///
/// ```
/// use aeroplane_dice::RandomWords;
///
/// let (mut at_once, mut in_two) = ([0; 64], [0; 64]);
/// RandomWords::new(2026, 3).fill(&mut at_once);
/// let mut words = RandomWords::new(2026, 3);
/// words.fill(&mut in_two[..32]);
/// words.fill(&mut in_two[32..]);
/// assert_eq!(at_once, in_two);
/// ```
#[derive(Clone)]
pub struct RandomWords {
    generator: ChaCha8Rng,
}

impl RandomWords {
    /// The stream of that number under a seed, from its start.
    pub fn new(seed: u64, stream: u64) -> Self {
        Self { generator: generator(seed, LABEL, stream) }
    }

    /// The next bytes of the stream. Taken a multiple of four at a time, they are the same however many are taken at
    /// once.
    pub fn fill(&mut self, bytes: &mut [u8]) {
        self.generator.fill_bytes(bytes);
    }
}

/// Names the stream, and not the seed.
impl fmt::Debug for RandomWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RandomWords").field("stream", &self.generator.get_stream()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_differ_by_seed_and_by_number() {
        let first = |seed, stream| {
            let mut bytes = [0; 32];
            RandomWords::new(seed, stream).fill(&mut bytes);
            bytes
        };
        assert_eq!(first(1, 1), first(1, 1));
        assert_ne!(first(1, 1), first(1, 2));
        assert_ne!(first(1, 1), first(2, 1));
    }
}
