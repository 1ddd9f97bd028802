//! `aeroplane verify`: exit code 0 for dice that hold, 1 for those that do not, 2 for files without a proof.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use std::fs;
use std::path::Path;

use common::{aeroplane, first_moves, folder, play, to_the_end, typed, write_start};

/// The code that `verify` ends with, and what it says.
fn verify(path: &Path) -> (i32, String) {
    let run = aeroplane(&["verify", typed(path)], "");
    let (said, silent) = if run.code == 0 { (run.stdout, run.stderr) } else { (run.stderr, run.stdout) };
    assert_eq!(silent, "");
    (run.code, said)
}

/// A short finished game with committed dice.
fn finished(path: &Path) -> String {
    play(
        "--planes 1 --rules cn_casual --launch-rolls 1,2,3,4,5,6",
        &format!("{}save {}\n", to_the_end(), typed(path)),
    );
    fs::read_to_string(path).unwrap()
}

#[test]
fn the_dice_of_a_finished_game_hold() {
    let file = folder("the_dice_of_a_finished_game_hold").join("game");
    let record = finished(&file);
    let (code, said) = verify(&file);
    assert_eq!(code, 0, "{said}");
    assert!(said.starts_with("The dice hold. All "));
    assert!(said.contains("Red    human: a person, ") && said.contains(" 0 of them automatic"));
    assert!(said.contains("Blue   greedy: a bot, "));
    let commitment = record.lines().find_map(|line| line.strip_prefix("commitment ")).unwrap();
    assert!(said.contains(commitment));
    // Editors that end lines in another way change nothing.
    fs::write(&file, record.replace('\n', "\r\n")).unwrap();
    assert_eq!(verify(&file).0, 0);
    assert_eq!(aeroplane(&["verify", "-"], record).code, 0);
}

/// The record with its first turns alone, the dice of these turns, and the secret: as if the game had been this short.
fn shortened(record: &str, turns: usize) -> String {
    let is_turn =
        |line: &&str| line.split_once(". ").is_some_and(|(number, _)| number.parse::<usize>().is_ok());
    let rolls: usize =
        record.lines().filter(is_turn).take(turns).map(|line| line.matches(", ").count() + 1).sum();
    let result =
        record.lines().find_map(|line| line.strip_prefix("[Result ")).unwrap().trim_matches(['"', ']']);
    let mut turn = 0;
    let mut text = String::new();
    for line in record.lines() {
        turn += usize::from(is_turn(&line));
        let number = line.strip_prefix("roll ").and_then(|rest| rest.split(' ').next());
        let is_kept = match number {
            Some(number) => number.parse::<usize>().unwrap() <= rolls,
            None => !is_turn(&line) || turn <= turns,
        };
        if is_kept {
            text.push_str(if line == result { "*" } else { line });
            text.push('\n');
        }
    }
    text.replace(&format!("[Result \"{result}\"]"), "[Result \"*\"]")
}

#[test]
fn a_game_that_lost_its_end_does_not_hold_although_its_dice_do() {
    let file = folder("a_game_that_lost_its_end_does_not_hold_although_its_dice_do").join("game");
    let record = finished(&file);
    for turns in [0, 1, 3] {
        fs::write(&file, shortened(&record, turns)).unwrap();
        let (code, said) = verify(&file);
        assert_eq!(code, 1, "{said}");
        assert!(said.contains("the end of the record is missing"), "{said}");
    }
}

#[test]
fn a_game_that_was_broken_off_holds_as_far_as_it_went_and_says_so() {
    let file = folder("a_game_that_was_broken_off_holds_as_far_as_it_went_and_says_so").join("game");
    let record = finished(&file);
    for turns in [0, 1, 3] {
        let broken_off =
            shortened(&record, turns).replace("[Result \"*\"]", "[Result \"*\"]\n[Ended \"broken off\"]");
        fs::write(&file, broken_off).unwrap();
        let (code, said) = verify(&file);
        assert_eq!(code, 0, "{said}");
        assert!(said.contains("of later rolls the proof says nothing"), "{said}");
    }
}

#[test]
fn a_game_that_ended_because_everybody_else_left_is_whole() {
    let file = folder("a_game_that_ended_because_everybody_else_left_is_whole").join("game");
    let record = finished(&file);
    for turns in [0, 1, 3] {
        let deserted = shortened(&record, turns)
            .replace("[Result \"*\"]", "[Result \"blue\"]")
            .replace("\n*\n", &format!("\n{}. red withdraws\nblue\n", turns + 1));
        fs::write(&file, &deserted).unwrap();
        let (code, said) = verify(&file);
        assert_eq!(code, 0, "{said}\n{deserted}");
    }
}

#[test]
fn a_game_that_began_in_the_middle_does_not_hold_although_its_dice_do() {
    let folder = folder("a_game_that_began_in_the_middle_does_not_hold_although_its_dice_do");
    let (start, end) = (folder.join("start"), folder.join("end"));
    for picture in ["red:55/blue:54 red - -", "red:50/blue:54 red:3 - -"] {
        write_start(&start, "classic planes=1", picture);
        let _ = fs::remove_file(&end);
        play(&format!("--load {}", typed(&start)), &format!("{}save {}\n", to_the_end(), typed(&end)));
        let (code, said) = verify(&end);
        assert_eq!(code, 1, "{said}");
        assert!(said.contains("does not begin with a new game"), "{said}");
    }
}

#[test]
fn hidden_rolls_of_another_die_do_not_hold() {
    let file = folder("hidden_rolls_of_another_die_do_not_hold").join("game");
    let record = finished(&file);
    let roll = record.lines().find(|line| line.starts_with("roll ")).unwrap();
    fs::write(&file, record.replace(roll, &roll.replace(" d6 ", " d20 "))).unwrap();
    assert_eq!(verify(&file).0, 1);
}

#[test]
fn a_game_for_four_people_that_was_interrupted_and_taken_back_holds() {
    let folder = folder("a_game_for_four_people_that_was_interrupted_and_taken_back_holds");
    let file = folder.join("game");
    play(
        "--players 4 --yellow human --blue human:Ada --green human --planes 1",
        &format!("{}undo\nundo\n{}save {}\n", first_moves(9), first_moves(2), typed(&file)),
    );
    play(&format!("--load {}", typed(&file)), &format!("{}undo\n{}save\n", to_the_end(), to_the_end()));
    let (code, said) = verify(&file);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("Blue   Ada: a person, "));
}

#[test]
fn a_record_with_one_changed_character_does_not_hold() {
    let folder = folder("a_record_with_one_changed_character_does_not_hold");
    let (file, changed) = (folder.join("game"), folder.join("changed"));
    let record = finished(&file);
    let turns = record.find("\n1. ").unwrap();
    let proof = record.find("[Dice proof]\n").unwrap() + "[Dice proof]\n".len();
    // All rolls of the turns, everything before the first roll of the proof, and of the rest every so many characters.
    let first_roll = record.find("\nroll 1 ").unwrap();
    let rolls = (turns..proof).filter(|&at| {
        let before = &record[..at];
        let follows_player_or_answer =
            before.ends_with("red ") || before.ends_with("blue ") || before.ends_with(", ");
        follows_player_or_answer && record.as_bytes()[at].is_ascii_digit()
    });
    let places: Vec<usize> = rolls
        .chain((proof..first_roll).step_by(5))
        .chain((first_roll..record.len() - 1).step_by(67))
        .chain(record.len() - 70..record.len() - 1)
        .collect();
    // Short games have fewer rolls, and the dice are real.
    assert!(places.len() > 100, "{}", places.len());
    for at in places {
        let mut bytes = record.clone().into_bytes();
        bytes[at] = match bytes[at] {
            b'1'..=b'5' | b'7' | b'a'..=b'e' => bytes[at] + 1,
            b'6' => b'1',
            b'f' => b'0',
            _ => b'7',
        };
        fs::write(&changed, &bytes).unwrap();
        let (code, said) = verify(&changed);
        assert!(code == 1 || code == 2, "at {at}: {code} {said}");
        assert!(said.starts_with("aeroplane: "), "{said}");
    }
}

#[test]
fn dice_of_another_game_do_not_hold() {
    let folder = folder("dice_of_another_game_do_not_hold");
    let (one, other) = (finished(&folder.join("one")), finished(&folder.join("other")));
    let mixed = folder.join("mixed");
    let proof = |record: &str| record.find("[Dice proof]").unwrap();
    fs::write(&mixed, format!("{}{}", &one[..proof(&one)], &other[proof(&other)..])).unwrap();
    let (code, said) = verify(&mixed);
    assert_eq!(code, 1);
    assert!(said.contains("the dice are not those of this game"), "{said}");
}

#[test]
fn a_value_of_the_proof_that_was_changed_is_named() {
    let file = folder("a_value_of_the_proof_that_was_changed_is_named").join("game");
    let record = finished(&file);
    let secret = record.rfind("secret ").unwrap() + "secret ".len();
    let digit = if &record[secret..=secret] == "0" { "1" } else { "0" };
    fs::write(&file, format!("{}{digit}{}", &record[..secret], &record[secret + 1..])).unwrap();
    let (code, said) = verify(&file);
    assert_eq!(code, 1);
    assert!(said.contains("the commitment does not belong to the secret"), "{said}");
}

#[test]
fn a_record_without_a_proof_is_not_verified() {
    let folder = folder("a_record_without_a_proof_is_not_verified");
    let file = folder.join("game");
    let check = |expected: &str| {
        let (code, said) = verify(&file);
        assert_eq!(code, 2, "{said}");
        assert!(said.contains(expected), "{said}");
    };
    play("--seed 3 --planes 1", &format!("{}save {}\n", to_the_end(), typed(&file)));
    check("the rolls come from seed 3");
    fs::remove_file(&file).unwrap();
    play("", &format!("{}save {}\n", first_moves(5), typed(&file)));
    check("the game is not over");
    fs::remove_file(&file).unwrap();
    let record = finished(&file);
    fs::write(&file, &record[..record.find("[Dice proof]").unwrap()]).unwrap();
    check("the record has no proof");
    fs::write(&file, &record[..record.rfind("secret ").unwrap()]).unwrap();
    check("the secret of its dice is missing");
    fs::write(&file, record.replace("[Dice \"aeroplane-dice/1\"]\n", "")).unwrap();
    check("no dice that can be checked");
    fs::write(&file, record.replace("commitment ", "commitments ")).unwrap();
    check("in the dice proof, line ");
}
