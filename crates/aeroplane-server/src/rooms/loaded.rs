//! A room in memory: what follows from its events as far as they were read.

use std::collections::VecDeque;
use std::sync::Arc;

use aeroplane_protocol::{Event, LogEntry, Millis, Seq, Update};
use aeroplane_session::{Outcome, ReplayError, Session, TableDice};

/// How many updates are kept for clients that missed some. Whoever missed more is given the whole room.
const KEPT_UPDATES: usize = 128;

/// A room in memory. It is a cache: the store's events are the room.
pub(crate) struct Loaded {
    session: Session,
    /// The dice of the present game.
    pub(crate) dice: Option<TableDice>,
    recent: VecDeque<Arc<Update>>,
}

impl Loaded {
    /// The room of these events.
    pub(crate) fn new(entries: &[LogEntry]) -> Result<Self, ReplayError> {
        Ok(Self { session: Session::replay(entries)?, dice: None, recent: VecDeque::new() })
    }

    pub(crate) const fn session(&self) -> &Session {
        &self.session
    }

    /// The room and its dice, for a decision.
    pub(crate) const fn parts(&mut self) -> (&Session, Option<&mut TableDice>) {
        (&self.session, self.dice.as_mut())
    }

    /// Takes in an event that others have stored; how it is told.
    pub(crate) fn take_in(&mut self, entry: &LogEntry, now: Millis) -> Result<Arc<Update>, ReplayError> {
        let mut next = self.session.clone();
        let outcome = next.evolve(entry)?;
        if let Event::Rolled { .. } | Event::Undone { .. } = entry.event {
            // Dice that did not make a roll themselves are behind it: they are built again when they are needed.
            self.dice = None;
        }
        Ok(self.go_on(next, entry, &outcome, now))
    }

    /// The room as it is after that event; how the event is told.
    pub(crate) fn go_on(
        &mut self,
        next: Session,
        entry: &LogEntry,
        outcome: &Outcome,
        now: Millis,
    ) -> Arc<Update> {
        if next.opening().game != self.session.opening().game {
            self.dice = None;
        }
        self.session = next;
        let update = Arc::new(self.session.update(entry, outcome, now));
        if self.recent.len() == KEPT_UPDATES {
            self.recent.pop_front();
        }
        self.recent.push_back(Arc::clone(&update));
        update
    }

    /// Everything that happened after that event, if all of it is still at hand. Room and board are brought up to date in
    /// the last of the updates, so that clocks are right.
    pub(crate) fn updates_after(&self, after: Seq, now: Millis) -> Option<Vec<Update>> {
        if after == self.session.seq() {
            return Some(Vec::new());
        }
        let missed = self.recent.iter().position(|update| update.seq == after.next())?;
        let mut updates: Vec<Update> =
            self.recent.iter().skip(missed).map(|update| Update::clone(update)).collect();
        let last = updates.last_mut()?;
        last.room = Some(self.session.room_view(now));
        last.table = self.session.table_view(now);
        Some(updates)
    }
}
