//! What players do between the start and the first roll.

use aeroplane_protocol::{Event, Hand, Link, MemberId, Refusal};
use aeroplane_rules::Color;

use crate::session::Session;

impl Session {
    pub(super) fn give_link(&self, by: MemberId, color: Color, link: Link) -> Result<Event, Refusal> {
        let table = self.table()?;
        let mixing = table.mixing().ok_or_else(|| self.not_now())?;
        self.need_seat(by, color)?;
        if mixing.links[color].is_some() {
            return Err(Refusal::Already {});
        }
        if !table.is_first_link(color, link) {
            return Err(Refusal::WrongLink {});
        }
        Ok(Event::LinkGiven { color, link: Some(link) })
    }

    pub(super) fn show_hand(&self, by: MemberId, color: Color, hand: Hand) -> Result<Event, Refusal> {
        let table = self.table()?;
        let hands = table.hands().ok_or_else(|| self.not_now())?;
        self.need_seat(by, color)?;
        if !table.is_played_by_its_person(color) {
            return Err(Refusal::NotYourSeat {});
        }
        // Whoever is out of the round has shown a hand before; and a single winner shows none any more.
        if hands.shown[color].is_some() || !hands.left.contains(color) || hands.winner().is_some() {
            return Err(Refusal::Already {});
        }
        Ok(Event::HandShown { color, hand: Some(hand) })
    }
}
