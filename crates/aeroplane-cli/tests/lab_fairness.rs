//! `aeroplane lab fairness`: whether dice look fair.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use std::fs;

use aeroplane_dice::SeededDice;
use common::{aeroplane, folder, play, to_the_end, typed};
use serde_json::Value;

/// Fair faces, run together.
fn fair(rolls: usize) -> String {
    let mut dice = SeededDice::new(2026, 0);
    (0..rolls).map(|_| dice.next_roll().to_string()).collect()
}

#[test]
fn the_own_dice_are_fair_and_the_same_bytes_on_any_number_of_threads() {
    for (dice, rolls) in [("seeded", "300000"), ("committed", "70000")] {
        for form in ["--json", "--csv", "--level=0.01"] {
            let run = |threads| {
                let fixed = ["lab", "fairness", "--dice", dice, "--seed", "1", "--rolls", rolls, form];
                let run = aeroplane(&[&fixed[..], &["--threads", threads]].concat(), "");
                assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{dice} {}", run.stdout);
                run.stdout
            };
            assert_eq!(run("1"), run("3"), "{dice} {form}");
        }
    }
}

#[test]
fn a_seed_drawn_by_lot_is_printed() {
    let run = aeroplane(&["lab", "fairness", "--rolls", "1000", "--level", "1e-9"], "");
    assert_eq!(run.code, 0);
    assert!(run.stdout.contains("seeded dice, seed "));
    assert!(run.stdout.contains("Nothing speaks against fair dice"));
}

#[test]
fn faces_are_read_from_files_and_from_the_standard_input() {
    let folder = folder("faces_are_read_from_files_and_from_the_standard_input");
    let (good, loaded) = (folder.join("good"), folder.join("loaded"));
    fs::write(&good, fair(5000)).unwrap();
    fs::write(&loaded, fair(5000).replace('1', " 6,\n")).unwrap();
    assert_eq!(aeroplane(&["lab", "fairness", typed(&good)], "").code, 0);
    assert_eq!(aeroplane(&["lab", "fairness", "-"], fair(5000)).code, 0);
    let run = aeroplane(&["lab", "fairness", typed(&loaded)], "");
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains("These dice are suspicious:\n  faces: face "));
    assert!(run.stderr.contains("suspicious"));
    let json = aeroplane(&["lab", "fairness", typed(&loaded), "--json"], "");
    let report: Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!(
        (json.code, &report["format"], &report["verdict"]),
        (1, &"aeroplane-fairness/1".into(), &"suspicious".into())
    );
    let faces = report["checks"].as_array().unwrap().iter().find(|check| check["check"] == "faces").unwrap();
    assert_eq!((&faces["suspicious"], &faces["degrees"]), (&true.into(), &5.into()));
    assert_eq!(report["faces"][0], 0);
}

#[test]
fn rolls_of_records_are_tested_by_seat() {
    let folder = folder("rolls_of_records_are_tested_by_seat");
    let files: Vec<_> = (0..4)
        .map(|seed| {
            let file = folder.join(format!("game {seed}"));
            play(&format!("--seed {seed}"), &format!("{}save {}\n", to_the_end(), typed(&file)));
            file
        })
        .collect();
    let mut arguments = vec!["lab", "fairness", "--csv"];
    arguments.extend(files.iter().map(|file| typed(file)));
    let run = aeroplane(&arguments, "");
    assert_eq!(run.code, 0, "{}", run.stdout);
    for check in ["\nseats,", "\nplace_in_turn,", "\nown_lag,"] {
        assert!(run.stdout.contains(check), "{}", run.stdout);
    }
}

#[test]
fn what_are_no_dice_is_said_with_its_place() {
    let folder = folder("what_are_no_dice_is_said_with_its_place");
    let [seven, empty, few, bad] = ["seven", "empty", "few", "bad"].map(|name| folder.join(name));
    fs::write(&seven, "1 2 3\n4 7 5\n").unwrap();
    fs::write(&empty, "").unwrap();
    fs::write(&few, "1 2 3 4 5 6").unwrap();
    fs::write(&bad, "[Format \"aeroplane-record/1\"]\n[Rules \"clasic\"]\n").unwrap();
    for (file, code, named) in [
        (typed(&seven), 2, "line 2, column 3: 7 is no face"),
        (typed(&empty), 2, "no rolls"),
        (typed(&few), 2, "too few for any test"),
        (typed(&bad), 2, "clasic"),
        (typed(&folder), 3, "cannot read"),
        ("no/such/file", 3, "no/such/file"),
    ] {
        let run = aeroplane(&["lab", "fairness", file], "");
        assert_eq!(run.code, code, "{}", run.stderr);
        assert!(run.stderr.contains(named), "{}", run.stderr);
    }
    for (arguments, named) in [
        (vec!["--level", "0"], "0.5"),
        (vec!["--level", "x"], "not a number"),
        (vec!["--lags", "99"], "32"),
        (vec!["--rolls", "0"], "--rolls"),
        (vec!["--seed", "1", "faces"], "--seed"),
        (vec!["--dice", "loaded"], "loaded"),
    ] {
        let run = aeroplane(&[&["lab", "fairness"], &arguments[..]].concat(), "");
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(run.stderr.contains(named), "{}", run.stderr);
    }
}

#[test]
fn tests_for_which_there_are_too_few_rolls_are_named() {
    let run = aeroplane(&["lab", "fairness", "-"], fair(100));
    assert_eq!(run.code, 0, "{}", run.stdout);
    assert!(
        run.stdout.contains("lag_1           left out: it needs 180 such rolls, there are 99"),
        "{}",
        run.stdout
    );
}
