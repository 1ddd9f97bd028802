//! The board: how far planes come, which squares seats share, and where the special cells lie.
//!
//! Every number of the board stands in this file. Where a cell is *drawn* is no matter of the rules.
//!
//! A plane counts its own way from its hangar to its home: that count is a [`Spot`]. The ring is shared; one of its
//! squares is a [`Square`]. [`Spot::square`] is the one conversion between them.

use core::fmt;

use crate::color::Color;

/// The squares of the ring.
pub const RING_SQUARES: u8 = 52;
/// The squares from one seat's turn-in to the next seat's.
const SQUARES_PER_SEAT: u8 = 13;
/// Progress r is the square 13·seat + 2 + r: a plane enters the ring three squares behind its turn-in square.
const SQUARE_OFFSET: u8 = 2;
/// The progress of the last ring square, the turn-in to the home column.
const TURN_IN: i8 = 50;
/// The progress of home.
const HOME: i8 = 56;
/// The progress of the first own square.
const FIRST_OWN: i8 = 2;
/// A seat's own squares lie four apart; a jump goes from one to the next.
const OWN_DISTANCE: i8 = 4;
/// The squares that a jump passes over.
pub(crate) const SQUARES_JUMPED: u8 = OWN_DISTANCE as u8 - 1;
/// Where the shortcut begins and ends.
const SHORTCUT_START: i8 = 18;
const SHORTCUT_END: i8 = 30;
/// The cell of the opposite seat's home column that the shortcut crosses.
const CROSSED: i8 = 53;

/// A plane's own progress: hangar −1, launch pad 0, ring 1 to 50, home column 51 to 55, home 56.
///
/// ```
/// use aeroplane_rules::{Color, Spot};
///
/// let shortcut = Spot::SHORTCUT_START;
/// assert_eq!(shortcut.progress(), 18);
/// assert_eq!(shortcut.square(Color::Red).map(|square| square.number()), Some(20));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(
    /// Progress plus one, so that a spot is a small unsigned number.
    u8,
);

impl Spot {
    /// The hangar, where every plane begins and a captured plane returns.
    pub const HANGAR: Self = Self::at(-1);
    /// The launch pad.
    pub const PAD: Self = Self::at(0);
    /// Where the shortcut begins.
    pub const SHORTCUT_START: Self = Self::at(SHORTCUT_START);
    /// Where the shortcut ends.
    pub const SHORTCUT_END: Self = Self::at(SHORTCUT_END);
    /// The cell of its own home column on which a plane is open to the opposite seat's shortcut.
    pub const CROSSED: Self = Self::at(CROSSED);
    /// The last ring square, from which a plane turns into its home column.
    pub const TURN_IN: Self = Self::at(TURN_IN);
    /// Home, the centre.
    pub const HOME: Self = Self::at(HOME);
    /// No spot of the board: where a plane of another seat never stands.
    const NOWHERE: Self = Self(SEEN_SPOTS as u8);

    const fn at(progress: i8) -> Self {
        Self((progress + 1) as u8)
    }

    /// The spot with that progress, −1 to 56.
    pub const fn new(progress: i8) -> Option<Self> {
        if progress >= -1 && progress <= HOME { Some(Self::at(progress)) } else { None }
    }

    /// The progress, −1 to 56.
    pub const fn progress(self) -> i8 {
        self.0 as i8 - 1
    }

    /// All spots from the hangar to home.
    pub fn all() -> impl Iterator<Item = Self> {
        (-1..=HOME).map(Self::at)
    }

    /// The part of the board that the spot belongs to.
    pub const fn zone(self) -> Zone {
        match self.progress() {
            ..=-1 => Zone::Hangar,
            0 => Zone::Pad,
            1..=TURN_IN => Zone::Ring,
            HOME.. => Zone::Home,
            _ => Zone::HomeColumn,
        }
    }

    /// Whether the spot lies on the ring, where planes of different colors meet.
    pub const fn is_on_ring(self) -> bool {
        self.0 >= Self::at(1).0 && self.0 <= Self::TURN_IN.0
    }

    /// Whether several planes of one color can form a stack here: on the ring and in the home column.
    pub const fn can_hold_stack(self) -> bool {
        self.0 > Self::PAD.0 && self.0 < Self::HOME.0
    }

    /// Whether this is a ring square of the plane's own color: 2, 6, … 50.
    pub const fn is_own_square(self) -> bool {
        OWN_SQUARES.contains(self)
    }

    /// The next own square, where a jump from this spot would end. `None` off the own squares and on the last of
    /// them.
    pub const fn jump_target(self) -> Option<Self> {
        // 50 is followed by no other own square; every other one has its successor on the ring.
        if self.is_own_square() && self.0 < Self::TURN_IN.0 {
            Some(Self(self.0 + OWN_DISTANCE as u8))
        } else {
            None
        }
    }

    /// The spot one step towards home, `None` at home itself.
    pub const fn forward(self) -> Option<Self> {
        if self.0 < Self::HOME.0 { Some(Self(self.0 + 1)) } else { None }
    }

    /// The spot one step back; no walk goes behind the pad.
    pub const fn backward(self) -> Option<Self> {
        if self.0 > Self::PAD.0 { Some(Self(self.0 - 1)) } else { None }
    }

    /// The spot so many steps towards home, `None` beyond home.
    pub const fn ahead(self, steps: u8) -> Option<Self> {
        let reached = self.0.saturating_add(steps);
        if reached <= Self::HOME.0 { Some(Self(reached)) } else { None }
    }

    /// The ring square on which a plane of that color stands here, `None` off the ring.
    pub const fn square(self, color: Color) -> Option<Square> {
        if self.is_on_ring() {
            let number = SQUARES_PER_SEAT * color.seat() + SQUARE_OFFSET + (self.0 - 1);
            Some(Square(number % RING_SQUARES))
        } else {
            None
        }
    }

    /// The spot of `other`'s planes that is the same ring square as this spot of `own`'s; `None` off the ring and on
    /// the two squares that `other` never visits.
    pub const fn seen_by(self, own: Color, other: Color) -> Option<Self> {
        let seen = self.seen_from(own.seats_to(other));
        if seen.is_on_ring() { Some(seen) } else { None }
    }

    /// How a seat that sits so many seats clockwise sees this spot: as its own spot, or, where the two never meet, as
    /// [`Spot::NOWHERE`].
    pub(crate) const fn seen_from(self, seats: u8) -> Self {
        SEEN[seats as usize & 3].0[self.0 as usize & (SEEN_SPOTS - 1)]
    }

    /// The spot as the byte in which a position keeps it.
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    /// The spot that a position keeps as that byte, one that [`Spot::byte`] gave.
    pub(crate) const fn from_byte(byte: u8) -> Self {
        Self(byte)
    }
}

/// Shows the progress, −1 to 56.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.progress(), f)
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Spot({})", self.progress())
    }
}

/// The own squares: 2, 6, … 50.
const OWN_SQUARES: SpotSet = {
    let mut squares = SpotSet::EMPTY;
    let mut progress = FIRST_OWN;
    while progress <= TURN_IN {
        squares = squares.with(Spot::at(progress));
        progress += OWN_DISTANCE;
    }
    squares
};

/// The bits that the bytes of all own squares have in common; few other cells have them too.
pub(crate) const OWN_SQUARE_BITS: u8 = {
    let mut common = u8::MAX;
    let mut progress = FIRST_OWN;
    while progress <= TURN_IN {
        common &= Spot::at(progress).0;
        progress += OWN_DISTANCE;
    }
    common
};

/// A power of two above every spot's byte, so that a mask keeps an index within a table.
const SEEN_SPOTS: usize = 64;

/// How a seat that sits some seats clockwise sees each spot.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct SeenSpots([Spot; SEEN_SPOTS]);

/// What the seat 0, 1, 2 and 3 places clockwise sees. Looked up at every stop of every move, hence a table.
static SEEN: [SeenSpots; 4] = {
    let mut seen = [SeenSpots([Spot::NOWHERE; SEEN_SPOTS]); 4];
    let mut seats = 0;
    while seats < 4 {
        let mut spot = Spot::at(1);
        while spot.is_on_ring() {
            if let Some(square) = spot.square(Color::Red)
                && let Some(other) = square.spot(Color::from_seat(seats))
            {
                seen[seats as usize].0[spot.0 as usize] = other;
            }
            spot = Spot(spot.0 + 1);
        }
        seats += 1;
    }
    seen
};

/// A set of spots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct SpotSet(u64);

impl SpotSet {
    /// No spot.
    pub(crate) const EMPTY: Self = Self(0);

    /// The set with the spot added.
    pub(crate) const fn with(self, spot: Spot) -> Self {
        Self(self.0 | 1 << spot.0)
    }

    /// Whether the spot belongs to the set.
    pub(crate) const fn contains(self, spot: Spot) -> bool {
        self.0 & (1 << spot.0) != 0
    }

    /// Whether any of the `count` spots behind `spot`, towards home, belongs to the set.
    pub(crate) const fn any_ahead(self, spot: Spot, count: u8) -> bool {
        (self.0 >> (spot.0 + 1)) & ((1 << count) - 1) != 0
    }
}

/// The parts of the board that a plane passes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Zone {
    /// Where planes wait to be launched.
    Hangar,
    /// The launch pad beside the hangar.
    Pad,
    /// The 52 squares that all seats share.
    Ring,
    /// The five cells that only their own color enters.
    HomeColumn,
    /// The centre.
    Home,
}

/// One of the 52 shared squares of the ring, 0 to 51, counted clockwise from red's turn-in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of that number, 0 to 51.
    pub const fn new(number: u8) -> Option<Self> {
        if number < RING_SQUARES { Some(Self(number)) } else { None }
    }

    /// The number, 0 to 51.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All squares, clockwise from red's turn-in.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..RING_SQUARES).map(Self)
    }

    /// The color in which the square is painted.
    pub const fn color(self) -> Color {
        Color::from_seat(self.0 % 4)
    }

    /// The spot of that color's planes on this square; `None` on the two squares that the color never visits.
    pub const fn spot(self, color: Color) -> Option<Spot> {
        let progress = (self.0 + RING_SQUARES
            - (SQUARES_PER_SEAT * color.seat() + SQUARE_OFFSET) % RING_SQUARES)
            % RING_SQUARES;
        let spot = Spot(progress + 1);
        if spot.is_on_ring() { Some(spot) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    fn spot(progress: i8) -> Spot {
        Spot::new(progress).unwrap()
    }

    #[test]
    fn seats_enter_and_turn_in_where_the_rules_say() {
        for color in Color::ALL {
            assert_eq!(Spot::TURN_IN.square(color).unwrap().number(), 13 * color.seat());
            assert_eq!(spot(1).square(color).unwrap().number(), 13 * color.seat() + 3);
            let unvisited = Square::all().filter(|square| square.spot(color).is_none()).count();
            assert_eq!(unvisited, 2);
        }
    }

    #[test]
    fn spots_and_squares_convert_both_ways() {
        for color in Color::ALL {
            for spot in Spot::all() {
                match spot.square(color) {
                    Some(square) => assert_eq!(square.spot(color), Some(spot)),
                    None => assert_ne!(spot.zone(), Zone::Ring),
                }
            }
        }
    }

    #[test]
    fn own_squares_wear_the_own_color() {
        for color in Color::ALL {
            for spot in Spot::all() {
                let own_color = spot.square(color).is_some_and(|square| square.color() == color);
                assert_eq!(spot.is_own_square(), own_color, "{color} {spot}");
            }
        }
    }

    #[test]
    fn jumps_lead_from_each_own_square_to_the_next() {
        let starts: Vec<i8> =
            Spot::all().filter(|spot| spot.jump_target().is_some()).map(Spot::progress).collect();
        assert_eq!(starts, [2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46]);
        assert_eq!(spot(46).jump_target(), Some(Spot::TURN_IN));
    }

    #[test]
    fn shortcuts_join_the_squares_of_the_rules() {
        let ends = Color::ALL.map(|color| {
            let number = |spot: Spot| spot.square(color).unwrap().number();
            (number(Spot::SHORTCUT_START), number(Spot::SHORTCUT_END))
        });
        assert_eq!(ends, [(20, 32), (33, 45), (46, 6), (7, 19)]);
    }

    #[test]
    fn walks_end_at_home_and_at_the_pad() {
        assert_eq!(Spot::HOME.forward(), None);
        assert_eq!(Spot::PAD.backward(), None);
        assert_eq!(spot(50).ahead(6), Some(Spot::HOME));
        assert_eq!(spot(51).ahead(6), None);
        assert_eq!(Spot::HOME.ahead(u8::MAX), None);
    }
}
