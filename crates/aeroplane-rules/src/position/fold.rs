//! Rebuilding a position from steps.

use super::{Position, Streak, Turn};
use crate::geometry::Spot;
use crate::plane::PlaneSet;
use crate::step::Step;

impl Position {
    /// Carries out one step of a trail. Folding the steps of an action over the position before it gives the position
    /// after it, without any knowledge of the rules: this is all that a client needs in order to follow a game.
    ///
    /// Steps are trusted. Those that did not come from the engine, or belong to another position, lead to no position of
    /// a game; nothing panics.
    pub fn fold(&mut self, step: Step) {
        match step {
            Step::Rolled { color, roll } => self.turn = Turn::ToMove(color, roll),
            Step::Launched { color, plane } => self.fleets[color].put(PlaneSet::of(plane), Spot::PAD),
            Step::Walked { color, planes, to, .. }
            | Step::Jumped { color, planes, to, .. }
            | Step::Flew { color, planes, to, .. } => {
                self.fleets[color].put(planes, to);
                // Only a stack moves as several planes, and it is still one after it turned round at home.
                if planes.is_several() && to.can_hold_stack() {
                    self.fleets[color].join(planes);
                }
            }
            Step::Captured { victim, planes, .. } => self.fleets[victim].put(planes, Spot::HANGAR),
            Step::SentBack { color, planes, .. } => self.fleets[color].put(planes, Spot::HANGAR),
            Step::Stacked { color, planes, .. } => self.fleets[color].join(planes),
            Step::RollAgain { color, streak } => {
                self.turn = Turn::ToRoll(color);
                self.streak = streak;
            }
            Step::TurnPassed { to, .. } => {
                self.turn = Turn::ToRoll(to);
                self.streak = Streak::NONE;
            }
            Step::Placed { color, .. } => self.places = self.places.with(color),
            Step::Over { color } => {
                self.turn = Turn::Over(color);
                self.streak = Streak::NONE;
            }
            Step::Withdrawn { color } => self.vacate(color),
            Step::TurnedBack { .. }
            | Step::StepsLost { .. }
            | Step::Crossed { .. }
            | Step::CameHome { .. }
            | Step::Passed { .. }
            | Step::Scored { .. } => {}
        }
    }
}
