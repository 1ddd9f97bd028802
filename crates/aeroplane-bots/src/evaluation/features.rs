//! What of a position the evaluation sees.

use aeroplane_rules::{Color, Plane, Position, Rules, Spot};

use super::reach::{FACES, Stops};
use super::rule_features::RULE_FEATURES;
use super::sight::Sight;

/// The cells between pad and home, where planes can meet others of their own.
const CELLS: usize = Spot::HOME.progress().unsigned_abs() as usize - 1;
/// The way left is told apart by so many cells.
const WAY_STEP: usize = 4;
/// What the way from the hangar to the pad counts as, in cells: about as long as it takes to roll a launch.
const LAUNCH_WAY: usize = 8;
/// How many lengths of the way left are told apart.
const WAYS: usize = PLANES * (CELLS + 1 + LAUNCH_WAY) / WAY_STEP + 1;
/// Most planes of a seat.
const PLANES: usize = Plane::ALL.len();

/// What is seen of one seat, as offsets within its part.
mod seat {
    use super::{CELLS, FACES, PLANES};

    /// A cell with a plane.
    pub(super) const OCCUPIED: usize = 0;
    /// A cell with another plane besides; again for the third and the fourth.
    pub(super) const COMPANY: usize = OCCUPIED + CELLS;
    /// A cell with a stack.
    pub(super) const STACK: usize = COMPANY + CELLS;
    /// At least one, two, three, four planes in the hangar.
    pub(super) const HANGAR: usize = STACK + CELLS;
    /// At least so many on the pad.
    pub(super) const PAD: usize = HANGAR + PLANES;
    /// At least so many at home.
    pub(super) const HOME: usize = PAD + PLANES;
    /// Nobody plays there, or no longer.
    pub(super) const ABSENT: usize = HOME + PLANES;
    /// So many faces bring a plane home, from one.
    pub(super) const HOMING: usize = ABSENT + 1;
    /// So many faces move nothing, from one.
    pub(super) const IDLE: usize = HOMING + FACES;
    /// How far it is from having all planes home, in steps of [`super::WAY_STEP`].
    pub(super) const WAY: usize = IDLE + FACES;
    /// The length of the part.
    pub(super) const LENGTH: usize = WAY + super::WAYS;
}

/// What is seen of the danger that one seat is to another, as offsets within its part.
mod danger {
    /// How many parts of the way are told apart.
    pub(super) const STRETCHES: usize = 6;
    /// Most faces that are told apart.
    pub(super) const HITS: usize = 4;
    /// For each part of the way: a plane that is hit with so many faces, from one, and last one that the next roll cannot
    /// reach, but the one after it can.
    pub(super) const LOOSE: usize = 0;
    /// The same for a plane of a stack.
    pub(super) const STACKED: usize = LOOSE + STRETCHES * (HITS + 1);
    /// The length of the part.
    pub(super) const LENGTH: usize = STACKED + STRETCHES * (HITS + 1);
}

/// The seats.
const SEATS: usize = Color::ALL.len();
/// Each seat with each, itself among them: own planes that can join a plane are seen as enemies are that can hit it.
const PAIRS: usize = SEATS * SEATS;
const DANGER: usize = SEATS * seat::LENGTH;
/// At least one, two sixes in the turn.
const SIXES: usize = DANGER + PAIRS * danger::LENGTH;
/// At least so many planes moved by them.
const MOVED_BY_SIXES: usize = SIXES + 2;
/// What is seen of the rules.
const RULES: usize = MOVED_BY_SIXES + PLANES;
/// Seen always.
const ALWAYS: usize = RULES + RULE_FEATURES;

/// How many features there are.
pub const FEATURES: usize = ALWAYS + 1;

/// The most features of a position that are no features of its rules: of each plane its cell, its company, its stack and
/// one with each seat; of each seat three besides; and those of the sixes.
const MOST_SEEN: usize = SEATS * (PLANES * (3 + SEATS) + 3) + 2 + PLANES;

/// The features of a position, by number; a feature may be there several times.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Features {
    numbers: [u16; MOST_SEEN],
    count: usize,
}

impl Features {
    /// The numbers of the features, each below [`FEATURES`].
    pub fn as_slice(&self) -> &[u16] {
        self.numbers.get(..self.count).unwrap_or_default()
    }

    fn push(&mut self, number: usize) {
        if let (Some(place), Ok(number)) = (self.numbers.get_mut(self.count), u16::try_from(number)) {
            *place = number;
            self.count += 1;
        }
    }

    /// Adds the features that say "at least one", "at least two" and so on up to the count.
    fn push_up_to(&mut self, first: usize, count: u8) {
        for number in 0..usize::from(count) {
            self.push(first + number);
        }
    }

    /// The features of a position that waits for a roll, apart from those of its rules. Seats are counted from the
    /// player who is to roll, so that the same position looks the same from every side of the board.
    pub(super) fn of(sight: &Sight, position: &Position) -> Self {
        let mut features = Self { numbers: [0; MOST_SEEN], count: 0 };
        let first = position.turn().color();
        let active = position.active();
        let mut attacks = [Attack::default(); SEATS];
        for (seats, attack) in (0_u8..).zip(&mut attacks) {
            let color = Color::from_seat(first.seat() + seats);
            let part = usize::from(seats) * seat::LENGTH;
            if active.contains(color) {
                *attack = Attack::of(sight, position, color);
                features.push_seat(part, sight, position, color, attack);
            } else {
                features.push(part + seat::ABSENT);
            }
        }
        for seats in 0_u8..4 {
            let color = Color::from_seat(first.seat() + seats);
            if active.contains(color) {
                features.push_dangers(usize::from(seats), position, color, &attacks);
            }
        }
        features.push_up_to(SIXES, position.streak().sixes());
        features.push_up_to(MOVED_BY_SIXES, position.streak().all_moved().len());
        features
    }

    fn push_seat(&mut self, part: usize, sight: &Sight, position: &Position, color: Color, attack: &Attack) {
        let fleet = position.fleet(color);
        let mut seen: u64 = 0;
        for (_, spot) in position.planes(color) {
            if !spot.can_hold_stack() {
                continue;
            }
            let cell = cell_of(spot);
            let is_company = seen >> cell & 1 != 0;
            seen |= 1 << cell;
            self.push(part + cell + if is_company { seat::COMPANY } else { seat::OCCUPIED });
        }
        let mut way = 0;
        for (plane, spot) in position.planes(color) {
            // Where stacks move as one, only one of their planes has to be moved.
            if !sight.carries() || fleet.stacks().group_of(plane).lowest() == Some(plane) {
                way += way_left(spot);
            }
        }
        self.push(part + seat::WAY + way / WAY_STEP);
        for stack in fleet.stacks().iter() {
            if let Some(plane) = stack.lowest() {
                self.push(part + seat::STACK + cell_of(fleet.spot(plane)));
            }
        }
        let hangar = fleet.at(Spot::HANGAR).len();
        self.push_up_to(part + seat::HANGAR, hangar);
        self.push_up_to(part + seat::PAD, fleet.at(Spot::PAD).len());
        // Planes that a short game leaves out stand at home too; they are no achievement.
        let home = fleet.at(Spot::HOME).and(position.plane_count().planes()).len();
        self.push_up_to(part + seat::HOME, home);
        let homing = attack.stops.iter().filter(|stops| stops.has_home()).count();
        if homing > 0 {
            self.push(part + seat::HOMING + homing - 1);
        }
        let moves = |(face, stops): (usize, &Stops)| stops.is_any() || hangar > 0 && sight.launches(face);
        let idle = FACES - attack.stops.iter().enumerate().filter(|&face| moves(face)).count();
        if idle > 0 {
            self.push(part + seat::IDLE + idle - 1);
        }
    }

    fn push_dangers(&mut self, seats: usize, position: &Position, color: Color, attacks: &[Attack; SEATS]) {
        let fleet = position.fleet(color);
        let stacked = fleet.stacks().stacked();
        for (plane, spot) in position.planes(color) {
            if !(spot.is_on_ring() || spot == Spot::CROSSED) {
                continue;
            }
            let stretch = stretch_of(spot);
            for further in 0..SEATS {
                let attack = &attacks[(seats + further) % SEATS];
                let pair = DANGER + (seats * SEATS + further) * danger::LENGTH;
                let class = if stacked.contains(plane) { danger::STACKED } else { danger::LOOSE };
                let part = pair + class + stretch * (danger::HITS + 1);
                match attack.on(spot, further) {
                    Danger::None => {}
                    Danger::Hits(hits) => self.push(part + hits.clamp(1, danger::HITS) - 1),
                    Danger::Far => self.push(part + danger::HITS),
                }
            }
        }
    }
}

/// The features of the rules themselves, to be added to those of every position under them.
pub(super) fn features_of_rules(rules: &Rules) -> impl Iterator<Item = usize> {
    super::rule_features::features_of(rules).map(|number| RULES + number).chain([ALWAYS])
}

/// The number of a cell between pad and home, from 0.
fn cell_of(spot: Spot) -> usize {
    usize::try_from(spot.progress() - 1).unwrap_or(0)
}

/// How far it is home from a spot, in cells.
fn way_left(spot: Spot) -> usize {
    let cells = usize::try_from(Spot::HOME.progress() - spot.progress().max(0)).unwrap_or(0);
    if spot == Spot::HANGAR { cells + LAUNCH_WAY } else { cells }
}

/// The part of the way on which a spot lies.
fn stretch_of(spot: Spot) -> usize {
    cell_of(spot) * danger::STRETCHES / CELLS
}

/// Where the planes of one seat may go.
#[derive(Debug, Clone, Copy, Default)]
struct Attack {
    /// With each face.
    stops: [Stops; FACES],
    /// With any face.
    any: Stops,
    /// The cells seven to twelve steps before a plane, bit n for progress n.
    far: u64,
}

impl Attack {
    fn of(sight: &Sight, position: &Position, color: Color) -> Self {
        let mut attack = Self::default();
        for (_, spot) in position.planes(color) {
            for (stops, more) in attack.stops.iter_mut().zip(sight.reach(spot)) {
                *stops = stops.or(more);
            }
            if let Ok(progress) = u32::try_from(spot.progress()) {
                attack.far |= 0b111_111_u64.checked_shl(progress + 7).unwrap_or(0);
            }
        }
        attack.any = attack.stops.iter().fold(Stops::default(), |any, &stops| any.or(stops));
        attack
    }

    /// What it is to a spot of the seat that sits so many seats before it.
    fn on(&self, spot: Spot, seats: usize) -> Danger {
        let hits = |hits: fn(Stops) -> bool| match self.stops.iter().filter(|&&stops| hits(stops)).count() {
            0 => Danger::None,
            hits => Danger::Hits(hits),
        };
        if spot == Spot::CROSSED {
            return if seats == 2 { hits(Stops::has_crossing) } else { Danger::None };
        }
        let Some(seen) = spot.seen_by(Color::Red, Color::ALL[seats & 3]) else { return Danger::None };
        let progress = seen.progress().unsigned_abs();
        if self.any.has_ring(progress) {
            Danger::Hits(self.stops.iter().filter(|stops| stops.has_ring(progress)).count())
        } else if self.far >> progress & 1 != 0 {
            Danger::Far
        } else {
            Danger::None
        }
    }
}

/// What an enemy is to a plane.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Danger {
    /// It comes nowhere near.
    None,
    /// It can hit the plane with so many faces.
    Hits(usize),
    /// It can hit the plane with the roll after the next.
    Far,
}
