//! Learning by self-play.

mod checkpoint;
mod episode;
mod exponential;
mod learner;
mod scenario;

use std::io;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use aeroplane_bots::evaluation::{NETWORK_WIDTH, Weights};
use aeroplane_dice::Randomness;

pub use checkpoint::{Checkpoint, CheckpointError};

use self::episode::{Episode, Sample};
use self::learner::STEP;

/// How many games are played with the same weights before the learner learns from them.
pub const GAMES_A_ROUND: u64 = 64;

/// What a training is.
///
/// The bots' network plays games against itself, round by round. After each round it learns from their positions, in an
/// order drawn by lot, and the small network learns from the same positions. Everything follows from seed and number
/// of rounds; threads change nothing but the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Training {
    /// What all games follow from.
    pub seed: u64,
    /// How many rounds of [`GAMES_A_ROUND`] games are played.
    pub rounds: u64,
}

/// How the last round went.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    /// The rounds that are done.
    pub rounds: u64,
    /// How many positions the last one had.
    pub positions: usize,
    /// The mean squared error of the network's chances in that round, before it learned from it.
    pub network_error: f32,
    /// The same of the small network.
    pub small_error: f32,
}

/// The part of what is expected later in the game, at the beginning, and at last: early on only the ends of games tell
/// anything, and later the luck of the dice in them would drown the small differences that answers make.
const TRACE: [f32; 2] = [0.95, 0.1];
/// After which part of the training it is at its last.
const TRACE_FALLS: f32 = 0.3;
/// The sizes of the steps at the beginning and at the end.
const NETWORK_RATE: [f32; 2] = [1.5e-3, 1.5e-5];
const SMALL_RATE: [f32; 2] = [3e-3, 3e-5];

impl Training {
    /// A training that has not begun.
    pub fn begin(self) -> Checkpoint {
        Checkpoint::new(self)
    }
}

impl Checkpoint {
    /// Goes on until all rounds are done or `stop` is true; a round that has begun is finished first. `progress` is told
    /// of every round, with the state after it.
    ///
    /// # Errors
    ///
    /// The system's error where it gives no thread to play on.
    pub fn run(
        &mut self,
        threads: NonZeroUsize,
        stop: &AtomicBool,
        mut progress: impl FnMut(&Self, Progress),
    ) -> io::Result<()> {
        while !self.is_complete() && !stop.load(Ordering::Relaxed) {
            let told = self.round(threads)?;
            progress(self, told);
        }
        Ok(())
    }

    fn round(&mut self, threads: NonZeroUsize) -> io::Result<Progress> {
        #[expect(clippy::cast_precision_loss, reason = "a part of the way")]
        let done = self.rounds_done as f32 / self.training.rounds as f32;
        let weights = self.network.rounded();
        let first = self.rounds_done * GAMES_A_ROUND;
        let episodes = play(&weights, self.training.seed, first, trace(done), threads)?;

        let mut order: Vec<(usize, usize)> = Vec::new();
        for (number, episode) in episodes.iter().enumerate() {
            order.extend((0..episode.len()).map(|index| (number, index)));
        }
        // Streams of games count up from zero, so those of rounds count down.
        shuffle(&mut order, &mut Randomness::new(self.training.seed, u64::MAX - self.rounds_done));
        let (mut network, mut small) = (0.0, 0.0);
        for step in order.chunks_mut(STEP) {
            step.sort_unstable();
            let samples: Vec<Sample<'_>> =
                step.iter().filter_map(|&(number, index)| episodes.get(number)?.sample(index)).collect();
            network += self.network.learn(&samples, falling(NETWORK_RATE, done));
            small += self.small.learn(&samples, falling(SMALL_RATE, done));
        }
        self.rounds_done += 1;
        #[expect(clippy::cast_precision_loss, reason = "a mean")]
        let count = order.len().max(1) as f32;
        Ok(Progress {
            rounds: self.rounds_done,
            positions: order.len(),
            network_error: network / count,
            small_error: small / count,
        })
    }
}

/// The part of what is expected later, after that part of the training.
fn trace(done: f32) -> f32 {
    let [begin, last] = TRACE;
    begin + (last - begin) * (done / TRACE_FALLS).min(1.0)
}

/// The size of the steps after that part of the training: it falls fast at first and slowly in the end.
fn falling([begin, end]: [f32; 2], done: f32) -> f32 {
    end + (begin - end) * (1.0 - done) * (1.0 - done)
}

/// Plays the games of a round, on any number of threads, in order of their numbers.
fn play(
    weights: &Weights<NETWORK_WIDTH>,
    seed: u64,
    first: u64,
    trace: f32,
    threads: NonZeroUsize,
) -> io::Result<Vec<Episode>> {
    let threads = threads.get().min(64);
    let work = |thread: usize| -> Vec<(u64, Episode)> {
        (first..first + GAMES_A_ROUND)
            .skip(thread)
            .step_by(threads)
            .map(|game| (game, Episode::play(weights, seed, game, trace)))
            .collect()
    };
    let mut episodes = Vec::new();
    thread::scope(|scope| {
        let mut others = Vec::new();
        for thread in 1..threads {
            others.push(thread::Builder::new().spawn_scoped(scope, move || work(thread))?);
        }
        episodes = work(0);
        for other in others {
            match other.join() {
                Ok(more) => episodes.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        io::Result::Ok(())
    })?;
    episodes.sort_by_key(|&(game, _)| game);
    Ok(episodes.into_iter().map(|(_, episode)| episode).collect())
}

/// Puts the items into an order drawn by lot.
fn shuffle<T>(items: &mut [T], lot: &mut Randomness) {
    for count in (2..=items.len()).rev() {
        let bound = u32::try_from(count).ok().and_then(std::num::NonZeroU32::new);
        if let Some(bound) = bound {
            items.swap(count - 1, lot.below(bound) as usize);
        }
    }
}
