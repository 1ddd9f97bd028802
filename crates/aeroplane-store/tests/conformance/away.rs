//! PostgreSQL going away and coming back.

use std::net::TcpListener;
use std::time::Duration;

use aeroplane_store::testing::Postgres;
use aeroplane_store::{Appended, Heard, Hint, Options, Seq, Store, StoreError};

use crate::support::{append, appended, command, command_append, create, log, node};

/// So that a test of what is away takes no longer than it must.
fn impatient() -> Options {
    Options { patience: Duration::from_millis(500), ..Options::default() }
}

fn is_unavailable<T: std::fmt::Debug>(result: &Result<T, StoreError>) -> bool {
    matches!(result, Err(StoreError::Unavailable { .. }))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_is_unavailable_and_then_works_without_opening_again() {
    let server = Postgres::start();
    let store = Store::open_with(&server.database(), &impatient()).await.unwrap();
    let room = create(&store, 1).await;
    for stop in [Postgres::stop, Postgres::crash] {
        let head = store.head(room).await.unwrap().unwrap().seq;
        stop(&server);
        let lost = store.append(command_append(room, head, command(head.get()))).await;
        assert!(is_unavailable(&lost), "{lost:?}");
        assert!(is_unavailable(&store.head(room).await));
        assert!(is_unavailable(&store.beat(node(1)).await));
        assert!(is_unavailable(&store.claim_due(store.now(), 1_000, 10).await));
        server.start_again();
        // Whether the lost command was carried out or not, once it is.
        let again = until_available(&store, || command_append(room, head, command(head.get()))).await;
        let seq = head.next();
        assert!(
            matches!(again, Appended::Appended { seq: at } | Appended::Repeated { seq: at } if at == seq)
        );
        assert_eq!(store.append(append(room, seq)).await, Ok(appended(seq.next().get())));
    }
    assert_eq!(log(&store, room).await.len(), 5);
}

/// Repeats an append until the database answers, as a server does.
async fn until_available(store: &Store, make: impl Fn() -> aeroplane_store::Append) -> Appended {
    loop {
        match store.append(make()).await {
            Ok(outcome) => return outcome,
            Err(error) => assert!(matches!(error, StoreError::Unavailable { .. }), "{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_killed_under_load_keeps_what_it_acknowledged_and_doubles_nothing() {
    let server = Postgres::start();
    let store = Store::open_with(&server.database(), &impatient()).await.unwrap();
    let mut busy = Vec::new();
    let (progress, mut watched) = tokio::sync::watch::channel(0_u32);
    for number in 1..=8 {
        let room = create(&store, number).await;
        let (store, progress) = (store.clone(), progress.clone());
        busy.push(tokio::spawn(async move {
            for place in 1..=60 {
                let make = || command_append(room, Seq::new(place), command(place));
                let outcome = until_available(&store, make).await;
                let seq = Seq::new(place + 1);
                assert!(outcome == Appended::Appended { seq } || outcome == Appended::Repeated { seq });
                progress.send_modify(|done| *done += 1);
            }
            room
        }));
    }
    for mark in [80, 200, 320] {
        watched.wait_for(|done| *done >= mark).await.unwrap();
        server.kill();
        server.start_again();
    }
    for room in busy {
        assert_eq!(log(&store, room.await.unwrap()).await.len(), 61);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_reach_the_other_nodes_and_a_gap_is_told() {
    let server = Postgres::start();
    let location = server.database();
    let (one, other) = (Store::open(&location).await.unwrap(), Store::open(&location).await.unwrap());
    let room = create(&one, 1).await;
    let mut hints = other.hints().await.unwrap();
    assert_eq!(one.append(append(room, Seq::FIRST)).await, Ok(appended(2)));
    assert_eq!(hints.next().await, Heard::Hint(Hint { room, seq: Seq::new(2) }));
    // What is not stored is not told.
    assert_eq!(one.append(append(room, Seq::FIRST)).await, Ok(Appended::Stale { seq: Seq::new(2) }));
    assert_eq!(other.append(append(room, Seq::new(2))).await, Ok(appended(3)));
    assert_eq!(hints.next().await, Heard::Hint(Hint { room, seq: Seq::new(3) }));

    server.stop();
    server.start_again();
    assert_eq!(hints.next().await, Heard::Gap);
    assert_eq!(until_available(&one, || append(room, Seq::new(3))).await, appended(4));
    assert_eq!(hints.next().await, Heard::Hint(Hint { room, seq: Seq::new(4) }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_not_there_is_told_when_opening() {
    // Nobody listens on a port that was free a moment ago.
    let free = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
    let location = format!("postgres://aeroplane:hush@127.0.0.1:{free}/rooms").parse().unwrap();
    let error = Store::open_with(&location, &impatient()).await.err().unwrap();
    assert!(matches!(&error, StoreError::Unavailable { reason } if reason.contains("refused")), "{error}");
    assert!(!format!("{error} {error:?}").contains("hush"));
}
