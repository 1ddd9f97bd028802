//! The expert bot.

use alloc::boxed::Box;
use core::num::NonZeroU32;

use aeroplane_rules::{MOST_MOVES, Move, Position, Rules};

use crate::answers::Answers;
use crate::bot::Bot;
use crate::evaluation::{Evaluator, NETWORK, NETWORK_WIDTH, Shares, Sight, Weights};
use crate::search::{Search, wish};

/// Judges the positions after its answers by a network that was learned in self-play, and looks further ahead for the
/// answers that seem nearly as good as the best: a roll more each time, as long as its effort lasts.
///
/// The effort is how many positions it may evaluate for a move; the first judgement of every answer is always made. It
/// counts positions and not time, so it plays alike on every machine. The first of equal answers is taken: nothing is
/// drawn by lot.
#[derive(Debug, Clone)]
pub struct ExpertBot {
    effort: NonZeroU32,
    weights: &'static Weights<NETWORK_WIDTH>,
    /// The evaluation for the rules of the last question.
    evaluator: Option<Box<Evaluator<'static, NETWORK_WIDTH>>>,
}

/// An answer that is being thought about.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    answer: Move,
    after: Position,
    wish: i32,
}

/// By how much an answer may seem worse than the best, before the next look, and still be looked at again: 3 %.
const DOUBT: i32 = Shares::WHOLE / 33;
/// How many positions a look one roll ahead takes for each answer, about: six faces with three or four answers.
const POSITIONS_OF_A_ROLL: u64 = 21;
/// How many times as many each roll more takes.
const GROWTH: u64 = 6;

impl ExpertBot {
    /// The effort where nobody says otherwise.
    pub const DEFAULT_EFFORT: NonZeroU32 = match NonZeroU32::new(20_000) {
        Some(effort) => effort,
        None => NonZeroU32::MIN,
    };

    /// A bot that evaluates about so many positions for a move.
    pub const fn new(effort: NonZeroU32) -> Self {
        Self::with_weights(effort, &NETWORK)
    }

    /// The same with other weights than its own, to see what they are worth.
    pub const fn with_weights(effort: NonZeroU32, weights: &'static Weights<NETWORK_WIDTH>) -> Self {
        Self { effort, weights, evaluator: None }
    }

    fn best(
        &self,
        evaluator: &Evaluator<'static, NETWORK_WIDTH>,
        position: &Position,
        answers: Answers<'_>,
    ) -> Move {
        let color = position.turn().color();
        let mut search = Search::new(evaluator, position);
        let mut candidates = [const { None }; MOST_MOVES];
        let mut count = 0;
        for (place, &answer) in candidates.iter_mut().zip(answers.as_slice()) {
            let mut after = *position;
            after.play_unchecked(evaluator.sight().rules(), answer, &mut ());
            let wish = wish(color, answer, search.at_once(&after));
            *place = Some(Candidate { answer, after, wish });
            count += 1;
        }
        let mut cost = POSITIONS_OF_A_ROLL;
        for rolls in 1.. {
            let most = candidates.iter().flatten().map(|candidate| candidate.wish).max().unwrap_or(0);
            let mut left = 0;
            for place in &mut candidates[..count] {
                *place = place.filter(|candidate| candidate.wish >= most - DOUBT);
                left += u64::from(place.is_some());
            }
            if left <= 1 || search.evaluated() + left * cost > u64::from(self.effort.get()) {
                break;
            }
            for candidate in candidates[..count].iter_mut().flatten() {
                candidate.wish = wish(color, candidate.answer, search.after_rolls(&candidate.after, rolls));
            }
            cost *= GROWTH;
        }
        let mut best = answers.first();
        let mut most = i32::MIN;
        for candidate in candidates.iter().flatten() {
            if candidate.wish > most {
                (best, most) = (candidate.answer, candidate.wish);
            }
        }
        best
    }
}

impl Bot for ExpertBot {
    fn choose(&mut self, rules: &Rules, position: &Position, answers: Answers<'_>) -> Move {
        if let [_] = answers.as_slice() {
            return answers.first();
        }
        let evaluator = match self.evaluator.take().filter(|evaluator| evaluator.sight().rules() == rules) {
            Some(evaluator) => evaluator,
            None => Box::new(Evaluator::new(self.weights, Sight::new(rules))),
        };
        let best = self.best(&evaluator, position, answers);
        self.evaluator = Some(evaluator);
        best
    }
}
