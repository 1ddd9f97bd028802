//! Who is likely to win.

use alloc::boxed::Box;

use aeroplane_rules::{ByColor, Position, Rules};

use crate::evaluation::{Evaluator, NETWORK, NETWORK_WIDTH, Shares, Sight};
use crate::search::Search;

/// The chance of each color to be the first to finish, in parts of [`Chances::CERTAIN`]; 0 on empty seats. They add up to
/// a certainty, but for rounding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chances(pub ByColor<u32>);

impl Chances {
    /// A chance that cannot fail: a million parts.
    pub const CERTAIN: u32 = 1_000_000;
}

/// Whoever can say how a position stands.
pub trait Judge {
    /// The winning chances in the position, whatever it waits for.
    fn chances(&mut self, rules: &Rules, position: &Position) -> Chances;
}

/// The judge whose weights were learned by self-play: the network of the [`ExpertBot`](crate::ExpertBot).
///
/// Chances of a position that waits for a roll are the network's; of one that waits for an answer those after the answer
/// that is best for the player. Once somebody has finished, that is certain.
#[derive(Debug, Clone, Default)]
pub struct LearnedJudge {
    /// The evaluation for the rules of the last question.
    evaluator: Option<Box<Evaluator<'static, NETWORK_WIDTH>>>,
}

impl Judge for LearnedJudge {
    fn chances(&mut self, rules: &Rules, position: &Position) -> Chances {
        if let Some(winner) = position.places().iter().next() {
            return Shares::won_by(winner).chances();
        }
        let evaluator = match self.evaluator.take().filter(|evaluator| evaluator.sight().rules() == rules) {
            Some(evaluator) => evaluator,
            None => Box::new(Evaluator::new(&NETWORK, Sight::new(rules))),
        };
        let mut search = Search::new(&evaluator, position);
        let shares = match search.best_answer(position, &position.legal_moves(rules)) {
            Some((_, _, shares)) => shares,
            None => search.at_once(position),
        };
        self.evaluator = Some(evaluator);
        shares.chances()
    }
}
