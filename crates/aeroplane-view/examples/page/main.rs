//! Prints what the page knows of the board and the rules, and the games that its tests follow, for the files under
//! version control that `cargo xtask bless` keeps. A page computes no rule, so all of it comes from here.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "printing is all that it does")]

mod board;
mod game;
mod literal;
mod rules;

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let text = match words[..] {
        ["board"] => Ok(board::module()),
        ["rules"] => Ok(rules::module()),
        ["game", name] => game::file(name).map_err(|error| error.to_string()),
        _ => Err("say `board`, `rules` or `game NAME`".into()),
    };
    match text {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
