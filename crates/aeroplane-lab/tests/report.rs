//! Pages for readers, from parts as files hold them. `AEROPLANE_BLESS=1 cargo test`, which `cargo xtask bless` runs, writes
//! the reviewed page in `tests/report` anew.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use aeroplane_lab::{
    Change, DEFAULT_ROLL_LIMIT, Design, Experiment, MergeError, PAGE_TITLE, Page, PageError, Part,
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/report")
}

/// Parts of each kind, as `aeroplane lab` once left them.
fn stored() -> Vec<Part> {
    let read = |name: &str| {
        Part::from_json(&fs::read_to_string(folder().join(name).with_extension("json")).unwrap()).unwrap()
    };
    ["tournament", "seats", "sweep"].map(read).to_vec()
}

fn page(parts: &[Part]) -> Page {
    Page::of(PAGE_TITLE, &[], parts).unwrap()
}

fn played(design: Design, from: u64, to: u64) -> Part {
    let experiment = Experiment { seed: 8, games: 48, roll_limit: DEFAULT_ROLL_LIMIT, design };
    let mut part = Part::new(experiment, from).unwrap();
    part.play_to(to, NonZeroUsize::MIN, &AtomicBool::new(false), |_| {}).unwrap();
    part
}

fn seats() -> Design {
    Design::Seats { participant: "random".parse().unwrap(), rules: vec!["classic planes=1".parse().unwrap()] }
}

/// Compares a text with the reviewed one, or writes it.
fn reviewed(name: &str, text: &str) {
    let path = folder().join(name);
    if env::var_os("AEROPLANE_BLESS").is_some_and(|value| value != "0") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        return;
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == text,
        "{name} is not as it was reviewed. If that is as it should be, run `cargo xtask bless` and review the difference."
    );
}

#[test]
fn the_page_of_stored_parts_is_as_it_was_reviewed() {
    let page = page(&stored()).to_markdown("page");
    reviewed("page.md", &page.text);
    let mut names = BTreeSet::new();
    for plot in &page.plots {
        assert!(page.text.contains(&format!("](page/{})", plot.name)), "{} is not shown", plot.name);
        assert!(names.insert(&plot.name), "two plots are called {}", plot.name);
        reviewed(&format!("page/{}", plot.name), &plot.svg);
    }
    assert_eq!(names.len(), 4);
}

#[test]
fn an_html_page_holds_its_plots_and_asks_for_nothing() {
    let notes = ["<script>alert('x')</script> and `code`".to_owned()];
    let page = Page::of("A <b>title</b> & more", &notes, &stored()).unwrap().to_html();
    assert_eq!(page.matches("<svg ").count(), 4);
    assert_eq!(page.matches("<title>").count(), 5);
    for foreign in ["<script", "<b>", "src=", "href=", "url(", "@import"] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    assert!(page.contains("<code>code</code>"));
}

#[test]
fn ranges_in_any_order_give_the_page_of_the_whole_twice_the_same() {
    let whole = page(&[played(seats(), 0, 48)]);
    let divided = page(&[played(seats(), 30, 48), played(seats(), 0, 30)]);
    assert_eq!(divided.to_html(), whole.to_html());
    assert_eq!(divided.to_markdown("x"), whole.to_markdown("x"));
}

#[test]
fn ranges_that_do_not_meet_are_named() {
    let parts = [&stored()[..], &[played(seats(), 0, 12), played(seats(), 24, 48)]].concat();
    let Err(PageError::Merge { one, other, error }) = Page::of("", &[], &parts) else {
        panic!("a gap was not seen")
    };
    assert_eq!((one, other), (3, 4));
    assert!(matches!(error, MergeError::Gap { from: 12, to: 24, .. }));
    assert_eq!(Page::of("", &[], &[]), Err(PageError::Nothing));
}

#[test]
fn before_the_first_game_there_is_a_page_without_numbers_that_are_none() {
    let empty: Vec<Part> =
        stored().iter().map(|part| Part::new(part.experiment().clone(), 0).unwrap()).collect();
    let page = page(&empty).to_html();
    assert!(page.contains("Not all games of this experiment have been played"));
    assert!(!page.contains("NaN") && !page.contains("inf"), "{page}");
}

/// A page tells the command for each of its tables, and a table is a piece of an experiment.
#[test]
fn a_piece_of_an_experiment_has_the_same_games() {
    let sweep = |changes: &[&str]| Design::Sweep {
        participant: "random".parse().unwrap(),
        base: "classic".parse().unwrap(),
        changes: changes.iter().map(|change| change.parse::<Change>().unwrap()).collect(),
    };
    let both = played(sweep(&["planes=1", "jump=off"]), 0, 48);
    let one = played(sweep(&["jump=off"]), 0, 48);
    let (all, piece): (Vec<_>, Vec<_>) = (both.cells().collect(), one.cells().collect());
    assert_eq!((&all[..2], &all[4..]), (&piece[..2], &piece[2..]));

    let rules = ["classic planes=1", "cn_basic planes=1"].map(|rules| rules.parse().unwrap());
    let seats = |rules: &[_]| Design::Seats { participant: "random".parse().unwrap(), rules: rules.to_vec() };
    let both = played(seats(&rules), 0, 48);
    let one = played(seats(&rules[1..]), 0, 48);
    assert!(both.cells().skip(4).eq(one.cells()));
}
