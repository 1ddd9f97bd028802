//! What everyone at the table knows before the first roll.

use alloc::vec::Vec;

use aeroplane_rules::{ByColor, Color};

use super::hash::{ZEROS, sha256};
use super::roster::{Roster, SeatKind};
use super::value::{Commitment, GameId, Head, Link, RulesHash};

/// X: the first links of the players who were present at the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Mix(ByColor<Option<Link>>);

/// A seat's share of the mix does not fit the roster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MixError {
    /// The seat gave no anchor, so that its link proves nothing.
    #[error("{seat} gave no anchor and can have no link in the mix: leave it out")]
    NoAnchor {
        /// The seat.
        seat: Color,
    },
    /// The link is not `x_1` of the seat's chain.
    #[error(
        "{seat}'s link in the mix does not hash down to its anchor: it must be the first link of its chain"
    )]
    WrongLink {
        /// The seat.
        seat: Color,
    },
}

impl Mix {
    /// The mix of these links; `None` where a seat has no chain or its link did not come in time.
    pub const fn new(links: ByColor<Option<Link>>) -> Self {
        Self(links)
    }

    /// The seat's link, if it came.
    pub fn link(&self, seat: Color) -> Option<Link> {
        self.0[seat]
    }

    /// Whether every link is the first one of its seat's chain.
    ///
    /// # Errors
    ///
    /// [`MixError`] names the first seat whose link is not.
    pub fn check(&self, roster: &Roster) -> Result<(), MixError> {
        for (seat, link) in self.0.iter() {
            let Some(link) = link else { continue };
            let anchor = roster.kind(seat).and_then(SeatKind::anchor);
            let anchor = anchor.ok_or(MixError::NoAnchor { seat })?;
            if link.previous().as_bytes() != anchor.as_bytes() {
                return Err(MixError::WrongLink { seat });
            }
        }
        Ok(())
    }

    /// `(flag[1] ‖ x_1 or Z)…` for every seat in play, in seat order.
    fn encoded(&self, roster: &Roster) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (seat, _) in roster.seats() {
            let link = self.link(seat);
            bytes.push(u8::from(link.is_some()));
            bytes.extend(link.map_or(ZEROS, |link| *link.as_bytes()));
        }
        bytes
    }
}

/// What everyone at the table knows before the first roll. Nothing in it can change afterwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Terms {
    /// G.
    pub game: GameId,
    /// C.
    pub commitment: Commitment,
    /// Q.
    pub rules: RulesHash,
    /// R.
    pub roster: Roster,
    /// X.
    pub mix: Mix,
}

impl Terms {
    /// `h_0`: the head from which the first roll follows.
    pub fn head(&self) -> Head {
        Head::new(sha256(
            b"head",
            &[
                self.commitment.as_bytes(),
                self.game.as_bytes(),
                self.rules.as_bytes(),
                &self.roster.encoded(),
                &self.mix.encoded(&self.roster),
            ],
        ))
    }
}
