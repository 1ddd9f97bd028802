//! `aeroplane lab train`: learns the weights of the bots by self-play.

use std::fs;
use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;

use aeroplane_lab::{Checkpoint, GAMES_A_ROUND, Progress, Training, write_whole};
use clap::value_parser;

use crate::bounded_file;
use crate::failure::{Failure, say};
use crate::interrupt::stop_on_interrupt;
use crate::progress::{ProgressLine, time_left, with_time_left};
use crate::threads;

/// The rounds between two checkpoints: about a minute's work.
const ROUNDS_A_CHECKPOINT: u64 = 200;

/// The largest checkpoint that is read, in bytes: far more than one has.
const LARGEST_CHECKPOINT: u64 = 256 << 20;

/// Learns the weights of the bots by self-play.
///
/// Plays games of the network against itself, under all kinds of rules, and learns from what it sees one roll ahead and
/// from who wins. Writes network.bin and small.bin, the weights of the expert and of expectimax, into a directory, and
/// checkpoint.bin on the way there: the same command goes on from it. The same seed and number of rounds give the same
/// weights, byte for byte, on any number of threads and however often it was stopped.
///
/// The weights in the program were made by this command as it is, with its defaults.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The directory for the weights and for the checkpoint
    #[arg(long, value_name = "DIRECTORY")]
    output: PathBuf,
    /// What all games follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many rounds of games to learn from, 64 games each
    #[arg(long, default_value_t = 1_400, value_parser = value_parser!(u64).range(1..=1_000_000_000))]
    rounds: u64,
    /// How many threads to play on [default: as many as the machine has]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// Trains; an interrupted training leaves its checkpoint and the weights so far.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let directory = &arguments.output;
    fs::create_dir_all(directory).map_err(|error| Failure::of_file("create", directory, &error))?;
    let training = Training { seed: arguments.seed, rounds: arguments.rounds };
    let mut checkpoint = match resumed(&directory.join("checkpoint.bin"), training)? {
        Some(checkpoint) => {
            say(&format!("going on after {} rounds", checkpoint.rounds_done()));
            checkpoint
        }
        None => training.begin(),
    };
    let threads = threads::asked_or_all(arguments.threads);
    let stop = stop_on_interrupt()?;
    let mut failed = None;
    let first = checkpoint.rounds_done();
    let mut watch = ProgressLine::new();
    let ended = checkpoint.run(threads, &stop, |checkpoint, progress| {
        let elapsed = watch.elapsed();
        watch.show_with(|| line(checkpoint, first, progress, elapsed));
        if progress.rounds % ROUNDS_A_CHECKPOINT == 0
            && let Err(error) = write_checkpoint(directory, checkpoint)
        {
            failed = Some(error);
            stop.store(true, Ordering::Relaxed);
        }
    });
    drop(watch);
    ended.map_err(|error| Failure::Io(format!("the system gives no thread to play on: {error}")))?;
    if let Some(error) = failed {
        return Err(error);
    }
    write_checkpoint(directory, &checkpoint)?;
    write_file(&directory.join("network.bin"), &checkpoint.network().to_bytes())?;
    write_file(&directory.join("small.bin"), &checkpoint.small().to_bytes())?;
    if checkpoint.is_complete() { Ok(()) } else { Err(Failure::Interrupted) }
}

/// The training that the file holds, `None` where there is no file.
fn resumed(path: &Path, training: Training) -> Result<Option<Checkpoint>, Failure> {
    let bytes = match bounded_file::read(path, LARGEST_CHECKPOINT) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Failure::of_file("read", path, &error)),
    };
    let shown = crate::foreign_text::printed_path(path);
    let checkpoint =
        Checkpoint::from_bytes(&bytes).map_err(|error| Failure::Usage(format!("{shown}: {error}")))?;
    let Training { seed, rounds } = checkpoint.training();
    if checkpoint.training() != training {
        return Err(Failure::Usage(format!(
            "{shown} belongs to a training with --seed {seed} --rounds {rounds}: go on with these, or choose another \
             directory"
        )));
    }
    Ok(Some(checkpoint))
}

fn write_checkpoint(directory: &Path, checkpoint: &Checkpoint) -> Result<(), Failure> {
    write_file(&directory.join("checkpoint.bin"), &checkpoint.to_bytes())
}

/// Writes a file whole or not at all.
fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_whole(path, bytes).map_err(|error| Failure::of_file("write", path, &error))
}

/// How far the training is, to show after a round.
fn line(checkpoint: &Checkpoint, first: u64, progress: Progress, elapsed: Duration) -> String {
    let rounds = checkpoint.training().rounds;
    let line = format!(
        "{} of {rounds} rounds, {} games, mean squared error {:.5} (small {:.5})",
        progress.rounds,
        progress.rounds * GAMES_A_ROUND,
        progress.network_error,
        progress.small_error,
    );
    with_time_left(&line, time_left(progress.rounds - first, rounds - first, elapsed))
}
