//! Leaving a game before its end.

use crate::color::Color;
use crate::position::{Position, Streak, Turn};
use crate::rules::Rules;
use crate::step::{PassCause, Sink, Step};

/// A player that cannot withdraw; the position is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotInGame {
    /// Nobody sits on the seat, or whoever did has withdrawn.
    #[error("{0} is not in play and cannot withdraw")]
    EmptySeat(Color),
    /// The player has a place already, and keeps it.
    #[error("{0} has finished and cannot withdraw")]
    Finished(Color),
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl Position {
    /// The player leaves the game, whoever's turn it is: its planes are taken off the board and its seat is empty from
    /// then on. If it was the player's own turn, the turn passes, and a roll that waits is not played. If only one
    /// player is left, that one has the next place and the game is over.
    ///
    /// # Errors
    ///
    /// [`NotInGame`] where the seat is empty, where the player has a place, and after the end; the position is then
    /// unchanged.
    pub fn withdraw<S: Sink>(&mut self, rules: &Rules, color: Color, sink: &mut S) -> Result<(), NotInGame> {
        if matches!(self.turn, Turn::Over(_)) {
            return Err(NotInGame::Over);
        }
        if !self.seats.contains(color) {
            return Err(NotInGame::EmptySeat(color));
        }
        if !self.active().contains(color) {
            return Err(NotInGame::Finished(color));
        }
        self.vacate(color);
        sink.step(Step::Withdrawn { color });
        if let Some(left) = self.active().only() {
            self.end_with(left, sink);
        } else if self.turn.color() == color {
            self.pass_turn(color, sink);
        } else {
            self.pass_if_stuck(rules, sink);
        }
        Ok(())
    }

    /// All others are gone: whoever is left has the next place. Nobody finished with this, so nothing is scored.
    fn end_with<S: Sink>(&mut self, left: Color, sink: &mut S) {
        self.place(left, sink);
        self.streak = Streak::NONE;
        self.turn = Turn::Over(left);
        sink.step(Step::Over { color: left });
    }

    /// A stack that is gone cannot turn a walk round or stop it any more, so that the walk may now end on a stack that
    /// cannot be landed on: the roll that waits can lose all its answers.
    fn pass_if_stuck<S: Sink>(&mut self, rules: &Rules, sink: &mut S) {
        if let Turn::ToMove(color, roll) = self.turn
            && self.legal_moves(rules).is_empty()
        {
            self.lose_roll(rules, color, roll, PassCause::NoMove, sink);
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::{String, ToString as _};

    use super::*;
    use crate::rules::Preset;
    use crate::step::Trail;

    fn position(rules: &Rules, text: &str) -> Position {
        Position::new(&text.parse().unwrap(), rules).unwrap()
    }

    /// The position after the withdrawal, as a text, and its steps.
    fn after(rules: &str, text: &str, color: Color) -> (String, Trail) {
        let rules: Rules = rules.parse().unwrap();
        let mut position = position(&rules, text);
        let mut trail = Trail::new();
        position.withdraw(&rules, color, &mut trail).unwrap();
        (position.to_string(), trail)
    }

    #[test]
    fn a_seat_is_empty_and_nothing_else_changes_on_anothers_turn() {
        let (text, trail) = after("classic planes=1", "red:5/yellow:7/blue:- red:6 x -", Color::Yellow);
        assert_eq!(text, "red:5/blue:- red:6 x -");
        assert_eq!(trail, [Step::Withdrawn { color: Color::Yellow }]);
    }

    #[test]
    fn the_turn_passes_with_the_roll_that_waited() {
        let (text, trail) = after("classic planes=1", "red:5/yellow:7/blue:- red:6 1 -", Color::Red);
        assert_eq!(text, "yellow:7/blue:- yellow - -");
        assert_eq!(trail.len(), 2);
        assert_eq!(trail[1], Step::TurnPassed { color: Color::Red, to: Color::Yellow });
    }

    #[test]
    fn whoever_is_left_has_the_next_place() {
        let (text, _) = after("classic planes=1", "red:5/blue:- red - -", Color::Red);
        assert_eq!(text, "blue:- blue:over - blue");
        let scoring = "classic planes=1 scoring=unfinished_x50";
        let (text, trail) = after(scoring, "red:56/yellow:7/blue:5 blue:6 1 red", Color::Yellow);
        assert_eq!(text, "red:56/blue:5 blue:over - red>blue");
        assert!(!trail.iter().any(|step| matches!(step, Step::Scored { .. })));
        assert!(trail.contains(&Step::Placed { color: Color::Blue, place: 2 }));
        let (text, trail) = after("classic planes=1 end=first_wins", "red:5/blue:6 blue - -", Color::Red);
        assert_eq!(text, "blue:6 blue:over - blue");
        assert_eq!(trail.last(), Some(&Step::Over { color: Color::Blue }));
    }

    #[test]
    fn a_roll_whose_last_answer_vanishes_passes_by_itself() {
        // Yellow's stack on red's 22 turns red round; without it the walk would end on blue's immune one on red's 24.
        let rules = "cn_basic planes=2 stack_blocks=bounce stack_defense=immune";
        let before = "red:20,56/yellow:9a,9a/blue:50a,50a red:4 - -";
        let (text, trail) = after(rules, before, Color::Yellow);
        assert_eq!(text, "red:20,56/blue:50a,50a blue - -");
        let color = Color::Red;
        assert!(trail.contains(&Step::Passed { color, because: PassCause::NoMove }));
    }

    #[test]
    fn who_is_not_in_the_game_cannot_leave_it() {
        let rules = Rules::from(Preset::Classic);
        let refused = |text: &str, color, reason| {
            let before = position(&rules, text);
            let (mut same, mut trail) = (before, Trail::new());
            assert_eq!(same.withdraw(&rules, color, &mut trail), Err(reason));
            assert_eq!((same, trail), (before, Trail::new()));
        };
        let going_on = "red:56,56,56,56/yellow:1,-,-,-/blue:-,-,-,- yellow - red";
        refused(going_on, Color::Green, NotInGame::EmptySeat(Color::Green));
        refused(going_on, Color::Red, NotInGame::Finished(Color::Red));
        refused("red:56,56,56,56/blue:-,-,-,- red:over - red>blue", Color::Blue, NotInGame::Over);
    }
}
