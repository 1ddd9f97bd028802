//! The hostile names of `fixtures/names.json`, which every front end is shown too.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use aeroplane_protocol::{PlayerName, TextProblem};
use serde::Deserialize;

/// A name that somebody could type, and what becomes of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    /// What is in it.
    about: String,
    /// What was typed.
    given: String,
    /// What is left of it.
    name: Option<String>,
    /// Why it is refused.
    problem: Option<String>,
}

fn cases() -> Vec<Case> {
    serde_json::from_str(include_str!("../fixtures/names.json")).unwrap()
}

#[test]
fn each_name_is_cleaned_or_refused_as_written() {
    for case in cases() {
        let problem = |word: &str| (None, Some(word.to_owned()));
        let found = match case.given.parse::<PlayerName>() {
            Ok(name) => (Some(name.as_str().to_owned()), None),
            Err(TextProblem::Empty) => problem("empty"),
            Err(TextProblem::TooLong { .. }) => problem("too_long"),
            Err(TextProblem::TooManyBytes { .. }) => problem("too_many_bytes"),
        };
        assert_eq!(found, (case.name, case.problem), "{}", case.about);
    }
}

#[test]
fn a_clean_name_is_left_as_it_is() {
    for case in cases() {
        if let Some(name) = case.name {
            assert_eq!(name.parse::<PlayerName>().unwrap().as_str(), name, "{}", case.about);
        }
    }
}

#[test]
fn the_names_are_many_and_written_in_ascii() {
    assert!(cases().len() >= 60);
    // An editor or a page that showed the file could fall for it otherwise.
    assert!(include_str!("../fixtures/names.json").is_ascii());
}
