//! Running an experiment of the laboratory: what `lab tournament`, `lab seats` and `lab sweep` have in common.

mod arguments;
mod keep;
mod targets;
mod text;

use std::io::{self, Write as _};
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use aeroplane_lab::{Design, Experiment, Findings, Pace, Part, Participant};

pub(crate) use self::arguments::{OutputArguments, RunArguments};
pub(crate) use self::keep::{Keep, read_part};
pub(crate) use self::targets::check as check_targets;
use crate::failure::{Failure, say};
use crate::foreign_text::printable;
use crate::interrupt::stop_on_interrupt;
use crate::progress::ProgressLine;
use crate::threads;

/// As much of what is wrong with a program as is said, in characters.
const LONGEST_COMPLAINT: usize = 200;

/// Plays an experiment after the design, as far as the arguments ask and nobody interrupts, and tells what was found.
pub(crate) fn run(design: Design, arguments: &RunArguments) -> Result<(), Failure> {
    let plan = design.plan().map_err(usage)?;
    let games = plan.fair_games(arguments.games);
    if games != arguments.games {
        say(&format!(
            "{} games are made {games}, so that everybody sits and begins everywhere",
            arguments.games
        ));
    }
    let experiment = Experiment { seed: arguments.seed, games, roll_limit: arguments.roll_limit, design };
    let range = arguments.range.clone().map_or(0..games, Range::from);
    let mut part = Part::new(experiment, range.start).map_err(usage)?;
    part.check_range(&range).map_err(usage)?;
    check_targets(&arguments.output)?;
    let keep = arguments.output.out.as_deref().map(Keep::new).transpose()?;
    if let Some(kept) = keep.as_ref().map(|keep| keep.load(&part, &range)).transpose()?.flatten() {
        say(&format!("going on behind game {}", kept.games().end));
        // That the experiments are the same was asked when it was loaded.
        let _ = part.take_over(kept);
    }
    let paces = play(&mut part, range.end, arguments, keep.as_ref())?;
    tell(&part, &arguments.output, keep.as_ref())?;
    say_paces(&part, &paces);
    say_forfeits(&part);
    if part.games().end < range.end && !part.is_complete() { Err(Failure::Interrupted) } else { Ok(()) }
}

/// Plays, and writes the part down from time to time.
fn play(
    part: &mut Part,
    to: u64,
    arguments: &RunArguments,
    keep: Option<&Keep>,
) -> Result<Vec<Pace>, Failure> {
    let threads = threads::asked_or_all(arguments.threads);
    let stop = stop_on_interrupt()?;
    // Before anything is played: a place that cannot be written is found out at once.
    if let Some(keep) = keep {
        keep.write_part(part)?;
    }
    let between_checkpoints = Duration::from_secs(arguments.checkpoint);
    let mut line = ProgressLine::new();
    let mut written = Instant::now();
    let mut failure = None;
    let played = part.play_to(to, threads, &stop, |progress| {
        line.show(progress.games, progress.games_in_all, "games");
        if let Some(keep) = keep
            && progress.has_grown
            && failure.is_none()
            && written.elapsed() >= between_checkpoints
        {
            if let Err(error) = keep.write_part(progress.part) {
                failure = Some(error);
                stop.store(true, Ordering::Relaxed);
            }
            written = Instant::now();
        }
    });
    drop(line);
    match (failure, played) {
        (Some(failure), _) => Err(failure),
        (None, Ok(paces)) => Ok(paces),
        (None, Err(error)) => Err(Failure::Io(format!("the system gives no thread to play on: {error}"))),
    }
}

/// Writes and prints what was found.
pub(crate) fn tell(part: &Part, output: &OutputArguments, keep: Option<&Keep>) -> Result<(), Failure> {
    let findings = Findings::of(part);
    if let Some(keep) = keep {
        keep.write_all(part, &findings)?;
    }
    if let Some(path) = &output.csv {
        keep::write(path, &findings.to_csv())?;
    }
    let mut printed = io::BufWriter::new(io::stdout().lock());
    if output.json {
        serde_json::to_writer(&mut printed, &findings).map_err(io::Error::from)?;
        writeln!(printed)?;
    } else {
        text::write(&mut printed, part, &findings)?;
    }
    printed.flush()?;
    Ok(())
}

/// How long a decision takes follows from nothing that is written down, so it is said beside the results.
fn say_paces(part: &Part, paces: &[Pace]) {
    for (participant, pace) in part.plan().participants().iter().zip(paces) {
        // A program thinks in a process of its own.
        let is_timed = match participant {
            Participant::Bot(_) => true,
            Participant::Process(_) => false,
        };
        if is_timed && let Some(mean) = pace.mean() {
            let microseconds = mean.as_secs_f64() * 1e6;
            say(&format!("{participant}: {microseconds:.2} µs of processor time a decision"));
        }
    }
}

/// Whoever forfeits games plays them badly at best, and often cannot play at all.
fn say_forfeits(part: &Part) {
    for (number, participant) in part.plan().participants().iter().enumerate() {
        let Participant::Process(bot) = participant else { continue };
        let (mut forfeits, mut games) = (0, 0);
        for (cell, tally) in part.cells() {
            let players = cell.players();
            if let Some((_, player)) =
                players.iter().zip(&tally.players).find(|&(&player, _)| player == number)
            {
                forfeits += player.forfeits;
                games += tally.games;
            }
        }
        if forfeits == 0 {
            continue;
        }
        let reason = bot.complaint().map(|(forfeit, complaint)| {
            let complaint = printable(complaint, LONGEST_COMPLAINT);
            format!(", at first because it {}: {complaint}", forfeit.description())
        });
        say(&format!(
            "{participant}: {forfeits} forfeits in {games} games{}; what it does wrong is told by \
             `aeroplane lab bot --check COMMAND`",
            reason.unwrap_or_default()
        ));
    }
}

fn usage(error: impl std::error::Error) -> Failure {
    Failure::Usage(error.to_string())
}

/// The failure of a file whose content cannot be used.
fn unusable(path: &Path, what: impl std::fmt::Display) -> Failure {
    Failure::Usage(format!("{}: {what}", crate::foreign_text::printed_path(path)))
}
