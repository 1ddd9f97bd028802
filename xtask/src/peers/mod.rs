//! `cargo xtask peers`: rolls a second of other people's engines beside this project's, in one run.
//!
//! Machines differ and are shared, so what counts are the ratios: every round measures everything, one after the other.

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use cargo_metadata::MetadataCommand;

use crate::process;

/// How often everything is measured; the middle one counts.
const ROUNDS: usize = 3;

/// A program that plays random games of four.
struct Player {
    /// What people see.
    name: &'static str,
    /// How it is run.
    how: How,
}

enum How {
    /// A workload of this project's benchmark.
    Own(&'static str),
    /// A function of `play.py`, and the Python package that it needs.
    Python { package: &'static str, function: &'static str },
}

const ENGINE: &str = "engine/classic";
const LANES: &str = "lanes/classic";

const PLAYERS: [Player; 6] = [
    Player { name: "this project's lanes", how: How::Own(LANES) },
    Player { name: "this project's engine", how: How::Own(ENGINE) },
    Player {
        name: "OpenSpiel 2.0.2, maedn(players=4), whole games in C++",
        how: How::Python { package: "open_spiel==2.0.2", function: "open_spiel_cpp" },
    },
    Player {
        name: "OpenSpiel 2.0.2, maedn(players=4), by its Python functions",
        how: How::Python { package: "open_spiel==2.0.2", function: "open_spiel" },
    },
    Player {
        name: "ludo-king-engine 0.1.3 (Python)",
        how: How::Python { package: "ludo-king-engine==0.1.3", function: "ludo_king_engine" },
    },
    Player {
        name: "ludopy 1.5.0 (Python)",
        how: How::Python { package: "ludopy==1.5.0", function: "ludopy" },
    },
];

/// Measures everything that can be installed, so many seconds each time, and prints the table for `docs/benchmarks.md`.
pub(crate) fn run(seconds: NonZeroU32) -> Result<()> {
    let python = environment()?;
    let players: Vec<&Player> = PLAYERS.iter().filter(|player| is_there(player, &python)).collect();
    let mut rates = vec![Vec::new(); players.len()];
    for round in 1..=ROUNDS {
        for (player, rates) in players.iter().zip(&mut rates) {
            eprintln!("==> round {round} of {ROUNDS}: {}", player.name);
            rates.push(player.measure(&python, seconds)?);
        }
    }
    let rates: Vec<f64> = rates.into_iter().map(median).collect();
    let names = players.iter().map(|player| player.name);
    print(&table(&names.zip(rates).collect::<Vec<_>>()));
    Ok(())
}

/// The Python of a virtual environment in cargo's folder, which is made where there is none.
fn environment() -> Result<PathBuf> {
    let metadata = MetadataCommand::new().current_dir(process::root()).no_deps().exec()?;
    let folder = metadata.target_directory.into_std_path_buf().join("peers");
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let python = programs.join(if cfg!(windows) { "python.exe" } else { "python" });
    if !python.is_file() {
        let system = if cfg!(windows) { "python" } else { "python3" };
        process::run(Command::new(system).args(["-m", "venv"]).arg(&folder))
            .context("the other engines need Python 3 with its module venv (Debian: python3-venv)")?;
    }
    Ok(python)
}

/// Whether the player can be measured; what cannot be installed is said and left out.
fn is_there(player: &Player, python: &Path) -> bool {
    let How::Python { package, .. } = player.how else { return true };
    let mut install = Command::new(python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]);
    let installed = process::run(&mut install);
    if let Err(error) = &installed {
        eprintln!("==> left out: {}: {error:#}", player.name);
    }
    installed.is_ok()
}

impl Player {
    /// Rolls a second of processor time.
    fn measure(&self, python: &Path, seconds: NonZeroU32) -> Result<f64> {
        match self.how {
            How::Own(workload) => {
                let bench = ["bench", "--quiet", "--locked", "-p", "aeroplane-lab", "--bench", "rolls"];
                let mut cargo = process::cargo(bench);
                cargo.args(["--", "--quick", workload]);
                own_rate(&process::output(&mut cargo)?, workload)
            }
            How::Python { function, .. } => {
                let script = process::root().join("xtask/src/peers/play.py");
                let mut play = Command::new(python);
                play.arg(script).arg(function).arg(seconds.to_string());
                python_rate(&process::output(&mut play)?)
            }
        }
    }
}

/// Finds the middle rate in what the benchmark prints, where it is said in millions.
fn own_rate(printed: &str, workload: &str) -> Result<f64> {
    let of_workload = |line: &str| {
        let mut fields = line.split_whitespace();
        (fields.next() == Some(workload)).then(|| fields.nth(3)?.parse::<f64>().ok()).flatten()
    };
    let millions = printed.lines().find_map(of_workload);
    millions.map(|rate| rate * 1e6).with_context(|| format!("the benchmark says nothing of {workload}"))
}

/// Reads what `play.py` prints: games, rolls, seconds.
fn python_rate(printed: &str) -> Result<f64> {
    let numbers: Vec<f64> = printed.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    let [games, rolls, seconds] = numbers[..] else {
        anyhow::bail!("expected games, rolls and seconds, found {printed:?}");
    };
    ensure!(games > 0.0 && seconds > 0.0, "no game was played");
    Ok(rolls / seconds)
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates.get(rates.len() / 2).copied().unwrap_or(f64::NAN)
}

/// The table, with everything as a part of this project's rates.
fn table(rates: &[(&str, f64)]) -> String {
    let own = |workload: &str| {
        let is_it = |player: &&Player| matches!(player.how, How::Own(own) if own == workload);
        let name = PLAYERS.iter().find(is_it).map(|player| player.name);
        rates.iter().find(|(other, _)| Some(*other) == name).map_or(f64::NAN, |&(_, rate)| rate)
    };
    let (engine, lanes) = (own(ENGINE), own(LANES));
    let row = |&(name, rate): &(&str, f64)| {
        format!("| {name} | {} | {} | {} |\n", grouped(rate), times(engine / rate), times(lanes / rate))
    };
    let rows: String = rates.iter().map(row).collect();
    format!(
        "| random play of four | rolls a second | the engine is faster by | lanes are faster by |\n\
         |---|---|---|---|\n{rows}"
    )
}

/// A whole number with its thousands set apart.
fn grouped(rate: f64) -> String {
    let digits = format!("{rate:.0}");
    let group = |(index, digit): (usize, char)| {
        let is_start = index > 0 && (digits.len() - index) % 3 == 0;
        is_start.then_some(',').into_iter().chain([digit])
    };
    digits.chars().enumerate().flat_map(group).collect()
}

fn times(ratio: f64) -> String {
    if ratio < 20.0 { format!("{ratio:.1}") } else { grouped(ratio) }
}

#[allow(clippy::print_stdout, reason = "the table is what the task is run for")]
fn print(table: &str) {
    print!("{table}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_benchmarks_middle_rate_is_found() {
        let printed = "players/rules least median most median\nlanes/classic 5.0 7.0 200.0 142.9 2.5 3.5\n";
        assert!((own_rate(printed, LANES).unwrap() - 142.9e6).abs() < 1.0);
        assert!(own_rate(printed, ENGINE).is_err());
    }

    #[test]
    fn what_play_py_prints_is_a_rate() {
        assert!((python_rate("10 5000 2.5\n").unwrap() - 2000.0).abs() < 1e-9);
        assert!(python_rate("nothing").is_err() && python_rate("0 0 2.5").is_err());
    }

    #[test]
    fn every_python_player_has_its_function() {
        let script = include_str!("play.py");
        for player in &PLAYERS {
            if let How::Python { function, .. } = player.how {
                assert!(script.contains(&format!("def {function}():")), "{}", player.name);
            }
        }
    }

    #[test]
    fn the_table_compares_with_engine_and_lanes() {
        let rates = [(PLAYERS[0].name, 2e8), (PLAYERS[1].name, 2e7), ("another", 12_345.6)];
        let table = table(&rates);
        assert!(table.contains("| this project's lanes | 200,000,000 | 0.1 | 1.0 |"), "{table}");
        assert!(table.contains("| another | 12,346 | 1,620 | 16,200 |"), "{table}");
    }
}
