//! The punishment of a full streak of sixes.

use crate::color::Color;
use crate::geometry::Spot;
use crate::plane::PlaneSet;
use crate::position::Position;
use crate::rules::{Rules, SixStreakPenalty};
use crate::step::{PassCause, SentBackCause, Sink, Step};

impl Position {
    /// Carries out what the last six of a full streak costs. The roll itself is not played.
    pub(super) fn punish_streak<S: Sink>(&mut self, rules: &Rules, color: Color, sink: &mut S) {
        let penalty = rules.six_streak_penalty;
        sink.step(Step::Passed { color, because: PassCause::Sixes(penalty) });
        let own = self.plane_count.planes();
        let fleet = &mut self.fleets[color];
        let concerned = match penalty {
            SixStreakPenalty::None | SixStreakPenalty::LoseTurn => PlaneSet::EMPTY,
            SixStreakPenalty::ReturnLast => self.streak.last_moved(),
            SixStreakPenalty::ReturnMoved => self.streak.all_moved(),
            SixStreakPenalty::ReturnUnfinished => own.minus(fleet.at(Spot::HOME)),
            SixStreakPenalty::ReturnAll => own,
        };
        let planes = concerned.minus(fleet.at(Spot::HANGAR));
        if !planes.is_empty() {
            fleet.put(planes, Spot::HANGAR);
            sink.step(Step::SentBack { color, planes, because: SentBackCause::Sixes(penalty) });
        }
    }
}
