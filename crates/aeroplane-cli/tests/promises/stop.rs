//! A server is told to stop while people play.

use std::net::SocketAddr;
use std::time::Duration;

use aeroplane_client::{ServerAddress, Socket};
use aeroplane_protocol::http::Membership;
use aeroplane_protocol::{Bot, Notice, ServerMessage, Stage};
use aeroplane_store::{Location, Store};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::process::Process;
use crate::support::{Gate, Log, Player, Rolls, Table, soon};
use crate::{folder, quick};

const ROOMS: usize = 5;
/// The server may take so long to stop.
const STOP: Duration = Duration::from_secs(10);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_sends_everybody_to_the_next_and_loses_nothing() {
    let folder = folder();
    let database = folder.path().join("rooms.db");
    let server = Process::start(&database).await;
    let gate = Gate::open(server.address()).await;
    let door = gate.address();
    let mut tables = Vec::new();
    for _ in 0..ROOMS {
        let mut table = Table::set([&door, &door], quick(), Some(Bot::Greedy), Rolls::Linked).await;
        table.start().await;
        tables.push(table);
    }
    let mut watcher = watch(&server, &tables[0].ada.membership).await;
    let playing: Vec<_> = tables
        .into_iter()
        .map(|mut table| {
            tokio::spawn(async move {
                tokio::join!(play_on(&mut table.ada), play_on(&mut table.blaise));
                table
            })
        })
        .collect();

    let half = HalfRequest::send(server.address()).await;
    server.signal("TERM").await;
    gate.shut();
    is_told(&mut watcher).await;
    let answer = half.finish().await;
    assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
    let status = timeout(STOP, server.end()).await.expect("the server stops in time");
    assert_eq!(status.code(), Some(0));

    let server = Process::start(&database).await;
    gate.lead_to(server.address());
    let mut played = Vec::new();
    for table in playing {
        played.push(table.await.unwrap());
    }
    server.kill().await;
    let store = Store::open(&Location::file(&database)).await.unwrap();
    for table in &mut played {
        let log = Log::read(&store, table.code).await;
        for player in table.players() {
            assert!(player.notices.iter().any(|notice| matches!(notice, Notice::GoingAway { .. })));
            assert_eq!(player.closed_with, [Some(1012)]);
            assert_eq!(player.connection.reconnections(), 1);
            log.agrees_with(player);
        }
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_signal_ends_a_server_at_once() {
    for second in ["TERM", "INT"] {
        let folder = folder();
        let server = Process::start(&folder.path().join("rooms.db")).await;
        let door = server.address().into();
        let table = Table::set([&door, &door], quick(), None, Rolls::Linked).await;
        let mut watcher = watch(&server, &table.ada.membership).await;
        // The server waits for the rest of this one.
        let half = HalfRequest::send(server.address()).await;
        server.signal("TERM").await;
        is_told(&mut watcher).await;
        server.signal(second).await;
        let status = server.end().await;
        assert_eq!(status.code(), Some(130), "{status}");
        drop(half);
    }
}

/// Plays until a while after the way led to another server.
async fn play_on(player: &mut Player) {
    player.play_until(|player| player.connection.reconnections() > 0).await;
    let rolls = player.rolls() + 5;
    player.play_until(|player| player.rolls() >= rolls || player.picture().stage() == Stage::Over).await;
}

async fn watch(server: &Process, membership: &Membership) -> Socket {
    let address = ServerAddress::from(server.address());
    Socket::open(&address, membership.code, None, None).await.unwrap()
}

/// Waits until the server says that it goes away.
async fn is_told(watcher: &mut Socket) {
    loop {
        let message = soon("a notice", watcher.message()).await.expect("the server speaks before it closes");
        if let ServerMessage::Notice { notice: Notice::GoingAway { reconnect_in_ms } } = message {
            assert!(reconnect_in_ms > 0);
            return;
        }
    }
}

/// The request for a room, of which the end is still to come.
struct HalfRequest {
    connection: TcpStream,
}

/// The body of the request, in two parts.
const BODY: [&str; 2] = [r#"{"name":"#, r#""Grace"}"#];

impl HalfRequest {
    async fn send(server: SocketAddr) -> Self {
        let mut connection = TcpStream::connect(server).await.unwrap();
        // The server asks for the body when it has come to read it.
        let head = format!(
            "POST /api/rooms HTTP/1.1\r\nHost: {server}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n",
            BODY.concat().len()
        );
        connection.write_all(head.as_bytes()).await.unwrap();
        let mut go_on = [0; 25];
        soon("the wish for the body", connection.read_exact(&mut go_on)).await.unwrap();
        assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
        connection.write_all(BODY[0].as_bytes()).await.unwrap();
        Self { connection }
    }

    /// Sends the rest; returns the answer.
    async fn finish(mut self) -> String {
        self.connection.write_all(BODY[1].as_bytes()).await.unwrap();
        let mut answer = String::new();
        soon("the answer", self.connection.read_to_string(&mut answer)).await.unwrap();
        answer
    }
}
