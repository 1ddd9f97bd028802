//! Planes of one color, told apart by their index, and sets of them.

use core::fmt;

/// The index of a plane among the planes of its color: 0 to 3. People count them from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plane(u8);

impl Plane {
    /// All indexes that a plane can have in a game with four planes a seat.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The plane with that index, if it is below 4.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 4 { Some(Self(index)) } else { None }
    }

    /// The index, 0 to 3.
    pub const fn index(self) -> usize {
        // The mask changes nothing; it lets the compiler see that the index fits an array of four.
        (self.0 & 3) as usize
    }

    /// The number that people see, 1 to 4.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

/// Shows the number that people see, 1 to 4.
impl fmt::Display for Plane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

/// A set of planes of one color.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct PlaneSet(u8);

impl PlaneSet {
    /// No plane.
    pub const EMPTY: Self = Self(0);
    /// All four planes.
    pub const ALL: Self = Self(0b1111);

    /// The set of that one plane.
    pub const fn of(plane: Plane) -> Self {
        Self(1 << plane.0)
    }

    /// The first `count` planes: those that a game with so many planes a seat uses. All four from 4 on.
    pub const fn first(count: u8) -> Self {
        if count < 4 { Self((1 << count) - 1) } else { Self::ALL }
    }

    /// The set whose bit i stands for plane i; higher bits than the fourth are dropped.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & 0b1111)
    }

    /// The set as bits, bit i for plane i.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether the plane belongs to the set.
    pub const fn contains(self, plane: Plane) -> bool {
        self.0 & (1 << plane.0) != 0
    }

    /// The planes in both sets.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The planes in either set.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The planes of this set that are not in the other.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether every plane of this set is in the other.
    pub const fn is_subset_of(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The number of planes in the set, 0 to 4.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set has no plane.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set has at least two planes, as many as make a stack.
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The plane with the lowest index, if there is any.
    pub const fn lowest(self) -> Option<Plane> {
        if self.0 == 0 { None } else { Some(Plane(self.0.trailing_zeros() as u8)) }
    }

    /// The plane with the lowest index as a set of its own; empty where there is none.
    pub(crate) const fn lowest_single(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// All planes with an index below the lowest of this set; for the empty set all planes.
    pub(crate) const fn below(self) -> Self {
        Self(self.lowest_single().0.wrapping_sub(1) & 0b1111)
    }

    /// The planes of the set as sets of one, lowest index first.
    pub(crate) fn singles(mut self) -> impl Iterator<Item = Self> {
        core::iter::from_fn(move || {
            let single = self.lowest_single();
            self = self.minus(single);
            (!single.is_empty()).then_some(single)
        })
    }

    /// The planes of the set, lowest index first.
    pub fn iter(self) -> PlaneSetIter {
        PlaneSetIter(self)
    }
}

impl IntoIterator for PlaneSet {
    type Item = Plane;
    type IntoIter = PlaneSetIter;

    fn into_iter(self) -> PlaneSetIter {
        self.iter()
    }
}

impl FromIterator<Plane> for PlaneSet {
    fn from_iter<I: IntoIterator<Item = Plane>>(planes: I) -> Self {
        planes.into_iter().fold(Self::EMPTY, |set, plane| set.or(Self::of(plane)))
    }
}

impl fmt::Debug for PlaneSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Plane::index)).finish()
    }
}

/// The planes of a [`PlaneSet`], lowest index first.
#[derive(Debug, Clone)]
pub struct PlaneSetIter(PlaneSet);

impl Iterator for PlaneSetIter {
    type Item = Plane;

    fn next(&mut self) -> Option<Plane> {
        let plane = self.0.lowest()?;
        self.0 = PlaneSet(self.0.0 & (self.0.0 - 1));
        Some(plane)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_planes_in_order() {
        let set: PlaneSet = [Plane::ALL[3], Plane::ALL[1]].into_iter().collect();
        assert!(set.iter().eq([Plane::ALL[1], Plane::ALL[3]]));
        assert_eq!(set.len(), 2);
        assert!(set.is_several());
        assert_eq!(set.lowest(), Some(Plane::ALL[1]));
        assert_eq!(PlaneSet::EMPTY.lowest(), None);
    }

    #[test]
    fn the_first_planes_are_those_in_use() {
        for count in 0..=4 {
            assert_eq!(PlaneSet::first(count).len(), count);
        }
        assert_eq!(PlaneSet::first(4), PlaneSet::ALL);
        assert_eq!(PlaneSet::first(u8::MAX), PlaneSet::ALL);
    }
}
