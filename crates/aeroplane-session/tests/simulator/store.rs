//! What is stored: the one thing that survives.

use aeroplane_protocol::{Command, CommandId, LogEntry, MemberId, Seq, Update};
use aeroplane_session::{Outcome, Session};

/// A command as it was sent.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Sent {
    pub(crate) by: MemberId,
    pub(crate) id: CommandId,
    pub(crate) seen: Seq,
    pub(crate) command: Command,
}

/// An event, and the command that it came from.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    pub(crate) entry: LogEntry,
    pub(crate) from: Option<Sent>,
}

/// What became of an attempt to store.
pub(crate) enum Stored {
    Appended,
    /// Somebody else was faster.
    Stale,
    /// The command is there already.
    Repeated(Seq),
}

/// The rows of one room. Appending is atomic.
pub(crate) struct Store {
    rows: Vec<Row>,
    /// What a server tells of each row that reads the room from here. It is worked out once, to save time.
    updates: Vec<Update>,
    session: Session,
}

impl Store {
    /// The store of a room that has just been opened.
    pub(crate) fn new(entry: LogEntry) -> Self {
        let session = Session::open(&entry).unwrap();
        let updates = vec![session.update(&entry, &Outcome::default(), entry.at)];
        Self { rows: vec![Row { entry, from: None }], updates, session }
    }

    /// What a server tells of the events after that one, up to another.
    pub(crate) fn updates(&self, after: Seq, until: Seq) -> Vec<Update> {
        let is_missing = |update: &&Update| update.seq > after && update.seq <= until;
        self.updates.iter().filter(is_missing).cloned().collect()
    }

    pub(crate) fn rows(&self) -> &[Row] {
        &self.rows
    }

    pub(crate) fn seq(&self) -> Seq {
        Seq(u32::try_from(self.rows.len()).unwrap())
    }

    pub(crate) fn after(&self, seq: Seq) -> &[Row] {
        &self.rows[usize::try_from(seq.0).unwrap().min(self.rows.len())..]
    }

    /// The event that a command became.
    pub(crate) fn find(&self, by: MemberId, id: CommandId) -> Option<Seq> {
        let is_it = |row: &&Row| row.from.as_ref().is_some_and(|from| (from.by, from.id) == (by, id));
        self.rows.iter().find(is_it).map(|row| row.entry.seq)
    }

    /// Appends a row where it says that it belongs. Without unique commands a command can be stored twice, which is a
    /// fault.
    pub(crate) fn append(&mut self, row: Row, unique_commands: bool) -> Stored {
        if let Some(from) = &row.from
            && unique_commands
            && let Some(seq) = self.find(from.by, from.id)
        {
            return Stored::Repeated(seq);
        }
        if row.entry.seq != self.seq().next() {
            return Stored::Stale;
        }
        let outcome = self.session.evolve(&row.entry).unwrap();
        self.updates.push(self.session.update(&row.entry, &outcome, row.entry.at));
        self.rows.push(row);
        Stored::Appended
    }
}
