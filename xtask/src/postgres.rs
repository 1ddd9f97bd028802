//! PostgreSQL's programs, which the tests start a server of their own with.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Result, bail};

use crate::{apt, process};

/// Sees to it that PostgreSQL's programs are there: installs them where it may, else says how.
pub(crate) fn provide() -> Result<()> {
    if is_there() {
        return Ok(());
    }
    if !apt::may_install() {
        bail!(
            "PostgreSQL is missing, and the tests start one of their own. On Debian and Ubuntu install it with \
             `apt-get install --no-install-recommends postgresql`; elsewhere install it and put its programs, initdb \
             among them, into the PATH. No server needs to run"
        );
    }
    apt::install(&["postgresql"])
}

fn is_there() -> bool {
    folders().iter().any(|folder| folder.join("initdb").is_file())
}

/// Where the tests look for the programs.
fn folders() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> =
        env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
    if process::succeeds(Command::new("pg_config").arg("--bindir"))
        && let Ok(folder) = process::output(Command::new("pg_config").arg("--bindir"))
    {
        folders.push(PathBuf::from(folder.trim()));
    }
    // Debian keeps them out of the PATH, one folder a version.
    if let Ok(versions) = fs::read_dir(Path::new("/usr/lib/postgresql")) {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    folders
}
