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
        walk(
            &obstacles,
            Mover {
                color,
                planes: PlaneSet::of(plane),
            },
            start,
            roll,
            &mut (),
        )
        .err()
    }

    /// Whether the roll that waits for an answer has one besides declining.
    pub(crate) fn has_something_to_move(&self, rules: &Rules) -> bool {
        self.legal_moves(rules)
            .iter()
            .any(|&answer| answer != Move::Decline)
    }

    pub(super) fn list_moves(&self, rules: &Rules, color: Color, roll: Roll, moves: &mut MoveList) {
        let obstacles = Obstacles::new(self, rules, color);
        let fleet = &self.fleets[color];
        let launches = rules.launch_rolls.get().contains(roll);
        for plane in self.plane_count.planes() {
            let start = fleet.spot(plane);
            if start == Spot::HANGAR {
                if launches && is_first_alike(fleet, self.streak, plane, start) {
                    moves.push(Move::Launch { plane });
                }
                continue;
            }
            if start == Spot::HOME {
                continue;
            }
            let list = |planes: PlaneSet, moves: &mut MoveList| {
                let mover = Mover { color, planes };
                if let Ok(end) = walk(&obstacles, mover, start, roll, &mut ()) {
                    Arrivals {
                        position: self,
                        obstacles: &obstacles,
                        mover,
                        moves,
                    }
                    .after_walk(end);
                }
            };
            let group = fleet.stacks().group_of(plane);
            let (alone, as_stack) = if group.is_several() {
                match rules.stack_movement {
                    StackMovement::Together => (false, true),
                    StackMovement::Single => (true, false),
                    StackMovement::Choice => (true, true),
                }
            } else {
                (true, false)
            };
            if alone && is_first_alike(fleet, self.streak, plane, start) {
                list(PlaneSet::of(plane), moves);
            }
            if as_stack
                && group.lowest() == Some(plane)
                && is_first_alike_stack(fleet, self.streak, group, start)
            {
                list(group, moves);
            }
        }
    }
}

/// Whether no plane with a lower index is the same choice as this one when it moves alone.
fn is_first_alike(fleet: &Fleet, streak: Streak, plane: Plane, spot: Spot) -> bool {
    let lower = PlaneSet::first(plane.index() as u8).and(fleet.at(spot));
    lower.is_empty() || lower.iter().all(|other| !are_alike(fleet, streak, plane, other))
}

fn are_alike(fleet: &Fleet, streak: Streak, one: Plane, other: Plane) -> bool {
    let stacks = fleet.stacks();
    streak.marks(one) == streak.marks(other)
        && stack_marks(streak, stacks.group_of(one)) == stack_marks(streak, stacks.group_of(other))
}

/// Whether no stack with a lower plane is the same choice as this one when it moves as a whole.
fn is_first_alike_stack(fleet: &Fleet, streak: Streak, stack: PlaneSet, spot: Spot) -> bool {
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

/// Lists the ways to go on after a walk of one group.
struct Arrivals<'a> {
    position: &'a Position,
    obstacles: &'a Obstacles<'a>,
    mover: Mover,
    moves: &'a mut MoveList,
}

impl Arrivals<'_> {
    fn after_walk(mut self, end: Spot) {
        if !end.is_own_square() || self.ends_at(end) {
            return self.add(Route::Walk, end);
        }
        let shortcut = if end == Spot::SHORTCUT_START {
            self.obstacles.shortcut()
        } else {
            Offer::Closed
        };
        if shortcut != Offer::Forced {
            let (jump, target) = self.obstacles.jump_from(end);
            if jump != Offer::Forced {
                self.add(Route::Walk, end);
            }
            if jump != Offer::Closed {
                self.after_jump(target);
            }
        }
        if shortcut != Offer::Closed {
            self.after_shortcut(Route::Shortcut);
        }
    }

    fn after_jump(&mut self, end: Spot) {
        let may_follow = end == Spot::SHORTCUT_START && self.obstacles.rules.jump_then_shortcut;
        let shortcut = if may_follow && !self.ends_at(end) {
            self.obstacles.shortcut()
        } else {
            Offer::Closed
        };
        if shortcut != Offer::Forced {
            self.add(Route::Jump, end);
        }
        if shortcut != Offer::Closed {
            self.after_shortcut(Route::JumpShortcut);
        }
    }

    fn after_shortcut(&mut self, route: Route) {
        let end = Spot::SHORTCUT_END;
        let (direct, jumping_on) = match route {
            Route::JumpShortcut => (false, Route::JumpShortcutJump),
            _ => (true, Route::ShortcutJump),
        };
        let jump_may_follow = match self.obstacles.rules.shortcut_then_jump {
            ShortcutThenJump::Never => false,
            ShortcutThenJump::Direct => direct,
            ShortcutThenJump::Always => true,
        };
        let (jump, target) = if jump_may_follow && !self.ends_at(end) {
            self.obstacles.jump_from(end)
        } else {
            (Offer::Closed, end)
        };
        if jump != Offer::Forced {
            self.add(route, end);
        }
        if jump != Offer::Closed {
            self.add(jumping_on, target);
        }
    }

    /// Whether the mover is sent home by a stop here, so that no link can follow.
    fn ends_at(&self, spot: Spot) -> bool {
        let rules = self.obstacles.rules;
        rules.capture_at == CaptureAt::EveryStop
            && self.obstacles.stack_at(spot)
            && self.position.is_lost_at(rules, self.mover, spot)
    }

    fn add(&mut self, route: Route, end: Spot) {
        let Mover { color, planes } = self.mover;
        self.moves.push(Move::Advance {
            planes,
            route,
            join: false,
        });
        if self.obstacles.rules.stacking == Stacking::Optional && end.can_hold_stack() {
            // Own planes never stand where an enemy stack could send the mover home.
            let company = self.position.fleets[color].at(end).minus(planes);
            if !company.is_empty() {
                self.moves.push(Move::Advance {
                    planes,
                    route,
                    join: true,
                });
            }
        }
    }
}
