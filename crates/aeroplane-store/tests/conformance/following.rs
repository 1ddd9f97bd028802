//! Hearing of what other nodes stored. `away.rs` goes on with it where the connection is lost.

use std::time::Duration;

use aeroplane_store::{DatabaseKind, Heard, Hint, Seq};

use crate::support::{Home, append, appended, create};

pub(crate) async fn what_is_stored_is_told_to_every_node_where_there_are_several(home: Home) {
    let store = home.open().await;
    let room = create(&store, 1).await;
    let mut hints = store.hints().await.unwrap();
    for place in 1..=3 {
        assert_eq!(store.append(append(room, Seq::new(place))).await, Ok(appended(place + 1)));
    }
    match home.location.kind() {
        DatabaseKind::Postgres => {
            for place in 2..=4 {
                assert_eq!(hints.next().await, Heard::Hint(Hint { room, seq: Seq::new(place) }));
            }
        }
        DatabaseKind::Sqlite => {
            let heard = tokio::time::timeout(Duration::ZERO, hints.next()).await;
            assert!(heard.is_err(), "{heard:?}");
        }
    }
}
