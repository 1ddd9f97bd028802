//! What must hold in every position, whatever the rules: in positions made up and in games played at random.

#![allow(clippy::unwrap_used, reason = "a refusal must fail the test")]

#[path = "common/chance.rs"]
mod chance;
#[path = "common/laws.rs"]
mod laws;
#[path = "common/random.rs"]
mod random;

use aeroplane_rules::{Position, Preset, Rules, Trail, Turn};
use chance::Chance;
use proptest::prelude::*;

proptest! {
    #![proptest_config(random::config(10_000))]

    #[test]
    fn every_position_keeps_the_laws(
        (rules, position) in random::rules().prop_flat_map(|rules| (Just(rules), random::position(rules))),
    ) {
        laws::check(&rules, &position);
    }
}

proptest! {
    #![proptest_config(random::config(200))]

    #[test]
    fn every_position_of_a_game_keeps_the_laws(game in random::game()) {
        for ply in 0..=game.plies() {
            if let Some(position) = game.position_at(ply) {
                laws::check(game.rules(), position);
            }
        }
    }
}

/// The rolls of [`a_million_rolls_leave_every_game_possible`].
const MANY_ROLLS: usize = 1_000_000;

/// After so many rolls a game is left for another one: with rules under which hardly anybody comes home it would last
/// for ever.
const LONGEST_GAME: usize = 2_000;

#[test]
fn a_million_rolls_leave_every_game_possible() {
    let mut chance = Chance::seeded(1);
    let (mut rolls, mut games, mut finished) = (0, 0, 0);
    while rolls < MANY_ROLLS {
        let preset = chance.pick(&Preset::ALL);
        let rules = chance.change(preset.into());
        let end = play_on(&rules, &mut chance, &mut rolls);
        games += 1;
        finished += usize::from(matches!(end.turn(), Turn::Over(_)));
    }
    assert!(games > 500 && finished * 2 > games, "{finished} of {games} games came to an end");
}

/// Plays a game at random to its end, or until it is too long, and looks at every position of it.
fn play_on(rules: &Rules, chance: &mut Chance, rolls: &mut usize) -> Position {
    let seats = chance.seats();
    let players: Vec<_> = seats.iter().collect();
    let mut position = Position::start(rules, seats, chance.pick(&players)).unwrap();
    let mut trail = Trail::new();
    for _ in 0..LONGEST_GAME {
        let before = position;
        trail.clear();
        if matches!(position.turn(), Turn::Over(_)) {
            break;
        }
        *rolls += 1;
        let moves = position.roll(rules, chance.roll(), &mut trail).unwrap();
        if !moves.is_empty() {
            position.play(rules, chance.pick(&moves), &mut trail).unwrap();
        }
        assert_eq!(laws::folded(&before, &trail), position, "{before}\nunder {rules}\n{trail:?}");
        laws::check_possible(rules, &position);
    }
    position
}
