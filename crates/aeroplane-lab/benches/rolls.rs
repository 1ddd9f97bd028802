//! What a roll costs: whole games, nothing recorded, on one thread.
//!
//! Machines differ and are shared, so each round also times a loop that every machine knows – xorshift64, three shifts
//! a step – and gives the cost of a roll in such steps. Time is processor time of the process. `cargo bench -p
//! aeroplane-lab` runs everything; after `--`, a word runs only the games with that word in their name, and `--quick`
//! runs fewer rounds. Under `cargo test` one tiny round shows that everything still runs.

use std::env;
use std::error::Error;
use std::hint::black_box;
use std::sync::atomic::AtomicBool;

use aeroplane_bots::BotKind;
use aeroplane_lab::Simulation;
use aeroplane_rules::{ByColor, Preset, Rules};
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

/// Four bots of one kind and the rules that they play.
struct Workload {
    preset: Preset,
    bot: BotKind,
}

impl Workload {
    /// Random choice first: it is what the engine's cost is judged by.
    fn all() -> impl Iterator<Item = Self> {
        BotKind::ALL.into_iter().flat_map(|bot| Preset::ALL.map(|preset| Self { preset, bot }))
    }

    fn name(&self) -> String {
        format!("{}/{}", self.bot, self.preset)
    }

    /// Games of about so many rolls; a roll of a bot that thinks takes a hundred times as long, so it gets fewer.
    fn games(&self, rolls: u64) -> Simulation {
        const ROLLS_A_GAME: u64 = 300;
        let rolls = match self.bot {
            BotKind::Random => rolls,
            BotKind::Greedy => rolls / 50,
        };
        let mut simulation = Simulation::new(Rules::from(self.preset), ByColor([Some(self.bot); 4]));
        simulation.games = rolls.div_ceil(ROLLS_A_GAME);
        simulation
    }
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
    let mut simulation = workload.games(effort.rolls);
    let (mut roll_times, mut ratios, mut decision_times) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..effort.rounds {
        simulation.seed = round as u64;
        let (_, calibration) = nanoseconds(|| xorshift64(effort.steps));
        let (outcome, time) = nanoseconds(|| simulation.run(&AtomicBool::new(false), |_| {}));
        let report = outcome?.report;
        let roll_time = each(time, report.rolls);
        roll_times.push(roll_time);
        ratios.push(roll_time / each(calibration, effort.steps));
        decision_times.push(each(time, report.decisions) / 1e3);
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
        "bots/rules", "least", "median", "most", "median", "least", "median", "decision"
    );
    for workload in Workload::all() {
        if filter.is_none_or(|filter| workload.name().contains(filter.as_str())) {
            measure(&workload, effort)?;
        }
    }
    Ok(())
}
