//! `aeroplane lab solve`: exact play for small games, and bots held against it.

mod report;
mod watch;

use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use aeroplane_lab::check_writable;
use aeroplane_lab::exact::{
    Agreement, Contestant, Ending, NotSolved, Pair, SmallGame, Solution, SolutionFileError, Solver,
    Tolerance, Yardstick, YardstickReport, agreements,
};
use clap::value_parser;

use self::watch::{Watch, show_games};
use crate::failure::{Failure, say};
use crate::foreign_text::printed_path;
use crate::interrupt::stop_on_interrupt;
use crate::rule_arguments::RuleArguments;
use crate::threads;

/// Solves games of two players with one or two planes each: the winning chance of every position when both play as well
/// as can be, within a bound that is proven with it.
///
/// The same rules, seats and tolerance give the same file, byte for byte, on any number of threads, also where the work
/// was interrupted and taken up again: with --out, a second start of the same command goes on where the first one was.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How the two players sit: opposite or adjacent
    #[arg(long, value_name = "SEATS", default_value_t = Pair::Opposite)]
    seats: Pair,
    /// Where to write the solution; a file that is there already is never replaced
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Solve nothing and take the solution of that file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "seats", "tolerance", "memory"])]
    from: Option<PathBuf>,
    /// How much of a chance may remain unknown
    #[arg(long, value_name = "CHANCE", default_value_t = Tolerance::default())]
    tolerance: Tolerance,
    /// About how much memory to use at most, in MiB: with less than it likes, solving takes ten times as long
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    memory: u64,
    /// How many threads to work on [default: as many as the machine has]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Let these bots of the project, or exact, play one another and say what their decisions lose against exact play
    #[arg(long, value_name = "BOT,…")]
    judge: Option<String>,
    /// How many games each two of them play
    #[arg(long, default_value_t = 1000, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// Check the solution against so many games in which both play by it
    #[arg(long, value_name = "GAMES", value_parser = value_parser!(u64).range(1..))]
    simulate: Option<u64>,
    /// What all dice and bots of these games follow from
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    rules: RuleArguments,
}

/// What the command found, in the order in which it is printed.
struct Findings {
    solution: Solution,
    agreements: Vec<Agreement>,
    yardstick: Option<YardstickReport>,
}

/// Solves the game or reads its solution, plays the games that were asked for, and prints what came of it.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let contestants = contestants(arguments.judge.as_deref())?;
    let stop = stop_on_interrupt()?;
    let threads = threads::asked_or_all(arguments.threads);
    let solution = match &arguments.from {
        Some(path) => read(path, arguments)?,
        None => solve(arguments, threads, &stop)?,
    };
    let agreements = match arguments.simulate {
        Some(games) => agreements(&solution, games, arguments.seed, threads, &stop, show_games()),
        None => Ok(Vec::new()),
    };
    let agreements = agreements.map_err(unsolved)?;
    let yardstick = if contestants.is_empty() {
        None
    } else {
        let yardstick = Yardstick {
            solution: &solution,
            contestants,
            games: arguments.games,
            seed: arguments.seed,
            threads,
        };
        Some(yardstick.run(&stop, show_games()).map_err(unsolved)?)
    };
    let findings = Findings { solution, agreements, yardstick };
    let mut output = io::BufWriter::new(io::stdout().lock());
    if arguments.json {
        report::write_json(&mut output, &findings)?;
    } else {
        report::write_text(&mut output, &findings)?;
    }
    output.flush()?;
    if stop.load(Ordering::Relaxed) { Err(Failure::Interrupted) } else { Ok(()) }
}

/// Finds the solution; with `--out` it is in its file when this returns.
fn solve(arguments: &Arguments, threads: NonZeroUsize, stop: &AtomicBool) -> Result<Solution, Failure> {
    let refused = |error: &dyn std::error::Error| Failure::Usage(error.to_string());
    let game = SmallGame::new(arguments.rules.rules, arguments.seats).map_err(|error| refused(&error))?;
    let out = arguments.out.as_deref();
    if let Some(path) = out.filter(|path| path.symlink_metadata().is_ok()) {
        return Err(Failure::Usage(format!(
            "{} is there already and is not replaced: read it with --from, or choose another name",
            printed_path(path)
        )));
    }
    if let Some(path) = out {
        check_writable(path).map_err(|error| Failure::of_file("write", path, &error))?;
    }
    let checkpoint = out.map(|path| path.with_added_extension("checkpoint"));
    let memory = arguments.memory.saturating_mul(1 << 20);
    let mut solver = Solver::new(game, memory).map_err(|error| refused(&error))?;
    if let Some(path) = checkpoint.as_deref().filter(|path| path.exists()) {
        solver.resume(path).map_err(|error| of_file("go on from", path, error))?;
        say(&format!("going on from {}", printed_path(path)));
    }
    let mut watch = Watch::new(arguments.tolerance, checkpoint.as_deref());
    let ending = solver.run(arguments.tolerance, threads, stop, |solver| watch.look(solver));
    watch.end();
    let ending = ending.map_err(|(path, error)| of_file("write", path, error))?;
    say(&watch.summary(&solver));
    match ending {
        Ending::Reached => {}
        Ending::Settled => say(&format!(
            "no sweep changes anything any more, although {:.1e} of a chance remain unknown: either the tolerance is too \
             small, or the game need not end",
            solver.progress().gap()
        )),
        Ending::Stopped => {
            if let Some(path) = checkpoint.as_deref() {
                solver.write_checkpoint(path).map_err(|error| of_file("write", path, error))?;
                say(&format!(
                    "{} holds what is done: the same command goes on from there",
                    printed_path(path)
                ));
            }
            return Err(Failure::Interrupted);
        }
    }
    let solution = solver.solution();
    if let Some(path) = out {
        solution.create(path).map_err(|error| of_file("write", path, error))?;
    }
    if let Some(path) = checkpoint {
        // It may never have been written, and what it held is in the solution.
        let _ = std::fs::remove_file(path);
    }
    Ok(solution)
}

fn read(path: &Path, arguments: &Arguments) -> Result<Solution, Failure> {
    if arguments.rules.given {
        let path = printed_path(path);
        return Err(Failure::Usage(format!("{path} has its own rules: leave the options for rules out")));
    }
    Solution::open(path).map_err(|error| of_file("use", path, error))
}

/// The failure to do something with the file of a solution.
pub(super) fn of_file(action: &str, path: &Path, error: SolutionFileError) -> Failure {
    match error {
        SolutionFileError::Io(error) => Failure::of_file(action, path, &error),
        error @ (SolutionFileError::Header(_)
        | SolutionFileError::Format { .. }
        | SolutionFileError::Game(_)
        | SolutionFileError::States { .. }
        | SolutionFileError::Damaged
        | SolutionFileError::OtherGame { .. }) => {
            Failure::Usage(format!("cannot {action} {}: {error}", printed_path(path)))
        }
    }
}

fn unsolved(error: NotSolved) -> Failure {
    Failure::Check(error.to_string())
}

/// The bots of a list, each once.
fn contestants(list: Option<&str>) -> Result<Vec<Contestant>, Failure> {
    let mut contestants = Vec::new();
    for name in list.into_iter().flat_map(|list| list.split(',')) {
        let contestant: Contestant =
            name.trim().parse().map_err(|error| Failure::Usage(format!("--judge: {name:?}: {error}")))?;
        if contestants.contains(&contestant) {
            return Err(Failure::Usage(format!("--judge names {contestant} twice")));
        }
        contestants.push(contestant);
    }
    Ok(contestants)
}
