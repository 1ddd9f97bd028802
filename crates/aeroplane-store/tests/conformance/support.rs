//! What every part of the story needs: a database of its own, and rooms to put into it.

use aeroplane_store::testing::Postgres;
use aeroplane_store::{
    Append, Appended, CommandId, Creation, DatabaseKind, GameId, GameNumber, Invite, Listing, Location,
    MemberId, Membership, NewEvent, NewGame, NewRoom, NodeId, RoomId, RoomState, Secret, Seq, Store,
    Timestamp, TokenHash,
};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use tempfile::TempDir;

/// A new database; it goes when this goes.
pub(crate) struct Home {
    pub(crate) location: Location,
    /// The URL of a PostgreSQL database.
    url: String,
    /// Keeps the folder of an SQLite database as long as this lives.
    _folder: Option<TempDir>,
}

impl Home {
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let location = Location::file(folder.path().join("rooms.db"));
        Self { location, url: String::new(), _folder: Some(folder) }
    }

    pub(crate) fn postgres() -> Self {
        let url = Postgres::shared().database_url();
        Self { location: url.parse().unwrap(), url, _folder: None }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.location).await.unwrap()
    }

    /// Carries out statements as an administrator might, behind the store's back.
    pub(crate) async fn meddle(&self, statements: &'static str) {
        self.block(statements).await.let_go().await;
    }

    /// Begins something as an administrator might, and leaves it unfinished.
    pub(crate) async fn block(&self, statements: &'static str) -> Blocker {
        match self.location.kind() {
            DatabaseKind::Sqlite => {
                let options = SqliteConnectOptions::new().filename(self.location.path().unwrap());
                let mut connection = options.connect().await.unwrap();
                sqlx::raw_sql(statements).execute(&mut connection).await.unwrap();
                Blocker::Sqlite(connection)
            }
            DatabaseKind::Postgres => {
                let options: PgConnectOptions = self.url.parse().unwrap();
                let mut connection = options.connect().await.unwrap();
                sqlx::raw_sql(statements).execute(&mut connection).await.unwrap();
                Blocker::Postgres(connection)
            }
        }
    }
}

/// A connection that may hold locks.
pub(crate) enum Blocker {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Blocker {
    /// Ends the connection and with it what it began.
    pub(crate) async fn let_go(self) {
        match self {
            Self::Sqlite(connection) => connection.close().await.unwrap(),
            Self::Postgres(connection) => connection.close().await.unwrap(),
        }
    }
}

pub(crate) fn room(number: u8) -> RoomId {
    RoomId::new([number; 16])
}

pub(crate) fn node(number: u8) -> NodeId {
    NodeId::new([number; 16])
}

pub(crate) fn command(number: u32) -> CommandId {
    let mut bytes = [0; 16];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    CommandId::new(bytes)
}

pub(crate) fn token(number: u8) -> TokenHash {
    TokenHash::new([number; 32])
}

pub(crate) const fn at(millis: i64) -> Timestamp {
    Timestamp::from_millis(millis)
}

pub(crate) fn event(at: Timestamp, body: &str) -> NewEvent {
    NewEvent { at, format: 1, actor: "seat 0".into(), command: None, body: body.into() }
}

pub(crate) fn game(number: u8, place: u32) -> NewGame {
    NewGame {
        game: GameId::new([number; 16]),
        number: GameNumber(place),
        secret: Secret::new(vec![number, 0, 255]),
    }
}

/// A room with nothing special about it; its number makes every name of it.
pub(crate) fn new_room(number: u8) -> NewRoom {
    NewRoom {
        id: room(number),
        code: format!("CODE{number:04}"),
        invite: Invite::new([number; 16]),
        public: false,
        listing: None,
        due_at: None,
        event: event(at(1_000), "created"),
        game: game(number, 1),
        founder: Membership { member: MemberId(0), token: token(number) },
    }
}

pub(crate) async fn create(store: &Store, number: u8) -> RoomId {
    assert_eq!(store.create_room(new_room(number)).await, Ok(Creation::Created));
    room(number)
}

/// A line of the list of rooms that can be joined.
pub(crate) fn joinable(shown: &str) -> Listing {
    Listing::Joinable { shown: shown.into() }
}

/// A line of the list of games that go on.
pub(crate) fn playing(shown: &str, since: i64) -> Listing {
    Listing::Playing { shown: shown.into(), since: at(since) }
}

pub(crate) const OPEN: RoomState = RoomState { due_at: None, listing: None, closed: false };
pub(crate) const CLOSED: RoomState = RoomState { due_at: None, listing: None, closed: true };

/// An event that nobody asked for and that changes nothing else.
pub(crate) fn append(room: RoomId, expected: Seq) -> Append {
    Append {
        room,
        expected,
        event: event(at(2_000), "went on"),
        state: OPEN,
        game: None,
        members: Vec::new(),
    }
}

/// An event that a command asked for.
pub(crate) fn command_append(room: RoomId, expected: Seq, id: CommandId) -> Append {
    let mut append = append(room, expected);
    append.event.command = Some(id);
    append
}

pub(crate) const fn appended(number: u32) -> Appended {
    Appended::Appended { seq: Seq::new(number) }
}

/// The bodies of a room's whole log.
pub(crate) async fn log(store: &Store, room: RoomId) -> Vec<String> {
    let events = store.events(room, Seq::START, 1_000).await.unwrap();
    let places: Vec<u32> = events.iter().map(|event| event.seq.get()).collect();
    assert_eq!(places, (1..).take(events.len()).collect::<Vec<_>>(), "the log has a gap");
    events.into_iter().map(|event| event.body).collect()
}
