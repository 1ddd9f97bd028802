//! People who drop out, fall asleep or do not read, and come back.

use std::sync::Arc;
use std::time::Duration;

use aeroplane_client::{Connection, Frame, Happening, Options, Socket};
use aeroplane_protocol::{
    AutopilotCause, ClientMessage, Command, Control, Event, HostCause, Phase, Phrase, Seq, ServerMessage,
    Settings,
};
use aeroplane_rules::Color;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::common::proxy::Network;
use crate::common::{World, closed, hear, id, quick, see, soon};

const SHORT: Duration = Duration::from_millis(150);

/// Whether a presence message tells that so many members are there.
fn members(count: usize) -> impl Fn(&Connection) -> bool {
    move |one| one.picture().presence.members.len() == count
}

async fn wait_for(one: &mut Connection, is_so: impl Fn(&Connection) -> bool) {
    let waiting = async {
        while !is_so(one) {
            one.next().await.unwrap();
        }
    };
    soon("the picture to change", waiting).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a25_others_see_who_dropped_out_and_who_is_back() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    let gone = players.connections.pop().unwrap();
    let mut one = players.connections.pop().unwrap();
    wait_for(&mut one, members(2)).await;
    // The process is killed: its socket breaks.
    drop(gone);
    wait_for(&mut one, members(1)).await;
    let _back = world.enter(&players.memberships[1]).await;
    wait_for(&mut one, members(2)).await;
    let _watcher = world.watch(&players.memberships[1]).await;
    wait_for(&mut one, |one| one.picture().presence.watchers == 1).await;
}

/// A blackout: nothing arrives any more and nobody is told. The badge comes with the ping that is not answered; the seat is
/// kept, nobody plays for it before its time is up, and who comes back goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_blackout_costs_nobody_the_seat() {
    let world = World::with(|configuration| {
        configuration.timings.ping = SHORT;
        configuration.timings.pong = SHORT * 2;
    })
    .await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    let network = Network::to(world.server.address()).await;
    let options = Options { patience: SHORT * 4, ..Options::default() };
    let membership = players.memberships[1].clone();
    let mut far =
        Connection::open(&network.address(), membership.code, membership.token, options).await.unwrap();
    drop(players.connections.pop());
    let mut near = players.connections.pop().unwrap();
    wait_for(&mut near, members(2)).await;
    let before = near.seq();
    network.go_dark();
    let told = hear(&mut near, |happening| matches!(happening, Happening::Presence).then_some(()));
    let silent = async {
        // The far side notices too, and tries again and again.
        hear(&mut far, |happening| matches!(happening, Happening::Lost { .. }).then_some(())).await;
    };
    tokio::join!(told, silent);
    wait_for(&mut near, members(1)).await;
    let control = near.picture().room.seats[Color::Blue].control;
    assert_eq!((control, near.seq()), (Some(Control::Player), before));
    network.come_back();
    let say = Command::Say { phrase: Phrase::Hello };
    let (said, ()) = tokio::join!(soon("the return", far.ask(say)), wait_for(&mut near, members(2)));
    assert_eq!(said.unwrap(), Ok(before.next()));
    assert_eq!((far.faults().first.clone(), far.reconnections()), (None, 1));
}

/// A page in a hidden tab runs no timers, but its browser answers pings.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_only_answers_pings_stays_online() {
    let world = World::with(|configuration| {
        configuration.timings.ping = Duration::from_millis(50);
        configuration.timings.pong = SHORT * 20;
        configuration.timings.away = SHORT;
    })
    .await;
    let mut players = world.lobby(quick(), &[Color::Red, Color::Blue]).await;
    let mut hidden = world.bare_after(&players.memberships[0], players.connections[0].seq()).await;
    drop(players.connections.remove(0));
    let mut other = players.connections.remove(0);
    wait_for(&mut other, members(2)).await;
    let mut beats = 0;
    let answering = async {
        while beats < 25 {
            match hidden.receive().await {
                Frame::Beat => beats += 1,
                Frame::Message(_) => {}
                other => panic!("{other:?}"),
            }
        }
    };
    // The other one listens too, so that it is seen as well.
    tokio::select! {
        () = soon("pings", answering) => {}
        () = async { loop { other.next().await.unwrap(); } } => {}
    }
    assert!(members(2)(&other));
    // Shown again, it finds everything as it is.
    hidden.send(&ClientMessage::Resume { after: other.seq() }).await.unwrap();
    let resumed = async {
        loop {
            if let Some(ServerMessage::Resumed { updates, .. }) = hidden.message().await {
                return updates;
            }
        }
    };
    assert_eq!(soon("the answer", resumed).await, []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_answers_no_ping_is_gone() {
    let world = World::with(|configuration| {
        configuration.timings.ping = SHORT;
        configuration.timings.pong = SHORT;
    })
    .await;
    let room = world.open(quick()).await;
    let mut watcher = world.watch(&room).await;
    // A socket answers pings only while it is asked for what arrives.
    let mut silent = world.bare(&room).await;
    wait_for(&mut watcher, members(1)).await;
    wait_for(&mut watcher, members(0)).await;
    assert_eq!(closed(&mut silent).await, Some(1001));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_do_not_play_on_when_everybody_is_gone_and_go_on_when_somebody_is_back() {
    let world = World::with(|configuration| configuration.timings.away = SHORT).await;
    let mut players =
        world.lobby(Settings { pace: aeroplane_protocol::Pace::People, ..quick() }, &[Color::Red]).await;
    for color in [Color::Yellow, Color::Blue] {
        let plan = aeroplane_protocol::SeatPlan::Bot { bot: aeroplane_protocol::Bot::Random };
        players.ask(0, Command::SetSeat { color, plan }).await;
    }
    players.start().await;
    // Blackouts of a moment stop nothing: whoever is back in time finds the game going on.
    players.ask(0, Command::HandOver { color: Color::Red }).await;
    let seq = players.connections[0].seq();
    drop(players.connections.pop());
    let paused = async {
        loop {
            let room = world.http.summary(players.memberships[0].code).await.unwrap().room;
            if let Phase::Playing { paused: true } = room.phase {
                return;
            }
            tokio::task::yield_now().await;
        }
    };
    soon("the pause", paused).await;
    let mut back = world.enter(&players.memberships[0]).await;
    wait_for(&mut back, |one| matches!(one.picture().room.phase, Phase::Playing { paused: false })).await;
    assert!(back.seq() > seq);
    let after = back.seq();
    see(&mut back, Seq(after.0 + 2)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a12_another_member_becomes_the_host_and_the_old_one_returns_as_a_normal_player() {
    let world = World::with(|configuration| configuration.timings.away = SHORT).await;
    let mut players = world.lobby(quick(), &[Color::Red, Color::Blue, Color::Green]).await;
    let old = players.connections.remove(0);
    drop(old);
    let change = |happening: &Happening| match happening {
        Happening::Updated(update) => match update.event {
            Event::HostChanged { member, because } => Some((member, because)),
            _ => None,
        },
        _ => None,
    };
    let (host, because) = hear(&mut players.connections[0], change).await;
    assert_eq!((host, because), (players.memberships[1].member, HostCause::Away));
    let mut back = world.enter(&players.memberships[0]).await;
    let refused = back.ask(Command::Start {}).await.unwrap();
    assert_eq!(refused, Err(aeroplane_protocol::Refusal::NotTheHost {}));
    assert!(back.picture().own_seats().contains(Color::Red));
    players.connections[0].ask(Command::Start {}).await.unwrap().unwrap();
}

/// Opens a socket whose system keeps little of what is not read.
async fn deaf(
    world: &World,
    code: aeroplane_protocol::RoomCode,
) -> tokio_tungstenite::WebSocketStream<TcpStream> {
    let address = world.server.address();
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(address).await.unwrap();
    let request = format!("ws://{address}/api/rooms/{code}/socket").into_client_request().unwrap();
    tokio_tungstenite::client_async(request, stream).await.unwrap().0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_is_closed_and_nobody_else_waits() {
    let world = World::with(|configuration| configuration.limits.queue = 64).await;
    let room = world.open(quick()).await;
    let mut host = world.bare(&room).await;
    let mut deaf_ones = Vec::new();
    for _ in 0..10 {
        deaf_ones.push(deaf(&world, room.code).await);
    }
    // The host is as quick as those who read, but for a few messages.
    let pace = Arc::new(Semaphore::new(40 * 20));
    let mut readers = Vec::new();
    for _ in 0..40 {
        let pace = Arc::clone(&pace);
        let mut socket = Socket::open(&world.address, room.code, None, None).await.unwrap();
        readers.push(tokio::spawn(async move {
            let mut seqs = Vec::new();
            while let Some(message) = socket.message().await {
                let ServerMessage::Update { update } = message else { continue };
                seqs.push(update.seq.0);
                pace.add_permits(1);
                if let Event::Said { .. } = update.event {
                    break;
                }
            }
            seqs
        }));
    }
    // Settings go back and forth, which is told with the whole room each time.
    let mut last = Seq(1);
    let mut watchers = 50;
    for number in 0..10_000 {
        if watchers <= 40 {
            break;
        }
        soon("the readers", pace.acquire_many(40)).await.unwrap().forget();
        let settings = Settings { chat: number % 2 == 0, ..quick() };
        let change = ClientMessage::Command {
            id: id(number),
            seen: last,
            command: Command::ChangeSettings { settings },
        };
        host.send(&change).await.unwrap();
        loop {
            match soon("an answer", host.message()).await.expect("the host was closed") {
                ServerMessage::Accepted { seq, .. } => {
                    last = seq;
                    break;
                }
                ServerMessage::Presence { presence } if number > 0 => watchers = presence.watchers,
                ServerMessage::Refused { because, .. } => panic!("{because}"),
                _ => {}
            }
        }
    }
    assert_eq!(watchers, 40);
    let say = Command::Say { phrase: Phrase::WellPlayed };
    host.send(&ClientMessage::Command { id: id(99_999), seen: last, command: say }).await.unwrap();
    for reader in readers {
        let seqs = soon("a reader", reader).await.unwrap();
        assert!(seqs.windows(2).all(|pair| pair[1] == pair[0] + 1), "a reader missed something");
        assert!(seqs.len() > 100);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn taking_over_again_takes_one_message() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    let took = players.ask(1, Command::HandOver { color: Color::Blue }).await;
    let asked = AutopilotCause::Asked;
    let mut late = world.bare_after(&players.memberships[1], Seq(took.0 - 1)).await;
    let event = loop {
        if let Some(ServerMessage::Resumed { updates, .. }) = soon("the event", late.message()).await {
            break updates[0].event.clone();
        }
    };
    assert_eq!(event, Event::AutopilotTook { color: Color::Blue, because: asked });
    players.play_until(|one| one.picture().table.as_ref().unwrap().ply >= 8).await;
    players.agree().await;
    players.ask(1, Command::TakeBack { color: Color::Blue }).await;
    players.play_on().await;
}
