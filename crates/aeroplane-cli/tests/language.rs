//! Which language the program speaks, and that it says nothing in another one.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use std::process::{Command, Stdio};

use common::{aeroplane, folder, play, to_the_end, typed};

/// The first word of a game under these variables.
fn greeting(variables: &[(&str, &str)], options: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_aeroplane"))
        .args(["play", "--seed", "1"])
        .args(options)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .envs(variables.iter().copied())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout)
        .unwrap()
        .chars()
        .take_while(|character| character.is_alphabetic())
        .collect()
}

#[test]
fn the_locale_chooses_the_language_and_the_option_overrides_it() {
    const CHINESE: (&str, &str) = ("LANG", "zh_CN.UTF-8");
    assert_eq!(greeting(&[], &[]), "Aeroplane");
    assert_eq!(greeting(&[CHINESE], &[]), "飞行棋");
    assert_eq!(greeting(&[CHINESE, ("LC_ALL", "")], &[]), "飞行棋");
    assert_eq!(greeting(&[CHINESE, ("LC_MESSAGES", "en_GB.UTF-8")], &[]), "Aeroplane");
    assert_eq!(greeting(&[("LC_MESSAGES", "zh_SG"), ("LC_ALL", "C")], &[]), "Aeroplane");
    assert_eq!(greeting(&[("LANG", "xx_YY")], &[]), "Aeroplane");
    assert_eq!(greeting(&[CHINESE], &["--language", "en"]), "Aeroplane");
    assert_eq!(greeting(&[("LANG", "de_AT.UTF-8")], &[]), "Flugzeugschach");
    assert_eq!(greeting(&[("LANG", "in_ID")], &[]), "Catur");
    assert_eq!(greeting(&[("LANG", "uk_UA.UTF-8")], &[]), "Літакові");
    assert_eq!(greeting(&[], &["--language", "zh-CN"]), "飞行棋");
    assert_eq!(greeting(&[("LANG", "ur_PK.UTF-8")], &[]), "ہوائی");
    assert_eq!(greeting(&[("LANG", "zh_TW.UTF-8")], &[]), "飛行棋");
}

#[test]
fn once_a_game_in_urdu_says_that_terminals_may_not_arrange_it() {
    const NOTICE: &str = "Many terminals do not arrange right-to-left text";
    let notices = |options: &str| play(options, &to_the_end()).stdout.matches(NOTICE).count();
    assert_eq!(notices("--seed 1 --language ur"), 1);
    assert_eq!(notices("--seed 1 --language en"), 0);
}

/// The words in Latin letters that are no part of something typed or named: commands, options, rules, players.
fn english_words<'a>(text: &'a str, known: &[&str]) -> Vec<&'a str> {
    let words = text
        .split(|character: char| !character.is_ascii_alphabetic() && !matches!(character, '_' | '-' | '='));
    words.filter(|word| word.len() > 3 && !known.contains(word)).collect()
}

#[test]
fn records_are_told_and_checked_in_the_language_that_was_asked_for() {
    let file = folder("records_are_told_and_checked_in_the_language_that_was_asked_for").join("game");
    play("--planes 1 --rules cn_casual", &format!("{}save {}\n", to_the_end(), typed(&file)));
    let cases = [
        ("uk", "replay", "\nХід 1, "),
        ("uk", "verify", "Кубик чесний."),
        ("zh", "replay", "第 1 回合，"),
        ("zh", "verify", "骰子没有问题。"),
    ];
    for (language, command, expected) in cases {
        let run = aeroplane(&[command, typed(&file), "--language", language], "");
        assert_eq!((run.code, run.stderr.as_str()), (0, ""));
        assert!(run.stdout.contains(expected), "{}", run.stdout);
        let told: String = run.stdout.lines().filter(|line| line.len() != 66).collect::<Vec<_>>().join("\n");
        let known = ["human", "greedy", "cn_casual", "planes=", "aeroplane-dice"];
        assert_eq!(english_words(&told, &known), [""; 0]);
    }
}
