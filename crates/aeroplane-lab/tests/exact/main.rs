//! Solved games are solved: against a second solver that shares nothing with the first, against closed forms, and
//! whatever the threads, the memory and the interruptions.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

mod files;
mod play;

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use aeroplane_lab::exact::{Ending, Pair, SmallGame, Solution, Solver, Tolerance};
use aeroplane_rules::{Color, Move, Position, Preset, Roll, Rules, Turn};

const MEMORY: u64 = 64 << 20;

fn game(rules: &str, pair: Pair) -> SmallGame {
    SmallGame::new(rules.parse().unwrap(), pair).unwrap()
}

fn one_plane(preset: Preset, pair: Pair) -> SmallGame {
    game(&format!("{preset} planes=1"), pair)
}

fn run(solver: &mut Solver, tolerance: Tolerance, threads: usize) -> Ending {
    let threads = NonZeroUsize::new(threads).unwrap();
    let never = AtomicBool::new(false);
    solver.run(tolerance, threads, &never, |_| Ok::<(), ()>(())).unwrap()
}

fn solve(game: SmallGame) -> Solution {
    let mut solver = Solver::new(game, MEMORY).unwrap();
    assert_eq!(run(&mut solver, Tolerance::default(), 1), Ending::Reached);
    solver.solution()
}

fn bytes(solution: &Solution) -> Vec<u8> {
    let mut bytes = Vec::new();
    solution.write(&mut bytes).unwrap();
    bytes
}

fn position(rules: &Rules, text: &str) -> Position {
    Position::new(&text.parse().unwrap(), rules).unwrap()
}

fn small_games() -> impl Iterator<Item = SmallGame> {
    Preset::ALL.into_iter().flat_map(|preset| Pair::ALL.map(|pair| one_plane(preset, pair)))
}

/// What follows each roll in a position: for each face the positions behind its answers.
fn after_rolls(rules: &Rules, position: &Position) -> [Vec<Position>; 6] {
    Roll::ALL.map(|roll| {
        let mut rolled = *position;
        let answers = rolled.roll(rules, roll, &mut ()).unwrap();
        if answers.is_empty() {
            return vec![rolled];
        }
        let play = |answer: &Move| {
            let mut after = rolled;
            after.play(rules, *answer, &mut ()).unwrap();
            after
        };
        answers.iter().map(play).collect()
    })
}

/// Red's winning chance in every position that can be reached, streaks of sixes included: plain value iteration over
/// positions as they are, without symmetry, waves or rounding.
fn plainly_solved(game: &SmallGame) -> Vec<(Position, f64)> {
    let mut numbers: HashMap<Position, usize> = HashMap::new();
    let mut positions: Vec<Position> = Vec::new();
    let mut number_of = |position: Position, positions: &mut Vec<Position>| {
        *numbers.entry(position).or_insert_with(|| {
            positions.push(position);
            positions.len() - 1
        })
    };
    for start in game.starts().unwrap() {
        number_of(start, &mut positions);
    }
    let mut following: Vec<Vec<Vec<usize>>> = Vec::new();
    while let Some(position) = positions.get(following.len()).copied() {
        let faces = match position.turn() {
            Turn::Over(_) => Vec::new(),
            _ => after_rolls(game.rules(), &position).into(),
        };
        let number =
            |after: Vec<Position>| after.into_iter().map(|after| number_of(after, &mut positions)).collect();
        following.push(faces.into_iter().map(number).collect());
    }
    let red_won = |position: &Position| position.places().iter().next() == Some(Color::Red);
    let mut chances: Vec<f64> =
        positions.iter().map(|position| if red_won(position) { 1.0 } else { 0.0 }).collect();
    loop {
        let mut change: f64 = 0.0;
        for (number, faces) in following.iter().enumerate().filter(|(_, faces)| !faces.is_empty()) {
            let best = |answers: &Vec<usize>| {
                let chances = answers.iter().map(|&after| chances[after]);
                match positions[number].turn().color() {
                    Color::Red => chances.fold(0.0, f64::max),
                    _ => chances.fold(1.0, f64::min),
                }
            };
            let mean = faces.iter().map(best).sum::<f64>() / 6.0;
            change = change.max((mean - chances[number]).abs());
            chances[number] = mean;
        }
        if change < 1e-12 {
            return positions.into_iter().zip(chances).collect();
        }
    }
}

#[test]
fn a_second_solver_finds_the_same() {
    for game in small_games() {
        let solution = solve(game);
        let plain = plainly_solved(&game);
        let turns = plain.iter().filter(|(position, _)| position.streak().is_empty());
        assert!(turns.count() > 5000, "{} {}", game.rules(), game.pair());
        for (position, chance) in &plain {
            let found = solution.chance_of(position, Color::Red).unwrap();
            // Chances of streaks are means over stored ones, and not better known than those.
            assert!((found - chance).abs() <= solution.bound() + 1e-9, "{position}: {found} {chance}");
        }
    }
}

#[test]
fn chances_satisfy_their_equation_along_a_game() {
    for preset in Preset::ALL {
        let game = one_plane(preset, Pair::Adjacent);
        let solution = solve(game);
        let mut position = game.starts().unwrap()[0];
        let mut dice = aeroplane_dice::SeededDice::new(5, 0);
        for _ in 0..200 {
            let Turn::ToRoll(player) = position.turn() else { break };
            let best = |answers: &Vec<Position>| {
                let chances = answers.iter().map(|after| solution.chance_of(after, player).unwrap());
                chances.fold(0.0, f64::max)
            };
            let mean = after_rolls(game.rules(), &position).iter().map(best).sum::<f64>() / 6.0;
            assert!((solution.chance(&position).unwrap() - mean).abs() <= 2.0 * solution.bound());
            let answers = position.roll(game.rules(), dice.next_roll(), &mut ()).unwrap();
            if let Some(&answer) = answers.last() {
                position.play(game.rules(), answer, &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn a_race_of_single_exact_rolls_has_its_closed_form() {
    // Each needs a one and nobody can do anything else: 1/6 + 5/6 · (1 − V) = V.
    let rules = "classic planes=1 extra_roll_faces=none";
    let solution = solve(game(rules, Pair::Opposite));
    let race = position(solution.game().rules(), "red:55/blue:55 red - -");
    assert!((solution.chance(&race).unwrap() - 6.0 / 11.0).abs() <= solution.bound());
    // A six rolls again, without end: 1/6 + 1/6 · V + 4/6 · (1 − V) = V.
    let rules = "classic planes=1 six_streak_penalty=none";
    let solution = solve(game(rules, Pair::Opposite));
    assert!((solution.chance(&race).unwrap() - 5.0 / 9.0).abs() <= solution.bound());
    // The third six ends the turn: V = 1/6 + 4/6 · (1 − V) + 1/6 · S, and S likewise with the last six lost.
    let solution = solve(one_plane(Preset::Classic, Pair::Opposite));
    let turn = |chance: f64, again: f64| 1.0 / 6.0 + 4.0 / 6.0 * (1.0 - chance) + again / 6.0;
    let twice = |chance: f64| turn(chance, turn(chance, turn(chance, 1.0 - chance)));
    let fixed = (0..200).fold(0.5, |chance, _| twice(chance));
    assert!((solution.chance(&race).unwrap() - fixed).abs() <= solution.bound());
    // After two sixes, the chance of the last roll of the turn.
    let streak = position(solution.game().rules(), "red:55/blue:55 red x,x -");
    let rolled_twice = turn(fixed, 1.0 - fixed);
    assert!((solution.chance(&streak).unwrap() - rolled_twice).abs() <= solution.bound());
}

#[test]
fn it_matters_neither_on_which_seats_they_sit_nor_who_of_two_opposites_begins() {
    let solution = solve(one_plane(Preset::Classic, Pair::Opposite));
    let rules = solution.game().rules();
    let chance = |text: &str| solution.chance(&position(rules, text)).unwrap().to_bits();
    assert_eq!(chance("red:20/blue:7 red - -"), chance("red:7/blue:20 blue - -"));
    assert_eq!(chance("red:20/blue:7 red - -"), chance("yellow:20/green:7 yellow - -"));
    let solution = solve(one_plane(Preset::Classic, Pair::Adjacent));
    let chance = |text: &str| solution.chance(&position(rules, text)).unwrap().to_bits();
    assert_eq!(chance("red:20/yellow:9 red - -"), chance("red:9/green:20 green - -"));
    assert_ne!(chance("red:20/yellow:9 red - -"), chance("red:9/yellow:20 yellow - -"));
}

#[test]
fn threads_and_memory_change_no_byte() {
    for preset in [Preset::Classic, Preset::ChineseImproved] {
        let game = one_plane(preset, Pair::Adjacent);
        // A few sweeps: with little memory the engine is asked in each.
        let solved = |threads: usize, memory: u64| {
            let mut solver = Solver::new(game, memory).unwrap();
            assert_eq!(run(&mut solver, Tolerance::new(0.3).unwrap(), threads), Ending::Reached);
            bytes(&solver.solution())
        };
        let expected = solved(1, MEMORY);
        let states = Solver::new(game, MEMORY).unwrap().states();
        for (threads, memory) in [(2, MEMORY), (5, MEMORY), (1, 8 * states), (3, 8 * states + 40_000)] {
            assert!(solved(threads, memory) == expected, "{threads} threads, {memory} bytes");
        }
        let error = Solver::new(game, 8 * states - 1).unwrap_err();
        assert_eq!(error.states, states);
    }
}

#[test]
fn what_cannot_be_known_more_exactly_is_said_to_be_settled() {
    let mut solver = Solver::new(one_plane(Preset::ChineseBasic, Pair::Opposite), MEMORY).unwrap();
    assert_eq!(run(&mut solver, Tolerance::new(1e-12).unwrap(), 1), Ending::Settled);
    assert!(solver.progress().gap() < 1e-7);
}

#[test]
fn four_planes_are_too_many() {
    let refused = SmallGame::new(Rules::from(Preset::Classic), Pair::Opposite).unwrap_err();
    assert_eq!(refused.planes, 4);
}
