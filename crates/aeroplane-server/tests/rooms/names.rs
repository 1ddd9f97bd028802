//! Hostile names on their way through the server.

use aeroplane_client::ClientError;
use aeroplane_protocol::{Command, PlayerName};
use aeroplane_rules::{Color, Record};
use serde::Deserialize;

use crate::common::{World, log, quick};

/// A name that somebody could type, and what becomes of it.
#[derive(Deserialize)]
struct Case {
    about: String,
    given: String,
    name: Option<String>,
}

fn cases() -> Vec<Case> {
    serde_json::from_str(include_str!("../../../aeroplane-protocol/fixtures/names.json")).unwrap()
}

/// Characters that move the cursor, turn the writing round or cannot be seen.
fn is_dangerous(symbol: char) -> bool {
    let is_bidi = matches!(symbol, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    symbol.is_control() || is_bidi || matches!(symbol, '\u{2028}' | '\u{2029}' | '\u{feff}')
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hostile_names_come_out_clean_everywhere() {
    let world = World::new().await;
    assert!(cases().len() >= 60);
    let mut expected = Vec::new();
    let mut room = world.open(quick()).await;
    for Case { about, given, name } in cases() {
        let body = serde_json::json!({ "name": given }).to_string();
        let headers = [(hyper::header::CONTENT_TYPE, "application/json".parse().unwrap())];
        let path = format!("/api/rooms/{}/members", room.code);
        let answer = world.http.post(&path, &headers.into_iter().collect(), body.into()).await.unwrap();
        assert_eq!(answer.status, if name.is_some() { 201 } else { 400 }, "{about}");
        if name.is_none() {
            // The refusal does not repeat what was wrong.
            assert!(
                matches!(answer.well(), Err(ClientError::Problem { problem, .. }) if !problem.explanation.contains(is_dangerous)),
                "{about}"
            );
        }
        expected.extend(name);
        if expected.len() % 30 == 29 {
            check_members(&world, &room, &expected[expected.len() / 30 * 30..]).await;
            expected.push("Ada".into());
            room = world.open(quick()).await;
        }
    }
    for name in expected.iter().filter(|name| name.chars().count() > 4) {
        assert_eq!(name.parse::<PlayerName>().unwrap().as_str(), name);
    }
}

async fn check_members(world: &World, room: &aeroplane_protocol::http::Membership, expected: &[String]) {
    let members = world.http.summary(room.code).await.unwrap().room.members;
    let names: Vec<&str> = members[1..].iter().map(|member| member.name.as_str()).collect();
    assert_eq!(names, expected.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(names.iter().all(|name| !name.contains(is_dangerous)), "{names:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hostile_names_break_neither_records_nor_logs() {
    let world = World::new().await;
    let names: Vec<String> = cases().into_iter().filter_map(|case| case.name).collect();
    for pair in names.chunks(2) {
        let mut players = world.lobby(quick(), &[Color::Red, Color::Blue]).await;
        for (index, name) in pair.iter().enumerate() {
            let color = [Color::Red, Color::Blue][index];
            let name = Some(name.parse().unwrap());
            let command = players.connections[index].seat_command(color, name).unwrap();
            // One of the names may be the one that the seat has.
            let _ = players.connections[index].ask(command).await.unwrap();
        }
        players.agree().await;
        players.start().await;
        players.step().await;
        players.ask(0, Command::Resign { color: Color::Red }).await;
        let game = players.connections[0].picture().room.game.game;
        let text = world.http.record(game).await.unwrap();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{pair:?}: {error}\n{text}"));
        assert_eq!(record.player(Color::Red), pair[0]);
        assert!(!text.contains(|symbol| symbol != '\n' && is_dangerous(symbol)), "{text:?}");
    }
    let logged = log::text();
    assert!(!logged.contains(|symbol| symbol != '\n' && is_dangerous(symbol)));
}
