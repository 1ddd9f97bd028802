//! What a solution says of positions, answers and players.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use aeroplane_bots::{Chances, Judge as _};
use aeroplane_lab::exact::{Contestant, NotSolved, Pair, Yardstick, agreements};
use aeroplane_rules::{Color, ColorSet, Move, Position, Preset, Rules};

use super::{one_plane, position, small_games, solve};

#[test]
fn positions_of_other_games_are_not_valued() {
    let solution = solve(one_plane(Preset::Classic, Pair::Opposite));
    let rules = *solution.game().rules();
    for text in ["red:5/yellow:- red - -", "red:5/yellow:-/blue:- red - -"] {
        assert_eq!(solution.chance(&position(&rules, text)), Err(NotSolved::OtherGame), "{text}");
    }
    let full = Position::start(&Rules::from(Preset::Classic), ColorSet::OPPOSITE_PAIR, Color::Red).unwrap();
    assert_eq!(solution.chance(&full), Err(NotSolved::OtherGame));
    let over = position(&rules, "red:56/blue:3 red:over - red>blue");
    assert!((solution.chance(&over).unwrap() - 1.0).abs() < 1e-12);
    assert!(solution.chance_of(&over, Color::Blue).unwrap().abs() < 1e-12);
    assert!(solution.chance_of(&over, Color::Green).is_err());
}

#[test]
fn answers_are_valued_and_judged() {
    let solution = solve(one_plane(Preset::Classic, Pair::Opposite));
    let rules = *solution.game().rules();
    // Red stands before its shortcut and may take it.
    let choice = position(&rules, "red:16/blue:3 red:2 - -");
    let answers = solution.answers(&choice).unwrap();
    assert_eq!(answers.len(), 2);
    let best = answers.iter().map(|valued| valued.chance).fold(0.0, f64::max);
    assert!((solution.chance(&choice).unwrap() - best).abs() < 1e-12);
    for valued in &answers {
        let loss = solution.loss(&choice, valued.answer).unwrap().unwrap();
        assert!((loss - (best - valued.chance)).abs() < 1e-12);
    }
    assert_eq!(solution.loss(&choice, Move::Decline), Ok(None));
    let Chances(parts) = (&solution).chances(&rules, &choice);
    assert_eq!(parts.iter().map(|(_, &part)| part).sum::<u32>(), Chances::CERTAIN);
    assert!((f64::from(parts[Color::Red]) / 1e6 - best).abs() < 1e-6);
    assert_eq!(parts[Color::Yellow], 0);
    let mut other_rules = rules;
    other_rules.must_move = false;
    let Chances(parts) = (&solution).chances(&other_rules, &choice);
    assert_eq!((parts[Color::Red], parts[Color::Blue]), (500_000, 500_000));
}

#[test]
fn bots_are_held_against_exact_play() {
    let solution = solve(one_plane(Preset::Classic, Pair::Opposite));
    let names = ["random", "greedy", "exact"];
    let report = |threads: usize| {
        let yardstick = Yardstick {
            solution: &solution,
            contestants: names.map(|name| name.parse::<Contestant>().unwrap()).into(),
            games: 150,
            seed: 3,
            threads: NonZeroUsize::new(threads).unwrap(),
        };
        yardstick.run(&AtomicBool::new(false), |_, _| {}).unwrap()
    };
    let found = report(1);
    assert_eq!(found, report(3));
    let loss = |bot: usize| found.bots[bot].verdict.loss.unwrap();
    assert!(loss(0).interval.low > loss(1).interval.high, "{found:?}");
    assert!(loss(2).mean.abs() < 1e-12);
    assert!((found.bots[2].verdict.perfect.unwrap().share - 1.0).abs() < 1e-12);
    // Six pairings, three of them of two different bots.
    assert_eq!(found.pairings.len(), 9);
    for pairing in &found.pairings {
        assert_eq!(pairing.verdict.games, 150);
        let back = found
            .pairings
            .iter()
            .find(|other| (&other.bot, &other.opponent) == (&pairing.opponent, &pairing.bot));
        let wins = pairing.wins.map(|wins| wins.count + back.unwrap().wins.unwrap().count);
        assert_eq!(wins, (pairing.bot != pairing.opponent).then_some(150));
    }
    let stopped = Yardstick {
        solution: &solution,
        contestants: vec![Contestant::Exact],
        games: 9,
        seed: 0,
        threads: NonZeroUsize::MIN,
    };
    let nothing = stopped.run(&AtomicBool::new(true), |_, _| {}).unwrap();
    assert_eq!((nothing.bots[0].verdict.games, nothing.bots[0].verdict.loss), (0, None));
}

#[test]
fn long_games_of_exact_players_agree() {
    for game in small_games() {
        let solution = solve(game);
        let simulate = |threads: usize| {
            let threads = NonZeroUsize::new(threads).unwrap();
            agreements(&solution, 5_000, 11, threads, &AtomicBool::new(false), |_, _| {}).unwrap()
        };
        let found = simulate(1);
        assert_eq!(found, simulate(4));
        assert_eq!(found.len(), if game.pair() == Pair::Opposite { 1 } else { 2 });
        for agreement in found {
            // Four standard deviations: the seed is fixed, but not chosen for its luck.
            assert!((agreement.simulated.share - agreement.solved).abs() < 4.0 * 0.5 / 5_000_f64.sqrt());
        }
    }
}
