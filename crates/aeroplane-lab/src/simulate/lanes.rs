//! Random play in lanes, on several threads, and what is told of it.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use aeroplane_lanes::{Counts as LaneCounts, LaneSimulation, Lengths};
use aeroplane_rules::{Color, End, Preset, Rules};
use serde::{Serialize, Serializer};

use super::SimulationError;
use crate::play::{Counts, workers};
use crate::statistics::{Sample, Share, Summary};

/// The name of the report's form, which changes when the form does.
pub const LANES_FORMAT: &str = "aeroplane-lanes/1";

/// What was counted in games of random play in lanes.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LaneReport {
    /// The form of the report: [`LANES_FORMAT`].
    pub format: &'static str,
    /// The rules of every game.
    #[serde(serialize_with = "preset_name")]
    pub preset: Preset,
    /// What all dice and choices followed from.
    pub seed: u64,
    /// How many games were asked for.
    pub games_asked: u64,
    /// How many games were played, all to their end: fewer than asked for where they were stopped.
    pub games: u64,
    /// The rolls of all games.
    pub rolls: u64,
    /// The rolls that had at least two answers.
    pub decisions: u64,
    /// How often things happened in all games.
    pub counts: Counts,
    /// The rolls of a game; `None` where there is none.
    pub rolls_to_end: Option<Summary>,
    /// The rolls until the first player finished; `None` where there is no game.
    pub rolls_to_winner: Option<Summary>,
    /// The seats in turn order from red.
    pub seats: Vec<LaneSeat>,
}

/// What was counted of one seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LaneSeat {
    /// The seat.
    pub color: Color,
    /// The games in which it had the first place, the second and so on, as far as games are played, out of all games.
    pub places: Vec<Share>,
}

/// What came of games in lanes.
#[derive(Debug, Clone, PartialEq)]
pub struct LaneOutcome {
    /// What was counted. It follows from preset, seed and number of games alone.
    pub report: LaneReport,
    /// How long it took on the clock on the wall. It does not.
    pub elapsed: Duration,
}

impl LaneOutcome {
    /// Rolls a second on the clock on the wall, all threads together.
    pub fn rolls_per_second(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "a rate that is never exact")]
        let rolls = self.report.rolls as f64;
        rolls / self.elapsed.as_secs_f64().max(f64::MIN_POSITIVE)
    }
}

/// Plays games in lanes on so many threads, which change nothing but the time. `progress` is told, on the calling
/// thread, how many games are counted so far.
///
/// Once `stop` is true no further block of games is begun. The report then covers the first so many games, and is the one
/// of a simulation of just these, but for [`LaneReport::games_asked`].
///
/// # Errors
///
/// [`SimulationError`] before the first game; games themselves do not fail.
pub fn play_lanes(
    simulation: &LaneSimulation,
    threads: NonZeroUsize,
    stop: &AtomicBool,
    mut progress: impl FnMut(u64),
) -> Result<LaneOutcome, SimulationError> {
    let begun = Instant::now();
    let play = |(): &mut (), block| (!stop.load(Ordering::Relaxed)).then(|| simulation.play(block));
    let mut total = LaneCounts::default();
    let mut failed = None;
    let add = |played| match played {
        Ok(counts) => {
            total.merge(&counts);
            progress(total.games);
            ControlFlow::Continue(())
        }
        Err(error) => {
            failed = Some(error);
            ControlFlow::Break(())
        }
    };
    workers::in_order(simulation.blocks(), threads, || (), play, add).map_err(SimulationError::NoThread)?;
    match failed {
        Some(error) => Err(error.into()),
        None => Ok(LaneOutcome { report: LaneReport::new(simulation, &total), elapsed: begun.elapsed() }),
    }
}

impl LaneReport {
    fn new(simulation: &LaneSimulation, total: &LaneCounts) -> Self {
        let places_played = match Rules::from(simulation.preset).end {
            End::FirstWins => 1,
            End::PlayOn => Color::ALL.len(),
        };
        let seat = |color: Color| LaneSeat {
            color,
            places: total.places[color]
                .iter()
                .take(places_played)
                .map(|&count| Share::of(count, total.games))
                .collect(),
        };
        Self {
            format: LANES_FORMAT,
            preset: simulation.preset,
            seed: simulation.seed,
            games_asked: simulation.games,
            games: total.games,
            rolls: total.rolls(),
            decisions: total.decisions,
            counts: Counts {
                launches: total.launches,
                jumps: total.jumps,
                shortcuts: total.shortcuts,
                captures: total.captures,
                stacks_joined: total.stacks_joined,
                planes_lost_on_stacks: total.planes_lost_on_stacks,
                punished_streaks: total.punished_streaks,
                planes_lost_by_sixes: total.planes_lost_by_sixes,
                rolls_lost: total.rolls_lost,
                // No preset lets a player decline.
                rolls_declined: 0,
            },
            rolls_to_end: summary(total.rolls_to_end),
            rolls_to_winner: summary(total.rolls_to_winner),
            seats: Color::ALL.map(seat).into(),
        }
    }
}

fn summary(lengths: Lengths) -> Option<Summary> {
    let Lengths { count, sum, sum_of_squares, least, most } = lengths;
    Sample::of_sums(count, sum, sum_of_squares, least, most).summary()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
fn preset_name<S: Serializer>(preset: &Preset, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(preset.name())
}
