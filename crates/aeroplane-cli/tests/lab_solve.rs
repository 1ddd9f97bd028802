//! `aeroplane lab solve` as a shell sees it.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn solve(folder: &Path, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_aeroplane"));
    program.current_dir(folder).args(["lab", "solve"]).args(arguments).stdin(Stdio::null()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn a_game_is_solved_written_and_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let one = ["--rules", "cn_improved", "--planes", "1", "--seats", "adjacent"];
    let first = solve(folder.path(), &[&one[..], &["--out", "one", "--threads", "1"]].concat());
    assert_eq!(first.status.code(), Some(0), "{}", text(&first.stderr));
    assert!(text(&first.stderr).contains("sweeps over 6498 states"));
    let second = solve(folder.path(), &[&one[..], &["--out", "other", "--threads", "3"]].concat());
    assert_eq!(second.stdout, first.stdout);
    let file = fs::read(folder.path().join("one")).unwrap();
    assert_eq!(fs::read(folder.path().join("other")).unwrap(), file);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "no checkpoint is left");

    let again = solve(folder.path(), &["--from", "one"]);
    assert_eq!(again.stdout, first.stdout);
    let judged =
        ["--from", "one", "--json", "--judge", "random,exact", "--games", "20", "--simulate", "2000"];
    let json: Value = serde_json::from_slice(&solve(folder.path(), &judged).stdout).unwrap();
    assert_eq!(json["format"], "aeroplane-solve/1");
    assert_eq!(json["rules"]["planes"], 1);
    assert_eq!(json["seats"], "adjacent");
    assert!(json["gap"].as_f64().unwrap() <= 1e-6 && json["bound"].as_f64().unwrap() < 1e-5);
    assert_eq!(json["starts"][0]["first"], "red");
    assert_eq!(json["agreements"][1]["first"], "yellow");
    assert_eq!(json["agreements"][1]["games"], 2000);
    assert_eq!(json["yardstick"]["format"], "aeroplane-yardstick/1");
    assert_eq!(json["yardstick"]["bots"][1]["bot"], "exact");
    assert_eq!(json["yardstick"]["bots"][1]["loss"]["mean"], 0.0);
    assert_eq!(json["yardstick"]["pairings"][1]["opponent"], "exact");
}

#[test]
fn wrong_use_is_said_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    fs::write(path.join("precious"), "not to be lost").unwrap();
    fs::write(path.join("begun.checkpoint"), "{\"format\":\"aeroplane-exact-checkpoint/1\"}\n").unwrap();
    for (arguments, code, named) in [
        (vec![], 2, "4 planes"),
        (vec!["--planes", "3", "--memory", "100"], 2, "MiB"),
        (vec!["--planes", "1", "--seats", "diagonal"], 2, "adjacent"),
        (vec!["--planes", "1", "--tolerance", "2"], 2, "between 0 and 1"),
        (vec!["--planes", "1", "--judge", "random,nobody"], 2, "nobody"),
        (vec!["--planes", "1", "--judge", "random,random"], 2, "twice"),
        (vec!["--planes", "1", "--judge", "random,mine=true"], 2, "lab tournament"),
        (vec!["--planes", "1", "--out", "precious"], 2, "--from"),
        (vec!["--planes", "1", "--out", "begun"], 2, "begun.checkpoint"),
        (vec!["--planes", "1", "--out", "no/such/folder"], 3, "no/such/folder"),
        (vec!["--from", "precious"], 2, "precious"),
        (vec!["--from", "nothing"], 3, "nothing"),
        (vec!["--from", "precious", "--planes", "1"], 2, "own rules"),
        (vec!["--from", "precious", "--out", "other"], 2, "--out"),
    ] {
        let output = solve(path, &arguments);
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {error}");
        assert!(error.contains(named) && !error.contains("panicked"), "{arguments:?}: {error}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
    assert_eq!(fs::read_to_string(path.join("precious")).unwrap(), "not to be lost");
    assert!(path.join("begun.checkpoint").exists());
}
