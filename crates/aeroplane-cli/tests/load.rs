//! Many rooms at once, in small.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use common::aeroplane;
use serde_json::Value;

#[test]
fn a_small_measurement_counts_and_finds_nothing_wrong() {
    let line = "load --rooms 3 --clients 2 --think 20 --seconds 2 --bots-only 1 --pace fast --idle 4 --json";
    let run = aeroplane(&line.split(' ').collect::<Vec<_>>(), "");
    assert_eq!(run.code, 0, "{}", run.stderr);
    let report: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(report["format"], "aeroplane-load/1");
    let count = |name: &str| report[name].as_u64().unwrap();
    assert!(count("acknowledged") > 10, "{report}");
    assert!(count("deliveries") > count("acknowledged"), "{report}");
    for never in ["gaps", "doubles", "backs", "unreadable", "wrong_dice", "lost_clients", "reconnections"] {
        assert_eq!(count(never), 0, "{never}: {report}");
    }
    let latency = |name: &str| report["latency"][name].as_f64().unwrap();
    assert!(0.0 < latency("p50") && latency("p50") <= latency("p99") && latency("p99") <= latency("max"));
    assert_eq!(report["interrupted"], Value::Bool(false));
}

#[test]
fn a_server_that_is_not_there_is_named() {
    let run = aeroplane(&["load", "--url", "http://127.0.0.1:1", "--rooms", "1"], "");
    assert_eq!((run.code, run.stdout.as_str()), (3, ""));
    assert!(run.stderr.contains("http://127.0.0.1:1 cannot be reached"), "{}", run.stderr);
}

#[test]
fn times_without_measure_are_refused() {
    for option in ["--seconds", "--think"] {
        let run = aeroplane(&["load", option, &u64::MAX.to_string()], "");
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{option}");
        assert!(run.stderr.contains(option), "{}", run.stderr);
    }
}
