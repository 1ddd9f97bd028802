//! Planes that stand together, as players see them.

use aeroplane_rules::{Color, PlaneSet, Position, Spot};

/// Planes of one color on one spot: a stack, or all the loose ones there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Group {
    pub(crate) planes: PlaneSet,
    pub(crate) spot: Spot,
    pub(crate) is_stack: bool,
}

/// The groups of a color, in order of their lowest plane; none on an empty seat.
pub(crate) fn groups(position: &Position, color: Color) -> Vec<Group> {
    let fleet = position.fleet(color);
    let stacked = fleet.stacks().stacked();
    let in_use = position.plane_count().planes();
    position
        .planes(color)
        .filter_map(|(plane, spot)| {
            let is_stack = stacked.contains(plane);
            let planes = if is_stack {
                fleet.stacks().group_of(plane)
            } else {
                fleet.at(spot).minus(stacked).and(in_use)
            };
            (planes.lowest() == Some(plane)).then_some(Group { planes, spot, is_stack })
        })
        .collect()
}
