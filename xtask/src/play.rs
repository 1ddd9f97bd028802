//! `cargo xtask play`: the shortest way from a fresh clone to a game.

use std::env;
use std::ffi::{OsStr, OsString};
use std::process::ExitCode;

use anyhow::Result;

use crate::process;

/// Who sits where unless the person says otherwise: the option of a seat, and its player.
const SEATS: [(&str, &str); 4] =
    [("--red", "human"), ("--yellow", "greedy"), ("--blue", "greedy"), ("--green", "greedy")];

/// Builds the program in release mode and hands the terminal over to a game.
pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    let mut cargo = process::cargo(["run", "--release", "--locked", "--package", "aeroplane-cli"]);
    if let Ok(folder) = env::current_dir() {
        // The paths among the arguments start where the person is; cargo finds the workspace from there too.
        cargo.current_dir(folder);
    }
    cargo.args(["--", "play"]).args(seats(arguments)).args(arguments);
    process::hand_over(cargo)
}

/// The options that say for all seats at once who sits there.
const ALL_SEATS: [&str; 2] = ["--players", "--load"];

/// The options of the seats about which these arguments say nothing.
fn seats(arguments: &[OsString]) -> impl Iterator<Item = &'static str> {
    let given = |option: &str| arguments.iter().any(|argument| gives(argument, option));
    let all_are_said = ALL_SEATS.into_iter().any(given);
    SEATS
        .into_iter()
        .filter(move |(option, _)| !all_are_said && !given(option))
        .flat_map(|(option, player)| [option, player])
}

/// Whether an argument is this option, alone or together with its value as in `--red=human`.
fn gives(argument: &OsStr, option: &str) -> bool {
    let argument = argument.to_string_lossy();
    argument.strip_prefix(option).is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats_beside(arguments: &[&str]) -> String {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        seats(&arguments).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_person_plays_red_against_bots() {
        assert_eq!(
            seats_beside(&["--rules", "cn_basic"]),
            "--red human --yellow greedy --blue greedy --green greedy"
        );
    }

    #[test]
    fn a_saved_game_and_a_number_of_players_say_who_sits_where() {
        assert_eq!(seats_beside(&["--load", "evening.txt"]), "");
        assert_eq!(seats_beside(&["--players=2"]), "");
    }

    #[test]
    fn seats_named_by_the_person_are_left_to_them() {
        assert_eq!(seats_beside(&["--red", "greedy", "--blue=human"]), "--yellow greedy --green greedy");
    }
}
