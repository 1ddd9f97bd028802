//! The program as a shell sees it: its results, its errors and its exit codes.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::process::{Command, Output, Stdio};

fn aeroplane(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_aeroplane")).args(arguments).stdin(Stdio::null()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn wrong_use_is_said_in_words_and_by_code_2() {
    for (arguments, named) in [
        (vec!["fly"], "fly"),
        (vec!["rules", "clasic"], "clasic"),
        (vec!["rules", "--nonsense"], "--nonsense"),
        (vec!["play", "--rules", "clasic"], "clasic"),
        (vec!["play", "--planes", "9"], "planes"),
        (vec!["play", "--planes", "-1"], "planes"),
        (vec!["play", "--jump", "never"], "mandatory"),
        (vec!["play", "--launch-rolls", "none"], "launch_rolls"),
        (vec!["play", "--red", "none", "--blue", "none"], "two"),
        (vec!["play", "--seed", "many"], "many"),
        (vec!["simulate", "--games", "0"], "--games"),
        (vec!["simulate", "--games", "-5"], "-5"),
        (vec!["simulate", "--threads", "0"], "--threads"),
        (vec!["simulate", "--bots", "random,none,none,none"], "two colors"),
        (vec!["simulate", "--bots", "a,b,c,d,e"], "not a bot"),
        (vec!["simulate", "--bots", "random,random,random,random,random"], "four seats"),
        (vec!["simulate", "--bots", "greedy:2"], "greedy takes no effort"),
        (vec!["simulate", "--bots", "expert:9999999999"], "expert takes an effort from 1 to"),
        (vec!["simulate", "--must-move", "maybe"], "must_move"),
        (vec!["simulate", "--lanes", "--planes", "2"], "cn_basic"),
        (vec!["simulate", "--lanes", "--bots", "greedy"], "random bots"),
        (vec!["simulate", "--lanes", "--bots", "random,random"], "random bots"),
        (vec!["simulate", "--lanes", "--roll-limit", "9"], "--roll-limit"),
        (vec!["perft", "--position", "red:1"], "column"),
        (vec!["perft", "--position", "red:1,-,-,-/blue:27,-,-,- red - -"], "square"),
        (vec!["perft", "--depth", "99"], "--depth"),
        (vec!["manual", "fly"], "fly"),
        (vec!["completions", "fly"], "fly"),
    ] {
        let output = aeroplane(&arguments);
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(error.contains(named) && !error.contains("panicked"), "{arguments:?}: {error}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn what_cannot_be_read_is_code_3() {
    for command in ["replay", "verify"] {
        let output = aeroplane(&[command, "no/such/record"]);
        assert_eq!(output.status.code(), Some(3), "{command}");
        assert!(text(&output.stderr).contains("no/such/record"));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn exit_codes_hold_although_nobody_can_hear_why() {
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let code = |arguments: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_aeroplane"));
        program.args(arguments).stdin(Stdio::null()).stderr(full()).stdout(Stdio::null());
        program.status().unwrap().code()
    };
    assert_eq!(code(&["simulate", "--games", "5", "--seed", "1"]), Some(0));
    assert_eq!(code(&["replay", "no/such/record"]), Some(3));
    assert_eq!(code(&["rules", "clasic"]), Some(2));
}

#[test]
fn simulations_are_the_same_bytes_on_any_number_of_threads() {
    for form in [&["--json"][..], &[]] {
        let run = |threads: &str| {
            let fixed = [
                "simulate",
                "--games",
                "500",
                "--seed",
                "11",
                "--bots",
                "random,greedy,random",
                "--threads",
                threads,
            ];
            let output = aeroplane(&[&fixed, form].concat());
            assert!(output.status.success());
            assert!(text(&output.stderr).contains("rolls a second"));
            output.stdout
        };
        let alone = run("1");
        assert_eq!(run("2"), alone);
        assert_eq!(run("5"), alone);
    }
    let json = aeroplane(&["simulate", "--games", "10", "--seed", "3", "--planes", "1", "--json"]);
    let report: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(report["format"], "aeroplane-simulation/1");
    assert_eq!((&report["seed"], &report["games"]), (&3.into(), &10.into()));
    assert_eq!(report["rules"]["planes"], 1);
    assert_eq!(report["seats"][0]["bot"], "random");
    let effort = aeroplane(&["simulate", "--games", "2", "--bots", "expectimax:1,random", "--json"]);
    let report: serde_json::Value = serde_json::from_slice(&effort.stdout).unwrap();
    assert_eq!(report["seats"][0]["bot"], "expectimax:1");
}

#[test]
fn lanes_are_the_same_bytes_on_any_number_of_threads() {
    for form in [&["--json"][..], &[]] {
        let run = |threads: &str| {
            let fixed = ["simulate", "--lanes", "--games", "9000", "--seed", "11", "--threads", threads];
            let output = aeroplane(&[&fixed, form].concat());
            assert!(output.status.success());
            assert!(text(&output.stderr).contains("rolls a second"));
            output.stdout
        };
        let alone = run("1");
        assert_eq!(run("2"), alone);
        assert_eq!(run("5"), alone);
    }
    let arguments = ["simulate", "--lanes", "--games", "10", "--seed", "3", "--rules", "cn_casual", "--json"];
    let report: serde_json::Value = serde_json::from_slice(&aeroplane(&arguments).stdout).unwrap();
    assert_eq!(report["format"], "aeroplane-lanes/1");
    assert_eq!((&report["seed"], &report["games"]), (&3.into(), &10.into()));
    assert_eq!(report["preset"], "cn_casual");
    let wins =
        report["seats"].as_array().unwrap().iter().map(|seat| seat["places"][0]["count"].as_u64().unwrap());
    assert_eq!(wins.sum::<u64>(), 10);
}

#[test]
fn a_seed_drawn_by_lot_is_printed_and_repeats_the_run() {
    let first = aeroplane(&["simulate", "--games", "50"]);
    let shown = text(&first.stdout);
    let seed = shown.lines().find_map(|line| line.strip_prefix("seed")).unwrap().trim();
    assert_eq!(text(&aeroplane(&["simulate", "--games", "50", "--seed", seed]).stdout), shown);
}

#[test]
fn every_rule_option_is_an_option_of_the_program_and_a_row_of_its_page() {
    let json: serde_json::Value = serde_json::from_slice(&aeroplane(&["rules", "--json"]).stdout).unwrap();
    let (page, shown) =
        (text(&aeroplane(&["rules", "--markdown"]).stdout), text(&aeroplane(&["rules"]).stdout));
    let help = text(&aeroplane(&["play", "--help"]).stdout);
    for point in &aeroplane_rules::RULE_POINTS {
        let option =
            json["options"].as_array().unwrap().iter().find(|option| option["name"] == point.name).unwrap();
        assert_eq!(option["meaning"], point.meaning);
        assert!(page.contains(&format!("### {}", point.name)));
        assert!(shown.contains(&format!("\n{}\n", point.name)));
        assert!(help.contains(&format!("--{} ", point.name.replace('_', "-"))));
    }
    let one = text(&aeroplane(&["rules", "cn_casual"]).stdout);
    assert!(one.contains("cn_casual=immune") && !one.contains("classic="));
}

#[test]
fn manual_pages_and_completions_come_from_the_same_descriptions() {
    assert!(text(&aeroplane(&["manual"]).stdout).contains(".TH"));
    assert!(text(&aeroplane(&["manual", "simulate"]).stdout).contains("roll\\-limit"));
    for shell in ["bash", "zsh", "fish"] {
        assert!(text(&aeroplane(&["completions", shell]).stdout).contains("simulate"));
    }
}

#[test]
fn perft_counts_the_first_rolls_by_hand() {
    // Three faces launch, three pass; then the same for the next player, or, after the six, for the same one.
    let output = text(&aeroplane(&["perft", "--depth", "1"]).stdout);
    assert_eq!(output, "1 -: 1\n2 launch 1: 1\n3 -: 1\n4 launch 1: 1\n5 -: 1\n6 launch 1: 1\n6\n");
    assert_eq!(text(&aeroplane(&["perft", "--depth", "0"]).stdout), "1\n");
    let json: serde_json::Value =
        serde_json::from_slice(&aeroplane(&["perft", "--depth", "2", "--json"]).stdout).unwrap();
    // Behind the six, plane 1 can walk each of the faces and the three even ones launch another.
    assert_eq!(json["leaves"], 5 * 6 + 6 + 3);
}
