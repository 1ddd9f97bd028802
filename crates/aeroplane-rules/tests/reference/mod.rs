//! The rules a second time, slowly and plainly: positions are vectors, a walk is walked one step at a time, and every
//! answer is carried out on a copy. Written from the text of the rules alone, it shares with the engine nothing but
//! the types of the questions and the answers, so that a mistake would have to be made twice to go unnoticed.

mod answers;
mod board;
mod moving;
mod state;
mod turn;

use aeroplane_rules::{ByColor, Color, Move, Roll, Rules, Setup};

use state::State;

/// One legal answer to a roll, and where it leads.
#[allow(dead_code, reason = "the worked cases know positions alone")]
pub(crate) struct Outcome {
    /// The answer; `None` for a roll that passes by itself.
    pub(crate) answer: Option<Move>,
    /// The position after it.
    pub(crate) after: Setup,
    /// What the players receive and owe, where the answer makes the first of them finish under rules that score.
    pub(crate) scores: Option<ByColor<i16>>,
}

/// Everything that can follow when the player whose turn it is rolls: at least one outcome. Alike planes are listed
/// each for itself.
pub(crate) fn outcomes(rules: &Rules, before: &Setup, roll: Roll) -> Vec<Outcome> {
    let before = State::of(before);
    if turn::is_punished(rules, &before, roll) {
        return vec![Outcome::passed(turn::punished(rules, before))];
    }
    let mut outcomes: Vec<Outcome> = answers::all(rules, &before, roll)
        .into_iter()
        .map(|answer| {
            let (after, scores) = turn::moved(rules, &before, roll, &answer);
            Outcome { answer: Some(answer.choice), after: after.setup(), scores }
        })
        .collect();
    if outcomes.is_empty() {
        return vec![Outcome::passed(turn::not_moved(rules, before, roll))];
    }
    if !rules.must_move {
        let after = turn::not_moved(rules, before, roll).setup();
        outcomes.push(Outcome { answer: Some(Move::Decline), after, scores: None });
    }
    outcomes
}

/// The position after a player that is still in the game has left it.
#[allow(dead_code, reason = "nobody leaves in the worked cases")]
pub(crate) fn withdrawn(rules: &Rules, before: &Setup, color: Color) -> Setup {
    let (after, roll) = turn::withdrawn(rules, State::of(before), color.seat().into(), before.roll);
    Setup { roll, ..after.setup() }
}

impl Outcome {
    fn passed(after: State) -> Self {
        Self { answer: None, after: after.setup(), scores: None }
    }
}
