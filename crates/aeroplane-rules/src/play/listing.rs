//! The ways that lead on from a walk: which links can follow it, and whether planes join at the end.

use super::obstacles::{Obstacles, Offer};
use super::twins::{has_twin, has_twin_stack};
use super::walk::{Mover, walk};
use crate::color::Color;
use crate::geometry::Spot;
use crate::moves::{Move, MoveList, Route};
use crate::plane::PlaneSet;
use crate::position::{Fleet, Position};
use crate::roll::Roll;
use crate::rules::{Rules, ShortcutThenJump, StackMovement};

/// Lists the moves of planes on the board.
pub(super) struct Listing<'a> {
    pub(super) position: &'a Position,
    pub(super) rules: &'a Rules,
    pub(super) obstacles: Obstacles,
    pub(super) color: Color,
    pub(super) roll: Roll,
    pub(super) moves: &'a mut MoveList,
}

/// What brought the mover to the shortcut's start.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Walk,
    Jump,
}

impl Listing<'_> {
    /// The walks of these planes, one of each kind.
    #[inline]
    pub(super) fn all_walks(&mut self, fleet: Fleet, walkers: PlaneSet) {
        if !fleet.stacks().is_empty() {
            return self.walks_with_stacks(fleet, walkers);
        }
        for single in walkers.singles() {
            let start = fleet.spot_of(single);
            let neighbours = fleet.at(start).and(single.below());
            if !has_twin(fleet, self.position.streak, single, neighbours) {
                self.walks(single, start);
            }
        }
    }

    /// The walks of these planes, alone and as stacks as the rules let stacks move.
    #[cold]
    fn walks_with_stacks(&mut self, fleet: Fleet, planes: PlaneSet) {
        let streak = self.position.streak;
        for plane in planes {
            let (start, single) = (fleet.spot(plane), PlaneSet::of(plane));
            let stack = fleet.stacks().group_of(plane);
            let (alone, as_stack) = if stack.is_several() {
                match self.rules.stack_movement {
                    StackMovement::Together => (false, true),
                    StackMovement::Single => (true, false),
                    StackMovement::Choice => (true, true),
                }
            } else {
                (true, false)
            };
            let neighbours = fleet.at(start).and(single.below());
            if alone && !has_twin(fleet, streak, single, neighbours) {
                self.walks(single, start);
            }
            let is_leader = stack.lowest() == Some(plane);
            if as_stack && is_leader && !has_twin_stack(fleet, streak, stack, neighbours) {
                self.walks(stack, start);
            }
        }
    }

    /// The moves of a plane or a stack.
    #[inline]
    fn walks(&mut self, planes: PlaneSet, start: Spot) {
        let mover = Mover { color: self.color, planes };
        if let Ok(end) = walk(self.rules, self.obstacles, mover, start, self.roll, &mut ()) {
            self.after_walk(planes, end);
        }
    }

    /// The ways to go on after a walk.
    #[inline]
    fn after_walk(&mut self, planes: PlaneSet, end: Spot) {
        if !end.is_own_square() || self.ends_at(planes, end) {
            return self.add(planes, Route::Walk, end);
        }
        let shortcut =
            if end == Spot::SHORTCUT_START { self.obstacles.shortcut(self.rules) } else { Offer::Closed };
        if shortcut != Offer::Forced {
            let (jump, target) = self.obstacles.jump_from(self.rules, end);
            if jump != Offer::Forced {
                self.add(planes, Route::Walk, end);
            }
            if jump != Offer::Closed {
                self.after_jump(planes, target);
            }
        }
        if shortcut != Offer::Closed {
            self.after_shortcut(planes, Before::Walk);
        }
    }

    #[inline]
    fn after_jump(&mut self, planes: PlaneSet, end: Spot) {
        let may_follow = end == Spot::SHORTCUT_START && self.rules.jump_then_shortcut;
        let shortcut = if may_follow && !self.ends_at(planes, end) {
            self.obstacles.shortcut(self.rules)
        } else {
            Offer::Closed
        };
        if shortcut != Offer::Forced {
            self.add(planes, Route::Jump, end);
        }
        if shortcut != Offer::Closed {
            self.after_shortcut(planes, Before::Jump);
        }
    }

    fn after_shortcut(&mut self, planes: PlaneSet, before: Before) {
        let end = Spot::SHORTCUT_END;
        let (route, jumping_on) = match before {
            Before::Walk => (Route::Shortcut, Route::ShortcutJump),
            Before::Jump => (Route::JumpShortcut, Route::JumpShortcutJump),
        };
        let jump_may_follow = match self.rules.shortcut_then_jump {
            ShortcutThenJump::Never => false,
            ShortcutThenJump::Direct => before == Before::Walk,
            ShortcutThenJump::Always => true,
        };
        let (jump, target) = if jump_may_follow && !self.ends_at(planes, end) {
            self.obstacles.jump_from(self.rules, end)
        } else {
            (Offer::Closed, end)
        };
        if jump != Offer::Forced {
            self.add(planes, route, end);
        }
        if jump != Offer::Closed {
            self.add(planes, jumping_on, target);
        }
    }

    /// Whether the mover is sent home by a stop here, so that no link can follow.
    #[inline]
    fn ends_at(&self, planes: PlaneSet, spot: Spot) -> bool {
        self.obstacles.stack_at(spot)
            && self.rules.capture_at.settles_every_stop()
            && self.position.is_lost_at(self.rules, Mover { color: self.color, planes }, spot)
    }

    #[inline]
    fn add(&mut self, planes: PlaneSet, route: Route, end: Spot) {
        self.moves.push(Move::Advance { planes, route, join: false });
        if self.rules.stacking.is_chosen() && end.can_hold_stack() {
            // Own planes never stand where an enemy stack could send the mover home.
            if !self.position.fleets[self.color].at(end).minus(planes).is_empty() {
                self.moves.push(Move::Advance { planes, route, join: true });
            }
        }
    }
}
