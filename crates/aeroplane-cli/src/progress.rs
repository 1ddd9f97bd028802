//! How far a command is and how long it still takes.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use crate::failure::say;

/// A line on the standard error: at a terminal one that is written over and over and is gone when dropped, so that what
/// comes after it begins on an empty line; elsewhere, as in the log of a job, one line now and then.
pub(crate) struct ProgressLine {
    is_watched: bool,
    begun: Instant,
    shown: Option<Instant>,
}

/// A line that changes more often cannot be read.
const BETWEEN_CHANGES: Duration = Duration::from_millis(500);
/// Lines that come more often fill a log.
const BETWEEN_LINES: Duration = Duration::from_mins(1);

impl ProgressLine {
    /// A line about work that begins now.
    pub(crate) fn new() -> Self {
        Self { is_watched: io::stderr().is_terminal(), begun: Instant::now(), shown: None }
    }

    /// So many of so many are done, of games or whatever the unit is.
    pub(crate) fn show(&mut self, done: u64, all: u64, unit: &str) {
        let elapsed = self.begun.elapsed();
        self.show_with(|| with_time_left(&part_done(done, all, unit), time_left(done, all, elapsed)));
    }

    /// What the line says, asked for only when it is due.
    pub(crate) fn show_with(&mut self, line: impl FnOnce() -> String) {
        let is_due = if self.is_watched {
            self.shown.is_none_or(|shown| shown.elapsed() >= BETWEEN_CHANGES)
        } else {
            self.shown.unwrap_or(self.begun).elapsed() >= BETWEEN_LINES
        };
        if !is_due {
            return;
        }
        self.shown = Some(Instant::now());
        if self.is_watched {
            // Progress that nobody can see is no reason to stop.
            let _ = write!(io::stderr(), "\r{}\x1b[K", line());
        } else {
            say(&line());
        }
    }

    /// How long it has taken so far.
    pub(crate) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        if self.is_watched && self.shown.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

fn part_done(done: u64, all: u64, unit: &str) -> String {
    let percent = u128::from(done) * 100 / u128::from(all.max(1));
    format!("{percent} % of {all} {unit}")
}

/// How long the rest takes at the same speed; `None` where nothing is done yet.
pub(crate) fn time_left(done: u64, all: u64, elapsed: Duration) -> Option<Duration> {
    let milliseconds =
        (elapsed.as_millis() * u128::from(all.saturating_sub(done))).checked_div(done.into())?;
    Some(Duration::from_millis(u64::try_from(milliseconds).unwrap_or(u64::MAX)))
}

/// A line that ends with how long it still takes, where that is known.
pub(crate) fn with_time_left(line: &str, left: Option<Duration>) -> String {
    match left {
        None => line.to_owned(),
        Some(left) => format!("{line}, {} left", duration(left.as_secs())),
    }
}

/// The two largest units that say something.
fn duration(seconds: u64) -> String {
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    if days > 0 {
        format!("{days} d {} h", hours % 24)
    } else if hours > 0 {
        format!("{hours} h {} min", minutes % 60)
    } else if minutes > 0 {
        format!("{minutes} min {} s", seconds % 60)
    } else {
        format!("{seconds} s")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(done: u64, all: u64, seconds: u64) -> String {
        let left = time_left(done, all, Duration::from_secs(seconds));
        with_time_left(&part_done(done, all, "games"), left)
    }

    #[test]
    fn the_time_left_follows_from_the_time_so_far() {
        assert_eq!(line(25, 100, 10), "25 % of 100 games, 30 s left");
        assert_eq!(line(1, 1_000, 4), "0 % of 1000 games, 1 h 6 min left");
        assert_eq!(line(0, 100, 10), "0 % of 100 games");
        assert_eq!(line(100, 100, 10), "100 % of 100 games, 0 s left");
        assert_eq!(duration(100_000), "1 d 3 h");
        assert_eq!(duration(61), "1 min 1 s");
    }
}
