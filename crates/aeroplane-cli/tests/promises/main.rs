//! What the server promises, on real processes that are killed, stopped and started again.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "what goes wrong in a test ends it, and figures are for people who watch it"
)]

mod full;
mod kill;
mod many;
mod process;
mod same_roll;
mod stop;
#[path = "../../../aeroplane-server/tests/support/mod.rs"]
mod support;

use std::path::Path;
use std::time::Duration;

use aeroplane_protocol::{Pace, Settings};
use tempfile::TempDir;

/// Service is promised within five seconds of the start; a machine that is busy with other tests takes longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// A new folder, in memory where there is such a place: what a process has written outlives it there too, and no test waits
/// for the disk.
fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory).unwrap() } else { tempfile::tempdir().unwrap() }
}

/// Settings for players that do not think.
fn quick() -> Settings {
    Settings { pace: Pace::Fast, ..Settings::default() }
}

/// A number from an environment variable, for runs that are longer than usual.
fn number(variable: &str, usual: usize) -> usize {
    std::env::var(variable).map_or(usual, |text| text.parse().unwrap())
}
