//! Which moves a roll offers.

use super::obstacles::{Obstacles, Offer};
use super::walk::{Mover, walk};
use crate::color::Color;
use crate::geometry::Spot;
use crate::moves::{Move, MoveList, Route};
use crate::plane::{Plane, PlaneSet};
use crate::position::{Fleet, Position, Streak, Turn};
use crate::roll::Roll;
use crate::rules::{CaptureAt, Rules, ShortcutThenJump, StackMovement, Stacking};

/// Why a plane cannot be moved with a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It is in the hangar, and the roll does not launch.
    #[error("the roll does not launch a plane")]
    NoLaunch,
    /// It is home.
    #[error("the plane is home")]
    Home,
    /// The walk would go beyond home, which the rules forbid.
    #[error("the roll is too high: home must be reached exactly")]
    Overshoot,
    /// An enemy stack stands in the way.
    #[error("an enemy stack stands in the way")]
    StackInTheWay,
    /// The walk would end on an enemy stack that cannot be landed on.
    #[error("the walk would end on an enemy stack that cannot be landed on")]
    ImmuneStack,
}

impl Position {
    /// The legal answers to the roll that waits for one; none where the game waits for a roll or is over.
    ///
    /// Planes that are alike – on one spot, equally stacked, moved by the same sixes – are one choice, given for the
    /// lowest index. The order is fixed: by plane, then walk before jump before shortcut.
    pub fn legal_moves(&self, rules: &Rules) -> MoveList {
        let mut moves = MoveList::new();
        if let Turn::ToMove(color, roll) = self.turn {
            self.list_moves(rules, color, roll, &mut moves);
            if !rules.must_move {
                moves.push(Move::Decline);
            }
        }
        moves
    }

    /// Why the plane of the player who is to move or has just rolled cannot be moved with that roll, `None` where it
    /// can. For front ends that explain; the moves themselves come from [`Position::legal_moves`].
    pub fn why_not(&self, rules: &Rules, color: Color, plane: Plane, roll: Roll) -> Option<Refusal> {
        let fleet = &self.fleets[color];
        let start = fleet.spot(plane);
        if start == Spot::HANGAR {
            return (!rules.launch_rolls.get().contains(roll)).then_some(Refusal::NoLaunch);
        }
        if start == Spot::HOME {
            return Some(Refusal::Home);
        }
        let obstacles = Obstacles::new(self, rules, color);
        walk(rules, obstacles, Mover { color, planes: PlaneSet::of(plane) }, start, roll, &mut ()).err()
    }

    /// Whether the roll that waits for an answer has one besides declining.
    pub(crate) fn has_something_to_move(&self, rules: &Rules) -> bool {
        self.legal_moves(rules).iter().any(|&answer| answer != Move::Decline)
    }

    /// Adds the moves of the roll, declining aside.
    pub(super) fn list_moves(&self, rules: &Rules, color: Color, roll: Roll, moves: &mut MoveList) {
        let fleet = self.fleets[color];
        let own = self.plane_count.planes();
        if rules.launch_rolls.get().contains(roll) {
            for plane in distinct(fleet, self.streak, fleet.at(Spot::HANGAR)) {
                moves.push(Move::Launch { plane });
            }
        }
        let obstacles = Obstacles::new(self, rules, color);
        let mut rest = own.minus(fleet.at(Spot::HANGAR)).minus(fleet.at(Spot::HOME));
        if fleet.stacks().is_empty() && obstacles.is_none() {
            let plain = fleet.plain_walks(roll.pips());
            for plane in Plane::ALL {
                // Written and, where the plane has no plain walk, taken back: cheaper than a branch nobody can foresee.
                moves.push(Move::Advance { planes: PlaneSet::of(plane), route: Route::Walk, join: false });
                moves.truncate(moves.len() - usize::from(!plain.contains(plane)));
            }
            rest = rest.minus(plain);
        }
        if rest.is_empty() {
            return;
        }
        let mut listing = Listing { position: self, rules, obstacles, fleet, color, roll, moves };
        for plane in rest {
            listing.groups_led_by(plane);
        }
    }
}

/// Lists the moves of planes on the board.
struct Listing<'a> {
    position: &'a Position,
    rules: &'a Rules,
    obstacles: Obstacles,
    /// The planes of the player to move.
    fleet: Fleet,
    color: Color,
    roll: Roll,
    moves: &'a mut MoveList,
}

impl Listing<'_> {
    /// The plane alone, the stack whose lowest plane it is, or both, as the rules let stacks move.
    #[inline]
    fn groups_led_by(&mut self, plane: Plane) {
        let start = self.fleet.spot(plane);
        let streak = self.position.streak;
        if self.fleet.stacks().is_empty() {
            if is_first_alike(self.fleet, streak, plane, start) {
                self.walks(PlaneSet::of(plane), start);
            }
            return;
        }
        let group = self.fleet.stacks().group_of(plane);
        let (alone, as_stack) = if group.is_several() {
            match self.rules.stack_movement {
                StackMovement::Together => (false, true),
                StackMovement::Single => (true, false),
                StackMovement::Choice => (true, true),
            }
        } else {
            (true, false)
        };
        if alone && is_first_alike(self.fleet, streak, plane, start) {
            self.walks(PlaneSet::of(plane), start);
        }
        if as_stack && group.lowest() == Some(plane) && is_first_alike_stack(self.fleet, streak, group, start)
        {
            self.walks(group, start);
        }
    }

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
            self.after_shortcut(planes, Route::Shortcut);
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
            self.after_shortcut(planes, Route::JumpShortcut);
        }
    }

    fn after_shortcut(&mut self, planes: PlaneSet, route: Route) {
        let end = Spot::SHORTCUT_END;
        let (direct, jumping_on) = match route {
            Route::JumpShortcut => (false, Route::JumpShortcutJump),
            _ => (true, Route::ShortcutJump),
        };
        let jump_may_follow = match self.rules.shortcut_then_jump {
            ShortcutThenJump::Never => false,
            ShortcutThenJump::Direct => direct,
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
            && self.rules.capture_at == CaptureAt::EveryStop
            && self.position.is_lost_at(self.rules, Mover { color: self.color, planes }, spot)
    }

    #[inline]
    fn add(&mut self, planes: PlaneSet, route: Route, end: Spot) {
        self.moves.push(Move::Advance { planes, route, join: false });
        if self.rules.stacking == Stacking::Optional && end.can_hold_stack() {
            // Own planes never stand where an enemy stack could send the mover home.
            if !self.fleet.at(end).minus(planes).is_empty() {
                self.moves.push(Move::Advance { planes, route, join: true });
            }
        }
    }
}

/// One of each kind among loose planes on one spot: the lowest of those that the same sixes have moved.
#[inline]
fn distinct(fleet: Fleet, streak: Streak, planes: PlaneSet) -> PlaneSet {
    if streak.all_moved().is_empty() {
        return planes.lowest().map_or(PlaneSet::EMPTY, PlaneSet::of);
    }
    planes
        .iter()
        .filter(|&plane| none_alike(fleet, streak, plane, PlaneSet::first(plane.index() as u8).and(planes)))
        .collect()
}

/// Whether no plane with a lower index is the same choice as this one when it moves alone.
#[inline]
fn is_first_alike(fleet: Fleet, streak: Streak, plane: Plane, spot: Spot) -> bool {
    let lower = PlaneSet::first(plane.index() as u8).and(fleet.at(spot));
    lower.is_empty() || none_alike(fleet, streak, plane, lower)
}

#[cold]
fn none_alike(fleet: Fleet, streak: Streak, plane: Plane, others: PlaneSet) -> bool {
    others.iter().all(|other| !are_alike(fleet, streak, plane, other))
}

fn are_alike(fleet: Fleet, streak: Streak, one: Plane, other: Plane) -> bool {
    let stacks = fleet.stacks();
    streak.marks(one) == streak.marks(other)
        && stack_marks(streak, stacks.group_of(one)) == stack_marks(streak, stacks.group_of(other))
}

/// Whether no stack with a lower plane is the same choice as this one when it moves as a whole.
fn is_first_alike_stack(fleet: Fleet, streak: Streak, stack: PlaneSet, spot: Spot) -> bool {
    let marks = stack_marks(streak, stack);
    let lower = |other: &PlaneSet| other.lowest() < stack.lowest();
    fleet.stacks().iter().filter(lower).all(|other| {
        other.lowest().is_none_or(|plane| fleet.spot(plane) != spot) || stack_marks(streak, other) != marks
    })
}

/// How many planes of a group each combination of sixes has moved: equal for groups that are alike.
fn stack_marks(streak: Streak, group: PlaneSet) -> [u8; 4] {
    let mut counts = [0; 4];
    for plane in group {
        counts[usize::from(streak.marks(plane) & 3)] += 1;
    }
    counts
}
