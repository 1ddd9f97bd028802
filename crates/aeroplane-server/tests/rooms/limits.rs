//! How often one address may do what costs something.

use aeroplane_client::{Answer, ClientError, Socket};
use aeroplane_protocol::http::OpenRoom;
use aeroplane_protocol::{Command, Phrase, Refusal, Seq, Settings};
use aeroplane_rules::Color;
use hyper::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, RETRY_AFTER};

use crate::common::{World, name, quick, send};

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Opens a room as somebody for whom a proxy speaks.
async fn open(world: &World, client: &str) -> Answer {
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(FORWARDED, HeaderValue::from_str(client).unwrap());
    let body = serde_json::to_vec(&OpenRoom { name: name("Ada"), settings: Settings::default() }).unwrap();
    world.http.post("/api/rooms", &headers, body).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_opens_ten_rooms_in_ten_minutes() {
    let world = World::with(|configuration| configuration.limits.rooms_in_ten_minutes = 10).await;
    for number in 0..10 {
        // Nobody believes whoever comes without a proxy: it is one address all the time.
        assert_eq!(open(&world, &format!("203.0.113.{number}")).await.status, 201);
    }
    let answer = open(&world, "203.0.113.99").await;
    assert_eq!(answer.status, 429);
    let wait: u64 = answer.headers[RETRY_AFTER].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_proxy_each_client_counts_for_itself_and_a_household_once() {
    let world = World::with(|configuration| {
        configuration.limits.rooms_in_ten_minutes = 2;
        configuration.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    let mut statuses = Vec::new();
    for client in [
        "203.0.113.1",
        "203.0.113.1",
        "203.0.113.1",
        "203.0.113.2",
        // What the client wrote itself does not help it.
        "198.51.100.7, 203.0.113.1",
        "2001:db8:1:2::1",
        "2001:db8:1:2:ffff::2",
        "2001:db8:1:2:eeee::3",
        "2001:db8:1:3::1",
    ] {
        statuses.push(open(&world, client).await.status);
    }
    assert_eq!(statuses, [201, 201, 429, 201, 429, 201, 201, 429, 201]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_opens_twenty_sockets_a_minute() {
    let world = World::with(|configuration| configuration.limits.handshakes_a_minute = 20).await;
    let room = world.open(quick()).await;
    let mut sockets = Vec::new();
    for _ in 0..20 {
        sockets.push(Socket::open(&world.address, room.code, None, None).await.unwrap());
    }
    match Socket::open(&world.address, room.code, room.token.as_ref(), None).await {
        Err(ClientError::Problem { status: 429, problem }) => {
            assert!(problem.retry_after_ms.is_some_and(|wait| (1..=3_000).contains(&wait)));
        }
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("a socket too many was opened"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_member_chats_five_lines_a_second_and_the_others_not_less() {
    let world = World::new().await;
    let mut players = world.lobby(Settings { chat: true, ..quick() }, &[Color::Red, Color::Blue]).await;
    let mut socket = world.bare(&players.memberships[0]).await;
    let mut outcomes = Vec::new();
    for number in 0..7 {
        let line = Command::Chat { text: "hello".parse().unwrap() };
        outcomes.push(send(&mut socket, number, Seq(0), line).await);
    }
    let refused: Vec<_> = outcomes.iter().filter_map(|outcome| outcome.err()).collect();
    assert!(outcomes[..5].iter().all(Result::is_ok), "{outcomes:?}");
    assert!(!refused.is_empty(), "{outcomes:?}");
    assert!(refused.iter().all(|refusal| matches!(refusal, Refusal::TooFast { retry_after_ms: 1..=1_000 })));
    players.ask(1, Command::Say { phrase: Phrase::Hello }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_member_says_thirty_things_in_twenty_seconds() {
    let world = World::with(|configuration| configuration.limits.chat_lines = 3).await;
    let room = world.open(quick()).await;
    let mut socket = world.bare(&room).await;
    for number in 0..3 {
        send(&mut socket, number, Seq(0), Command::Say { phrase: Phrase::Hello }).await.unwrap();
    }
    // What was said already is said again for nothing.
    assert!(send(&mut socket, 0, Seq(0), Command::Say { phrase: Phrase::Hello }).await.is_ok());
    let refused = send(&mut socket, 9, Seq(0), Command::Say { phrase: Phrase::Hello }).await.unwrap_err();
    assert!(matches!(refused, Refusal::TooFast { retry_after_ms: 1_000.. }), "{refused:?}");
    // Whatever is no talk is not counted with it.
    let sit = Command::TakeSeat { color: Color::Red, anchor: None, name: None };
    send(&mut socket, 10, Seq(99), sit.clone()).await.unwrap_err();
    send(&mut socket, 11, Seq(1), sit).await.unwrap();
    assert_eq!(aeroplane_server::Limits::default().chat_lines, 30);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_joins_so_many_rooms_in_ten_minutes_whichever_way() {
    let world = World::with(|configuration| configuration.limits.joins_in_ten_minutes = 3).await;
    let room = world.open(Settings { public: true, ..quick() }).await;
    world.http.join(room.code, name("Blaise")).await.unwrap();
    world.http.accept_invite(room.invite, name("Emilie")).await.unwrap();
    world.http.play_now(name("Sophie"), None).await.unwrap();
    for refused in [
        world.http.join(room.code, name("Eve")).await,
        world.http.accept_invite(room.invite, name("Eve")).await,
        world.http.play_now(name("Eve"), None).await,
    ] {
        assert!(matches!(refused, Err(ClientError::Problem { status: 429, .. })), "{refused:?}");
    }
}
