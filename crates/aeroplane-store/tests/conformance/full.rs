//! SQLite without room for more.

use std::num::NonZeroU32;

use aeroplane_store::{Append, Appended, Options, RoomId, Seq, Store, StoreError};

use crate::support::{CLOSED, Home, append, appended, at, create, log};

fn limited(pages: u32) -> Options {
    Options { page_limit: NonZeroU32::new(pages), ..Options::default() }
}

fn large(room: RoomId, expected: Seq) -> Append {
    let mut append = append(room, expected);
    append.event.body = "x".repeat(20_000);
    append
}

/// Appends until the database is full; returns the newest event that was acknowledged.
async fn fill(store: &Store, room: RoomId, mut newest: Seq) -> Seq {
    loop {
        match store.append(large(room, newest)).await {
            Ok(Appended::Appended { seq }) => newest = seq,
            Ok(other) => panic!("{other:?}"),
            Err(error) => {
                assert_eq!(error, StoreError::Full);
                return newest;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_database_loses_nothing_and_works_again_when_there_is_room() {
    let home = Home::sqlite();
    let store = Store::open_with(&home.location, &limited(100)).await.unwrap();
    let (kept, gone) = (create(&store, 1).await, create(&store, 2).await);
    let newest = fill(&store, gone, Seq::FIRST).await;
    assert!(newest > Seq::new(5), "{newest}");

    // Reading goes on, and nothing that was acknowledged is missing.
    assert_eq!(log(&store, gone).await.len(), usize::try_from(newest.get()).unwrap());
    assert_eq!(store.append(large(kept, Seq::FIRST)).await, Err(StoreError::Full));
    assert_eq!(log(&store, kept).await, ["created"]);
    store.check().await.unwrap();

    // Something small may still fit; here it closes the room, which can then be deleted.
    let mut closing = append(gone, newest);
    closing.state = CLOSED;
    assert_eq!(store.append(closing).await, Ok(appended(newest.get() + 1)));
    assert_eq!(store.purge(at(1_000_000), 10).await, Ok(1));
    assert_eq!(store.append(large(kept, Seq::FIRST)).await, Ok(appended(2)));

    // A larger disk does as well.
    let newest = fill(&store, kept, Seq::new(2)).await;
    store.close().await;
    let store = home.open().await;
    assert_eq!(log(&store, kept).await.len(), usize::try_from(newest.get()).unwrap());
    assert_eq!(store.append(large(kept, newest)).await, Ok(appended(newest.get() + 1)));
    store.check().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn among_many_at_once_those_that_fit_are_stored() {
    let home = Home::sqlite();
    let store = Store::open_with(&home.location, &limited(200)).await.unwrap();
    let mut rooms = Vec::new();
    for number in 1..=60 {
        rooms.push(create(&store, number).await);
    }
    let mut waiting = Vec::new();
    for room in rooms {
        let store = store.clone();
        waiting.push((room, tokio::spawn(async move { store.append(large(room, Seq::FIRST)).await })));
    }
    let (mut stored, mut refused) = (0, 0);
    for (room, result) in waiting {
        let events = match result.await.unwrap() {
            Ok(outcome) => {
                assert_eq!(outcome, appended(2));
                stored += 1;
                2
            }
            Err(error) => {
                assert_eq!(error, StoreError::Full);
                refused += 1;
                1
            }
        };
        assert_eq!(log(&store, room).await.len(), events);
    }
    assert!(stored > 5 && refused > 5, "{stored} stored, {refused} refused");
    store.check().await.unwrap();
}
