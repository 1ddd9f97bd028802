//! The story of a room from its opening to the proof of its dice, with a restart in the middle: the same on both
//! databases.

use aeroplane_client::{Http, Socket};
use aeroplane_dice::Proof;
use aeroplane_protocol::{Bot, ServerMessage, Stage};
use aeroplane_rules::Record;
use aeroplane_store::testing::Postgres;
use aeroplane_store::{Location, Store};

use crate::support::{Gate, Log, Player, Rolls, Table};
use crate::{quick, start};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_a_room_from_its_opening_to_its_proof() {
    let folder = tempfile::tempdir().unwrap();
    tell(&Location::file(folder.path().join("rooms.db"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_a_room_from_its_opening_to_its_proof() {
    tell(&Postgres::shared().database()).await;
}

async fn tell(database: &Location) {
    let first = start(database).await;
    let balancer = Gate::open(first.address()).await;
    let door = balancer.address();
    let mut table = Table::set([&door, &door], quick(), Some(Bot::Greedy), Rolls::Linked).await;
    table.start().await;
    table.play_rolls(20).await;
    repeat_everything(&table.ada, &balancer).await;

    first.stop().await;
    let second = start(database).await;
    balancer.lead_to(second.address());
    table.play_rolls(40).await;
    for player in [&table.ada, &table.blaise] {
        assert_eq!(player.connection.reconnections(), 1);
        assert_eq!(player.closed_with, [Some(1012)]);
        repeat_everything(player, &balancer).await;
    }

    table.play_to_the_end().await;
    assert_eq!(table.ada.picture().stage(), Stage::Over);
    let http = Http::new(door);
    let game = table.ada.picture().room.game.game;
    let record: Record = http.record(game).await.unwrap().parse().unwrap();
    assert!(record.game().is_over());
    let proof = Proof::from_lines(record.proof().unwrap().lines().iter().map(String::as_str)).unwrap();
    assert!(proof.secret.is_some());
    proof.verify().unwrap();
    proof.transcript.compare(record.game().rolls()).unwrap();
    for player in [&table.ada, &table.blaise] {
        player.connection.compare(game, &proof.transcript).unwrap();
    }

    second.stop().await;
    let store = Store::open(database).await.unwrap();
    let log = Log::read(&store, table.code).await;
    for player in table.players() {
        log.agrees_with(player);
    }
    store.close().await;
}

/// Every command that was acknowledged is answered in the same way when it comes again, over another socket, and nothing
/// happens for it.
pub(crate) async fn repeat_everything(player: &Player, gate: &Gate) {
    let membership = &player.membership;
    let token = membership.token.as_ref();
    let mut socket = Socket::open(&gate.address(), membership.code, token, None).await.unwrap();
    let Some(ServerMessage::Welcome { snapshot, .. }) = socket.message().await else {
        panic!("a socket begins with the room")
    };
    assert!(snapshot.seq >= player.seq());
    for acknowledged in &player.acknowledged {
        socket.send(&player.again(acknowledged)).await.unwrap();
        let (id, _, seq) = acknowledged;
        loop {
            match socket.message().await.expect("the socket stays open") {
                ServerMessage::Accepted { id: answered, seq: found } => {
                    assert_eq!((answered, found), (*id, *seq));
                    break;
                }
                ServerMessage::Refused { because, .. } => panic!("{acknowledged:?} is refused: {because}"),
                ServerMessage::Update { update } => assert!(update.seq > snapshot.seq),
                ServerMessage::Welcome { .. }
                | ServerMessage::Resumed { .. }
                | ServerMessage::Presence { .. }
                | ServerMessage::Notice { .. } => {}
            }
        }
    }
    socket.close().await;
}
