//! What is due, and who does it.

use std::collections::BTreeSet;

use aeroplane_store::{Creation, DatabaseKind, DueRoom, RoomId, Seq, Store};

use crate::support::{Home, append, appended, at, new_room, room};

async fn create_due(store: &Store, number: u8, due_at: Option<i64>) {
    let mut new = new_room(number);
    new.due_at = due_at.map(at);
    assert_eq!(store.create_room(new).await, Ok(Creation::Created));
}

async fn claim(store: &Store, now: i64, limit: u32) -> Vec<RoomId> {
    let claimed = store.claim_due(at(now), 1_000, limit).await.unwrap();
    claimed.into_iter().map(|due| due.room).collect()
}

pub(crate) async fn what_is_due_is_given_out_oldest_first(home: Home) {
    let store = home.open().await;
    for (number, due_at) in [(1, Some(300)), (2, Some(100)), (3, None), (4, Some(200)), (5, Some(5_000))] {
        create_due(&store, number, due_at).await;
    }
    assert_eq!(claim(&store, 99, 10).await, []);
    let first = store.claim_due(at(400), 1_000, 1).await.unwrap();
    assert_eq!(first, [DueRoom { room: room(2), seq: Seq::FIRST, due_at: at(100) }]);
    assert_eq!(claim(&store, 400, 10).await, [room(4), room(1)]);
    assert_eq!(claim(&store, 400, 10).await, []);
}

pub(crate) async fn a_room_is_given_to_one_node_at_a_time(home: Home) {
    let store = home.open().await;
    for number in 0..60 {
        create_due(&store, number, Some(100)).await;
    }
    let other = home.open().await;
    let sweeps: Vec<_> = (0..12)
        .map(|sweep| {
            let store = if sweep % 2 == 0 { store.clone() } else { other.clone() };
            tokio::spawn(async move { claim(&store, 200, 8).await })
        })
        .collect();
    let mut given = BTreeSet::new();
    for sweep in sweeps {
        for room in sweep.await.unwrap() {
            assert!(given.insert(room), "{room} was given out twice");
        }
    }
    // Whoever found rooms locked may have gone away with fewer; the rest is still to be had.
    loop {
        let rest = claim(&store, 200, 8).await;
        if rest.is_empty() {
            break;
        }
        for room in rest {
            assert!(given.insert(room), "{room} was given out twice");
        }
    }
    assert_eq!(given.len(), 60);
}

pub(crate) async fn an_event_gives_the_claim_back(home: Home) {
    let store = home.open().await;
    create_due(&store, 1, Some(100)).await;
    assert_eq!(claim(&store, 200, 10).await, [room(1)]);
    let mut done = append(room(1), Seq::FIRST);
    done.state.due_at = Some(at(150));
    assert_eq!(store.append(done).await, Ok(appended(2)));
    assert_eq!(claim(&store, 200, 10).await, [room(1)]);
    // Nothing is due any more.
    assert_eq!(store.append(append(room(1), Seq::new(2))).await, Ok(appended(3)));
    assert_eq!(claim(&store, 9_000, 10).await, []);
}

pub(crate) async fn a_sweep_that_finds_nothing_writes_nothing(home: Home) {
    let store = home.open().await;
    create_due(&store, 1, Some(100)).await;
    create_due(&store, 2, Some(900)).await;
    assert_eq!(claim(&store, 200, 10).await, [room(1)]);
    // Nobody can write now, and whoever tried would wait in vain.
    let holder = home
        .block(match home.location.kind() {
            DatabaseKind::Sqlite => "BEGIN IMMEDIATE",
            DatabaseKind::Postgres => "BEGIN; LOCK TABLE rooms IN EXCLUSIVE MODE",
        })
        .await;
    assert_eq!(claim(&store, 200, 10).await, []);
    holder.let_go().await;
}

pub(crate) async fn a_lost_nodes_rooms_are_due_again_after_its_lease(home: Home) {
    let store = home.open().await;
    create_due(&store, 1, Some(100)).await;
    assert_eq!(claim(&store, 200, 10).await, [room(1)]);
    assert_eq!(claim(&store, 1_199, 10).await, []);
    assert_eq!(claim(&store, 1_200, 10).await, [room(1)]);
}
