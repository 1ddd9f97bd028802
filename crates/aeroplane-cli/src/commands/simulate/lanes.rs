//! `aeroplane simulate --lanes`: random play by a preset, games side by side.

use std::io;

use aeroplane_bots::{BotChoice, BotKind};
use aeroplane_lab::{LaneReport, play_lanes};
use aeroplane_lanes::LaneSimulation;
use aeroplane_rules::{ByColor, Preset, Rules};

use super::{
    Arguments, print, refused, say_speed, seats, show_progress, stop_on_interrupt, write_counts,
    write_summary,
};
use crate::failure::Failure;

/// Plays the games and prints the report; of an interrupted simulation the report of the games played so far.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let preset = preset(&arguments.rules.rules)?;
    if seats(&arguments.bots)? != ByColor([Some(BotChoice::from(BotKind::Random)); 4]) {
        return Err(Failure::Usage(String::from(
            "--lanes plays four random bots and no others: leave out --bots, or --lanes",
        )));
    }
    let simulation = LaneSimulation { preset, seed: arguments.seed()?, games: arguments.games };
    let stop = stop_on_interrupt()?;
    let outcome = play_lanes(&simulation, arguments.threads(), &stop, show_progress(arguments.games));
    let outcome = outcome.map_err(refused)?;
    let report = &outcome.report;
    print(report, arguments.json, write_report)?;
    say_speed(outcome.rolls_per_second(), outcome.elapsed);
    if report.games < report.games_asked { Err(Failure::Interrupted) } else { Ok(()) }
}

/// The preset with exactly these rules.
fn preset(rules: &Rules) -> Result<Preset, Failure> {
    Preset::ALL.into_iter().find(|&preset| Rules::from(preset) == *rules).ok_or_else(|| {
        let names = Preset::ALL.map(Preset::name).join(", ");
        Failure::Usage(format!(
            "--lanes plays the presets ({names}) without a change: leave out the other rules, or --lanes"
        ))
    })
}

fn write_report(output: &mut impl io::Write, report: &LaneReport) -> io::Result<()> {
    writeln!(output, "rules     {}", report.preset)?;
    writeln!(output, "seed      {}", report.seed)?;
    writeln!(output, "games     {}", report.games)?;
    if report.games < report.games_asked {
        writeln!(output, "          stopped before the {} asked for", report.games_asked)?;
    }
    writeln!(output, "rolls     {}", report.rolls)?;
    writeln!(output, "decisions {}", report.decisions)?;
    write_summary(output, "rolls a game", report.rolls_to_end)?;
    write_summary(output, "until the first finishes", report.rolls_to_winner)?;
    writeln!(output, "\nplaces, each with its 95 % interval")?;
    for seat in &report.seats {
        write!(output, "  {:<7}", seat.color)?;
        for share in &seat.places {
            let [part, low, high] =
                [share.share, share.interval.low, share.interval.high].map(|part| 100.0 * part);
            write!(output, " {part:>6.2} % [{low:.2}, {high:.2}]")?;
        }
        writeln!(output)?;
    }
    write_counts(output, report.counts, report.games)
}
