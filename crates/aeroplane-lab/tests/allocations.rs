//! Playing allocates nothing: what rolls by the million must never wait for the allocator.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use aeroplane_bots::{Answers, AnyBot, Bot as _, BotKind};
use aeroplane_dice::SeededDice;
use aeroplane_rules::{Color, ColorSet, MoveList, Position, Preset, Rules, Turn};
use allocation_counter::measure;

/// A whole game; the engine's answers are asked for twice, while rolling and by themselves.
fn play(bots: &mut [AnyBot; 4], rules: &Rules, seed: u64) {
    let mut position = Position::start(rules, ColorSet::ALL, Color::Red).unwrap();
    let mut dice = SeededDice::new(seed, 0);
    let mut moves = MoveList::new();
    while let Turn::ToRoll(color) = position.turn() {
        position.roll_into(rules, dice.next_roll(), &mut moves, &mut ()).unwrap();
        if let Some(answers) = Answers::new(&moves) {
            assert_eq!(position.legal_moves(rules), moves);
            let answer = bots[usize::from(color.seat())].choose(rules, &position, answers);
            position.play_unchecked(rules, answer, &mut ());
        }
    }
}

#[test]
fn a_whole_game_allocates_nothing_whoever_plays() {
    for kind in BotKind::ALL {
        for preset in Preset::ALL {
            let rules = Rules::from(preset);
            let mut bots = Color::ALL.map(|color| kind.build(5, color.seat().into()));
            // Bots that learned prepare themselves for the rules in the first game that they play by them.
            play(&mut bots, &rules, 4);
            let allocations = measure(|| play(&mut bots, &rules, 5));
            assert_eq!(allocations.count_total, 0, "{kind} {preset}");
        }
    }
}

#[test]
fn the_counter_would_see_an_allocation() {
    assert_eq!(measure(|| drop(std::hint::black_box(Box::new(7)))).count_total, 1);
}
