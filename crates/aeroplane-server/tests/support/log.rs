//! The log of a room as the database has it, and what it must agree with.

use aeroplane_dice::Proof;
use aeroplane_protocol::{
    self as protocol, LogEntry, Millis, Phase, RollRecord, RoomCode, RoomView, TableView,
};
use aeroplane_server::read_log;
use aeroplane_session::Session;
use aeroplane_store::{CommandId, Event, Seq, Store};

use super::Player;

/// The log of a room.
pub(crate) struct Log {
    pub(crate) entries: Vec<LogEntry>,
    rows: Vec<Event>,
}

impl Log {
    pub(crate) async fn read(store: &Store, code: RoomCode) -> Self {
        let room = store.room_by_code(&code.to_string()).await.unwrap().unwrap();
        let rows = store.events(room, Seq::new(0), 100_000).await.unwrap();
        Self { entries: read_log(store, room, protocol::Seq(0)).await.unwrap(), rows }
    }

    /// The room that follows from it.
    pub(crate) fn session(&self) -> Session {
        Session::replay(&self.entries).unwrap()
    }

    /// The dice of a game that is over are those that were committed to, and those that the players saw.
    pub(crate) fn proves_its_dice(&self, players: [&Player; 2]) {
        let record = self.session().record(1).unwrap();
        assert!(record.game().is_over());
        let lines = record.proof().unwrap().lines();
        let proof = Proof::from_lines(lines.iter().map(String::as_str)).unwrap();
        assert!(proof.secret.is_some());
        proof.verify().unwrap();
        proof.transcript.compare(record.game().rolls()).unwrap();
        let game = self.session().opening().game;
        for player in players {
            player.connection.compare(game, &proof.transcript).unwrap();
        }
    }

    /// The rolls of the room, in order.
    pub(crate) fn rolls(&self) -> Vec<RollRecord> {
        let roll = |entry: &LogEntry| match entry.event {
            protocol::Event::Rolled { roll } => Some(roll),
            _ => None,
        };
        self.entries.iter().filter_map(roll).collect()
    }

    /// Nothing is lost, doubled or otherwise than this player was told, and its picture is the room that follows from the
    /// log.
    pub(crate) fn agrees_with(&self, player: &Player) {
        let code = player.membership.code;
        assert_eq!(player.connection.faults().first, None, "room {code}");
        for (seq, told) in &player.told {
            let index = usize::try_from(seq.0).unwrap() - 1;
            let entry = self.entries.get(index).unwrap_or_else(|| panic!("room {code} has lost event {seq}"));
            assert_eq!((entry.by, entry.event.clone().redacted()), *told, "event {seq} of room {code}");
        }
        for (id, command, seq) in &player.acknowledged {
            let id = CommandId::new(*id.as_bytes());
            let places: Vec<u32> =
                self.rows.iter().filter(|row| row.command == Some(id)).map(|row| row.seq.get()).collect();
            assert_eq!(places, [seq.0], "{command:?} was acknowledged in room {code}");
        }
        let known = usize::try_from(player.seq().0).unwrap();
        assert!(known <= self.entries.len(), "room {code} has lost events after {}", self.entries.len());
        let session = Session::replay(&self.entries[..known]).unwrap();
        let (picture, you) = (player.picture().clone(), player.picture().you);
        let snapshot = session.snapshot(you, Millis(0));
        let timeless = |room: RoomView, table: Option<TableView>| {
            (without_time(room), table.map(|table| TableView { remaining_ms: None, ..table }))
        };
        assert_eq!(
            timeless(picture.room, picture.table),
            timeless(snapshot.room, snapshot.table),
            "room {code}"
        );
    }
}

fn without_time(mut room: RoomView) -> RoomView {
    match &mut room.phase {
        Phase::Lobby { filled_in_ms } => *filled_in_ms = None,
        Phase::Mixing { remaining_ms, .. } | Phase::Hands { remaining_ms, .. } => *remaining_ms = 0,
        Phase::Playing { .. } | Phase::Over {} | Phase::Closed {} => {}
    }
    room
}
