//! The doctor finds what is wrong and says what to do.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use std::fs;

use common::server::Server;
use common::{aeroplane, folder, typed};
use serde_json::Value;

fn report(arguments: &[&str]) -> (i32, Value) {
    let arguments: Vec<&str> = ["doctor", "--json"].iter().chain(arguments).copied().collect();
    let run = aeroplane(&arguments, "");
    let report = serde_json::from_str(&run.stdout).map_err(|error| format!("{error}: {}", run.stdout));
    (run.code, report.unwrap())
}

/// The finding of a check.
fn finding<'a>(report: &'a Value, check: &str) -> &'a Value {
    report["checks"].as_array().unwrap().iter().find(|finding| finding["check"] == check).unwrap()
}

#[test]
fn a_new_place_is_well_and_nothing_is_created() {
    let database = folder("a_new_place_is_well").join("rooms.db");
    let arguments = ["--listen", "127.0.0.1:0", "--database", typed(&database)];
    let (code, found) = report(&arguments);
    assert_eq!((code, &found["ok"]), (0, &Value::Bool(true)), "{found}");
    assert!(finding(&found, "database")["found"].as_str().unwrap().contains("will be created"));
    assert!(!database.exists());
    let listen =
        found["settings"].as_array().unwrap().iter().find(|setting| setting["name"] == "listen").unwrap();
    assert_eq!((&listen["value"], &listen["source"]), (&"127.0.0.1:0".into(), &"command line".into()));
}

#[test]
fn a_server_that_runs_is_no_trouble() {
    let folder = folder("a_server_that_runs_is_no_trouble");
    let server = Server::start(&folder, &["--database", "rooms.db"]);
    let database = folder.join("rooms.db");
    let (code, found) = report(&["--listen", server.address.authority(), "--database", typed(&database)]);
    assert_eq!(code, 0, "{found}");
    assert!(finding(&found, "database")["found"].as_str().unwrap().contains("is sound"));
    assert!(finding(&found, "port")["found"].as_str().unwrap().contains("already"));
}

#[test]
fn a_database_without_tables_is_well_and_gets_none() {
    let database = folder("a_database_without_tables").join("rooms.db");
    // An empty file is an empty database.
    fs::write(&database, "").unwrap();
    let (code, found) = report(&["--listen", "127.0.0.1:0", "--database", typed(&database)]);
    assert_eq!(code, 0, "{found}");
    let said = finding(&found, "database")["found"].as_str().unwrap();
    assert!(said.contains("empty, the server will make its tables"), "{said}");
    assert_eq!(fs::read(&database).unwrap(), b"");
}

#[test]
fn what_is_wrong_is_named_with_advice() {
    let folder = folder("what_is_wrong_is_named");
    let database = folder.join("rooms.db");
    fs::write(&database, "this is no database, but a text that is long enough to be read as one").unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let (code, found) = report(&["--listen", &address, "--database", typed(&database)]);
    assert_eq!((code, &found["ok"]), (1, &Value::Bool(false)));
    for check in ["database", "port"] {
        let finding = finding(&found, check);
        assert_eq!(finding["ok"], Value::Bool(false), "{check}");
        assert!(finding["advice"].is_string(), "{check}");
    }
    assert_eq!(finding(&found, "entropy")["ok"], Value::Bool(true));
    let run = aeroplane(&["doctor", "--listen", &address, "--database", typed(&database)], "");
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains("WRONG  port      cannot listen at"), "{}", run.stdout);
    assert!(run.stderr.contains("2 checks found something wrong"), "{}", run.stderr);

    let (code, found) = report(&["--listen", "nowhere"]);
    assert_eq!((code, &finding(&found, "settings")["ok"]), (1, &Value::Bool(false)));
}
