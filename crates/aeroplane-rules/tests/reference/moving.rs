//! One plane or stack on its way: walking, stopping, jumping, taking the shortcut, coming to rest.

use aeroplane_rules::{
    CaptureAt, Link, LinkRule, Overshoot, Rules, ShortcutCrossing, ShortcutThenJump, StackBlocks,
    StackDefense, Stacking,
};

use super::board::{
    CROSSED, HOME, JUMP, LAST_RING, PAD, SHORTCUT_END, SHORTCUT_START, holds_stacks, is_own_square,
};
use super::state::State;

/// A move that is being made, in a copy of the position.
#[derive(Clone)]
pub(super) struct Moving {
    pub(super) state: State,
    /// The planes that move, one or a whole stack.
    pub(super) planes: Vec<usize>,
    /// The links taken so far.
    pub(super) links: Vec<Link>,
    /// Where the planes are.
    at: i64,
    /// Whether they were sent to the hangar.
    lost: bool,
}

/// A way to go on after a stop: by a link, or `None` for staying.
pub(super) type Way = Option<Link>;

impl Moving {
    /// The planes after their walk; `None` where the walk is not legal. The stop is not settled yet.
    pub(super) fn walked(rules: &Rules, state: &State, planes: &[usize], steps: i64) -> Option<Self> {
        let from = state.fleet(state.seat)[planes[0]];
        let at = walk(rules, state, from, steps)?;
        let mut state = state.clone();
        let seat = state.seat;
        // One plane leaves its stack; a whole stack remains one.
        if state.stack_of(seat, planes[0]).is_some_and(|stack| stack.len() != planes.len()) {
            state.unstack(seat, planes);
        }
        let mut moving = Self { state, planes: planes.to_vec(), links: Vec::new(), at, lost: false };
        moving.stand(at);
        moving.may_stop_at(rules, at).then_some(moving)
    }

    fn seat(&self) -> usize {
        self.state.seat
    }

    fn stand(&mut self, at: i64) {
        self.at = at;
        for &plane in &self.planes {
            self.state.put(self.state.seat, plane, at);
        }
    }

    /// An immune stack may not be stopped on.
    fn may_stop_at(&self, rules: &Rules, at: i64) -> bool {
        rules.stack_defense != StackDefense::Immune || !self.state.has_enemy_stack_at(self.seat(), at)
    }

    /// Settles the stop where the planes are, if stops before the last are settled, and tells the ways to go on.
    pub(super) fn stop(&mut self, rules: &Rules) -> Vec<Way> {
        if rules.capture_at == CaptureAt::EveryStop {
            self.settle(rules);
        }
        if self.lost {
            return vec![None];
        }
        match self.links.last() {
            None if self.at == SHORTCUT_START => {
                let mut ways = ways(rules.shortcut, self.is_shortcut_open(rules), Link::Shortcut);
                // A plane that does not take the shortcut stands on an ordinary own square.
                if ways.contains(&None) {
                    ways.retain(Option::is_some);
                    ways.extend(self.jumps(rules));
                }
                ways
            }
            None => self.jumps(rules),
            Some(Link::Jump) if self.at == SHORTCUT_START && rules.jump_then_shortcut => {
                ways(rules.shortcut, self.is_shortcut_open(rules), Link::Shortcut)
            }
            Some(Link::Jump) => vec![None],
            Some(Link::Shortcut) => match rules.shortcut_then_jump {
                ShortcutThenJump::Always => self.jumps(rules),
                ShortcutThenJump::Direct if self.links == [Link::Shortcut] => self.jumps(rules),
                ShortcutThenJump::Direct | ShortcutThenJump::Never => vec![None],
            },
        }
    }

    fn jumps(&self, rules: &Rules) -> Vec<Way> {
        let target = self.at + JUMP;
        let blocked = rules.stack_blocks_jump
            && (self.at + 1..target).any(|cell| self.state.has_enemy_stack_at(self.seat(), cell));
        let open =
            is_own_square(self.at) && self.at != LAST_RING && !blocked && self.may_stop_at(rules, target);
        ways(rules.jump, open, Link::Jump)
    }

    fn is_shortcut_open(&self, rules: &Rules) -> bool {
        let is_closed = rules.shortcut_crossing == ShortcutCrossing::CaptureStackBlocks
            && self.state.has_stack_at(opposite(self.seat()), CROSSED);
        !is_closed && self.may_stop_at(rules, SHORTCUT_END)
    }

    /// Takes a link to the next stop, which is not settled yet.
    pub(super) fn take(&mut self, rules: &Rules, link: Link) {
        self.links.push(link);
        match link {
            Link::Jump => self.stand(self.at + JUMP),
            Link::Shortcut => {
                if rules.shortcut_crossing != ShortcutCrossing::Ignore {
                    let victim = opposite(self.seat());
                    let crossed = self.state.planes_at(victim, CROSSED);
                    self.state.ground(victim, &crossed);
                }
                self.stand(SHORTCUT_END);
            }
        }
    }

    /// Sends home whoever has to go where the planes are.
    fn settle(&mut self, rules: &Rules) {
        let seat = self.seat();
        let Some((enemy, victims)) = self.state.enemies_at(seat, self.at) else {
            return;
        };
        let (victims_go, movers_go) = if self.state.has_enemy_stack_at(seat, self.at) {
            match rules.stack_defense {
                StackDefense::Captured => (true, false),
                StackDefense::Mutual => (true, true),
                StackDefense::Repel => (false, true),
                StackDefense::Immune => unreachable!("nobody stops on an immune stack"),
                StackDefense::LargerWins => {
                    (victims.len() <= self.planes.len(), self.planes.len() <= victims.len())
                }
            }
        } else {
            (true, false)
        };
        if victims_go {
            self.state.ground(enemy, &victims);
        }
        if movers_go {
            self.state.ground(seat, &self.planes);
            self.lost = true;
        }
    }

    /// Ends the move where the planes are: the last stop is settled in any case, and whoever comes to rest on a cell
    /// without stacks is single. Tells whether the player may choose to join own planes there.
    pub(super) fn come_to_rest(&mut self, rules: &Rules) -> bool {
        if !self.lost {
            self.settle(rules);
        }
        if self.lost {
            return false;
        }
        let seat = self.seat();
        if !holds_stacks(self.at) {
            self.state.unstack(seat, &self.planes);
            return false;
        }
        let has_company = self.state.planes_at(seat, self.at).len() > self.planes.len();
        if has_company && rules.stacking == Stacking::Automatic {
            self.join();
        }
        has_company && rules.stacking == Stacking::Optional
    }

    /// Makes all own planes where the move ended one stack.
    pub(super) fn join(&mut self) {
        let seat = self.seat();
        let all = self.state.planes_at(seat, self.at);
        self.state.stack(seat, all);
    }
}

/// Where a walk ends, step by step; `None` where it is not legal.
fn walk(rules: &Rules, state: &State, from: i64, steps: i64) -> Option<i64> {
    let mut at = from;
    let mut direction = 1;
    for left in (0..steps).rev() {
        let next = at + direction;
        // With the step that is made now, `left` steps remain.
        let stands_on_stack = left > 0 && state.has_enemy_stack_at(state.seat, next);
        if stands_on_stack && rules.stack_blocks == StackBlocks::StopBefore {
            return (at != from).then_some(at);
        }
        at = next;
        if left == 0 || at == PAD {
            break;
        }
        if at == HOME {
            match rules.overshoot {
                Overshoot::Forbid => return None,
                Overshoot::Bounce => direction = -direction,
                Overshoot::Accept => break,
            }
        }
        if stands_on_stack {
            match rules.stack_blocks {
                StackBlocks::None => {}
                StackBlocks::Bounce => direction = -direction,
                StackBlocks::Forbid => return None,
                StackBlocks::StopBefore => unreachable!("the walk ended before the stack"),
            }
        }
    }
    Some(at)
}

/// The ways that a link leaves: to take it, to stay, or both.
fn ways(rule: LinkRule, open: bool, link: Link) -> Vec<Way> {
    match rule {
        LinkRule::Mandatory if open => vec![Some(link)],
        LinkRule::Optional if open => vec![None, Some(link)],
        LinkRule::Mandatory | LinkRule::Optional | LinkRule::Off => vec![None],
    }
}

fn opposite(seat: usize) -> usize {
    (seat + 2) % 4
}
