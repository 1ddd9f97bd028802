//! Commands that come twice, late or in another order; clients that are behind; two tabs of one member.

use aeroplane_client::{Happening, Socket};
use aeroplane_protocol::{
    ClientMessage, Command, Event, Notice, Phrase, Refusal, Seq, ServerMessage, Snapshot, Update,
};
use aeroplane_rules::Color;
use proptest::prelude::*;

use crate::common::{World, answer, hear, id, is_to_roll, quick, send, soon};

/// What a client sends in the property below: which of its commands, over which of its two sockets.
#[derive(Debug, Clone, Copy)]
struct Sending {
    command: usize,
    tab: usize,
}

fn sendings() -> impl Strategy<Value = Vec<Sending>> {
    let sending = (0..6_usize, 0..2_usize).prop_map(|(command, tab)| Sending { command, tab });
    prop::collection::vec(sending, 8..40)
}

/// The answer to every command in the order of sending; what else arrives is passed over.
async fn answers(socket: &mut Socket, many: usize) -> Vec<(u64, Result<Seq, Refusal>)> {
    let mut found = Vec::new();
    while found.len() < many {
        match soon("an answer", socket.message()).await.expect("the socket was closed") {
            ServerMessage::Accepted { id, seq } => found.push((number(id), Ok(seq))),
            ServerMessage::Refused { id: Some(id), because, .. } => found.push((number(id), Err(because))),
            _ => {}
        }
    }
    found
}

fn number(id: aeroplane_protocol::CommandId) -> u64 {
    u64::from(id.as_bytes()[15])
}

#[test]
fn any_mix_of_repeated_reordered_and_delayed_commands_is_answered_alike() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let world = runtime.block_on(World::new());
    let cases = ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(cases, |(sendings in sendings())| runtime.block_on(mix(&world, &sendings)));
    runtime.block_on(world.server.stop());
}

async fn mix(world: &World, sendings: &[Sending]) {
    let players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    let mover = players.mover().unwrap();
    let seen = players.connections[0].seq();
    let color = players.connections[mover].picture().turn().unwrap();
    let roll = answer(&players.connections[mover]).unwrap();
    // The first two are one roll twice over: only one of them can be carried out.
    let commands = [
        roll.clone(),
        roll,
        Command::Say { phrase: Phrase::Hello },
        Command::Say { phrase: Phrase::Hello },
        Command::HandOver { color },
        Command::GiveHost { member: players.memberships[1 - mover].member },
    ];
    let membership = &players.memberships[mover];
    let mut tabs = [world.bare(membership).await, world.bare(membership).await];
    let mut sent = [0; 2];
    for sending in sendings {
        let command = commands[sending.command].clone();
        let id = id(u64::try_from(sending.command).unwrap());
        tabs[sending.tab].send(&ClientMessage::Command { id, seen, command }).await.unwrap();
        sent[sending.tab] += 1;
    }
    let [one, other] = &mut tabs;
    let (one, other) = tokio::join!(answers(one, sent[0]), answers(other, sent[1]));
    let mut accepted: [Option<Seq>; 6] = [None; 6];
    for (number, outcome) in one.iter().chain(&other) {
        let known = &mut accepted[usize::try_from(*number).unwrap()];
        match outcome {
            Ok(seq) => assert_eq!(*known.get_or_insert(*seq), *seq, "{number} was carried out twice"),
            Err(
                Refusal::TooFast { .. }
                | Refusal::Stale {}
                | Refusal::NotTheHost {}
                | Refusal::Already {}
                | Refusal::OnAutopilot {},
            ) => {}
            Err(other) => panic!("{number}: {other}"),
        }
    }
    // On each socket, what was accepted once is accepted whenever it is sent again.
    for answers in [&one, &other] {
        let mut done = [false; 6];
        for (number, outcome) in answers {
            let done = &mut done[usize::try_from(*number).unwrap()];
            assert!(outcome.is_ok() || !*done, "{number} was carried out, and then refused");
            *done |= outcome.is_ok();
        }
    }
    // The room has exactly the events that were acknowledged.
    let events = resumed(world, &players.memberships[0], seen).await;
    let mut own: Vec<Seq> = accepted.iter().flatten().copied().collect();
    own.sort_unstable();
    own.dedup();
    assert_eq!(own.len(), accepted.iter().flatten().count(), "two commands became one event");
    let by_member = |update: &&Update| update.by == Some(membership.member);
    assert_eq!(events.iter().filter(by_member).map(|update| update.seq).collect::<Vec<_>>(), own);
    assert!(
        events
            .iter()
            .filter(|update| update.by.is_some() && matches!(update.event, Event::Rolled { .. }))
            .count()
            <= 1
    );
}

/// Everything after that event.
async fn resumed(world: &World, room: &aeroplane_protocol::http::Membership, after: Seq) -> Vec<Update> {
    match first(&mut world.bare_after(room, after).await).await {
        Caught::Up(updates) => updates,
        Caught::Whole(snapshot) => panic!("{snapshot:?}"),
    }
}

enum Caught {
    Up(Vec<Update>),
    Whole(Box<Snapshot>),
}

/// The first message of a socket.
async fn first(socket: &mut Socket) -> Caught {
    match soon("a first message", socket.message()).await.unwrap() {
        ServerMessage::Resumed { updates, .. } => Caught::Up(updates),
        ServerMessage::Welcome { snapshot, .. } => Caught::Whole(Box::new(snapshot)),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_resumes_gets_all_the_rest_or_the_whole_room() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    players.play_until(|one| one.seq() >= Seq(170)).await;
    let room = players.memberships[1].clone();
    let last = players.connections[0].seq();
    let (mut up, mut whole) = (0, 0);
    let mut asking = world.bare(&room).await;
    let Caught::Whole(now) = first(&mut asking).await else { panic!("no welcome") };
    for after in 0..=last.0 + 2 {
        let after = Seq(after);
        asking.send(&ClientMessage::Resume { after }).await.unwrap();
        let caught = loop {
            match soon("an answer", asking.message()).await.unwrap() {
                ServerMessage::Resumed { updates, .. } => break Caught::Up(updates),
                ServerMessage::Welcome { snapshot, .. } => break Caught::Whole(Box::new(snapshot)),
                _ => {}
            }
        };
        match caught {
            Caught::Up(updates) => {
                up += 1;
                let seqs: Vec<u32> = updates.iter().map(|update| update.seq.0).collect();
                assert_eq!(seqs, (after.0 + 1..=last.0).collect::<Vec<_>>());
                if let Some(update) = updates.last() {
                    assert_eq!((&update.room, &update.table), (&Some(now.room.clone()), &now.table));
                }
            }
            Caught::Whole(snapshot) => {
                whole += 1;
                assert_eq!(snapshot, now, "{after}");
            }
        }
    }
    assert!(up > 100 && whole > 10, "{up} {whole}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stale_command_is_answered_with_what_was_missed() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    let seen = players.connections[0].seq();
    players.play_until(|one| one.seq() >= Seq(seen.0 + 6)).await;
    let last = players.connections[0].seq();
    let mut socket = world.bare_after(&players.memberships[0], last).await;
    for after in seen.0..last.0 {
        let id = id(u64::from(after));
        let roll = Command::Roll { link: None };
        socket.send(&ClientMessage::Command { id, seen: Seq(after), command: roll }).await.unwrap();
        let (because, missing) = loop {
            if let ServerMessage::Refused { because, missing, .. } =
                soon("a refusal", socket.message()).await.unwrap()
            {
                break (because, missing);
            }
        };
        assert_eq!(because, Refusal::Stale {}, "{after}");
        let seqs: Vec<u32> = missing.iter().map(|update| update.seq.0).collect();
        assert_eq!(seqs, (after + 1..=last.0).collect::<Vec<_>>());
    }
    let ahead = send(&mut socket, 99, Seq(last.0 + 1), Command::Roll { link: None }).await;
    assert_eq!(ahead, Err(Refusal::Ahead {}));
}

/// Two rolls within a moment, and the same message twice: one roll in the record.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a05_a_double_click_is_one_roll() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    for round in 0..5 {
        players.play_until(is_to_roll).await;
        let mover = players.mover().unwrap();
        let (seen, roll) = (players.connections[0].seq(), answer(&players.connections[mover]).unwrap());
        let mut tab = world.bare_after(&players.memberships[mover], seen).await;
        for number in [10 * round, 10 * round, 10 * round + 1] {
            let message = ClientMessage::Command { id: id(number), seen, command: roll.clone() };
            tab.send(&message).await.unwrap();
        }
        let found = answers(&mut tab, 3).await;
        assert_eq!(found[0].1, Ok(seen.next()));
        assert_eq!(found[1].1, found[0].1);
        assert_eq!(found[2].1, Err(Refusal::Stale {}));
        players.see(seen.next()).await;
        players.step().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a29_two_tabs_of_one_seat_are_both_live_and_the_first_command_wins() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    let mover = players.mover().unwrap();
    let other_tab = world.enter(&players.memberships[mover]).await;
    let elsewhere = |happening: &Happening| match happening {
        Happening::Notice(Notice::OpenElsewhere { connections }) => Some(*connections),
        _ => None,
    };
    assert_eq!(hear(&mut players.connections[mover], elsewhere).await, 2);
    let membership = players.memberships[mover].clone();
    players.connections.push(other_tab);
    players.memberships.push(membership);
    for _ in 0..6 {
        players.play_until(is_to_roll).await;
        players.agree().await;
        let seen = players.connections[0].seq();
        let roll = answer(&players.connections[players.mover().unwrap()]).unwrap();
        if players.mover() != Some(mover) {
            players.step().await;
            continue;
        }
        let [mut one, mut other] = [
            world.bare_after(&players.memberships[mover], seen).await,
            world.bare_after(&players.memberships[mover], seen).await,
        ];
        let number = u64::from(seen.0) * 2 % 250;
        let (one, other) = tokio::join!(
            send(&mut one, number, seen, roll.clone()),
            send(&mut other, number + 1, seen, roll)
        );
        let mut outcomes = [one, other];
        outcomes.sort_by_key(Result::is_err);
        assert_eq!(outcomes, [Ok(seen.next()), Err(Refusal::Stale {})]);
        players.see(seen.next()).await;
    }
    // Presence counts members and not tabs; closing one tab changes nothing about that.
    let members = players.connections[0].picture().presence.members.len();
    assert_eq!(members, 2);
    players.connections.pop().unwrap().close().await;
    players.memberships.pop();
    players.play_until(|one| one.picture().table.as_ref().unwrap().ply >= 20).await;
    assert_eq!(players.connections[0].picture().presence.members.len(), 2);
}
