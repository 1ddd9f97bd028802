//! `aeroplane lab bot` at the other end of the bot protocol, and as a check of programs.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use aeroplane_bots::Answers;
use aeroplane_dice::SeededDice;
use aeroplane_lab::{Forfeit, PROTOCOL, Participant, ProcessSettings, Seating, Trial};
use aeroplane_rules::{Color, ColorSet, MoveList, Position, Preset, Rules, Turn};
use common::aeroplane;

/// More than any answer takes on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

fn quoted(path: &str) -> String {
    format!("'{}'", path.replace('\'', r"'\''"))
}

/// This program as a bot of somebody else's.
fn program(bot: &str) -> Participant {
    let text = format!("outside={} lab bot {bot}", quoted(env!("CARGO_BIN_EXE_aeroplane")));
    let settings =
        ProcessSettings { start_limit: PATIENCE, answer_limit: PATIENCE, ..ProcessSettings::DEFAULT };
    text.parse::<Participant>().unwrap().with_settings(settings)
}

/// Both are asked every decision of some games, and give the same answer.
fn answer_alike(bot: &str, rules: &Rules, games: u64) {
    let mut inside = bot.parse::<Participant>().unwrap().player();
    let mut outside = program(bot).player();
    let mut decisions = 0;
    for game in 0..games {
        let start = Position::start(rules, ColorSet::ALL, Color::Red).unwrap();
        let seating = Seating { rules, start: &start, color: Color::Red, seed: u64::MAX, stream: game };
        inside.begin(&seating).unwrap();
        outside.begin(&seating).unwrap();
        let mut dice = SeededDice::new(7, game);
        let mut position = start;
        let mut answers = MoveList::new();
        while !matches!(position.turn(), Turn::Over(_)) {
            position.roll_into(rules, dice.next_roll(), &mut answers, &mut ()).unwrap();
            let Some(choice) = Answers::new(&answers) else { continue };
            let answer = if answers.len() == 1 {
                choice.first()
            } else {
                decisions += 1;
                let answer = inside.choose(rules, &position, choice).unwrap();
                assert_eq!(outside.choose(rules, &position, choice), Ok(answer), "{:?}", outside.complaint());
                answer
            };
            position.play_unchecked(rules, answer, &mut ());
        }
        inside.end(position.places());
        outside.end(position.places());
    }
    assert!(decisions > 20, "{bot}, {rules}: {decisions} decisions");
}

#[test]
fn a_bot_answers_alike_inside_and_outside() {
    for preset in Preset::ALL {
        answer_alike("greedy", &preset.into(), 2);
        answer_alike("random", &preset.into(), 2);
    }
    answer_alike("expectimax:1", &"classic planes=2".parse().unwrap(), 1);
}

#[test]
fn declined_rolls_and_optional_links_go_over_the_pipe() {
    answer_alike("random", &"classic must_move=false jump=optional shortcut=optional".parse().unwrap(), 3);
}

#[test]
fn whole_games_are_the_same_inside_and_outside() {
    let trial = Trial { rules: Rules::from(Preset::Classic), games: 8, seed: 3 };
    let inside = trial.run(&"greedy".parse().unwrap()).unwrap();
    let outside = trial.run(&program("greedy")).unwrap();
    assert_eq!(outside.introduction.as_deref(), Some("greedy"));
    assert_eq!(outside.faults, []);
    assert!(inside.wins > 4);
    assert_eq!((inside.wins, inside.decisions), (outside.wins, outside.decisions));
}

#[test]
fn a_partner_that_cannot_be_understood_is_told_so() {
    let hello = r#"{"message":"hello","id":1,"protocol":"aeroplane-bot/1"}"#;
    let ask = r#"{"message":"ask","id":2,"position":{"planes":{"red":[0,1],"blue":[-1,-1]},"turn":"red","roll":1},"answers":[]}"#;
    for (input, complaint) in [
        ("hello\n", "no JSON object"),
        ("{}\n", "no message"),
        (r#"{"message":"hello","id":1,"protocol":"aeroplane-bot/9"}"#, "aeroplane-bot/9"),
        (&format!("{hello}\n{ask}\n"), "before a game has begun"),
    ] {
        let run = aeroplane(&["lab", "bot", "greedy"], input);
        assert_eq!(run.code, 2, "{input}");
        assert!(run.stderr.contains(complaint), "{input}: {}", run.stderr);
    }
    let run = aeroplane(&["lab", "bot", "greedy"], hello);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
}

#[test]
fn wrong_use_is_refused() {
    for arguments in [
        &["lab", "bot"][..],
        &["lab", "bot", "clever"],
        &["lab", "bot", "greedy", "--check", "true"],
        &["lab", "bot", "greedy", "--games", "3"],
        &["lab", "bot", "greedy", "--program-errors"],
        &["lab", "bot", "greedy", "--rules", "cn_basic"],
        &["lab", "bot", "--check", ""],
        &["lab", "bot", "--check", "run 'this"],
        &["lab", "bot", "--check", "true", "--program-answer-limit", "0"],
    ] {
        assert_eq!(aeroplane(arguments, "").code, 2, "{arguments:?}");
    }
}

fn check(command: &str, games: &str) -> common::Run {
    let patience = PATIENCE.as_millis().to_string();
    let limits = ["--program-start-limit", &patience, "--program-answer-limit", &patience];
    let arguments = ["lab", "bot", "--check", command, "--games", games];
    aeroplane(&[&arguments[..], &limits[..]].concat(), "")
}

#[test]
fn a_good_program_passes_the_check() {
    let command = format!("{} lab bot greedy", quoted(env!("CARGO_BIN_EXE_aeroplane")));
    let run = check(&command, "4");
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(
        run.stdout.contains("says it is greedy") && run.stdout.contains("forfeited  0"),
        "{}",
        run.stdout
    );
}

#[test]
fn a_bad_program_is_told_what_it_did() {
    // It echoes what it is told: as an answer to a greeting that happens to do.
    let run = check("cat", "4");
    assert_eq!(run.code, 1, "{}", run.stderr);
    assert!(run.stdout.contains("game 0: garbled: it sent a line that is no message"), "{}", run.stdout);
    assert!(run.stdout.contains("game 3: suspended"), "{}", run.stdout);
    assert!(run.stderr.contains("forfeited 4 of 4 games"), "{}", run.stderr);
}

#[test]
fn the_example_in_python_plays() {
    let is_there = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    if !is_there.is_ok_and(|status| status.success()) {
        let _ = std::io::Write::write_all(
            &mut std::io::stderr(),
            b"skipped: there is no python3 to run examples/bots/hurry.py with\n",
        );
        return;
    }
    let example: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/hurry.py");
    let run = check(&format!("python3 {}", quoted(example.to_str().unwrap())), "40");
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    let won = run.stdout.lines().find_map(|line| line.strip_prefix("won        ")).unwrap();
    assert!(won.parse::<u32>().unwrap() > 20, "{}", run.stdout);
}

/// The dialogue that is shown to whoever writes a bot is one that really happens.
#[cfg(unix)]
#[test]
fn the_dialogue_of_the_manual_is_what_is_said() {
    let folder = common::folder("dialogue");
    let (heard, said) = (folder.join("heard"), folder.join("said"));
    let program = quoted(env!("CARGO_BIN_EXE_aeroplane"));
    let [to, from] = [&heard, &said].map(|path| quoted(common::typed(path)));
    let script = folder.join("bot.sh");
    fs::write(&script, format!("tee {to} | {program} lab bot random | tee {from}\n")).unwrap();
    let command = format!("sh {}", quoted(common::typed(&script)));
    let patience = PATIENCE.as_millis().to_string();
    let arguments = ["lab", "bot", "--check", &command, "--games", "1", "--planes", "2"];
    let limits = ["--program-start-limit", &patience, "--program-answer-limit", &patience];
    assert_eq!(aeroplane(&[&arguments[..], &limits[..]].concat(), "").code, 0);

    let manual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots.md");
    let manual = fs::read_to_string(manual).unwrap();
    for (mark, said) in [("> {", heard), ("< {", said)] {
        let shown: Vec<&str> =
            manual.lines().filter(|line| line.starts_with(mark)).map(|line| &line[2..]).collect();
        let text = fs::read_to_string(said).unwrap();
        let said: Vec<&str> = text.lines().collect();
        assert_eq!(shown[..3], said[..3]);
        if let Some(end) = shown.get(3) {
            assert_eq!(said.last(), Some(end));
        }
    }
}

/// What the manual says of limits and faults is what holds.
#[test]
fn the_manual_names_every_fault() {
    let manual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots.md");
    let manual = fs::read_to_string(manual).unwrap();
    assert!(manual.contains(PROTOCOL));
    for forfeit in Forfeit::ALL {
        assert!(manual.contains(&format!("\n| `{forfeit}` |")), "{forfeit}");
    }
}

#[cfg(unix)]
#[test]
fn what_a_program_complains_of_is_shown_on_request() {
    let arguments = ["lab", "bot", "--games", "1", "--check", "sh -c 'echo no such weights >&2'"];
    let hidden = aeroplane(&arguments, "");
    let shown = aeroplane(&[&arguments[..], &["--program-errors"]].concat(), "");
    assert_eq!((hidden.code, shown.code), (1, 1));
    assert!(!hidden.stderr.contains("no such weights") && shown.stderr.contains("no such weights"));
}
