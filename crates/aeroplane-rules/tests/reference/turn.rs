//! What follows a move or a lost roll: another roll, the next player, a place, the end.

use aeroplane_rules::{ByColor, Color, End, Roll, Rules, Scoring, SixStreakPenalty};

use super::answers::{self, Answer};
use super::board::HOME;
use super::state::State;

/// Whether the roll completes a streak of sixes that the rules punish.
pub(super) fn is_punished(rules: &Rules, state: &State, roll: Roll) -> bool {
    roll.is_six()
        && rules.six_streak_penalty != SixStreakPenalty::None
        && state.streak.len() + 1 == usize::from(rules.six_streak_length.get())
}

/// The position after a punished six.
pub(super) fn punished(rules: &Rules, mut state: State) -> State {
    let fleet = state.fleet(state.seat);
    let everybody = 0..fleet.len();
    let grounded: Vec<usize> = match rules.six_streak_penalty {
        SixStreakPenalty::None | SixStreakPenalty::LoseTurn => Vec::new(),
        SixStreakPenalty::ReturnLast => {
            state.streak.iter().rev().find(|moved| !moved.is_empty()).cloned().unwrap_or_default()
        }
        SixStreakPenalty::ReturnMoved => state.streak.concat(),
        SixStreakPenalty::ReturnUnfinished => everybody.filter(|&plane| fleet[plane] != HOME).collect(),
        SixStreakPenalty::ReturnAll => everybody.collect(),
    };
    state.ground(state.seat, &grounded);
    next_player(state)
}

/// The position after a roll with which nothing was moved.
pub(super) fn not_moved(rules: &Rules, state: State, roll: Roll) -> State {
    if rules.extra_roll_faces.contains(roll) && rules.extra_roll_without_move {
        rolls_again(rules, state, roll, Vec::new())
    } else {
        next_player(state)
    }
}

/// The position after a move, and the scores where the first player finished with it.
pub(super) fn moved(
    rules: &Rules,
    before: &State,
    roll: Roll,
    answer: &Answer,
) -> (State, Option<ByColor<i16>>) {
    let state = answer.after.clone();
    if state.has_finished(state.seat) {
        let is_paid = before.places.is_empty() && rules.scoring == Scoring::UnfinishedX50;
        let scores = is_paid.then(|| scores(&state));
        return (finished(rules, state), scores);
    }
    let state = if rules.extra_roll_faces.contains(roll) {
        rolls_again(rules, state, roll, answer.moved.clone())
    } else {
        next_player(state)
    };
    (state, None)
}

fn rolls_again(rules: &Rules, mut state: State, roll: Roll, moved: Vec<usize>) -> State {
    if roll.is_six() && rules.six_streak_penalty != SixStreakPenalty::None {
        state.streak.push(moved);
    } else {
        state.streak.clear();
    }
    state
}

fn next_player(mut state: State) -> State {
    let active = state.active();
    state.streak.clear();
    state.seat = (1..=4)
        .map(|places_on| (state.seat + places_on) % 4)
        .find(|seat| active.contains(seat))
        .unwrap_or(state.seat);
    state
}

/// The position after a player left the game, with the roll that waits for an answer before and after it.
pub(super) fn withdrawn(
    rules: &Rules,
    mut state: State,
    seat: usize,
    roll: Option<Roll>,
) -> (State, Option<Roll>) {
    state.planes[seat] = None;
    state.stacks[seat].clear();
    if let [left] = state.active()[..] {
        state.streak.clear();
        state.places.push(left);
        state.seat = left;
        state.over = true;
        return (state, None);
    }
    if state.seat == seat {
        return (next_player(state), None);
    }
    match roll {
        Some(roll) if answers::all(rules, &state, roll).is_empty() => (not_moved(rules, state, roll), None),
        Some(_) | None => (state, roll),
    }
}

/// The player whose turn it is has all planes home.
fn finished(rules: &Rules, mut state: State) -> State {
    state.streak.clear();
    state.places.push(state.seat);
    match (rules.end, state.active()[..].first(), state.active().len()) {
        (End::PlayOn, Some(&last), 1) => {
            state.places.push(last);
            state.over = true;
        }
        (End::PlayOn, _, _) => return next_player(state),
        (End::FirstWins, _, _) => state.over = true,
    }
    state
}

/// Every other player owes 50 for each plane that is not home, and the winner receives the sum.
fn scores(state: &State) -> ByColor<i16> {
    let owed =
        |seat: usize| 50 * state.fleet(seat).iter().map(|&progress| i16::from(progress != HOME)).sum::<i16>();
    let sum = (0..4).map(owed).sum();
    ByColor::from_fn(|color: Color| {
        let seat = usize::from(color.seat());
        if seat == state.seat { sum } else { -owed(seat) }
    })
}
