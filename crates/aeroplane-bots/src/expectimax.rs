//! The expectimax bot.

use alloc::boxed::Box;
use core::num::NonZeroU32;

use aeroplane_rules::{Move, Position, Rules};

use crate::answers::Answers;
use crate::bot::Bot;
use crate::evaluation::{Evaluator, SMALL, SMALL_WIDTH, Sight, Weights};
use crate::search::{Search, wish};

/// Looks some rolls ahead, whoever's they are: over all faces of each exactly, answered by each player as is best for that
/// player. What it then sees it judges by a small network whose weights were learned in self-play.
///
/// Of more than two players each plays for itself (max^n). From the second roll on an answer is chosen by what it leads to
/// at once. The first of equal answers is taken: nothing is drawn by lot.
#[derive(Debug, Clone)]
pub struct ExpectimaxBot {
    effort: NonZeroU32,
    weights: &'static Weights<SMALL_WIDTH>,
    /// The evaluation for the rules of the last question.
    evaluator: Option<Box<Evaluator<'static, SMALL_WIDTH>>>,
}

impl ExpectimaxBot {
    /// The effort where nobody says otherwise: one roll.
    pub const DEFAULT_EFFORT: NonZeroU32 = NonZeroU32::MIN;

    /// A bot that looks so many rolls ahead.
    pub const fn new(effort: NonZeroU32) -> Self {
        Self::with_weights(effort, &SMALL)
    }

    /// The same with other weights than its own, to see what they are worth.
    pub const fn with_weights(effort: NonZeroU32, weights: &'static Weights<SMALL_WIDTH>) -> Self {
        Self { effort, weights, evaluator: None }
    }
}

impl Bot for ExpectimaxBot {
    fn choose(&mut self, rules: &Rules, position: &Position, answers: Answers<'_>) -> Move {
        let evaluator = match self.evaluator.take().filter(|evaluator| evaluator.sight().rules() == rules) {
            Some(evaluator) => evaluator,
            None => Box::new(Evaluator::new(self.weights, Sight::new(rules))),
        };
        let color = position.turn().color();
        let mut search = Search::new(&evaluator, position);
        let mut best = answers.first();
        let mut most = i32::MIN;
        for &answer in answers.as_slice() {
            let mut after = *position;
            after.play_unchecked(rules, answer, &mut ());
            let wish = wish(color, answer, search.after_rolls(&after, self.effort.get()));
            if wish > most {
                (best, most) = (answer, wish);
            }
        }
        self.evaluator = Some(evaluator);
        best
    }
}
