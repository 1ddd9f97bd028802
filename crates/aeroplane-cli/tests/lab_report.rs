//! `aeroplane lab report` as a shell sees it.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use std::fs;
use std::path::Path;

use common::{Run, aeroplane, folder, typed};

fn lab(options: &str) -> Run {
    let arguments: Vec<&str> = ["lab"].into_iter().chain(options.split_whitespace()).collect();
    aeroplane(&arguments, "")
}

fn succeeds(options: &str) {
    let run = lab(options);
    assert_eq!(run.code, 0, "{options}: {}", run.stderr);
}

/// Two halves of one tournament, in files.
fn halves(folder: &Path) -> [String; 2] {
    ["0..16", "16..32"].map(|range| {
        let part = folder.join(format!("{range}.json"));
        succeeds(&format!("tournament runner random --games 32 --range {range} --out {}", typed(&part)));
        typed(&part).to_owned()
    })
}

#[test]
fn a_report_is_written_as_markdown_with_plots_or_as_one_page() {
    let folder = folder("lab_report");
    let [one, other] = halves(&folder);
    let path = |name: &str| folder.join(name);
    for out in ["page.md", "new/deep/", "page.html"] {
        succeeds(&format!("report {one} {other} --out {}/{out}", typed(&folder)));
    }
    let text = fs::read_to_string(path("page.md")).unwrap();
    assert!(text.contains("aeroplane lab tournament runner random --games 32 --seed 0\n"), "{text}");
    assert!(text.contains("](page/strength-classic.svg)"), "{text}");
    let plot = fs::read_to_string(path("page/strength-classic.svg")).unwrap();
    assert!(plot.starts_with("<svg ") && plot.ends_with("</svg>\n"));
    // In a folder both have names of their own.
    let in_folder = fs::read_to_string(path("new/deep/report.md")).unwrap();
    assert_eq!(in_folder, text.replace("](page/", "](report/"));
    assert_eq!(fs::read_to_string(path("new/deep/report/strength-classic.svg")).unwrap(), plot);
    // One file with everything in it, and the same bytes in the other order.
    let html = fs::read_to_string(path("page.html")).unwrap();
    assert!(html.contains("<svg ") && !html.contains("<script"));
    succeeds(&format!("report {other} {one} --out {}/again.html", typed(&folder)));
    assert_eq!(fs::read_to_string(path("again.html")).unwrap(), html);
}

#[test]
fn a_title_from_anywhere_is_text() {
    let folder = folder("lab_report_title");
    let [one, _] = halves(&folder);
    let out = folder.join("page.html");
    let arguments = [
        "lab",
        "report",
        &one,
        "--out",
        typed(&out),
        "--title",
        "<script>1</script>",
        "--note",
        "<img src=x>",
    ];
    assert_eq!(aeroplane(&arguments, "").code, 0);
    let html = fs::read_to_string(out).unwrap();
    assert!(!html.contains("<script") && !html.contains("<img"), "{html}");
    assert!(html.contains("games 0 to 16 of 32"), "{html}");
}

#[test]
fn wrong_use_is_said_in_words_and_writes_nothing() {
    let folder = folder("lab_report_wrong_use");
    let [one, other] = halves(&folder);
    fs::write(folder.join("text.json"), "no JSON").unwrap();
    fs::write(folder.join("file"), "").unwrap();
    for name in ["notes.md", "notes.html"] {
        fs::write(folder.join(name), "# Notes").unwrap();
    }
    let before = fs::read_to_string(&one).unwrap();
    let folder = typed(&folder);
    for (options, code, named) in [
        ("report --out page.md", 2, "<PART>"),
        (&*format!("report {one}"), 2, "--out"),
        (&format!("report {one} --out {other}"), 2, "ends in .md or .html"),
        (&format!("report {one} --out {folder}/page"), 2, "ends in .md or .html"),
        (
            &format!("report {one} {folder}/text.json --out {folder}/page.md"),
            2,
            "text.json: this is no result",
        ),
        (&format!("report {one} {one} --out {folder}/page.md"), 2, "games 0 to 16 are in both parts"),
        (&format!("report {folder}/none.json --out {folder}/page.md"), 3, "none.json"),
        (&format!("report {one} --out {folder}/file/page.md"), 3, "file"),
        (&format!("report {one} --out {folder}/notes.md"), 2, "no report of the laboratory"),
        (&format!("report {one} --out {folder}/notes.html"), 2, "no report of the laboratory"),
    ] {
        let run = lab(options);
        assert_eq!(run.code, code, "{options}: {}", run.stderr);
        assert!(run.stderr.contains(named), "{options}: {}", run.stderr);
    }
    assert_eq!(fs::read_to_string(&one).unwrap(), before);
    assert!(!Path::new(folder).join("page.md").exists());
}
