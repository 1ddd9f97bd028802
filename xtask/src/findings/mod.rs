//! docs/findings.md: what the laboratory found, written from the stored counts of a fixed list of experiments.

mod list;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::bless::difference;
use crate::process;
use crate::program::{self, Profile};

use self::list::{Experiment, QUICK_GAMES, SEED};

/// The folder with the page, from the root of the workspace.
const DOCS: &str = "docs";
/// The name of the page and, without its end, of the folder with counts and plots.
const PAGE: &str = "findings.md";
const FOLDER: &str = "findings";

const TITLE: &str = "Findings";
/// What stands at the beginning of the page, besides what every report says.
const NOTES: [&str; 2] = [
    "What was measured: how strong each bot is under each rule text, how long games are, what a seat and the first roll \
     are worth with two to four players, and what each rule changes on which the texts differ.",
    "This page is generated. `cargo xtask findings` plays its experiments – those of `xtask/src/findings/list.rs` – as \
     far as they have not been played, keeps their counts as JSON in `docs/findings`, and writes text and plots from \
     them; `cargo xtask bless` writes text and plots anew without playing. Every command below plays a piece of it. \
     `docs/lab.md` says what is counted and how.",
];

/// Plays what has not been played, and writes the page. Only experiments whose name holds one of the words are played, all
/// of them without any. A quick run plays next to nothing and writes into `target`.
pub(crate) fn run(quick: bool, words: &[String]) -> Result<()> {
    let experiments: Vec<Experiment> = list::experiments()
        .into_iter()
        .filter(|experiment| {
            words.is_empty() || words.iter().any(|word| experiment.name.contains(word.as_str()))
        })
        .collect();
    ensure!(!experiments.is_empty(), "no experiment has a name with {}", words.join(" or "));
    let program = program::build(if quick { Profile::Debug } else { Profile::Release })?;
    let docs = if quick { process::root().join("target/findings") } else { process::root().join(DOCS) };
    fs::create_dir_all(docs.join(FOLDER)).with_context(|| format!("cannot make {}", docs.display()))?;
    for (number, experiment) in (1..).zip(&experiments) {
        eprintln!("==> {} ({number} of {})", experiment.name, experiments.len());
        play(&program, experiment, &docs, quick)?;
    }
    if quick {
        return report(&program, &parts(&experiments, &docs), &docs);
    }
    let all = list::experiments();
    let missing = missing(&all, &docs);
    if missing.is_empty() {
        renew_with(&program)
    } else {
        eprintln!("the page waits for {}", missing.join(", "));
        Ok(())
    }
}

/// Writes the page from the stored counts.
pub(crate) fn renew() -> Result<()> {
    renew_with(&program::build(Profile::Debug)?)
}

fn renew_with(program: &Path) -> Result<()> {
    let docs = process::root().join(DOCS);
    let parts = stored(&docs)?;
    // Plots of experiments that are no longer in the list would stay for ever.
    for name in generated(&docs)?.into_keys().filter(|name| name != PAGE) {
        fs::remove_file(docs.join(&name)).with_context(|| format!("cannot remove {name}"))?;
    }
    report(program, &parts, &docs)
}

/// Fails if the page is not as the stored counts say.
pub(crate) fn check() -> Result<()> {
    let docs = process::root().join(DOCS);
    let parts = stored(&docs)?;
    let program = program::build(Profile::Debug)?;
    let beside = process::root().join("target/findings-check");
    if beside.exists() {
        fs::remove_dir_all(&beside)?;
    }
    report(&program, &parts, &beside)?;
    let complaint = complaint(&generated(&docs)?, &generated(&beside)?);
    ensure!(complaint.is_none(), "{}; `cargo xtask bless` mends it", complaint.unwrap_or_default());
    Ok(())
}

/// Plays an experiment to its end; a run that was stopped before goes on.
fn play(program: &Path, experiment: &Experiment, docs: &Path, quick: bool) -> Result<()> {
    let part = part(experiment, docs);
    let games = if quick { QUICK_GAMES } else { experiment.games };
    let mut command = Command::new(program);
    command.arg("lab").args(&experiment.arguments);
    command.args(["--games", &games.to_string(), "--seed", &SEED.to_string(), "--out"]).arg(&part);
    // What it prints is in the page.
    process::output(&mut command)
        .map(drop)
        .with_context(|| format!("if the list has changed, remove {}, and it is played anew", part.display()))
}

fn part(experiment: &Experiment, docs: &Path) -> PathBuf {
    docs.join(FOLDER).join(format!("{}.json", experiment.name))
}

fn parts(experiments: &[Experiment], docs: &Path) -> Vec<PathBuf> {
    experiments.iter().map(|experiment| part(experiment, docs)).collect()
}

/// The files with counts of all experiments, which must be there.
fn stored(docs: &Path) -> Result<Vec<PathBuf>> {
    let experiments = list::experiments();
    let missing = missing(&experiments, docs);
    ensure!(
        missing.is_empty(),
        "{} has not been played: `cargo xtask findings` plays it",
        missing.join(", ")
    );
    Ok(parts(&experiments, docs))
}

/// The names of experiments that were not played.
fn missing(experiments: &[Experiment], docs: &Path) -> Vec<String> {
    let missing = experiments.iter().filter(|experiment| !part(experiment, docs).is_file());
    missing.map(|experiment| experiment.name.clone()).collect()
}

/// Writes page and plots.
fn report(program: &Path, parts: &[PathBuf], docs: &Path) -> Result<()> {
    let mut command = Command::new(program);
    command.args(["lab", "report", "--title", TITLE]);
    for note in NOTES {
        command.args(["--note", note]);
    }
    process::run(command.arg("--out").arg(docs.join(PAGE)).args(parts))
}

/// The texts of page and plots, by their paths.
fn generated(docs: &Path) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    let mut names = vec![PAGE.to_owned()];
    let folder = docs.join(FOLDER);
    if folder.is_dir() {
        for entry in fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if Path::new(&name).extension().is_some_and(|end| end == "svg") {
                names.push(format!("{FOLDER}/{name}"));
            }
        }
    }
    for name in names {
        let path = docs.join(&name);
        if path.is_file() {
            let text = fs::read_to_string(&path).with_context(|| format!("cannot read {name}"))?;
            files.insert(name, text);
        }
    }
    Ok(files)
}

/// The first file that is not as it should be, and how.
fn complaint(found: &BTreeMap<String, String>, expected: &BTreeMap<String, String>) -> Option<String> {
    let wrong = expected.iter().find_map(|(name, text)| {
        difference(found.get(name).map(String::as_str), text)
            .map(|difference| format!("{DOCS}/{name} {difference}"))
    });
    let left = || {
        let name = found.keys().find(|name| !expected.contains_key(*name))?;
        Some(format!("{DOCS}/{name} is shown nowhere"))
    };
    wrong.or_else(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(files: &[(&str, &str)]) -> BTreeMap<String, String> {
        files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect()
    }

    #[test]
    fn a_file_that_is_wrong_missing_or_left_over_is_named() {
        let expected = files(&[("findings.md", "a\n"), ("findings/x.svg", "b\n")]);
        assert_eq!(complaint(&expected, &expected), None);
        let wrong = files(&[("findings.md", "c\n"), ("findings/x.svg", "b\n")]);
        assert_eq!(complaint(&wrong, &expected).unwrap(), "docs/findings.md is out of date from line 1 on");
        let less = files(&[("findings.md", "a\n")]);
        assert_eq!(complaint(&less, &expected).unwrap(), "docs/findings/x.svg is missing");
        assert_eq!(complaint(&expected, &less).unwrap(), "docs/findings/x.svg is shown nowhere");
    }

    #[test]
    fn what_was_not_played_is_named() {
        let docs = tempfile::tempdir().unwrap();
        fs::create_dir(docs.path().join(FOLDER)).unwrap();
        let experiments = list::experiments();
        fs::write(part(&experiments[0], docs.path()), "").unwrap();
        let missing = missing(&experiments, docs.path());
        assert_eq!(missing.len(), experiments.len() - 1);
        assert!(stored(docs.path()).unwrap_err().to_string().starts_with(&experiments[1].name));
    }
}
