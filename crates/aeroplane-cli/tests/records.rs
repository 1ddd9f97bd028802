//! Saving, loading and replaying records, and files that are none.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use std::fs;
use std::process::{Command, Stdio};

use aeroplane_rules::{Action, Game, Record};
use common::{aeroplane, first_moves, folder, play, record, seed_of, to_the_end, typed, write_start};
use serde_json::Value;

#[test]
fn a_saved_game_goes_on_as_it_would_have_without_the_pause() {
    let folder = folder("a_saved_game_goes_on_as_it_would_have_without_the_pause");
    let [pause, straight, resumed] = ["pause", "straight", "resumed"].map(|name| folder.join(name));
    for (rules, dice) in
        [("classic", "--seed 8"), ("classic", ""), ("cn_improved", ""), ("cn_basic", "--seed 1")]
    {
        for before in [0, 1, 7, 20] {
            let options = format!("--rules {rules} --players 3 --blue random {dice}");
            let (beginning, rest) = (first_moves(before), to_the_end());
            play(&options, &format!("{beginning}save {}\n{rest}save {}\n", typed(&pause), typed(&straight)));
            play(&format!("--load {}", typed(&pause)), &format!("{rest}save {}\n", typed(&resumed)));
            assert!(record(&straight).game().is_over());
            assert_eq!(fs::read(&straight).unwrap(), fs::read(&resumed).unwrap(), "{options} after {before}");
        }
    }
}

#[test]
fn saving_without_a_name_writes_the_file_that_was_loaded() {
    let folder = folder("saving_without_a_name_writes_the_file_that_was_loaded");
    let file = folder.join("my game.txt");
    play("--seed 3", &format!("save {}\n", typed(&file)));
    let run = aeroplane(&["play", "--load", typed(&file)], "\n1\nsave\nquit\n");
    assert_eq!(run.code, 0);
    assert!(record(&file).game().plies() > 0);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left beside it");
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_a_game_that_goes_on() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = folder("nobody_else_can_read_a_game_that_goes_on");
    let (file, usual) = (folder.join("game"), folder.join("usual"));
    fs::write(&usual, "").unwrap();
    let mode = |path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    play("--planes 1", &format!("save {}\n", typed(&file)));
    assert_eq!(mode(&file), 0o600);
    // A record that others could read so far is replaced by one that they cannot.
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    play(&format!("--load {}", typed(&file)), "\nsave\n");
    assert_eq!(mode(&file), 0o600);
    // After the end there is nothing left to foresee, and the record is there to be shown.
    play(&format!("--load {}", typed(&file)), &format!("{}save\n", to_the_end()));
    assert_eq!(mode(&file), mode(&usual));
}

#[test]
fn tags_that_somebody_added_are_kept() {
    let file = folder("tags_that_somebody_added_are_kept").join("game");
    play("--seed 3", &format!("save {}\n", typed(&file)));
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("[Red ", "[Event \"Sunday\"]\n[Red ")).unwrap();
    play(&format!("--load {}", typed(&file)), "\n1\nsave\n");
    assert_eq!(record(&file).tag("Event"), Some("Sunday"));
}

#[test]
fn a_game_can_begin_in_any_position_with_dice_of_its_own() {
    let file = folder("a_game_can_begin_in_any_position_with_dice_of_its_own").join("start");
    write_start(&file, "classic planes=1", "red:55/blue:54 red - -");
    for dice in ["", "--seed 5"] {
        let run = play(&format!("--load {} {dice}", typed(&file)), &to_the_end());
        assert!(run.stdout.contains("The game is over."), "{}", run.stdout);
    }
    // A roll that waits in the position is answered first, and is none of the dice's.
    write_start(&file, "classic planes=1", "red:50/blue:54 red:3 - -");
    let run = play(&format!("--load {} --seed {}", typed(&file), seed_of(&[2])), "1\nroll\n");
    assert!(run.stdout.contains("Red's plane 1 walks from 50 to home column 3."));
    assert!(run.stdout.contains("Blue rolls 2."));
}

#[test]
fn a_replay_tells_what_was_played() {
    let folder = folder("a_replay_tells_what_was_played");
    let file = folder.join("game");
    let commands = format!("{}history all\nsave {}\n", to_the_end(), typed(&file));
    let played = play("--rules cn_basic --players 4 --seed 21", &commands).stdout;
    let replay = aeroplane(&["replay", typed(&file)], "");
    assert_eq!((replay.code, replay.stderr.as_str()), (0, ""));
    // The history counts turns and the replay actions; behind the numbers both tell the same.
    let history = played.split(": history all\n").nth(1).unwrap().split("\nSave, undo").next().unwrap();
    let history: Vec<&str> = history.lines().map(|line| &line[6..]).collect();
    let told = replay.stdout.lines().skip_while(|line| !line.is_empty());
    let told: Vec<&str> = told
        .take_while(|line| !line.starts_with("             g  r  y"))
        .filter(|line| !line.is_empty() && !line.starts_with("Turn "))
        .map(|line| &line[7..])
        .collect();
    assert_eq!(history.join(" "), told.join(" "));
    assert!(replay.stdout.trim_end().ends_with("takes first place."));
}

#[test]
fn a_replay_as_json_has_every_action_with_its_steps_and_position() {
    let folder = folder("a_replay_as_json_has_every_action_with_its_steps_and_position");
    let file = folder.join("game");
    play("--rules cn_improved --players 4 --seed 4", &format!("{}save {}\n", to_the_end(), typed(&file)));
    let game = record(&file).into_game();
    let lines = json_lines(&["replay", typed(&file), "--json"]);
    assert_eq!(lines.len(), game.plies() + 1);
    assert_eq!(lines[0]["format"], "aeroplane-replay/1");
    assert_eq!(lines[0]["plies"], game.plies());
    assert_eq!(lines[0]["position"], serde_json::to_value(game.start()).unwrap());
    for (line, ply) in lines[1..].iter().zip(0..) {
        check_line(line, &game, ply);
    }
    let part = json_lines(&["replay", typed(&file), "--json", "--from", "10", "--to", "12"]);
    assert_eq!(part[1..], lines[10..=12]);
    assert_eq!(part[0]["position"], lines[9]["position"]);
    let piped = aeroplane(&["replay", "-", "--json"], fs::read(&file).unwrap());
    assert_eq!(piped.stdout.lines().count(), lines.len());
}

/// A game that one player leaves while another's roll waits, and that ends when the next one leaves.
const DESERTED: &str = r#"[Format "aeroplane-record/1"]
[Rules "classic planes=2"]
[Red "Ada"]
[Yellow "Ben"]
[Blue "greedy"]
[Start "red:-,-/yellow:5,-/blue:-,- red - -"]
[Result "blue"]

1. red 6 launch 1, 3 ?
2. yellow withdraws
3. red 3 walk 1
4. blue 6 ?
5. red withdraws
blue
"#;

#[test]
fn a_replay_tells_who_withdrew() {
    let lines = {
        let run = aeroplane(&["replay", "-", "--json"], DESERTED);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""));
        run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<Value>>()
    };
    let game = DESERTED.parse::<Record>().unwrap().into_game();
    assert_eq!(lines.len(), game.plies() + 1);
    for (line, ply) in lines[1..].iter().zip(0..) {
        check_line(line, &game, ply);
    }
    let turns: Vec<&Value> = lines[1..].iter().map(|line| &line["turn"]).collect();
    assert_eq!(turns, [1, 1, 1, 2, 3, 4, 5]);
    assert_eq!((&lines[4]["color"], &lines[4]["withdraw"]), (&"yellow".into(), &"yellow".into()));
    assert_eq!(lines[4]["steps"][0], serde_json::json!({"step": "withdrawn", "color": "yellow"}));

    let told = aeroplane(&["replay", "-"], DESERTED).stdout;
    assert!(told.contains("Players: Red: Ada, Yellow: Ben, Blue: greedy"), "{told}");
    assert!(told.contains("\nTurn 2, Yellow\n    4  Yellow leaves the game"), "{told}");
    assert!(told.contains("\nTurn 3, Red\n    5  Red's plane 1 walks"), "{told}");
    assert!(told.contains("Blue takes first place."), "{told}");
}

fn json_lines(arguments: &[&str]) -> Vec<Value> {
    let run = aeroplane(arguments, "");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn check_line(line: &Value, game: &Game, ply: usize) {
    assert_eq!(line["ply"], ply + 1);
    let (key, action) = match game.actions().nth(ply).unwrap() {
        Action::Roll(roll) => ("roll", serde_json::to_value(roll)),
        Action::Play(answer) => ("move", serde_json::to_value(answer)),
        Action::Withdraw(color) => ("withdraw", serde_json::to_value(color)),
    };
    assert_eq!(line[key], action.unwrap());
    assert_eq!(line["steps"], serde_json::to_value(game.steps_of(ply).unwrap()).unwrap());
    assert_eq!(line["position"], serde_json::to_value(game.position_at(ply + 1).unwrap()).unwrap());
}

#[test]
fn a_replay_shows_the_part_that_was_asked_for() {
    let file = folder("a_replay_shows_the_part_that_was_asked_for").join("game");
    play("--seed 4", &format!("{}save {}\n", first_moves(20), typed(&file)));
    let run = |options: &[&str]| aeroplane(&[&["replay", typed(&file)], options].concat(), "");
    assert!(run(&["--to", "0"]).stdout.contains("to roll"));
    assert!(!run(&["--to", "0"]).stdout.contains("Turn 1"));
    let part = run(&["--from", "3", "--to", "3"]).stdout;
    assert_eq!(part.lines().filter(|line| line.starts_with("    3  ")).count(), 1);
    for options in
        [["--from", "0"], ["--to", "100000"], ["--from", "100000"], ["--to", "-1"], ["--from", "x"]]
    {
        let run = run(&options);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{options:?}");
        assert!(!run.stderr.is_empty());
    }
    assert_eq!(run(&["--from", "5", "--to", "4"]).code, 2);
}

#[test]
fn a_reader_that_has_had_enough_is_no_failure() {
    let file = folder("a_reader_that_has_had_enough_is_no_failure").join("game");
    play("--players 4 --seed 4", &format!("{}save {}\n", to_the_end(), typed(&file)));
    for arguments in [
        vec!["replay", typed(&file)],
        vec!["replay", typed(&file), "--json"],
        vec!["play", "--seed", "1", "--red", "greedy", "--blue", "greedy"],
    ] {
        let mut process = Command::new(env!("CARGO_BIN_EXE_aeroplane"))
            .args(&arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(process.stdout.take());
        let output = process.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr), (Some(0), vec![]), "{arguments:?}");
    }
}

#[test]
fn nothing_but_the_games_own_file_is_ever_overwritten() {
    let folder = folder("nothing_but_the_games_own_file_is_ever_overwritten");
    let (letter, other, game, inside) = (
        folder.join("letter"),
        folder.join("other"),
        folder.join("game"),
        folder.join("no such folder/game"),
    );
    fs::write(&letter, "Dear Ada,").unwrap();
    play("--seed 4", &format!("save {}\n", typed(&other)));
    let of_another_game = fs::read_to_string(&other).unwrap();
    let commands =
        [&letter, &other, &folder, &inside, &game, &game].map(|path| format!("save {}\n1\n\n", typed(path)));
    let run = play("--seed 3", &format!("{}save -\n", commands.concat()));
    assert_eq!(fs::read_to_string(&letter).unwrap(), "Dear Ada,");
    assert_eq!(fs::read_to_string(&other).unwrap(), of_another_game);
    assert_eq!(run.stdout.matches("is there already and is not the file of this game").count(), 2);
    assert!(run.stdout.contains("is not a file"));
    assert!(run.stdout.contains("No such file or directory"));
    assert!(run.stdout.contains("- is no name for a file"));
    assert_eq!(run.stdout.matches("Saved: ").count(), 2);
    assert!(record(&game).game().plies() > 0);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 3, "nothing is left beside them");
}

#[test]
fn what_is_said_about_a_file_can_be_typed_and_does_nothing_to_the_terminal() {
    let folder = folder("what_is_said_about_a_file_can_be_typed_and_does_nothing_to_the_terminal");
    let spaced = folder.join("two words");
    let run = play("--seed 3", &format!("save {}\n", typed(&spaced)));
    assert!(run.stdout.contains(&format!("--load '{}'", typed(&spaced))), "{}", run.stdout);
    for command in [&["replay"][..], &["verify"], &["play", "--load"]] {
        let run = aeroplane(&[command, &["\u{1b}]0;x\u{7}\u{202e}"]].concat(), "");
        assert_eq!(run.code, 3);
        assert!(!run.stderr.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{:?}", run.stderr);
    }
}

#[test]
fn a_record_that_is_cut_off_anywhere_is_told_apart_or_read() {
    let folder = folder("a_record_that_is_cut_off_anywhere_is_told_apart_or_read");
    let (file, cut) = (folder.join("game"), folder.join("cut"));
    play("--planes 1", &format!("{}save {}\n", first_moves(12), typed(&file)));
    let text = fs::read(&file).unwrap();
    // A record that lacks its last line break alone is whole.
    for length in (0..text.len() - 1).step_by(41) {
        fs::write(&cut, &text[..length]).unwrap();
        let replay = aeroplane(&["replay", typed(&cut)], "");
        let load = aeroplane(&["play", "--load", typed(&cut)], "\n");
        let verify = aeroplane(&["verify", typed(&cut)], "");
        for run in [&replay, &load, &verify] {
            assert!(run.code == 0 || (run.code == 2 && run.stderr.starts_with("aeroplane: ")), "{length}");
        }
        assert_eq!((load.code, verify.code), (2, 2), "{length}: {}", load.stdout);
    }
}

#[test]
fn whatever_is_no_record_is_refused_with_its_place() {
    let folder = folder("whatever_is_no_record_is_refused_with_its_place");
    let file = folder.join("file");
    let start = "[Format \"aeroplane-record/1\"]\n[Rules \"classic planes=1\"]\n";
    let cases: [(Vec<u8>, &str); 8] = [
        (b"".to_vec(), "line 1, column 1"),
        (b"\x7fELF\x02\x01\x01\x00\xff\xfe".to_vec(), "line 1, column 9: expected text in UTF-8"),
        (
            b"[Format \"aeroplane-record/1\"]\n\xc3\xa9\xff".to_vec(),
            "line 2, column 2: expected text in UTF-8",
        ),
        (b"[Format \"aeroplane-record/2\"]\n".to_vec(), "aeroplane-record/2"),
        (format!("{start}[Start \"red:5/blue:31 red - -\"]\n[Result \"*\"]\n").into(), "line 3"),
        (
            format!("{start}[Start \"red:-/blue:- red - -\"]\n[Result \"*\"]\n1. red 7").into(),
            "line 5, column 8",
        ),
        (
            format!("{start}[Start \"red:-/blue:- red - -\"]\n[Result \"*\"]\n1. red 1 launch 1").into(),
            "line 5",
        ),
        (format!("{start}[Red \"\u{1b}[2J\"]\n").into(), "line 3"),
    ];
    for (content, expected) in cases {
        fs::write(&file, &content).unwrap();
        for command in [vec!["replay"], vec!["verify"], vec!["play", "--load"]] {
            let run = aeroplane(&[command, vec![typed(&file)]].concat(), "");
            assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{expected}");
            assert!(run.stderr.contains(expected), "{expected}: {}", run.stderr);
            assert!(!run.stderr.contains('\u{1b}'));
        }
    }
    for path in [folder.clone(), folder.join("nothing")] {
        for command in [vec!["replay"], vec!["verify"], vec!["play", "--load"]] {
            let run = aeroplane(&[command, vec![typed(&path)]].concat(), "");
            assert_eq!(run.code, 3);
            assert!(run.stderr.starts_with("aeroplane: cannot read "));
        }
    }
}

#[test]
fn a_file_that_is_too_large_is_not_read() {
    let file = folder("a_file_that_is_too_large_is_not_read").join("large");
    fs::File::create(&file).unwrap().set_len((64 << 20) + 1).unwrap();
    let run = aeroplane(&["replay", typed(&file)], "");
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("larger than 64 MB"));
    fs::remove_file(&file).unwrap();
}

#[test]
fn names_that_would_do_something_to_a_terminal_do_nothing() {
    let file = folder("names_that_would_do_something_to_a_terminal_do_nothing").join("game");
    let name = "\u{202e}reversed \u{2066}".to_owned() + &"飞".repeat(900);
    fs::write(
        &file,
        format!(
            "[Format \"aeroplane-record/1\"]\n[Rules \"classic\"]\n[Red \"{name}\"]\n[Event \"{name}\"]\n\
             [Start \"red:-,-,-,-/blue:-,-,-,- red - -\"]\n[Result \"*\"]\n\n*\n"
        ),
    )
    .unwrap();
    for arguments in [vec!["play", "--seed", "1", "--load", typed(&file)], vec!["replay", typed(&file)]] {
        let run = aeroplane(&arguments, "\nplanes\nboard\n");
        assert_eq!(run.code, 0);
        assert!(!run.stdout.contains(['\u{202e}', '\u{2066}']));
    }
}

#[test]
fn a_person_with_the_name_of_a_bot_stays_a_person() {
    let folder = folder("a_person_with_the_name_of_a_bot_stays_a_person");
    let (saved, renamed, again) = (folder.join("saved"), folder.join("renamed"), folder.join("again"));
    play(
        "--first red --planes 1 --red human:Ada --blue greedy",
        &format!("{}save {}\n", first_moves(3), typed(&saved)),
    );
    let text = fs::read_to_string(&saved).unwrap();
    // Saved before there was a bot of this name, when a person could still have it.
    fs::write(&renamed, text.replace("[Red \"Ada\"]", "[Red \"expert\"]")).unwrap();
    let run = aeroplane(&["play", "--load", typed(&renamed)], format!("save {}\n", typed(&again)));
    assert_eq!(run.code, 0, "{}", run.stderr);
    let record = |file| fs::read_to_string(file).unwrap();
    assert!(record(&renamed).contains("[Red \"expert\"]"));
    // A bot would have gone on playing.
    assert_eq!(record(&again), record(&renamed));
}

#[test]
fn bots_are_known_again_with_their_efforts() {
    let file = folder("bots_are_known_again_with_their_efforts").join("game");
    let save = format!("save {}\n", typed(&file));
    play("--first red --planes 1 --red human --blue rollout:12", &format!("{}{save}", first_moves(2)));
    let saved = fs::read_to_string(&file).unwrap();
    assert!(saved.contains("[Blue \"rollout:12\"]"), "{saved}");
    let run = aeroplane(&["play", "--load", typed(&file)], format!("{}{save}", first_moves(2)));
    assert_eq!(run.code, 0, "{}", run.stderr);
    let later = fs::read_to_string(&file).unwrap();
    assert!(later.contains("[Blue \"rollout:12\"]") && later.len() > saved.len(), "{later}");
}

#[test]
fn a_game_with_dice_that_are_not_its_own_does_not_go_on() {
    let folder = folder("a_game_with_dice_that_are_not_its_own_does_not_go_on");
    let (seeded, committed) = (folder.join("seeded"), folder.join("committed"));
    play("--first red --planes 1 --seed 3", &format!("{}save {}\n", first_moves(3), typed(&seeded)));
    play("--first red --planes 1", &format!("{}save {}\n", first_moves(3), typed(&committed)));
    let refused = |file: &std::path::Path, from: &str, to: &str| {
        let text = fs::read_to_string(file).unwrap();
        assert!(text.contains(from));
        let changed = folder.join("changed");
        fs::write(&changed, text.replace(from, to)).unwrap();
        let run = aeroplane(&["play", "--load", typed(&changed)], "");
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{from} {to}");
        run.stderr
    };
    assert!(refused(&seeded, "seed 3", "seed 4").contains("is not that of its seed 4"));
    assert!(
        refused(&seeded, "seed 3", "the kitchen table")
            .contains("does not say where the next ones come from")
    );
    assert!(refused(&committed, "[Blue \"greedy\"]", "[Blue \"Ada\"]").contains("blue was a bot"));
    assert!(
        refused(&committed, "[Rules \"classic planes=1\"]", "[Rules \"classic planes=1 end=first_wins\"]")
            .contains("other rules")
    );
    assert!(refused(&committed, "aeroplane-dice/1 sealed\n", "").contains("in the dice proof, line "));
    let sealed = fs::read_to_string(&committed).unwrap();
    let sealed = sealed.split_once("aeroplane-dice/1 sealed").unwrap().1;
    assert!(refused(&committed, &format!("aeroplane-dice/1 sealed{sealed}"), "").contains("sealed part"));
    let run = aeroplane(&["play", "--load", typed(&seeded), "--seed", "3"], "");
    assert_eq!(run.code, 2);
}
