//! One roll as everyone sees it.

use aeroplane_rules::{Color, Roll};

use super::faces::Faces;
use super::hash::{ZEROS, sha256};
use super::value::{Head, Link};

/// The length of a roll record: number, seat, flag, faces, link.
pub(super) const RECORD_BYTES: usize = 4 + 1 + 1 + 1 + 32;

/// One roll as it is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RollRecord {
    /// i: the number of the roll in its game, from 1.
    pub number: u32,
    /// The seat that rolled.
    pub seat: Color,
    /// The die.
    pub faces: Faces,
    /// The player's link; `None` for an automatic roll, which is every roll of a bot.
    pub link: Option<Link>,
    /// v: what the die showed, 1 up to its number of faces.
    pub value: u8,
    /// `h_i`: the head after this roll.
    pub head: Head,
}

impl RollRecord {
    /// Whether the roll was made without the player's link.
    pub const fn is_automatic(&self) -> bool {
        self.link.is_none()
    }

    /// The roll of a six-sided die; `None` for any other die and for a value that no such die shows.
    pub fn roll(&self) -> Option<Roll> {
        (self.faces == Faces::SIX).then_some(self.value).and_then(Roll::new)
    }

    /// The head that this record and its value give after the head `before`.
    pub(super) fn head_after(&self, before: Head) -> Head {
        Head::new(sha256(b"next", &[before.as_bytes(), &self.encoded(), &[self.value]]))
    }

    /// `i[4] ‖ seat[1] ‖ flag[1] ‖ faces[1] ‖ (x or Z)`, integers big-endian: all that is fixed before the value.
    pub(super) fn encoded(&self) -> [u8; RECORD_BYTES] {
        let mut bytes = [0; RECORD_BYTES];
        let (number, rest) = bytes.split_at_mut(4);
        let (flags, link) = rest.split_at_mut(3);
        number.copy_from_slice(&self.number.to_be_bytes());
        flags.copy_from_slice(&[self.seat.seat(), u8::from(self.link.is_some()), self.faces.get()]);
        link.copy_from_slice(&self.link.map_or(ZEROS, |link| *link.as_bytes()));
        bytes
    }
}
