//! What a die shows, and sets of its faces.

use core::fmt;

/// The result of one roll of a six-sided die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Roll {
    /// The face with one pip.
    One = 1,
    /// The face with two pips.
    Two = 2,
    /// The face with three pips.
    Three = 3,
    /// The face with four pips.
    Four = 4,
    /// The face with five pips.
    Five = 5,
    /// The face with six pips.
    Six = 6,
}

impl Roll {
    /// All faces, lowest first.
    pub const ALL: [Self; 6] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// The face with that many pips, if the die has one.
    pub const fn new(pips: u8) -> Option<Self> {
        match pips {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            5 => Some(Self::Five),
            6 => Some(Self::Six),
            _ => None,
        }
    }

    /// The number of pips, 1 to 6: the steps that a plane walks.
    pub const fn pips(self) -> u8 {
        self as u8
    }

    /// Whether this is the six, the face that streaks are made of.
    pub const fn is_six(self) -> bool {
        matches!(self, Self::Six)
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.pips(), f)
    }
}

/// A set of faces, for instance those that launch a plane.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FaceSet(u8);

impl FaceSet {
    /// No face.
    pub const EMPTY: Self = Self(0);

    /// The set of the given faces.
    pub const fn of(faces: &[Roll]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < faces.len() {
            bits |= 1 << faces[index].pips();
            index += 1;
        }
        Self(bits)
    }

    /// Whether the face belongs to the set.
    pub const fn contains(self, face: Roll) -> bool {
        self.0 & (1 << face.pips()) != 0
    }

    /// Whether the set has no face.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The faces of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Roll> {
        Roll::ALL.into_iter().filter(move |&face| self.contains(face))
    }
}

impl FromIterator<Roll> for FaceSet {
    fn from_iter<I: IntoIterator<Item = Roll>>(faces: I) -> Self {
        faces.into_iter().fold(Self::EMPTY, |set, face| Self(set.0 | 1 << face.pips()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_numbered_by_their_pips() {
        for pips in 0..=u8::MAX {
            assert_eq!(Roll::new(pips).map(Roll::pips), (1..=6).contains(&pips).then_some(pips));
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set = FaceSet::of(&[Roll::Six, Roll::Two]);
        assert!(set.iter().eq([Roll::Two, Roll::Six]));
        assert_eq!(set, set.iter().collect());
        assert!(!set.contains(Roll::One));
        assert!(FaceSet::EMPTY.is_empty());
    }
}
