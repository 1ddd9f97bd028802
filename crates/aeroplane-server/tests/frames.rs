//! Frames that no client would send, from members in the middle of a game and from a watcher. `AEROPLANE_FUZZ_FRAMES` says
//! how many; a million takes some minutes. A program of its own, so that the memory it measures is nobody else's.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use aeroplane_client::{Connection, Socket};
use aeroplane_dice::Randomness;
use aeroplane_protocol::http::Membership;
use aeroplane_protocol::{
    ClientMessage, Command, CommandId, GameTurn, Phrase, Refusal, Seq, ServerMessage, Settings, Stage,
};
use aeroplane_rules::Color;
use hyper::HeaderMap;

use common::{World, id, quick, see, soon};

/// So many frames are sent before their answers are read.
const BATCH: usize = 16;
/// What memory may grow by, whatever is sent: rooms, caches of the database, room that the allocator keeps.
const GROWTH: usize = 16 * 1024 * 1024;
/// What it may grow by for each frame. A leak of a message a frame would be more.
const GROWTH_PER_FRAME: usize = 64;
/// Ids of commands after whose answer everything before them has been answered.
const LAST_OF_BATCH: u64 = 1 << 40;

fn below(lot: &mut Randomness, bound: usize) -> usize {
    usize::try_from(lot.below(u32::try_from(bound).unwrap().try_into().unwrap())).unwrap()
}

/// Something that a client may say now; whether it is carried out depends on who says it.
fn good(lot: &mut Randomness, number: u64, witness: &Connection) -> Vec<u8> {
    let seen = witness.seq();
    let command = match below(lot, 8) {
        0..=3 => owed(witness),
        4 => Command::Say { phrase: Phrase::Hello },
        5 => Command::TakeSeat { color: Color::Yellow, anchor: None, name: Some(common::name("Bo")) },
        6 => Command::ChangeSettings { settings: Settings::default() },
        _ => {
            let after = if below(lot, 2) == 0 { seen } else { Seq(u32::MAX) };
            return serde_json::to_vec(&ClientMessage::Resume { after }).unwrap();
        }
    };
    serde_json::to_vec(&ClientMessage::Command { id: id(number), seen, command }).unwrap()
}

/// What the game waits for, from whomever.
fn owed(witness: &Connection) -> Command {
    match witness.picture().table.as_ref().map(|table| &table.turn) {
        Some(GameTurn::ToMove { offers, .. }) => Command::Play { answer: offers[0].answer },
        Some(GameTurn::ToRoll { .. } | GameTurn::Over { .. }) | None => Command::Roll { link: None },
    }
}

/// A good message, often with a few bytes otherwise; or bytes of no meaning at all.
fn frame(lot: &mut Randomness, number: u64, witness: &Connection) -> Vec<u8> {
    let byte = |lot: &mut Randomness| u8::try_from(below(lot, 256)).unwrap();
    if below(lot, 4) == 0 {
        return (0..below(lot, 200)).map(|_| byte(lot)).collect();
    }
    let mut bytes = good(lot, number, witness);
    for _ in 0..below(lot, 5) {
        let at = below(lot, bytes.len());
        match below(lot, 4) {
            0 => bytes[at] = byte(lot),
            1 => bytes.insert(at, byte(lot)),
            2 if bytes.len() > 1 => drop(bytes.remove(at)),
            _ => bytes.truncate(at.max(1)),
        }
    }
    bytes
}

/// The memory of this process, server and all, in bytes.
fn resident() -> Option<usize> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    Some(pages.split(' ').nth(1)?.parse::<usize>().ok()? * 4096)
}

/// What came of some frames of one socket.
#[derive(Default)]
struct Answers {
    /// The commands that were accepted, and as which events.
    accepted: BTreeMap<CommandId, Seq>,
    /// What members did, in any batch since this socket was read last.
    events: BTreeSet<Seq>,
}

/// Reads until the last command of the batch has been refused, as it always is.
async fn answers(socket: &mut Socket, last: CommandId) -> Answers {
    let mut answers = Answers::default();
    loop {
        match soon("the answers", socket.message()).await.expect("the socket stays open") {
            ServerMessage::Accepted { id, seq } => {
                answers.accepted.insert(id, seq);
            }
            ServerMessage::Update { update } if update.by.is_some() => {
                answers.events.insert(update.seq);
            }
            ServerMessage::Refused { id: Some(id), because, .. } if id == last => {
                assert!(!matches!(because, Refusal::TooFast { .. } | Refusal::Malformed {}), "{because}");
                return answers;
            }
            _ => {}
        }
    }
}

/// A game of two people who add nothing to the dice, at its first roll.
async fn game(world: &World) -> [Membership; 2] {
    let host = world.open(quick()).await;
    let guest = world.join(&host, "Blaise").await;
    let mut connections = [world.enter(&host).await, world.enter(&guest).await];
    for (connection, color) in connections.iter_mut().zip([Color::Red, Color::Blue]) {
        for command in
            [Command::TakeSeat { color, anchor: None, name: None }, Command::SetReady { color, ready: true }]
        {
            soon("an answer", connection.ask(command)).await.unwrap().unwrap();
        }
    }
    let [mut ada, blaise] = connections;
    see(&mut ada, blaise.seq()).await;
    soon("an answer", ada.ask(Command::Start {})).await.unwrap().unwrap();
    soon("the game", ada.until(|picture| picture.stage() == Stage::Playing)).await.unwrap();
    [host, guest]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_frame_brings_the_server_down_or_changes_a_room_unless_it_is_a_command() {
    let frames: usize = std::env::var("AEROPLANE_FUZZ_FRAMES").map_or(20_000, |count| count.parse().unwrap());
    let world = World::with(|configuration| configuration.limits.chat_lines = 10_000_000).await;
    let [host, guest] = game(&world).await;
    let nobody = Membership { token: None, ..host.clone() };
    let mut witness = world.watch(&host).await;
    let first = witness.seq();
    let mut sockets = [world.bare(&host).await, world.bare(&guest).await, world.bare(&nobody).await];
    let mut lot = Randomness::new(20_26, 0);
    let mut before = None;
    let (mut number, mut wrong, mut accepted) = (0, 0, 0);
    for batch in 0..frames.div_ceil(BATCH) {
        if batch == frames / BATCH / 4 {
            before = resident();
        }
        let sender = below(&mut lot, sockets.len());
        let socket = &mut sockets[sender];
        // The commands of this batch that can be read.
        let mut commands = BTreeSet::new();
        for _ in 0..BATCH {
            number += 1;
            let bytes = frame(&mut lot, number, &witness);
            match serde_json::from_slice(&bytes) {
                Ok(ClientMessage::Command { id, .. }) => {
                    commands.insert(id);
                }
                Ok(ClientMessage::Resume { .. }) => {}
                Err(_) => wrong += 1,
            }
            match String::from_utf8(bytes) {
                Ok(text) => socket.send_text(text).await.unwrap(),
                Err(error) => socket.send_bytes(error.into_bytes()).await.unwrap(),
            }
        }
        // Nobody starts a game that goes on, or is over.
        let last = id(LAST_OF_BATCH + number);
        let start = ClientMessage::Command { id: last, seen: witness.seq(), command: Command::Start {} };
        socket.send(&start).await.unwrap();
        let answers = answers(socket, last).await;

        let known = witness.seq();
        for id in answers.accepted.keys() {
            assert!(commands.contains(id), "{id} was accepted and never sent as a command");
        }
        let new = |seq: &&Seq| **seq > known;
        let by_command: BTreeSet<&Seq> = answers.accepted.values().filter(new).collect();
        let told: BTreeSet<&Seq> = answers.events.iter().filter(new).collect();
        assert_eq!(told, by_command, "what happens is what was accepted");
        assert!(sender < 2 || by_command.is_empty(), "a watcher does nothing");
        accepted += by_command.len();
        if let Some(last) = by_command.last() {
            see(&mut witness, **last).await;
        }
    }
    // Besides what was accepted, only the dice of a game that is over are laid open.
    let over = usize::from(witness.picture().stage() == Stage::Over);
    let mut fresh = world.bare(&host).await;
    match soon("the welcome", fresh.message()).await.unwrap() {
        ServerMessage::Welcome { snapshot, .. } => {
            let happened = usize::try_from(snapshot.seq.0 - first.0).unwrap();
            assert!(happened == accepted + over, "{happened} events, {accepted} accepted, {over}");
        }
        other => panic!("{other:?}"),
    }
    assert!(wrong > frames / 4 && accepted > frames / 1000, "{wrong} {accepted}");
    assert!(witness.faults().is_empty(), "{:?}", witness.faults());
    let metrics = world.http.get("/metrics", &HeaderMap::new()).await.unwrap();
    let metrics = String::from_utf8(metrics.body.to_vec()).unwrap();
    assert!(metrics.contains("aeroplane_room_faults_total 0"), "{metrics}");
    if let (Some(before), Some(after)) = (before, resident()) {
        let bound = before + GROWTH + frames * GROWTH_PER_FRAME;
        assert!(after < bound, "memory has grown from {before} to {after} bytes");
    }
}
