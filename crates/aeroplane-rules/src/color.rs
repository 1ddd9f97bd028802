//! The four seats, named by their colours, and what is kept once for each of them.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// A seat at the board. Seats are numbered clockwise from 0 (red, the bottom of the drawing) to 3 (green).
///
/// Rules depend on the seat number alone; which paint a seat wears is the front end's affair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    /// Seat 0, at the bottom of the drawing.
    Red = 0,
    /// Seat 1, at the left.
    Yellow = 1,
    /// Seat 2, opposite red.
    Blue = 2,
    /// Seat 3, at the right.
    Green = 3,
}

impl Color {
    /// All seats in turn order.
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Blue, Self::Green];

    /// The seat number, 0 to 3.
    pub const fn seat(self) -> u8 {
        self as u8
    }

    /// The color of a seat number; numbers above 3 wrap around the table.
    pub const fn from_seat(seat: u8) -> Self {
        match seat % 4 {
            0 => Self::Red,
            1 => Self::Yellow,
            2 => Self::Blue,
            _ => Self::Green,
        }
    }

    /// The next seat clockwise, whether anyone sits there or not.
    pub const fn next(self) -> Self {
        Self::from_seat(self.seat() + 1)
    }

    /// The seat across the board.
    pub const fn opposite(self) -> Self {
        Self::from_seat(self.seat() + 2)
    }

    /// How many seats clockwise `other` sits from this one: 0 to 3.
    pub const fn seats_to(self, other: Self) -> u8 {
        (other.seat() + 4 - self.seat()) & 3
    }

    /// The lower-case English name, as used in every text and JSON form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::Green => "green",
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names no color.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a color: expected red, yellow, blue or green")]
pub struct UnknownColor;

impl FromStr for Color {
    type Err = UnknownColor;

    fn from_str(text: &str) -> Result<Self, UnknownColor> {
        Self::ALL.into_iter().find(|color| color.name() == text).ok_or(UnknownColor)
    }
}

/// A set of seats, for instance those in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ColorSet(u8);

impl ColorSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);
    /// All four seats.
    pub const ALL: Self = Self(0b1111);
    /// The two seats that two players take unless they choose otherwise: red and blue, opposite each other.
    pub const OPPOSITE_PAIR: Self = Self(0b0101);

    /// Whether the seat belongs to the set.
    pub const fn contains(self, color: Color) -> bool {
        self.0 & (1 << color.seat()) != 0
    }

    /// The set with the seat added.
    pub const fn with(self, color: Color) -> Self {
        Self(self.0 | 1 << color.seat())
    }

    /// The set with the seat taken out.
    pub const fn without(self, color: Color) -> Self {
        Self(self.0 & !(1 << color.seat()))
    }

    /// The seats of this set that are not in the other.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The number of seats in the set, 0 to 4.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat of a set that has one only.
    pub const fn only(self) -> Option<Color> {
        if self.len() == 1 { Some(Color::from_seat(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// Whether the set has no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in turn order from red.
    pub fn iter(self) -> impl Iterator<Item = Color> + Clone {
        Color::ALL.into_iter().filter(move |&color| self.contains(color))
    }

    /// The first seat of the set that comes clockwise after `color`; `color` itself where it is the only one.
    /// `None` for the empty set.
    pub const fn next_after(self, color: Color) -> Option<Color> {
        // The set written twice, so that the seats behind the last one stand before it again.
        let twice = (self.0 | self.0 << 4) >> (color.seat() + 1);
        if self.0 == 0 {
            return None;
        }
        Some(Color::from_seat(color.seat() + 1 + twice.trailing_zeros() as u8))
    }
}

impl FromIterator<Color> for ColorSet {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Self {
        colors.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// One value for each seat, indexed by [`Color`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByColor<T>(pub [T; 4]);

impl<T> ByColor<T> {
    /// Makes the four values from their seats.
    pub fn from_fn(mut value: impl FnMut(Color) -> T) -> Self {
        Self(Color::ALL.map(&mut value))
    }

    /// The values with their seats, in turn order from red.
    pub fn iter(&self) -> impl Iterator<Item = (Color, &T)> {
        Color::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        &self.0[color as usize]
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_follow_one_another_clockwise() {
        assert_eq!(Color::Green.next(), Color::Red);
        assert_eq!(Color::Yellow.opposite(), Color::Green);
        assert_eq!(Color::Blue.seats_to(Color::Red), 2);
        for color in Color::ALL {
            assert_eq!(Color::from_seat(color.seat()), color);
            assert_eq!(color.name().parse(), Ok(color));
        }
    }

    #[test]
    fn the_next_seat_of_a_set_skips_empty_ones() {
        let pair = ColorSet::OPPOSITE_PAIR;
        assert_eq!(pair.next_after(Color::Red), Some(Color::Blue));
        assert_eq!(pair.next_after(Color::Blue), Some(Color::Red));
        assert_eq!(pair.next_after(Color::Green), Some(Color::Red));
        assert_eq!(ColorSet::EMPTY.with(Color::Green).next_after(Color::Green), Some(Color::Green));
        assert_eq!(ColorSet::EMPTY.next_after(Color::Red), None);
    }

    #[test]
    fn the_only_seat_of_a_set_is_the_only_one() {
        assert_eq!(ColorSet::EMPTY.only(), None);
        assert_eq!(ColorSet::EMPTY.with(Color::Green).only(), Some(Color::Green));
        assert_eq!(ColorSet::OPPOSITE_PAIR.only(), None);
    }
}
