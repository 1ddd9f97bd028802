//! Databases as earlier versions have left them: every later version opens them and finds the same rooms and games.
//!
//! `cargo test -p aeroplane-server --test databases -- --ignored` writes one for the present version, where there is none.

use std::fs;
use std::path::{Path, PathBuf};

use aeroplane_client::{Http, ServerAddress};
use aeroplane_protocol::{
    Bot, ChatText, Command, Emote, GameId, Phrase, RoomCode, Settings, Snapshot, VERSION, WhoBegins,
};
use aeroplane_store::{Location, Store};
use serde::{Deserialize, Serialize};

use crate::support::{Log, Rolls, Table};
use crate::{quick, start};

/// A room as it was left.
#[derive(Serialize, Deserialize)]
struct Left {
    code: RoomCode,
    snapshot: Snapshot,
    /// The room's last game, if it was played to the end.
    game: Option<(GameId, String)>,
}

fn folders() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old")
}

fn file(folder: &Path) -> PathBuf {
    folder.join("rooms.db")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rooms_of_earlier_versions_are_found_as_they_were_left() {
    let mut databases = 0;
    for folder in fs::read_dir(folders()).unwrap() {
        let folder = folder.unwrap().path();
        let rooms: Vec<Left> = serde_json::from_slice(&fs::read(folder.join("rooms.json")).unwrap()).unwrap();
        assert!(!rooms.is_empty());
        let copy = tempfile::tempdir().unwrap();
        fs::copy(file(&folder), file(copy.path())).unwrap();
        finds(&Location::file(file(copy.path())), &rooms).await;
        databases += 1;
    }
    assert!(databases > 0);
}

async fn finds(database: &Location, rooms: &[Left]) {
    let store = Store::open(database).await.unwrap();
    for room in rooms {
        let session = Log::read(&store, room.code).await.session();
        assert_eq!(session.snapshot(None, session.last_event_at()), room.snapshot, "room {}", room.code);
    }
    store.close().await;
    let server = start(database).await;
    let http = Http::new(server.address().into());
    for (game, record) in rooms.iter().filter_map(|room| room.game.as_ref()) {
        assert_eq!(&http.record(*game).await.unwrap(), record);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "writes the database of this version"]
async fn leave_a_database_for_later_versions() {
    let folder = folders().join(VERSION.to_string());
    assert!(!folder.exists(), "what was written once stays as it is");
    fs::create_dir_all(&folder).unwrap();
    let database = Location::file(file(&folder));
    let server = start(&database).await;
    let door = ServerAddress::from(server.address());
    let http = Http::new(door.clone());

    let finished = finished(&door).await;
    let game = finished.ada.picture().room.game.game;
    let record = http.record(game).await.unwrap();
    let codes = [
        (finished.code, Some((game, record))),
        (in_mid_game(&door).await.code, None),
        (in_hands(&door).await.code, None),
    ];
    server.stop().await;

    let store = Store::open(&database).await.unwrap();
    let mut rooms = Vec::new();
    for (code, game) in codes {
        let session = Log::read(&store, code).await.session();
        rooms.push(Left { code, snapshot: session.snapshot(None, session.last_event_at()), game });
    }
    store.close().await;
    fs::write(folder.join("rooms.json"), serde_json::to_string_pretty(&rooms).unwrap() + "\n").unwrap();
}

/// A room whose game is over.
async fn finished(door: &ServerAddress) -> Table {
    let mut table = Table::set([door, door], quick(), None, Rolls::Linked).await;
    table.start().await;
    table.play_to_the_end().await;
    table
}

/// A room in which much was said, and autopilot and bot play too.
async fn in_mid_game(door: &ServerAddress) -> Table {
    let settings = Settings { chat: true, first: WhoBegins::HighestRoll {}, ..quick() };
    let mut table = Table::set([door, door], settings, Some(Bot::Random), Rolls::Linked).await;
    let text: ChatText = "Bon vol, Ada! ✈".parse().unwrap();
    table.blaise.ask(Command::Chat { text }).await.unwrap();
    table.ada.knows(table.blaise.seq()).await;
    table.start().await;
    table.play_rolls(12).await;
    table.ada.ask(Command::Say { phrase: Phrase::OneMoment }).await.unwrap();
    table.blaise.ask(Command::Express { emote: Emote::ThumbUp }).await.unwrap();
    table
}

/// A room that settles by hands who begins.
async fn in_hands(door: &ServerAddress) -> Table {
    let settings = Settings { first: WhoBegins::RockPaperScissors {}, ..quick() };
    let mut table = Table::set([door, door], settings, None, Rolls::Linked).await;
    table.start().await;
    table.ada.connection.until(|picture| picture.stage() == aeroplane_protocol::Stage::Hands).await.unwrap();
    table
}
