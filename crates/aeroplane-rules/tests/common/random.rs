//! Random rules, positions and games. A test takes them in with `#[path = "common/random.rs"] mod random;`.

#![allow(dead_code, reason = "no test file draws everything")]
#![allow(clippy::unwrap_used, reason = "what cannot be drawn must fail the test")]

mod arranged;

use aeroplane_rules::{Color, ColorSet, Game, PlaneCount, Position, Preset, RULE_POINTS, Roll, Rules, Turn};
use arranged::{Numbers, arranged};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;

/// So many cases, the same ones in every run.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(cases.into()),
        failure_persistence: None,
        // Each step of shrinking a failure prints it; by default there are four for every case.
        max_shrink_iters: 1_000,
        ..ProptestConfig::default()
    }
}

/// Any combination of rules, half of the points as in some preset.
pub(crate) fn rules() -> impl Strategy<Value = Rules> {
    let changes = vec(option::of(any::<Index>()), RULE_POINTS.len());
    (select(&Preset::ALL), changes).prop_map(|(preset, changes)| {
        let mut rules = Rules::from(preset);
        for (point, change) in RULE_POINTS.iter().zip(changes) {
            if let Some(index) = change {
                assert_eq!(point.set(&mut rules, *index.get(&point.domain.values())), Ok(()));
            }
        }
        rules
    })
}

/// Two to four seats.
pub(crate) fn seats() -> impl Strategy<Value = ColorSet> {
    let two_or_more: Vec<u8> = (0..16).filter(|bits: &u8| bits.count_ones() >= 2).collect();
    select(two_or_more).prop_map(|bits| {
        let has_bit = |color: &Color| bits & (1 << color.seat()) != 0;
        Color::ALL.into_iter().filter(has_bit).collect()
    })
}

/// A position of any kind under these rules: crowded, nearly won, over, with a streak, with a roll that waits.
pub(crate) fn position(rules: Rules) -> impl Strategy<Value = Position> {
    (seats(), vec(any::<u16>(), 80))
        .prop_map(move |(seats, numbers)| arranged(&rules, seats, Numbers::new(numbers)))
}

/// A game that began in any position, interrupted at any action. Now and then somebody withdraws.
pub(crate) fn game() -> impl Strategy<Value = Game> {
    rules()
        .prop_flat_map(|rules| (Just(rules), position(rules), vec(any::<(u8, u8, u8)>(), 0..150)))
        .prop_map(|(rules, start, choices)| {
            let mut game = Game::new(rules, start).unwrap();
            for (face, choice, leaving) in choices {
                if let Some(&color) = Color::ALL.get(usize::from(leaving)) {
                    // Refused after the end, and where nobody plays any more.
                    let _ = game.withdraw(color, &mut ());
                }
                game = played(game, &[(face, choice)]);
            }
            game
        })
}

/// A game with one or two planes a player from its first roll to its end.
pub(crate) fn finished_game() -> impl Strategy<Value = Game> {
    let planes = select(vec![PlaneCount::new(1), PlaneCount::new(2)]);
    (rules(), planes, seats(), vec(any::<(u8, u8)>(), 1500)).prop_filter_map(
        "not over in time",
        |(mut rules, planes, seats, choices)| {
            rules.planes = planes?;
            let start = Position::start(&rules, seats, seats.iter().next()?).ok()?;
            let game = played(Game::new(rules, start).unwrap(), &choices);
            game.is_over().then_some(game)
        },
    )
}

/// The game after one action for each pair of a face and a choice of a move, as long as it lasts.
pub(crate) fn played(mut game: Game, choices: &[(u8, u8)]) -> Game {
    for &(face, choice) in choices {
        match game.turn() {
            Turn::ToRoll(_) => {
                let roll = Roll::ALL[usize::from(face) % Roll::ALL.len()];
                assert!(game.roll(roll, &mut ()).is_ok());
            }
            Turn::ToMove(..) => {
                let moves = game.legal_moves();
                let answer = moves[usize::from(choice) % moves.len()];
                assert_eq!(game.play(answer, &mut ()), Ok(()));
            }
            Turn::Over(_) => break,
        }
    }
    game
}
