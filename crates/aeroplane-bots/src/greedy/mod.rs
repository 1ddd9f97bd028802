//! The bot that looks one roll ahead.

mod outlook;
mod threat;
mod weights;

use aeroplane_rules::{Color, Move, Position, Rules, Turn};

pub use weights::GreedyWeights;

use self::outlook::Outlook;
use self::threat::{CERTAIN, Threats};
use crate::answers::Answers;
use crate::bot::Bot;

/// Plays every answer on a copy of the position and takes the one after which it stands best:
///
/// - its own progress, less a part of the enemies', so that it captures;
/// - less what the next roll of each enemy may cost it;
/// - and what its own next roll may bring.
///
/// Where the rules let it decline a roll, it does so only if every move would set it back: bots that wait until it is
/// safe to move would wait for each other without end.
///
/// It knows no rule but asks the engine, so it plays under all of them. The first of equally good answers is taken:
/// nothing is drawn by lot. All sums are whole numbers, so that it plays alike on every platform.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct GreedyBot {
    weights: GreedyWeights,
}

impl GreedyBot {
    /// The bot with those weights.
    pub const fn new(weights: GreedyWeights) -> Self {
        Self { weights }
    }

    /// How well the color stands after its move; only comparisons mean anything.
    fn standing(self, rules: &Rules, position: &Position, color: Color) -> i64 {
        if position.fleet(color).all_home() {
            // Nothing is better than to have finished.
            return i64::MAX;
        }
        let weights = self.weights;
        let outlook = Outlook { weights, rules, color };
        let rolls_again = matches!(position.turn(), Turn::ToRoll(next) if next == color);
        let threat_percent =
            if rolls_again { weights.threat_percent_before_extra_roll } else { weights.threat_percent };
        let threats = Threats::to(rules, position, color);
        let fleet = *position.fleet(color);
        let risk: i64 = position
            .planes(color)
            .map(|(plane, _)| weights.worth(rules, fleet, plane) * i64::from(threats.chance_of(plane)))
            .sum();
        let balance = outlook.balance(position);
        let prospect = outlook.after_next_roll(position) - balance * outlook::FACES;

        // All three in parts of a cell: a hundredth of a hundredth of a hundredth, and of a certain chance.
        balance * i64::from(CERTAIN) * 100 - risk * 100 * i64::from(threat_percent)
            + prospect * (i64::from(CERTAIN) / outlook::FACES) * i64::from(weights.prospect_percent)
    }
}

impl Bot for GreedyBot {
    fn choose(&mut self, rules: &Rules, position: &Position, answers: Answers<'_>) -> Move {
        let mut best = answers.first();
        let [_, _, ..] = answers.as_slice() else { return best };
        let color = position.turn().color();
        let outlook = Outlook { weights: self.weights, rules, color };
        let before = outlook.balance(position);
        let mut best_standing = i64::MIN;
        let mut may_decline = true;
        for &answer in answers.as_slice() {
            // The engine lists declining last, when it is known whether there is a reason to.
            if answer == Move::Decline && !may_decline {
                continue;
            }
            let mut after = *position;
            after.play_unchecked(rules, answer, &mut ());
            let standing = self.standing(rules, &after, color);
            if standing > best_standing {
                (best, best_standing) = (answer, standing);
            }
            may_decline &= outlook.balance(&after) < before;
        }
        best
    }
}
