//! What a player's own program knows besides the record.

use aeroplane_rules::Color;

use super::chain::Chain;
use super::proof::Transcript;
use super::roster::SeatKind;
use super::value::{Commitment, Head};

/// What a player's program stored during the game. A record that holds in itself may still be another game's: this
/// compares it with what one player saw.
pub struct Witness<'chain> {
    /// The player's seat.
    pub seat: Color,
    /// C as it was told before the player took the seat.
    pub commitment: Commitment,
    /// The player's chain.
    pub chain: &'chain Chain,
    /// The number of the last roll that the player saw and the head after it; the start is roll 0. `None` where it
    /// stored none.
    pub last_seen: Option<(u32, Head)>,
}

/// A record is not that of the game which the player saw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WitnessError {
    /// C differs.
    #[error("the commitment is not the one that was told before the game")]
    Commitment,
    /// The seat has another anchor, or none.
    #[error("{seat} does not have the anchor that its player sent")]
    Anchor {
        /// The seat.
        seat: Color,
    },
    /// The mix has a link for the seat that is not its chain's first.
    #[error("{seat}'s link in the mix is not the one that its player sent")]
    Mix {
        /// The seat.
        seat: Color,
    },
    /// A roll of the seat has a link that is not the one of its chain.
    #[error("roll {number}: the link is not the one that {seat}'s player sent")]
    Link {
        /// The roll.
        number: u32,
        /// The seat.
        seat: Color,
    },
    /// The roll that the player saw last is missing or another one.
    #[error("roll {number}: the rolls up to here are not those that were shown during the game")]
    Head {
        /// The roll.
        number: u32,
    },
}

impl Witness<'_> {
    /// Compares a transcript with what was stored. That the transcript holds in itself is another question, see
    /// [`Proof::verify`](crate::Proof::verify).
    ///
    /// # Errors
    ///
    /// [`WitnessError`] names the first difference.
    pub fn check(&self, transcript: &Transcript) -> Result<(), WitnessError> {
        let seat = self.seat;
        let terms = &transcript.terms;
        if terms.commitment != self.commitment {
            return Err(WitnessError::Commitment);
        }
        if terms.roster.kind(seat).and_then(SeatKind::anchor) != Some(self.chain.anchor()) {
            return Err(WitnessError::Anchor { seat });
        }
        if terms.mix.link(seat).is_some_and(|link| self.chain.link(1) != Some(link)) {
            return Err(WitnessError::Mix { seat });
        }
        let own = transcript.rolls.iter().filter(|record| record.seat == seat);
        for (nth, record) in (1..).zip(own) {
            if record.link.is_some() && record.link != self.chain.link_of_roll(nth) {
                return Err(WitnessError::Link { number: record.number, seat });
            }
        }
        let Some((number, head)) = self.last_seen else {
            return Ok(());
        };
        let found = match number.checked_sub(1) {
            None => Some(transcript.start),
            Some(before) => usize::try_from(before)
                .ok()
                .and_then(|index| transcript.rolls.get(index))
                .map(|record| record.head),
        };
        if found != Some(head) {
            return Err(WitnessError::Head { number });
        }
        Ok(())
    }
}
