//! `cargo xtask fuzz`: random input for the decoders, on the stable toolchain.

use std::fs;
use std::num::NonZeroU32;
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail, ensure};
use cargo_metadata::MetadataCommand;

use crate::process;

/// The version of cargo-fuzz that is installed where there is none.
const CARGO_FUZZ_VERSION: &str = "0.13.2";

/// Runs one target, or all of them one after the other, for so long each.
pub(crate) fn run(seconds: NonZeroU32, target: Option<&str>) -> Result<()> {
    let targets = targets()?;
    let chosen = choose(&targets, target)?;
    install_cargo_fuzz()?;
    for target in chosen {
        eprintln!("==> fuzzing {target} for {seconds} s");
        process::run(
            process::cargo(["fuzz", "run", target])
                .args(inputs(target)?)
                .arg("--")
                .arg(format!("-max_total_time={seconds}"))
                // Sanitizers and coverage counters are compiler flags that stable keeps locked otherwise.
                .env("RUSTC_BOOTSTRAP", "1"),
        )
        .with_context(|| format!("the target `{target}` failed"))?;
    }
    Ok(())
}

/// The folders of inputs to begin with: what earlier runs found, to which this one adds, and the examples that are
/// under version control.
fn inputs(target: &str) -> Result<Vec<PathBuf>> {
    let fuzz = process::root().join("fuzz");
    let (corpus, seeds) = (fuzz.join("corpus").join(target), fuzz.join("seeds").join(target));
    // A folder that is named has to be there.
    fs::create_dir_all(&corpus).with_context(|| format!("cannot create {}", corpus.display()))?;
    Ok([corpus, seeds].into_iter().filter(|folder| folder.is_dir()).collect())
}

/// The names of all fuzz targets: the programs of the package in `fuzz/`.
fn targets() -> Result<Vec<String>> {
    let manifest = process::root().join("fuzz").join("Cargo.toml");
    ensure!(manifest.is_file(), "there are no fuzz targets yet: {} does not exist", manifest.display());
    let metadata = MetadataCommand::new().manifest_path(manifest).no_deps().exec()?;
    let programs = metadata
        .packages
        .iter()
        .flat_map(|package| &package.targets)
        .filter(|target| target.is_bin())
        .map(|target| target.name.clone());
    Ok(programs.collect())
}

/// The targets to run: the wanted one, or all.
fn choose<'targets>(targets: &'targets [String], wanted: Option<&str>) -> Result<&'targets [String]> {
    let Some(wanted) = wanted else {
        return Ok(targets);
    };
    match targets.iter().position(|target| target == wanted) {
        Some(index) => Ok(&targets[index..=index]),
        None => bail!("there is no fuzz target `{wanted}`; there are: {}", targets.join(", ")),
    }
}

fn install_cargo_fuzz() -> Result<()> {
    if process::succeeds(&mut process::cargo(["fuzz", "--version"])) {
        return Ok(());
    }
    eprintln!("==> installing cargo-fuzz {CARGO_FUZZ_VERSION}");
    let install = ["install", "cargo-fuzz", "--version", CARGO_FUZZ_VERSION];
    let mut locked = process::cargo(install);
    locked.arg("--locked");
    // The lock file of a tool may name versions that a registry no longer, or not yet, serves.
    process::run(&mut locked).or_else(|_| process::run(&mut process::cargo(install)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_has_examples() {
        for target in targets().unwrap() {
            let seeds = process::root().join("fuzz").join("seeds").join(&target);
            assert!(fs::read_dir(seeds).is_ok_and(|mut seeds| seeds.next().is_some()), "{target}");
        }
    }

    #[test]
    fn one_target_or_all_are_chosen() {
        let targets = [String::from("record"), String::from("proof")];
        assert_eq!(choose(&targets, None).unwrap(), ["record", "proof"]);
        assert_eq!(choose(&targets, Some("proof")).unwrap(), ["proof"]);
    }

    #[test]
    fn an_unknown_target_is_refused_with_the_known_ones() {
        let targets = [String::from("record"), String::from("proof")];
        let error = choose(&targets, Some("proofs")).unwrap_err();
        assert_eq!(error.to_string(), "there is no fuzz target `proofs`; there are: record, proof");
    }
}
