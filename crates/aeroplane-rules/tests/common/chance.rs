//! Dice for tests: a tiny generator that gives the same numbers on every machine. Not for a game that matters.

#![allow(dead_code, reason = "no test file leaves everything to chance")]

use aeroplane_rules::{Color, ColorSet, RULE_POINTS, Roll, Rules};

/// Numbers that look random, known from their seed (`SplitMix64`).
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `limit`, which is small: the bias does not matter here.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        usize::try_from(bits >> 32).unwrap_or_default() % limit
    }

    /// One of several values.
    pub(crate) fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }

    pub(crate) fn roll(&mut self) -> Roll {
        self.pick(&Roll::ALL)
    }

    /// Two to four seats.
    pub(crate) fn seats(&mut self) -> ColorSet {
        let mut seats = ColorSet::EMPTY;
        let count = 2 + self.below(3);
        while seats.len() < count {
            seats = seats.with(self.pick(&Color::ALL));
        }
        seats
    }

    /// These rules with about every second rule point changed.
    pub(crate) fn change(&mut self, mut rules: Rules) -> Rules {
        for point in &RULE_POINTS {
            if self.below(2) == 1 {
                let values: Vec<_> = point.domain.values();
                assert_eq!(point.set(&mut rules, self.pick(&values)), Ok(()));
            }
        }
        rules
    }
}
