//! What a roll costs: whole games, nothing recorded, on one thread.
//!
//! Machines differ and are shared, so each round also times a loop that every machine knows – xorshift64, three shifts
//! a step – and gives the cost of a roll in such steps. Time is processor time of the process. `cargo bench -p
//! aeroplane-lab` runs everything; after `--`, a word runs only the games with that word in their name, and `--quick`
//! runs fewer rounds. Under `cargo test` one tiny round shows that everything still runs.

#![allow(clippy::print_stdout, reason = "a benchmark is there to be read")]

use std::env;
use std::error::Error;
use std::hint::black_box;
use std::sync::atomic::AtomicBool;

use aeroplane_bots::BotKind;
use aeroplane_dice::{Randomness, SeededDice};
use aeroplane_lab::Simulation;
use aeroplane_rules::{ByColor, Color, ColorSet, MoveList, Position, Preset, Rules, Turn};
use cpu_time::ProcessTime;

/// How long to measure.
#[derive(Clone, Copy)]
struct Effort {
    rounds: usize,
    /// The rolls of a round, about.
    rolls: u64,
    /// The steps of the calibration loop.
    steps: u64,
}

const FULL: Effort = Effort { rounds: 25, rolls: 1_000_000, steps: 20_000_000 };
const QUICK: Effort = Effort { rounds: 5, rolls: 300_000, steps: 10_000_000 };
const TINY: Effort = Effort { rounds: 1, rolls: 1_000, steps: 1_000 };

/// Who plays the games.
#[derive(Clone, Copy)]
enum Players {
    /// Nobody: the engine alone, driven by a loop that draws moves by lot and keeps nothing.
    Engine,
    /// Four bots of one kind in a simulation, which counts what happens.
    Bots(BotKind),
}

/// Games of four by the rules of a preset.
struct Workload {
    preset: Preset,
    players: Players,
}

/// What came of playing a workload.
struct Played {
    rolls: u64,
    decisions: u64,
}

impl Workload {
    /// The engine alone first: that is what its cost is judged by.
    fn all() -> impl Iterator<Item = Self> {
        let bots = BotKind::ALL.map(Players::Bots);
        let players = std::iter::once(Players::Engine).chain(bots);
        players.flat_map(|players| Preset::ALL.map(|preset| Self { preset, players }))
    }

    fn name(&self) -> String {
        match self.players {
            Players::Engine => format!("engine/{}", self.preset),
            Players::Bots(bot) => format!("{bot}/{}", self.preset),
        }
    }

    /// How many games make about so many rolls; a roll of a bot that thinks takes a hundred times as long, so it gets
    /// fewer.
    fn games(&self, rolls: u64) -> u64 {
        const ROLLS_A_GAME: u64 = 300;
        let rolls = match self.players {
            Players::Engine | Players::Bots(BotKind::Random | BotKind::Runner) => rolls,
            Players::Bots(BotKind::Greedy) => rolls / 50,
        };
        rolls.div_ceil(ROLLS_A_GAME)
    }

    fn play(&self, games: u64, seed: u64) -> Result<Played, Box<dyn Error>> {
        let rules = Rules::from(self.preset);
        match self.players {
            Players::Engine => play_by_lot(&rules, games, seed),
            Players::Bots(bot) => {
                let mut simulation = Simulation::new(rules, ByColor([Some(bot); 4]));
                (simulation.games, simulation.seed) = (games, seed);
                let report = simulation.run(&AtomicBool::new(false), |_| {})?.report;
                Ok(Played { rolls: report.rolls, decisions: report.decisions })
            }
        }
    }
}

/// Whole games in which every move is drawn by lot. Nothing is recorded, nothing allocated.
fn play_by_lot(rules: &Rules, games: u64, seed: u64) -> Result<Played, Box<dyn Error>> {
    let mut played = Played { rolls: 0, decisions: 0 };
    let mut moves = MoveList::new();
    for game in 0..games {
        let (mut dice, mut lot) = (SeededDice::new(seed, game), Randomness::new(seed, game));
        let first = Color::from_seat((game % 4) as u8);
        let mut position = Position::start(rules, ColorSet::ALL, first)?;
        while !matches!(position.turn(), Turn::Over(_)) {
            position.roll_into(rules, dice.next_roll(), &mut moves, &mut ())?;
            played.rolls += 1;
            played.decisions += u64::from(moves.len() > 1);
            if let Some(&answer) = lot.pick(&moves) {
                position.play_unchecked(rules, answer, &mut ());
            }
        }
        black_box(position);
    }
    Ok(played)
}

/// Nanoseconds of processor time that the work takes.
fn nanoseconds<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = ProcessTime::now();
    let result = black_box(work());
    (result, start.elapsed().as_secs_f64() * 1e9)
}

fn xorshift64(steps: u64) -> u64 {
    let mut state = black_box(88_172_645_463_325_252_u64);
    for _ in 0..steps {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
    }
    state
}

#[expect(clippy::cast_precision_loss, reason = "rates are never exact")]
fn each(nanoseconds: f64, count: u64) -> f64 {
    nanoseconds / count as f64
}

/// The least and the middle one of some measurements.
fn least_and_median(mut values: Vec<f64>) -> (f64, f64) {
    values.sort_by(f64::total_cmp);
    let at = |index: usize| values.get(index).copied().unwrap_or(f64::NAN);
    (at(0), at(values.len() / 2))
}

fn measure(workload: &Workload, effort: Effort) -> Result<(), Box<dyn Error>> {
    let games = workload.games(effort.rolls);
    let (mut roll_times, mut ratios, mut decision_times) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..effort.rounds {
        let (_, calibration) = nanoseconds(|| xorshift64(effort.steps));
        let (played, time) = nanoseconds(|| workload.play(games, round as u64));
        let played = played?;
        let roll_time = each(time, played.rolls);
        roll_times.push(roll_time);
        ratios.push(roll_time / each(calibration, effort.steps));
        decision_times.push(each(time, played.decisions) / 1e3);
    }
    let (least, median) = least_and_median(roll_times);
    let (least_ratio, median_ratio) = least_and_median(ratios);
    let (_, decision) = least_and_median(decision_times);
    println!(
        "{:<20} {least:>8.1} {median:>8.1} {:>8.2} {:>8.2} {least_ratio:>8.1} {median_ratio:>8.1} {decision:>8.2}",
        workload.name(),
        1e3 / least,
        1e3 / median,
    );
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let given = |flag: &str| arguments.iter().any(|argument| argument == flag);
    if given("--list") {
        return Ok(());
    }
    // Cargo says `--bench` when it benchmarks and nothing of the kind when it tests.
    let effort = match (given("--bench") && !given("--test"), given("--quick")) {
        (false, _) => TINY,
        (true, true) => QUICK,
        (true, false) => FULL,
    };
    let filter = arguments.iter().find(|argument| !argument.starts_with('-'));
    println!(
        "{:<20} {:^17} {:^17} {:^17} {:>8}",
        "", "ns a roll", "million rolls/s", "xorshift64 steps", "µs a"
    );
    println!(
        "{:<20} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8}",
        "players/rules", "least", "median", "most", "median", "least", "median", "decision"
    );
    for workload in Workload::all() {
        if filter.is_none_or(|filter| workload.name().contains(filter.as_str())) {
            measure(&workload, effort)?;
        }
    }
    Ok(())
}
