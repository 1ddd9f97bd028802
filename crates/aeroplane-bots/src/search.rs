//! Looking ahead: exact chances over the faces of the die, and for every player the answer that is best for it.

use aeroplane_rules::{Color, Move, MoveList, Position, Roll, Rules, Turn};

use crate::evaluation::{Evaluator, Shares};

/// How much better it must be to decline than to move, in parts of [`Shares::WHOLE`]: half a per cent. Bots that wait for
/// a safer moment at every small doubt would wait for each other without end.
const RELUCTANCE_TO_DECLINE: i32 = Shares::WHOLE / 200;

/// The faces of the die.
const FACES: i32 = 6;

/// A look ahead from one position.
#[derive(Debug)]
pub struct Search<'game, 'weights, const WIDTH: usize> {
    evaluator: &'game Evaluator<'weights, WIDTH>,
    rules: &'game Rules,
    /// How many players had a place already: the next one to get a place wins.
    placed: usize,
    /// How many positions were evaluated so far.
    evaluated: u64,
}

impl<'game, 'weights, const WIDTH: usize> Search<'game, 'weights, WIDTH> {
    /// A look ahead from that position.
    pub fn new(evaluator: &'game Evaluator<'weights, WIDTH>, position: &Position) -> Self {
        Self { evaluator, rules: evaluator.sight().rules(), placed: position.places().len(), evaluated: 0 }
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &'game Rules {
        self.rules
    }

    /// Whether the next place was taken since the position from which the look began, so that nothing more counts.
    pub fn is_decided(&self, position: &Position) -> bool {
        position.places().len() > self.placed
    }

    /// How many positions were evaluated so far.
    pub const fn evaluated(&self) -> u64 {
        self.evaluated
    }

    /// The chances in a position, without a look ahead.
    pub fn at_once(&mut self, position: &Position) -> Shares {
        if let Some(winner) = position.places().iter().nth(self.placed) {
            return Shares::won_by(winner);
        }
        match position.turn() {
            Turn::ToRoll(_) => {
                self.evaluated += 1;
                self.evaluator.shares(position)
            }
            // A player whom all others have left; nobody looks ahead from a roll that waits.
            Turn::Over(color) | Turn::ToMove(color, _) => Shares::won_by(color),
        }
    }

    /// The chances in a position after so many rolls, each answered by what is at once best for who rolled.
    pub fn after_rolls(&mut self, position: &Position, rolls: u32) -> Shares {
        let Turn::ToRoll(_) = position.turn() else { return self.at_once(position) };
        if rolls == 0 || self.is_decided(position) {
            return self.at_once(position);
        }
        let mut sum = Shares::default();
        let mut answers = MoveList::new();
        for face in Roll::ALL {
            let mut rolled = *position;
            // It waits for a roll, so the roll is accepted.
            let _ = rolled.roll_into(self.rules, face, &mut answers, &mut ());
            let after = match (self.best_answer(&rolled, &answers), rolls) {
                (Some((_, _, shares)), 1) => shares,
                (Some((_, after, _)), _) => self.after_rolls(&after, rolls - 1),
                (None, _) => self.after_rolls(&rolled, rolls - 1),
            };
            for (sum, share) in sum.0.0.iter_mut().zip(after.0.0) {
                *sum += share;
            }
        }
        for share in &mut sum.0.0 {
            *share /= FACES;
        }
        sum
    }

    /// The answer that is at once best for who rolled, the position after it and its chances; `None` without answers. The
    /// first of equally good ones.
    pub fn best_answer(&mut self, rolled: &Position, answers: &[Move]) -> Option<(Move, Position, Shares)> {
        let color = rolled.turn().color();
        let mut best: Option<(Move, Position, Shares)> = None;
        let mut most = i32::MIN;
        for &answer in answers {
            let mut after = *rolled;
            after.play_unchecked(self.rules, answer, &mut ());
            let shares = self.at_once(&after);
            let wish = wish(color, answer, shares);
            if wish > most {
                (best, most) = (Some((answer, after, shares)), wish);
            }
        }
        best
    }
}

/// How much the color wants an answer that leads to those chances.
pub(crate) fn wish(color: Color, answer: Move, shares: Shares) -> i32 {
    shares.0[color] - reluctance(answer)
}

/// What an answer has to be better than others, to be given.
pub(crate) const fn reluctance(answer: Move) -> i32 {
    match answer {
        Move::Decline => RELUCTANCE_TO_DECLINE,
        Move::Launch { .. } | Move::Advance { .. } => 0,
    }
}
