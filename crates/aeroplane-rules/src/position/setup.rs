//! Anything that can be written down as a position, and the way from there to a valid one.

use alloc::vec::Vec;

use super::{BadStack, Fleet, Places, Position, PositionError, Streak, Turn};
use crate::color::{ByColor, Color, ColorSet};
use crate::geometry::{Spot, Square};
use crate::plane::{Plane, PlaneSet};
use crate::roll::Roll;
use crate::rules::{End, Rules, Stacking};

/// A position as somebody wrote it down: it may be impossible. [`Position::new`] tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The progress of each plane, for the colors in play.
    pub planes: ByColor<Option<Vec<i64>>>,
    /// The stacks of each color as lists of plane indexes. With automatic stacking they may be left out.
    pub stacks: ByColor<Vec<Vec<u64>>>,
    /// Whose turn it is, or who ended the game: by a move, or by being left alone.
    pub turn: Color,
    /// The roll that waits for an answer, if any.
    pub roll: Option<Roll>,
    /// The indexes of the planes that each six of the streak moved.
    pub streak: Vec<Vec<u64>>,
    /// The players that have a place, in order.
    pub places: Vec<Color>,
    /// Whether the game is over.
    pub over: bool,
}

impl Setup {
    /// Nobody in play yet, that player's turn: to be filled in.
    pub fn empty(turn: Color) -> Self {
        Self {
            planes: ByColor::default(),
            stacks: ByColor::default(),
            turn,
            roll: None,
            streak: Vec::new(),
            places: Vec::new(),
            over: false,
        }
    }
}

impl Position {
    /// The position that a setup describes.
    ///
    /// # Errors
    ///
    /// A [`PositionError`] that says why no game under these rules can hold the position.
    pub fn new(setup: &Setup, rules: &Rules) -> Result<Self, PositionError> {
        let seats = seats(setup)?;
        let mut fleets = ByColor([Fleet::UNUSED; 4]);
        for color in seats.iter() {
            fleets[color] = fleet(setup, color, rules)?;
        }
        check_squares(&fleets, seats)?;
        for color in seats.iter() {
            add_stacks(&mut fleets[color], color, &setup.stacks[color], rules)?;
        }
        let mut position = Self {
            fleets,
            turn: Turn::ToRoll(setup.turn),
            streak: streak(setup, rules)?,
            places: places(setup, seats)?,
            seats,
            plane_count: rules.planes,
        };
        position.check_end(setup, rules)?;
        if setup.over {
            position.turn = Turn::Over(setup.turn);
        } else if let Some(roll) = setup.roll {
            position.turn = Turn::ToMove(setup.turn, roll);
            if rules.punishes(roll, position.streak.sixes()) || position.legal_moves(rules).is_empty() {
                return Err(PositionError::NothingToAnswer { roll: roll.pips() });
            }
        }
        Ok(position)
    }

    /// Checks that turn, places and end of the game fit each other and the planes.
    fn check_end(&self, setup: &Setup, rules: &Rules) -> Result<(), PositionError> {
        let active = self.active();
        let finished = |color: Color| self.fleets[color].all_home();
        if let Some(color) = active.iter().find(|&color| finished(color)) {
            return Err(PositionError::NotPlaced { color });
        }
        // The last of a game played to the end is the one that was left, with planes still out.
        let all_placed = active.is_empty();
        let placed_by_finishing = self.places.len() - usize::from(all_placed);
        if let Some(color) = self.places.iter().take(placed_by_finishing).find(|&color| !finished(color)) {
            return Err(PositionError::PlacedTooEarly { color });
        }
        if let Some(color) = self.places.iter().nth(placed_by_finishing).filter(|&color| finished(color)) {
            return Err(PositionError::LastIsHome { color });
        }
        let (ended, by) = match rules.end {
            End::FirstWins => (self.places.len() == 1, self.places.iter().next()),
            End::PlayOn => (all_placed, self.places.iter().rev().nth(1).or(self.places.iter().next())),
        };
        if !setup.over {
            let too_many_places = !rules.end.plays_on() || active.len() < 2;
            if !self.places.is_empty() && too_many_places {
                return Err(PositionError::NotOver);
            }
            return match active.contains(setup.turn) {
                true => Ok(()),
                false if self.seats.contains(setup.turn) => {
                    Err(PositionError::FinishedToRoll { color: setup.turn })
                }
                false => Err(PositionError::EmptySeat { color: setup.turn }),
            };
        }
        if setup.roll.is_some() {
            return Err(PositionError::OverWithRoll);
        }
        if !self.streak.is_empty() {
            return Err(PositionError::StreakAtEnd);
        }
        match by {
            Some(by) if ended && (by == setup.turn || self.was_left_alone(setup.turn)) => Ok(()),
            Some(by) if ended => Err(PositionError::OverWithOther { turn: setup.turn, ended: by }),
            Some(_) | None => Err(PositionError::OverTooEarly),
        }
    }

    /// Whether the player can have ended the game by being left alone: it is the last one, and somebody is not there to
    /// have withdrawn. Where all four seats are taken, the last but one ended the game by a move.
    fn was_left_alone(&self, player: Color) -> bool {
        self.seats != ColorSet::ALL && self.places.iter().next_back() == Some(player)
    }
}

fn seats(setup: &Setup) -> Result<ColorSet, PositionError> {
    let seats: ColorSet =
        setup.planes.iter().filter_map(|(color, planes)| planes.as_ref().map(|_| color)).collect();
    // Whoever is left when all others have withdrawn sits there alone, but plays no longer.
    let fewest = if setup.over { 1 } else { 2 };
    if seats.len() < fewest {
        return Err(PositionError::TooFewSeats { found: seats.len() });
    }
    let with_stacks = setup.stacks.iter().filter(|(_, stacks)| !stacks.is_empty()).map(|(color, _)| color);
    match with_stacks.chain(setup.places.iter().copied()).find(|&color| !seats.contains(color)) {
        Some(color) => Err(PositionError::EmptySeat { color }),
        None => Ok(seats),
    }
}

fn fleet(setup: &Setup, color: Color, rules: &Rules) -> Result<Fleet, PositionError> {
    let progresses = setup.planes[color].as_deref().unwrap_or_default();
    let expected = rules.planes.get();
    if progresses.len() != usize::from(expected) {
        return Err(PositionError::PlaneCount { color, found: progresses.len(), expected });
    }
    let mut fleet = Fleet::UNUSED;
    for ((index, &progress), plane) in progresses.iter().enumerate().zip(Plane::ALL) {
        let spot = i8::try_from(progress).ok().and_then(Spot::new);
        let spot = spot.ok_or(PositionError::NoSuchSpot { color, index, progress })?;
        fleet.put(PlaneSet::of(plane), spot);
    }
    Ok(fleet)
}

fn check_squares(fleets: &ByColor<Fleet>, seats: ColorSet) -> Result<(), PositionError> {
    let stands_on = |square: Square, color: Color| {
        square.spot(color).is_some_and(|spot| !fleets[color].at(spot).is_empty())
    };
    for square in Square::all() {
        let mut colors = seats.iter().filter(|&color| stands_on(square, color));
        if let (Some(one), Some(other)) = (colors.next(), colors.next()) {
            return Err(PositionError::SharedSquare { square, one, other });
        }
    }
    Ok(())
}

fn add_stacks(
    fleet: &mut Fleet,
    color: Color,
    stacks: &[Vec<u64>],
    rules: &Rules,
) -> Result<(), PositionError> {
    let bad = |reason| PositionError::Stack { color, reason };
    let mut taken = PlaneSet::EMPTY;
    for indexes in stacks {
        let mut planes = PlaneSet::EMPTY;
        for &index in indexes {
            let plane = plane(color, index, rules)?;
            if taken.contains(plane) {
                return Err(bad(BadStack::PlaneTwice(plane)));
            }
            taken = taken.or(PlaneSet::of(plane));
            planes = planes.or(PlaneSet::of(plane));
        }
        let Some(lowest) = planes.lowest().filter(|_| planes.is_several()) else {
            return Err(bad(BadStack::TooSmall));
        };
        let spot = fleet.spot(lowest);
        let there = fleet.at(spot);
        if !planes.is_subset_of(there) {
            return Err(bad(BadStack::Apart));
        }
        if !spot.can_hold_stack() {
            return Err(bad(BadStack::Nowhere(spot)));
        }
        match rules.stacking {
            Stacking::Off => return Err(bad(BadStack::Off)),
            Stacking::Automatic if planes != there => {
                return Err(bad(BadStack::Incomplete { spot, planes: there.len() }));
            }
            Stacking::Automatic | Stacking::Optional => fleet.join(planes),
        }
    }
    if rules.stacking == Stacking::Automatic {
        for plane in Plane::ALL {
            let spot = fleet.spot(plane);
            if spot.can_hold_stack() {
                fleet.join(fleet.at(spot));
            }
        }
    }
    Ok(())
}

fn plane(color: Color, index: u64, rules: &Rules) -> Result<Plane, PositionError> {
    let plane = u8::try_from(index).ok().and_then(Plane::new);
    plane
        .filter(|&plane| rules.planes.planes().contains(plane))
        .ok_or(PositionError::NoSuchPlane { color, index })
}

fn streak(setup: &Setup, rules: &Rules) -> Result<Streak, PositionError> {
    if setup.streak.is_empty() {
        return Ok(Streak::NONE);
    }
    if !rules.six_streak_penalty.is_any() {
        return Err(PositionError::StreakUnderNone);
    }
    if !rules.extra_roll_faces.contains(Roll::Six) {
        return Err(PositionError::StreakWithoutExtraRoll);
    }
    let length = rules.six_streak_length.get();
    let too_long = PositionError::StreakTooLong { found: setup.streak.len(), length };
    if setup.streak.len() >= usize::from(length) {
        return Err(too_long);
    }
    let mut streak = Streak::NONE;
    for indexes in &setup.streak {
        let mut moved = PlaneSet::EMPTY;
        for &index in indexes {
            let plane = plane(setup.turn, index, rules)?;
            if moved.contains(plane) {
                return Err(PositionError::StreakRepeats { plane });
            }
            moved = moved.or(PlaneSet::of(plane));
        }
        streak = streak.with(moved).ok_or(too_long)?;
    }
    Ok(streak)
}

fn places(setup: &Setup, seats: ColorSet) -> Result<Places, PositionError> {
    let mut places = Places::NONE;
    for &color in &setup.places {
        if !seats.contains(color) {
            return Err(PositionError::EmptySeat { color });
        }
        if places.place_of(color).is_some() {
            return Err(PositionError::PlacedTwice { color });
        }
        places = places.with(color);
    }
    Ok(places)
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let index = |plane: Plane| plane.index() as u64;
        let indexes = |planes: PlaneSet| planes.iter().map(index).collect::<Vec<_>>();
        Self {
            planes: ByColor::from_fn(|color| {
                let progresses = position.planes(color).map(|(_, spot)| i64::from(spot.progress()));
                position.seats.contains(color).then(|| progresses.collect())
            }),
            stacks: ByColor::from_fn(|color| position.fleets[color].stacks().iter().map(indexes).collect()),
            turn: position.turn.color(),
            roll: match position.turn {
                Turn::ToMove(_, roll) => Some(roll),
                Turn::ToRoll(_) | Turn::Over(_) => None,
            },
            streak: position.streak.iter().map(indexes).collect(),
            places: position.places.iter().collect(),
            over: matches!(position.turn, Turn::Over(_)),
        }
    }
}
