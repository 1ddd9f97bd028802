//! npm: whether it is there, and how it is run.
//!
//! Cargo's build script and `cargo xtask` share this file.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{fmt, fs, io};

use anyhow::{Context as _, Result, bail, ensure};

use crate::sources::{cannot, fingerprint};

/// What npm is called where it is a script of the system's own shell.
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// The oldest version of Node.js that will do: what the page's own tools ask for.
const LEAST_NODE: (u32, u32) = (20, 19);

/// The file among the fetched packages that says from which list they were fetched.
const FETCHED_FROM: &str = "node_modules/.fetched-from";

/// npm ran and failed, and has said why.
#[derive(Debug)]
pub(crate) struct Failed(String);

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failed {}

/// Fails with one line of advice unless npm and a new enough Node.js are there.
pub(crate) fn require() -> Result<()> {
    let advice = {
        let (major, minor) = LEAST_NODE;
        format!("install Node.js {major}.{minor} or newer, which brings npm (https://nodejs.org)")
    };
    ensure!(version(NPM).is_some(), "npm is missing: {advice}");
    match version("node") {
        None => bail!("Node.js is missing: {advice}"),
        Some(version) => {
            ensure!(is_new_enough(&version), "Node.js {} is too old: {advice}", version.trim());
            Ok(())
        }
    }
}

/// What a program says of its version.
fn version(program: &str) -> Option<String> {
    let output = Command::new(program).arg("--version").stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a version such as `v20.1.0` will do.
fn is_new_enough(version: &str) -> bool {
    let mut numbers = version.trim().trim_start_matches('v').split('.').map(str::parse);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => (major, minor) >= LEAST_NODE,
        _ => false,
    }
}

/// Fetches the packages of a folder, unless the ones that its list names are there.
pub(crate) fn fetch(folder: &Path) -> Result<()> {
    let list = folder.join("package-lock.json");
    let list = fingerprint(&fs::read(&list).with_context(|| cannot("read", &list))?);
    // npm begins by throwing away what is there, and this file with it: it is only ever beside whole packages.
    let note = folder.join(FETCHED_FROM);
    if fs::read_to_string(&note).is_ok_and(|found| found == list) {
        return Ok(());
    }
    let quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
    // Tools are wanted, however the person's npm is set up.
    let fetch = ["ci", "--include=dev"];
    run(folder, fetch.into_iter().chain(quiet)).context("the packages cannot be fetched")?;
    if folder.join("node_modules").is_dir() {
        fs::write(&note, list).with_context(|| cannot("write", &note))?;
    }
    Ok(())
}

/// Runs npm in a folder. What it says goes to the standard error: the standard output of a build script is for cargo.
pub(crate) fn run<'argument>(
    folder: &Path,
    arguments: impl IntoIterator<Item = &'argument str>,
) -> Result<()> {
    run_with(folder, arguments, |_| ())
}

/// Runs npm in a folder after something was done with the command, such as setting variables.
pub(crate) fn run_with<'argument>(
    folder: &Path,
    arguments: impl IntoIterator<Item = &'argument str>,
    prepare: impl FnOnce(&mut Command),
) -> Result<()> {
    let mut command = Command::new(NPM);
    command.args(arguments).current_dir(folder).stdin(Stdio::null()).stdout(io::stderr());
    // It would have npm leave out what builds the page.
    command.env_remove("NODE_ENV");
    prepare(&mut command);
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    let line = format!("npm {}", arguments.join(" "));
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!(Failed(format!("`{line}` failed in {} ({status})", folder.display())));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_node_is_told_from_a_new_one() {
        for version in ["v20.19.0", "v20.20.2\n", "v120.1.0", "22.1.0"] {
            assert!(is_new_enough(version), "{version}");
        }
        for version in ["v18.20.8", "v20.18.3", "v2.30.0", "", "v", "v20", "nonsense"] {
            assert!(!is_new_enough(version), "{version}");
        }
    }
}
