//! Events are taken in. Each part checks everything before it changes anything.

mod control;
mod game;
mod lobby;
mod opening;
mod talk;

use aeroplane_protocol::{Event, LogEntry, MemberId};

use crate::outcome::Outcome;
use crate::replay_error::{Misfit, ReplayError};
use crate::session::Session;
use crate::table::Table;

impl Session {
    /// Takes a stored event in, and says what it brought about.
    ///
    /// # Errors
    ///
    /// [`ReplayError`] where the event is not the next one, or cannot be; the room is then unchanged. That never happens
    /// to an event that this room has decided upon and that nothing came before.
    pub fn evolve(&mut self, entry: &LogEntry) -> Result<Outcome, ReplayError> {
        let expected = self.seq.next();
        if entry.seq != expected {
            return Err(ReplayError::Gap { expected, found: entry.seq });
        }
        let before = (self.stage(), self.is_paused());
        let mut outcome =
            self.apply(entry).map_err(|because| ReplayError::Impossible { seq: entry.seq, because })?;
        self.seq = entry.seq;
        self.at = entry.at;
        self.marks.note(entry.seq, &entry.event);
        self.spending.note(entry.by, &entry.event);
        outcome.room_changed |= (self.stage(), self.is_paused()) != before;
        Ok(outcome)
    }

    fn apply(&mut self, entry: &LogEntry) -> Result<Outcome, Misfit> {
        if self.closed && !matches!(entry.event, Event::Revealed { .. }) {
            return Err(Misfit::Stage);
        }
        match &entry.event {
            Event::Opened { .. } => Err(Misfit::Opening),
            Event::Joined { member, name } => self.joined(*member, name),
            Event::Left { member } => self.left(*member),
            Event::Kicked { member } => self.kicked(*member),
            Event::Renamed { member, name } => self.renamed(*member, name),
            Event::HostChanged { member, because: _ } => self.host_changed(*member),
            Event::SettingsChanged { settings } => self.settings_changed(settings),
            Event::SeatTaken { color, member, name, anchor } => {
                self.seat_taken(entry.at, *color, *member, name, *anchor)
            }
            Event::SeatLeft { color } => self.seat_left(entry.at, *color),
            Event::SeatSet { color, plan } => self.seat_set(entry.at, *color, *plan),
            Event::Filled { seats, bot } => self.filled(seats, *bot),
            Event::ReadyChanged { color, ready } => self.ready_changed(*color, *ready),
            Event::Started { roster, rules, until } => self.game_started(roster, *rules, *until),
            Event::LinkGiven { color, link } => self.link_given(*color, *link),
            Event::HandsOpened { start, links, until } => self.hands_opened(*start, links, *until),
            Event::HandShown { color, hand } => self.hand_shown(*color, *hand),
            Event::HandsCompared { round, until } => self.hands_compared(round, *until),
            Event::Began { start, links, first, beginning: _ } => self.began(entry, *start, links, *first),
            Event::Rolled { roll } => self.roll_taken_in(entry, roll),
            Event::Moved { color, answer, by } => self.moved(entry, *color, *answer, *by),
            Event::Undone { actions } => self.undone(entry, *actions),
            Event::AutopilotTook { color, because: _ } => self.autopilot_took(entry, *color),
            Event::PlayerTookBack { color } => self.player_took_back(entry, *color),
            Event::Resigned { color, planes, left } => self.resigned(entry, *color, *planes, *left),
            Event::Paused { because: _ } => self.paused(),
            Event::Resumed {} => self.resumed(entry),
            Event::ClockExtended { by_ms } => Ok(self.clock_extended(entry, *by_ms)),
            Event::Revealed { secret } => self.revealed(*secret),
            Event::RematchOpened { game } => self.rematch_opened(entry.at, *game),
            Event::Said { phrase } => self.said(entry, *phrase),
            Event::Expressed { emote } => self.expressed(entry, *emote),
            Event::Chatted { text } => self.chatted(entry, text),
            Event::Closed { because: _ } => {
                self.closed = true;
                // The clock of a game in progress stops.
                Ok(Outcome::both(Vec::new()))
            }
        }
    }

    fn check_lobby(&self) -> Result<(), Misfit> {
        if self.table.is_none() { Ok(()) } else { Err(Misfit::Stage) }
    }

    fn table_mut(&mut self) -> Result<&mut Table, Misfit> {
        self.table.as_mut().ok_or(Misfit::Stage)
    }

    /// Takes a member out, who is not the last one. Seats become free before a game and not during it.
    fn remove_member(&mut self, member: MemberId) -> Result<(), Misfit> {
        self.members.remove(member, &self.seats.holders())?;
        if self.table.is_none() {
            self.seats.leave(member);
        }
        Ok(())
    }
}

impl Outcome {
    /// What is shown of the room has changed.
    fn room() -> Self {
        Self { room_changed: true, ..Self::default() }
    }

    /// What is shown of the board has changed.
    fn table(steps: Vec<aeroplane_rules::Step>) -> Self {
        Self { steps, table_changed: true, ..Self::default() }
    }

    /// Both have.
    fn both(steps: Vec<aeroplane_rules::Step>) -> Self {
        Self { room_changed: true, ..Self::table(steps) }
    }
}
