//! `aeroplane simulate`: bots play whole games, and what happens is counted.

mod lanes;

use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::time::Duration;

use aeroplane_bots::BotChoice;
use aeroplane_lab::{Counts, DEFAULT_ROLL_LIMIT, Interval, Report, Simulation, SimulationError, Summary};
use aeroplane_rules::{ByColor, Color, ColorSet};
use clap::value_parser;
use serde::Serialize;

use crate::failure::{Failure, say};
use crate::interrupt::stop_on_interrupt;
use crate::progress::ProgressLine;
use crate::rule_arguments::RuleArguments;
use crate::threads;

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
    /// The bots in seat order, such as greedy or expectimax:2: one for all four seats, two opposite each other, three, or four with none for an empty seat
    #[arg(long, value_name = "BOT,…", default_value = "random")]
    bots: String,
    /// After how many rolls a game is given up
    #[arg(long, default_value_t = DEFAULT_ROLL_LIMIT, value_parser = value_parser!(u64).range(1..))]
    roll_limit: u64,
    /// Play in lanes, about seven times as fast: four random bots, a preset's rules without a change
    #[arg(long, conflicts_with = "roll_limit")]
    lanes: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    rules: RuleArguments,
}

/// Plays the games and prints the report; of an interrupted simulation the report of the games played so far.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.lanes {
        return lanes::run(arguments);
    }
    let mut simulation = Simulation::new(arguments.rules.rules, seats(&arguments.bots)?);
    simulation.games = arguments.games;
    simulation.roll_limit = arguments.roll_limit;
    simulation.seed = arguments.seed()?;
    simulation.threads = arguments.threads();
    let stop = stop_on_interrupt()?;
    let outcome = simulation.run(&stop, show_progress(arguments.games)).map_err(refused)?;
    let report = &outcome.report;
    print(report, arguments.json, write_report)?;
    say_speed(outcome.rolls_per_second(), outcome.elapsed);
    if report.games < report.games_asked { Err(Failure::Interrupted) } else { Ok(()) }
}

/// Prints a report as JSON or as a text.
fn print<R: Serialize>(
    report: &R,
    as_json: bool,
    write_text: impl FnOnce(&mut io::BufWriter<io::StdoutLock<'static>>, &R) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    if as_json {
        serde_json::to_writer(&mut output, report).map_err(io::Error::from)?;
        writeln!(output)?;
    } else {
        write_text(&mut output, report)?;
    }
    output.flush()?;
    Ok(())
}

impl Arguments {
    fn seed(&self) -> Result<u64, Failure> {
        match self.seed {
            Some(seed) => Ok(seed),
            None => {
                getrandom::u64().map_err(|error| Failure::Io(format!("the system gives no seed: {error}")))
            }
        }
    }

    fn threads(&self) -> NonZeroUsize {
        threads::asked_or_all(self.threads)
    }
}

fn refused(error: SimulationError) -> Failure {
    match error {
        SimulationError::Start(error) => Failure::Usage(error.to_string()),
        SimulationError::NoThread(cause) => {
            Failure::Io(format!("the system gives no thread to play on: {cause}"))
        }
    }
}

/// The bots on their seats.
fn seats(list: &str) -> Result<ByColor<Option<BotChoice>>, Failure> {
    let bot = |name: &str| match name.trim() {
        "none" => Ok(None),
        name => name
            .parse::<BotChoice>()
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

/// Tells people at a terminal how far it is.
fn show_progress(games: u64) -> impl FnMut(u64) {
    let mut line = ProgressLine::new();
    move |played| line.show(played, games, "games")
}

fn say_speed(rolls_per_second: f64, elapsed: Duration) {
    say(&format!("{rolls_per_second:.0} rolls a second, {:.2} s in all", elapsed.as_secs_f64()));
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
        write!(output, "  {:<7} {:<14} {:>6.2} %", seat.color, seat.bot, 100.0 * wins.share)?;
        write!(output, "  [{:.2}, {:.2}]", 100.0 * wins.interval.low, 100.0 * wins.interval.high)?;
        write!(output, "  {} games", wins.count)?;
        writeln!(output, ", captured {}, lost {}", seat.captures_made, seat.captures_suffered)?;
    }
    write_counts(output, report.counts, report.games)
}

fn write_counts(output: &mut impl io::Write, counts: Counts, games: u64) -> io::Result<()> {
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
        let mean = count as f64 / games.max(1) as f64;
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
