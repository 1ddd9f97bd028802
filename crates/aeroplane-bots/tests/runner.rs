//! What the runner does, and that it cares for nothing else.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use aeroplane_bots::{Answers, Bot as _, RunnerBot};
use aeroplane_rules::{Position, Roll, Rules};

/// The runner's answer to a roll in a position, in the words of a record.
fn answer(rules: &str, position: &str, roll: Roll) -> String {
    let rules: Rules = rules.parse().unwrap();
    let mut position = Position::new(&position.parse().unwrap(), &rules).unwrap();
    let moves = position.roll(&rules, roll, &mut ()).unwrap();
    RunnerBot.choose(&rules, &position, Answers::new(&moves).unwrap()).to_string()
}

#[test]
fn it_launches_whenever_it_can() {
    assert_eq!(answer("classic", "red:-,54,20,-/blue:-,-,-,- red - -", Roll::Two), "launch 1");
}

#[test]
fn it_moves_the_plane_that_has_come_furthest() {
    assert_eq!(answer("classic", "red:3,40,20,-/blue:-,-,-,- red - -", Roll::Five), "walk 2");
}

#[test]
fn it_goes_as_far_as_the_plane_gets() {
    let rules = "classic jump=optional";
    assert_eq!(answer(rules, "red:3,15,-,-/blue:-,-,-,- red - -", Roll::Three), "walk 2 shortcut");
    assert_eq!(answer(rules, "red:3,21,-,-/blue:-,-,-,- red - -", Roll::One), "walk 2 jump");
}

#[test]
fn it_cares_for_neither_captures_nor_danger() {
    // Plane 1 could capture the plane of blue on red's 4; on red's 11 plane 2 stands before it.
    let position = "red:3,10,-,-/blue:30,-,-,- red - -";
    assert_eq!(answer("classic", position, Roll::One), "walk 2");
}

#[test]
fn it_declines_only_what_it_must() {
    let rules = "classic must_move=false";
    assert_eq!(answer(rules, "red:3,-,-,-/blue:-,-,-,- red - -", Roll::One), "walk 1");
}
