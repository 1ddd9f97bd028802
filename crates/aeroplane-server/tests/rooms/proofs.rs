//! The dice's secret is nobody's before the end, and everybody's after it.

use aeroplane_client::{Frame, Socket};
use aeroplane_dice::{Proof, Secret};
use aeroplane_protocol::{Bot, Command, Event, GameOpening, RoomCode, SeatPlan, ServerMessage, Stage};
use aeroplane_rules::{Color, Record};
use aeroplane_store::Store;

use crate::common::{World, log, quick, soon};

/// Everything that a socket receives until the dice are laid open, as text; and what came after that.
async fn everything(mut socket: Socket) -> (String, String) {
    let mut before = String::new();
    loop {
        match soon("a message", socket.receive()).await {
            Frame::Message(message) => {
                let text = serde_json::to_string(&message).unwrap();
                if let ServerMessage::Update { update } = &*message
                    && let Event::Revealed { .. } = update.event
                {
                    return (before, text);
                }
                before.push_str(&text);
            }
            Frame::Unreadable { text, .. } => before.push_str(&text),
            Frame::Beat => {}
            Frame::Closed { code, reason } => panic!("{code:?} {reason}"),
        }
    }
}

/// The secret as the database has it.
async fn secret(world: &World, code: RoomCode, opening: GameOpening) -> [u8; 32] {
    let store = Store::open(&world.database()).await.unwrap();
    let room = store.room_by_code(&code.to_string()).await.unwrap().unwrap();
    let games = store.games(room).await.unwrap();
    let bytes: [u8; 32] = games[0].secret.reveal().try_into().unwrap();
    let game = aeroplane_dice::GameId::new(*opening.game.as_bytes());
    assert_eq!(Secret::new(bytes).commitment(game).to_string(), opening.commitment.to_string());
    bytes
}

/// All ways in which bytes could be written into a text.
fn spellings(bytes: &[u8; 32]) -> Vec<String> {
    let hex = hex::encode(bytes);
    let list = format!("{bytes:?}");
    vec![hex.to_uppercase(), hex, list.replace(' ', ""), list]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_secret_is_in_no_message_and_no_log_before_it_is_laid_open() {
    let world = World::new().await;
    let mut players = world.lobby(quick(), &[Color::Red, Color::Blue]).await;
    let plan = SeatPlan::Bot { bot: Bot::Greedy };
    players.ask(0, Command::SetSeat { color: Color::Green, plan }).await;
    let listeners = [world.bare(&players.memberships[0]).await, world.bare(&players.memberships[1]).await];
    let [one, other] = listeners.map(|socket| tokio::spawn(everything(socket)));
    let watcher = Socket::open(&world.address, players.memberships[0].code, None, None).await.unwrap();
    let watcher = tokio::spawn(everything(watcher));
    players.start().await;
    let opening = players.connections[0].picture().room.game;
    players.play_until(|one| one.picture().table.as_ref().unwrap().ply >= 30).await;

    let secret = secret(&world, players.memberships[0].code, opening).await;
    let spelled = spellings(&secret);
    let metrics = world.http.get("/metrics", &hyper::HeaderMap::new()).await.unwrap();
    let record = world.http.record(opening.game).await.unwrap();
    let metrics = String::from_utf8(metrics.body.to_vec()).unwrap();
    for text in [log::text(), metrics, record] {
        assert!(spelled.iter().all(|spelling| !text.contains(spelling)));
    }
    players.play_on().await;
    for heard in [one, other, watcher] {
        let (before, revealed) = heard.await.unwrap();
        assert!(before.len() > 10_000 && before.contains(&opening.commitment.to_string()));
        assert!(spelled.iter().all(|spelling| !before.contains(spelling)));
        assert!(revealed.contains(&spelled[1]), "{revealed}");
    }
    let logged = log::text();
    assert!(spelled.iter().all(|spelling| !logged.contains(spelling)));
    assert!(world.http.record(opening.game).await.unwrap().contains(&spelled[1]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_exported_game_can_be_checked_and_no_byte_of_its_dice_changed() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    players.play_on().await;
    assert_eq!(players.connections[0].picture().stage(), Stage::Over);
    let game = players.connections[0].picture().room.game.game;
    let text = world.http.record(game).await.unwrap();
    verify(&text).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let proof_lines = Record::parse(&text).unwrap().proof().unwrap().lines().to_vec();
    let mut changed = 0;
    for (number, line) in lines.iter().enumerate() {
        let is_proof = proof_lines.iter().any(|proof| line.contains(proof.as_str()));
        if !is_proof || line.starts_with('[') {
            continue;
        }
        // A few places of each line where there is a number, a value or a link.
        let is_digit = |&at: &usize| line.as_bytes()[at].is_ascii_hexdigit();
        let places: Vec<usize> = (line.find(' ').unwrap_or(0)..line.len()).filter(is_digit).collect();
        for &place in places.iter().step_by(places.len().div_ceil(4).max(1)).chain(places.last()) {
            let old = line.as_bytes()[place];
            let new = if old == b'1' { b'2' } else { b'1' };
            let mut other = line.as_bytes().to_vec();
            other[place] = new;
            let other = String::from_utf8(other).unwrap();
            let mut all = lines.clone();
            all[number] = &other;
            let tampered = all.join("\n") + "\n";
            assert!(verify(&tampered).is_err(), "{line}\n{other}");
            changed += 1;
        }
    }
    assert!(changed > 100, "{changed}");
}

/// What `aeroplane verify` does: the proof holds, and it is the proof of these rolls.
fn verify(text: &str) -> Result<(), String> {
    let record = Record::parse(text).map_err(|error| error.to_string())?;
    let lines = record.proof().ok_or("no proof")?;
    let proof =
        Proof::from_lines(lines.lines().iter().map(String::as_str)).map_err(|error| error.to_string())?;
    proof.secret.ok_or("no secret")?;
    proof.verify().map_err(|error| error.to_string())?;
    let rules = aeroplane_dice::RulesHash::of(record.game().rules());
    if proof.transcript.terms.rules != rules {
        return Err("other rules".into());
    }
    proof.transcript.compare(record.game().rolls()).map_err(|error| error.to_string())
}
