//! Calls that take too long, and calls that nobody waits for.

use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use aeroplane_store::{Appended, DatabaseKind, Options, Seq, Store, StoreError};

use crate::support::{Home, append, appended, command, command_append, create, log};

pub(crate) async fn a_database_that_somebody_else_blocks_is_unavailable_in_time(home: Home) {
    let limit = Duration::from_millis(500);
    // Fewer connections than calls, so that one that was not given back would be missed.
    let connections = NonZeroU32::MIN.saturating_add(2);
    let options = Options { connections, patience: limit, time_limit: limit, ..Options::default() };
    let store = Store::open_with(&home.location, &options).await.unwrap();
    let room = create(&store, 1).await;
    let block = match home.location.kind() {
        DatabaseKind::Sqlite => "BEGIN IMMEDIATE",
        DatabaseKind::Postgres => "BEGIN; SELECT id FROM rooms FOR UPDATE",
    };
    let holder = home.block(block).await;
    let asked = Instant::now();
    for _ in 0..5 {
        let blocked = store.append(command_append(room, Seq::FIRST, command(1))).await;
        assert!(matches!(blocked, Err(StoreError::Unavailable { .. })), "{blocked:?}");
    }
    assert!(asked.elapsed() < 5 * limit * 3, "{:?}", asked.elapsed());
    // Whoever only reads does not notice.
    assert_eq!(log(&store, room).await, ["created"]);
    holder.let_go().await;
    // None of the calls that were given up holds anything.
    let outcome = loop {
        match store.append(command_append(room, Seq::FIRST, command(1))).await {
            Ok(outcome) => break outcome,
            Err(error) => assert!(matches!(error, StoreError::Unavailable { .. }), "{error}"),
        }
    };
    let seq = Seq::new(2);
    assert!(outcome == Appended::Appended { seq } || outcome == Appended::Repeated { seq });
    assert_eq!(store.append(append(room, seq)).await, Ok(appended(3)));
}

pub(crate) async fn calls_that_are_given_up_leave_nothing_half_done(home: Home) {
    let store = home.open().await;
    let room = create(&store, 1).await;
    let mut newest = Seq::FIRST;
    for number in 0..200 {
        // Given up at ever other points, from before the beginning to after the end.
        let patience = Duration::from_micros(u64::from(number) * 20);
        let call = store.append(command_append(room, newest, command(number)));
        let result = tokio::time::timeout(patience, call).await;
        // Whatever became of it, it can be asked again, and is carried out once.
        let seq = newest.next();
        let again = store.append(command_append(room, newest, command(number))).await;
        if let Ok(result) = result {
            assert_eq!(result, Ok(appended(seq.get())));
            assert_eq!(again, Ok(Appended::Repeated { seq }));
        } else {
            let again = again.unwrap();
            assert!(again == Appended::Appended { seq } || again == Appended::Repeated { seq }, "{again:?}");
        }
        newest = seq;
    }
    assert_eq!(log(&store, room).await.len(), 201);
}
