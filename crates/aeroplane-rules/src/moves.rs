//! What a player answers to a roll.

use core::array;
use core::fmt;
use core::iter;
use core::ops::Deref;
use core::slice;
#[cfg(feature = "typescript")]
use std::prelude::rust_2024::*;

use crate::plane::{Plane, PlaneSet};

/// A complete answer to a roll: which planes, which links, joined or not. One answer ends the roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "snake_case"))]
pub enum Move {
    /// A plane goes from the hangar to the launch pad.
    Launch {
        /// The plane.
        plane: Plane,
    },
    /// A plane or a stack walks the roll and takes the links of the route.
    Advance {
        /// The plane, or all planes of the stack.
        planes: PlaneSet,
        /// The links taken after the walk.
        #[cfg_attr(feature = "serde", serde(rename = "links"))]
        route: Route,
        /// Whether the player chose to join the own planes on the last cell into one stack. Only with optional
        /// stacking is there such a choice; automatic stacks form without it.
        join: bool,
    },
    /// Nothing is moved although something could be. Only where the rules do not oblige the player.
    Decline,
}

impl Move {
    /// The planes that the move launches or walks.
    pub const fn planes(self) -> PlaneSet {
        match self {
            Self::Launch { plane } => PlaneSet::of(plane),
            Self::Advance { planes, .. } => planes,
            Self::Decline => PlaneSet::EMPTY,
        }
    }
}

/// The links that a move takes after its walk, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Route {
    /// The walk alone.
    Walk,
    /// A jump.
    Jump,
    /// The shortcut.
    Shortcut,
    /// A jump onto the shortcut's start, and the shortcut.
    JumpShortcut,
    /// The shortcut, and a jump from its end.
    ShortcutJump,
    /// A jump, the shortcut and another jump.
    JumpShortcutJump,
}

/// One way to go on after a stop without walking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Link {
    /// From an own square to the next one.
    Jump,
    /// Across the board.
    Shortcut,
}

impl Route {
    /// All routes.
    pub const ALL: [Self; 6] = [
        Self::Walk,
        Self::Jump,
        Self::Shortcut,
        Self::JumpShortcut,
        Self::ShortcutJump,
        Self::JumpShortcutJump,
    ];

    /// The links of the route, in order.
    pub const fn links(self) -> &'static [Link] {
        // Looked up rather than matched: which route is taken is a guess that a jump would get wrong.
        const LINKS: [&[Link]; Route::ALL.len()] = [
            &[],
            &[Link::Jump],
            &[Link::Shortcut],
            &[Link::Jump, Link::Shortcut],
            &[Link::Shortcut, Link::Jump],
            &[Link::Jump, Link::Shortcut, Link::Jump],
        ];
        LINKS[self as usize]
    }

    /// The route of those links, if one has them.
    pub fn of(links: &[Link]) -> Option<Self> {
        Self::ALL.into_iter().find(|route| route.links() == links)
    }
}

/// The most groups that can move as one: four single planes and the two stacks that they form.
const MOST_GROUPS: usize = 4 + 2;

/// The most moves that one roll can offer: each group with four ways to go on, each of which may end on own planes and
/// join them or not; and declining.
pub const MOST_MOVES: usize = MOST_GROUPS * 4 * 2 + 1;

/// The legal answers to a roll, in a fixed order: launches, then walks by plane, then declining; of one plane the walk
/// before the jump before the shortcut, apart before joined. Where no enemy stack has to be reckoned with, walks that
/// meet nothing of their own and end on no own square come before all others.
///
/// A list of fixed room rather than a growing one: rolling and listing allocate nothing. It reads as a slice.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MOST_MOVES],
    /// How many of them count; never above [`MOST_MOVES`].
    len: usize,
}

impl MoveList {
    /// An empty list.
    pub const fn new() -> Self {
        Self { moves: [Move::Decline; MOST_MOVES], len: 0 }
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    pub(crate) fn push(&mut self, answer: Move) {
        self.push_if(true, answer);
    }

    /// Adds the move where the condition holds – without a branch, since nobody can foresee which planes a roll moves
    /// and a wrong guess costs the processor more than the write.
    #[inline]
    pub(crate) fn push_if(&mut self, condition: bool, answer: Move) {
        // No roll offers more moves than there is room for, see MOST_MOVES.
        if let Some(place) = self.moves.get_mut(self.len) {
            *place = answer;
            self.len += usize::from(condition);
        }
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        self.moves.get(..self.len).unwrap_or_default()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = slice::Iter<'a, Move>;

    fn into_iter(self) -> slice::Iter<'a, Move> {
        self.iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = iter::Take<array::IntoIter<Move, MOST_MOVES>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl PartialEq for MoveList {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for MoveList {}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_small() {
        assert!(size_of::<Move>() <= 4);
    }

    #[test]
    fn routes_are_known_by_their_links() {
        for route in Route::ALL {
            assert_eq!(Route::of(route.links()), Some(route));
        }
        assert_eq!(Route::of(&[Link::Jump, Link::Jump]), None);
    }
}
