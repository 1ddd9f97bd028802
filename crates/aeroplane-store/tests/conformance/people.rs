//! Nodes, and who is connected through them.

use aeroplane_store::MemberId;

use crate::support::{Home, at, create, node};

pub(crate) async fn presence_is_a_count_over_living_nodes(home: Home) {
    let store = home.open().await;
    let (room, other) = (create(&store, 1).await, create(&store, 2).await);
    let started = store.beat(node(1)).await.unwrap();
    store.beat(node(2)).await.unwrap();
    let (ann, bob) = (MemberId(0), MemberId(1));
    store.set_presence(room, node(1), ann, 2).await.unwrap();
    store.set_presence(room, node(2), ann, 1).await.unwrap();
    store.set_presence(room, node(2), bob, 1).await.unwrap();
    store.set_presence(other, node(2), ann, 5).await.unwrap();
    // A node that never said it lives counts for nothing.
    store.set_presence(room, node(3), bob, 7).await.unwrap();
    assert_eq!(store.presence(room, node(9), started).await, Ok(vec![(ann, 3), (bob, 1)]));
    store.set_presence(room, node(1), ann, 1).await.unwrap();
    store.set_presence(room, node(2), bob, 0).await.unwrap();
    assert_eq!(store.presence(room, node(9), started).await, Ok(vec![(ann, 2)]));
    assert_eq!(store.presence(room, node(2), started).await, Ok(vec![(ann, 1)]));
    assert_eq!(store.presence(room, node(3), started).await, Ok(vec![(ann, 2)]));
    let later = store.now().plus_millis(60_000);
    assert_eq!(store.presence(room, node(9), later).await, Ok(Vec::new()));
}

pub(crate) async fn a_node_that_stops_is_forgotten(home: Home) {
    let store = home.open().await;
    let room = create(&store, 1).await;
    store.beat(node(1)).await.unwrap();
    store.beat(node(2)).await.unwrap();
    store.set_presence(room, node(1), MemberId(0), 1).await.unwrap();
    store.set_presence(room, node(2), MemberId(1), 1).await.unwrap();
    store.forget_node(node(1)).await.unwrap();
    assert_eq!(store.presence(room, node(9), at(0)).await, Ok(vec![(MemberId(1), 1)]));
    // It comes back with nobody.
    store.beat(node(1)).await.unwrap();
    assert_eq!(store.presence(room, node(9), at(0)).await, Ok(vec![(MemberId(1), 1)]));
}

pub(crate) async fn the_last_beat_outlives_the_clean_up(home: Home) {
    let store = home.open().await;
    assert_eq!(store.last_beat().await, Ok(None));
    let room = create(&store, 1).await;
    store.beat(node(1)).await.unwrap();
    home.meddle("UPDATE nodes SET seen_at = 5").await;
    store.beat(node(2)).await.unwrap();
    home.meddle("UPDATE nodes SET seen_at = 7 WHERE seen_at > 5").await;
    assert_eq!(store.last_beat().await, Ok(Some(at(7))));
    store.set_presence(room, node(2), MemberId(0), 1).await.unwrap();

    assert_eq!(store.forget_dead_nodes(at(6)).await, Ok(1));
    assert_eq!(store.presence(room, node(9), at(0)).await, Ok(vec![(MemberId(0), 1)]));
    // The last beat stays, the connections of a dead node do not.
    assert_eq!(store.forget_dead_nodes(at(100)).await, Ok(0));
    assert_eq!(store.last_beat().await, Ok(Some(at(7))));
    assert_eq!(store.presence(room, node(9), at(0)).await, Ok(Vec::new()));
}
