//! A training between two rounds, as it is kept in a file.

use aeroplane_bots::evaluation::{DIRECT, FEATURES, NETWORK_WIDTH, SMALL_WIDTH, Weights};
use aeroplane_dice::Randomness;
use sha2::{Digest as _, Sha256};

use super::Training;
use super::learner::Learner;

/// The state of a training between two rounds. A training that goes on from it ends as if it had never been stopped.
#[derive(Debug, Clone, PartialEq)]
pub struct Checkpoint {
    pub(super) training: Training,
    pub(super) rounds_done: u64,
    pub(super) network: Learner<NETWORK_WIDTH>,
    pub(super) small: Learner<SMALL_WIDTH>,
}

/// Bytes that are no checkpoint of this version.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CheckpointError {
    /// They do not begin as a checkpoint does.
    #[error("this is no checkpoint of a training")]
    NoCheckpoint,
    /// The evaluation has changed since.
    #[error("the checkpoint belongs to another version of this program: begin a new training")]
    OtherVersion,
    /// They end too early or too late.
    #[error("the checkpoint is damaged: it has {found} bytes instead of {expected}")]
    Length {
        /// How many bytes there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// They are other bytes than were written.
    #[error("the checkpoint is damaged: its checksum is wrong")]
    Checksum,
    /// More rounds are done than there are.
    #[error("the checkpoint is damaged: it has done {done} of {rounds} rounds")]
    Rounds {
        /// How many rounds it says are done.
        done: u64,
        /// How many it says there are.
        rounds: u64,
    },
}

/// The first bytes of every checkpoint.
const MAGIC: &[u8; 8] = b"aerotrn2";
/// Rows of weights, in three copies: themselves, and the means of gradients and of their squares.
const ROWS: usize = FEATURES + DIRECT;
/// Magic, features, width, seed, rounds, rounds done.
const HEADER: usize = 8 + 4 + 4 + 8 + 8 + 8;
/// The SHA-256 of everything before it.
const CHECKSUM: usize = 32;

impl Checkpoint {
    pub(super) fn new(training: Training) -> Self {
        // The last stream is for what is drawn before the first game.
        let mut lot = Randomness::new(training.seed, u64::MAX);
        Self { training, rounds_done: 0, network: Learner::new(&mut lot), small: Learner::new(&mut lot) }
    }

    /// What is being done.
    pub const fn training(&self) -> Training {
        self.training
    }

    /// How many rounds are done.
    pub const fn rounds_done(&self) -> u64 {
        self.rounds_done
    }

    /// Whether all rounds are done.
    pub const fn is_complete(&self) -> bool {
        self.rounds_done >= self.training.rounds
    }

    /// The weights of the network as they are now.
    pub fn network(&self) -> Box<Weights<NETWORK_WIDTH>> {
        self.network.rounded()
    }

    /// The weights of the small network as they are now.
    pub fn small(&self) -> Box<Weights<SMALL_WIDTH>> {
        self.small.rounded()
    }

    /// The file that [`from_bytes`](Self::from_bytes) reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(MAGIC);
        for number in [FEATURES, NETWORK_WIDTH] {
            bytes.extend(u32::try_from(number).unwrap_or(u32::MAX).to_le_bytes());
        }
        for number in [self.training.seed, self.training.rounds, self.rounds_done] {
            bytes.extend(number.to_le_bytes());
        }
        write_learner(&mut bytes, &self.network);
        write_learner(&mut bytes, &self.small);
        let checksum = Sha256::digest(&bytes);
        bytes.extend(checksum);
        bytes
    }

    /// Reads a checkpoint.
    ///
    /// # Errors
    ///
    /// A [`CheckpointError`] that says what else the bytes are.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, CheckpointError> {
        let Some(mut rest) = bytes.strip_prefix(MAGIC) else {
            let is_older = bytes.starts_with(b"aerotrn1");
            return Err(if is_older { CheckpointError::OtherVersion } else { CheckpointError::NoCheckpoint });
        };
        let length = |width: usize| 4 * (2 + 3 * ROWS * width);
        let expected = HEADER + length(NETWORK_WIDTH) + length(SMALL_WIDTH) + CHECKSUM;
        let damaged = CheckpointError::Length { found: bytes.len(), expected };
        for number in [FEATURES, NETWORK_WIDTH] {
            if usize::try_from(u32::from_le_bytes(take(&mut rest).ok_or(damaged)?)) != Ok(number) {
                return Err(CheckpointError::OtherVersion);
            }
        }
        if bytes.len() != expected {
            return Err(damaged);
        }
        let (content, checksum) = bytes.split_last_chunk::<CHECKSUM>().ok_or(damaged)?;
        if Sha256::digest(content)[..] != checksum[..] {
            return Err(CheckpointError::Checksum);
        }
        let mut number = || take(&mut rest).map(u64::from_le_bytes).ok_or(damaged);
        let (seed, rounds, rounds_done) = (number()?, number()?, number()?);
        if rounds_done > rounds {
            return Err(CheckpointError::Rounds { done: rounds_done, rounds });
        }
        Ok(Self {
            training: Training { seed, rounds },
            rounds_done,
            network: read_learner(&mut rest).ok_or(damaged)?,
            small: read_learner(&mut rest).ok_or(damaged)?,
        })
    }
}

fn write_learner<const WIDTH: usize>(bytes: &mut Vec<u8>, learner: &Learner<WIDTH>) {
    let rows = [&learner.weights, &learner.means, &learner.squares].into_iter().flatten().flatten();
    bytes.extend(learner.forgotten.iter().chain(rows).flat_map(|number| number.to_le_bytes()));
}

fn read_learner<const WIDTH: usize>(rest: &mut &[u8]) -> Option<Learner<WIDTH>> {
    let mut number = || take(rest).map(f32::from_le_bytes);
    let forgotten = [number()?, number()?];
    let mut rows = || {
        let mut rows = vec![[0.0; WIDTH]; ROWS];
        for place in rows.iter_mut().flatten() {
            *place = number()?;
        }
        Some(rows)
    };
    Some(Learner::from_parts(rows()?, rows()?, rows()?, forgotten))
}

/// The next bytes.
fn take<const COUNT: usize>(rest: &mut &[u8]) -> Option<[u8; COUNT]> {
    let (taken, left) = rest.split_first_chunk()?;
    *rest = left;
    Some(*taken)
}
