//! How many players there are and where they sit.

use aeroplane_rules::{Color, ColorSet};
use serde::{Deserialize, Serialize};

/// The taken seats of a game: what matters about a table apart from who begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Two players opposite each other: red and blue.
    TwoOpposite,
    /// Two neighbours: red, and yellow to the left of red.
    TwoAdjacent,
    /// Three players: red, yellow and blue. Green's seat is empty.
    Three,
    /// All four seats.
    Four,
}

impl Shape {
    /// All shapes, the smallest first.
    pub const ALL: [Self; 4] = [Self::TwoOpposite, Self::TwoAdjacent, Self::Three, Self::Four];

    /// The name in JSON and tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::TwoOpposite => "two_opposite",
            Self::TwoAdjacent => "two_adjacent",
            Self::Three => "three",
            Self::Four => "four",
        }
    }

    /// The taken seats.
    pub const fn seats(self) -> ColorSet {
        match self {
            Self::TwoOpposite => ColorSet::OPPOSITE_PAIR,
            Self::TwoAdjacent => ColorSet::EMPTY.with(Color::Red).with(Color::Yellow),
            Self::Three => ColorSet::ALL.without(Color::Green),
            Self::Four => ColorSet::ALL,
        }
    }

    /// How many players sit there: 2 to 4.
    pub const fn players(self) -> usize {
        self.seats().len()
    }

    /// The seat so many taken seats clockwise from the first taken one from red; it goes round the table.
    pub fn seat(self, index: usize) -> Color {
        let seats = self.seats();
        seats.iter().nth(index % seats.len()).unwrap_or(Color::Red)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_round_the_table() {
        assert_eq!(Shape::TwoOpposite.seat(1), Color::Blue);
        assert_eq!(Shape::Three.seat(3), Color::Red);
        for shape in Shape::ALL {
            let names: ColorSet = (0..shape.players()).map(|index| shape.seat(index)).collect();
            assert_eq!(names, shape.seats());
            assert_eq!(serde_json::to_value(shape).unwrap(), shape.name());
        }
    }
}
