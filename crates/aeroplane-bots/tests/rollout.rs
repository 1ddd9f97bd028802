//! What the rollout bot does where people would agree on what to do, and what its rolls depend on.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use std::num::NonZeroU32;

use aeroplane_bots::{Answers, Bot as _, RolloutBot};
use aeroplane_dice::SeededDice;
use aeroplane_rules::{Color, ColorSet, Move, Position, Preset, Roll, Rules, Turn};

/// The bot's answer to a roll in a position, in the words of a record.
fn answer(rules: &str, position: &str, roll: Roll, seed: u64) -> String {
    let rules: Rules = rules.parse().unwrap();
    let mut position = Position::new(&position.parse().unwrap(), &rules).unwrap();
    let moves = position.roll(&rules, roll, &mut ()).unwrap();
    let mut bot = RolloutBot::new(RolloutBot::DEFAULT_EFFORT, seed, 0);
    bot.choose(&rules, &position, Answers::new(&moves).unwrap()).to_string()
}

/// The same, whatever it draws.
fn always(rules: &str, position: &str, roll: Roll) -> String {
    let first = answer(rules, position, roll, 0);
    for seed in 1..20 {
        assert_eq!(answer(rules, position, roll, seed), first, "{seed}");
    }
    first
}

#[test]
fn it_finishes_when_it_can() {
    let rules = "classic stacking=automatic stack_movement=choice must_move=false";
    // One plane of the stack could go alone, or none.
    let taken = always(rules, "red:53,53,56,56/blue:-,-,-,- red - -", Roll::Three);
    assert!(taken.starts_with("walk 1+2"), "{taken}");
}

#[test]
fn it_captures_what_has_come_far() {
    // Red's 17 is blue's 43; plane 2 could walk on instead.
    let taken = always("classic jump=off shortcut=off", "red:14,35,-,-/blue:43,-,-,- red - -", Roll::Three);
    assert_eq!(taken, "walk 1");
}

#[test]
fn it_takes_the_plane_in_danger_out_of_reach() {
    // Blue's 10 is red's 36: plane 1 on 39 stands three squares before it, plane 2 where nobody comes for a while.
    let taken = always(
        "classic jump=off shortcut=off stacking=off",
        "red:39,5,-,-/blue:10,-,-,- red - -",
        Roll::Five,
    );
    assert_eq!(taken, "walk 1");
}

#[test]
fn it_does_not_wait_without_need() {
    let rules = "cn_basic must_move=false";
    for seed in 0..20 {
        assert_ne!(answer(rules, "red:9,56,56,56/blue:12,-,-,- red - -", Roll::Three, seed), "decline");
    }
}

/// Its answers in the first 150 rolls of a game against itself.
fn game(effort: u32, seed: u64, stream: u64) -> Vec<Move> {
    let rules = Rules::from(Preset::Classic);
    let mut position = Position::start(&rules, ColorSet::ALL, Color::Red).unwrap();
    let mut dice = SeededDice::new(7, 0);
    let mut bot = RolloutBot::new(NonZeroU32::new(effort).unwrap(), seed, stream);
    let mut given = Vec::new();
    for _ in 0..150 {
        let Turn::ToRoll(_) = position.turn() else { break };
        let moves = position.roll(&rules, dice.next_roll(), &mut ()).unwrap();
        if let Some(answers) = Answers::new(&moves) {
            let answer = bot.choose(&rules, &position, answers);
            position.play(&rules, answer, &mut ()).unwrap();
            given.push(answer);
        }
    }
    given
}

#[test]
fn its_rolls_follow_from_seed_and_stream() {
    assert_eq!(game(2, 1, 1), game(2, 1, 1));
    assert_ne!(game(2, 1, 1), game(2, 2, 1));
    assert_ne!(game(2, 1, 1), game(2, 1, 2));
}
