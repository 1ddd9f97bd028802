//! Whole games with every step, and the order in which moves are listed, as they were when somebody last looked at
//! them. A change of the engine that changes either shows as a difference of these files.

#![allow(clippy::unwrap_used, reason = "a game that cannot be played must fail the test")]

#[path = "common/chance.rs"]
mod chance;
#[path = "common/golden.rs"]
mod golden;

use std::fmt::Write as _;

use aeroplane_rules::{Color, ColorSet, Game, Position, Record, Roll, Rules, Step, Turn};
use chance::Chance;

/// A game in which every answer is drawn from the legal ones.
fn random_game(rules: &str, seats: &[Color], seed: u64) -> Game {
    let rules: Rules = rules.parse().unwrap();
    let seats: ColorSet = seats.iter().copied().collect();
    let start = Position::start(&rules, seats, seats.iter().next().unwrap()).unwrap();
    let mut game = Game::new(rules, start).unwrap();
    let mut chance = Chance::seeded(seed);
    while !game.is_over() {
        let moves = game.roll(chance.roll(), &mut ()).unwrap();
        if !moves.is_empty() {
            game.play(chance.pick(&moves), &mut ()).unwrap();
        }
    }
    game
}

/// A game in which everybody leaves before long but one.
fn deserted_game(rules: &str, seed: u64) -> Game {
    let rules: Rules = rules.parse().unwrap();
    let start = Position::start(&rules, ColorSet::ALL, Color::Red).unwrap();
    let mut game = Game::new(rules, start).unwrap();
    let mut chance = Chance::seeded(seed);
    while !game.is_over() {
        let moves = match game.turn() {
            Turn::ToMove(..) => game.legal_moves(),
            Turn::ToRoll(_) | Turn::Over(_) => game.roll(chance.roll(), &mut ()).unwrap(),
        };
        if chance.below(12) == 0 {
            let players: Vec<Color> = game.position().active().iter().collect();
            game.withdraw(chance.pick(&players), &mut ()).unwrap();
        } else if !moves.is_empty() {
            game.play(chance.pick(&moves), &mut ()).unwrap();
        }
    }
    game
}

/// The steps of each turn.
fn steps_of_turns(game: &Game) -> Vec<Vec<Step>> {
    game.turns().map(|turn| turn.plies.flat_map(|ply| game.steps_of(ply).unwrap()).collect()).collect()
}

/// The record of the game, with the steps of each turn as comments below it.
fn annotated(record: &Record) -> String {
    let mut turns = steps_of_turns(record.game()).into_iter();
    let mut text = String::new();
    for line in record.to_string().lines() {
        writeln!(text, "{line}").unwrap();
        if line.starts_with(|first: char| first.is_ascii_digit()) {
            for step in turns.next().unwrap() {
                writeln!(text, ";   {}", serde_json::to_string(&step).unwrap()).unwrap();
            }
        }
    }
    assert_eq!(turns.next(), None);
    text
}

fn check_game(name: &str, rules: &str, seats: &[Color], seed: u64) {
    check_record(name, random_game(rules, seats, seed), seed);
}

fn check_record(name: &str, game: Game, seed: u64) {
    let mut record = Record::new(game);
    record.set_dice(format!("a golden game, seed {seed}")).unwrap();
    let text = annotated(&record);
    assert_eq!(Record::parse(&text), Ok(record), "{name}");
    golden::check(name, &text);
}

const TWO: [Color; 2] = [Color::Red, Color::Blue];
const THREE: [Color; 3] = [Color::Yellow, Color::Blue, Color::Green];

#[test]
fn a_game_of_each_preset() {
    check_game("classic.txt", "classic", &TWO, 1);
    check_game("cn_basic.txt", "cn_basic", &TWO, 1);
    check_game("cn_improved.txt", "cn_improved", &THREE, 1);
    check_game("cn_casual.txt", "cn_casual", &Color::ALL, 1);
}

#[test]
fn games_of_odd_mixes() {
    check_game(
        "mixed_stacks.txt",
        "classic planes=3 launch_rolls=5,6 stack_movement=choice stack_defense=larger_wins \
        stack_blocks=stop_before overshoot=bounce shortcut_then_jump=always",
        &Color::ALL,
        1,
    );
    check_game(
        "mixed_walls.txt",
        "cn_basic planes=3 launch_rolls=2,4,6 stack_movement=together stack_defense=repel capture_at=final_only \
        shortcut_crossing=ignore shortcut_then_jump=always must_move=false end=play_on",
        &TWO,
        1,
    );
    check_game(
        "mixed_sixes.txt",
        "classic planes=2 launch_rolls=6 extra_roll_faces=1,6 six_streak_length=2 six_streak_penalty=return_last \
        overshoot=accept scoring=unfinished_x50",
        &THREE,
        1,
    );
}

#[test]
fn a_game_that_players_leave() {
    let rules = "classic planes=1 launch_rolls=1,2,3,4,5,6";
    check_record("withdrawals.txt", deserted_game(rules, 1), 1);
}

/// Positions in which a roll offers moves of several kinds.
const CROWDED: [(&str, &str); 9] = [
    ("classic", "red:-,0,12,46/blue:53,-,-,- red - -"),
    ("classic", "red:16,12,8,55/blue:53,-,-,- red 1 -"),
    ("classic shortcut_then_jump=always", "red:16,12,26,30/blue:53,-,-,- red 1+2,3 -"),
    ("classic stack_movement=choice", "red:10a,10a,12,16/yellow:1,-,-,- red - -"),
    ("classic stack_movement=choice jump=optional", "red:8a,8b,8a,8b/yellow:1,-,-,- red 1 -"),
    (
        "classic stack_movement=choice jump=optional shortcut_then_jump=always must_move=false",
        "red:14a,14a,14b,14b/yellow:5,-,-,- red 1+4,3+4 -",
    ),
    ("cn_basic", "red:-,16,16,30/yellow:-,-,-,-/blue:34,34,53,-/green:50,0,1,54 red - -"),
    ("cn_casual stack_movement=choice must_move=false", "red:14,14,14,0/green:9,9,-,- red - -"),
    ("cn_improved must_move=false", "red:54,55,-,51/yellow:4,4,-,-/blue:28,28,28,28 red - -"),
];

#[test]
fn the_order_of_moves() {
    let mut text = String::new();
    for (rules, picture) in CROWDED {
        let rules: Rules = rules.parse().unwrap();
        let position = Position::new(&picture.parse().unwrap(), &rules).unwrap();
        writeln!(text, "{position}\n  under {rules}").unwrap();
        for roll in Roll::ALL {
            let moves = { position }.roll(&rules, roll, &mut ()).unwrap();
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            writeln!(text, "  {roll}: {}", if moves.is_empty() { "-".into() } else { moves.join(" | ") })
                .unwrap();
        }
    }
    golden::check("move_order.txt", &text);
}
