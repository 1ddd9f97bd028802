//! How far the work is, and checkpoints on the way.

use std::path::Path;
use std::time::{Duration, Instant};

use aeroplane_lab::exact::{SolutionFileError, Solver, Tolerance};

use crate::progress::{ProgressLine, with_time_left};

/// After how long a solver's work is written down again.
const CHECKPOINT_EVERY: Duration = Duration::from_mins(5);

/// Looks at a solver after each wave.
pub(super) struct Watch<'path> {
    tolerance: Tolerance,
    checkpoint: Option<&'path Path>,
    /// Until the end.
    line: Option<ProgressLine>,
    begun: Instant,
    written: Instant,
    sweep_begun: Instant,
    sweeps: u32,
    /// What the last sweep left unknown, and the one before it.
    gaps: [f64; 2],
    time_left: Option<Duration>,
}

impl<'path> Watch<'path> {
    pub(super) fn new(tolerance: Tolerance, checkpoint: Option<&'path Path>) -> Self {
        let now = Instant::now();
        Self {
            tolerance,
            checkpoint,
            line: Some(ProgressLine::new()),
            begun: now,
            written: now,
            sweep_begun: now,
            sweeps: 0,
            gaps: [1.0, 1.0],
            time_left: None,
        }
    }

    /// Shows how far it is and writes a checkpoint when it is time to.
    pub(super) fn look(&mut self, solver: &Solver) -> Result<(), (&'path Path, SolutionFileError)> {
        let progress = solver.progress();
        if progress.waves == 0 {
            self.sweep_ended(progress.gap());
        }
        if let Some(line) = &mut self.line {
            line.show_with(|| {
                let percent = 100 * progress.waves / solver.waves().max(1);
                let (sweep, gap) = (progress.sweeps + 1, progress.gap());
                with_time_left(
                    &format!("sweep {sweep}, {percent} %: chances known to {gap:.1e}"),
                    self.time_left,
                )
            });
        }
        if let Some(path) = self.checkpoint
            && self.written.elapsed() >= CHECKPOINT_EVERY
        {
            solver.write_checkpoint(path).map_err(|error| (path, error))?;
            self.written = Instant::now();
        }
        Ok(())
    }

    /// Each sweep leaves about the same part of what the one before it left.
    fn sweep_ended(&mut self, gap: f64) {
        self.sweeps += 1;
        self.gaps = [self.gaps[1], gap];
        let left_over = gap / self.gaps[0];
        let sweeps_left = (gap / self.tolerance.difference()).ln() / -left_over.ln();
        let seconds = self.sweep_begun.elapsed().as_secs_f64() * sweeps_left;
        self.time_left = Duration::try_from_secs_f64(seconds).ok();
        self.sweep_begun = Instant::now();
    }

    /// Leaves the terminal's line as it was.
    pub(super) fn end(&mut self) {
        self.line = None;
    }

    /// How long it took.
    pub(super) fn summary(&self, solver: &Solver) -> String {
        let (states, sweeps) = (solver.states(), self.sweeps);
        let seconds = self.begun.elapsed().as_secs_f64();
        format!("{sweeps} sweeps over {states} states in {seconds:.2} s")
    }
}

/// Tells people at a terminal how many games are played.
pub(super) fn show_games() -> impl FnMut(u64, u64) {
    let mut line = ProgressLine::new();
    move |played, games| line.show(played, games, "games")
}
