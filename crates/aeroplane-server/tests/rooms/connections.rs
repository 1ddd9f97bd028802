//! Connections that wait for ever, and caps on everything that there can be many of.

use std::time::Duration;

use aeroplane_client::{ClientError, Socket};
use aeroplane_protocol::{Command, Phrase, Seq};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use crate::common::{World, name, quick, raw, send, soon};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_header_is_not_waited_for() {
    let world = World::with(|configuration| configuration.timings.headers = Duration::from_millis(200)).await;
    for start in ["", "GET", "GET /health/live HTTP/1.1\r\nHost: a\r\n"] {
        let mut stream = TcpStream::connect(world.server.address()).await.unwrap();
        stream.write_all(start.as_bytes()).await.unwrap();
        let answer = raw::until_closed(&mut stream).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{start:?}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_is_kept_for_nothing_is_closed() {
    let world = World::with(|configuration| configuration.timings.headers = Duration::from_millis(200)).await;
    let mut stream = TcpStream::connect(world.server.address()).await.unwrap();
    stream.write_all(b"GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n").await.unwrap();
    let answer = raw::until_closed(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("alive\n"), "{answer}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let world = World::with(|configuration| configuration.timings.request = Duration::from_millis(200)).await;
    let mut stream = TcpStream::connect(world.server.address()).await.unwrap();
    let head =
        "POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    assert!(raw::head(&mut stream).await.starts_with("HTTP/1.1 408"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_too_many_waits_for_another_to_end() {
    let world = World::with(|configuration| configuration.limits.connections = 2).await;
    let first = TcpStream::connect(world.server.address()).await.unwrap();
    let mut second = TcpStream::connect(world.server.address()).await.unwrap();
    second.write_all(b"GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n").await.unwrap();
    assert!(raw::head(&mut second).await.starts_with("HTTP/1.1 200"));
    assert_eq!(raw::body(&mut second, 6).await, "alive\n");
    let mut third = TcpStream::connect(world.server.address()).await.unwrap();
    third.write_all(b"GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").await.unwrap();
    for _ in 0..20 {
        second.write_all(b"GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n").await.unwrap();
        assert!(raw::head(&mut second).await.ends_with("\r\n\r\n"));
        assert_eq!(raw::body(&mut second, 6).await, "alive\n");
    }
    assert!(third.try_read(&mut [0]).is_err(), "a third connection was served");
    drop(first);
    assert!(raw::until_closed(&mut third).await.contains("alive"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_and_watchers_of_a_room_and_rooms_of_a_server_are_bounded() {
    let world = World::with(|configuration| {
        configuration.limits.sockets_per_room = 4;
        configuration.limits.watchers_per_room = 2;
        configuration.limits.open_rooms = 2;
    })
    .await;
    let room = world.open(quick()).await;
    let watch = || Socket::open(&world.address, room.code, None, None);
    let mut sockets = Vec::new();
    for _ in 0..2 {
        let mut watcher = watch().await.unwrap();
        assert!(soon("the welcome", watcher.message()).await.is_some());
        sockets.push(watcher);
    }
    let is_not_found = |outcome: Result<Socket, ClientError>| {
        matches!(outcome, Err(ClientError::Problem { status: 404, .. }))
    };
    assert!(is_not_found(watch().await));
    for _ in 0..2 {
        let mut member = world.bare(&room).await;
        assert!(soon("the welcome", member.message()).await.is_some());
        sockets.push(member);
    }
    // A member knows that there is the room, and is told when to come again.
    let is_to_wait = |outcome: Result<Socket, ClientError>| {
        matches!(outcome, Err(ClientError::Problem { status: 503, .. }))
    };
    assert!(is_to_wait(Socket::open(&world.address, room.code, room.token.as_ref(), None).await));

    world.open(quick()).await;
    match world.http.open(name("Eve"), quick()).await {
        Err(ClientError::Problem { status: 503, problem }) => assert!(problem.retry_after_ms.is_some()),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_member_does_not_take_all_sockets_of_a_room() {
    let world = World::new().await;
    let room = world.open(quick()).await;
    let mut sockets = Vec::new();
    for _ in 0..8 {
        let mut socket = world.bare(&room).await;
        assert!(soon("the welcome", socket.message()).await.is_some());
        sockets.push(socket);
    }
    match Socket::open(&world.address, room.code, room.token.as_ref(), None).await {
        Err(ClientError::Problem { status: 503, problem }) => assert!(problem.retry_after_ms.is_some()),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("a socket too many"),
    }
    world.bare(&world.join(&room, "Blaise").await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_keep_the_seats_of_their_connections() {
    let world = World::with(|configuration| {
        configuration.limits.connections = 3;
        configuration.timings.headers = Duration::from_mins(5);
    })
    .await;
    // The client of this request keeps its connection, which is one of the three.
    let room = world.open(quick()).await;
    let mut sockets = [world.bare(&room).await, world.bare(&room).await];
    for socket in &mut sockets {
        assert!(soon("the welcome", socket.message()).await.is_some());
    }
    let mut late = TcpStream::connect(world.server.address()).await.unwrap();
    late.write_all(b"GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").await.unwrap();
    let [mut one, other] = sockets;
    for number in 0..20 {
        // Whether it is heard or refused: the server had time for another connection.
        let _ = send(&mut one, number, Seq(0), Command::Say { phrase: Phrase::Hello }).await;
    }
    assert!(late.try_read(&mut [0]).is_err(), "a connection too many was served");
    drop(other);
    assert!(raw::until_closed(&mut late).await.contains("alive"));
}
