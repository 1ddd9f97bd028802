//! The rolls of rollouts.

use core::num::NonZeroU32;

use aeroplane_dice::Randomness;
use aeroplane_rules::Roll;

/// The most rolls that a rollout can have: one for each player.
pub(super) const MOST_ROLLS: usize = 4;

/// Rolls for one rollout after another. Of six rollouts in a row each has another face at every place, so that no answer
/// looks good because a face came too often; which of them meet is drawn by lot.
#[derive(Debug, Clone)]
pub(super) struct Rolls {
    randomness: Randomness,
    /// For each place in a rollout the faces of six rollouts.
    decks: [[Roll; 6]; MOST_ROLLS],
    /// How many of the six were taken.
    taken: usize,
}

impl Rolls {
    pub(super) fn new(randomness: Randomness) -> Self {
        Self { randomness, decks: [Roll::ALL; MOST_ROLLS], taken: Roll::ALL.len() }
    }

    /// The rolls of the next rollout.
    pub(super) fn next(&mut self) -> [Roll; MOST_ROLLS] {
        if self.taken == Roll::ALL.len() {
            self.decks.iter_mut().for_each(|deck| shuffle(deck, &mut self.randomness));
            self.taken = 0;
        }
        let place = self.taken;
        self.taken += 1;
        self.decks.map(|deck| deck[place])
    }

    /// What is left to draw from.
    pub(super) fn into_randomness(self) -> Randomness {
        self.randomness
    }
}

/// Fisher and Yates: every order is equally likely.
fn shuffle(deck: &mut [Roll; 6], randomness: &mut Randomness) {
    for (last, count) in (1..deck.len()).zip(2..) {
        let Some(count) = NonZeroU32::new(count) else { continue };
        deck.swap(last, randomness.below(count) as usize);
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::collections::BTreeSet;
    use std::vec::Vec;

    use super::*;

    #[test]
    fn six_rollouts_have_every_face_once_at_every_place() {
        let mut rolls = Rolls::new(Randomness::new(1, 2));
        let mut orders = BTreeSet::new();
        for _ in 0..200 {
            let six: Vec<_> = (0..6).map(|_| rolls.next()).collect();
            for place in 0..MOST_ROLLS {
                let order: Vec<_> = six.iter().map(|rolls| rolls[place].pips()).collect();
                assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), 6);
                orders.insert(order);
            }
        }
        // Of 720 orders 800 draws show about 483.
        assert!(orders.len() > 400, "{}", orders.len());
    }
}
