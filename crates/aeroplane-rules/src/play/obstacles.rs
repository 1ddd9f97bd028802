//! What stands in the way of the player to move: the stacks of the others.

use crate::color::Color;
use crate::geometry::{SQUARES_JUMPED, Spot, SpotSet};
use crate::plane::PlaneSet;
use crate::position::Position;
use crate::rules::{LinkRule, Rules};

/// The enemy stacks as the player to move meets them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Obstacles {
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

impl Offer {
    fn of(link: LinkRule, closed: bool) -> Self {
        match link {
            LinkRule::Off => Self::Closed,
            LinkRule::Mandatory | LinkRule::Optional if closed => Self::Closed,
            LinkRule::Mandatory => Self::Forced,
            LinkRule::Optional => Self::Open,
        }
    }
}

impl Obstacles {
    const NONE: Self = Self { stacks: SpotSet::EMPTY, stack_on_crossing: false };

    /// The enemy stacks that the rules make obstacles of.
    #[inline]
    pub(super) fn new(position: &Position, rules: &Rules, mover: Color) -> Self {
        if rules.heed_enemy_stacks() && position.has_enemy_stacks(mover) {
            Self::of_stacks(position, mover)
        } else {
            Self::NONE
        }
    }

    #[cold]
    fn of_stacks(position: &Position, mover: Color) -> Self {
        let mut obstacles = Self::NONE;
        for enemy in position.seats().without(mover).iter() {
            let fleet = position.fleet(enemy);
            for plane in fleet.stacks().iter().filter_map(PlaneSet::lowest) {
                let spot = fleet.spot(plane);
                if let Some(seen) = spot.seen_by(enemy, mover) {
                    obstacles.stacks = obstacles.stacks.with(seen);
                }
                obstacles.stack_on_crossing |= enemy == mover.opposite() && spot == Spot::CROSSED;
            }
        }
        obstacles
    }

    /// Whether nothing stands in anybody's way.
    #[inline]
    pub(super) fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// Whether an enemy stack stands on the spot.
    #[inline]
    pub(super) const fn stack_at(self, spot: Spot) -> bool {
        self.stacks.contains(spot)
    }

    /// Whether a walk of so many steps from the spot has to reckon with an enemy stack before its end.
    #[inline]
    pub(super) fn stack_on_way(self, rules: &Rules, start: Spot, steps: u8) -> bool {
        rules.stack_blocks.is_any() && self.stacks.any_ahead(start, steps - 1)
    }

    /// Whether an enemy stack forbids to stop on the spot.
    #[inline]
    pub(super) fn forbids_stop(self, rules: &Rules, spot: Spot) -> bool {
        self.stack_at(spot) && rules.stack_defense.forbids_landing()
    }

    /// Whether and where to a jump leads from a stop on the spot.
    #[inline]
    pub(super) fn jump_from(self, rules: &Rules, spot: Spot) -> (Offer, Spot) {
        let Some(target) = spot.jump_target() else {
            return (Offer::Closed, spot);
        };
        let blocked = rules.stack_blocks_jump && self.stacks.any_ahead(spot, SQUARES_JUMPED);
        (Offer::of(rules.jump, blocked || self.forbids_stop(rules, target)), target)
    }

    /// Whether the shortcut can be taken from a stop on its start.
    #[inline]
    pub(super) fn shortcut(self, rules: &Rules) -> Offer {
        let blocked = self.stack_on_crossing && rules.shortcut_crossing.is_closed_by_stacks();
        Offer::of(rules.shortcut, blocked || self.forbids_stop(rules, Spot::SHORTCUT_END))
    }
}

impl Rules {
    /// Whether an enemy stack is anything but several planes on one cell: whether it blocks, closes or fights back.
    #[inline]
    fn heed_enemy_stacks(&self) -> bool {
        self.stack_blocks.is_any()
            || self.stack_blocks_jump
            || !self.stack_defense.is_none()
            || self.shortcut_crossing.is_closed_by_stacks()
    }
}

impl Position {
    #[inline]
    fn has_enemy_stacks(&self, mover: Color) -> bool {
        Color::ALL.into_iter().any(|color| color != mover && !self.fleet(color).stacks().is_empty())
    }
}
