//! The engine agrees with the reference: the same answers to every roll, leading to the same positions, under any
//! rules and in any position.

mod common;
#[path = "common/compare.rs"]
mod compare;
#[path = "common/random.rs"]
mod random;
mod reference;

use aeroplane_rules::Turn;
use compare::compare_every_roll;
use proptest::prelude::*;

proptest! {
    #![proptest_config(random::config(25_000))]

    #[test]
    fn in_any_position_under_any_rules(
        (rules, position) in random::rules().prop_flat_map(|rules| (Just(rules), random::position(rules))),
    ) {
        compare_every_roll(&rules, &position);
    }
}

proptest! {
    #![proptest_config(random::config(1_000))]

    #[test]
    fn at_every_roll_of_a_game(game in random::game()) {
        for ply in 0..=game.plies() {
            if let Some(position) = game.position_at(ply)
                && matches!(position.turn(), Turn::ToRoll(_))
            {
                compare_every_roll(game.rules(), position);
            }
        }
    }
}
