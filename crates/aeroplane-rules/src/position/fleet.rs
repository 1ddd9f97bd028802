//! The planes of one color: where each stands, and which are stacked.

use core::fmt;

use super::stacks::Stacks;
use crate::geometry::{OWN_SQUARE_BITS, Spot};
use crate::plane::{Plane, PlaneSet};

/// One byte of a word set, for all four planes.
const EACH_PLANE: u32 = 0x0101_0101;
/// The highest bit of each plane's byte. Spots are far below 128, so it is free to catch carries.
const HIGH_BITS: u32 = 0x8080_8080;

/// The planes of one color.
///
/// Planes that a short game does not use stand at home: there they can never move, be met or be captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fleet {
    /// The spots of planes 0 to 3, a byte each, so that one subtraction compares all four with a spot.
    spots: u32,
    stacks: Stacks,
}

impl Fleet {
    /// No plane in use.
    pub(crate) const UNUSED: Self =
        Self { spots: EACH_PLANE * Spot::HOME.byte() as u32, stacks: Stacks::NONE };

    /// Where the plane stands.
    pub const fn spot(&self, plane: Plane) -> Spot {
        Spot::from_byte(self.spots.to_le_bytes()[plane.index()])
    }

    /// The stacks of the color.
    pub const fn stacks(&self) -> Stacks {
        self.stacks
    }

    /// The planes that stand on the spot.
    pub const fn at(&self, spot: Spot) -> PlaneSet {
        let difference = self.spots ^ (EACH_PLANE * spot.byte() as u32);
        // The high bit survives the subtraction in exactly the bytes without a difference.
        Self::gather(HIGH_BITS - difference)
    }

    /// Whether any plane stands on the spot.
    pub(crate) const fn any_at(self, spot: Spot) -> bool {
        let difference = self.spots ^ (EACH_PLANE * spot.byte() as u32);
        (HIGH_BITS - difference) & HIGH_BITS != 0
    }

    /// Where the lowest plane of the set stands; the hangar for the empty set.
    pub(crate) const fn spot_of(self, planes: PlaneSet) -> Spot {
        match planes.lowest() {
            Some(plane) => self.spot(plane),
            None => Spot::HANGAR,
        }
    }

    /// The planes between hangar and home.
    pub(crate) const fn on_board(self) -> PlaneSet {
        let launched = self.spots + (HIGH_BITS - EACH_PLANE * Spot::PAD.byte() as u32);
        let not_home = (HIGH_BITS + EACH_PLANE * (Spot::HOME.byte() - 1) as u32) - self.spots;
        Self::gather(launched & not_home)
    }

    /// The planes that have a walk of so many steps ahead of them in which nothing of their own is met or decided: on
    /// the board, not beyond home, from and to a cell without other own planes, and not onto an own square.
    ///
    /// Some such planes may be left out – this is a quick first look, not a rule – but none is wrongly among them.
    #[inline]
    pub(crate) const fn plain_walks(self, steps: u8) -> PlaneSet {
        let (starts, ends) = (self.spots, self.spots + EACH_PLANE * steps as u32);
        let launched = starts + (HIGH_BITS - EACH_PLANE * Spot::PAD.byte() as u32);
        let not_beyond_home = (HIGH_BITS + EACH_PLANE * Spot::HOME.byte() as u32) - ends;
        let own_bits = EACH_PLANE * OWN_SQUARE_BITS as u32;
        let own_square = HIGH_BITS - ((ends ^ own_bits) & own_bits);
        let mut company = 0;
        let mut turned = starts;
        // Turning the word round holds every plane against each of the three others.
        let mut others = 0;
        while others < 3 {
            turned = turned.rotate_left(8);
            company |= (HIGH_BITS - (starts ^ turned)) | (HIGH_BITS - (ends ^ turned));
            others += 1;
        }
        Self::gather(launched & not_beyond_home & !own_square & !company)
    }

    /// The planes whose bytes have the high bit set.
    const fn gather(high_bits: u32) -> PlaneSet {
        // The product collects the four high bits as the lowest ones of its top byte.
        PlaneSet::from_bits((((high_bits & HIGH_BITS) >> 7).wrapping_mul(0x0102_0408) >> 24) as u8)
    }

    /// Whether all planes are at home.
    pub const fn all_home(&self) -> bool {
        self.spots == Self::UNUSED.spots
    }

    /// Whether a stack stands on the spot.
    pub const fn has_stack_at(&self, spot: Spot) -> bool {
        !self.stacks.is_empty() && !self.at(spot).and(self.stacks.stacked()).is_empty()
    }

    /// Puts the planes on the spot. Planes that leave a stack behind are loose from then on, a whole stack stays
    /// one unless the spot cannot hold it.
    pub(crate) const fn put(&mut self, planes: PlaneSet, spot: Spot) {
        self.set_spots(planes, spot);
        if self.stacks.is_empty() {
            return;
        }
        let stays_one = match planes.lowest() {
            Some(plane) => spot.can_hold_stack() && self.stacks.group_of(plane).bits() == planes.bits(),
            None => true,
        };
        if !stays_one {
            self.stacks = self.stacks.without(planes);
        }
    }

    const fn set_spots(&mut self, planes: PlaneSet, spot: Spot) {
        // Spreads the four bits of the set over the low bits of the four bytes.
        let chosen = (planes.bits() as u32).wrapping_mul(0x0020_4081) & EACH_PLANE;
        let mask = chosen * 0xff;
        self.spots = (self.spots & !mask) | (chosen * spot.byte() as u32);
    }

    /// Makes one stack of the planes.
    pub(crate) const fn join(&mut self, planes: PlaneSet) {
        self.stacks = self.stacks.with(planes);
    }
}

impl fmt::Debug for Fleet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fleet")
            .field("spots", &Plane::ALL.map(|plane| self.spot(plane).progress()))
            .field("stacks", &self.stacks)
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_stand_where_they_were_put() {
        for bits in 0..16 {
            let planes = PlaneSet::from_bits(bits);
            for spot in Spot::all() {
                let mut fleet = Fleet::UNUSED;
                fleet.put(planes, spot);
                if spot != Spot::HOME {
                    assert_eq!(fleet.at(spot), planes);
                    assert_eq!(fleet.at(Spot::HOME), PlaneSet::ALL.minus(planes));
                }
                for plane in Plane::ALL {
                    let expected = if planes.contains(plane) { spot } else { Spot::HOME };
                    assert_eq!(fleet.spot(plane), expected);
                }
            }
        }
    }

    #[test]
    fn a_stack_moves_as_one_and_falls_apart_where_none_can_be() {
        let pair = PlaneSet::from_bits(0b0011);
        let mut fleet = Fleet::UNUSED;
        fleet.put(PlaneSet::from_bits(0b0111), Spot::SHORTCUT_START);
        fleet.join(pair);
        assert!(fleet.has_stack_at(Spot::SHORTCUT_START));
        fleet.put(pair, Spot::SHORTCUT_END);
        assert!(fleet.has_stack_at(Spot::SHORTCUT_END));
        assert!(!fleet.has_stack_at(Spot::SHORTCUT_START));
        fleet.put(pair, Spot::PAD);
        assert!(fleet.stacks().is_empty());
    }
}
