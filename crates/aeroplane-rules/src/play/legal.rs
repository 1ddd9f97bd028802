//! Which moves a roll offers.

use alloc::vec::Vec;

use super::listing::Listing;
use super::obstacles::Obstacles;
use super::refusal::Refusal;
use super::twins::first_of_each_kind;
use super::walk::{Mover, walk};
use crate::color::Color;
use crate::geometry::Spot;
use crate::moves::{Move, MoveList, Route};
use crate::plane::{Plane, PlaneSet};
use crate::position::{Position, Turn};
use crate::roll::Roll;
use crate::rules::Rules;

impl Position {
    /// The legal answers to the roll that waits for one; none where the game waits for a roll or is over.
    ///
    /// Planes that are alike – on one spot, equally stacked, moved by the same sixes – are one choice, given for the
    /// lowest index. They stand in the order of a [`MoveList`].
    pub fn legal_moves(&self, rules: &Rules) -> MoveList {
        let mut moves = MoveList::new();
        if let Turn::ToMove(color, roll) = self.turn {
            self.list_answers(rules, color, roll, &mut moves);
        }
        moves
    }

    /// Why the plane of the player who is to move or has just rolled cannot be moved with that roll, `None` where it
    /// can. For front ends that explain; the moves themselves come from [`Position::legal_moves`].
    pub fn why_not(&self, rules: &Rules, color: Color, plane: Plane, roll: Roll) -> Option<Refusal> {
        let fleet = &self.fleets[color];
        let start = fleet.spot(plane);
        if start == Spot::HANGAR {
            return (!rules.launch_rolls.get().contains(roll)).then_some(Refusal::NoLaunch);
        }
        if start == Spot::HOME {
            return Some(Refusal::Home);
        }
        let obstacles = Obstacles::new(self, rules, color);
        walk(rules, obstacles, Mover { color, planes: PlaneSet::of(plane) }, start, roll, &mut ()).err()
    }

    /// Why planes of the player who is to move or has just rolled cannot be moved with that roll: each reason with all
    /// its planes, none for planes that can be moved. To explain a roll that was lost, ask the position after it:
    /// nothing was moved in between.
    pub fn refusals(&self, rules: &Rules, color: Color, roll: Roll) -> Vec<(Refusal, PlaneSet)> {
        let mut refusals: Vec<(Refusal, PlaneSet)> = Vec::new();
        for (plane, _) in self.planes(color) {
            let Some(refusal) = self.why_not(rules, color, plane, roll) else {
                continue;
            };
            match refusals.iter_mut().find(|(reason, _)| *reason == refusal) {
                Some((_, planes)) => *planes = planes.or(PlaneSet::of(plane)),
                None => refusals.push((refusal, PlaneSet::of(plane))),
            }
        }
        refusals
    }

    /// Adds the answers to the roll; none where nothing can be moved, for then there is nothing to decline either.
    pub(super) fn list_answers(&self, rules: &Rules, color: Color, roll: Roll, answers: &mut MoveList) {
        self.list_moves(rules, color, roll, answers);
        if !rules.must_move && !answers.is_empty() {
            answers.push(Move::Decline);
        }
    }

    /// Adds the moves of the roll, declining aside.
    fn list_moves(&self, rules: &Rules, color: Color, roll: Roll, moves: &mut MoveList) {
        let fleet = self.fleets[color];
        let (launches, hangar) = (rules.launch_rolls.get().contains(roll), fleet.at(Spot::HANGAR));
        if self.streak.all_moved().is_empty() {
            // All planes in the hangar are alike.
            let plane = hangar.lowest().unwrap_or(Plane::ALL[0]);
            moves.push_if(launches & !hangar.is_empty(), Move::Launch { plane });
        } else if launches {
            for plane in first_of_each_kind(fleet, self.streak, hangar) {
                moves.push(Move::Launch { plane });
            }
        }
        let obstacles = Obstacles::new(self, rules, color);
        let mut walkers = fleet.on_board();
        if obstacles.is_none() {
            // Most walks meet nobody and end on no own square. They need no closer look, whatever the rules.
            let plain = fleet.plain_walks(roll.pips());
            for plane in Plane::ALL {
                let planes = PlaneSet::of(plane);
                moves.push_if(
                    plain.contains(plane),
                    Move::Advance { planes, route: Route::Walk, join: false },
                );
            }
            walkers = walkers.minus(plain);
        }
        if !walkers.is_empty() {
            Listing { position: self, rules, obstacles, color, roll, moves }.all_walks(fleet, walkers);
        }
    }
}
