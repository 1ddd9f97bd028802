//! `aeroplane play` from a pipe: whole games, and everything that can be said in one.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use std::fs;

use common::{answer_to, first_moves, folder, play, seed_of, to_the_end, typed, write_start};

#[test]
fn whole_games_under_every_preset_and_for_every_number_of_players_end_and_can_be_repeated() {
    for preset in ["classic", "cn_basic", "cn_improved", "cn_casual"] {
        for players in 2..=4 {
            let options = format!("--rules {preset} --players {players} --seed {players}");
            let run = play(&options, &to_the_end());
            assert!(run.stdout.contains("The game is over."), "{options}");
            let places = run.stdout.lines().find(|line| line.starts_with("Places: ")).unwrap();
            // Classic games are played for all places, the others end with the first.
            let expected = if preset == "classic" { players } else { 1 };
            assert_eq!(places.matches(". ").count(), expected, "{places}");
            assert_eq!(run.stdout.contains("Scores: "), ["cn_basic", "cn_improved"].contains(&preset));
            assert_eq!(run.stdout, play(&options, &to_the_end()).stdout, "{options}");
        }
    }
}

#[test]
fn bots_play_a_whole_game_without_being_asked() {
    let run = play("--red greedy --yellow random --blue random --seed 1", "");
    assert!(run.stdout.contains("Places: 1. "));
    assert!(!run.stdout.contains("Enter rolls"));
}

#[test]
fn nothing_is_written_in_color_into_a_pipe_unless_asked_for() {
    assert!(!play("--seed 1", "board\n").stdout.contains('\u{1b}'));
    assert!(!play("--seed 1 --color never", "board\n").stdout.contains('\u{1b}'));
    assert!(play("--seed 1 --color always", "board\n").stdout.contains("\u{1b}["));
}

#[test]
fn the_dice_of_a_game_are_committed_to_at_its_start_and_revealed_at_its_end() {
    let run = play("--planes 1 --rules cn_casual", &to_the_end());
    let commitment = run.stdout.lines().nth(3).unwrap().trim();
    assert!(
        commitment.len() == 64 && commitment.bytes().all(|byte| byte.is_ascii_hexdigit()),
        "{commitment}"
    );
    assert!(run.stdout.contains("The secret of the dice is revealed, and all "), "{}", run.stdout);
    assert_ne!(run.stdout, play("--planes 1 --rules cn_casual", &to_the_end()).stdout);
}

#[test]
fn a_roll_without_a_legal_move_passes_with_its_reason() {
    let folder = folder("a_roll_without_a_legal_move_passes_with_its_reason");
    let start = folder.join("start");
    write_start(&start, "classic launch_rolls=6", "red:54,-,-,-/blue:-,-,-,- red - -");
    let options = format!("--load {} --seed {}", typed(&start), seed_of(&[4]));
    let run = play(&options, "\n");
    assert_eq!(
        answer_to(&run.stdout, ""),
        [
            "Red rolls 4. Red has no legal move: the roll is lost.",
            "    plane 1: the roll is too high: home must be reached exactly",
            "    planes 2, 3 and 4: this roll does not launch a plane",
        ]
    );
}

#[test]
fn nobody_rolls_twice() {
    let commands = "roll\nROLL\nr\nhistory\nquit\n";
    let options = format!("--first red --seed {}", seed_of(&[6]));
    let run = play(&options, commands);
    let refused = "Red has to answer the 6 first: Enter plays the only move.";
    assert_eq!(answer_to(&run.stdout, "ROLL"), [refused]);
    assert_eq!(answer_to(&run.stdout, "r"), [refused]);
    assert_eq!(answer_to(&run.stdout, "history"), ["  1.  Red rolls 6."]);
}

#[test]
fn stacks_are_offered_as_the_rules_move_them() {
    let folder = folder("stacks_are_offered_as_the_rules_move_them");
    let offered = |rules: &str| {
        let start = folder.join(rules);
        write_start(&start, rules, "red:4a,4a,-,-/blue:-,-,-,- red - -");
        let run = play(&format!("--load {} --seed {}", typed(&start), seed_of(&[3])), "roll\n");
        answer_to(&run.stdout, "roll").join("\n")
    };
    assert_eq!(offered("cn_basic"), "Red rolls 3.\n  1  plane 1: 4 -> 7");
    assert_eq!(offered("classic"), "Red rolls 3.\n  1  stack 1+2: 4 -> 7");
}

#[test]
fn undo_takes_back_to_the_choice_before_and_the_dice_stay_the_same() {
    let folder = folder("undo_takes_back_to_the_choice_before_and_the_dice_stay_the_same");
    let (before, after, start) = (folder.join("before"), folder.join("after"), folder.join("start"));
    for dice in ["--seed 7", ""] {
        let options = format!("--planes 2 --red human --blue random --green human --first red {dice}");
        let commands = format!(
            "{}save {}\n{}{}save {}\n{}save {}\n",
            first_moves(40),
            typed(&before),
            "undo\n".repeat(3),
            first_moves(60),
            typed(&after),
            "undo\n".repeat(500),
            typed(&start)
        );
        let run = play(&options, &commands);
        assert!(run.stdout.contains("There is nothing to take back"));
        let actions = |path| common::record(path).game().actions().collect::<Vec<_>>();
        assert!(!actions(&before).is_empty());
        assert!(actions(&after).starts_with(&actions(&before)), "{dice}");
        // What is left is what nobody chose: the rolls before the first answer, and that roll.
        assert!(actions(&before).starts_with(&actions(&start)));
    }
}

#[test]
fn whatever_is_no_command_gets_one_line_and_changes_nothing() {
    let nonsense = ["fly", "-1", "0", "2", "roll 6", "undo all", "save", "history x", "飞行棋", "\u{1b}[2J"];
    for line in nonsense {
        let run = play("--seed 3", &format!("{line}\nhistory\n"));
        assert!(run.stdout.contains("Nobody has rolled yet."), "{line}");
        let answer = run.stdout.split(", roll: ").nth(1).unwrap();
        assert_eq!(answer.lines().count(), 3, "{answer}");
        assert!(!run.stdout.contains('\u{1b}'), "{line}");
    }
}

#[test]
fn a_line_of_ten_megabytes_and_one_that_is_no_text_are_refused() {
    let mut input = vec![b'x'; 10 << 20];
    input.extend_from_slice(b"\n\xff\xfe\r\nplanes\r\n");
    let run = common::aeroplane(&["play", "--seed", "3"], input);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.contains("That line is far too long for a command."));
    assert!(run.stdout.contains("That line is not text in UTF-8; help lists the commands."));
    assert!(run.stdout.contains("Red is to roll.") || run.stdout.contains("Blue: planes"));
    assert!(run.stdout.len() < 10_000);
}

#[test]
fn lines_may_end_as_on_windows() {
    let unix = "\n1\nwhy\nundo\nPLANES\n".repeat(30);
    let windows = unix.replace('\n', "\r\n");
    assert_eq!(play("--seed 9", &unix).stdout, play("--seed 9", &windows).stdout);
}

#[test]
fn leaving_says_what_becomes_of_the_game() {
    let folder = folder("leaving_says_what_becomes_of_the_game");
    let file = folder.join("game");
    let last_line = |commands: &str| play("--seed 3", commands).stdout.lines().last().unwrap().to_owned();
    assert_eq!(last_line("quit\n"), "The game is not over and was not saved; save FILE keeps a game.");
    let unsaved = "The game is not over and was not saved; save FILE keeps a game.";
    assert_eq!(last_line("\n1\nq\nq\n"), unsaved, "whoever asks twice means it");
    assert!(last_line("\n1\nq\n\n1\nq\n").starts_with("The input ended"), "asked again later");
    assert_eq!(last_line(""), "The input ended before the game and was not saved; save FILE keeps a game.");
    let saved = format!("aeroplane play --load {} goes on with it.", file.display());
    assert_eq!(last_line(&format!("save {}\nq\n", typed(&file))), saved);
    assert!(last_line(&format!("save {}\n\n1\n\nq\n", typed(&file))).contains("was not saved"));
}

#[test]
fn people_have_names_and_take_turns_at_one_keyboard() {
    let run = play("--red human:Ada --blue human:飞行棋 --seed 3 --first red", "\n\nquit\n");
    assert!(run.stdout.contains("Red (Ada), roll: "));
    assert!(run.stdout.contains("Blue (飞行棋), "));
    assert!(run.stdout.contains("Red: Ada, Blue: 飞行棋."));
}

#[test]
fn without_a_board_everything_is_told() {
    let run =
        play("--plain --seed 3 --players 3", &format!("{}planes\nwhy\nundo\nhistory\n", first_moves(20)));
    assert!(!run.stdout.contains(":b:"));
    assert!(run.stdout.contains("\nBlue: "));
    assert!(play("--plain --seed 3", "board\n").stdout.contains(":b:"));
}

#[test]
fn the_highest_roll_is_shown() {
    for seed in 0..20 {
        let run = play(&format!("--first highest --players 4 --seed {seed}"), "");
        let mut told = run.stdout.lines().skip_while(|line| !line.starts_with("The highest roll begins: "));
        assert_eq!(told.next().unwrap().matches(',').count(), 3);
        let beginner = told.find_map(|line| line.strip_suffix(" begins.")).unwrap();
        assert!(["Red", "Yellow", "Blue", "Green"].contains(&beginner));
    }
}

#[test]
fn a_short_game_reads_like_this() {
    let commands = "\n\nwhy\n\n1\n\n1\nhistory 3\nundo\n1\nplanes\nroll\nroll\nquit\n";
    insta::assert_snapshot!(
        play("--rules cn_basic --launch-rolls 2,4,6 --planes 2 --seed 14", commands).stdout
    );
}

#[test]
fn a_short_game_in_german_reads_like_this() {
    let commands = "\n\nwhy\n\n1\n\n1\nhistory 3\nundo\n1\nplanes\nroll\nroll\nfly\nboard\nhelp\nquit\n";
    let options = "--rules cn_basic --launch-rolls 2,4,6 --planes 2 --seed 14 --language de";
    insta::assert_snapshot!(play(options, commands).stdout);
}

#[test]
fn a_short_game_in_indonesian_reads_like_this() {
    let commands = "\n\nwhy\n\n1\n\n1\nhistory 3\nundo\n1\nplanes\nroll\nroll\nfly\nboard\nhelp\nquit\n";
    let options = "--rules cn_basic --launch-rolls 2,4,6 --planes 2 --seed 14 --language id";
    insta::assert_snapshot!(play(options, commands).stdout);
}

#[test]
fn a_short_game_in_ukrainian_reads_like_this() {
    let commands = "\n\nwhy\n\n1\n\n1\nhistory 3\nundo\n1\nplanes\nroll\nroll\nfly\nboard\nhelp\nquit\n";
    let options = "--rules cn_basic --launch-rolls 2,4,6 --planes 2 --seed 14 --language uk";
    insta::assert_snapshot!(play(options, commands).stdout);
}

#[test]
fn a_short_game_in_chinese_reads_like_this() {
    let commands = "\n\nwhy\n\n1\n\n1\nhistory 3\nundo\n1\nplanes\nroll\nroll\nfly\nboard\nhelp\nquit\n";
    let options = "--rules cn_basic --launch-rolls 2,4,6 --planes 2 --seed 14 --language zh-Hans";
    insta::assert_snapshot!(play(options, commands).stdout);
}

#[test]
fn a_short_game_without_boards_in_chinese_reads_like_this() {
    let script = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scripts/plain.txt")).unwrap();
    let options = "--plain --players 4 --planes 1 --seed 2 --first highest --language zh-Hans";
    insta::assert_snapshot!(play(options, &script).stdout);
}

#[test]
fn a_short_game_in_traditional_chinese_reads_like_this() {
    let commands = "\n\nwhy\n\n1\n\n1\nhistory 3\nundo\n1\nplanes\nroll\nroll\nfly\nboard\nhelp\nquit\n";
    let options = "--rules cn_basic --launch-rolls 2,4,6 --planes 2 --seed 14 --language zh-Hant";
    insta::assert_snapshot!(play(options, commands).stdout);
}

#[test]
fn a_short_game_in_urdu_reads_like_this() {
    let commands = "\n\nwhy\n\n1\n\n1\nhistory 3\nundo\n1\nplanes\nroll\nroll\nfly\nboard\nhelp\nquit\n";
    let options = "--rules cn_basic --launch-rolls 2,4,6 --planes 2 --seed 14 --language ur";
    insta::assert_snapshot!(play(options, commands).stdout);
}

#[test]
fn a_short_game_without_boards_reads_like_this() {
    let script = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scripts/plain.txt")).unwrap();
    insta::assert_snapshot!(play("--plain --players 4 --planes 1 --seed 2 --first highest", &script).stdout);
}
