//! `aeroplane doctor`: whether a server can run here, and what to do where it cannot.

mod checks;

use std::io::{self, Write as _};

use serde::Serialize;

use crate::failure::Failure;
use crate::runtime;
use crate::server_settings::{Resolved, ServerArguments, resolve_here};

/// Checks what a server needs, with the settings that `serve` would have, and changes nothing.
///
/// Prints a line for each check, and for each setting its value and where it comes from. Exit code 0 if all is well and 1
/// if something is not.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    server: ServerArguments,
}

/// What a check found.
#[derive(Debug, Serialize)]
struct Finding {
    check: &'static str,
    ok: bool,
    /// What was found.
    found: String,
    /// What to do, where something is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    advice: Option<String>,
}

/// A setting and where it comes from.
#[derive(Debug, Serialize)]
struct Setting {
    name: &'static str,
    value: String,
    source: String,
}

#[derive(Debug, Serialize)]
struct Report {
    format: &'static str,
    ok: bool,
    checks: Vec<Finding>,
    settings: Vec<Setting>,
}

/// Checks and prints.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (checks, settings) = match resolve_here(&arguments.server) {
        Ok(resolved) => (runtime::start()?.block_on(checks::all(&resolved)), settings(&resolved)),
        // Settings that cannot be used are what a doctor is there for.
        Err(Failure::Usage(problem)) => {
            let advice = Some("correct it and run the doctor again".into());
            (vec![Finding { check: "settings", ok: false, found: problem, advice }], Vec::new())
        }
        Err(failure) => return Err(failure),
    };
    let report =
        Report { format: "aeroplane-doctor/1", ok: checks.iter().all(|check| check.ok), checks, settings };
    let mut output = io::BufWriter::new(io::stdout().lock());
    if arguments.json {
        serde_json::to_writer(&mut output, &report).map_err(io::Error::from)?;
        writeln!(output)?;
    } else {
        write_report(&mut output, &report)?;
    }
    output.flush()?;
    let wrong = report.checks.iter().filter(|check| !check.ok).count();
    match wrong {
        0 => Ok(()),
        1 => Err(Failure::Check("one check found something wrong".into())),
        wrong => Err(Failure::Check(format!("{wrong} checks found something wrong"))),
    }
}

fn settings(resolved: &Resolved) -> Vec<Setting> {
    let setting = |(option, source): &(&'static crate::server_settings::ServerOption, _)| Setting {
        name: option.key,
        value: (option.show)(&resolved.settings),
        source: format!("{source}"),
    };
    resolved.sources.iter().map(setting).collect()
}

fn write_report(output: &mut impl io::Write, report: &Report) -> io::Result<()> {
    for Finding { check, ok, found, advice } in &report.checks {
        let mark = if *ok { "ok   " } else { "WRONG" };
        write!(output, "{mark}  {check:<9} {found}")?;
        if let Some(advice) = advice {
            write!(output, ": {advice}")?;
        }
        writeln!(output)?;
    }
    for Setting { name, value, source } in &report.settings {
        writeln!(output, "       {name:<21} {value:<24} ({source})")?;
    }
    Ok(())
}
