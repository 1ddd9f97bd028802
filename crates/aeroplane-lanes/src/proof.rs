//! Lanes against the engine, roll by roll.

use std::num::NonZeroU32;

use aeroplane_dice::Randomness;
use aeroplane_rules::{Color, MoveList, Places, Position, Preset, Roll, Rules, Setup, Stacking, Turn};

use crate::block::LANES;
use crate::counts::Counts;
use crate::draw::Draw;
use crate::mask::NO;
use crate::simulation::first;
use crate::table::{Table, lanes_of};
use crate::way::Way;

/// The rolls that are compared for each preset.
const ROLLS: u64 = if cfg!(debug_assertions) { 150_000 } else { 3_000_000 };
/// After how many steps some lanes go on from a position that was made up.
const STEPS_BETWEEN: u64 = 5;

/// A position as far as it can be told from a lane: of a game that is over, lanes keep the planes alone.
#[derive(Debug, PartialEq, Eq)]
enum After {
    GoesOn(Position),
    Over(Places),
}

impl After {
    fn of(position: &Position) -> Self {
        match position.turn() {
            Turn::Over(_) => Self::Over(position.places()),
            Turn::ToRoll(_) | Turn::ToMove(..) => Self::GoesOn(*position),
        }
    }
}

/// Every answer of the engine to the roll, each carried out; one that is none where the roll passes by itself.
fn outcomes(rules: &Rules, before: &Position, roll: Roll) -> (usize, Vec<After>) {
    let (mut rolled, mut answers) = (*before, MoveList::new());
    rolled.roll_into(rules, roll, &mut answers, &mut ()).unwrap();
    if answers.is_empty() {
        return (0, vec![After::of(&rolled)]);
    }
    let played = |&answer: &_| {
        let mut position = rolled;
        position.play(rules, answer, &mut ()).unwrap();
        After::of(&position)
    };
    (answers.len(), answers.iter().map(played).collect())
}

/// What a lane's place at the table looks like after a step, to the next player who has not finished.
fn after(table: &mut Table, way: &Way, lane: usize) -> After {
    let mut places = table.block.places[lane];
    if table.ended[lane] != NO {
        let finisher = Color::from_seat(table.block.seat[lane] + 3);
        places = places.with(finisher);
        table.block.places[lane] = places;
        if places.len() >= way.finishers {
            return After::Over(way.places_at_end(places));
        }
    }
    let mut position = table.position(lane);
    let mut color = position.turn().color();
    if places.colors().contains(color) {
        while places.colors().contains(color) {
            color = color.next();
        }
        position = position.with_turn(color).unwrap();
    }
    After::GoesOn(position)
}

/// A position that hardly any game reaches: planes anywhere, close together, on one cell, some of them stacked. `None`
/// where what was made up is no position.
fn made_up(rules: &Rules, lot: &mut Randomness) -> Option<Position> {
    let mut below = |bound: u32| i64::from(lot.below(NonZeroU32::new(bound).unwrap()));
    let turn = Color::ALL[below(4) as usize];
    let mut setup = Setup::empty(turn);
    for color in Color::ALL {
        let about = below(58) - 1;
        let mut planes: Vec<i64> = (0..4).map(|_| (about + below(9) - 4).clamp(-1, 56)).collect();
        if below(3) == 0 {
            planes[1] = planes[0];
            planes[3] = planes[2];
        }
        if below(3) == 0 {
            planes[3] = planes[0];
        }
        if rules.stacking == Stacking::Optional && below(2) == 0 {
            let pairs = [[0, 1], [2, 3]].into_iter();
            let on_one_cell =
                pairs.filter(|&[one, other]| planes[one] == planes[other] && (1..56).contains(&planes[one]));
            setup.stacks[color] = on_one_cell.map(|pair| pair.map(|plane| plane as u64).to_vec()).collect();
        }
        setup.planes[color] = Some(planes);
    }
    Position::new(&setup, rules).ok()
}

/// Plays and compares: the number of answers, the position behind each of them, and the one that was chosen.
fn compare(preset: Preset, seed: u64) -> (u64, u64) {
    let way = Way::of(preset);
    let mut table = Table::new(way, Draw::new(seed, 0)).unwrap();
    let mut counts = Counts::default();
    for lane in 0..LANES {
        table.block.begin(lane, first(lane as u64));
    }
    let mut lot = Randomness::new(seed, 0);
    let (mut compared, mut ended, mut steps, mut made) = (0, 0, 0, 0);
    while compared < ROLLS {
        steps += 1;
        if steps % STEPS_BETWEEN == 0 {
            for lane in (0..LANES).step_by(2) {
                if let Some(position) = made_up(&way.rules, &mut lot) {
                    table.block.set(lane, way.form, &position);
                    made += 1;
                }
            }
        }
        let before = table.block.clone();
        let positions: Vec<Option<Position>> = (0..LANES)
            .map(|lane| {
                let position = table.position(lane);
                let is_over = position.places().colors().contains(position.turn().color());
                (!is_over).then_some(position)
            })
            .collect();
        table.step(&mut counts);
        let (offer, rolls) = (table.offer.clone(), table.draw.roll);
        let chosen: Vec<After> = (0..LANES).map(|lane| after(&mut table, &way, lane)).collect();

        // Every other choice as well: what lanes would have done.
        let kept = (table.block.clone(), table.ended);
        let most = offer.total.iter().copied().max().unwrap_or(0);
        let mut would_be: Vec<Vec<After>> = (0..LANES).map(|_| Vec::new()).collect();
        for choice in 0..most.max(1) {
            table.block.clone_from(&before);
            let choices = offer.total.map(|total| choice.min(total.saturating_sub(1)));
            table.play_choices(&choices);
            for lane in 0..LANES {
                if choice < offer.total[lane].max(1) && offer.engine[lane] == NO {
                    would_be[lane].push(after(&mut table, &way, lane));
                }
            }
        }
        (table.block, table.ended) = kept;

        for lane in 0..LANES {
            let Some(position) = positions[lane] else {
                assert_ne!(offer.finished[lane], NO);
                continue;
            };
            assert_eq!(offer.finished[lane], NO, "{preset}: {position} is passed over");
            let roll = Roll::new(rolls[lane]).unwrap();
            let (answers, mut expected) = outcomes(&way.rules, &position, roll);
            assert!(expected.contains(&chosen[lane]), "{preset}: {position}, {roll}: {:?}", chosen[lane]);
            if offer.engine[lane] == NO {
                assert_eq!(usize::from(offer.total[lane]), answers, "{preset}: {position}, {roll}");
                // Each answer belongs to one choice, and to one alone.
                for outcome in &would_be[lane] {
                    let found = expected.iter().position(|other| other == outcome);
                    let Some(index) = found else { panic!("{preset}: {position}, {roll}: {outcome:?}") };
                    expected.swap_remove(index);
                }
                assert!(expected.is_empty(), "{preset}: {position}, {roll}: {expected:?} is never chosen");
            }
            compared += 1;
        }
        let finished = kept_over(&table, &way);
        for lane in finished {
            ended += 1;
            table.block.begin(lane, first(ended));
        }
    }
    assert!(made * 200 > compared, "only {made} positions were made up");
    (compared, counts.played_by_engine)
}

/// The lanes whose game is over.
fn kept_over(table: &Table, way: &Way) -> Vec<usize> {
    lanes_of(&table.ended).filter(|&lane| table.block.places[lane].len() >= way.finishers).collect()
}

fn holds(preset: Preset) {
    let (compared, by_engine) = compare(preset, 2026);
    assert!(compared >= ROLLS);
    // The engine is asked where it is needed, and in most positions not even where they were made up.
    assert!(by_engine > 0 && by_engine * 2 < compared, "{by_engine} of {compared}");
}

#[test]
fn classic_lanes_do_what_the_engine_does() {
    holds(Preset::Classic);
}

#[test]
fn basic_lanes_do_what_the_engine_does() {
    holds(Preset::ChineseBasic);
}

#[test]
fn improved_lanes_do_what_the_engine_does() {
    holds(Preset::ChineseImproved);
}

#[test]
fn casual_lanes_do_what_the_engine_does() {
    holds(Preset::ChineseCasual);
}
