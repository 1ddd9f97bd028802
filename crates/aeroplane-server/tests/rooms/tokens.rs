//! Tokens prove who somebody is, and nobody else gets to see them.

use aeroplane_client::{Answer, ClientError, Socket};
use aeroplane_protocol::Command;
use aeroplane_protocol::http::{JoinRoom, Membership, OpenRoom};
use aeroplane_protocol::{MemberToken, Phrase, Refusal, Seq, ServerMessage, Settings};
use aeroplane_rules::Color;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HeaderMap, HeaderValue, ORIGIN, SET_COOKIE};

use crate::common::{World, log, name, quick, send, soon};

fn headers(pairs: &[(hyper::header::HeaderName, &str)]) -> HeaderMap {
    pairs.iter().map(|(key, value)| (key.clone(), HeaderValue::from_str(value).unwrap())).collect()
}

fn json(origin: Option<&str>) -> HeaderMap {
    let mut headers = headers(&[(CONTENT_TYPE, "application/json")]);
    if let Some(origin) = origin {
        headers.insert(ORIGIN, HeaderValue::from_str(origin).unwrap());
    }
    headers
}

fn opening() -> Vec<u8> {
    serde_json::to_vec(&OpenRoom { name: name("Ada"), settings: Settings::default() }).unwrap()
}

/// A member that a page has become, and its cookie as a browser would send it back.
async fn page_member(world: &World, path: &str, body: Vec<u8>) -> (Membership, String, String) {
    let answer = world.http.post(path, &json(Some(&world.address.to_string())), body).await.unwrap();
    let cookie = cookie_of(&answer);
    let sent = cookie.split(';').next().unwrap().to_owned();
    (answer.json().unwrap(), cookie, sent)
}

fn cookie_of(answer: &Answer) -> String {
    answer.headers[SET_COOKIE].to_str().unwrap().to_owned()
}

async fn status(world: &World, path: &str, headers: &HeaderMap) -> Option<u16> {
    match Socket::open_at(&world.address, path, headers).await {
        Ok(_) => None,
        Err(ClientError::Problem { status, .. }) => Some(status),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tokens_are_stored_hashed_and_logged_nowhere() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    players.play_until(|one| one.picture().table.as_ref().unwrap().ply >= 20).await;
    // Refusals and errors are logged too.
    let _ = players.connections[1].ask(Command::Start {}).await.unwrap();
    let wrong = MemberToken::new([0x5a; 16]);
    let code = players.memberships[0].code;
    assert!(Socket::open(&world.address, code, Some(&wrong), None).await.is_err());
    let (stored, logged) = (world.database_bytes(), log::text());
    assert!(!logged.is_empty());
    let tokens = players.memberships.iter().map(|member| member.token.unwrap()).chain([wrong]);
    for token in tokens {
        let (text, bytes) = (token.reveal(), *token.as_bytes());
        assert!(!contains(&stored, text.as_bytes()) && !contains(&stored, &bytes));
        assert!(!logged.contains(&text) && !logged.contains(&text.to_uppercase()));
        assert!(!logged.contains(&format!("{bytes:?}")));
    }
    // The search would find what is there.
    assert!(contains(&stored, code.to_string().as_bytes()));
}

fn contains(haystack: &[u8], needle: &[u8]) -> bool {
    haystack.windows(needle.len()).any(|window| window == needle)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_get_cookies_that_scripts_cannot_read_and_programs_get_tokens() {
    let world = World::new().await;
    let (member, cookie, _) = page_member(&world, "/api/rooms", opening()).await;
    assert_eq!(member.token, None);
    let attributes: Vec<&str> = cookie.split("; ").skip(1).collect();
    assert!(attributes.contains(&"HttpOnly") && attributes.contains(&"SameSite=Strict"), "{cookie}");
    assert!(attributes.contains(&&*format!("Path=/api/rooms/{}", member.code)), "{cookie}");
    assert!(!attributes.contains(&"Secure") && !cookie.contains("Domain"), "{cookie}");

    let answer = world.http.post("/api/rooms", &json(None), opening()).await.unwrap();
    assert!(!answer.headers.contains_key(SET_COOKIE));
    assert!(answer.json::<Membership>().unwrap().token.is_some());

    let origin = "https://play.example";
    let secure = World::with(|configuration| configuration.origins.push(origin.parse().unwrap())).await;
    let answer = secure.http.post("/api/rooms", &json(Some(origin)), opening()).await.unwrap();
    assert!(cookie_of(&answer).contains("; Secure"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_sites_pages_are_refused_at_every_door() {
    let world = World::new().await;
    let (member, _, sent) = page_member(&world, "/api/rooms", opening()).await;
    let join = serde_json::to_vec(&JoinRoom { name: name("Eve") }).unwrap();
    let invite = format!(r#"{{"invite":"{}","name":"Eve"}}"#, member.invite.reveal()).into_bytes();
    let socket = format!("/api/rooms/{}/socket?member={}", member.code, member.member);
    for foreign in ["https://evil.example", "null", "http://127.0.0.1", "file://"] {
        let doors = [
            ("/api/rooms", opening()),
            (&*format!("/api/rooms/{}/members", member.code), join.clone()),
            ("/api/invites", invite.clone()),
            ("/api/play", join.clone()),
        ];
        for (path, body) in doors {
            let answer = world.http.post(path, &json(Some(foreign)), body).await.unwrap();
            assert_eq!(answer.status, 403, "{foreign} {path}");
            assert!(!answer.headers.contains_key(SET_COOKIE));
        }
        let headers = headers(&[(COOKIE, &sent), (ORIGIN, foreign)]);
        assert_eq!(status(&world, &socket, &headers).await, Some(403), "{foreign}");
    }
    // A form of another site cannot even say that it sends JSON.
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        let answer =
            world.http.post("/api/rooms", &headers(&[(CONTENT_TYPE, kind)]), opening()).await.unwrap();
        assert_eq!(answer.status, 400, "{kind}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_an_origin_a_cookie_is_worth_nothing_and_a_token_everything() {
    let world = World::new().await;
    let (member, _, sent) = page_member(&world, "/api/rooms", opening()).await;
    let path = format!("/api/rooms/{}/socket", member.code);
    let asking = format!("{path}?member={}", member.member);
    let own = world.address.to_string();
    assert_eq!(status(&world, &asking, &headers(&[(COOKIE, &sent), (ORIGIN, &own)])).await, None);
    assert_eq!(status(&world, &asking, &headers(&[(COOKIE, &sent)])).await, Some(401));
    assert_eq!(status(&world, &asking, &HeaderMap::new()).await, Some(401));

    let program = world.join(&member, "Bo").await;
    let bearer = format!("Bearer {}", program.token.unwrap().reveal());
    assert_eq!(status(&world, &path, &headers(&[(AUTHORIZATION, &bearer)])).await, None);
    // A token in a query is none, and a room of another member is another room.
    let query = format!("{path}?token={}", program.token.unwrap().reveal());
    assert_eq!(status(&world, &query, &HeaderMap::new()).await, Some(400));
    assert_eq!(status(&world, &asking, &headers(&[(AUTHORIZATION, &bearer)])).await, Some(401));
    for nonsense in ["Bearer", "Bearer x", "Basic QTpi", &bearer.to_uppercase()] {
        let headers = headers(&[(AUTHORIZATION, nonsense)]);
        assert_eq!(status(&world, &path, &headers).await, Some(401), "{nonsense}");
    }
    // Whoever shows nothing may watch, and do nothing.
    let mut watcher = Socket::open(&world.address, member.code, None, None).await.unwrap();
    match soon("the welcome", watcher.message()).await {
        Some(ServerMessage::Welcome { snapshot, .. }) => assert_eq!(snapshot.you, None),
        other => panic!("{other:?}"),
    }
    let said = send(&mut watcher, 1, Seq(0), Command::Say { phrase: Phrase::Hello }).await;
    assert_eq!(said, Err(Refusal::NotAMember {}));
}

/// Two seats in two tabs: both cookies are in one jar, and each tab says whose it is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a29_two_seats_of_one_browser_do_not_mix() {
    let world = World::new().await;
    let (one, _, one_sent) = page_member(&world, "/api/rooms", opening()).await;
    let join = serde_json::to_vec(&JoinRoom { name: name("Bo") }).unwrap();
    let path = format!("/api/rooms/{}/members", one.code);
    let (other, _, other_sent) = page_member(&world, &path, join).await;
    assert_eq!(one.code, other.code);
    let jar = format!("{one_sent}; {other_sent}");
    let mut number = 0;
    for member in [&one, &other] {
        let path = format!("/api/rooms/{}/socket?member={}", one.code, member.member);
        let headers = headers(&[(COOKIE, &jar), (ORIGIN, &world.address.to_string())]);
        let mut tab = Socket::open_at(&world.address, &path, &headers).await.unwrap();
        match soon("the welcome", tab.message()).await {
            Some(ServerMessage::Welcome { snapshot, .. }) => assert_eq!(snapshot.you, Some(member.member)),
            other => panic!("{other:?}"),
        }
        number += 1;
        let color = if *member == one { Color::Red } else { Color::Blue };
        let sit = Command::TakeSeat { color, anchor: None, name: None };
        send(&mut tab, number, Seq(1), sit).await.unwrap();
    }
    let room = world.http.summary(one.code).await.unwrap().room;
    assert_eq!(room.members.len(), 2);
}
