//! The fixture files: one a message, a step and a form, read by the tests of every client as well.
//!
//! `AEROPLANE_BLESS=1` writes them anew.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod samples;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use samples::Fixture;
use serde_json::Value;

/// Where the files are.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

/// Which type each file is a value of, for those who read them in other languages.
const INDEX: &str = "index.json";
/// Files that are no samples.
const OTHERS: [&str; 2] = [INDEX, "names.json"];

fn index(fixtures: &[Fixture]) -> String {
    let types: BTreeMap<_, _> = fixtures.iter().map(|fixture| (&fixture.path, fixture.type_name)).collect();
    serde_json::to_string_pretty(&types).unwrap() + "\n"
}

/// The paths of all files in a folder, below it.
fn files(below: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(below).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            let parts = path.strip_prefix(folder()).unwrap().iter().map(|part| part.to_str().unwrap());
            found.push(parts.collect::<Vec<_>>().join("/"));
        }
    }
}

#[test]
fn each_sample_is_in_its_file() {
    let fixtures = samples::all();
    let wanted = fixtures.iter().map(|fixture| (fixture.path.clone(), fixture.text.clone()));
    let wanted: Vec<_> = wanted.chain([(INDEX.to_owned(), index(&fixtures))]).collect();
    if env::var_os("AEROPLANE_BLESS").is_some() {
        let mut old = Vec::new();
        files(&folder(), &mut old);
        for path in old.iter().filter(|path| !OTHERS.contains(&path.as_str())) {
            fs::remove_file(folder().join(path)).unwrap();
        }
        for (path, text) in &wanted {
            let path = folder().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
    }
    for (path, text) in wanted {
        let found = fs::read_to_string(folder().join(&path)).unwrap_or_default();
        assert_eq!(found, text, "{path} is out of date: `cargo xtask bless` writes it");
    }
    let mut found = Vec::new();
    files(&folder(), &mut found);
    found.retain(|path| !OTHERS.contains(&path.as_str()));
    found.sort();
    let mut known: Vec<_> = fixtures.into_iter().map(|fixture| fixture.path).collect();
    known.sort();
    assert_eq!(found, known, "a file belongs to no sample, or a sample has no file of its own");
}

#[test]
fn each_sample_is_read_as_it_is_written() {
    for Fixture { path, text, read, .. } in samples::all() {
        assert_eq!(read(&text).unwrap(), text, "{path}");
    }
}

/// Calls with every copy of a value that has one more field, in one of its objects.
fn with_a_field_more(value: &Value, report: &mut dyn FnMut(Value)) {
    match value {
        Value::Object(fields) => {
            let mut more = fields.clone();
            more.insert("nobody_knows_this".into(), Value::Bool(true));
            report(Value::Object(more));
            for (name, inner) in fields {
                with_a_field_more(inner, &mut |changed| {
                    let mut fields = fields.clone();
                    fields.insert(name.clone(), changed);
                    report(Value::Object(fields));
                });
            }
        }
        Value::Array(items) => {
            for (place, inner) in items.iter().enumerate() {
                with_a_field_more(inner, &mut |changed| {
                    let mut items = items.clone();
                    items[place] = changed;
                    report(Value::Array(items));
                });
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn an_unknown_field_is_refused_in_every_object() {
    let mut accepted = Vec::new();
    for Fixture { path, text, read, .. } in samples::all() {
        let value: Value = serde_json::from_str(&text).unwrap();
        let mut tried = 0;
        with_a_field_more(&value, &mut |changed| {
            tried += 1;
            if read(&changed.to_string()).is_ok() {
                accepted.push(format!("{path}: {changed}"));
            }
        });
        assert!(tried > 0, "{path}");
    }
    assert!(accepted.is_empty(), "{}", accepted.join("\n"));
}

/// The positions and values of some bytes to write over a text.
fn spots() -> impl Strategy<Value = Vec<(usize, u8)>> {
    let byte = proptest::sample::select(b"0123456789abeln{}[]\":,-. \\".to_vec());
    proptest::collection::vec((any::<usize>(), byte), 1..4)
}

#[test]
fn a_spoilt_sample_is_refused_or_read_as_what_it_has_become() {
    let fixtures = samples::all();
    let values = fixtures.iter().map(|fixture| serde_json::from_str::<Value>(&fixture.text).unwrap());
    let texts: Vec<_> = values.map(|value| value.to_string()).collect();
    proptest!(ProptestConfig::with_cases(10_000), |(chosen in 0..texts.len(), spots in spots())| {
        let mut bytes = texts[chosen].clone().into_bytes();
        for (place, byte) in spots {
            let place = place % bytes.len();
            bytes[place] = byte;
        }
        let Ok(spoilt) = String::from_utf8(bytes) else { return Ok(()) };
        let Fixture { path, read, .. } = &fixtures[chosen];
        if let Ok(written) = read(&spoilt) {
            prop_assert_eq!(read(&written).unwrap(), written, "{}: {}", path, spoilt);
        }
    });
}
