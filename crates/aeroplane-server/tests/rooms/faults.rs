//! A fault in one room is a fault in one room.

use std::sync::LazyLock;

use aeroplane_client::{Frame, Happening};
use aeroplane_protocol::{ClientMessage, Command, Phrase, Seq, ServerMessage};
use aeroplane_rules::Color;

use crate::common::dice::{Faulty, Shared};
use crate::common::{World, closed, hear, id, log, quick, send, soon};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panic_closes_and_reloads_one_room_and_no_other() {
    static FAULTY: LazyLock<Faulty> = LazyLock::new(Faulty::default);
    let world = World::with_entropy(|_| {}, Box::new(Shared(&FAULTY))).await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    players.play_until(|one| one.picture().table.as_ref().unwrap().ply >= 10).await;
    let mut others = world.game(quick(), &[Color::Yellow, Color::Green]).await;
    let mut bare = world.bare(&players.memberships[1]).await;
    soon("the welcome", bare.message()).await.unwrap();

    FAULTY.arm();
    let mut sender = world.bare(&players.memberships[0]).await;
    let say = Command::Say { phrase: Phrase::OhNo };
    sender.send(&ClientMessage::Command { id: id(1), seen: Seq(0), command: say.clone() }).await.unwrap();
    assert_eq!(closed(&mut sender).await, Some(1011));
    assert_eq!(closed(&mut bare).await, Some(1011));
    let before = players.connections[0].seq();
    for connection in &mut players.connections {
        let lost = |happening: &Happening| match happening {
            Happening::Lost { code, .. } => Some(*code),
            _ => None,
        };
        assert_eq!(hear(connection, lost).await, Some(1011));
    }
    // Everybody comes back, misses nothing and plays on; what was not carried out can be sent again.
    let mut again = world.bare_after(&players.memberships[0], before).await;
    assert_eq!(send(&mut again, 1, before, say).await, Ok(before.next()));
    players.play_on().await;
    for player in &players.connections {
        assert_eq!((player.faults().first.clone(), player.reconnections()), (None, 1));
    }
    others.play_on().await;
    for player in &others.connections {
        assert_eq!((player.faults().first.clone(), player.reconnections()), (None, 0));
    }
    assert!(log::text().contains("a room had a fault"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panic_while_a_room_is_opened_costs_that_request_alone() {
    static FAULTY: LazyLock<Faulty> = LazyLock::new(Faulty::default);
    let world = World::with_entropy(|_| {}, Box::new(Shared(&FAULTY))).await;
    let room = world.open(quick()).await;
    let mut socket = world.bare(&room).await;
    FAULTY.arm();
    assert!(world.http.open(crate::common::name("Eve"), quick()).await.is_err());
    world.open(quick()).await;
    match soon("the welcome", socket.receive()).await {
        Frame::Message(message) => assert!(matches!(*message, ServerMessage::Welcome { .. })),
        other => panic!("{other:?}"),
    }
    send(&mut socket, 1, Seq(0), Command::Say { phrase: Phrase::Hello }).await.unwrap();
}
