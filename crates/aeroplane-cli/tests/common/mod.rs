//! Running the program, and files for it to read and write.

#![allow(dead_code, reason = "every file of tests is a program of its own and uses a part of this")]

pub(crate) mod server;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use aeroplane_dice::SeededDice;
use aeroplane_rules::Record;

/// What a run of the program left.
pub(crate) struct Run {
    /// The exit code.
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// Runs the program with this input. No run may end in a panic, whatever it is given.
pub(crate) fn aeroplane<A: AsRef<std::ffi::OsStr>>(arguments: &[A], input: impl AsRef<[u8]>) -> Run {
    let mut process = Command::new(env!("CARGO_BIN_EXE_aeroplane"))
        .args(arguments)
        .env_remove("NO_COLOR")
        // The language of whoever runs the tests is not asked.
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = process.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // The program may answer more than a pipe holds before it has read everything, or leave early.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = process.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let run =
        Run { code: output.status.code().unwrap(), stdout: text(output.stdout), stderr: text(output.stderr) };
    assert!(!run.stdout.contains("panicked") && !run.stderr.contains("panicked"), "{}", run.stderr);
    run
}

/// Runs `aeroplane play` with options as on a command line, and with commands, one a line.
pub(crate) fn play(options: &str, commands: &str) -> Run {
    let arguments: Vec<&str> = ["play"].into_iter().chain(options.split_whitespace()).collect();
    let run = aeroplane(&arguments, commands);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{options}");
    run
}

/// Commands that go on with any game: Enter rolls or plays the only move, 1 plays the first of several.
pub(crate) fn first_moves(count: usize) -> String {
    "\n1\n".repeat(count)
}

/// As many of them as end any game.
pub(crate) fn to_the_end() -> String {
    first_moves(2000)
}

/// An empty folder for one test.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The path as it is typed.
pub(crate) fn typed(path: &Path) -> &str {
    path.to_str().unwrap()
}

pub(crate) fn record(path: &Path) -> Record {
    fs::read_to_string(path).unwrap().parse().unwrap()
}

/// The record of a game that begins in that position, in a file.
pub(crate) fn write_start(path: &Path, rules: &str, start: &str) {
    let record = format!(
        "[Format \"aeroplane-record/1\"]\n[Rules \"{rules}\"]\n[Start \"{start}\"]\n[Result \"*\"]\n\n*\n"
    );
    fs::write(path, record).unwrap();
}

/// A seed under which the first rolls are these.
pub(crate) fn seed_of(rolls: &[u8]) -> u64 {
    let begins_so = |&seed: &u64| {
        let mut dice = SeededDice::new(seed, 0);
        rolls.iter().all(|&pips| dice.next_roll().pips() == pips)
    };
    (0..1_000_000).find(begins_so).unwrap()
}

/// The lines between a command that the transcript repeats and the next question.
pub(crate) fn answer_to<'a>(transcript: &'a str, command: &str) -> Vec<&'a str> {
    let asked = format!(": {command}");
    let behind = transcript.lines().skip_while(|line| !line.ends_with(&asked)).skip(1);
    behind
        .take_while(|line| {
            !line.contains(", roll:") && !line.contains(", choose ") && !line.contains(", Enter ")
        })
        .collect()
}
