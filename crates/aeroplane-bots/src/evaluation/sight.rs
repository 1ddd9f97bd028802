//! What looking at positions under some rules needs, worked out once.

use alloc::vec::Vec;

use aeroplane_rules::{Position, Roll, Rules, Spot, StackMovement};

use super::features::{Features, features_of_rules};
use super::reach::{FACES, Reach, Stops};

/// The eyes of an evaluation: rules, and what follows from them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sight {
    rules: Rules,
    reach: Reach,
    of_rules: Vec<u16>,
}

impl Sight {
    /// The eyes for these rules.
    pub fn new(rules: &Rules) -> Self {
        let of_rules = features_of_rules(rules).filter_map(|number| u16::try_from(number).ok());
        Self { rules: *rules, reach: Reach::new(rules), of_rules: of_rules.collect() }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The features of the rules, which every position under them has.
    pub fn features_of_rules(&self) -> &[u16] {
        &self.of_rules
    }

    /// The features of a position that waits for a roll, besides those of the rules.
    pub fn features(&self, position: &Position) -> Features {
        Features::of(self, position)
    }

    /// Whether the face of that index, from 0, launches planes.
    pub(super) fn launches(&self, face: usize) -> bool {
        Roll::ALL.get(face).is_some_and(|&face| self.rules.launch_rolls.get().contains(face))
    }

    /// Whether stacks can move as one.
    pub(super) const fn carries(&self) -> bool {
        match self.rules.stack_movement {
            StackMovement::Together | StackMovement::Choice => true,
            StackMovement::Single => false,
        }
    }

    /// Where a plane on that spot may stop with each face.
    pub(super) fn reach(&self, spot: Spot) -> [Stops; FACES] {
        self.reach.of(spot)
    }
}
