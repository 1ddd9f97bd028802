//! What stands in the way of the player to move: the stacks of the others.

use crate::color::Color;
use crate::geometry::{SQUARES_JUMPED, Spot, SpotSet};
use crate::position::Position;
use crate::rules::{LinkRule, Rules, ShortcutCrossing, StackBlocks, StackDefense};

/// The enemy stacks as the player to move meets them, and what the rules make of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Obstacles<'a> {
    pub(super) rules: &'a Rules,
    /// The ring squares with an enemy stack, in the mover's count.
    stacks: SpotSet,
    /// Whether a stack stands on the cell that the mover's shortcut crosses.
    stack_on_crossing: bool,
}

/// Whether a jump or the shortcut can be taken from a stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Offer {
    /// It cannot.
    Closed,
    /// The player may take it or stay.
    Open,
    /// The player must take it.
    Forced,
}

impl<'a> Obstacles<'a> {
    pub(super) fn new(position: &Position, rules: &'a Rules, mover: Color) -> Self {
        let mut obstacles = Self {
            rules,
            stacks: SpotSet::EMPTY,
            stack_on_crossing: false,
        };
        let mut enemy = mover.next();
        while enemy != mover {
            let fleet = &position.fleets[enemy];
            if !fleet.stacks().is_empty() {
                obstacles.add(position, mover, enemy);
            }
            enemy = enemy.next();
        }
        obstacles
    }

    /// Kept apart from the common case, in which nobody has a stack.
    #[cold]
    fn add(&mut self, position: &Position, mover: Color, enemy: Color) {
        let fleet = &position.fleets[enemy];
        for plane in fleet.stacks().iter().filter_map(|stack| stack.lowest()) {
            let spot = fleet.spot(plane);
            if let Some(seen) = spot.seen_by(enemy, mover) {
                self.stacks = self.stacks.with(seen);
            }
            if enemy == mover.opposite() && spot == Spot::CROSSED {
                self.stack_on_crossing = true;
            }
        }
    }

    /// Whether an enemy stack stands on the spot.
    pub(super) const fn stack_at(&self, spot: Spot) -> bool {
        self.stacks.contains(spot)
    }

    /// Whether a walk of so many steps from the spot has to reckon with an enemy stack before its end.
    pub(super) fn stack_on_way(&self, start: Spot, steps: u8) -> bool {
        self.rules.stack_blocks != StackBlocks::None && self.stacks.any_ahead(start, steps - 1)
    }

    /// Whether an enemy stack forbids to stop on the spot.
    pub(super) fn forbids_stop(&self, spot: Spot) -> bool {
        self.stack_at(spot) && self.rules.stack_defense == StackDefense::Immune
    }

    /// Whether and where to a jump leads from a stop on the spot.
    pub(super) fn jump_from(&self, spot: Spot) -> (Offer, Spot) {
        let Some(target) = spot.jump_target() else {
            return (Offer::Closed, spot);
        };
        let blocked = self.rules.stack_blocks_jump && self.stacks.any_ahead(spot, SQUARES_JUMPED);
        (
            self.offer(self.rules.jump, blocked || self.forbids_stop(target)),
            target,
        )
    }

    /// Whether the shortcut can be taken from a stop on its start.
    pub(super) fn shortcut(&self) -> Offer {
        let blocked = match self.rules.shortcut_crossing {
            ShortcutCrossing::CaptureStackBlocks => self.stack_on_crossing,
            ShortcutCrossing::Capture | ShortcutCrossing::Ignore => false,
        };
        self.offer(
            self.rules.shortcut,
            blocked || self.forbids_stop(Spot::SHORTCUT_END),
        )
    }

    fn offer(&self, link: LinkRule, closed: bool) -> Offer {
        match link {
            LinkRule::Off => Offer::Closed,
            LinkRule::Mandatory | LinkRule::Optional if closed => Offer::Closed,
            LinkRule::Mandatory => Offer::Forced,
            LinkRule::Optional => Offer::Open,
        }
    }
}
