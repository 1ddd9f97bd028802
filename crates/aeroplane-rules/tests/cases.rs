//! The worked cases: positions with a roll, and the positions that its legal answers lead to, made independently of
//! this engine. The reference, to which the engine is held in random positions, has to pass them as well.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a case that cannot be read must fail the test, and say so"
)]

mod common;
mod reference;

use std::collections::BTreeSet;

use aeroplane_rules::{Position, Roll, Rules, Setup, Turn};
use common::{Likeness, likeness};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    id: String,
    rules: Rules,
    position: Setup,
    roll: u8,
    positions: Vec<Setup>,
}

/// The positions that the legal answers to the roll lead to.
fn answers(rules: &Rules, mut position: Position, roll: Roll) -> BTreeSet<Likeness> {
    position.roll(rules, roll, &mut ()).unwrap();
    let moves = position.legal_moves(rules);
    if moves.is_empty() {
        assert!(!matches!(position.turn(), Turn::ToMove(..)));
        return BTreeSet::from([likeness(&position)]);
    }
    moves
        .iter()
        .map(|&answer| {
            let mut after = position;
            after.play(rules, answer, &mut ()).unwrap();
            likeness(&after)
        })
        .collect()
}

/// The same according to the reference.
fn reference_answers(rules: &Rules, position: &Position, roll: Roll) -> BTreeSet<Likeness> {
    reference::outcomes(rules, &Setup::from(position), roll)
        .iter()
        .map(|outcome| likeness(&Position::new(&outcome.after, rules).unwrap()))
        .collect()
}

fn check(cases: &str) {
    let mut failed = Vec::new();
    let mut count = 0;
    for line in cases.lines() {
        let case: Case = serde_json::from_str(line).unwrap();
        let position =
            Position::new(&case.position, &case.rules).unwrap_or_else(|error| panic!("{}: {error}", case.id));
        let roll = Roll::new(case.roll).unwrap();
        let found = answers(&case.rules, position, roll);
        let expected = case
            .positions
            .iter()
            .map(|setup| {
                Position::new(setup, &case.rules).unwrap_or_else(|error| panic!("{}: {error}", case.id))
            })
            .map(|position| likeness(&position))
            .collect::<BTreeSet<_>>();
        count += 1;
        assert_eq!(reference_answers(&case.rules, &position, roll), expected, "reference, {}", case.id);
        if found != expected {
            let missing: Vec<_> = expected.difference(&found).collect();
            let surplus: Vec<_> = found.difference(&expected).collect();
            failed.push(format!("{}: missing {missing:#?}, surplus {surplus:#?}", case.id));
        }
    }
    assert!(failed.is_empty(), "{} of {count} cases differ:\n{}", failed.len(), failed.join("\n"));
    assert!(count > 30, "only {count} cases were read");
}

#[test]
fn classic_cases() {
    check(include_str!("cases/classic.jsonl"));
}

#[test]
fn chinese_basic_cases() {
    check(include_str!("cases/cn_basic.jsonl"));
}

#[test]
fn chinese_improved_cases() {
    check(include_str!("cases/cn_improved.jsonl"));
}

#[test]
fn chinese_casual_cases() {
    check(include_str!("cases/cn_casual.jsonl"));
}

#[test]
fn mixed_rule_cases() {
    check(include_str!("cases/mixed.jsonl"));
}

#[test]
fn corner_cases() {
    check(include_str!("cases/corners.jsonl"));
}
