//! How bytes become the value of a die.

use core::fmt;
use core::num::NonZeroU8;

/// The number of faces of a die, 1 to 255; they show 1 up to that number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Faces(NonZeroU8);

impl Faces {
    /// The die of the game.
    pub const SIX: Self = match NonZeroU8::new(6) {
        Some(six) => Self(six),
        None => Self(NonZeroU8::MIN),
    };

    /// That many faces; `None` for 0.
    pub const fn new(faces: u8) -> Option<Self> {
        match NonZeroU8::new(faces) {
            Some(faces) => Some(Self(faces)),
            None => None,
        }
    }

    /// The number, 1 to 255.
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The value that the first usable byte gives, 1 up to the number of faces. Bytes from the largest multiple of
    /// `faces` upwards are skipped: a remainder of all 256 would favour the low faces.
    pub(super) fn reduce(self, bytes: &[u8]) -> Option<u8> {
        let faces = u16::from(self.get());
        let limit = 256 - 256 % faces;
        let usable = bytes.iter().find(|&&byte| u16::from(byte) < limit)?;
        Some(*usable % self.0 + 1)
    }
}

/// As dice are written: `d6`.
impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_comes_from_the_same_number_of_bytes() {
        assert_eq!(Faces::SIX.get(), 6);
        assert_eq!(Faces::new(0), None);
        for faces in 1..=u8::MAX {
            let die = Faces::new(faces).unwrap();
            let mut counts = [0_u16; 256];
            for byte in 0..=u8::MAX {
                if let Some(value) = die.reduce(&[byte]) {
                    counts[usize::from(value)] += 1;
                }
            }
            let (values, others) = counts[1..].split_at(usize::from(faces));
            assert!(values.iter().all(|&count| count == 256 / u16::from(faces)), "{die}");
            assert!(others.iter().all(|&count| count == 0) && counts[0] == 0, "{die}");
        }
    }

    #[test]
    fn the_first_usable_byte_counts() {
        assert_eq!(Faces::SIX.reduce(&[255, 252, 251, 0]), Some(6));
        assert_eq!(Faces::SIX.reduce(&[253]), None);
        assert_eq!(Faces::SIX.reduce(&[]), None);
    }
}
