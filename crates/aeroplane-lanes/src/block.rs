//! Games side by side: what a block of lanes holds, and how a lane becomes a position of the engine and back.

use aeroplane_rules::{
    Color, ColorSet, Places, Plane, PlaneSet, Position, PositionError, Rules, Spot, Step, Streak, Turn,
};

use crate::board::{HANGAR, HOME};

/// The games of a block. A multiple of every vector's length, and small enough that a block stays in the nearest cache.
pub(crate) const LANES: usize = 64;

/// One byte a lane.
pub(crate) type Lanes = [u8; LANES];

/// How a color's stacks are kept in a byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StackForm {
    /// Which planes belong to one stack, in the lower four bits, and which to another, in the upper four. Of planes in
    /// the hangar and at home the bits mean nothing.
    Members,
    /// All planes of a color on one cell are its stack, so only where it stands is kept, for the others to see: 0 for no
    /// stack, [`SEVERAL`] for two.
    Cell,
}

/// Two stacks of a color on different cells.
pub(crate) const SEVERAL: u8 = u8::MAX;

/// How the sixes of a streak mark the planes that they moved, the first and the second one.
pub(crate) const MARKS: [u8; 2] = [0x40, 0x80];

/// Games side by side. Players are counted from the one whose turn it is, clockwise.
#[derive(Clone)]
#[repr(align(64))]
pub(crate) struct Block {
    /// Where each plane of each player stands, as [`crate::board`] has it.
    pub(crate) planes: [[Lanes; 4]; 4],
    /// The stacks of each player, in a [`StackForm`].
    pub(crate) stacks: [Lanes; 4],
    /// Which sixes of the streak moved each plane of the player whose turn it is: [`MARKS`].
    pub(crate) marks: [Lanes; 4],
    /// The sixes of the streak.
    pub(crate) sixes: Lanes,
    /// Whose turn it is.
    pub(crate) seat: Lanes,
    /// Who has a place in each game.
    pub(crate) places: [Places; LANES],
}

impl Block {
    /// Lanes in which nobody plays: every plane is at home, so every player is passed over.
    pub(crate) const fn idle() -> Self {
        Self {
            planes: [[[HOME; LANES]; 4]; 4],
            stacks: [[0; LANES]; 4],
            marks: [[0; LANES]; 4],
            sixes: [0; LANES],
            seat: [0; LANES],
            places: [Places::NONE; LANES],
        }
    }

    /// Begins a game in a lane.
    pub(crate) fn begin(&mut self, lane: usize, first: Color) {
        self.clear(lane, HANGAR);
        self.seat[lane] = first.seat();
    }

    /// Leaves a lane idle.
    pub(crate) fn end(&mut self, lane: usize) {
        self.clear(lane, HOME);
    }

    fn clear(&mut self, lane: usize, spot: u8) {
        for plane in self.planes.as_flattened_mut() {
            plane[lane] = spot;
        }
        for byte in self.stacks.iter_mut().chain(&mut self.marks) {
            byte[lane] = 0;
        }
        self.sixes[lane] = 0;
        self.places[lane] = Places::NONE;
    }

    /// The position of a lane. The player whose turn it is must not have finished.
    pub(crate) fn position(&self, lane: usize, form: StackForm, start: &Position) -> Position {
        let mut position = *start;
        let turn = Color::from_seat(self.seat[lane]);
        for (player, planes) in (0..).zip(&self.planes) {
            let color = Color::from_seat(self.seat[lane] + player);
            for (plane, byte) in Plane::ALL.into_iter().zip(planes) {
                // Nearly half of all planes are where the position begins.
                if let Some(to) = spot(byte[lane]).filter(|&to| to != Spot::HANGAR) {
                    let (planes, from) = (PlaneSet::of(plane), Spot::HANGAR);
                    position.fold(Step::Walked { color, planes, from, to });
                }
            }
            let bits = self.stacks[usize::from(player)][lane];
            if bits != 0 {
                stack(&mut position, color, form, bits);
            }
        }
        for (place, color) in (1..).zip(self.places[lane].iter()) {
            position.fold(Step::Placed { color, place });
        }
        let streak = self.streak(lane);
        position.fold(Step::RollAgain { color: turn, streak });
        position
    }

    fn streak(&self, lane: usize) -> Streak {
        let mut streak = Streak::NONE;
        for mark in MARKS.into_iter().take(usize::from(self.sixes[lane])) {
            let marked = |plane: &Plane| self.marks[plane.index()][lane] & mark != 0;
            let moved = Plane::ALL.into_iter().filter(marked).collect();
            streak = streak.with(moved).unwrap_or(streak);
        }
        streak
    }

    /// Writes a position into a lane. One that is over is left as if the turn had passed on.
    pub(crate) fn set(&mut self, lane: usize, form: StackForm, position: &Position) {
        let turn = match position.turn() {
            Turn::ToRoll(color) | Turn::ToMove(color, _) => color,
            Turn::Over(color) => color.next(),
        };
        self.seat[lane] = turn.seat();
        for (player, planes) in (0..).zip(&mut self.planes) {
            let fleet = position.fleet(Color::from_seat(turn.seat() + player));
            for (plane, byte) in Plane::ALL.into_iter().zip(planes) {
                byte[lane] = (fleet.spot(plane).progress() + 1) as u8;
            }
            let mut stacks = fleet.stacks().iter();
            let (first, second) = (stacks.next(), stacks.next());
            self.stacks[usize::from(player)][lane] = match form {
                StackForm::Members => {
                    let bits = |stack: Option<PlaneSet>| stack.map_or(0, PlaneSet::bits);
                    bits(first) | bits(second) << 4
                }
                StackForm::Cell => match (first.and_then(PlaneSet::lowest), second) {
                    (None, _) => 0,
                    (Some(plane), None) => (fleet.spot(plane).progress() + 1) as u8,
                    (Some(_), Some(_)) => SEVERAL,
                },
            };
        }
        self.sixes[lane] = position.streak().sixes();
        for (plane, byte) in Plane::ALL.into_iter().zip(&mut self.marks) {
            let marks = MARKS.into_iter().zip(position.streak().iter());
            byte[lane] =
                marks.filter(|(_, moved)| moved.contains(plane)).fold(0, |marks, (mark, _)| marks | mark);
        }
        self.places[lane] = position.places();
    }
}

/// The spot that a byte stands for.
fn spot(byte: u8) -> Option<Spot> {
    Spot::new(byte as i8 - 1)
}

/// Stacks the planes of a color, which stand in their places.
fn stack(position: &mut Position, color: Color, form: StackForm, bits: u8) {
    let fleet = *position.fleet(color);
    let mut join = |planes: PlaneSet, at: Spot| {
        if planes.is_several() && at.can_hold_stack() {
            position.fold(Step::Stacked { color, planes, at });
        }
    };
    match form {
        StackForm::Members => {
            for members in [bits, bits >> 4].map(PlaneSet::from_bits) {
                let on_board = members.minus(fleet.at(Spot::HANGAR)).minus(fleet.at(Spot::HOME));
                if let Some(plane) = on_board.lowest() {
                    join(on_board, fleet.spot(plane));
                }
            }
        }
        StackForm::Cell => {
            for at in Plane::ALL.map(|plane| fleet.spot(plane)) {
                join(fleet.at(at), at);
            }
        }
    }
}

/// A position for [`Block::position`] to begin with.
///
/// # Errors
///
/// Never under rules with four seats.
pub(crate) fn empty_position(rules: &Rules) -> Result<Position, PositionError> {
    Position::start(rules, ColorSet::ALL, Color::Red)
}
