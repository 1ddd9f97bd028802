//! The engine agrees with the reference: the same answers to every roll, leading to the same positions, under any
//! rules and in any position.

#![allow(clippy::unwrap_used, reason = "a picture that cannot be read must fail the test")]

mod common;
#[path = "common/compare.rs"]
mod compare;
#[path = "common/random.rs"]
mod random;
mod reference;

use aeroplane_rules::{Position, Rules, Turn};
use compare::{compare_every_roll, compare_every_withdrawal};
use proptest::prelude::*;

proptest! {
    #![proptest_config(random::config(25_000))]

    #[test]
    fn in_any_position_under_any_rules(
        (rules, position) in random::rules().prop_flat_map(|rules| (Just(rules), random::position(rules))),
    ) {
        compare_every_roll(&rules, &position);
        compare_every_withdrawal(&rules, &position);
    }
}

proptest! {
    #![proptest_config(random::config(1_000))]

    #[test]
    fn at_every_roll_of_a_game(game in random::game()) {
        for ply in 0..=game.plies() {
            if let Some(position) = game.position_at(ply) {
                compare_every_withdrawal(game.rules(), position);
                if matches!(position.turn(), Turn::ToRoll(_)) {
                    compare_every_roll(game.rules(), position);
                }
            }
        }
    }
}

/// Meetings that chance hardly ever brings about, each with the rules that matter in it.
const RARE: [(&str, &str); 7] = [
    // Three planes meet three, or four, on a square from which they could jump on.
    ("classic stack_defense=larger_wins", "red:11a,11a,11a,-/blue:40a,40a,40a,- red - -"),
    ("classic stack_defense=larger_wins", "red:11a,11a,11a,-/blue:40a,40a,40a,40a red - -"),
    ("cn_basic stack_defense=larger_wins stack_movement=together", "red:15,15,15,-/blue:44,44,44,44 red - -"),
    // A walk is thrown to and fro between two walls.
    ("cn_basic planes=4", "red:10,-,-,-/yellow:48,48,46,46/blue:-,-,-,- red - -"),
    // Planes of two stacks on one cell, each moved by other sixes.
    ("classic stack_movement=choice", "red:14a,14a,14b,14b/yellow:5,-,-,- red 1+4,3+4 -"),
    ("classic stack_movement=choice", "red:12a,12a,12b,12b/yellow:5,-,-,- red 1 -"),
    // Yellow's stack turns red round before it reaches blue's, which is immune: without yellow the 4 passes by itself.
    ("cn_basic planes=2 stack_defense=immune", "red:20,56/yellow:9,9/blue:50,50 red:4 - -"),
];

#[test]
fn where_chance_hardly_leads() {
    for (rules, picture) in RARE {
        let rules: Rules = rules.parse().unwrap();
        let position = Position::new(&picture.parse().unwrap(), &rules).unwrap();
        compare_every_roll(&rules, &position);
        compare_every_withdrawal(&rules, &position);
    }
}
