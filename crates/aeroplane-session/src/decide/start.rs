//! The start of a game.

use aeroplane_dice::RulesHash;
use aeroplane_protocol::{Event, MemberId, Millis, Occupant, Refusal, RosterKind, RosterSeat, WhoBegins};
use aeroplane_rules::Color;

use crate::convert;
use crate::limits::LINKS;
use crate::session::Session;

impl Session {
    pub(super) fn start(&self, by: MemberId, now: Millis) -> Result<Event, Refusal> {
        self.need_host(by)?;
        self.need_lobby()?;
        self.started(now)
    }

    /// The start of a game with those who sit there, if it can start.
    pub(crate) fn started(&self, now: Millis) -> Result<Event, Refusal> {
        let occupied = self.seats.occupied();
        if occupied.len() < 2 {
            return Err(Refusal::TooFewPlayers {});
        }
        if !self.settings.one_device
            && let Some(color) = self.seats.unready()
        {
            return Err(Refusal::NotReady { color });
        }
        if let WhoBegins::Host { color } = self.settings.first
            && !occupied.contains(color)
        {
            return Err(Refusal::EmptySeat { color });
        }
        Ok(Event::Started {
            roster: occupied.iter().filter_map(|color| self.roster_seat(color)).collect(),
            rules: convert::public_rules_hash(RulesHash::of(&self.settings.rules)),
            until: now.plus(LINKS),
        })
    }

    fn roster_seat(&self, color: Color) -> Option<RosterSeat> {
        let kind = match self.seats.occupant(color) {
            Occupant::Open {} | Occupant::Closed {} => return None,
            Occupant::Bot { .. } => RosterKind::Bot {},
            Occupant::Human { anchor: None, .. } => RosterKind::HumanWithoutAnchor {},
            Occupant::Human { anchor: Some(anchor), .. } => RosterKind::Human { anchor: *anchor },
        };
        Some(RosterSeat { color, kind })
    }
}
