//! The next game.

use aeroplane_protocol::{Event, GameOpening, MemberId, Refusal, Stage};

use super::TRY_AGAIN;
use crate::input::Input;
use crate::limits::{EVENTS_OF_A_GAME, MOST_EVENTS, RESERVE};
use crate::session::Session;

impl Session {
    pub(super) fn rematch(&self, by: MemberId, input: &Input<'_>) -> Result<Event, Refusal> {
        if self.stage() != Stage::Over {
            return Err(self.not_now());
        }
        // A host who watches has no seat.
        if self.seats.of(by).is_empty() && self.host() != by {
            return Err(Refusal::NotYourSeat {});
        }
        // Before that, the dice of the last game would stay closed for ever.
        if self.table()?.secret.is_none() {
            return Err(TRY_AGAIN);
        }
        if self.seq.0.saturating_add(EVENTS_OF_A_GAME) > MOST_EVENTS - RESERVE {
            return Err(Refusal::RoomFull {});
        }
        let number = self.opening.number.checked_add(1).ok_or(Refusal::RoomFull {})?;
        let game = input.next_game.ok_or(TRY_AGAIN)?;
        Ok(Event::RematchOpened { game: GameOpening { number, ..game } })
    }
}
