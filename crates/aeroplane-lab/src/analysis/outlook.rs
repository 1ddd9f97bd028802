//! What a position is worth to everyone, by what a judge says of the positions behind it.

use aeroplane_bots::Judge;
use aeroplane_rules::{ByColor, Color, Move, MoveList, Position, Roll, Rules, Turn};

use super::worth::Worth;

/// What each color has of something.
pub(super) type Worths = ByColor<Worth>;

/// A judge, and the rules by which it judges.
pub(super) struct Outlook<'a> {
    rules: &'a Rules,
    judge: &'a mut dyn Judge,
}

/// A position and what can come next.
pub(super) enum Standing {
    /// Somebody has finished first, or is alone: nothing that follows changes who wins.
    Decided(Worths),
    /// A roll is due: the chances behind each face, answered as well as can be.
    Roll([Worths; 6]),
    /// A roll waits: the chances behind each answer. There is at least one.
    Answer(Vec<(Move, Worths)>, Color),
}

impl Standing {
    /// The chances in the position: behind the best answer, or the mean over the faces.
    pub(super) fn chances(&self) -> Worths {
        match self {
            Self::Decided(chances) => *chances,
            Self::Roll(faces) => {
                ByColor::from_fn(|color| Worth::mean(faces.each_ref().map(|chances| chances[color])))
            }
            Self::Answer(answers, color) => {
                best_of(answers, *color).map_or_else(Worths::default, |best| best.1)
            }
        }
    }
}

/// The first of the answers that are best for that color.
pub(super) fn best_of(answers: &[(Move, Worths)], color: Color) -> Option<&(Move, Worths)> {
    // Of several that are the same, `max_by_key` takes the last.
    answers.iter().rev().max_by_key(|(_, chances)| chances[color])
}

/// The one who wins, as soon as that is certain.
pub(super) fn winner(position: &Position) -> Option<Color> {
    position.places().iter().next()
}

impl<'a> Outlook<'a> {
    pub(super) fn new(rules: &'a Rules, judge: &'a mut dyn Judge) -> Self {
        Self { rules, judge }
    }

    /// How the position stands.
    pub(super) fn standing(&mut self, position: &Position) -> Standing {
        match position.turn() {
            Turn::ToRoll(_) if winner(position).is_none() => {
                Standing::Roll(Roll::ALL.map(|roll| self.behind_roll(position, roll)))
            }
            Turn::ToMove(color, _) if winner(position).is_none() => {
                let answers = position.legal_moves(self.rules);
                Standing::Answer(self.behind_answers(position, &answers), color)
            }
            Turn::ToRoll(_) | Turn::ToMove(..) | Turn::Over(_) => Standing::Decided(self.judged(position)),
        }
    }

    /// What the judge says of a position in which nothing waits for its answer. Once somebody has won it is not asked.
    pub(super) fn judged(&mut self, position: &Position) -> Worths {
        if let Some(winner) = winner(position) {
            return ByColor::from_fn(|color| if color == winner { Worth::CERTAIN } else { Worth::NOTHING });
        }
        let chances = self.judge.chances(self.rules, position);
        let active = position.active();
        ByColor::from_fn(|color| {
            if active.contains(color) { Worth::of_parts(chances.0[color]) } else { Worth::NOTHING }
        })
    }

    /// The chances behind that face: of the roll answered best, or passed.
    fn behind_roll(&mut self, position: &Position, roll: Roll) -> Worths {
        let mut rolled = *position;
        let mut answers = MoveList::new();
        // The caller knows that a roll is due.
        let _ = rolled.roll_into(self.rules, roll, &mut answers, &mut ());
        if answers.is_empty() {
            return self.judged(&rolled);
        }
        let behind = self.behind_answers(&rolled, &answers);
        best_of(&behind, rolled.turn().color()).map_or_else(Worths::default, |best| best.1)
    }

    fn behind_answers(&mut self, position: &Position, answers: &MoveList) -> Vec<(Move, Worths)> {
        let behind = |&answer: &Move| {
            let mut after = *position;
            after.play_unchecked(self.rules, answer, &mut ());
            (answer, self.judged(&after))
        };
        answers.iter().map(behind).collect()
    }
}
