//! Holding the engine against the reference. Tests and fuzz targets that take it in have `mod common` and
//! `mod reference` beside it.

#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a disagreement must fail the test, and say all about it"
)]

use std::collections::BTreeSet;

use aeroplane_rules::{ByColor, Move, PlaneSet, Position, Roll, Route, Rules, Setup, Step, Trail, Turn};

use crate::common::{Likeness, likeness, marks};
use crate::reference::{Outcome, outcomes, withdrawn};

/// Compares what can follow every roll of the player whose turn it is; a roll that waits is rolled anew.
pub(crate) fn compare_every_roll(rules: &Rules, position: &Position) {
    if !matches!(position.turn(), Turn::Over(_)) {
        let setup = Setup { roll: None, ..Setup::from(position) };
        let before = Position::new(&setup, rules).unwrap();
        for roll in Roll::ALL {
            compare(rules, &before, roll);
        }
    }
}

/// Compares what follows when each of the players still in the game leaves it.
pub(crate) fn compare_every_withdrawal(rules: &Rules, before: &Position) {
    if matches!(before.turn(), Turn::Over(_)) {
        return;
    }
    for color in before.active().iter() {
        let mut after = *before;
        after.withdraw(rules, color, &mut ()).unwrap();
        let expected = Position::new(&withdrawn(rules, &Setup::from(before), color), rules);
        assert_eq!(expected, Ok(after), "{color} withdraws\nrules:    {rules}\nposition: {before}");
    }
}

/// What the player chose and where it led, with alike planes being alike.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Choice {
    /// The cell from which planes went.
    from: Option<i8>,
    /// For each plane that went the sixes that had moved it.
    marks: Vec<u8>,
    route: Option<Route>,
    join: bool,
    after: Likeness,
}

fn choice(before: &Position, answer: Option<Move>, after: &Position) -> Choice {
    let planes = answer.map_or(PlaneSet::EMPTY, Move::planes);
    let color = before.turn().color();
    let mut marks: Vec<u8> = planes.iter().map(|plane| marks(before, color, plane)).collect();
    marks.sort_unstable();
    let (route, join) = match answer {
        Some(Move::Advance { route, join, .. }) => (Some(route), join),
        Some(Move::Launch { .. } | Move::Decline) | None => (None, false),
    };
    let from = planes.lowest().map(|plane| before.fleet(color).spot(plane).progress());
    Choice { from, marks, route, join, after: likeness(after) }
}

fn scores_in(trail: &Trail) -> Option<ByColor<i16>> {
    trail.iter().find_map(|step| if let Step::Scored { scores } = step { Some(*scores) } else { None })
}

/// Rolls in the engine and in the reference; panics with all about it where they disagree.
pub(crate) fn compare(rules: &Rules, before: &Position, roll: Roll) {
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
