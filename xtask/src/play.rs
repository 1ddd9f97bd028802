//! `cargo xtask play`: the shortest way from a fresh clone to a game.

use std::env;
use std::ffi::{OsStr, OsString};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;

use crate::arrows::CLI;
use crate::{page, process};

/// The port of a server that was told none.
const USUAL_PORT: u16 = 8080;
/// The file of settings that a server reads by itself.
const SETTINGS: &str = "aeroplane.toml";
/// The argument that is for this task and not for the server.
const NO_OPEN: &str = "--no-open";

/// Builds the page and the program, and serves it here, in the browser if there is one.
pub(crate) fn run(no_open: bool, arguments: &[OsString]) -> Result<ExitCode> {
    page::make(process::root())?;
    // It may come after arguments for the server, where it looks like one of them.
    let (refusals, arguments): (Vec<_>, Vec<_>) =
        arguments.iter().cloned().partition(|argument| argument == NO_OPEN);
    let mut cargo = process::cargo(["run", "--release", "--locked", "--package", CLI]);
    if let Ok(folder) = env::current_dir() {
        // The paths among the arguments start where the person is; cargo finds the workspace from there too.
        cargo.current_dir(folder);
    }
    cargo.args(["--", "serve"]);
    if !no_open && refusals.is_empty() {
        cargo.arg("--open");
    }
    if !has_settings(&arguments) {
        cargo.args(usual_settings(&arguments, |variable| env::var_os(variable).is_some()));
    }
    cargo.args(&arguments);
    eprintln!("building the game and starting it; its address comes last, and Ctrl-C ends it");
    process::hand_over(cargo)
}

/// Whether the person has written settings down, which then hold without additions.
fn has_settings(arguments: &[OsString]) -> bool {
    Path::new(SETTINGS).exists() || arguments.iter().any(|argument| gives(argument, "--config"))
}

/// The settings of a game at home, except those about which the person says something.
fn usual_settings(arguments: &[OsString], is_set: impl Fn(&str) -> bool) -> Vec<OsString> {
    let is_unsaid = |option: &str, variable: &str| {
        !is_set(variable) && !arguments.iter().any(|argument| gives(argument, option))
    };
    let mut settings: Vec<OsString> = Vec::new();
    let mut add = |option: &str, value: OsString| settings.extend([option.into(), value]);
    if is_unsaid("--listen", "AEROPLANE_LISTEN") && is_taken(USUAL_PORT) {
        eprintln!("port {USUAL_PORT} is taken, so the game gets another one");
        add("--listen", OsString::from("127.0.0.1:0"));
    }
    // Named, so that DATABASE_URL does not count, and so that it is the same one wherever the game is started from.
    if is_unsaid("--database", "AEROPLANE_DATABASE") {
        add("--database", process::root().join("aeroplane.db").into());
    }
    // What the server does is no news for somebody who plays; what goes wrong is.
    if is_unsaid("--log", "AEROPLANE_LOG") {
        add("--log", OsString::from("warn"));
    }
    settings
}

/// Whether somebody listens at a port of this machine.
fn is_taken(port: u16) -> bool {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_err()
}

/// Whether an argument is this option, alone or together with its value as in `--listen=127.0.0.1:9000`.
fn gives(argument: &OsStr, option: &str) -> bool {
    let argument = argument.to_string_lossy();
    argument.strip_prefix(option).is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(line: &str) -> Vec<OsString> {
        line.split_whitespace().map(OsString::from).collect()
    }

    #[test]
    fn a_port_in_use_is_taken() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        assert!(is_taken(listener.local_addr().unwrap().port()));
    }

    #[test]
    fn what_the_person_says_is_left_to_them() {
        let options = |line, variable: &str| {
            let settings = usual_settings(&arguments(line), |name| name == variable);
            // Whether the usual port is taken is not for a test to say.
            let options = settings.into_iter().step_by(2).filter(|option| option != "--listen");
            options.map(|option| option.into_string().unwrap()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(options("--open-rooms 3", ""), "--database --log");
        assert_eq!(options("--log debug", ""), "--database");
        assert_eq!(options("", "AEROPLANE_DATABASE"), "--log");
        assert_eq!(options("--database=other.db", "AEROPLANE_LOG"), "");
        // It may be there for something else.
        assert_eq!(options("", "DATABASE_URL"), "--database --log");
    }

    #[test]
    fn a_file_of_settings_holds_without_additions() {
        assert!(has_settings(&arguments("--config server.toml")));
        assert!(!has_settings(&arguments("--log-format json")));
    }
}
