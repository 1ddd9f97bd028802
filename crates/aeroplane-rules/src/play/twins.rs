//! Planes and stacks that are the same choice: on one cell, equally stacked, and moved by the same sixes.

use crate::plane::PlaneSet;
use crate::position::{Fleet, Streak};

/// One of each kind among planes in the hangar: the lowest of those that the same sixes have moved.
pub(super) fn first_of_each_kind(fleet: Fleet, streak: Streak, planes: PlaneSet) -> PlaneSet {
    let is_first = |&single: &PlaneSet| !has_twin(fleet, streak, single, planes.and(single.below()));
    planes.singles().filter(is_first).fold(PlaneSet::EMPTY, PlaneSet::or)
}

/// Whether any of these neighbours on its cell is the same choice as the single plane: equally stacked, and moved by
/// the same sixes.
#[inline]
pub(super) fn has_twin(fleet: Fleet, streak: Streak, single: PlaneSet, neighbours: PlaneSet) -> bool {
    // Nearly every plane has its cell to itself.
    !neighbours.is_empty() && is_like_any(fleet, streak, single, neighbours)
}

fn is_like_any(fleet: Fleet, streak: Streak, single: PlaneSet, neighbours: PlaneSet) -> bool {
    let likeness = |plane| (streak.marks(plane), stack_marks(streak, fleet.stacks().group_of(plane)));
    single.lowest().is_some_and(|plane| neighbours.iter().any(|other| likeness(other) == likeness(plane)))
}

/// Whether any of these neighbours on its cell belongs to another stack that is the same choice as this one.
pub(super) fn has_twin_stack(fleet: Fleet, streak: Streak, stack: PlaneSet, neighbours: PlaneSet) -> bool {
    let other_stacks =
        neighbours.iter().map(|plane| fleet.stacks().group_of(plane)).filter(|other| other.is_several());
    let marks = stack_marks(streak, stack);
    other_stacks.filter(|&other| other != stack).any(|other| stack_marks(streak, other) == marks)
}

/// How many planes of a group each combination of sixes has moved: equal for groups that are alike.
fn stack_marks(streak: Streak, group: PlaneSet) -> [u8; 4] {
    let mut counts = [0; 4];
    for plane in group {
        counts[usize::from(streak.marks(plane) & 3)] += 1;
    }
    counts
}
