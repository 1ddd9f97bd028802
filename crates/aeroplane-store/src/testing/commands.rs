//! Finding PostgreSQL's programs, and running them as a user whom they accept.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

const MISSING: &str = "PostgreSQL is missing, and the tests need its programs initdb, pg_ctl and createdb. \
                       On Debian and Ubuntu `apt-get install --no-install-recommends postgresql` brings them; \
                       no server needs to run. Elsewhere install PostgreSQL and put its programs into the PATH.";

/// PostgreSQL's programs.
pub(super) struct Commands {
    folder: PathBuf,
    /// The superuser must not run the server, so then it is the user whom the package has created for it.
    superuser: bool,
}

impl Commands {
    pub(super) fn find() -> Self {
        let folder = folders().into_iter().find(|folder| has_programs(folder));
        Self { folder: folder.unwrap_or_else(|| panic!("{MISSING}")), superuser: is_superuser() }
    }

    /// One of PostgreSQL's programs.
    pub(super) fn postgres(&self, program: &str) -> Command {
        self.other(self.folder.join(program))
    }

    /// Any program, as the user who runs the server.
    pub(super) fn other(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = if self.superuser {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        // The tests' own folder may be closed to that user.
        command.current_dir("/").stdin(Stdio::null());
        command
    }
}

/// Runs a command, which must succeed; returns what it said.
pub(super) fn run(command: &mut Command) -> String {
    try_to_run(command).unwrap_or_else(|complaint| panic!("{complaint}"))
}

/// Runs a command; returns what it said, or how it failed.
pub(super) fn try_to_run(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("cannot start {command:?}: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if output.status.success() {
        Ok(said)
    } else {
        let complaint = String::from_utf8_lossy(&output.stderr);
        Err(format!("{command:?} failed ({}): {said} {complaint}", output.status))
    }
}

/// Where the programs may be, the likeliest place first.
fn folders() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> =
        env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
    if let Ok(folder) = try_to_run(Command::new("pg_config").arg("--bindir")) {
        folders.push(folder.into());
    }
    // Debian keeps them out of the PATH, one folder a version.
    if let Ok(versions) = fs::read_dir("/usr/lib/postgresql") {
        let mut versions: Vec<_> = versions.flatten().map(|version| version.path().join("bin")).collect();
        versions.sort();
        folders.extend(versions.into_iter().rev());
    }
    folders
}

fn has_programs(folder: &Path) -> bool {
    ["initdb", "pg_ctl", "createdb"].iter().all(|program| folder.join(program).is_file())
}

fn is_superuser() -> bool {
    run(Command::new("id").arg("-u")) == "0"
}
