//! The engine agrees with the reference: the same answers to every roll, leading to the same positions, under any
//! rules and in any position.

#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a disagreement must fail the test, and say all about it"
)]

mod common;
#[path = "common/random.rs"]
mod random;
mod reference;

use std::collections::BTreeSet;

use aeroplane_rules::{ByColor, Move, PlaneSet, Position, Roll, Route, Rules, Setup, Step, Trail, Turn};
use common::{Likeness, likeness};
use proptest::prelude::*;
use reference::{Outcome, outcomes};

/// A position in which the player whose turn it is has not rolled yet.
fn to_roll(position: &Position, rules: &Rules) -> Position {
    let setup = Setup { roll: None, ..Setup::from(position) };
    Position::new(&setup, rules).unwrap()
}

/// What the player chose and where it led, with alike planes being alike: from which cell how many planes went, by
/// which links, joining or not.
type Choice = (i8, u8, Option<Route>, bool, Likeness);

fn choice(before: &Position, answer: Option<Move>, after: &Position) -> Choice {
    let planes = answer.map_or(PlaneSet::EMPTY, Move::planes);
    let color = before.turn().color();
    let from = planes.lowest().map_or(i8::MIN, |plane| before.fleet(color).spot(plane).progress());
    let (route, join) = match answer {
        Some(Move::Advance { route, join, .. }) => (Some(route), join),
        Some(Move::Launch { .. } | Move::Decline) | None => (None, false),
    };
    (from, planes.len(), route, join, likeness(after))
}

fn scores_in(trail: &Trail) -> Option<ByColor<i16>> {
    trail.iter().find_map(|step| if let Step::Scored { scores } = step { Some(*scores) } else { None })
}

/// Rolls in the engine and in the reference.
fn compare(rules: &Rules, before: &Position, roll: Roll) {
    let about = |what: &str| format!("{what}\nrules:    {rules}\nposition: {before}\nroll:     {roll}");
    let expected = outcomes(rules, &Setup::from(before), roll);
    let reached = |outcome: &Outcome| {
        Position::new(&outcome.after, rules)
            .unwrap_or_else(|error| panic!("{}", about(&format!("{:?}: {error}", outcome.answer))))
    };
    let mut found = Vec::new();
    let mut rolled = *before;
    let moves = rolled.roll(rules, roll, &mut ()).unwrap();
    if moves.is_empty() {
        assert!(!matches!(rolled.turn(), Turn::ToMove(..)), "{}", about("nothing to answer"));
        found.push((None, rolled, None));
    }
    for answer in moves {
        let mut after = rolled;
        let mut trail = Trail::new();
        after.play(rules, answer, &mut trail).unwrap();
        found.push((Some(answer), after, scores_in(&trail)));
    }
    for (answer, after, scores) in &found {
        let text = answer.map_or_else(|| "the roll passes".into(), |answer| answer.to_string());
        let outcome = expected.iter().find(|outcome| outcome.answer == *answer);
        let outcome = outcome.unwrap_or_else(|| panic!("{}", about(&format!("not legal: {text}"))));
        assert_eq!(reached(outcome).to_string(), after.to_string(), "{}", about(&text));
        assert_eq!(reached(outcome), *after, "{}", about(&text));
        assert_eq!(outcome.scores, *scores, "{}", about(&text));
    }
    let found: BTreeSet<_> = found.iter().map(|(answer, after, _)| choice(before, *answer, after)).collect();
    for outcome in &expected {
        let choice = choice(before, outcome.answer, &reached(outcome));
        assert!(found.contains(&choice), "{}", about(&format!("not offered: {:?}", outcome.answer)));
    }
}

proptest! {
    #![proptest_config(random::config(25_000))]

    #[test]
    fn in_any_position_under_any_rules(
        (rules, position) in random::rules().prop_flat_map(|rules| (Just(rules), random::position(rules))),
    ) {
        if !matches!(position.turn(), Turn::Over(_)) {
            let before = to_roll(&position, &rules);
            for roll in Roll::ALL {
                compare(&rules, &before, roll);
            }
        }
    }
}

proptest! {
    #![proptest_config(random::config(1_000))]

    #[test]
    fn at_every_roll_of_a_game(game in random::game()) {
        for ply in 0..=game.plies() {
            let position = game.position_at(ply).unwrap();
            if matches!(position.turn(), Turn::ToRoll(_)) {
                for roll in Roll::ALL {
                    compare(game.rules(), position, roll);
                }
            }
        }
    }
}
