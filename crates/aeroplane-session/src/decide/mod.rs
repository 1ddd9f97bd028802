//! What a member asks for becomes an event, or is refused.

mod host;
mod leaving;
mod lobby;
mod opening;
mod play;
mod rematch;
mod start;
mod talk;
mod undo;

use aeroplane_protocol::{Command, Event, MemberId, PlayerName, Refusal, Seq, Stage};
use aeroplane_rules::Color;

use crate::input::Input;
use crate::limits::{MOST_EVENTS, MOST_MEMBERS, RESERVE, RETRY};
use crate::session::Session;
use crate::table::Table;

/// What a caller is told whose dice or next game were not at hand.
const TRY_AGAIN: Refusal = Refusal::Unavailable { retry_after_ms: RETRY };

impl Session {
    /// What a command amounts to. Nothing has happened yet: that is for whoever stores the event. `by` is the member who
    /// asks, nobody for a caller who is none, and `seen` the last event which that caller knows.
    ///
    /// # Errors
    ///
    /// [`Refusal`] says why it cannot be done.
    pub fn decide(
        &self,
        by: Option<MemberId>,
        seen: Seq,
        command: &Command,
        input: &mut Input<'_>,
    ) -> Result<Event, Refusal> {
        let by = by.filter(|&member| self.is_member(member)).ok_or(Refusal::NotAMember {})?;
        if self.closed {
            return Err(self.not_now());
        }
        if seen > self.seq {
            return Err(Refusal::Ahead {});
        }
        if seen < self.marks.concerning(command) {
            return Err(Refusal::Stale {});
        }
        if !self.spending.allows(by, command, self.seq) {
            return Err(Refusal::RoomFull {});
        }
        match command {
            Command::TakeSeat { color, anchor, name } => self.take_seat(by, *color, *anchor, name.as_ref()),
            Command::LeaveSeat { color } => self.leave_seat(by, *color),
            Command::SetReady { color, ready } => self.set_ready(by, *color, *ready),
            Command::Rename { name } => self.rename(by, name),
            Command::SetSeat { color, plan } => self.set_seat(by, *color, *plan),
            Command::ChangeSettings { settings } => self.change_settings(by, settings),
            Command::Kick { member } => self.kick(by, *member),
            Command::GiveHost { member } => self.give_host(by, *member),
            Command::Start {} => self.start(by, input.now),
            Command::GiveLink { color, link } => self.give_link(by, *color, *link),
            Command::ShowHand { color, hand } => self.show_hand(by, *color, *hand),
            Command::Roll { link } => self.roll(by, *link, input),
            Command::Play { answer } => self.play(by, *answer),
            Command::TakeBack { color } => self.take_back(by, *color),
            Command::HandOver { color } => self.hand_over(by, *color),
            Command::Resign { color } => self.resign(by, *color),
            Command::Leave {} => Ok(self.leave(by)),
            Command::Undo {} => self.undo(),
            Command::Rematch {} => self.rematch(by, input),
            Command::Say { phrase } => Ok(Event::Said { phrase: *phrase }),
            Command::Express { emote } => Ok(Event::Expressed { emote: *emote }),
            Command::Chat { text } => self.chat(text),
            Command::CloseRoom {} => self.close_room(by),
        }
    }

    /// What it amounts to that somebody joins.
    ///
    /// # Errors
    ///
    /// [`Refusal`] where the room is closed, full, or played on one device.
    pub fn admit(&self, name: PlayerName) -> Result<Event, Refusal> {
        if self.closed {
            return Err(self.not_now());
        }
        if self.settings.one_device {
            return Err(Refusal::OneDevice {});
        }
        if self.members.len() >= MOST_MEMBERS || self.seq.0 >= MOST_EVENTS - RESERVE {
            return Err(Refusal::RoomFull {});
        }
        let member = self.members.next().ok_or(Refusal::RoomFull {})?;
        Ok(Event::Joined { member, name })
    }

    fn not_now(&self) -> Refusal {
        Refusal::NotNow { stage: self.stage() }
    }

    fn need_host(&self, by: MemberId) -> Result<(), Refusal> {
        if self.host() == by { Ok(()) } else { Err(Refusal::NotTheHost {}) }
    }

    fn need_lobby(&self) -> Result<(), Refusal> {
        if self.stage() == Stage::Lobby { Ok(()) } else { Err(self.not_now()) }
    }

    fn need_seat(&self, by: MemberId, color: Color) -> Result<(), Refusal> {
        if self.seats.holder(color) == Some(by) { Ok(()) } else { Err(Refusal::NotYourSeat {}) }
    }

    /// The game that was started.
    fn table(&self) -> Result<&Table, Refusal> {
        self.table.as_ref().ok_or_else(|| self.not_now())
    }
}
