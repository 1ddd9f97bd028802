//! Two nodes on one PostgreSQL.

use std::time::Duration;

use aeroplane_protocol::{Bot, Event, LogEntry};
use aeroplane_server::Running;
use aeroplane_store::Store;
use aeroplane_store::testing::Postgres;

use crate::story::repeat_everything;
use crate::support::{Gate, Log, Rolls, Table};
use crate::{configuration, quick, start};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_of_one_room_on_two_nodes_see_the_same_and_outlive_a_node() {
    let database = Postgres::shared().database();
    let [one, other] = [start(&database).await, start(&database).await];
    let gates = [Gate::open(one.address()).await, Gate::open(other.address()).await];
    let doors = gates.each_ref().map(Gate::address);
    let mut table = Table::set([&doors[0], &doors[1]], quick(), Some(Bot::Greedy), Rolls::Linked).await;

    let members = [table.ada.membership.member, table.blaise.membership.member];
    for player in table.players() {
        while player.picture().presence.members != members {
            player.next().await;
        }
    }

    table.start().await;
    table.play_rolls(30).await;
    repeat_everything(&table.ada, &gates[1]).await;
    repeat_everything(&table.blaise, &gates[0]).await;

    gates[0].lead_to(other.address());
    one.stop().await;
    table.play_rolls(60).await;
    assert_eq!(table.ada.connection.reconnections(), 1);
    assert_eq!(table.blaise.connection.reconnections(), 0);
    table.play_to_the_end().await;

    other.stop().await;
    let store = Store::open(&database).await.unwrap();
    let log = Log::read(&store, table.code).await;
    let was_late = |entry: &LogEntry| matches!(entry.event, Event::AutopilotTook { .. });
    assert!(!log.entries.iter().any(was_late), "somebody waited for a node in vain");
    for player in table.players() {
        log.agrees_with(player);
    }
    store.close().await;
}

/// A node that has nobody itself, and takes whatever is due at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_idle_node_pauses_no_game_that_is_watched_on_another() {
    let database = Postgres::shared().database();
    let mut busy = configuration(database.clone());
    busy.timings.sweep = Duration::from_hours(1);
    let mut idle = configuration(database.clone());
    // It does not hear of anybody by and by, and has no patience with rooms where nobody is.
    idle.timings.poll = Duration::from_hours(1);
    idle.timings.away = Duration::ZERO;
    let [busy, idle] = [Running::start(busy).await.unwrap(), Running::start(idle).await.unwrap()];
    let door = busy.address().into();
    let mut table = Table::set([&door, &door], quick(), Some(Bot::Greedy), Rolls::Linked).await;
    table.start().await;
    table.play_rolls(20).await;
    table.meet().await;
    for player in table.players() {
        assert!(!player.has_heard_of(|event| matches!(event, Event::Paused { .. })));
    }
    busy.stop().await;
    idle.stop().await;
}
