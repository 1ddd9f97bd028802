//! Learning by self-play: that it learns, and that only seed and rounds decide what.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use aeroplane_lab::{Checkpoint, CheckpointError, Progress, Training};
use sha2::{Digest as _, Sha256};

const TRAINING: Training = Training { seed: 7, rounds: 4 };

/// Runs a training and returns what was told of each round.
fn run(checkpoint: &mut Checkpoint, threads: usize) -> Vec<Progress> {
    let mut told = Vec::new();
    let threads = NonZeroUsize::new(threads).unwrap();
    checkpoint.run(threads, &AtomicBool::new(false), |_, progress| told.push(progress)).unwrap();
    told
}

#[test]
fn it_learns_and_neither_threads_nor_a_break_change_what() {
    let mut whole = TRAINING.begin();
    let told = run(&mut whole, 1);
    assert!(whole.is_complete() && told.len() == 4);
    assert!(told[3].network_error < told[0].network_error / 2.0, "{told:?}");
    assert!(told[3].small_error < told[0].small_error, "{told:?}");

    // Stopped after the first round, kept as a file, and continued on more threads.
    let mut stopped = TRAINING.begin();
    let stop = AtomicBool::new(false);
    let threads = NonZeroUsize::new(3).unwrap();
    stopped.run(threads, &stop, |_, _| stop.store(true, Ordering::Relaxed)).unwrap();
    assert_eq!(stopped.rounds_done(), 1);
    let mut resumed = Checkpoint::from_bytes(&stopped.to_bytes()).unwrap();
    assert!(resumed == stopped);
    assert_eq!(run(&mut resumed, 3), told[1..]);
    assert!(resumed.to_bytes() == whole.to_bytes());
    assert!(resumed.network().to_bytes() == whole.network().to_bytes());
    assert!(resumed.network() != TRAINING.begin().network());
}

#[test]
fn what_is_no_checkpoint_is_refused() {
    let bytes = TRAINING.begin().to_bytes();
    assert!(Checkpoint::from_bytes(&bytes).unwrap() == TRAINING.begin());
    assert_eq!(Checkpoint::from_bytes(b"hello").unwrap_err(), CheckpointError::NoCheckpoint);
    for length in [8, 20, 40, bytes.len() - 1] {
        let error = Checkpoint::from_bytes(&bytes[..length]).unwrap_err();
        assert_eq!(error, CheckpointError::Length { found: length, expected: bytes.len() });
    }
    let mut other = bytes;
    other[8] ^= 1;
    assert_eq!(Checkpoint::from_bytes(&other).unwrap_err(), CheckpointError::OtherVersion);
    assert_eq!(Checkpoint::from_bytes(b"aerotrn1").unwrap_err(), CheckpointError::OtherVersion);
}

#[test]
fn a_flipped_bit_is_noticed_anywhere() {
    let bytes = TRAINING.begin().to_bytes();
    // In the seed, the rounds, the rounds done, a weight, and the checksum itself.
    for place in [16, 24, 32, 39, 40, bytes.len() / 2, bytes.len() - 33, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1;
        assert_eq!(Checkpoint::from_bytes(&damaged).unwrap_err(), CheckpointError::Checksum, "{place}");
    }
}

#[test]
fn no_more_rounds_are_done_than_there_are() {
    let mut bytes = TRAINING.begin().to_bytes();
    let checksum = bytes.len() - 32;
    bytes[32] = 5;
    let sum = Sha256::digest(&bytes[..checksum]);
    bytes[checksum..].copy_from_slice(&sum);
    assert_eq!(Checkpoint::from_bytes(&bytes).unwrap_err(), CheckpointError::Rounds { done: 5, rounds: 4 });
}
