//! Servers that are there and do not do what they should: a client neither hangs nor storms them.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use aeroplane_client::{ClientError, Connection, Happening, Http, Options, ServerAddress};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, accept_async};

/// What a server says first.
const WELCOME: &str = include_str!("../../aeroplane-protocol/fixtures/server/welcome.json");
/// How long clients wait here.
const PATIENCE: Duration = Duration::from_millis(100);
/// No test waits longer for anything.
const LIMIT: Duration = Duration::from_mins(1);

async fn listener() -> (TcpListener, ServerAddress) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = ServerAddress::from(listener.local_addr().unwrap());
    (listener, address)
}

fn options(attempts: u32) -> Options {
    Options { attempts, patience: PATIENCE, ..Options::default() }
}

async fn enter(address: &ServerAddress, attempts: u32) -> Result<Connection, ClientError> {
    let opening = Connection::open(address, "k7qo-2ilz".parse().unwrap(), None, options(attempts));
    tokio::time::timeout(LIMIT, opening).await.unwrap()
}

async fn next(connection: &mut Connection) -> Result<Happening, ClientError> {
    tokio::time::timeout(LIMIT, connection.next()).await.unwrap()
}

/// Serves a first socket well, until the client has what it says.
async fn welcome(listener: &TcpListener, also: Option<&str>) -> WebSocketStream<TcpStream> {
    let (stream, _) = listener.accept().await.unwrap();
    let mut socket = accept_async(stream).await.unwrap();
    for text in [Some(WELCOME), also].into_iter().flatten() {
        socket.send(Message::text(text)).await.unwrap();
    }
    socket
}

#[tokio::test]
async fn a_server_that_takes_connections_and_is_silent_is_given_up() {
    let (_listener, address) = listener().await;
    let error = enter(&address, 1).await.map(drop).unwrap_err();
    assert!(matches!(error, ClientError::Unreachable { .. }), "{error}");
    let http = Http::new(address).with_time_limit(PATIENCE);
    let error = tokio::time::timeout(LIMIT, http.public_rooms()).await.unwrap().unwrap_err();
    assert!(matches!(error, ClientError::Unreachable { .. }), "{error}");
}

#[tokio::test]
async fn a_server_that_opens_a_socket_and_is_silent_is_given_up() {
    let (listener, address) = listener().await;
    let serving = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.unwrap();
        let mut socket = accept_async(stream).await.unwrap();
        // A sign of life is not what the room is like.
        loop {
            if socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                return;
            }
            tokio::time::sleep(PATIENCE / 10).await;
        }
    });
    let error = enter(&address, 1).await.map(drop).unwrap_err();
    assert!(matches!(error, ClientError::Unreachable { .. }), "{error}");
    serving.abort();
}

#[tokio::test]
async fn a_socket_that_ends_before_it_has_told_anything_was_an_attempt_in_vain() {
    let (listener, address) = listener().await;
    let opened = Arc::new(AtomicU32::new(0));
    let count = Arc::clone(&opened);
    let serving = tokio::spawn(async move {
        drop(welcome(&listener, None).await);
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            count.fetch_add(1, Ordering::Relaxed);
            drop(accept_async(stream).await.unwrap());
        }
    });
    let mut connection = enter(&address, 4).await.unwrap();
    let since = Instant::now();
    let error = loop {
        if let Err(error) = next(&mut connection).await {
            break error;
        }
    };
    assert!(matches!(error, ClientError::GaveUp { attempts: 4, .. }), "{error}");
    assert_eq!((opened.load(Ordering::Relaxed), connection.reconnections()), (4, 0));
    // The least that lies between four attempts.
    assert!(since.elapsed() >= Duration::from_millis(50 + 100 + 200));
    serving.abort();
}

#[tokio::test]
async fn a_client_stays_away_for_as_long_as_a_server_that_stops_asks_it_to() {
    let (listener, address) = listener().await;
    let asked = Duration::from_millis(300);
    let serving = tokio::spawn(async move {
        let notice = r#"{"message":"notice","notice":{"notice":"going_away","reconnect_in_ms":300}}"#;
        let mut first = welcome(&listener, Some(notice)).await;
        let since = Instant::now();
        let _ = first.close(None).await;
        let mut second = welcome(&listener, None).await;
        let away = since.elapsed();
        while let Some(Ok(_)) = second.next().await {}
        away
    });
    let mut connection = enter(&address, 4).await.unwrap();
    while connection.reconnections() == 0 {
        next(&mut connection).await.unwrap();
    }
    connection.close().await;
    let away = tokio::time::timeout(LIMIT, serving).await.unwrap().unwrap();
    assert!(away >= asked, "{away:?}");
}
