//! Bots play against one another, and everything that happens is counted.

mod lanes;
mod report;
mod table;
mod tally;

use std::io;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use aeroplane_bots::BotChoice;
use aeroplane_rules::{ByColor, Color, ColorSet, Position, PositionError, Rules};

pub use lanes::{LANES_FORMAT, LaneOutcome, LaneReport, LaneSeat, play_lanes};
pub use report::{FORMAT, Report, SeatReport};

use self::table::Tables;
use self::tally::Tally;
use crate::play::workers;

/// After how many rolls a game is given up unless a simulation says otherwise: more than a hundred times the length of
/// a classic game, and few rules make longer ones.
pub const DEFAULT_ROLL_LIMIT: u64 = 100_000;

/// How many games a thread plays before it hands over what it counted: enough that threads hardly meet, and few
/// enough that a stopped simulation loses little.
const GAMES_PER_CHUNK: u64 = 64;

/// Games to be played. The same simulation gives the same [`Report`] on any number of threads.
///
/// Game number n of a seed has dice of its own and, at each seat, a bot with a stream of its own, so a game is the same
/// whichever thread plays it. The taken seats begin in turn: game 0 is begun by the first of them from red, game 1 by
/// the next clockwise, and so on.
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use aeroplane_bots::BotKind;
/// use aeroplane_lab::Simulation;
/// use aeroplane_rules::{ByColor, Preset, Rules};
///
/// let [greedy, random] = [BotKind::Greedy, BotKind::Random].map(Some);
/// let mut simulation = Simulation::new(Rules::from(Preset::Classic), ByColor([greedy, None, random, None]));
/// simulation.games = 20;
/// let report = simulation.run(&AtomicBool::new(false), |_| {})?.report;
/// assert_eq!(report.games, 20);
/// assert!(report.seats[0].wins.count > report.seats[1].wins.count);
/// # Ok::<(), aeroplane_lab::SimulationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Simulation {
    /// The rules of every game.
    pub rules: Rules,
    /// The bot on each taken seat.
    pub seats: ByColor<Option<BotChoice>>,
    /// How many games to play.
    pub games: u64,
    /// What all dice and bots follow from.
    pub seed: u64,
    /// How many threads to play on; they change nothing but the time.
    pub threads: NonZeroUsize,
    /// After how many rolls a game is given up and counted as unfinished. Some rules make very long games.
    pub roll_limit: u64,
}

/// Why there is no simulation.
#[derive(Debug, thiserror::Error)]
pub enum SimulationError {
    /// The seats cannot begin a game.
    #[error(transparent)]
    Start(#[from] PositionError),
    /// The system gives no thread to play on.
    #[error("the system gives no thread to play on")]
    NoThread(#[source] io::Error),
}

/// What came of a simulation.
#[derive(Debug, Clone, PartialEq)]
pub struct Outcome {
    /// What was counted. It follows from the simulation alone.
    pub report: Report,
    /// How long it took on the clock on the wall. It does not.
    pub elapsed: Duration,
}

impl Outcome {
    /// Rolls a second on the clock on the wall, all threads together.
    pub fn rolls_per_second(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "a rate that is never exact")]
        let rolls = self.report.rolls as f64;
        rolls / self.elapsed.as_secs_f64().max(f64::MIN_POSITIVE)
    }
}

impl Simulation {
    /// Ten thousand games of seed 0 on one thread, for those who change what they want otherwise.
    pub fn new(rules: Rules, seats: ByColor<Option<impl Into<BotChoice> + Copy>>) -> Self {
        Self {
            rules,
            seats: ByColor::from_fn(|color| seats[color].map(Into::into)),
            games: 10_000,
            seed: 0,
            threads: NonZeroUsize::MIN,
            roll_limit: DEFAULT_ROLL_LIMIT,
        }
    }

    /// Plays the games. `progress` is told, on the calling thread, how many games are counted so far.
    ///
    /// Once `stop` is true no further game is begun. The report then covers the first so many games, and is the one of
    /// a simulation of just these, but for [`Report::games_asked`].
    ///
    /// # Errors
    ///
    /// [`SimulationError`] before the first game; games themselves do not fail.
    pub fn run(&self, stop: &AtomicBool, mut progress: impl FnMut(u64)) -> Result<Outcome, SimulationError> {
        let begun = Instant::now();
        let tables = self.tables()?;
        let play_chunk = |(): &mut (), chunk: u64| {
            let first = chunk * GAMES_PER_CHUNK;
            let mut tally = Tally::default();
            for game in first..self.games.min(first + GAMES_PER_CHUNK) {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                tables.play(game, &mut tally);
            }
            Some(tally)
        };
        let mut total = Tally::default();
        let add = |tally: Tally| {
            total.merge(&tally);
            progress(total.games);
            ControlFlow::Continue(())
        };
        let chunks = self.games.div_ceil(GAMES_PER_CHUNK);
        workers::in_order(chunks, self.threads, || (), play_chunk, add).map_err(SimulationError::NoThread)?;
        Ok(Outcome { report: Report::new(self, &total), elapsed: begun.elapsed() })
    }

    fn tables(&self) -> Result<Tables, PositionError> {
        let taken: ColorSet = self.seats.iter().filter_map(|(color, bot)| bot.map(|_| color)).collect();
        // Asked beforehand, because without a single seat no start below would say that players are missing.
        Position::start(&self.rules, taken, taken.iter().next().unwrap_or(Color::Red))?;
        let starts = taken.iter().map(|first| Position::start(&self.rules, taken, first));
        let starts = starts.collect::<Result<Vec<_>, _>>()?;
        Ok(Tables {
            rules: self.rules,
            seats: self.seats,
            starts,
            seed: self.seed,
            roll_limit: self.roll_limit,
        })
    }
}
