//! Who has finished, in order.

use crate::color::{Color, ColorSet};

/// The players that have a place, the first one first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Places {
    /// Unused places repeat red, so equal orders are equal values.
    order: [Color; 4],
    /// The players that have a place, whatever their order: asked for at the end of every turn.
    colors: ColorSet,
}

impl Places {
    /// Nobody has finished.
    pub const NONE: Self = Self { order: [Color::Red; 4], colors: ColorSet::EMPTY };

    /// The number of players that have a place, 0 to 4.
    pub const fn len(self) -> usize {
        self.colors.len()
    }

    /// Whether nobody has a place.
    pub const fn is_empty(self) -> bool {
        self.colors.is_empty()
    }

    /// The players in order of their places.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Color> {
        self.order.into_iter().take(self.len())
    }

    /// The players as a set.
    pub const fn colors(self) -> ColorSet {
        self.colors
    }

    /// The place of a player, 1 for the winner; `None` where it has none yet.
    pub fn place_of(self, color: Color) -> Option<u8> {
        (1..).zip(self.iter()).find_map(|(place, placed)| (placed == color).then_some(place))
    }

    /// The places with the player added behind the others; unchanged where it has one already.
    pub fn with(mut self, color: Color) -> Self {
        if !self.colors.contains(color) {
            // Four players have four places.
            self.order[self.len()] = color;
            self.colors = self.colors.with(color);
        }
        self
    }
}

impl Default for Places {
    fn default() -> Self {
        Self::NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_placed_once_in_order() {
        let places = Places::NONE.with(Color::Blue).with(Color::Red).with(Color::Blue);
        assert!(places.iter().eq([Color::Blue, Color::Red]));
        assert_eq!(places.place_of(Color::Red), Some(2));
        assert_eq!(places.place_of(Color::Green), None);
        assert_eq!(Color::ALL.into_iter().fold(places, Places::with).len(), 4);
    }
}
