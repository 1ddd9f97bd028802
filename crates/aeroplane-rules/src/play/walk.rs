//! Walking a roll step by step.

use super::obstacles::Obstacles;
use super::refusal::Refusal;
use crate::color::Color;
use crate::geometry::Spot;
use crate::plane::PlaneSet;
use crate::roll::Roll;
use crate::rules::{Overshoot, Rules, StackBlocks};
use crate::step::{LostStepsCause, Sink, Step, TurnBackCause};

/// Planes of one color on their way.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mover {
    pub(super) color: Color,
    /// A plane, or all planes of a stack.
    pub(super) planes: PlaneSet,
}

/// Where the walk of a roll from `start` ends, the stop there not yet settled.
///
/// # Errors
///
/// Why the walk is not legal. Its first steps may then have been reported.
#[inline]
pub(super) fn walk<S: Sink>(
    rules: &Rules,
    obstacles: Obstacles,
    mover: Mover,
    start: Spot,
    roll: Roll,
    sink: &mut S,
) -> Result<Spot, Refusal> {
    let steps = roll.pips();
    let end = match start.ahead(steps) {
        // Home lies within reach of the home column alone, where no stack of others can stand.
        None if rules.overshoot.is_forbidden() => return Err(Refusal::Overshoot),
        Some(end) if !obstacles.stack_on_way(rules, start, steps) => {
            let Mover { color, planes } = mover;
            sink.step(Step::Walked { color, planes, from: start, to: end });
            end
        }
        Some(_) | None => {
            Walk { mover, leg_start: start, at: start, forward: true }.run(rules, obstacles, steps, sink)?
        }
    };
    if obstacles.forbids_stop(rules, end) { Err(Refusal::ImmuneStack) } else { Ok(end) }
}

/// A walk that meets something on its way.
struct Walk {
    mover: Mover,
    /// Where the walk began or last turned round.
    leg_start: Spot,
    at: Spot,
    forward: bool,
}

impl Walk {
    #[cold]
    fn run<S: Sink>(
        mut self,
        rules: &Rules,
        obstacles: Obstacles,
        steps: u8,
        sink: &mut S,
    ) -> Result<Spot, Refusal> {
        let begin = self.at;
        for left in (1..=steps).rev() {
            if self.at == Spot::HOME {
                match rules.overshoot {
                    Overshoot::Forbid => return Err(Refusal::Overshoot),
                    Overshoot::Accept => return Ok(self.stop(left, LostStepsCause::Home, sink)),
                    Overshoot::Bounce => self.turn_back(TurnBackCause::Home, sink),
                }
            } else if obstacles.stack_at(self.at) {
                match rules.stack_blocks {
                    StackBlocks::Forbid => return Err(Refusal::StackInTheWay),
                    StackBlocks::Bounce => self.turn_back(TurnBackCause::Stack, sink),
                    // Where stacks do not block, nothing happens; a walk that stops before them never comes here.
                    StackBlocks::None | StackBlocks::StopBefore => {}
                }
            }
            let next = if self.forward { self.at.forward() } else { self.at.backward() };
            let Some(next) = next else {
                return Ok(self.stop(left, LostStepsCause::Pad, sink));
            };
            if rules.stack_blocks.stops_before() && left > 1 && obstacles.stack_at(next) {
                if self.at == begin {
                    return Err(Refusal::StackInTheWay);
                }
                return Ok(self.stop(left, LostStepsCause::Stack, sink));
            }
            self.at = next;
        }
        self.end_leg(sink);
        Ok(self.at)
    }

    fn end_leg<S: Sink>(&mut self, sink: &mut S) {
        let Mover { color, planes } = self.mover;
        if self.at != self.leg_start {
            sink.step(Step::Walked { color, planes, from: self.leg_start, to: self.at });
        }
        self.leg_start = self.at;
    }

    fn turn_back<S: Sink>(&mut self, because: TurnBackCause, sink: &mut S) {
        self.end_leg(sink);
        let Mover { color, planes } = self.mover;
        sink.step(Step::TurnedBack { color, planes, at: self.at, because });
        self.forward = !self.forward;
    }

    fn stop<S: Sink>(&mut self, left: u8, because: LostStepsCause, sink: &mut S) -> Spot {
        self.end_leg(sink);
        let Mover { color, planes } = self.mover;
        sink.step(Step::StepsLost { color, planes, at: self.at, steps: left, because });
        self.at
    }
}
