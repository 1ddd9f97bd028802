//! The tests to read.

use std::io::{self, Write};

use aeroplane_lab::{CheckReport, FairnessReport, Verdict};

pub(super) fn write(output: &mut impl Write, report: &FairnessReport) -> io::Result<()> {
    writeln!(output, "dice      {}", report.source)?;
    writeln!(output, "rolls     {} in {}", report.rolls, counted(report.sequences, "sequence"))?;
    write!(output, "faces    ")?;
    (1..).zip(report.faces).try_for_each(|(face, count)| write!(output, " {face}: {count} "))?;
    writeln!(output, "\nlevel     {} over all tests together, after Holm\n", report.level)?;
    if !report.checks.is_empty() {
        writeln!(
            output,
            "{:<16}{:>14}{:>12}{:>9}{:>12}{:>12}",
            "test", "rolls", "statistic", "degrees", "p", "after Holm"
        )?;
    }
    for check in &report.checks {
        let CheckReport { rolls, statistic, degrees, p, adjusted, suspicious, .. } = check;
        write!(output, "{:<16}{rolls:>14}{statistic:>12.3}", check.check)?;
        write!(output, "{:>9}", degrees.map_or_else(String::new, |degrees| degrees.to_string()))?;
        write!(output, "{:>12}{:>12}", chance(*p), chance(*adjusted))?;
        writeln!(output, "{}", if *suspicious { "  suspicious" } else { "" })?;
    }
    for left in &report.left_out {
        writeln!(
            output,
            "{:<16}left out: it needs {} such rolls, there are {}",
            left.check, left.needs, left.has
        )?;
    }
    writeln!(output)?;
    match report.verdict {
        Verdict::NothingAgainst => {
            writeln!(
                output,
                "Nothing speaks against fair dice: no test strays further than chance explains."
            )?;
            writeln!(output, "That is no proof; a small fault shows only in many rolls.")
        }
        Verdict::Suspicious => {
            writeln!(output, "These dice are suspicious:")?;
            for check in report.suspicious() {
                writeln!(output, "  {}: {}", check.check, check.oddity)?;
            }
            let sets = 1.0 / report.level;
            writeln!(output, "Of fair dice, one set in {sets:.0} at most is called so by chance.")
        }
        Verdict::TooFewRolls => writeln!(output, "Too few rolls to say anything."),
    }
}

/// A chance as people read it.
fn chance(p: f64) -> String {
    if p >= 0.0001 {
        format!("{p:.4}")
    } else if p > 1e-300 {
        format!("{p:.1e}")
    } else {
        "< 1e-300".to_owned()
    }
}

fn counted(count: u64, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}
