//! Going away, for a while or for good.

use aeroplane_protocol::{AutopilotCause, CloseCause, Control, Event, MemberId, Refusal, Stage};
use aeroplane_rules::Color;

use crate::limits::{MOST_TAKE_BACKS, RETRY};
use crate::session::Session;
use crate::table::Table;

impl Session {
    pub(super) fn hand_over(&self, by: MemberId, color: Color) -> Result<Event, Refusal> {
        let control = self.own_control(by, color)?;
        self.need_patience(color)?;
        match control {
            Control::Player => Ok(Event::AutopilotTook { color, because: AutopilotCause::Asked }),
            Control::Autopilot => Err(Refusal::Already {}),
            Control::Bot | Control::Resigned => Err(Refusal::NotYourSeat {}),
        }
    }

    pub(super) fn take_back(&self, by: MemberId, color: Color) -> Result<Event, Refusal> {
        let control = self.own_control(by, color)?;
        self.need_patience(color)?;
        match control {
            Control::Autopilot => Ok(Event::PlayerTookBack { color }),
            Control::Player => Err(Refusal::Already {}),
            Control::Bot | Control::Resigned => Err(Refusal::NotYourSeat {}),
        }
    }

    /// Who acts for an own seat of the game that goes on.
    fn own_control(&self, by: MemberId, color: Color) -> Result<Control, Refusal> {
        let (table, play) = self.playing()?;
        self.need_seat(by, color)?;
        if !play.is_active(color) {
            return Err(Refusal::Already {});
        }
        table.controls[color].ok_or(Refusal::NotYourSeat {})
    }

    /// A seat changes hands a few times while the game waits, and not without end.
    fn need_patience(&self, color: Color) -> Result<(), Refusal> {
        let (_, play) = self.playing()?;
        if play.take_backs[color] < MOST_TAKE_BACKS {
            return Ok(());
        }
        Err(Refusal::TooFast { retry_after_ms: RETRY })
    }

    pub(super) fn resign(&self, by: MemberId, color: Color) -> Result<Event, Refusal> {
        let table = self.table()?;
        if !matches!(self.stage(), Stage::Mixing | Stage::Hands | Stage::Playing) {
            return Err(self.not_now());
        }
        self.need_seat(by, color)?;
        if !can_give_up(table, color) {
            return Err(Refusal::Already {});
        }
        Ok(Event::Resigned { color, planes: self.settings.leaving, left: false })
    }

    /// A member goes. The last one closes the room; on one device that is everybody.
    pub(super) fn leave(&self, by: MemberId) -> Event {
        if self.members.len() == 1 {
            return Event::Closed { because: CloseCause::Empty };
        }
        let seat = self
            .table
            .as_ref()
            .filter(|table| !table.is_over())
            .and_then(|table| self.seats.of(by).iter().find(|&color| can_give_up(table, color)));
        match seat {
            Some(color) => Event::Resigned { color, planes: self.settings.leaving, left: true },
            None => Event::Left { member: by },
        }
    }
}

/// Whether the seat has a game to give up: it has neither finished nor given up already.
fn can_give_up(table: &Table, color: Color) -> bool {
    let is_in_game = table.play().is_none_or(|play| play.is_active(color));
    is_in_game && matches!(table.controls[color], Some(Control::Player | Control::Autopilot))
}
