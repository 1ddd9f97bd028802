//! `aeroplane lab analyse`: what decisions cost and what rolls were worth.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{aeroplane, folder, play, record, to_the_end, typed};
use serde_json::Value;

/// A game of three between bots, in a file.
fn played(folder: &Path, seed: u32, options: &str) -> PathBuf {
    let file = folder.join(format!("game {seed}"));
    let options = format!("--seed {seed} --players 3 --planes 2 --yellow random {options}");
    play(&options, &format!("{}save {}\n", to_the_end(), typed(&file)));
    assert!(record(&file).game().is_over());
    file
}

fn analysed(arguments: &[&str]) -> String {
    let run = aeroplane(&[&["lab", "analyse"], arguments].concat(), "");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{arguments:?}");
    run.stdout
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[test]
fn a_game_is_told_with_what_everything_was_worth() {
    let folder = folder("a_game_is_told_with_what_everything_was_worth");
    let file = played(&folder, 3, "");
    let shown = analysed(&[typed(&file)]);
    assert_eq!(shown, analysed(&[typed(&file)]), "the same each time");
    assert!(shown.contains("rules     classic planes=2") && shown.contains("yellow random"));
    // Every turn up to the winner is a row, in the words of the record.
    let game = record(&file);
    let first = game.game().turns().next().unwrap();
    assert!(shown.lines().any(|line| line.trim_start().starts_with(&format!("1. {}", first.color))));
    for line in ["chance at the start", "luck of own rolls", "own decisions", "chance at the end"] {
        assert!(shown.contains(line), "{line}");
    }
    // All rows up to the chances of a color are equally wide.
    let rows = shown.lines().skip_while(|line| !line.starts_with("turn ")).skip(1);
    let widths: Vec<usize> = rows.take_while(|line| line.starts_with([' ', 'a'])).map(str::len).collect();
    assert!(
        widths.len() > 20 && widths.iter().filter(|&&width| width == widths[0]).count() * 2 > widths.len()
    );
}

#[test]
fn the_json_adds_up() {
    let folder = folder("the_json_adds_up");
    let file = played(&folder, 4, "");
    let report: Value = serde_json::from_str(&analysed(&[typed(&file), "--json"])).unwrap();
    assert_eq!(report["format"], "aeroplane-analysis/1");
    let game = &report["games"][0];
    let mut chances = game["chances"].as_object().unwrap().clone();
    assert_eq!(chances.len(), 3);
    for ply in game["plies"].as_array().unwrap() {
        for (color, chance) in &mut chances {
            let sum = number(chance) + number(&ply["change"][color]) + number(&ply["revision"][color]);
            assert!((sum - number(&ply["chances"][color])).abs() < 1e-9, "{color}: {ply}");
            *chance = ply["chances"][color].clone();
        }
        if ply["event"] == "answer" {
            assert!(number(&ply["loss"]) >= 0.0 && ply["answers"].as_u64().unwrap() > 0);
            assert!(number(&ply["loss"]) > 0.0 || ply["move"] == ply["best"]);
        }
    }
    for account in game["accounts"].as_array().unwrap() {
        let value = |name: &str| number(&account[name]);
        let sum = value("by_luck") + value("by_decisions") + value("withdrawals") + value("revisions");
        assert!((value("at_start") + sum - value("at_end")).abs() < 1e-9, "{account}");
    }
    assert_eq!(game["winner"], game["result"].as_str().unwrap().split(' ').next().unwrap());
}

#[test]
fn the_table_has_a_row_for_each_action() {
    let folder = folder("the_table_has_a_row_for_each_action");
    let file = played(&folder, 5, "");
    let table = analysed(&[typed(&file), "--csv"]);
    let json: Value = serde_json::from_str(&analysed(&[typed(&file), "--json"])).unwrap();
    let plies = json["games"][0]["plies"].as_array().unwrap();
    let mut rows = table.lines();
    assert!(rows.next().unwrap().starts_with("game,record,ply,turn,color,player,event,"));
    assert_eq!(table.lines().count(), plies.len() + 1);
    for (row, ply) in rows.zip(plies) {
        let fields: Vec<&str> = row.split(',').collect();
        assert_eq!(fields.len(), 27, "{row}");
        assert_eq!(fields[2], ply["ply"].to_string());
        assert_eq!(fields[6], ply["event"].as_str().unwrap());
        assert_eq!((fields[18], fields[22], fields[26]), ("", "", ""), "nobody sits at green");
    }
}

#[test]
fn names_are_added_up_over_several_games() {
    let folder = folder("names_are_added_up_over_several_games");
    let files = [played(&folder, 6, "--red random"), played(&folder, 7, "--blue random")];
    let [one, other] = files.each_ref().map(|file| typed(file));
    let shown = analysed(&[one, other]);
    assert!(shown.contains("all 2 games"));
    let json: Value = serde_json::from_str(&analysed(&[one, other, "--json"])).unwrap();
    let totals = json["totals"].as_array().unwrap();
    let seats: u64 = totals.iter().map(|name| name["games"].as_u64().unwrap()).sum();
    let wins: u64 = totals.iter().map(|name| name["wins"].as_u64().unwrap()).sum();
    assert_eq!((seats, wins), (6, 2));
    assert!(totals.iter().any(|name| name["player"] == "random" && name["games"] == 4));
}

#[test]
fn the_picture_is_written_once_and_over_nothing_else() {
    let folder = folder("the_picture_is_written_once_and_over_nothing_else");
    let file = played(&folder, 8, "");
    let picture = folder.join("game.svg");
    analysed(&[typed(&file), "--svg", typed(&picture)]);
    let drawn = fs::read(&picture).unwrap();
    assert!(drawn.starts_with(b"<svg"));
    analysed(&[typed(&file), "--svg", typed(&picture)]);
    assert_eq!(fs::read(&picture).unwrap(), drawn);
    let before = fs::read(&file).unwrap();
    for (arguments, named) in [
        (vec![typed(&file), "--svg", typed(&file)], "no picture"),
        (vec![typed(&file), typed(&file), "--svg", typed(&picture)], "single game"),
        (vec![typed(&file), "--svg", typed(&folder)], "folder"),
    ] {
        let run = aeroplane(&[&["lab", "analyse"], &arguments[..]].concat(), "");
        assert_eq!(run.code, 2, "{arguments:?}");
        assert!(run.stdout.is_empty() && run.stderr.contains(named), "{}", run.stderr);
    }
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn what_is_no_record_is_refused_before_anything_is_printed() {
    let folder = folder("what_is_no_record_is_refused_before_anything_is_printed");
    let (good, bad) = (played(&folder, 9, ""), folder.join("bad"));
    fs::write(&bad, "[Format \"aeroplane-record/1\"]\n[Rules \"clasic\"]\n").unwrap();
    for (file, code, named) in [(typed(&bad), 2, "clasic"), ("no/such/record", 3, "no/such/record")] {
        let run = aeroplane(&["lab", "analyse", typed(&good), file], "");
        assert_eq!((run.code, run.stdout.as_str()), (code, ""));
        assert!(run.stderr.contains(named), "{}", run.stderr);
    }
    assert_eq!(aeroplane(&["lab", "analyse"], "").code, 2);
}

#[test]
fn a_record_comes_from_the_standard_input_and_may_go_on() {
    let text = "[Format \"aeroplane-record/1\"]\n[Rules \"classic planes=1\"]\n[Red \"Ada\"]\n[Start \"red:-/yellow:3/blue:40 red - -\"]\n[Result \"*\"]\n\n1. red 6 launch 1, 6 walk 1 jump, 2 ?\n2. yellow withdraws\n3. red 2 walk 1\n4. blue 1 ?\n*\n";
    let run = aeroplane(&["lab", "analyse", "-"], text);
    assert_eq!(run.code, 0, "{}", run.stderr);
    for row in ["1. red    6 launch 1", "2 ?", "2. yellow   withdraws", "3. red    2 walk 1", "4. blue   1 ?"]
    {
        assert!(run.stdout.contains(row), "{row} in\n{}", run.stdout);
    }
}

#[test]
fn small_games_are_judged_by_exact_play() {
    let folder = folder("small_games_are_judged_by_exact_play");
    let solution = folder.join("solution");
    let solve = ["lab", "solve", "--planes", "1", "--out", typed(&solution)];
    assert_eq!(aeroplane(&solve, "").code, 0);
    let game = |name: &str, options: &str| {
        let file = folder.join(name);
        play(options, &format!("{}save {}\n", to_the_end(), typed(&file)));
        file
    };
    let solved = game("solved", "--seed 5 --players 2 --planes 1 --red random");
    let by_solution = ["--solution", typed(&solution)];
    let shown = analysed(&[&[typed(&solved)], &by_solution[..]].concat());
    assert!(shown.lines().any(|line| line == "judge     exact"), "{shown}");
    let text = analysed(&[&[typed(&solved), "--json"], &by_solution[..]].concat());
    let json: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["judge"], "exact");
    for ply in json["games"][0]["plies"].as_array().unwrap() {
        for color in ["red", "blue"] {
            // What a stored chance can be wrong by, and a little more.
            assert!(
                number(&ply["revision"][color]).abs() < 5e-5,
                "an exact judge has no second thoughts: {ply}"
            );
        }
    }
    for (name, options, named) in [
        ("rules", "--seed 5 --players 2 --rules cn_basic --planes 1", "cn_basic"),
        ("planes", "--seed 5 --players 2 --planes 2", "planes=2"),
        ("seats", "--seed 5 --players 3 --planes 1", "opposite"),
    ] {
        let other = game(name, options);
        let run =
            aeroplane(&[&["lab", "analyse", typed(&solved), typed(&other)], &by_solution[..]].concat(), "");
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{name}");
        assert!(run.stderr.contains(named), "{}", run.stderr);
    }
    let run = aeroplane(&["lab", "analyse", typed(&solved), "--solution", typed(&solved)], "");
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
}
