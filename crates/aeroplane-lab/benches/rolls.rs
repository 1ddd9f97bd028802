//! What a roll costs: whole games, nothing recorded, on one thread.
//!
//! Machines differ and are shared, so each round also times a loop that every machine knows – xorshift64, three shifts
//! a step – and gives the cost of a roll in such steps; and beside everything but the engine it plays with the engine too,
//! and tells how many times as long a roll takes there. Time is processor time of the process. `cargo bench -p
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
use aeroplane_lanes::{Counts, LaneSimulation};
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
    /// Nobody either: games side by side in lanes, which choose by lot and count what happens.
    Lanes,
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
        let players = [Players::Engine, Players::Lanes].into_iter().chain(bots);
        players.flat_map(|players| Preset::ALL.map(|preset| Self { preset, players }))
    }

    fn name(&self) -> String {
        match self.players {
            Players::Engine => format!("engine/{}", self.preset),
            Players::Lanes => format!("lanes/{}", self.preset),
            Players::Bots(bot) => format!("{bot}/{}", self.preset),
        }
    }

    /// How many games a round plays: about so many rolls; in lanes, which are quick, more, and with a bot that thinks as
    /// many as take about the time of so many rolls of the engine. The first game tells how long it thinks.
    fn games(&self, rolls: u64) -> Result<u64, Box<dyn Error>> {
        const ROLLS_A_GAME: u64 = 300;
        const ENGINE_NANOSECONDS: f64 = 100.0;
        let games = rolls.div_ceil(ROLLS_A_GAME);
        match self.players {
            Players::Engine => Ok(games),
            Players::Lanes => Ok(games * 8),
            Players::Bots(_) => {
                let (played, time) = nanoseconds(|| self.play(1, 0));
                let slower = (each(time, played?.rolls) / ENGINE_NANOSECONDS).max(1.0);
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at least 1")]
                let slower = slower as u64;
                Ok(games.div_ceil(slower))
            }
        }
    }

    /// The engine alone by the same rules.
    const fn by_engine(&self) -> Self {
        Self { preset: self.preset, players: Players::Engine }
    }

    fn play(&self, games: u64, seed: u64) -> Result<Played, Box<dyn Error>> {
        let rules = Rules::from(self.preset);
        match self.players {
            Players::Engine => play_by_lot(&rules, games, seed),
            Players::Lanes => {
                let simulation = LaneSimulation { preset: self.preset, seed, games };
                let mut counts = Counts::default();
                for block in 0..simulation.blocks() {
                    counts.merge(&simulation.play(block)?);
                }
                Ok(Played { rolls: counts.rolls(), decisions: counts.decisions })
            }
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
    let games = workload.games(effort.rolls)?;
    let (mut roll_times, mut ratios, mut decision_times) = (Vec::new(), Vec::new(), Vec::new());
    let (engine, mut engine_ratios) = (workload.by_engine(), Vec::new());
    let engine_games = engine.games(effort.rolls / 4)?;
    for round in 0..effort.rounds {
        let (_, calibration) = nanoseconds(|| xorshift64(effort.steps));
        let (played, time) = nanoseconds(|| workload.play(games, round as u64));
        let played = played?;
        let roll_time = each(time, played.rolls);
        roll_times.push(roll_time);
        ratios.push(roll_time / each(calibration, effort.steps));
        decision_times.push(each(time, played.decisions) / 1e3);
        if !matches!(workload.players, Players::Engine) {
            let (played, time) = nanoseconds(|| engine.play(engine_games, round as u64));
            engine_ratios.push(each(time, played?.rolls) / roll_time);
        }
    }
    let (least, median) = least_and_median(roll_times);
    let (least_ratio, median_ratio) = least_and_median(ratios);
    let (_, decision) = least_and_median(decision_times);
    let beside_engine = if engine_ratios.is_empty() {
        String::from("-")
    } else {
        format!("{:.2}", least_and_median(engine_ratios).1)
    };
    println!(
        "{:<20} {least:>8.1} {median:>8.1} {:>8.2} {:>8.2} {least_ratio:>8.1} {median_ratio:>8.1} \
         {decision:>8.2} {beside_engine:>8}",
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
        "{:<20} {:^17} {:^17} {:^17} {:>8} {:>8}",
        "", "ns a roll", "million rolls/s", "xorshift64 steps", "µs a", "times as"
    );
    println!(
        "{:<20} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8}",
        "players/rules", "least", "median", "most", "median", "least", "median", "decision", "fast"
    );
    for workload in Workload::all() {
        if filter.is_none_or(|filter| workload.name().contains(filter.as_str())) {
            measure(&workload, effort)?;
        }
    }
    Ok(())
}
