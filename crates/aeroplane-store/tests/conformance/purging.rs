//! Rooms that are over.

use aeroplane_store::{Appended, GameId, MemberId, RoomId, Seq, Store, Timestamp};

use crate::support::{CLOSED, Home, append, appended, at, create, log, node, room, token};

async fn close(store: &Store, room: RoomId, touched_at: Timestamp) {
    let mut closing = append(room, Seq::FIRST);
    closing.event.at = touched_at;
    closing.state = CLOSED;
    assert_eq!(store.append(closing).await, Ok(appended(2)));
}

pub(crate) async fn closed_rooms_go_with_all_that_is_theirs(home: Home) {
    let store = home.open().await;
    for number in 1..=3 {
        create(&store, number).await;
    }
    store.beat(node(1)).await.unwrap();
    store.set_presence(room(1), node(1), MemberId(0), 1).await.unwrap();
    close(&store, room(1), at(10)).await;
    close(&store, room(2), at(20)).await;
    assert!(store.head(room(1)).await.unwrap().unwrap().closed);

    assert_eq!(store.purge(at(20), 10).await, Ok(1));
    assert_eq!(store.head(room(1)).await, Ok(None));
    assert_eq!(log(&store, room(1)).await, [""; 0]);
    assert!(store.games(room(1)).await.unwrap().is_empty());
    assert_eq!(store.room_of_game(GameId::new([1; 16])).await, Ok(None));
    assert_eq!(store.member_by_token(room(1), token(1)).await, Ok(None));
    assert_eq!(store.presence(room(1), node(9), at(0)).await, Ok(Vec::new()));
    assert_eq!(store.append(append(room(1), Seq::new(2))).await, Ok(Appended::NoSuchRoom));
    // All its names are free again.
    create(&store, 1).await;

    assert_eq!(log(&store, room(2)).await.len(), 2);
    // An open room stays, however old it is.
    assert_eq!(store.purge(at(1_000_000), 10).await, Ok(1));
    assert_eq!(store.purge(at(1_000_000), 10).await, Ok(0));
    assert_eq!(log(&store, room(3)).await, ["created"]);
}

pub(crate) async fn the_oldest_go_first(home: Home) {
    let store = home.open().await;
    for number in 1..=4_u8 {
        let room = create(&store, number).await;
        close(&store, room, at(100 - i64::from(number))).await;
    }
    assert_eq!(store.purge(at(1_000), 3).await, Ok(3));
    assert!(store.head(room(1)).await.unwrap().is_some());
    assert_eq!(store.head(room(2)).await, Ok(None));
}
