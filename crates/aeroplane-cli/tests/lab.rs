//! Experiments of the laboratory as a shell sees them: results, files, interruptions.

#![allow(clippy::unwrap_used, clippy::panic, reason = "what fails here fails the test")]

mod common;

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use aeroplane_lab::Part;

use common::{Run, aeroplane, folder, typed};

fn lab(options: &str) -> Run {
    let arguments: Vec<&str> = ["lab"].into_iter().chain(options.split_whitespace()).collect();
    aeroplane(&arguments, "")
}

/// What a run prints that ends well.
fn printed(options: &str) -> String {
    let run = lab(options);
    assert_eq!(run.code, 0, "{options}: {}", run.stderr);
    run.stdout
}

#[test]
fn wrong_use_is_said_in_words_and_by_code_2() {
    let folder = folder("lab_wrong_use");
    let (part, other) = (folder.join("part.json"), folder.join("other.json"));
    fs::write(folder.join("text.json"), "no JSON").unwrap();
    fs::write(folder.join("report.json"), r#"{"format":"aeroplane-simulation/1"}"#).unwrap();
    fs::write(folder.join("bytes.json"), [0xff, 0xfe]).unwrap();
    printed(&format!("seats --bot random --games 24 --range 0..12 --out {}", typed(&part)));
    printed(&format!("seats --bot random --games 24 --seed 9 --range 12..24 --out {}", typed(&other)));
    let whole = folder.join("whole.json");
    printed(&format!("seats --bot random --games 24 --out {}", typed(&whole)));
    let (folder, part, other, whole) = (typed(&folder), typed(&part), typed(&other), typed(&whole));
    for (options, named) in [
        ("tournament", "<BOT>"),
        ("tournament greedy", "at least two"),
        ("tournament greedy gredy", "gredy"),
        ("tournament greedy random greedy", "greedy is named twice"),
        ("tournament greedy random --players 5", "5"),
        ("tournament greedy random --pairing all", "2 bots, 4 chairs"),
        ("tournament greedy random --pairing head-to-head --players 3", "2 or 4"),
        ("tournament greedy random --pairing pairs", "pairs"),
        ("tournament greedy random --precision 0", "0.5"),
        ("tournament greedy random --precision 1 --range 0..16", "--range"),
        ("tournament greedy random --games 16 --range 0..6", "divide at 4 or 8"),
        ("tournament greedy random --games 16 --range 0..32", "32"),
        ("tournament greedy random --games 16 --range 8..4", "8..4"),
        ("tournament greedy random --games 0", "--games"),
        ("tournament greedy random --rules clasic", "clasic"),
        ("seats --bot nobody", "nobody"),
        ("seats --rules clasic", "clasic"),
        ("seats --rules classic --rules classic", "classic is named twice"),
        ("sweep", "--point"),
        ("sweep --point jmp", "jmp"),
        ("sweep --point jump=never", "never"),
        ("sweep --point jump --all", "--all"),
        ("sweep --point jump --point jump", "jump=mandatory is named twice"),
        ("merge", "<PART>"),
        (&format!("merge {folder}/text.json"), "text.json: this is no result"),
        (&format!("merge {folder}/report.json"), "aeroplane-simulation/1"),
        (&format!("merge {folder}/bytes.json"), "UTF-8"),
        (&format!("merge {part} {other}"), "seed: 0 and 9"),
        (&format!("merge {part} {part}"), "games 0 to 12 are in both parts"),
        (&format!("merge {part} --out {other}"), "seed is 9 there and 0 here"),
        (&format!("merge {part} --out {folder}/text.json"), "text.json"),
        (&format!("merge {part} --out {whole}"), "games 0 to 24, which would be lost"),
        (&format!("merge {part} --csv {part}"), "no table of the laboratory"),
        (&format!("merge {part} --csv {folder}/text.json"), "no table of the laboratory"),
        (&format!("merge {part} --out {folder}/x --csv {folder}/./x"), "the same file"),
        (&format!("seats --bot random --games 12 --out {folder}/x --csv {folder}/x"), "the same file"),
        (&format!("seats --bot random --games 24 --seed 1 --out {part}"), "seed is 0 there and 1 here"),
        (&format!("seats --bot random --games 24 --range 12..24 --out {part}"), "no beginning of 12 to 24"),
        (&format!("seats --bot random --games 24 --out {folder}/text.json"), "text.json"),
    ] {
        let run = lab(options);
        assert_eq!(run.code, 2, "{options}: {}", run.stderr);
        assert!(run.stderr.contains(named), "{options}: {}", run.stderr);
        assert!(run.stdout.is_empty(), "{options}");
    }
    // Nothing was lost by all this.
    assert_eq!(fs::read_to_string(Path::new(folder).join("text.json")).unwrap(), "no JSON");
    assert_eq!(read(Path::new(part)).games(), 0..12);
    assert_eq!(read(Path::new(whole)).games(), 0..24);
}

#[cfg(unix)]
#[test]
fn a_device_takes_a_table_and_keeps_no_part() {
    use std::os::unix::fs::FileTypeExt as _;

    let run = lab("seats --bot random --games 12 --out /dev/null");
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("/dev/null: is no regular file"), "{}", run.stderr);
    printed("seats --bot random --games 12 --csv /dev/null");
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
    assert!(printed("seats --bot random --games 12 --csv /dev/stdout").contains("rules,table,by,place,"));
}

#[test]
fn what_cannot_be_read_or_written_is_code_3() {
    assert_eq!(lab("merge no/such/part.json").code, 3);
    let run = lab("seats --bot random --games 12 --out no/such/part.json");
    assert_eq!(run.code, 3);
    assert!(run.stderr.contains("no/such/part.json"), "{}", run.stderr);
    // Noticed before anything is played or solved.
    for options in [
        "tournament greedy random --games 1000000000 --csv no/such/table.csv",
        "solve --planes 1 --out no/such/file",
    ] {
        let run = lab(options);
        assert_eq!(run.code, 3, "{options}: {}", run.stderr);
        assert!(run.stderr.contains("no/such/"), "{}", run.stderr);
    }
}

#[test]
fn the_texts_read_like_this() {
    insta::assert_snapshot!("tournament", printed("tournament random runner --games 480 --seed 5"));
    insta::assert_snapshot!("seats", printed("seats --bot runner --games 120 --seed 5 --rules cn_basic"));
    let sweep = "sweep --bot random --point jump --games 96 --seed 5 --planes 1 --roll-limit 200";
    insta::assert_snapshot!("sweep", printed(sweep));
}

#[test]
fn a_folder_holds_part_findings_and_table() {
    let folder = folder("lab_folder");
    let out = folder.join("results/");
    let options = "tournament random runner --games 32 --players 2 --json";
    let shown = printed(&format!("{options} --threads 2 --out {}", typed(&out)));
    assert_eq!(fs::read_to_string(out.join("findings.json")).unwrap(), shown);
    assert_eq!(read(&out.join("result.json")).games(), 0..32);
    let table = folder.join("table.csv");
    assert_eq!(printed(&format!("{options} --threads 1 --csv {}", typed(&table))), shown);
    let csv = fs::read_to_string(out.join("findings.csv")).unwrap();
    assert_eq!(fs::read_to_string(&table).unwrap(), csv);
    assert!(csv.starts_with("meeting,lineup,participant,") && csv.lines().count() == 3, "{csv}");
    // Only what was said to be there is there.
    assert_eq!(fs::read_dir(&out).unwrap().count(), 3);
    // A finished run has nothing to go on with, and tells the same.
    assert_eq!(printed(&format!("{options} --out {}", typed(&out))), shown);
}

#[test]
fn parts_join_to_the_same_bytes_whatever_the_threads() {
    let folder = folder("lab_parts");
    let options = "sweep --point jump=off --planes 1 --bot random --games 48 --seed 3";
    let whole = folder.join("whole.json");
    printed(&format!("{options} --threads 1 --out {}", typed(&whole)));
    let mut parts = Vec::new();
    for (threads, range) in [(3, "30..48"), (1, "0..7"), (2, "7..30")] {
        let part = folder.join(range);
        printed(&format!("{options} --threads {threads} --range {range} --out {}", typed(&part)));
        parts.push(typed(&part).to_owned());
    }
    let joined = folder.join("joined.json");
    let shown = printed(&format!("merge {} --out {}", parts.join(" "), typed(&joined)));
    assert_eq!(fs::read(&joined).unwrap(), fs::read(&whole).unwrap());
    assert_eq!(printed(options), shown);
}

/// A run that writes down every round, so that there is something to find at any time.
#[cfg(unix)]
fn begin(options: &str, out: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_aeroplane"))
        .arg("lab")
        .args(options.split_whitespace())
        .args(["--checkpoint", "0", "--out"])
        .arg(out)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Waits until the run has written something down.
#[cfg(unix)]
fn wait_for_games(child: &mut Child, out: &Path) {
    while fs::read_to_string(out).map_or(true, |text| Part::from_json(&text).unwrap().games().is_empty()) {
        assert!(child.try_wait().unwrap().is_none(), "it ended before it was ended");
        std::thread::yield_now();
    }
}

fn read(path: &Path) -> Part {
    Part::from_json(&fs::read_to_string(path).unwrap()).unwrap()
}

#[cfg(unix)]
#[test]
fn a_killed_run_goes_on_to_the_same_bytes() {
    let folder = folder("lab_killed");
    let (out, whole) = (folder.join("part.json"), folder.join("whole.json"));
    let options = "tournament random runner --games 1600 --seed 8";
    for _ in 0..3 {
        let before = read_games(&out);
        let mut child = begin(options, &out);
        while read_games(&out) <= before {
            wait_for_games(&mut child, &out);
        }
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(!read(&out).is_complete());
    }
    printed(&format!("{options} --out {}", typed(&out)));
    printed(&format!("{options} --threads 1 --out {}", typed(&whole)));
    assert_eq!(fs::read(&out).unwrap(), fs::read(&whole).unwrap());
}

#[cfg(unix)]
fn read_games(out: &Path) -> u64 {
    if out.exists() { read(out).games().end } else { 0 }
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_leaves_a_valid_part_and_goes_on_to_the_same_bytes() {
    let folder = folder("lab_interrupted");
    let (out, whole) = (folder.join("part.json"), folder.join("whole.json"));
    let options = "seats --bot random --games 1200 --seed 8 --range 12..1200";
    let mut child = begin(options, &out);
    wait_for_games(&mut child, &out);
    let sent = Command::new("kill").args(["-s", "INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let output = child.wait_with_output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{error}");
    let part = read(&out);
    assert!(part.games().start == 12 && (13..1200).contains(&part.games().end), "{:?}", part.games());
    let shown = String::from_utf8(output.stdout).unwrap();
    assert!(shown.contains(&format!("from 12 to {} of 1200", part.games().end)), "{shown}");

    let run = lab(&format!("{options} --out {}", typed(&out)));
    assert!(run.stderr.contains(&format!("going on behind game {}", part.games().end)), "{}", run.stderr);
    printed(&format!("{options} --threads 1 --out {}", typed(&whole)));
    assert_eq!(fs::read(&out).unwrap(), fs::read(&whole).unwrap());
}

#[cfg(unix)]
#[test]
fn the_shell_loop_of_the_documentation_gives_what_an_undivided_run_gives() {
    let folder = folder("lab_documentation");
    let documentation = include_str!("../../../docs/lab.md");
    let (_, behind) = documentation.split_once("<!-- the tests run this -->\n```sh\n").unwrap();
    let (script, _) = behind.split_once("```").unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_aeroplane"));
    let path = format!("{}:{}", typed(program.parent().unwrap()), std::env::var("PATH").unwrap());
    let output = Command::new("sh")
        .args(["-e", "-c", script])
        .env("PATH", path)
        .current_dir(&folder)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let whole = folder.join("undivided.json");
    printed(&format!("tournament greedy random --games 800 --seed 7 --out {}", typed(&whole)));
    assert_eq!(fs::read(folder.join("whole.json")).unwrap(), fs::read(&whole).unwrap());
}

#[test]
fn a_precise_tournament_ends_early_and_by_itself() {
    let options = "tournament random runner --players 2 --games 100000 --precision 3 --json";
    let shown = printed(&format!("{options} --threads 2"));
    assert_eq!(printed(&format!("{options} --threads 1")), shown);
    let findings: serde_json::Value = serde_json::from_str(&shown).unwrap();
    assert_eq!(findings["complete"], true);
    assert_eq!(findings["games"], 1000);
}

#[cfg(unix)]
#[test]
fn a_program_that_quits_loses_and_stops_nothing() {
    let folder = folder("lab_quitter");
    let out = folder.join("part.json");
    let options = "tournament random quitter=false --players 3 --games 36 --json";
    let shown = printed(&format!("{options} --threads 2 --out {}", typed(&out)));
    let run = lab(&format!("{options} --threads 1"));
    assert_eq!((run.code, &run.stdout), (0, &shown));
    let said = "quitter: 108 forfeits in 72 games, at first because it ";
    assert!(run.stderr.contains(said) && run.stderr.contains("lab bot --check"), "{}", run.stderr);
    let findings: serde_json::Value = serde_json::from_str(&shown).unwrap();
    // The file names the whole command, so that the same command goes on from it; findings have the name.
    assert_eq!(findings["experiment"]["design"]["participants"][1], "quitter=false");
    let quitter = &findings["findings"]["tournament"]["meetings"][1]["players"][0];
    assert_eq!(quitter["participant"], "quitter");
    assert_eq!((&quitter["wins"]["count"], &quitter["forfeits"]), (&0.into(), &36.into()));
    // Where two of three quit, the third one wins.
    let alone = &findings["findings"]["tournament"]["meetings"][0]["players"][0];
    assert_eq!(alone["wins"]["count"], 36);
    assert_eq!(printed(&format!("{options} --program-answer-limit 500 --out {}", typed(&out))), shown);
}
