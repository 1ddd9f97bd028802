//! Which planes of one color are stacked together.

use crate::plane::{Plane, PlaneSet};

/// The stacks of one color: with four planes there are at most two.
///
/// A stack has at least two planes, no plane is in two stacks, and the stack with the lowest plane stands first, so
/// equal groupings are equal values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stacks {
    /// The first stack in the low four bits, the second in the high four.
    bits: u8,
}

impl Stacks {
    /// No stack: every plane is loose.
    pub const NONE: Self = Self { bits: 0 };

    const fn of(one: PlaneSet, other: PlaneSet) -> Self {
        let one = if one.is_several() { one.bits() } else { 0 };
        let other = if other.is_several() { other.bits() } else { 0 };
        // The set bit of the lowest plane is the lower number of the two; an absent stack goes last.
        let swap = one == 0 || (other != 0 && other.trailing_zeros() < one.trailing_zeros());
        let (first, second) = if swap { (other, one) } else { (one, other) };
        Self { bits: first | second << 4 }
    }

    const fn pair(self) -> (PlaneSet, PlaneSet) {
        (PlaneSet::from_bits(self.bits), PlaneSet::from_bits(self.bits >> 4))
    }

    /// Whether no planes are stacked.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The stack that the plane belongs to, or the plane alone where it is loose.
    pub const fn group_of(self, plane: Plane) -> PlaneSet {
        let (first, second) = self.pair();
        if first.contains(plane) {
            first
        } else if second.contains(plane) {
            second
        } else {
            PlaneSet::of(plane)
        }
    }

    /// All planes that are in some stack.
    pub const fn stacked(self) -> PlaneSet {
        let (first, second) = self.pair();
        first.or(second)
    }

    /// The stacks, the one with the lowest plane first.
    pub fn iter(self) -> impl Iterator<Item = PlaneSet> {
        let (first, second) = self.pair();
        [first, second].into_iter().filter(|stack| !stack.is_empty())
    }

    /// The stacks after these planes left theirs; what stays behind remains a stack while it has two planes.
    pub const fn without(self, planes: PlaneSet) -> Self {
        let (first, second) = self.pair();
        Self::of(first.minus(planes), second.minus(planes))
    }

    /// The stacks after these planes, wherever they were, formed one stack. Fewer than two planes form none.
    pub const fn with(self, planes: PlaneSet) -> Self {
        let (first, second) = self.without(planes).pair();
        // Four planes hold two stacks, so one of the two places is free or the new stack takes all planes.
        if first.is_empty() { Self::of(planes, second) } else { Self::of(first, planes) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(bits: u8) -> PlaneSet {
        PlaneSet::from_bits(bits)
    }

    #[test]
    fn equal_groupings_are_equal_whatever_came_first() {
        let one = Stacks::NONE.with(set(0b0011)).with(set(0b1100));
        let other = Stacks::NONE.with(set(0b1100)).with(set(0b0011));
        assert_eq!(one, other);
        assert!(one.iter().eq([set(0b0011), set(0b1100)]));
    }

    #[test]
    fn what_stays_behind_is_a_stack_while_it_has_two_planes() {
        let three = Stacks::NONE.with(set(0b0111));
        assert!(three.without(set(0b0001)).iter().eq([set(0b0110)]));
        assert!(three.without(set(0b0011)).is_empty());
    }

    #[test]
    fn joining_takes_planes_out_of_their_old_stacks() {
        let pairs = Stacks::NONE.with(set(0b0011)).with(set(0b1100));
        assert!(pairs.with(set(0b1111)).iter().eq([set(0b1111)]));
        assert!(pairs.with(set(0b0111)).iter().eq([set(0b0111)]));
        assert_eq!(pairs.group_of(Plane::ALL[3]), set(0b1100));
    }

    #[test]
    fn one_plane_is_no_stack() {
        assert!(Stacks::NONE.with(set(0b0100)).is_empty());
    }
}
