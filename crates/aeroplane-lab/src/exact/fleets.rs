//! The ways in which a side's planes can stand, numbered.

use std::ops::Range;

use aeroplane_rules::{Color, Fleet, Plane, Position, Setup, Spot};

use super::game::{MOST_PLANES, SmallGame};

/// A plane's place as a number below 128: twice its spot, counted from the hangar, and one more if it is stacked. With at
/// most three planes there is at most one stack, so that nothing else has to be told of it.
type Berth = u8;

/// Every berth is below this.
const BERTHS: u32 = 1 << BITS_PER_BERTH;
const BITS_PER_BERTH: u32 = 7;

/// The berths of the planes in rising order, those of planes that are not in the game first and zero.
type Berths = [Berth; MOST_PLANES as usize];

/// A lookup entry without a fleet.
const NO_FLEET: u32 = u32::MAX;

/// All fleets that a side can have before its end, numbered in order of their total progress.
#[derive(Debug)]
pub(super) struct Fleets {
    planes: u8,
    /// The fleet of each number.
    by_number: Vec<Berths>,
    /// The number of a fleet by its key.
    numbers: Vec<u32>,
    /// Where the fleets of each total progress begin, and behind the last one their end.
    beginnings: Vec<u32>,
}

impl Fleets {
    /// The fleets of a game: those with which the engine takes a position.
    pub(super) fn new(game: &SmallGame) -> Self {
        let planes = game.rules().planes.get();
        let [own, enemy] = game.pair().colors();
        let mut setup = Setup::empty(own);
        let nowhere = berths_of(0);
        set(&mut setup, enemy, nowhere, planes);
        let exists = |&berths: &Berths| {
            set(&mut setup, own, berths, planes);
            let position = Position::new(&setup, game.rules());
            // The engine may have completed stacks: then these berths are another way to write a fleet.
            position.is_ok_and(|position| berths_in(*position.fleet(own), planes) == berths)
        };
        let keys = 0..BERTHS.pow(planes.into());
        let mut fleets: Vec<Berths> =
            keys.map(berths_of).filter(|berths| berths.is_sorted()).filter(exists).collect();
        fleets.sort_by_key(|&berths| progress(berths));
        let mut numbers = vec![NO_FLEET; 1 << (BITS_PER_BERTH * u32::from(planes))];
        let mut beginnings = Vec::new();
        for (number, &berths) in (0..).zip(&fleets) {
            numbers[key(berths)] = number;
            beginnings.resize(beginnings.len().max(progress(berths) + 1), number);
        }
        beginnings.push(u32::try_from(fleets.len()).unwrap_or(NO_FLEET));
        Self { planes, by_number: fleets, numbers, beginnings }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.by_number.len()
    }

    /// One more than the largest total progress.
    pub(super) fn progresses(&self) -> usize {
        self.beginnings.len() - 1
    }

    /// The numbers of the fleets with that total progress, counted in steps from the hangar.
    pub(super) fn with_progress(&self, progress: usize) -> Range<u32> {
        let beginning = |progress: usize| self.beginnings.get(progress).copied().unwrap_or(0);
        beginning(progress)..beginning(progress + 1)
    }

    /// The number of a fleet, `None` where all its planes are home.
    pub(super) fn number_of(&self, fleet: Fleet) -> Option<u32> {
        let number = *self.numbers.get(key(berths_in(fleet, self.planes)))?;
        (number != NO_FLEET).then_some(number)
    }

    /// Writes the fleet of that number down as the one of a color.
    pub(super) fn place(&self, setup: &mut Setup, color: Color, number: u32) {
        if let Some(&berths) = self.by_number.get(number as usize) {
            set(setup, color, berths, self.planes);
        }
    }
}

/// The steps of all planes from the hangar.
fn progress(berths: Berths) -> usize {
    berths.into_iter().map(|berth| usize::from(berth >> 1)).sum()
}

/// A number of its own for all berths in order.
fn key(berths: Berths) -> usize {
    berths.into_iter().fold(0, |key, berth| key << BITS_PER_BERTH | usize::from(berth))
}

/// The berths of a key.
fn berths_of(key: u32) -> Berths {
    let mut rest = key;
    let mut berths = Berths::default();
    for berth in berths.iter_mut().rev() {
        *berth = (rest % BERTHS).to_le_bytes()[0];
        rest /= BERTHS;
    }
    berths
}

fn berths_in(fleet: Fleet, planes: u8) -> Berths {
    let stacked = fleet.stacks().stacked();
    let mut berths = Berths::default();
    for (berth, plane) in berths.iter_mut().zip(Plane::ALL).take(planes.into()) {
        let steps = fleet.spot(plane).progress() - Spot::HANGAR.progress();
        *berth = steps.unsigned_abs() << 1 | u8::from(stacked.contains(plane));
    }
    berths.sort_unstable();
    berths
}

fn set(setup: &mut Setup, color: Color, berths: Berths, planes: u8) {
    let used = &berths[berths.len() - usize::from(planes)..];
    let progresses = setup.planes[color].get_or_insert_default();
    progresses.clear();
    progresses.extend(used.iter().map(|berth| i64::from(berth >> 1) + i64::from(Spot::HANGAR.progress())));
    let stack = (0..).zip(used).filter(|(_, berth)| *berth & 1 != 0).map(|(index, _)| index);
    setup.stacks[color].clear();
    if used.iter().any(|berth| berth & 1 != 0) {
        setup.stacks[color].push(stack.collect());
    }
}

#[cfg(test)]
mod tests {
    use aeroplane_rules::{PlaneCount, Preset, Rules};

    use super::*;
    use crate::exact::game::Pair;

    fn fleets(preset: Preset, planes: u8) -> Fleets {
        let mut rules = Rules::from(preset);
        rules.planes = PlaneCount::new(planes).unwrap();
        Fleets::new(&SmallGame::new(rules, Pair::Opposite).unwrap())
    }

    #[test]
    fn there_are_as_many_as_combinatorics_says() {
        // Multisets of 58 spots without the one that is all home, and each stack on 55 cells where it is a choice.
        assert_eq!(fleets(Preset::Classic, 1).len(), 57);
        assert_eq!(fleets(Preset::Classic, 2).len(), 58 * 59 / 2 - 1 + 55);
        assert_eq!(fleets(Preset::ChineseBasic, 2).len(), 58 * 59 / 2 - 1);
        assert_eq!(fleets(Preset::ChineseBasic, 3).len(), 58 * 59 * 60 / 6 - 1);
        assert_eq!(fleets(Preset::Classic, 3).len(), 58 * 59 * 60 / 6 - 1 + 55 * 58 + 55);
    }

    #[test]
    fn each_is_found_by_its_number_and_stands_in_order_of_progress() {
        for (preset, planes) in [(Preset::Classic, 3), (Preset::ChineseImproved, 2)] {
            let fleets = fleets(preset, planes);
            for (number, &berths) in (0..).zip(&fleets.by_number) {
                assert_eq!(fleets.numbers[key(berths)], number);
                assert!(fleets.with_progress(progress(berths)).contains(&number));
            }
            assert_eq!(fleets.with_progress(fleets.progresses() - 1).end as usize, fleets.len());
        }
    }
}
