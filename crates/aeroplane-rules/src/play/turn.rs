//! The course of a turn: rolling, answering, and who comes next.

use super::walk::Mover;
use crate::color::Color;
use crate::moves::{Move, MoveList};
use crate::plane::PlaneSet;
use crate::position::{Places, Position, Streak, Turn};
use crate::roll::Roll;
use crate::rules::Rules;
use crate::score;
use crate::step::{PassCause, Sink, Step};

/// A roll that nobody was to make; the position is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotToRoll {
    /// A roll waits for its answer first.
    #[error("{0} has to answer the roll {1} first")]
    MoveOwed(Color, Roll),
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// A move that is not legal; the position is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// No roll waits for an answer.
    #[error("{0} has to roll first")]
    RollFirst(Color),
    /// The move is none of the legal answers to the roll.
    #[error("this is not a legal answer to {0}'s {1}")]
    NotOffered(Color, Roll),
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl Position {
    /// The player whose turn it is rolls. Returns the legal answers; where there is nothing to move or the roll
    /// completes a streak of sixes that the rules punish, the roll passes by itself, the list is empty and the game
    /// waits for the next roll.
    ///
    /// # Errors
    ///
    /// [`NotToRoll`] while a move is owed and after the end; the position is then unchanged.
    pub fn roll<S: Sink>(&mut self, rules: &Rules, roll: Roll, sink: &mut S) -> Result<MoveList, NotToRoll> {
        let mut moves = MoveList::new();
        self.roll_into(rules, roll, &mut moves, sink)?;
        Ok(moves)
    }

    /// [`Position::roll`] for those who roll by the million: the legal answers replace what `moves` held.
    ///
    /// # Errors
    ///
    /// As [`Position::roll`]; the list is then unchanged too.
    pub fn roll_into<S: Sink>(
        &mut self,
        rules: &Rules,
        roll: Roll,
        moves: &mut MoveList,
        sink: &mut S,
    ) -> Result<(), NotToRoll> {
        let color = match self.turn {
            Turn::ToRoll(color) => color,
            Turn::ToMove(color, roll) => return Err(NotToRoll::MoveOwed(color, roll)),
            Turn::Over(_) => return Err(NotToRoll::Over),
        };
        sink.step(Step::Rolled { color, roll });
        moves.clear();
        if rules.punishes(roll, self.streak.sixes()) {
            self.punish_streak(rules, color, sink);
            self.pass_turn(color, sink);
            return Ok(());
        }
        self.list_answers(rules, color, roll, moves);
        if moves.is_empty() {
            self.lose_roll(rules, color, roll, PassCause::NoMove, sink);
        } else {
            self.turn = Turn::ToMove(color, roll);
        }
        Ok(())
    }

    /// The player whose roll waits answers it.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] where the answer is not among [`Position::legal_moves`]; the position is then unchanged.
    pub fn play<S: Sink>(&mut self, rules: &Rules, answer: Move, sink: &mut S) -> Result<(), IllegalMove> {
        let (color, roll) = match self.turn {
            Turn::ToMove(color, roll) => (color, roll),
            Turn::ToRoll(color) => return Err(IllegalMove::RollFirst(color)),
            Turn::Over(_) => return Err(IllegalMove::Over),
        };
        if !self.legal_moves(rules).contains(&answer) {
            return Err(IllegalMove::NotOffered(color, roll));
        }
        self.play_unchecked(rules, answer, sink);
        Ok(())
    }

    /// Answers the roll that waits with one of its [`Position::legal_moves`], without looking whether it is one: for
    /// those who have just taken it from the list. With any other move the result is no position of a game, but
    /// nothing panics; without a roll that waits, nothing happens.
    pub fn play_unchecked<S: Sink>(&mut self, rules: &Rules, answer: Move, sink: &mut S) {
        let Turn::ToMove(color, roll) = self.turn else {
            return;
        };
        match answer {
            Move::Launch { plane } => self.launch(color, plane, sink),
            Move::Advance { planes, route, join } => {
                self.advance(rules, roll, Mover { color, planes }, route, join, sink);
                if self.fleets[color].all_home() {
                    return self.finish(rules, color, sink);
                }
            }
            Move::Decline => return self.lose_roll(rules, color, roll, PassCause::Declined, sink),
        }
        if rules.extra_roll_faces.contains(roll) {
            self.roll_again(rules, color, roll, answer.planes(), sink);
        } else {
            self.pass_turn(color, sink);
        }
    }

    pub(super) fn lose_roll<S: Sink>(
        &mut self,
        rules: &Rules,
        color: Color,
        roll: Roll,
        because: PassCause,
        sink: &mut S,
    ) {
        sink.step(Step::Passed { color, because });
        if rules.extra_roll_without_move && rules.extra_roll_faces.contains(roll) {
            self.roll_again(rules, color, roll, PlaneSet::EMPTY, sink);
        } else {
            self.pass_turn(color, sink);
        }
    }

    fn roll_again<S: Sink>(
        &mut self,
        rules: &Rules,
        color: Color,
        roll: Roll,
        moved: PlaneSet,
        sink: &mut S,
    ) {
        let counts = roll.is_six() && rules.six_streak_penalty.is_any();
        // A streak that is not yet punished has room for one more six.
        self.streak = if counts { self.streak.with(moved).unwrap_or_default() } else { Streak::NONE };
        self.turn = Turn::ToRoll(color);
        sink.step(Step::RollAgain { color, streak: self.streak });
    }

    pub(super) fn pass_turn<S: Sink>(&mut self, color: Color, sink: &mut S) {
        // Somebody is always left while the game goes on.
        let to = self.active().next_after(color).unwrap_or(color);
        self.streak = Streak::NONE;
        self.turn = Turn::ToRoll(to);
        sink.step(Step::TurnPassed { color, to });
    }

    fn finish<S: Sink>(&mut self, rules: &Rules, color: Color, sink: &mut S) {
        let is_first = self.places == Places::NONE;
        self.place(color, sink);
        if is_first && rules.scoring.pays_for_unfinished() {
            let scores = score::first_finish(&self.fleets, self.seats, color);
            sink.step(Step::Scored { scores });
        }
        if rules.end.plays_on() {
            let others = self.active();
            if others.len() > 1 {
                return self.pass_turn(color, sink);
            }
            if let Some(last) = others.next_after(color) {
                self.place(last, sink);
            }
        }
        self.streak = Streak::NONE;
        self.turn = Turn::Over(color);
        sink.step(Step::Over { color });
    }

    pub(super) fn place<S: Sink>(&mut self, color: Color, sink: &mut S) {
        self.places = self.places.with(color);
        // At most four players have a place.
        let place = self.places.len() as u8;
        sink.step(Step::Placed { color, place });
    }
}
