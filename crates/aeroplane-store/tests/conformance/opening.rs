//! Opening, migrating, closing.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use aeroplane_store::{DatabaseKind, Seq, Store, StoreError};

use crate::support::{Home, append, appended, create, log, node, room};

/// The version of the tables.
const VERSION: i64 = 2;

/// A database of version 1 with a public room in it.
const FIRST_VERSION: &str = concat!(
    "CREATE TABLE migrations (version BIGINT NOT NULL PRIMARY KEY, applied_at BIGINT NOT NULL);\n",
    "INSERT INTO migrations (version, applied_at) VALUES (1, 0);\n",
    include_str!("../../migrations/0001_rooms.sql"),
    "INSERT INTO rooms (id, code, invite, seq, claimed_until, public, listing, closed, created_at, touched_at) \
     VALUES ('01010101010101010101010101010101', 'CODE0001', '01010101010101010101010101010101', 1, 0, TRUE, \
     'waits', FALSE, 1, 1);\n",
);

pub(crate) async fn an_older_database_keeps_what_it_holds(home: Home) {
    if let Some(path) = home.location.path() {
        std::fs::write(path, "").unwrap();
    }
    home.meddle(FIRST_VERSION).await;
    let store = home.open().await;
    assert_eq!(store.check().await.unwrap().schema_version, VERSION);
    let listed: Vec<_> = store.public_rooms(10).await.unwrap().into_iter().map(|room| room.listing).collect();
    assert_eq!(listed, ["waits"]);
    assert_eq!(store.public_games(10).await, Ok(Vec::new()));
}

pub(crate) async fn an_empty_database_needs_no_set_up(home: Home) {
    let store = home.open().await;
    assert_eq!(store.rooms_open().await, Ok(0));
    assert_eq!(store.head(room(1)).await, Ok(None));
    let health = store.check().await.unwrap();
    assert_eq!((health.database, health.schema_version), (home.location.kind(), VERSION));
}

pub(crate) async fn looking_changes_nothing(home: Home) {
    if let Some(path) = home.location.path() {
        assert!(Store::inspect(&home.location).await.is_err());
        assert!(!path.exists());
        std::fs::write(path, "").unwrap();
    }
    for _ in 0..2 {
        let health = Store::inspect(&home.location).await.unwrap();
        assert_eq!((health.database, health.schema_version), (home.location.kind(), 0));
    }
    let store = home.open().await;
    let version = Store::inspect(&home.location).await.unwrap().schema_version;
    assert_eq!(version, store.check().await.unwrap().known_version);
    home.meddle("INSERT INTO migrations (version, applied_at) VALUES (99, 0)").await;
    assert_eq!(Store::inspect(&home.location).await, Err(StoreError::Newer { found: 99, known: version }));
}

pub(crate) async fn what_was_stored_is_there_after_opening_again(home: Home) {
    let store = home.open().await;
    let room = create(&store, 1).await;
    store.append(append(room, Seq::FIRST)).await.unwrap();
    store.close().await;
    let store = home.open().await;
    assert_eq!(log(&store, room).await, ["created", "went on"]);
    assert_eq!(store.append(append(room, Seq::new(2))).await, Ok(appended(3)));
}

pub(crate) async fn nodes_that_open_an_empty_database_at_once_do_not_disturb_each_other(home: Home) {
    let opened: Vec<_> = (0..6)
        .map(|_| {
            let location = home.location.clone();
            tokio::spawn(async move { Store::open(&location).await })
        })
        .collect();
    for store in opened {
        let store = store.await.unwrap().unwrap();
        assert_eq!(store.check().await.unwrap().schema_version, VERSION);
    }
}

pub(crate) async fn a_newer_database_is_refused_and_left_alone(home: Home) {
    let store = home.open().await;
    home.meddle("INSERT INTO migrations (version, applied_at) VALUES (99, 0)").await;
    let newer = StoreError::Newer { found: 99, known: VERSION };
    assert_eq!(store.check().await, Err(newer.clone()));
    store.close().await;
    assert_eq!(Store::open(&home.location).await.err(), Some(newer));
    home.meddle("DELETE FROM migrations WHERE version = 99").await;
    assert_eq!(home.open().await.rooms_open().await, Ok(0));
}

pub(crate) async fn a_closed_store_is_unavailable(home: Home) {
    let store = home.open().await;
    let room = create(&store, 1).await;
    store.close().await;
    let unavailable = |error| matches!(error, StoreError::Unavailable { .. });
    assert!(unavailable(store.append(append(room, Seq::FIRST)).await.unwrap_err()));
    assert!(unavailable(store.head(room).await.unwrap_err()));
    assert!(unavailable(store.ping().await.unwrap_err()));
}

pub(crate) async fn the_clock_is_the_databases(home: Home) {
    let store = home.open().await;
    // Both databases run on this computer, so their clocks are its own.
    let own = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    let before = own();
    let told = store.beat(node(1)).await.unwrap();
    let after = own();
    let told = u128::try_from(told.as_millis()).unwrap();
    // Rounding may take one millisecond, the measured round trip another.
    assert!((before.saturating_sub(50)..=after + 50).contains(&told), "{before} {told} {after}");
    assert!(store.now() >= store.last_beat().await.unwrap().unwrap());
    assert!(store.ping().await.unwrap() < Duration::from_secs(5));
    match home.location.kind() {
        DatabaseKind::Sqlite => assert!(home.location.path().is_some()),
        DatabaseKind::Postgres => assert!(home.location.path().is_none()),
    }
}
