//! Seats, names and settings before the start.

use aeroplane_protocol::{Anchor, Event, MemberId, Occupant, PlayerName, Refusal, SeatPlan, Settings};
use aeroplane_rules::Color;

use crate::session::Session;

impl Session {
    pub(super) fn take_seat(
        &self,
        by: MemberId,
        color: Color,
        anchor: Option<Anchor>,
        name: Option<&PlayerName>,
    ) -> Result<Event, Refusal> {
        self.need_lobby()?;
        if self.settings.one_device && by != self.host() {
            return Err(Refusal::OneDevice {});
        }
        let (known_name, known_anchor) = match self.seats.occupant(color) {
            Occupant::Human { member, name, anchor, .. } if *member == by => (Some(name), *anchor),
            Occupant::Open {} => (self.members.name(by), None),
            Occupant::Human { .. } | Occupant::Closed {} | Occupant::Bot { .. } => {
                return Err(Refusal::SeatTaken {});
            }
        };
        if !self.settings.one_device && !self.seats.of(by).without(color).is_empty() {
            return Err(Refusal::OneSeatEach {});
        }
        let name = name.or(known_name).ok_or(Refusal::NotAMember {})?.clone();
        let anchor = anchor.or(known_anchor);
        if let Occupant::Human { name: old_name, anchor: old_anchor, .. } = self.seats.occupant(color)
            && (old_name, *old_anchor) == (&name, anchor)
        {
            return Err(Refusal::Already {});
        }
        Ok(Event::SeatTaken { color, member: by, name, anchor })
    }

    pub(super) fn leave_seat(&self, by: MemberId, color: Color) -> Result<Event, Refusal> {
        self.need_lobby()?;
        self.need_seat(by, color)?;
        Ok(Event::SeatLeft { color })
    }

    pub(super) fn set_ready(&self, by: MemberId, color: Color, ready: bool) -> Result<Event, Refusal> {
        self.need_lobby()?;
        self.need_seat(by, color)?;
        match self.seats.occupant(color) {
            Occupant::Human { ready: already, .. } if *already == ready => Err(Refusal::Already {}),
            Occupant::Human { .. } | Occupant::Open {} | Occupant::Closed {} | Occupant::Bot { .. } => {
                Ok(Event::ReadyChanged { color, ready })
            }
        }
    }

    pub(super) fn rename(&self, by: MemberId, name: &PlayerName) -> Result<Event, Refusal> {
        self.need_lobby()?;
        if self.members.name(by) == Some(name) {
            return Err(Refusal::Already {});
        }
        Ok(Event::Renamed { member: by, name: name.clone() })
    }

    pub(super) fn set_seat(&self, by: MemberId, color: Color, plan: SeatPlan) -> Result<Event, Refusal> {
        self.need_host(by)?;
        self.need_lobby()?;
        let already = match self.seats.occupant(color) {
            Occupant::Human { .. } => return Err(Refusal::SeatTaken {}),
            Occupant::Open {} => SeatPlan::Open {},
            Occupant::Closed {} => SeatPlan::Closed {},
            Occupant::Bot { bot } => SeatPlan::Bot { bot: *bot },
        };
        if plan == already {
            return Err(Refusal::Already {});
        }
        Ok(Event::SeatSet { color, plan })
    }

    pub(super) fn change_settings(&self, by: MemberId, settings: &Settings) -> Result<Event, Refusal> {
        self.need_host(by)?;
        self.need_lobby()?;
        let fixed = |settings: &Settings| (settings.public, settings.one_device);
        if fixed(settings) != fixed(&self.settings) || settings.check().is_err() {
            return Err(Refusal::FixedSetting {});
        }
        if *settings == self.settings {
            return Err(Refusal::Already {});
        }
        Ok(Event::SettingsChanged { settings: *settings })
    }
}
