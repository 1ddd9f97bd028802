//! What happens where a move stops: captures, and the defense of stacks.

use super::walk::Mover;
use crate::color::Color;
use crate::geometry::Spot;
use crate::plane::PlaneSet;
use crate::position::Position;
use crate::rules::{Rules, ShortcutCrossing, StackDefense};
use crate::step::{CaptureCause, SentBackCause, Sink, Step};

/// What becomes of the two sides where planes stop on an enemy square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Clash {
    enemies_go: bool,
    mover_goes: bool,
}

impl Clash {
    const CAPTURE: Self = Self { enemies_go: true, mover_goes: false };
    const BOTH: Self = Self { enemies_go: true, mover_goes: true };
    const REPEL: Self = Self { enemies_go: false, mover_goes: true };
    const NOTHING: Self = Self { enemies_go: false, mover_goes: false };

    /// The outcome on a cell with at least one stack, which is settled as one stack of all enemy planes there.
    fn with_stack(defense: StackDefense, moving: u8, standing: u8) -> Self {
        match defense {
            StackDefense::Captured => Self::CAPTURE,
            StackDefense::Mutual => Self::BOTH,
            // No move stops on an immune stack.
            StackDefense::Immune => Self::NOTHING,
            StackDefense::LargerWins if moving > standing => Self::CAPTURE,
            StackDefense::LargerWins if moving == standing => Self::BOTH,
            StackDefense::LargerWins | StackDefense::Repel => Self::REPEL,
        }
    }
}

impl Position {
    /// The enemies on the square of the mover's spot: whose they are, where they stand in their own count, and
    /// which. Two colors never share a square, so there is at most one such color.
    #[inline]
    fn enemies_at(&self, mover: Color, spot: Spot) -> Option<(Color, Spot, PlaneSet)> {
        let enemy = |seats| Color::from_seat(mover.seat() + seats);
        let meets = |seats| self.fleets[enemy(seats)].any_at(spot.seen_from(seats));
        // All three are looked at before anything is decided: most stops meet nobody.
        if !(meets(1) | meets(2) | meets(3)) {
            return None;
        }
        let seats = [1, 2, 3].into_iter().find(|&seats| meets(seats))?;
        let at = spot.seen_from(seats);
        Some((enemy(seats), at, self.fleets[enemy(seats)].at(at)))
    }

    /// Whether planes that stop on the spot, where an enemy stack stands, are sent home by it.
    pub(super) fn is_lost_at(&self, rules: &Rules, mover: Mover, spot: Spot) -> bool {
        self.enemies_at(mover.color, spot).is_some_and(|(_, _, enemies)| {
            Clash::with_stack(rules.stack_defense, mover.planes.len(), enemies.len()).mover_goes
        })
    }

    /// Settles a stop on the spot. Whether the mover is still there afterwards.
    #[inline]
    pub(super) fn settle_stop<S: Sink>(
        &mut self,
        rules: &Rules,
        mover: Mover,
        spot: Spot,
        sink: &mut S,
    ) -> bool {
        match self.enemies_at(mover.color, spot) {
            Some((victim, at, enemies)) => self.clash(rules, mover, victim, at, enemies, sink),
            None => true,
        }
    }

    /// Settles a stop of the mover on the square of these enemies. Whether the mover is still there afterwards.
    fn clash<S: Sink>(
        &mut self,
        rules: &Rules,
        mover: Mover,
        victim: Color,
        at: Spot,
        enemies: PlaneSet,
        sink: &mut S,
    ) -> bool {
        let defense = rules.stack_defense;
        let (clash, because) = if self.fleets[victim].has_stack_at(at) {
            let clash = Clash::with_stack(defense, mover.planes.len(), enemies.len());
            (clash, CaptureCause::Stack(defense))
        } else {
            (Clash::CAPTURE, CaptureCause::Landing)
        };
        let Mover { color, planes } = mover;
        if clash.enemies_go {
            self.fleets[victim].put(enemies, Spot::HANGAR);
            sink.step(Step::Captured { color, victim, planes: enemies, at, because });
        }
        if clash.mover_goes {
            self.fleets[color].put(planes, Spot::HANGAR);
            sink.step(Step::SentBack { color, planes, because: SentBackCause::Stack(defense) });
        }
        !clash.mover_goes
    }

    /// Settles what the shortcut crosses: the opposite seat's planes on the third cell of its home column. This is no
    /// stop, so `capture_at` and `stack_defense` have no say in it.
    pub(super) fn settle_crossing<S: Sink>(&mut self, rules: &Rules, color: Color, sink: &mut S) {
        let victim = color.opposite();
        let at = Spot::CROSSED;
        let planes = self.fleets[victim].at(at);
        if planes.is_empty() {
            return;
        }
        sink.step(Step::Crossed { color, victim, planes });
        match rules.shortcut_crossing {
            ShortcutCrossing::Ignore => {}
            ShortcutCrossing::Capture | ShortcutCrossing::CaptureStackBlocks => {
                self.fleets[victim].put(planes, Spot::HANGAR);
                sink.step(Step::Captured { color, victim, planes, at, because: CaptureCause::Crossing });
            }
        }
    }
}
