//! The bot that plays on and sees what comes of it.

mod rolls;

use alloc::boxed::Box;
use core::num::NonZeroU32;

use aeroplane_dice::Randomness;
use aeroplane_rules::{Color, Move, MoveList, Position, Roll, Rules, Turn};

use self::rolls::{MOST_ROLLS, Rolls};
use crate::answers::Answers;
use crate::bot::Bot;
use crate::evaluation::{Evaluator, NETWORK, NETWORK_WIDTH, Sight};
use crate::search::{Search, reluctance};

/// Plays on after every answer, for as many rolls as there are players, and takes the answer after which its winning
/// chances are best on average over many such rollouts.
///
/// - All answers are played on with the same rolls, so that they differ by what they are and not by their luck.
/// - In the rollouts every player gives the answer that is at once best for it by a network that was learned in self-play,
///   and the same network says in the end how the position stands.
///
/// A rollout to the end of the game would say less: what an answer changes is soon lost among a hundred rolls.
///
/// The effort is the number of rollouts an answer. Rolls are drawn by lot from what the bot was given; nothing else is. The
/// first of equal answers is taken. All sums are whole numbers, so that it plays alike on every platform.
#[derive(Debug, Clone)]
pub struct RolloutBot {
    effort: NonZeroU32,
    randomness: Randomness,
    /// The evaluation for the rules of the last question.
    evaluator: Option<Box<Evaluator<'static, NETWORK_WIDTH>>>,
}

impl RolloutBot {
    /// The effort where nobody says otherwise: 36 rollouts an answer.
    pub const DEFAULT_EFFORT: NonZeroU32 = match NonZeroU32::new(36) {
        Some(effort) => effort,
        None => NonZeroU32::MIN,
    };

    /// The bot with so many rollouts an answer, whose rolls come from that stream of the seed.
    pub fn new(effort: NonZeroU32, seed: u64, stream: u64) -> Self {
        Self { effort, randomness: Randomness::new(seed, stream), evaluator: None }
    }

    /// The chances of the color after one round from a position, summed over all rollouts.
    fn outcome(
        &self,
        search: &mut Search<'_, '_, NETWORK_WIDTH>,
        start: &Position,
        color: Color,
        rolls: &mut Rolls,
    ) -> i64 {
        let round = start.active().len().min(MOST_ROLLS);
        let mut sum = 0;
        for _ in 0..self.effort.get() {
            let end = played_on(search, *start, rolls.next().into_iter().take(round));
            sum += i64::from(search.at_once(&end).0[color]);
        }
        sum
    }
}

/// The position after those rolls, or after as many as the game still has, each answered as is at once best.
fn played_on(
    search: &mut Search<'_, '_, NETWORK_WIDTH>,
    mut position: Position,
    rolls: impl Iterator<Item = Roll>,
) -> Position {
    let mut answers = MoveList::new();
    for roll in rolls {
        // Only after the end of the game nobody rolls.
        if search.is_decided(&position)
            || position.roll_into(search.rules(), roll, &mut answers, &mut ()).is_err()
        {
            break;
        }
        if let Some((_, after, _)) = search.best_answer(&position, &answers) {
            position = after;
        }
    }
    position
}

impl Bot for RolloutBot {
    fn choose(&mut self, rules: &Rules, position: &Position, answers: Answers<'_>) -> Move {
        let mut best = answers.first();
        let [_, _, ..] = answers.as_slice() else { return best };
        let Turn::ToMove(color, _) = position.turn() else { return best };
        let evaluator = match self.evaluator.take().filter(|evaluator| evaluator.sight().rules() == rules) {
            Some(evaluator) => evaluator,
            None => Box::new(Evaluator::new(&NETWORK, Sight::new(rules))),
        };
        let mut search = Search::new(&evaluator, position);
        let mut best_outcome = i64::MIN;
        let common = Rolls::new(self.randomness.clone());
        let mut left = common.clone();
        for &answer in answers.as_slice() {
            let mut after = *position;
            after.play_unchecked(rules, answer, &mut ());
            let mut rolls = common.clone();
            let outcome = self.outcome(&mut search, &after, color, &mut rolls)
                - i64::from(reluctance(answer)) * i64::from(self.effort.get());
            if outcome > best_outcome {
                (best, best_outcome) = (answer, outcome);
            }
            left = rolls;
        }
        self.randomness = left.into_randomness();
        self.evaluator = Some(evaluator);
        best
    }
}
