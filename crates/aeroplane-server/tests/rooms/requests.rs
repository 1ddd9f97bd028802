//! What HTTP requests may not do, and what every answer carries.

use aeroplane_client::{ClientError, Http};
use aeroplane_protocol::http::Problem;
use aeroplane_protocol::{Command, GameId};
use aeroplane_rules::Color;
use hyper::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, RETRY_AFTER};

use crate::common::{World, name, quick, raw};

fn json() -> HeaderMap {
    HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static("application/json"))])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_answer_tells_browsers_to_be_careful() {
    let world = World::new().await;
    let room = world.open(quick()).await;
    let mut paths =
        vec!["/health/live".into(), "/health/ready".into(), "/metrics".into(), "/api/rooms".into()];
    paths.extend(["/".into(), "/nowhere".into(), "/api/rooms/x".into(), "/api/rooms/00000000".into()]);
    paths.extend([format!("/api/rooms/{}", room.code), format!("/api/rooms/{}/socket", room.code)]);
    paths.push(format!("/api/games/{}/record", GameId::new([1; 16])));
    let mut answers = Vec::new();
    for path in &paths {
        answers.push((path.clone(), world.http.get(path, &HeaderMap::new()).await.unwrap()));
        answers.push((path.clone(), world.http.post(path, &json(), b"{".to_vec()).await.unwrap()));
    }
    let large = world.http.post("/api/rooms", &json(), vec![b' '; 70_000]).await.unwrap();
    answers.push(("a large body".into(), large));
    for (path, answer) in answers {
        let header = |name: &'static str| {
            let value = answer.headers.get(HeaderName::from_static(name));
            value.unwrap_or_else(|| panic!("{path} {}: no {name}", answer.status)).to_str().unwrap()
        };
        let policy = header("content-security-policy");
        for part in ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"]
        {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        for danger in ["unsafe", "http:", "https:", "data:", "*"] {
            assert!(!policy.contains(danger), "{path}: {policy}");
        }
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin");
        assert!(header("permissions-policy").contains("microphone=()"));
        let is_page = answer.status == 200 && ["/", "/nowhere"].contains(&&*path);
        assert_eq!(header("cache-control"), if is_page { "no-cache" } else { "no-store" }, "{path}");
        assert!(!answer.headers.contains_key("access-control-allow-origin"));
    }
    let head = format!(
        "GET /api/rooms/{}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        room.code,
        world.server.address()
    );
    let mut stream = tokio::net::TcpStream::connect(world.server.address()).await.unwrap();
    tokio::io::AsyncWriteExt::write_all(&mut stream, head.as_bytes()).await.unwrap();
    let upgraded = raw::head(&mut stream).await;
    assert!(
        upgraded.starts_with("HTTP/1.1 101") && upgraded.contains("content-security-policy"),
        "{upgraded}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bodies_and_headers_are_bounded() {
    let world = World::new().await;
    for (bytes, status) in [(64 * 1024, 400), (64 * 1024 + 1, 413), (200_000, 413)] {
        let answer = world.http.post("/api/rooms", &json(), vec![b' '; bytes]).await.unwrap();
        assert_eq!(answer.status, status, "{bytes}");
        serde_json::from_slice::<Problem>(&answer.body).unwrap();
    }
    let address = world.server.address();
    let chunk = format!("{:x}\r\n{}\r\n", 20_000, " ".repeat(20_000));
    let chunked = format!(
        "POST /api/rooms HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n{}0\r\n\r\n",
        chunk.repeat(4)
    );
    assert!(raw::exchange(address, chunked.as_bytes()).await.starts_with("HTTP/1.1 413"));

    let get = |filler: usize| {
        let filler = "x".repeat(filler);
        format!(
            "GET /health/live HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nX-Filler: {filler}\r\n\r\n"
        )
    };
    assert!(raw::exchange(address, get(6_000).as_bytes()).await.starts_with("HTTP/1.1 200"));
    assert!(raw::exchange(address, get(20_000).as_bytes()).await.starts_with("HTTP/1.1 431"));
    let many = format!("GET / HTTP/1.1\r\nHost: {address}\r\n{}\r\n", "A: b\r\n".repeat(200));
    assert!(raw::exchange(address, many.as_bytes()).await.starts_with("HTTP/1.1 431"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_request_of_this_interface_is_refused() {
    let world = World::new().await;
    let room = world.open(quick()).await;
    let members = format!("/api/rooms/{}/members", room.code);
    let wrong = [
        ("/api/rooms", r#"{"name":"Ada","colour":"red"}"#),
        ("/api/rooms", r#"{"name":"Ada","settings":{"clok":"off"}}"#),
        ("/api/rooms", r#"{"name":""}"#),
        ("/api/rooms", "{}"),
        ("/api/rooms", "null"),
        ("/api/rooms", r#"{"name":"Ada"} x"#),
        ("/api/play", r#"{"name":"Ada","seat":1}"#),
        ("/api/invites", r#"{"name":"Ada","invite":"zz"}"#),
        (&*members, r#"{"name":"Ada","token":"x"}"#),
    ];
    for (path, body) in wrong {
        let answer = world.http.post(path, &json(), body.into()).await.unwrap();
        assert_eq!(answer.status, 400, "{path} {body}");
    }
    let not_text = world.http.post("/api/rooms", &json(), vec![0xff, 0xfe]).await.unwrap();
    assert_eq!(not_text.status, 400);
    let deep = world.http.post("/api/rooms", &json(), "[".repeat(60_000).into()).await.unwrap();
    assert_eq!(deep.status, 400);
    assert_eq!(world.http.summary(room.code).await.unwrap().room.members.len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unknown_closed_and_full_rooms_look_the_same() {
    let world = World::new().await;
    let mut players = world.lobby(quick(), &[Color::Red, Color::Blue]).await;
    let closed = players.memberships[0].code;
    players.ask(0, Command::CloseRoom {}).await;
    let full = world.open(quick()).await;
    for _ in 1..32 {
        world.http.join(full.code, name("Bo")).await.unwrap();
    }
    let join = br#"{"name":"Eve"}"#.to_vec();
    let unknown: aeroplane_protocol::RoomCode = "00000000".parse().unwrap();
    let mut answers = Vec::new();
    for code in [unknown.to_string(), closed.to_string(), full.code.to_string(), "nonsense!".into()] {
        let path = format!("/api/rooms/{code}/members");
        let answer = world.http.post(&path, &json(), join.clone()).await.unwrap();
        let mut headers: Vec<_> = answer
            .headers
            .iter()
            .filter(|(name, _)| *name != "date")
            .map(|(a, b)| (a.clone(), b.clone()))
            .collect();
        headers.sort_by_key(|(name, _)| name.to_string());
        answers.push((answer.status, headers, answer.body));
    }
    assert_eq!(answers[0].0, 404);
    for other in &answers[1..] {
        assert_eq!(*other, answers[0]);
    }
    // An invite to a room that is full says no more.
    let invite = format!(r#"{{"invite":"{}","name":"Eve"}}"#, full.invite.reveal()).into_bytes();
    let answer = world.http.post("/api/invites", &json(), invite).await.unwrap();
    assert_eq!((answer.status, answer.body), (404, answers[0].2.clone()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_wrong_codes_pause_an_address_even_for_right_ones() {
    let world = World::with(|configuration| configuration.limits.wrong_codes = 5).await;
    let room = world.open(quick()).await;
    for guess in 0..5 {
        let answer = world.http.get(&format!("/api/rooms/0000000{guess}"), &HeaderMap::new()).await.unwrap();
        assert_eq!(answer.status, 404);
    }
    let answer = world.http.get(&format!("/api/rooms/{}", room.code), &HeaderMap::new()).await.unwrap();
    assert_eq!(answer.status, 429);
    let wait: u64 = answer.headers[RETRY_AFTER].to_str().unwrap().parse().unwrap();
    assert!((290..=300).contains(&wait), "{wait}");
    let refused =
        |outcome: Result<_, ClientError>| matches!(outcome, Err(ClientError::Problem { status: 429, .. }));
    assert!(refused(world.http.join(room.code, name("Eve")).await.map(drop)));
    assert!(refused(world.http.accept_invite(room.invite, name("Eve")).await.map(drop)));
    let opened = aeroplane_client::Socket::open(&world.address, room.code, room.token.as_ref(), None).await;
    // Whoever is in the room already does not guess.
    assert!(opened.is_ok());
    // Other things go on.
    assert!(Http::new(world.address.clone()).public_rooms().await.is_ok());
}

/// Whoever is in the middle of sending far too much hears why nobody listens all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sends_far_too_large_a_body_is_told_so() {
    let world = World::new().await;
    for size in [70_000, 200_000, 500_000, 900_000] {
        for _ in 0..5 {
            let answer = world.http.post("/api/rooms", &json(), vec![b' '; size]).await.unwrap();
            assert_eq!(answer.status, 413, "{size}");
        }
    }
}
