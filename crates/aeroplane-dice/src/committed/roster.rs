//! R: who sits where.

use alloc::vec::Vec;

use aeroplane_rules::{ByColor, Color};

use super::hash::ZEROS;
use super::value::Anchor;

/// Who rolls for a seat, as far as the dice are concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeatKind {
    /// A person whose program gave no anchor: every roll is automatic.
    HumanWithoutAnchor,
    /// A person whose program keeps a chain with this anchor.
    Human(Anchor),
    /// The computer, which has nothing to add to a roll.
    Bot,
}

impl SeatKind {
    /// The kind's number in the protocol, 0 to 2.
    pub const fn number(self) -> u8 {
        match self {
            Self::HumanWithoutAnchor => 0,
            Self::Human(_) => 1,
            Self::Bot => 2,
        }
    }

    /// The anchor, if there is one.
    pub const fn anchor(self) -> Option<Anchor> {
        match self {
            Self::Human(anchor) => Some(anchor),
            Self::HumanWithoutAnchor | Self::Bot => None,
        }
    }
}

/// R: the seats in play and what is known of each before the first roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Roster(ByColor<Option<SeatKind>>);

impl Roster {
    /// The roster of these seats; `None` is an empty chair, which takes no part.
    pub const fn new(seats: ByColor<Option<SeatKind>>) -> Self {
        Self(seats)
    }

    /// Who sits there, if anyone.
    pub fn kind(&self, seat: Color) -> Option<SeatKind> {
        self.0[seat]
    }

    /// The seats in play, in seat order.
    pub fn seats(&self) -> impl Iterator<Item = (Color, SeatKind)> {
        self.0.iter().filter_map(|(seat, kind)| Some((seat, (*kind)?)))
    }

    /// `n[1] ‖ (seat[1] ‖ kind[1] ‖ anchor[32])…`
    pub(super) fn encoded(&self) -> Vec<u8> {
        let mut bytes = alloc::vec![0];
        for (seat, kind) in self.seats() {
            bytes[0] += 1;
            bytes.extend([seat.seat(), kind.number()]);
            bytes.extend(kind.anchor().map_or(ZEROS, |anchor| *anchor.as_bytes()));
        }
        bytes
    }
}
