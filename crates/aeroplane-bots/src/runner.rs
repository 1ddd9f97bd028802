//! The bot that only runs.

use aeroplane_rules::{Color, Move, Position, Rules};

use crate::answers::Answers;
use crate::bot::Bot;

/// Launches a plane whenever it can; otherwise moves the plane that has come furthest, as far as that plane gets. It cares
/// for neither danger nor captures, and declines only where it can do nothing else.
///
/// The first of equal answers is taken: nothing is drawn by lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RunnerBot;

/// How much the bot wants an answer; what stands first counts first.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Urge {
    launches: bool,
    /// How far the plane has come; nothing where none moves.
    come: Option<i8>,
    /// How far it gets.
    gets: Option<i8>,
}

impl Urge {
    fn of(rules: &Rules, position: &Position, color: Color, answer: Move) -> Self {
        let progress = |position: &Position| {
            answer.planes().lowest().map(|plane| position.fleet(color).spot(plane).progress())
        };
        let mut after = *position;
        after.play_unchecked(rules, answer, &mut ());
        Self {
            launches: matches!(answer, Move::Launch { .. }),
            come: progress(position),
            gets: progress(&after),
        }
    }
}

impl Bot for RunnerBot {
    fn choose(&mut self, rules: &Rules, position: &Position, answers: Answers<'_>) -> Move {
        let color = position.turn().color();
        let urge = |answer| Urge::of(rules, position, color, answer);
        let mut best = answers.first();
        let mut strongest = urge(best);
        for &answer in answers.as_slice() {
            let urge = urge(answer);
            if urge > strongest {
                (best, strongest) = (answer, urge);
            }
        }
        best
    }
}
