//! Simulations are the same on any number of threads, believable, and stop when they are told to.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use aeroplane_bots::BotKind;
use aeroplane_lab::{FORMAT, Report, Simulation, SimulationError};
use aeroplane_rules::{ByColor, PositionError, Preset, Rules};

const RANDOM: Option<BotKind> = Some(BotKind::Random);
const GREEDY: Option<BotKind> = Some(BotKind::Greedy);

fn simulation(seats: [Option<BotKind>; 4], games: u64) -> Simulation {
    let mut simulation = Simulation::new(Rules::from(Preset::Classic), ByColor(seats));
    simulation.games = games;
    simulation.seed = 2026;
    simulation
}

fn report(simulation: &Simulation) -> Report {
    simulation.run(&AtomicBool::new(false), |_| {}).unwrap().report
}

fn on_threads(mut simulation: Simulation, threads: usize) -> Simulation {
    simulation.threads = NonZeroUsize::new(threads).unwrap();
    simulation
}

/// Whether the value is within so many percent of what is expected.
fn within(value: f64, percent: f64, expected: f64) -> bool {
    (value / expected - 1.0).abs() * 100.0 <= percent
}

#[test]
fn the_number_of_threads_changes_nothing() {
    // No multiple of a chunk, and seats that differ.
    let simulation = simulation([GREEDY, RANDOM, None, RANDOM], 333);
    let reports = [1, 2, 3, 7].map(|threads| report(&on_threads(simulation, threads)));
    assert_eq!(reports[0].games, 333);
    for other in &reports[1..] {
        assert_eq!(&reports[0], other);
        assert_eq!(serde_json::to_string(&reports[0]).unwrap(), serde_json::to_string(other).unwrap());
    }
}

#[test]
fn another_seed_is_another_simulation() {
    let one = simulation([RANDOM; 4], 50);
    let other = Simulation { seed: 2027, ..one };
    assert_ne!(report(&one).rolls, report(&other).rolls);
}

#[test]
fn random_classic_games_have_the_known_shape() {
    // An independent program gave 430 rolls a game with a deviation of 69, the first player home after 345, 36 captures
    // and 1.7 third sixes. It knows no stacks, but it also chose among planes rather than among different moves and
    // left other things out, so that more than the same order cannot be asked for.
    let mut simulation = simulation([RANDOM; 4], 4_000);
    simulation.rules = "classic stacking=off shortcut=mandatory shortcut_then_jump=direct".parse().unwrap();
    let report = report(&simulation);
    let a_game = |count: u64| f64::from(u32::try_from(count).unwrap()) / 4_000.0;
    let (to_end, to_winner) = (report.rolls_to_end.unwrap(), report.rolls_to_winner.unwrap());
    assert!(within(to_end.mean, 10.0, 430.0), "{to_end:?}");
    assert!(within(to_end.standard_deviation, 15.0, 69.0), "{to_end:?}");
    assert!(within(to_winner.mean, 10.0, 345.0), "{to_winner:?}");
    assert!(within(a_game(report.counts.captures), 20.0, 36.0), "{:?}", report.counts);
    assert!(within(a_game(report.counts.punished_streaks), 15.0, 1.7), "{:?}", report.counts);
    for seat in &report.seats {
        assert!(within(seat.wins.share, 12.0, 0.25), "{seat:?}");
    }
    assert_eq!(report.seats.iter().map(|seat| seat.wins.count).sum::<u64>(), report.games);
    assert_eq!(report.unfinished, 0);
}

#[test]
fn captures_are_made_as_often_as_suffered() {
    let report = report(&simulation([RANDOM; 4], 100));
    assert_eq!(report.seats.iter().map(|seat| seat.captures_made).sum::<u64>(), report.counts.captures);
    assert_eq!(report.seats.iter().map(|seat| seat.captures_suffered).sum::<u64>(), report.counts.captures);
}

#[test]
fn greedy_beats_three_random_bots_in_at_least_four_of_five_games() {
    let report = report(&on_threads(simulation([RANDOM, RANDOM, GREEDY, RANDOM], 1_500), 2));
    assert!(report.seats[2].wins.interval.low > 0.8, "{:?}", report.seats[2]);
}

#[test]
fn greedy_bots_that_may_decline_do_not_wait_for_each_other_without_end() {
    let mut simulation = simulation([GREEDY; 4], 30);
    simulation.rules =
        "cn_casual launch_rolls=1,2,3 extra_roll_faces=3,4,5,6 jump=off end=play_on must_move=false"
            .parse()
            .unwrap();
    simulation.roll_limit = 3_000;
    assert_eq!(report(&simulation).unfinished, 0);
}

#[test]
fn games_beyond_the_limit_are_unfinished() {
    let mut simulation = simulation([RANDOM; 4], 100);
    simulation.roll_limit = 300;
    let report = report(&simulation);
    assert!(report.unfinished > 0 && report.unfinished < 100, "{}", report.unfinished);
    assert!(report.rolls_to_end.unwrap().most <= 300);
    assert!(report.rolls <= 300 * 100);

    simulation.roll_limit = 0;
    let report = self::report(&simulation);
    assert_eq!((report.games, report.unfinished, report.rolls), (100, 100, 0));
    assert_eq!(report.rolls_to_end, None);
}

#[test]
fn a_stopped_simulation_reports_the_first_games() {
    for threads in [1, 3] {
        let simulation = on_threads(simulation([RANDOM; 4], 100_000), threads);
        let stop = AtomicBool::new(false);
        let stopped =
            simulation.run(&stop, |games| stop.store(games >= 500, Ordering::Relaxed)).unwrap().report;
        assert_eq!(stopped.games_asked, 100_000);
        assert!((500..100_000).contains(&stopped.games), "{}", stopped.games);

        let mut same = report(&Simulation { games: stopped.games, ..simulation });
        same.games_asked = 100_000;
        assert_eq!(stopped, same);
    }
}

#[test]
fn a_simulation_stopped_before_it_begins_is_empty() {
    let report = simulation([RANDOM; 4], 1_000).run(&AtomicBool::new(true), |_| {}).unwrap().report;
    assert_eq!((report.games, report.rolls, report.rolls_to_end), (0, 0, None));
}

#[test]
fn progress_grows_to_the_number_of_games() {
    let mut told = Vec::new();
    simulation([RANDOM; 4], 200).run(&AtomicBool::new(false), |games| told.push(games)).unwrap();
    assert!(told.is_sorted());
    assert_eq!(told.last(), Some(&200));
}

#[test]
fn a_game_needs_two_bots() {
    for seats in [[None; 4], [GREEDY, None, None, None]] {
        let error = simulation(seats, 1).run(&AtomicBool::new(false), |_| {}).unwrap_err();
        assert!(matches!(error, SimulationError::Start(PositionError::TooFewSeats { .. })), "{error}");
    }
}

#[test]
fn the_report_names_its_form() {
    let json = serde_json::to_value(report(&simulation([GREEDY, None, RANDOM, None], 10))).unwrap();
    assert_eq!(json["format"], FORMAT);
    assert_eq!(json["rules"]["jump"], "mandatory");
    assert_eq!(json["seats"][0]["bot"], "greedy");
    assert_eq!(json["seats"][1]["color"], "blue");
    assert!(json["seats"][1]["wins"]["interval"]["low"].is_number());
}
