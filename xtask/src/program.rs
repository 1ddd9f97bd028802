//! The program `aeroplane`, built.

use std::io::BufReader;
use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context as _, Result, ensure};
use cargo_metadata::Message;

use crate::arrows::CLI;
use crate::process;

/// How the program is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    /// Quickly.
    Debug,
    /// As it is shipped.
    Release,
}

/// Builds the program and says where it is.
pub(crate) fn build(profile: Profile) -> Result<PathBuf> {
    let mut cargo = process::cargo(["build", "--locked", "--package", CLI]);
    // Asked rather than guessed: the folder is the person's own choice.
    cargo.arg("--message-format=json-render-diagnostics");
    match profile {
        Profile::Debug => {}
        Profile::Release => {
            cargo.arg("--release");
        }
    }
    let mut running = cargo.stdout(Stdio::piped()).spawn().context("cannot start cargo")?;
    let output = running.stdout.take().context("cargo has no output")?;
    let mut program = None;
    for message in Message::parse_stream(BufReader::new(output)) {
        if let Message::CompilerArtifact(artifact) = message? {
            program = artifact.executable.filter(|_| artifact.target.name == "aeroplane").or(program);
        }
    }
    let status = running.wait()?;
    ensure!(status.success(), "the program cannot be built ({status})");
    Ok(program.context("cargo built no program `aeroplane`")?.into())
}
