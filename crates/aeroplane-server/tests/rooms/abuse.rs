//! Sockets that send too much, or what nobody should send.

use aeroplane_client::{Frame, Socket};
use aeroplane_protocol::{ClientMessage, Command, Phrase, Refusal, Seq, ServerMessage};
use aeroplane_rules::Color;
use aeroplane_server::Limits;

use crate::common::{World, closed, id, quick, send, soon};

/// Sends messages until the server has had enough; how many were answered in earnest, how many were refused as too fast, and
/// the code with which the socket was closed.
async fn flood(mut socket: Socket) -> (usize, usize, Option<u16>) {
    let (mut earnest, mut too_fast) = (0, 0);
    for number in 0.. {
        let command = Command::Roll { link: None };
        let message = ClientMessage::Command { id: id(number), seen: Seq(1), command };
        if socket.send(&message).await.is_err() {
            return (earnest, too_fast, closed(&mut socket).await);
        }
        loop {
            match soon("an answer", socket.receive()).await {
                Frame::Message(message) => match *message {
                    ServerMessage::Refused { because: Refusal::TooFast { retry_after_ms }, .. } => {
                        assert!((1..=1_000).contains(&retry_after_ms), "{retry_after_ms}");
                        too_fast += 1;
                        break;
                    }
                    ServerMessage::Refused { .. } | ServerMessage::Accepted { .. } => {
                        earnest += 1;
                        break;
                    }
                    _ => {}
                },
                Frame::Closed { code, .. } => return (earnest, too_fast, code),
                Frame::Unreadable { .. } | Frame::Beat => {}
            }
        }
    }
    unreachable!("a flood ends with the socket")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn members_send_a_hundred_messages_in_twenty_seconds_and_watchers_fifty() {
    let defaults = Limits::default();
    let world = World::with(|configuration| {
        configuration.limits.member_messages = defaults.member_messages;
        configuration.limits.watcher_messages = defaults.watcher_messages;
        configuration.limits.offences = defaults.offences;
    })
    .await;
    let room = world.open(quick()).await;
    for (socket, most) in [
        (world.bare(&room).await, 100),
        (Socket::open(&world.address, room.code, None, None).await.unwrap(), 50),
    ] {
        let (earnest, too_fast, code) = flood(socket).await;
        // A little is given back while the flood goes on.
        assert!((most..most + 30).contains(&earnest), "{earnest}");
        assert!(too_fast >= 20, "{too_fast}");
        assert_eq!(code, Some(1008));
    }
    assert_eq!((defaults.member_messages, defaults.watcher_messages), (100, 50));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_refused_and_too_much_of_it_ends_the_socket() {
    let world = World::with(|configuration| configuration.limits.offences = 20).await;
    let room = world.open(quick()).await;
    let mut socket = world.bare(&room).await;
    let nonsense = ["", "{}", "null", "[]", r#"{"message":"hello"}"#, r#"{"message":"resume","after":-1}"#];
    for text in nonsense {
        socket.send_text(text).await.unwrap();
        assert_eq!(refusal(&mut socket).await, Refusal::Malformed {}, "{text}");
    }
    socket.send_bytes(br#"{"message":"resume","after":0}"#.to_vec()).await.unwrap();
    assert_eq!(refusal(&mut socket).await, Refusal::Malformed {}, "messages are texts");
    // The socket is as good as before.
    send(&mut socket, 1, Seq(1), Command::Say { phrase: Phrase::Hello }).await.unwrap();
    for _ in 0..40 {
        if socket.send_text("{}").await.is_err() {
            break;
        }
    }
    assert_eq!(closed(&mut socket).await, Some(1008));
}

async fn refusal(socket: &mut Socket) -> Refusal {
    loop {
        if let ServerMessage::Refused { because, .. } = soon("a refusal", socket.message()).await.unwrap() {
            return because;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pings_and_answers_that_nobody_asked_for_count_as_messages() {
    let world = World::with(|configuration| {
        configuration.limits.member_messages = 10;
        configuration.limits.offences = 5;
    })
    .await;
    let room = world.open(quick()).await;
    let mut socket = world.bare(&room).await;
    for _ in 0..100 {
        if socket.ping().await.is_err() {
            break;
        }
    }
    assert_eq!(closed(&mut socket).await, Some(1008));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_of_more_than_8_kib_ends_the_socket() {
    let world = World::new().await;
    let room = world.open(quick()).await;
    let message = |bytes: usize| {
        let start = r#"{"message":"resume","after":0}"#;
        format!("{start}{}", " ".repeat(bytes - start.len()))
    };
    let mut socket = world.bare(&room).await;
    socket.send_text(message(8 * 1024)).await.unwrap();
    send(&mut socket, 1, Seq(1), Command::Say { phrase: Phrase::Hello }).await.unwrap();
    socket.send_text(message(8 * 1024 + 1)).await.unwrap();
    assert_eq!(closed(&mut socket).await, Some(1009));
    // Nobody else noticed, and the member can come back.
    let mut again = world.bare(&room).await;
    let sit = Command::TakeSeat { color: Color::Red, anchor: None, name: None };
    send(&mut again, 2, Seq(1), sit).await.unwrap();
}

/// Who is in the middle of saying more hears why nobody listens all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_talks_on_after_a_message_that_is_too_large_is_told_why_the_socket_ended() {
    let world = World::new().await;
    let room = world.open(quick()).await;
    for bytes in [8 * 1024 + 1, 40 * 1024, 500 * 1024] {
        let mut socket = world.bare(&room).await;
        socket.send_text(" ".repeat(bytes)).await.unwrap();
        for _ in 0..20 {
            socket.send_text(" ".repeat(8 * 1024)).await.unwrap();
        }
        assert_eq!(closed(&mut socket).await, Some(1009), "{bytes}");
    }
}
