//! What is printed of a solution.

use std::io;

use aeroplane_lab::exact::{Verdict, YardstickReport};
use serde_json::{Value, json};

use super::Findings;
use crate::failure::Failure;

/// The name of the JSON form, which changes when the form does.
const FORMAT: &str = "aeroplane-solve/1";

/// Each beginning of the game as the seat that begins and its winning chance. Opposite each other both are the same.
fn beginnings(findings: &Findings) -> Result<Vec<(aeroplane_rules::Color, f64)>, Failure> {
    let solution = &findings.solution;
    let starts = solution.game().starts().map_err(|error| Failure::Check(error.to_string()))?;
    starts
        .iter()
        .map(|start| Ok((start.turn().color(), solution.chance(start).map_err(super::unsolved)?)))
        .collect()
}

/// Prints one JSON object on one line.
pub(super) fn write_json(output: &mut impl io::Write, findings: &Findings) -> Result<(), Failure> {
    let solution = &findings.solution;
    let starts: Vec<Value> = beginnings(findings)?
        .into_iter()
        .map(|(first, chance)| json!({ "first": first, "chance": chance }))
        .collect();
    let report = json!({
        "format": FORMAT,
        "rules": solution.game().rules(),
        "seats": solution.game().pair(),
        "states": solution.states(),
        "sweeps": solution.sweeps(),
        "gap": solution.gap(),
        "bound": solution.bound(),
        "starts": starts,
        "agreements": findings.agreements,
        "yardstick": findings.yardstick,
    });
    writeln!(output, "{report}")?;
    Ok(())
}

/// Prints it for people.
pub(super) fn write_text(output: &mut impl io::Write, findings: &Findings) -> Result<(), Failure> {
    let solution = &findings.solution;
    let game = solution.game();
    writeln!(output, "rules     {}", game.rules())?;
    writeln!(output, "seats     {}", game.pair())?;
    writeln!(output, "states    {}", solution.states())?;
    writeln!(output, "sweeps    {}", solution.sweeps())?;
    writeln!(output, "unknown   {:.2e} of a chance at most", solution.gap())?;
    writeln!(output, "bound     {:.2e}, with the rounding of stored chances", solution.bound())?;
    for (color, chance) in beginnings(findings)? {
        writeln!(output, "{color:<7}   wins {:.3} % of the games that it begins", 100.0 * chance)?;
    }
    if !findings.agreements.is_empty() {
        writeln!(output, "\nboth play exactly, with 95 % intervals")?;
    }
    for agreement in &findings.agreements {
        let (share, interval) = (agreement.simulated, agreement.simulated.interval);
        write!(output, "  {:<7} wins {:.3} %", agreement.first, 100.0 * share.share)?;
        write!(output, "  [{:.3}, {:.3}]", 100.0 * interval.low, 100.0 * interval.high)?;
        let verdict = if agreement.agrees { "agrees" } else { "does not (one of twenty does not)" };
        writeln!(output, " of {} games: the solution {verdict}", agreement.games)?;
    }
    if let Some(yardstick) = &findings.yardstick {
        write_yardstick(output, yardstick)?;
    }
    Ok(())
}

fn write_yardstick(output: &mut impl io::Write, report: &YardstickReport) -> io::Result<()> {
    writeln!(output, "\nwinning chance lost by a decision, in per cent, with 95 % intervals")?;
    for bot in &report.bots {
        write!(output, "  {:<14}", bot.bot)?;
        write_verdict(output, &bot.verdict)?;
    }
    writeln!(output, "\nagainst each opponent")?;
    for pairing in &report.pairings {
        write!(output, "  {:<14} {:<14}", pairing.bot, pairing.opponent)?;
        match pairing.wins {
            Some(wins) => write!(output, " wins {:>5.1} %", 100.0 * wins.share)?,
            None => write!(output, "             ")?,
        }
        write_verdict(output, &pairing.verdict)?;
    }
    Ok(())
}

fn write_verdict(output: &mut impl io::Write, verdict: &Verdict) -> io::Result<()> {
    let (Some(loss), Some(perfect)) = (verdict.loss, verdict.perfect) else {
        return writeln!(output, " made no decision");
    };
    let [mean, low, high] = [loss.mean, loss.interval.low, loss.interval.high].map(|loss| 100.0 * loss);
    write!(output, " {mean:.4} [{low:.4}, {high:.4}]")?;
    write!(output, "  perfect {:.1} %", 100.0 * perfect.share)?;
    writeln!(output, "  worst {:.2}  {} decisions", 100.0 * verdict.worst, verdict.decisions)
}
