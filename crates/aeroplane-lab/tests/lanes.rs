//! Random play in lanes beside random bots at the engine, and the same results whatever the threads.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use aeroplane_bots::BotKind;
use aeroplane_lab::{LaneReport, Report, Simulation, Summary, play_lanes};
use aeroplane_lanes::{GAMES_PER_BLOCK, LaneSimulation};
use aeroplane_rules::{ByColor, Color, Preset, Rules};

fn in_lanes(preset: Preset, seed: u64, games: u64, threads: usize) -> LaneReport {
    let simulation = LaneSimulation { preset, seed, games };
    let threads = NonZeroUsize::new(threads).unwrap();
    play_lanes(&simulation, threads, &AtomicBool::new(false), |_| {}).unwrap().report
}

fn by_bots(preset: Preset, games: u64) -> Report {
    let mut simulation = Simulation::new(Rules::from(preset), ByColor([Some(BotKind::Random); 4]));
    simulation.games = games;
    simulation.run(&AtomicBool::new(false), |_| {}).unwrap().report
}

/// Five standard deviations: one false alarm in two million.
const FAR: f64 = 5.0;

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
fn float(count: u64) -> f64 {
    count as f64
}

fn assert_same_mean(what: &str, [one, other]: [Summary; 2], games: [u64; 2]) {
    let error = |summary: Summary, games: u64| summary.standard_deviation.powi(2) / float(games);
    let distance = (one.mean - other.mean).abs();
    let expected = (error(one, games[0]) + error(other, games[1])).sqrt();
    assert!(distance < FAR * expected, "{what}: {one:?} {other:?}");
}

#[test]
fn lanes_play_as_random_bots_do() {
    for preset in Preset::ALL {
        let (lanes, bots) = (in_lanes(preset, 5, 12_000, 2), by_bots(preset, 4_000));
        let games = [lanes.games, bots.games];
        let pairs = [
            ("rolls to the end", [lanes.rolls_to_end, bots.rolls_to_end]),
            ("rolls to the winner", [lanes.rolls_to_winner, bots.rolls_to_winner]),
        ];
        for (what, summaries) in pairs {
            assert_same_mean(&format!("{preset}, {what}"), summaries.map(Option::unwrap), games);
        }
        for (seat, color) in lanes.seats.iter().zip(Color::ALL) {
            let (one, other) = (seat.places[0].share, bots.seats[usize::from(color.seat())].wins.share);
            let error = (0.25 * 0.75 * (1.0 / float(games[0]) + 1.0 / float(games[1]))).sqrt();
            assert!((one - other).abs() < FAR * error, "{preset}, {color} wins: {one} {other}");
        }
        // Everybody has a place in every game that is played for all of them.
        let places = lanes.seats[0].places.len();
        assert_eq!(places, if preset == Preset::Classic { 4 } else { 1 });
        for place in 0..places {
            let taken: u64 = lanes.seats.iter().map(|seat| seat.places[place].count).sum();
            assert_eq!(taken, lanes.games, "{preset}, place {place}");
        }
        let (lane, bot) = (lanes.counts, bots.counts);
        for (what, in_lanes, by_bots) in [
            ("launches", lane.launches, bot.launches),
            ("jumps", lane.jumps, bot.jumps),
            ("shortcuts", lane.shortcuts, bot.shortcuts),
            ("captures", lane.captures, bot.captures),
            ("stacks joined", lane.stacks_joined, bot.stacks_joined),
            ("planes lost on stacks", lane.planes_lost_on_stacks, bot.planes_lost_on_stacks),
            ("punished streaks", lane.punished_streaks, bot.punished_streaks),
            ("planes lost by sixes", lane.planes_lost_by_sixes, bot.planes_lost_by_sixes),
            ("rolls lost", lane.rolls_lost, bot.rolls_lost),
            ("decisions", lanes.decisions, bots.decisions),
        ] {
            // Counts of what comes in clusters vary more than independent ones would: their deviation is taken three
            // times as large.
            let (one, other) = (float(in_lanes) / float(games[0]), float(by_bots) / float(games[1]));
            let error = 3.0 * (other.max(0.01) / float(games[1])).sqrt();
            assert!((one - other).abs() < FAR * error, "{preset}, {what} a game: {one} {other}");
            assert_eq!(in_lanes == 0, by_bots == 0, "{preset}, {what}: {in_lanes} {by_bots}");
        }
    }
}

#[test]
fn threads_and_the_number_of_games_change_no_game() {
    let games = 2 * GAMES_PER_BLOCK + 77;
    let alone = in_lanes(Preset::ChineseImproved, 9, games, 1);
    assert_eq!(alone, in_lanes(Preset::ChineseImproved, 9, games, 3));
    assert_ne!(alone, in_lanes(Preset::ChineseImproved, 10, games, 1));
    assert_eq!((alone.games, alone.rolls_to_end.unwrap().least > 50), (games, true));
    // The game that one more game adds is all that changes.
    let fewer = in_lanes(Preset::ChineseImproved, 9, games - 1, 1);
    let added = alone.rolls - fewer.rolls;
    let summary = alone.rolls_to_end.unwrap();
    assert!((summary.least..=summary.most).contains(&added), "{added}");
    let wins = |report: &LaneReport| report.seats.iter().map(|seat| seat.places[0].count).sum::<u64>();
    assert_eq!(wins(&alone), wins(&fewer) + 1);
}

#[test]
fn a_stopped_simulation_reports_the_blocks_before() {
    let simulation = LaneSimulation { preset: Preset::Classic, seed: 3, games: 4 * GAMES_PER_BLOCK };
    let stop = AtomicBool::new(false);
    let progress = |_| stop.store(true, Ordering::Relaxed);
    let stopped = play_lanes(&simulation, NonZeroUsize::MIN, &stop, progress).unwrap().report;
    assert!((1..4).contains(&(stopped.games / GAMES_PER_BLOCK)) && stopped.games % GAMES_PER_BLOCK == 0);
    let fewer = in_lanes(Preset::Classic, 3, stopped.games, 1);
    assert_eq!(stopped, LaneReport { games_asked: simulation.games, ..fewer });
}
