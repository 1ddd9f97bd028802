//! The messages that `docs/protocol.md` shows are messages of the protocol.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

use aeroplane_protocol::http::{ENDPOINTS, Membership, Method, OpenRoom, ProblemKind};
use aeroplane_protocol::{ClientMessage, ServerMessage};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const MANUAL: &str = include_str!("../../../docs/protocol.md");

/// A line of the document with the whole room and board where it leaves them out.
fn whole(line: &str) -> String {
    let welcome: Value = serde_json::from_str(include_str!("../fixtures/server/welcome.json")).unwrap();
    ["room", "table"].iter().fold(line.to_owned(), |line, part| {
        let value = &welcome["snapshot"][part];
        line.replace(&format!("\"{part}\":…"), &format!("\"{part}\":{value}"))
    })
}

/// Reads a text as a type, which must write it as it was.
fn round_trip<T: DeserializeOwned + Serialize>(text: &str) -> T {
    let read: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let value: Value = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_value(&read).unwrap(), value);
    read
}

#[test]
fn every_message_that_is_shown_is_one() {
    let (mut sent, mut received) = (0, 0);
    for line in MANUAL.lines() {
        if let Some(text) =
            line.strip_prefix("> ").or_else(|| line.strip_prefix("    {").map(|_| line.trim()))
        {
            let _: ClientMessage = round_trip(text);
            sent += 1;
        } else if let Some(text) = line.strip_prefix("< ") {
            if let ServerMessage::Refused { because, explanation, .. } = round_trip(&whole(text)) {
                assert_eq!(because.to_string(), explanation);
            }
            received += 1;
        }
    }
    assert!(sent >= 10 && received >= 10, "{sent} {received}");
}

#[test]
fn the_bodies_that_are_shown_are_bodies() {
    let bodies: Vec<&str> = MANUAL.lines().filter(|line| line.starts_with('{')).collect();
    let [open, membership] = bodies[..] else { panic!("{bodies:?}") };
    let _: OpenRoom = serde_json::from_str(open).unwrap();
    let _: Membership = round_trip(membership);
}

#[test]
fn every_endpoint_is_listed() {
    for endpoint in ENDPOINTS {
        let verb = match endpoint.method {
            Method::Get => "GET",
            Method::Post => "POST",
        };
        let body = endpoint.body.map_or_else(String::new, |body| format!(" `{body}`"));
        let row = format!("| `{verb} {}` |{body} |", endpoint.path);
        assert!(MANUAL.contains(&row), "{row}");
    }
}

#[test]
fn every_kind_of_problem_is_listed_with_its_status() {
    for kind in ProblemKind::ALL {
        let word = serde_json::to_string(&kind).unwrap().replace('"', "`");
        let row = format!("| {word} | {} |", kind.status());
        assert!(MANUAL.contains(&row), "{row}");
    }
}
