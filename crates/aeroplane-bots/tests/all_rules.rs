//! What every bot does under any rules.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use aeroplane_bots::{Answers, Bot, BotChoice, BotKind};
use aeroplane_dice::SeededDice;
use aeroplane_rules::{Color, ColorSet, Move, Position, Preset, RULE_POINTS, Rules, Turn};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// Any combination of values of all rule points.
fn any_rules() -> impl Strategy<Value = Rules> {
    vec(any::<Index>(), RULE_POINTS.len()).prop_map(|choices| {
        let mut rules = Rules::from(Preset::Classic);
        for (point, choice) in RULE_POINTS.iter().zip(choices) {
            let values = point.domain.values();
            point.set(&mut rules, values[choice.index(values.len())]).unwrap();
        }
        rules
    })
}

fn any_seats() -> impl Strategy<Value = ColorSet> {
    (0_u8..16)
        .prop_map(|bits| Color::ALL.into_iter().filter(|color| bits & (1 << color.seat()) != 0).collect())
        .prop_filter("a game needs two players", |seats: &ColorSet| seats.len() >= 2)
}

/// The answers of bots of one kind in the first 300 rolls of a game between them, each looked at by the engine.
fn answers(choice: BotChoice, rules: &Rules, seats: ColorSet, seed: u64) -> Vec<Move> {
    let first = seats.iter().next().unwrap();
    let mut position = Position::start(rules, seats, first).unwrap();
    let mut dice = SeededDice::new(seed, 0);
    let mut bots = Color::ALL.map(|color| choice.build(seed, color.seat().into()));
    let mut given = Vec::new();
    for _ in 0..300 {
        let Turn::ToRoll(color) = position.turn() else { break };
        let moves = position.roll(rules, dice.next_roll(), &mut ()).unwrap();
        if let Some(answers) = Answers::new(&moves) {
            let bot: &mut dyn Bot = &mut bots[usize::from(color.seat())];
            let answer = bot.choose(rules, &position, answers);
            position.play(rules, answer, &mut ()).unwrap();
            given.push(answer);
        }
    }
    given
}

/// Every kind, where it can with little effort: what is legal does not depend on how long somebody thought.
fn quick() -> [BotChoice; 6] {
    BotKind::ALL.map(|kind| match kind {
        BotKind::Random | BotKind::Runner | BotKind::Greedy | BotKind::Expectimax => kind.into(),
        BotKind::Rollout => BotChoice::new(kind, 3).unwrap(),
        BotKind::Expert => BotChoice::new(kind, 100).unwrap(),
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_answer_is_legal_and_comes_again(rules in any_rules(), seats in any_seats(), seed in any::<u64>()) {
        for choice in quick() {
            prop_assert_eq!(answers(choice, &rules, seats, seed), answers(choice, &rules, seats, seed));
        }
    }
}

#[test]
fn random_takes_every_answer_equally_often() {
    let rules = Rules::from(Preset::Classic);
    let mut position = Position::start(&rules, ColorSet::ALL, Color::Red).unwrap();
    let moves = position.roll(&rules, aeroplane_rules::Roll::Six, &mut ()).unwrap();
    let of_three = [moves[0], Move::Decline, Move::Launch { plane: aeroplane_rules::Plane::ALL[3] }];
    let mut bot = BotKind::Random.build(7, 0);
    let mut counts = [0; 3];
    for _ in 0..30_000 {
        let answer = bot.choose(&rules, &position, Answers::new(&of_three).unwrap());
        counts[of_three.iter().position(|&one| one == answer).unwrap()] += 1;
    }
    // Four standard deviations, 82 each.
    assert!(counts.iter().all(|count| (9_670..=10_330).contains(count)), "{counts:?}");
}

#[test]
fn random_bots_of_different_streams_choose_independently() {
    let rules = Rules::from(Preset::Classic);
    let seed_and_stream = [(1, 0), (1, 1), (2, 0)];
    let games = seed_and_stream.map(|(seed, stream)| {
        let mut bot = BotKind::Random.build(seed, stream);
        let position = Position::start(&rules, ColorSet::ALL, Color::Red).unwrap();
        let two = [Move::Decline, Move::Launch { plane: aeroplane_rules::Plane::ALL[0] }];
        [(); 64].map(|()| bot.choose(&rules, &position, Answers::new(&two).unwrap()))
    });
    assert!(games[0] != games[1] && games[0] != games[2]);
}
