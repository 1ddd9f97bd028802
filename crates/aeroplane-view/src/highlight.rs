//! What is marked on a board to show a move.

use aeroplane_rules::{Color, Move, Plane, PlaneSet, Position, Rules, Spot, Step, Trail};

use crate::grid::{Cell, plane_cell};

/// The cells that a move touched, and the planes that it moved. The default marks nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Highlight {
    passed: Vec<Cell>,
    end: Option<Cell>,
    moved: Option<(Color, PlaneSet)>,
}

impl Highlight {
    /// The last move of a trail. It marks nothing where the last roll of the trail moved nothing.
    pub fn of_trail(steps: &[Step]) -> Self {
        let mut highlight = Self::default();
        for step in steps {
            match *step {
                Step::Rolled { .. } => highlight = Self::default(),
                Step::Launched { color, plane } => {
                    highlight.go(color, PlaneSet::of(plane), &[Spot::HANGAR, Spot::PAD]);
                }
                Step::Walked { color, planes, from, to } => highlight.go(color, planes, &walked(from, to)),
                Step::Jumped { color, planes, from, to } | Step::Flew { color, planes, from, to } => {
                    highlight.go(color, planes, &[from, to]);
                }
                Step::TurnedBack { .. }
                | Step::StepsLost { .. }
                | Step::Crossed { .. }
                | Step::Captured { .. }
                | Step::Stacked { .. }
                | Step::SentBack { .. }
                | Step::CameHome { .. }
                | Step::Passed { .. }
                | Step::RollAgain { .. }
                | Step::TurnPassed { .. }
                | Step::Withdrawn { .. }
                | Step::Placed { .. }
                | Step::Scored { .. }
                | Step::Over { .. } => {}
            }
        }
        highlight
    }

    /// What one of the legal moves of the position would touch.
    pub fn of_move(position: &Position, rules: &Rules, answer: Move) -> Self {
        let mut trail = Trail::new();
        let mut copy = *position;
        copy.play_unchecked(rules, answer, &mut trail);
        Self::of_trail(&trail)
    }

    /// The cells where the move began, walked along and stopped on its way, in order.
    pub fn passed(&self) -> &[Cell] {
        &self.passed
    }

    /// The cell where the move ended.
    pub const fn end(&self) -> Option<Cell> {
        self.end
    }

    /// Whether the move moved any of these planes.
    pub(crate) fn moved_any(&self, color: Color, planes: PlaneSet) -> bool {
        self.moved.is_some_and(|(mover, moved)| mover == color && !moved.and(planes).is_empty())
    }

    fn go(&mut self, color: Color, planes: PlaneSet, way: &[Spot]) {
        let Some(leader) = planes.lowest() else { return };
        let cells = |leader: Plane| way.iter().map(move |&spot| plane_cell(color, leader, spot));
        // The end so far is where the next stretch begins.
        self.passed.extend(cells(leader));
        self.end = self.passed.pop();
        self.moved = Some((color, planes));
    }
}

/// The spots of a walk in one direction, both ends included.
fn walked(from: Spot, to: Spot) -> Vec<Spot> {
    let next = |&spot: &Spot| {
        if to < from { spot.backward() } else { spot.forward() }
    };
    let mut spots: Vec<Spot> =
        core::iter::successors(Some(from), next).take_while(|&spot| spot != to).collect();
    spots.push(to);
    spots
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(progress: i8) -> Spot {
        Spot::new(progress).unwrap()
    }

    #[test]
    fn a_move_is_marked_from_its_first_cell_to_its_last() {
        let (color, planes) = (Color::Green, PlaneSet::of(Plane::ALL[1]));
        let steps = [
            Step::Walked { color, planes, from: spot(16), to: spot(18) },
            Step::Flew { color, planes, from: spot(18), to: spot(30) },
        ];
        let highlight = Highlight::of_trail(&steps);
        let cell = |progress| plane_cell(color, Plane::ALL[1], spot(progress));
        assert_eq!(highlight.passed(), [cell(16), cell(17), cell(18)]);
        assert_eq!(highlight.end(), Some(cell(30)));
        assert!(highlight.moved_any(color, PlaneSet::ALL));
        assert!(!highlight.moved_any(color, PlaneSet::of(Plane::ALL[0])));
        assert!(!highlight.moved_any(Color::Red, PlaneSet::ALL));
    }

    #[test]
    fn walks_are_marked_in_either_direction() {
        assert_eq!(walked(spot(0), spot(2)), [spot(0), spot(1), spot(2)]);
        assert_eq!(walked(spot(56), spot(54)), [spot(56), spot(55), spot(54)]);
    }

    #[test]
    fn a_roll_without_a_move_marks_nothing() {
        let color = Color::Red;
        let steps = [
            Step::Launched { color, plane: Plane::ALL[0] },
            Step::Rolled { color, roll: aeroplane_rules::Roll::One },
        ];
        assert_eq!(Highlight::of_trail(&steps), Highlight::default());
        assert_ne!(Highlight::of_trail(&steps[..1]), Highlight::default());
    }
}
