//! Every legal answer to a roll.

use aeroplane_rules::{Move, Plane, PlaneSet, Roll, Route, Rules, StackMovement};

use super::board::{HANGAR, HOME, PAD};
use super::moving::Moving;
use super::state::State;

/// A legal answer, carried out; the turn has not gone on yet.
pub(super) struct Answer {
    pub(super) choice: Move,
    /// The planes that it launched or walked.
    pub(super) moved: Vec<usize>,
    pub(super) after: State,
}

/// The legal moves of the player whose turn it is. Declining is not among them.
pub(super) fn all(rules: &Rules, state: &State, roll: Roll) -> Vec<Answer> {
    let mut answers = launches(rules, state, roll);
    for planes in movers(rules, state) {
        if let Some(moving) = Moving::walked(rules, state, &planes, roll.pips().into()) {
            go_on(rules, moving, &mut answers);
        }
    }
    answers
}

fn launches(rules: &Rules, state: &State, roll: Roll) -> Vec<Answer> {
    if !rules.launch_rolls.get().contains(roll) {
        return Vec::new();
    }
    let launch = |plane: usize| {
        let mut after = state.clone();
        after.put(state.seat, plane, PAD);
        Answer { choice: Move::Launch { plane: Plane::ALL[plane] }, moved: vec![plane], after }
    };
    state.planes_at(state.seat, HANGAR).into_iter().map(launch).collect()
}

/// Whatever can walk: single planes, stacks, and planes that may leave their stack.
fn movers(rules: &Rules, state: &State) -> Vec<Vec<usize>> {
    let seat = state.seat;
    let mut movers = Vec::new();
    if rules.stack_movement != StackMovement::Single {
        movers.extend(state.stacks[seat].iter().cloned());
    }
    for (plane, &progress) in state.fleet(seat).iter().enumerate() {
        let is_alone = state.stack_of(seat, plane).is_none();
        if (PAD..HOME).contains(&progress) && (is_alone || rules.stack_movement != StackMovement::Together) {
            movers.push(vec![plane]);
        }
    }
    movers
}

/// Tries every way on from the stop where the planes are, to the end of the move.
fn go_on(rules: &Rules, mut moving: Moving, answers: &mut Vec<Answer>) {
    for way in moving.stop(rules) {
        let mut moving = moving.clone();
        if let Some(link) = way {
            moving.take(rules, link);
            go_on(rules, moving, answers);
            continue;
        }
        let may_join = moving.come_to_rest(rules);
        answers.push(ended(moving.clone(), false));
        if may_join {
            moving.join();
            answers.push(ended(moving, true));
        }
    }
}

fn ended(moving: Moving, join: bool) -> Answer {
    let planes: PlaneSet = moving.planes.iter().map(|&plane| Plane::ALL[plane]).collect();
    let route = Route::of(&moving.links).unwrap_or_else(|| unreachable!("{:?} is a route", moving.links));
    Answer { choice: Move::Advance { planes, route, join }, moved: moving.planes, after: moving.state }
}
