//! What everyone at the table can check while the game runs.

use aeroplane_rules::{ByColor, Color};

use super::chain::link_index;
use super::proof::Violation;
use super::record::RollRecord;
use super::roster::SeatKind;
use super::terms::{MixError, Terms};
use super::value::{Head, Link};

/// Why a roll cannot be made with this seat and link.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RollError {
    /// The roster has no such seat.
    #[error("{seat} is not in the dice's roster: only seats that were there at the start can roll")]
    NotInRoster {
        /// The seat.
        seat: Color,
    },
    /// The seat has no chain, so that a link proves nothing.
    #[error("{seat} gave no anchor and has no links: roll without one")]
    NoChain {
        /// The seat.
        seat: Color,
    },
    /// All 1024 links of the seat are used.
    #[error("{seat} has used all links of its chain: roll without one")]
    ChainUsedUp {
        /// The seat.
        seat: Color,
    },
    /// The link is not the one that belongs to this roll.
    #[error("{seat}'s link is not number {index} of its chain: send that one, or roll without a link")]
    WrongLink {
        /// The seat.
        seat: Color,
        /// The index of the link that belongs to this roll.
        index: u16,
    },
    /// The game has 2^32 − 1 rolls.
    #[error("the game has as many rolls as can be numbered: end it")]
    TooManyRolls,
}

/// The public side of a game's dice: it follows the rolls one by one and checks all that can be checked without the
/// secret, which is everything but the values themselves.
///
/// A player's program feeds it every roll that the server tells of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ledger {
    head: Head,
    rolls: u32,
    seats: ByColor<Option<Seat>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Seat {
    kind: SeatKind,
    rolls: u32,
    automatic: u32,
    /// The last value of the chain that the table knows; of no use without an anchor.
    known: Link,
    /// Its index; 0 is the anchor.
    known_index: u16,
}

impl Seat {
    fn new(kind: SeatKind, first: Option<Link>) -> Self {
        let anchor = kind.anchor().map(|anchor| Link::new(*anchor.as_bytes()));
        let known = first.or(anchor).unwrap_or(Link::new([0; 32]));
        Self { kind, rolls: 0, automatic: 0, known, known_index: u16::from(first.is_some()) }
    }
}

impl Ledger {
    /// The ledger of a game before its first roll.
    ///
    /// # Errors
    ///
    /// [`MixError`] where the mix does not fit the roster.
    pub fn new(terms: &Terms) -> Result<Self, MixError> {
        terms.mix.check(&terms.roster)?;
        Ok(Self::of_checked(terms))
    }

    /// The ledger of terms whose mix is known to fit.
    pub(super) fn of_checked(terms: &Terms) -> Self {
        let seat = |color| {
            let kind = terms.roster.kind(color)?;
            Some(Seat::new(kind, terms.mix.link(color)))
        };
        Self { head: terms.head(), rolls: 0, seats: ByColor::from_fn(seat) }
    }

    /// The head after the last roll.
    pub const fn head(&self) -> Head {
        self.head
    }

    /// How many rolls the game has so far.
    pub const fn rolls(&self) -> u32 {
        self.rolls
    }

    /// How many rolls the seat has so far. Its next one is number n = this + 1 and takes link n + 1.
    pub fn rolls_of(&self, seat: Color) -> u32 {
        self.seats[seat].map_or(0, |seat| seat.rolls)
    }

    /// How many of the seat's rolls were made without a link.
    pub fn automatic_rolls_of(&self, seat: Color) -> u32 {
        self.seats[seat].map_or(0, |seat| seat.automatic)
    }

    /// Checks a roll that somebody claims to be the next one, and takes it in.
    ///
    /// # Errors
    ///
    /// [`Violation`] says what does not hold; the ledger is then unchanged.
    pub fn admit(&mut self, record: &RollRecord) -> Result<(), Violation> {
        let number = record.number;
        let refused = |error| Violation::Roll { number, error };
        let expected = self.next_number().map_err(refused)?;
        if number != expected {
            return Err(Violation::Number { expected, found: number });
        }
        let seat = self.seat_after(record.seat, record.link).map_err(refused)?;
        if !(1..=record.faces.get()).contains(&record.value) {
            return Err(Violation::NoSuchFace { number, faces: record.faces, value: record.value });
        }
        if record.head != record.head_after(self.head) {
            return Err(Violation::Head { number });
        }
        self.enter(record, seat);
        Ok(())
    }

    /// Takes in the roll that `roll` makes, given its number and the head before it.
    pub(super) fn draw(
        &mut self,
        color: Color,
        link: Option<Link>,
        roll: impl FnOnce(u32, Head) -> RollRecord,
    ) -> Result<RollRecord, RollError> {
        let number = self.next_number()?;
        let seat = self.seat_after(color, link)?;
        let record = roll(number, self.head);
        self.enter(&record, seat);
        Ok(record)
    }

    fn next_number(&self) -> Result<u32, RollError> {
        self.rolls.checked_add(1).ok_or(RollError::TooManyRolls)
    }

    fn enter(&mut self, record: &RollRecord, seat: Seat) {
        self.head = record.head;
        self.rolls = record.number;
        self.seats[record.seat] = Some(seat);
    }

    /// The seat as it is after its next roll, if that roll may have this link.
    fn seat_after(&self, color: Color, link: Option<Link>) -> Result<Seat, RollError> {
        let mut seat = self.seats[color].ok_or(RollError::NotInRoster { seat: color })?;
        // A seat has no more rolls than the game, whose number was checked.
        seat.rolls = seat.rolls.saturating_add(1);
        let Some(link) = link else {
            seat.automatic = seat.automatic.saturating_add(1);
            return Ok(seat);
        };
        if seat.kind.anchor().is_none() {
            return Err(RollError::NoChain { seat: color });
        }
        // The index follows from the number of rolls alone: an automatic roll has burnt its link.
        let index = link_index(seat.rolls).ok_or(RollError::ChainUsedUp { seat: color })?;
        let mut value = link;
        for _ in seat.known_index..index {
            value = value.previous();
        }
        if value != seat.known {
            return Err(RollError::WrongLink { seat: color, index });
        }
        seat.known = link;
        seat.known_index = index;
        Ok(seat)
    }
}
