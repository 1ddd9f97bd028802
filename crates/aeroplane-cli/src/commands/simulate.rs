//! `aeroplane simulate`: bots play whole games, and what happens is counted.

use std::io::{self, IsTerminal as _, Write as _};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use aeroplane_bots::BotKind;
use aeroplane_lab::{DEFAULT_ROLL_LIMIT, Interval, Outcome, Report, Simulation, SimulationError, Summary};
use aeroplane_rules::{ByColor, Color, ColorSet};
use clap::value_parser;

use crate::failure::{Failure, say};
use crate::rule_arguments::RuleArguments;

/// Lets bots play whole games and counts what happens.
///
/// The same rules, bots and seed give the same results, byte for byte, on any number of threads. How fast it went is
/// said on the standard error.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many games to play
    #[arg(long, default_value_t = 10_000, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// What all dice and bots follow from [default: drawn by lot, and printed]
    #[arg(long)]
    seed: Option<u64>,
    /// How many threads to play on [default: as many as the machine has]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// The bots in seat order: one for all four seats, two opposite each other, three, or four with none for an empty seat
    #[arg(long, value_name = "BOT,…", default_value = "random")]
    bots: String,
    /// After how many rolls a game is given up
    #[arg(long, default_value_t = DEFAULT_ROLL_LIMIT, value_parser = value_parser!(u64).range(1..))]
    roll_limit: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    rules: RuleArguments,
}

/// Plays the games and prints the report; of an interrupted simulation the report of the games played so far.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut simulation = Simulation::new(arguments.rules.rules, seats(&arguments.bots)?);
    simulation.games = arguments.games;
    simulation.roll_limit = arguments.roll_limit;
    simulation.seed = match arguments.seed {
        Some(seed) => seed,
        None => {
            getrandom::u64().map_err(|error| Failure::Io(format!("the system gives no seed: {error}")))?
        }
    };
    simulation.threads = match arguments.threads {
        Some(threads) => threads,
        None => std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
    };
    let stop = stop_on_interrupt()?;
    let outcome = simulation.run(&stop, show_progress(arguments.games));
    let outcome = outcome.map_err(|error| match error {
        SimulationError::Start(error) => Failure::Usage(error.to_string()),
        SimulationError::NoThread(cause) => {
            Failure::Io(format!("the system gives no thread to play on: {cause}"))
        }
    })?;
    let report = &outcome.report;
    let mut output = io::BufWriter::new(io::stdout().lock());
    if arguments.json {
        serde_json::to_writer(&mut output, report).map_err(io::Error::from)?;
        writeln!(output)?;
    } else {
        write_report(&mut output, report)?;
    }
    output.flush()?;
    say_speed(&outcome);
    if report.games < report.games_asked { Err(Failure::Interrupted) } else { Ok(()) }
}

/// The bots on their seats.
fn seats(list: &str) -> Result<ByColor<Option<BotKind>>, Failure> {
    let bot = |name: &str| match name.trim() {
        "none" => Ok(None),
        name => name
            .parse::<BotKind>()
            .map(Some)
            .map_err(|error| Failure::Usage(format!("--bots: {name:?}: {error}"))),
    };
    let bots = list.split(',').map(bot).collect::<Result<Vec<_>, _>>()?;
    let seats: Vec<Color> = match bots.len() {
        1 => return Ok(ByColor([bots[0]; 4])),
        2 => ColorSet::OPPOSITE_PAIR.iter().collect(),
        3 | 4 => Color::ALL.into_iter().take(bots.len()).collect(),
        count => return Err(Failure::Usage(format!("--bots names {count} bots, but there are four seats"))),
    };
    let mut seated = ByColor([None; 4]);
    for (color, bot) in seats.into_iter().zip(bots) {
        seated[color] = bot;
    }
    Ok(seated)
}

/// A flag that the first interrupt sets; the second one ends the program at once.
fn stop_on_interrupt() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let interrupted = move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(interrupted)
        .map_err(|error| Failure::Io(format!("cannot listen for interrupts: {error}")))?;
    Ok(stop)
}

/// Tells people at a terminal how far it is, a whole per cent at a time.
fn show_progress(games: u64) -> impl FnMut(u64) {
    let is_watched = io::stderr().is_terminal();
    let mut shown = 0;
    move |played| {
        let percent = played * 100 / games;
        if is_watched && percent > shown {
            shown = percent;
            let end = if played == games { "\r\x1b[K" } else { "" };
            // Progress that nobody can see is no reason to stop.
            let _ = write!(io::stderr(), "\r{percent} % of {games} games{end}");
        }
    }
}

fn say_speed(outcome: &Outcome) {
    let seconds = outcome.elapsed.as_secs_f64();
    say(&format!("{:.0} rolls a second, {seconds:.2} s in all", outcome.rolls_per_second()));
}

fn write_report(output: &mut impl io::Write, report: &Report) -> io::Result<()> {
    writeln!(output, "rules     {}", report.rules)?;
    writeln!(output, "seed      {}", report.seed)?;
    writeln!(output, "games     {}", report.games)?;
    if report.games < report.games_asked {
        writeln!(output, "          stopped before the {} asked for", report.games_asked)?;
    }
    if report.unfinished > 0 {
        writeln!(output, "          {} given up after {} rolls", report.unfinished, report.roll_limit)?;
    }
    writeln!(output, "rolls     {}", report.rolls)?;
    writeln!(output, "decisions {}", report.decisions)?;
    write_summary(output, "rolls a game", report.rolls_to_end)?;
    write_summary(output, "until the first finishes", report.rolls_to_winner)?;
    writeln!(output, "\nwins, with 95 % intervals")?;
    for seat in &report.seats {
        let wins = seat.wins;
        write!(output, "  {:<7} {:<8} {:>6.2} %", seat.color, seat.bot, 100.0 * wins.share)?;
        write!(output, "  [{:.2}, {:.2}]", 100.0 * wins.interval.low, 100.0 * wins.interval.high)?;
        write!(output, "  {} games", wins.count)?;
        writeln!(output, ", captured {}, lost {}", seat.captures_made, seat.captures_suffered)?;
    }
    let counts = report.counts;
    writeln!(output, "\nin all, and a game")?;
    for (what, count) in [
        ("launches", counts.launches),
        ("jumps", counts.jumps),
        ("shortcuts", counts.shortcuts),
        ("captures", counts.captures),
        ("stacks joined", counts.stacks_joined),
        ("planes lost on stacks", counts.planes_lost_on_stacks),
        ("streaks of sixes punished", counts.punished_streaks),
        ("planes lost by sixes", counts.planes_lost_by_sixes),
        ("rolls lost", counts.rolls_lost),
        ("rolls declined", counts.rolls_declined),
    ] {
        #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
        let mean = count as f64 / report.games.max(1) as f64;
        writeln!(output, "  {what:<26} {count:>12} {mean:>10.3}")?;
    }
    Ok(())
}

fn write_summary(output: &mut impl io::Write, what: &str, summary: Option<Summary>) -> io::Result<()> {
    let Some(summary) = summary else { return writeln!(output, "{what}: no game ended") };
    let Interval { low, high } = summary.interval;
    writeln!(
        output,
        "{what}: mean {:.2} [{low:.2}, {high:.2}], standard deviation {:.2}, {} to {}",
        summary.mean, summary.standard_deviation, summary.least, summary.most
    )
}
