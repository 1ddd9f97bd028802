//! The checks that run on Node.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::process;

/// What npm is called where it is a script of the system's own shell.
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Checks the fixtures of the protocol against its TypeScript declarations and its JSON schemas.
pub(crate) fn check_protocol() -> Result<()> {
    let folder = process::root().join("crates/aeroplane-protocol/typescript");
    run(&folder, &["ci", "--no-audit", "--no-fund", "--loglevel=error"])
        .context("the packages that the check needs could not be fetched")?;
    run(&folder, &["run", "--silent", "check"])
}

/// Runs npm in a folder.
fn run(folder: &Path, arguments: &[&str]) -> Result<()> {
    ensure!(
        process::succeeds(Command::new(NPM).arg("--version")),
        "npm is missing: install Node.js 20 or newer, which brings it (https://nodejs.org)"
    );
    process::run(Command::new(NPM).args(arguments).current_dir(folder))
}
