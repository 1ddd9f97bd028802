//! How tasks start other programs.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context as _, Result, ensure};

/// The variable that lets tests write their goldens instead of comparing them.
pub(crate) const BLESS: &str = "AEROPLANE_BLESS";

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// A cargo command that will run at the workspace's root.
pub(crate) fn cargo(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    // Cargo names itself to the programs that it starts, so that they use the same toolchain.
    let program = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command to its end, which must be a success.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| cannot_start(command))?;
    ensure!(status.success(), "`{}` failed ({status})", line(command));
    Ok(())
}

/// Runs a command, which must succeed, and returns what it wrote on its standard output.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output().with_context(|| cannot_start(command))?;
    ensure!(output.status.success(), "`{}` failed ({})", line(command), output.status);
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` wrote something else than UTF-8", line(command)))
}

/// Whether a command can be started and succeeds; what it says goes nowhere.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Ends this program with a command in its place: it has the terminal, the signals and the exit code for itself.
#[cfg(unix)]
pub(crate) fn hand_over(mut command: Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt as _;

    // A parent that waited would die of the first ctrl-C and leave its child behind on the terminal.
    let error = command.exec();
    Err(error).with_context(|| cannot_start(&command))
}

/// Runs a command as the last deed of this program, whose exit code becomes the command's.
#[cfg(not(unix))]
pub(crate) fn hand_over(mut command: Command) -> Result<ExitCode> {
    // Ctrl-C reaches both: the command decides what becomes of it, and this program waits to pass its exit code on.
    ctrlc::set_handler(|| {}).context("cannot leave Ctrl-C to the command")?;
    let status = command.status().with_context(|| cannot_start(&command))?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

fn cannot_start(command: &Command) -> String {
    format!("cannot start `{}`", line(command))
}

/// The command as a person would type it.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str());
    std::iter::once(name).chain(command.get_args()).map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_is_the_workspace() {
        assert!(root().join("Cargo.lock").is_file());
    }

    #[test]
    fn a_failure_names_the_command_as_typed() {
        let error = run(cargo(["no-such-task", "--now"]).stderr(Stdio::null())).unwrap_err();
        assert!(error.to_string().contains("`cargo no-such-task --now` failed"), "{error}");
    }
}
