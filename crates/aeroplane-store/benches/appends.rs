//! How many events a second each database stores, durably, from many rooms at once.
//!
//! `cargo bench -p aeroplane-store --bench appends [-- sqlite|postgres]`. What it measures is mostly the disk: compare
//! figures of one computer only.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark is for people who watch it")]

use std::time::{Duration, Instant};

use aeroplane_store::testing::Postgres;
use aeroplane_store::{
    Append, Appended, CommandId, GameId, GameNumber, Invite, Location, MemberId, Membership, NewEvent,
    NewGame, NewRoom, RoomId, RoomState, Secret, Seq, Store, Timestamp, TokenHash,
};

const ROOMS: u8 = 64;
const LENGTH: Duration = Duration::from_secs(5);

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let wants = |name: &str| wanted.is_empty() || wanted.iter().any(|word| word == name);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    if wants("sqlite") {
        let folder = tempfile::tempdir().unwrap();
        runtime.block_on(measure("SQLite", &Location::file(folder.path().join("rooms.db"))));
    }
    if wants("postgres") {
        let server = Postgres::start_with(&[]);
        runtime.block_on(measure("PostgreSQL", &server.database()));
    }
}

async fn measure(name: &str, location: &Location) {
    let store = Store::open(location).await.unwrap();
    for number in 0..ROOMS {
        store.create_room(new_room(number)).await.unwrap();
    }
    let began = Instant::now();
    let rooms: Vec<_> = (0..ROOMS)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { keep_appending(&store, RoomId::new([number; 16]), began).await })
        })
        .collect();
    let mut waits = Vec::new();
    for room in rooms {
        waits.extend(room.await.unwrap());
    }
    let took = began.elapsed();
    waits.sort();
    let rate = u128::try_from(waits.len()).unwrap() * 1000 / took.as_millis();
    let [half, most] = [waits[waits.len() / 2], waits[waits.len() * 99 / 100]];
    println!(
        "{name}: {rate} events a second from {ROOMS} rooms; a half within {half:?}, 99 of 100 within {most:?}"
    );
    store.close().await;
}

/// Appends as fast as the store allows; returns how long each event took.
async fn keep_appending(store: &Store, room: RoomId, began: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    let mut newest = Seq::FIRST;
    while began.elapsed() < LENGTH {
        let asked = Instant::now();
        let mut command = [0; 16];
        command[..4].copy_from_slice(&newest.get().to_be_bytes());
        let mut event = event();
        event.command = Some(CommandId::new(command));
        let state = RoomState { due_at: Some(Timestamp::from_millis(1)), listing: None, closed: false };
        let append = Append { room, expected: newest, event, state, game: None, members: Vec::new() };
        let Appended::Appended { seq } = store.append(append).await.unwrap() else { return waits };
        newest = seq;
        waits.push(asked.elapsed());
    }
    waits
}

/// An event as long as a roll with its proof.
fn event() -> NewEvent {
    NewEvent {
        at: Timestamp::from_millis(0),
        format: 1,
        actor: "seat 0".into(),
        command: None,
        body: "x".repeat(200),
    }
}

fn new_room(number: u8) -> NewRoom {
    NewRoom {
        id: RoomId::new([number; 16]),
        code: format!("ROOM{number:04}"),
        invite: Invite::new([number; 16]),
        public: false,
        listing: None,
        due_at: None,
        event: event(),
        game: NewGame {
            game: GameId::new([number; 16]),
            number: GameNumber(1),
            secret: Secret::new(vec![number; 32]),
        },
        founder: Membership { member: MemberId(0), token: TokenHash::new([number; 32]) },
    }
}
