//! Fair choices that are no rolls: what bots and shuffles draw from.

use core::fmt;
use core::num::NonZeroU32;

use rand_chacha::ChaCha8Rng;
use rand_core::Rng as _;

use crate::seeded::generator;

/// Sets these streams apart from the dice: a bot with the dice's own seed still cannot see them.
const LABEL: &[u8; 24] = b"aeroplane randomness/1\0\0";

/// A repeatable stream of fair choices, for bots and for anything else that is drawn by lot. It is never the dice's
/// stream, not even under the same seed.
///
/// ```
/// use aeroplane_dice::Randomness;
///
/// let mut randomness = Randomness::new(2026, 0);
/// let moves = ["walk", "launch", "pass"];
/// assert!(moves.contains(randomness.pick(&moves).unwrap_or(&"")));
/// assert_eq!(randomness.pick::<u8>(&[]), None);
/// ```
#[derive(Clone)]
pub struct Randomness {
    generator: ChaCha8Rng,
}

impl Randomness {
    /// The stream of that number under a seed, from its start.
    pub fn new(seed: u64, stream: u64) -> Self {
        Self { generator: generator(seed, LABEL, stream) }
    }

    /// A number from 0 up to, not including, the bound; each is equally likely.
    pub fn below(&mut self, bound: NonZeroU32) -> u32 {
        let bound = bound.get();
        // 2^32 mod bound: so many of the words would make some numbers likelier than others.
        let surplus = u64::from(bound.wrapping_neg() % bound);
        loop {
            let product = u64::from(self.generator.next_u32()) * u64::from(bound);
            if product & u64::from(u32::MAX) >= surplus {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of the items, each equally likely; `None` where there are none. Of more than 2^32 items only the first
    /// 2^32 − 1 are drawn from.
    pub fn pick<'items, T>(&mut self, items: &'items [T]) -> Option<&'items T> {
        let count = u32::try_from(items.len()).unwrap_or(u32::MAX);
        let index = self.below(NonZeroU32::new(count)?);
        items.get(index as usize)
    }
}

/// Names the stream, and not the seed.
impl fmt::Debug for Randomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Randomness").field("stream", &self.generator.get_stream()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_below_their_bound_and_reach_it() {
        let mut randomness = Randomness::new(4, 2);
        for bound in [1, 2, 3, 7, 16] {
            let mut seen = alloc::vec![0; bound as usize];
            for _ in 0..400 {
                seen[randomness.below(NonZeroU32::new(bound).unwrap()) as usize] += 1;
            }
            assert!(seen.iter().all(|&count| count > 0), "{bound}: {seen:?}");
        }
    }

    #[test]
    fn large_bounds_reject_about_half_of_the_words_and_stay_fair() {
        // Just above 2^31 nearly half of all words are surplus: the worst bound there is.
        let bound = NonZeroU32::new((1 << 31) + 1).unwrap();
        let mut randomness = Randomness::new(4, 3);
        let low = (0..10_000).filter(|_| randomness.below(bound) < 1 << 30).count();
        assert!((4_800..=5_200).contains(&low), "{low}");
    }

    #[test]
    fn the_same_seed_and_stream_draw_the_same() {
        let draw = |seed, stream| {
            let mut randomness = Randomness::new(seed, stream);
            [(); 8].map(|()| randomness.below(NonZeroU32::MAX))
        };
        assert_eq!(draw(1, 1), draw(1, 1));
        assert_ne!(draw(1, 1), draw(1, 2));
        assert_ne!(draw(1, 1), draw(2, 1));
    }
}
