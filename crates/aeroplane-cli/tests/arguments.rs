//! What is typed wrong on the command line is told, with exit code 2.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use common::{aeroplane, folder, play, typed, write_start};

#[test]
fn wrong_arguments_are_named() {
    let cases = [
        (
            "play --red gredy",
            "expected human, human:NAME, random, runner, greedy, rollout, expectimax, expert or none",
        ),
        ("play --red rollout:many", "expected a whole number such as rollout:2"),
        ("play --red greedy:2", "greedy takes no effort"),
        ("play --red human:greedy", "cannot have the name of a bot"),
        ("play --red human:", "a name has 1 to 40 characters"),
        ("play --red human", "only one seat has a player"),
        ("play --red none --blue none", "nobody plays"),
        ("play --players 5", "5 is not in 2..=4"),
        ("play --players -2", "'-2'"),
        ("play --seed -1", "invalid value '-1' for '--seed <N>'"),
        ("play --seed 18446744073709551616", "--seed"),
        ("play --first yellow", "yellow cannot begin, its seat is empty"),
        ("play --first me", "expected lot, highest, red, yellow, blue or green"),
        ("play --color sometimes", "auto, always, never"),
        ("play --language xx", "expected one of de, en"),
        ("replay game --language xx", "expected one of de, en"),
        ("verify game --language xx", "expected one of de, en"),
        ("play --pace 3", "none, fast, normal, slow"),
        ("play --rules chess", "no preset is called \"chess\""),
        ("play --planes 0", "planes"),
        ("play --planes -1", "planes"),
        ("play --launch-rolls none", "launch_rolls"),
        ("play --jump never", "jump"),
        ("play --fast", "--fast"),
        ("play now", "now"),
        ("play --load -", "--load takes a file"),
        ("replay", "RECORD"),
        ("verify", "RECORD"),
        ("verify a b", "'b'"),
    ];
    for (line, expected) in cases {
        let arguments: Vec<&str> = line.split_whitespace().collect();
        let run = aeroplane(&arguments, "");
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{line}");
        assert!(run.stderr.contains(expected), "{line}: {}", run.stderr);
    }
}

#[test]
fn a_saved_game_takes_no_other_rules_or_seats() {
    let file = folder("a_saved_game_takes_no_other_rules_or_seats").join("game");
    write_start(&file, "classic", "red:-,-,-,-/blue:-,-,-,- red - -");
    for (option, value, expected) in
        [("--rules", "classic", "rules"), ("--red", "human", "seats"), ("--first", "lot", "--first")]
    {
        let run = aeroplane(&["play", "--load", typed(&file), option, value], "");
        assert_eq!(run.code, 2);
        assert!(
            run.stderr.contains(&format!("leave out {expected}"))
                || run.stderr.contains(&format!("about {expected}"))
        );
    }
}

#[test]
fn seats_are_taken_as_they_are_given() {
    let players =
        |options: &str| play(&format!("{options} --seed 1"), "").stdout.lines().nth(1).unwrap().to_owned();
    assert_eq!(players(""), "Red: human, Blue: greedy.");
    assert_eq!(players("--players 3"), "Red: human, Yellow: greedy, Blue: greedy.");
    assert_eq!(
        players("--players 4 --yellow none --green random"),
        "Red: human, Blue: greedy, Green: random."
    );
    assert_eq!(players("--yellow human --green greedy"), "Yellow: human, Green: greedy.");
    let task = "--red human --yellow greedy --blue greedy --green greedy";
    assert_eq!(players(task), "Red: human, Yellow: greedy, Blue: greedy, Green: greedy.");
}
