//! How far the players have come, and what the own next roll can add.

use aeroplane_rules::{Color, MoveList, Position, Roll, Rules, Turn};

use super::weights::GreedyWeights;

/// The faces of the die.
pub(super) const FACES: i64 = 6;

/// One color's view of positions.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outlook<'game> {
    pub(super) weights: GreedyWeights,
    pub(super) rules: &'game Rules,
    pub(super) color: Color,
}

impl Outlook<'_> {
    /// What the own planes are worth less a part of what the enemies' are, in ten-thousandths of a cell.
    pub(super) fn balance(self, position: &Position) -> i64 {
        let worth = |color: Color| -> i64 {
            let fleet = *position.fleet(color);
            position.planes(color).map(|(plane, _)| self.weights.worth(self.rules, fleet, plane)).sum()
        };
        let enemies: i64 = position.active().without(self.color).iter().map(worth).sum();
        worth(self.color) * 100 - enemies * i64::from(self.weights.enemy_percent)
    }

    /// The balance after the color's next roll and the best answer to it, summed over the faces: as if the enemies did
    /// nothing in between. What they can do is another sum, and to play it all through would be another bot.
    pub(super) fn after_next_roll(self, position: &Position) -> i64 {
        let to_roll = match position.turn() {
            // An extra roll: the streak goes on, and what the rules do about it is seen.
            Turn::ToRoll(next) if next == self.color => Some(*position),
            Turn::ToRoll(_) | Turn::ToMove(..) | Turn::Over(_) => position.with_turn(self.color),
        };
        // Whoever has finished has no next roll: the balance stays what it is, on every face.
        let Some(to_roll) = to_roll else {
            return Roll::ALL.map(|_| self.balance(position)).iter().sum();
        };
        let mut answers = MoveList::new();
        let mut sum = 0;
        for face in Roll::ALL {
            let mut rolled = to_roll;
            // The color is to roll, so the roll is accepted.
            let _ = rolled.roll_into(self.rules, face, &mut answers, &mut ());
            let after_answer = |&answer| {
                let mut after = rolled;
                after.play_unchecked(self.rules, answer, &mut ());
                self.balance(&after)
            };
            sum += answers.iter().map(after_answer).max().unwrap_or_else(|| self.balance(&rolled));
        }
        sum
    }
}
