//! Value iteration from both sides.
//!
//! Two numbers are kept for every state: a chance that its player surely has, first 0, and one that it surely does not
//! exceed, first 1. A sweep works each state out anew from those that may follow it – the mean over the faces of the best
//! answer – with the lower number rounded down and the upper one up, all in whole numbers. Both stay what they are called,
//! whatever the order of the work, so that their difference is a bound that holds without any further argument.
//!
//! Within a sweep the states come in waves of equal total progress, the most advanced first, and each wave uses what the
//! waves before it have just found. Within a wave all states use what was known before it. Hence the numbers do not
//! depend on threads.

use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};

use super::bounds::{Bounds, CERTAIN};
use super::container::{self, Header, SolutionFileError};
use super::game::{Pair, SmallGame, TooManyPlanes};
use super::outcomes::{Reckoner, Teller, tell_hole};
use super::solution::Solution;
use super::space::{Block, ROLLER, StateSpace};
use super::threads;
use super::tolerance::Tolerance;
use crate::whole_file::Existing;

/// A game that needs more memory than there may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the game has {states} states, which need {needed} MiB of memory beside what follows from them: allow more than \
     {allowed} MiB"
)]
pub struct TooLittleMemory {
    /// How many states it has.
    pub states: u64,
    /// What they need, in MiB.
    pub needed: u64,
    /// What was allowed, in MiB.
    pub allowed: u64,
}

/// Why a solver came to an end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// No chance is known less exactly than was asked for.
    Reached,
    /// A whole sweep changed nothing: more exactly these numbers cannot say it.
    Settled,
    /// It was told to stop, and can go on from there.
    Stopped,
}

/// Finds the chances of a small game.
///
/// ```
/// use std::num::NonZeroUsize;
/// use std::sync::atomic::AtomicBool;
///
/// use aeroplane_lab::exact::{Ending, Pair, SmallGame, Solver, Tolerance};
///
/// let game = SmallGame::new("classic planes=1".parse()?, Pair::Opposite)?;
/// let mut solver = Solver::new(game, 64 << 20)?;
/// let never = AtomicBool::new(false);
/// let ending = solver.run(Tolerance::default(), NonZeroUsize::MIN, &never, |_| Ok::<(), ()>(()));
/// assert_eq!(ending, Ok(Ending::Reached));
/// let chance = solver.solution().chance(&game.starts()?[0])?;
/// assert!(chance > 0.5, "the beginner is ahead");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    space: StateSpace,
    bounds: Vec<Bounds>,
    waves: Vec<Vec<Work>>,
    /// How many more words may be kept.
    room: usize,
    state: Progress,
}

/// A block of states, with what follows each of them once that is known and as long as there is room.
#[derive(Debug)]
struct Work {
    block: Block,
    words: Option<Box<[u32]>>,
}

/// How far a solver has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// How many sweeps are complete.
    pub sweeps: u32,
    /// How many waves of the next one are.
    pub waves: usize,
    /// Whether a wave of the next one has changed anything so far.
    changed: bool,
    /// The largest difference between the bounds of a state after the last complete sweep.
    gap: u32,
}

impl Progress {
    /// The largest difference between the bounds of a state after the last complete sweep: 1 before the first.
    pub fn gap(&self) -> f64 {
        f64::from(self.gap) / f64::from(CERTAIN)
    }
}

/// The first line of a checkpoint.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CheckpointHeader {
    format: String,
    rules: aeroplane_rules::Rules,
    seats: Pair,
    states: u64,
    progress: Progress,
}

impl Header for CheckpointHeader {
    const FORMAT: &'static str = "aeroplane-exact-checkpoint/1";

    fn game(&self) -> (Result<SmallGame, TooManyPlanes>, u64) {
        (SmallGame::new(self.rules, self.seats), self.states)
    }
}

impl Solver {
    /// A solver that knows nothing yet and uses about so many bytes of memory, at least 8 a state. With more of it, it
    /// keeps what follows each state instead of asking the engine in every sweep, and is ten times as fast.
    ///
    /// # Errors
    ///
    /// [`TooLittleMemory`] where the states alone need more.
    pub fn new(game: SmallGame, memory: u64) -> Result<Self, TooLittleMemory> {
        let space = StateSpace::new(game);
        let needed = (space.len() * size_of::<Bounds>()) as u64;
        let Some(room) = memory.checked_sub(needed) else {
            let states = space.len() as u64;
            return Err(TooLittleMemory { states, needed: needed.div_ceil(1 << 20), allowed: memory >> 20 });
        };
        let work = |block| Work { block, words: None };
        let waves = space.waves().into_iter().map(|wave| wave.into_iter().map(work).collect()).collect();
        Ok(Self {
            bounds: vec![Bounds::UNKNOWN; space.len()],
            waves,
            room: usize::try_from(room / size_of::<u32>() as u64).unwrap_or(usize::MAX),
            state: Progress { sweeps: 0, waves: 0, changed: false, gap: CERTAIN },
            space,
        })
    }

    /// Goes on from a checkpoint of the same game.
    ///
    /// # Errors
    ///
    /// Why the file is none.
    pub fn resume(&mut self, path: &Path) -> Result<(), SolutionFileError> {
        let opened = container::open::<CheckpointHeader>(path)?;
        if opened.game != *self.space.game() {
            let (rules, pair) = (Box::new(*opened.game.rules()), opened.game.pair());
            return Err(SolutionFileError::OtherGame { rules, pair });
        }
        let bounds = |cell| {
            let [lower, upper] = halves(u64::from_le_bytes(cell));
            // Bounds the wrong way round are none.
            Bounds { lower, upper: upper.max(lower) }
        };
        let (header, bounds) = opened.cells(self.bounds.len(), bounds)?;
        if header.progress.waves >= self.waves.len() {
            return Err(SolutionFileError::Damaged);
        }
        self.bounds = bounds;
        self.state = header.progress;
        Ok(())
    }

    /// Writes down how far it has come, so that [`Solver::resume`] can go on from there and ends with the same numbers.
    ///
    /// # Errors
    ///
    /// Why it could not be written; the file is then what it was.
    pub fn write_checkpoint(&self, path: &Path) -> Result<(), SolutionFileError> {
        let header = CheckpointHeader {
            format: CheckpointHeader::FORMAT.to_owned(),
            rules: *self.space.game().rules(),
            seats: self.space.game().pair(),
            states: self.bounds.len() as u64,
            progress: self.state,
        };
        let cells = self.bounds.iter().map(|Bounds { lower, upper }| {
            let cell = u64::from(*lower) | u64::from(*upper) << 32;
            cell.to_le_bytes()
        });
        container::write(path, Existing::Replace, &header, cells)
    }

    /// Sweeps until every chance is known as exactly as asked for or nothing changes any more. After each wave `watch`
    /// can look at the solver, write a checkpoint, or give up by an error.
    ///
    /// Once `stop` is true the wave at hand is dropped and the solver stands where it was before it.
    ///
    /// # Errors
    ///
    /// That of `watch`.
    pub fn run<E>(
        &mut self,
        tolerance: Tolerance,
        threads: NonZeroUsize,
        stop: &AtomicBool,
        mut watch: impl FnMut(&Self) -> Result<(), E>,
    ) -> Result<Ending, E> {
        loop {
            if self.state.gap <= tolerance.parts() {
                return Ok(Ending::Reached);
            }
            while self.state.waves < self.waves.len() {
                if !self.solve_wave(threads, stop) {
                    return Ok(Ending::Stopped);
                }
                // The sweep ends with its last wave, so that a checkpoint never stands behind it.
                if self.state.waves == self.waves.len() {
                    break;
                }
                watch(self)?;
            }
            let changed = self.state.changed;
            let gap = self.bounds.iter().map(|bounds| bounds.gap()).max().unwrap_or(0);
            self.state = Progress { sweeps: self.state.sweeps + 1, waves: 0, changed: false, gap };
            watch(self)?;
            if !changed {
                return Ok(Ending::Settled);
            }
        }
    }

    /// How far it has come.
    pub const fn progress(&self) -> Progress {
        self.state
    }

    /// How many waves a sweep has.
    pub fn waves(&self) -> usize {
        self.waves.len()
    }

    /// How many states have a place, those that no position has included.
    pub fn states(&self) -> u64 {
        self.bounds.len() as u64
    }

    /// What is known by now, rounded to the numbers of a [`Solution`].
    pub fn solution(&self) -> Solution {
        Solution::of(*self.space.game(), &self.bounds, self.state.sweeps)
    }

    /// Works out the next wave; `false` where it was stopped before the end.
    fn solve_wave(&mut self, threads: NonZeroUsize, stop: &AtomicBool) -> bool {
        let Some(wave) = self.waves.get(self.state.waves) else { return true };
        let solved = threads::results(wave.len(), threads, |index| {
            (!stop.load(Ordering::Relaxed)).then(|| self.solve_block(&wave[index]))
        });
        let Some(solved) = solved.into_iter().collect::<Option<Vec<_>>>() else { return false };
        let Some(wave) = self.waves.get_mut(self.state.waves) else { return true };
        for (work, (bounds, words)) in wave.iter_mut().zip(solved) {
            let view = work.block.view * self.space.view_len();
            for ((own, enemy), new) in work.block.fleets().zip(bounds) {
                if let Some(old) = self.bounds.get_mut(view + self.space.number(own, enemy)) {
                    self.state.changed |= *old != new;
                    *old = new;
                }
            }
            if let Some(words) = words.filter(|words| words.len() <= self.room) {
                self.room -= words.len();
                work.words = Some(words.into());
            }
        }
        self.state.waves += 1;
        true
    }

    /// What is now known of the states of a block, and the words for what follows them if they were asked for anew.
    fn solve_block(&self, work: &Work) -> (Vec<Bounds>, Option<Vec<u32>>) {
        let block = &work.block;
        let view_len = self.space.view_len();
        let view = |view: usize| self.bounds.get(view * view_len..(view + 1) * view_len).unwrap_or_default();
        let reckon = |words: &[u32]| {
            let opposite = self.space.opposite_view(block.view);
            let mut reckoner = Reckoner::new(words, view(block.view), view(opposite));
            block.fleets().map(|_| reckoner.state()).collect()
        };
        if let Some(words) = &work.words {
            (reckon(words), None)
        } else {
            let words = self.words_of(block);
            (reckon(&words), Some(words))
        }
    }

    fn words_of(&self, block: &Block) -> Vec<u32> {
        let mut positions = self.space.positions();
        let mut words = Vec::new();
        for (own, enemy) in block.fleets() {
            match positions.at(block.view, own, enemy) {
                Some((position, opponent)) => {
                    Teller::new(&self.space, ROLLER, opponent).tell_roll(&position, &mut words);
                }
                None => tell_hole(&mut words),
            }
        }
        words
    }
}

/// The lower and the upper half of a word.
fn halves(word: u64) -> [u32; 2] {
    [word & u64::from(u32::MAX), word >> 32].map(|half| u32::try_from(half).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use aeroplane_rules::{Preset, Rules};

    use super::*;

    #[test]
    fn bounds_only_ever_close() {
        for preset in Preset::ALL {
            let mut rules = Rules::from(preset);
            rules.planes = aeroplane_rules::PlaneCount::new(1).unwrap();
            let mut solver = Solver::new(SmallGame::new(rules, Pair::Adjacent).unwrap(), 64 << 20).unwrap();
            let mut before = solver.bounds.clone();
            let never = AtomicBool::new(false);
            let watch = |solver: &Solver| {
                for (new, old) in solver.bounds.iter().zip(&before) {
                    assert!(old.lower <= new.lower && new.lower <= new.upper && new.upper <= old.upper);
                }
                before.clone_from(&solver.bounds);
                Ok::<(), ()>(())
            };
            let ending = solver.run(Tolerance::default(), NonZeroUsize::MIN, &never, watch);
            assert_eq!(ending, Ok(Ending::Reached));
        }
    }
}
