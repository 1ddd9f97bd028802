//! Carrying out a move.

use super::obstacles::Obstacles;
use super::walk::{Mover, walk};
use crate::color::Color;
use crate::geometry::Spot;
use crate::moves::{Link, Route};
use crate::plane::{Plane, PlaneSet};
use crate::position::Position;
use crate::roll::Roll;
use crate::rules::Rules;
use crate::step::{Sink, Step};

impl Position {
    pub(super) fn launch<S: Sink>(&mut self, color: Color, plane: Plane, sink: &mut S) {
        self.fleets[color].put(PlaneSet::of(plane), Spot::PAD);
        sink.step(Step::Launched { color, plane });
    }

    pub(super) fn advance<S: Sink>(
        &mut self,
        rules: &Rules,
        roll: Roll,
        mover: Mover,
        route: Route,
        join: bool,
        sink: &mut S,
    ) {
        let Mover { color, planes } = mover;
        let Some(leader) = planes.lowest() else { return };
        let start = self.fleets[color].spot(leader);
        let obstacles = Obstacles::new(self, rules, color);
        let Ok(mut at) = walk(rules, obstacles, mover, start, roll, sink) else {
            return;
        };

        let every_stop = rules.capture_at.settles_every_stop();
        for link in route.links() {
            if every_stop && !self.settle_stop(rules, mover, at, sink) {
                return;
            }
            let from = at;
            match link {
                Link::Jump => {
                    at = from.jump_target().unwrap_or(from);
                    sink.step(Step::Jumped { color, planes, from, to: at });
                }
                Link::Shortcut => {
                    at = Spot::SHORTCUT_END;
                    sink.step(Step::Flew { color, planes, from, to: at });
                    self.settle_crossing(rules, color, sink);
                }
            }
        }
        if self.settle_stop(rules, mover, at, sink) {
            self.come_to_rest(rules, mover, at, join, sink);
        }
    }

    fn come_to_rest<S: Sink>(&mut self, rules: &Rules, mover: Mover, at: Spot, join: bool, sink: &mut S) {
        let Mover { color, planes } = mover;
        let fleet = &mut self.fleets[color];
        fleet.put(planes, at);
        if at == Spot::HOME {
            sink.step(Step::CameHome { color, planes });
        }
        if rules.stacking.joins(join) && at.can_hold_stack() {
            let together = fleet.at(at);
            if together != planes {
                fleet.join(together);
                sink.step(Step::Stacked { color, planes: together, at });
            }
        }
    }
}
