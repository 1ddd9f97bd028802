//! The drawing grid: at which of its 15×15 cells everything on the board is drawn.
//!
//! Every drawing position stands in this file. It gives red's cells only: the other seats' are red's, turned a quarter
//! at a time. Lines such as the shortcuts follow from the cells where they begin and end, which the rules name.

use aeroplane_rules::{Color, Plane, Spot, Square, Zone};

/// The rows of the grid, and its columns.
pub const GRID_SIDE: u8 = 15;

/// The middle of the board. It and the eight cells around it are the home of all seats.
pub const CENTRE: Cell = Cell::new(7, 7);

/// Red's part of the ring, clockwise from its turn-in to the square before yellow's.
const RING_PART: [Cell; 13] = [
    Cell::new(14, 7),
    Cell::new(14, 6),
    Cell::new(14, 5),
    Cell::new(14, 4),
    Cell::new(13, 4),
    Cell::new(12, 4),
    Cell::new(11, 4),
    Cell::new(10, 3),
    Cell::new(10, 2),
    Cell::new(10, 1),
    Cell::new(10, 0),
    Cell::new(9, 0),
    Cell::new(8, 0),
];

/// Red's launch pad.
const PAD: Cell = Cell::new(14, 3);

/// Red's home column, from the turn-in towards the centre.
const HOME_COLUMN: [Cell; 5] =
    [Cell::new(13, 7), Cell::new(12, 7), Cell::new(11, 7), Cell::new(10, 7), Cell::new(9, 7)];

/// The side of the centre through which red's planes come home.
const HOME: Cell = Cell::new(8, 7);

/// Two opposite corners of red's hangar, which has two rows of two parking bays.
const HANGAR: [Cell; 2] = [Cell::new(12, 1), Cell::new(13, 2)];

/// A cell of the drawing grid, counted from the top left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The row, 0 to 14.
    pub row: u8,
    /// The column, 0 to 14.
    pub column: u8,
}

impl Cell {
    /// The cell in that row and column.
    pub const fn new(row: u8, column: u8) -> Self {
        Self { row, column }
    }

    /// All cells of the grid, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..GRID_SIDE).flat_map(|row| (0..GRID_SIDE).map(move |column| Self::new(row, column)))
    }

    /// Where the cell lies after the board is turned by one seat, from red's towards yellow's.
    const fn turned(self) -> Self {
        Self::new(self.column, GRID_SIDE - 1 - self.row)
    }

    /// Where another seat has what red has in this cell.
    fn of_seat(self, color: Color) -> Self {
        (0..color.seat()).fold(self, |cell, _| cell.turned())
    }
}

/// What lies in a cell of the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Feature {
    /// A square of the ring.
    Ring(Square),
    /// A launch pad.
    Pad(Color),
    /// A cell of a home column: whose, and which in its planes' count.
    HomeColumn(Color, Spot),
    /// The parking bay of a plane in its hangar.
    Bay(Color, Plane),
    /// A seat's side of the centre.
    Home(Color),
    /// The middle of the board.
    Centre,
    /// A cell between the ends of a seat's shortcut. The home column that the line crosses is no such cell.
    Shortcut(Color),
}

impl Feature {
    /// What lies in the cell, `None` where the board is bare.
    pub fn at(cell: Cell) -> Option<Self> {
        Self::all().find_map(|(place, feature)| (place == cell).then_some(feature))
    }

    /// Everything on the board with its cell; no two share one.
    pub fn all() -> impl Iterator<Item = (Cell, Self)> {
        let squares = Square::all().map(|square| (square_cell(square), Self::Ring(square)));
        squares.chain([(CENTRE, Self::Centre)]).chain(Color::ALL.into_iter().flat_map(Self::of_seat))
    }

    /// What only one seat uses.
    fn of_seat(color: Color) -> impl Iterator<Item = (Cell, Self)> {
        let bays = Plane::ALL.map(|plane| (bay(color, plane), Self::Bay(color, plane)));
        let column = Spot::all()
            .filter(|spot| spot.zone() == Zone::HomeColumn)
            .map(move |spot| (home_column_cell(color, spot), Self::HomeColumn(color, spot)));
        let crossed = home_column_cell(color.opposite(), Spot::CROSSED);
        let line = shortcut_line(color)
            .filter(move |&cell| cell != crossed)
            .map(move |cell| (cell, Self::Shortcut(color)));
        bays.into_iter()
            .chain(column)
            .chain(line)
            .chain([(pad(color), Self::Pad(color)), (home(color), Self::Home(color))])
    }
}

/// The way in which a line runs over the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Heading {
    /// To smaller rows.
    Up,
    /// To larger columns.
    Right,
    /// To larger rows.
    Down,
    /// To smaller columns.
    Left,
}

impl Heading {
    /// The way from one cell to another: along the axis on which they are further apart.
    pub fn between(from: Cell, to: Cell) -> Self {
        let rows = i16::from(to.row) - i16::from(from.row);
        let columns = i16::from(to.column) - i16::from(from.column);
        if rows.abs() > columns.abs() {
            if rows < 0 { Self::Up } else { Self::Down }
        } else if columns < 0 {
            Self::Left
        } else {
            Self::Right
        }
    }

    /// The way in which a seat's shortcut is flown.
    pub fn of_shortcut(color: Color) -> Self {
        let (from, to) = shortcut_ends(color);
        Self::between(from, to)
    }
}

/// Where a plane is drawn that stands on the spot. In the hangar each plane has its own bay.
pub fn plane_cell(color: Color, plane: Plane, spot: Spot) -> Cell {
    match spot.zone() {
        Zone::Hangar => bay(color, plane),
        Zone::Pad => pad(color),
        Zone::Ring => spot.square(color).map_or(CENTRE, square_cell),
        Zone::HomeColumn => home_column_cell(color, spot),
        Zone::Home => home(color),
    }
}

/// The cell of a ring square.
pub fn square_cell(square: Square) -> Cell {
    let number = usize::from(square.number());
    let color = Color::ALL[number / RING_PART.len() % Color::ALL.len()];
    RING_PART[number % RING_PART.len()].of_seat(color)
}

/// The launch pad of a seat.
pub fn pad(color: Color) -> Cell {
    PAD.of_seat(color)
}

/// The parking bay of a plane in its hangar. The bays are not turned with the board: in every hangar they are numbered
/// as one reads.
pub fn bay(color: Color, plane: Plane) -> Cell {
    let [one, other] = HANGAR.map(|corner| corner.of_seat(color));
    let (row, column) = match plane.index() {
        0 => (one.row.min(other.row), one.column.min(other.column)),
        1 => (one.row.min(other.row), one.column.max(other.column)),
        2 => (one.row.max(other.row), one.column.min(other.column)),
        _ => (one.row.max(other.row), one.column.max(other.column)),
    };
    Cell::new(row, column)
}

/// The side of the centre through which a seat's planes come home.
pub fn home(color: Color) -> Cell {
    HOME.of_seat(color)
}

/// The cells of a seat's shortcut line between its two ends, in the order of the flight. One of them belongs to the
/// opposite seat's home column.
pub fn shortcut_line(color: Color) -> impl Iterator<Item = Cell> {
    let (from, to) = shortcut_ends(color);
    let heading = Heading::between(from, to);
    core::iter::successors(Some(from), move |cell| {
        Some(match heading {
            Heading::Up => Cell::new(cell.row.checked_sub(1)?, cell.column),
            Heading::Right => Cell::new(cell.row, cell.column + 1),
            Heading::Down => Cell::new(cell.row + 1, cell.column),
            Heading::Left => Cell::new(cell.row, cell.column.checked_sub(1)?),
        })
    })
    .skip(1)
    // Both ends of every shortcut lie in one row or column, so the walk along it meets the end.
    .take_while(move |&cell| cell != to && cell.row < GRID_SIDE && cell.column < GRID_SIDE)
}

/// The squares where a seat's shortcut begins and ends.
fn shortcut_ends(color: Color) -> (Cell, Cell) {
    let cell = |spot: Spot| spot.square(color).map_or(CENTRE, square_cell);
    (cell(Spot::SHORTCUT_START), cell(Spot::SHORTCUT_END))
}

/// A cell of a home column; the nearest one for a spot that is not on it.
fn home_column_cell(color: Color, spot: Spot) -> Cell {
    let behind_turn_in = spot.progress() - Spot::TURN_IN.progress() - 1;
    let index = usize::try_from(behind_turn_in).unwrap_or(0);
    HOME_COLUMN[index.min(HOME_COLUMN.len() - 1)].of_seat(color)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn spot(progress: i8) -> Spot {
        Spot::new(progress).unwrap()
    }

    fn touch(one: Cell, other: Cell) -> bool {
        one != other && one.row.abs_diff(other.row) <= 1 && one.column.abs_diff(other.column) <= 1
    }

    #[test]
    fn no_two_features_share_a_cell_and_all_lie_on_the_grid() {
        let mut features = BTreeMap::new();
        for (cell, feature) in Feature::all() {
            assert!(cell.row < GRID_SIDE && cell.column < GRID_SIDE, "{cell:?}");
            assert_eq!(features.insert(cell, feature), None, "{cell:?}");
        }
        // Ring, and for each seat: pad, bays, home column, home, and the line without its ends and its crossing.
        assert_eq!(features.len(), 52 + 1 + 4 * (1 + 4 + 5 + 1 + 4));
        for cell in Cell::all() {
            assert_eq!(Feature::at(cell), features.get(&cell).copied());
        }
    }

    #[test]
    fn ring_squares_lie_where_the_rules_draw_them() {
        let cell = |number: u8| square_cell(Square::new(number).unwrap());
        assert_eq!(cell(0), Cell::new(14, 7));
        assert_eq!(cell(3), Cell::new(14, 4));
        assert_eq!(cell(12), Cell::new(8, 0));
        // The turn-ins of the left, the top and the right seat.
        assert_eq!(cell(13), Cell::new(7, 0));
        assert_eq!(cell(26), Cell::new(0, 7));
        assert_eq!(cell(39), Cell::new(7, 14));
    }

    #[test]
    fn neighbours_on_the_way_touch_all_the_way_home() {
        for color in Color::ALL {
            let way: Vec<Cell> = (0..=Spot::HOME.progress())
                .map(|progress| plane_cell(color, Plane::ALL[0], spot(progress)))
                .collect();
            assert!(way.windows(2).all(|pair| touch(pair[0], pair[1])), "{color}");
            assert!(touch(way[way.len() - 1], CENTRE));
        }
        let ring: Vec<Cell> = Square::all().map(square_cell).collect();
        assert!(touch(ring[0], ring[51]));
    }

    #[test]
    fn hangars_are_corners_away_from_everything_else() {
        let corners = [(true, true), (false, true), (false, false), (true, false)];
        for (color, (below, left)) in Color::ALL.into_iter().zip(corners) {
            // Red sits at the bottom and its hangar is on the left; each next one is a quarter turn on.
            for plane in Plane::ALL {
                let Cell { row, column } = bay(color, plane);
                assert_eq!((row > CENTRE.row, column < CENTRE.column), (below, left), "{color}");
                assert!(Square::all().all(|square| square_cell(square) != bay(color, plane)));
            }
        }
    }

    #[test]
    fn shortcut_lines_are_straight_and_cross_the_opposite_column_in_the_middle() {
        let headings = [Heading::Right, Heading::Down, Heading::Left, Heading::Up];
        for (color, heading) in Color::ALL.into_iter().zip(headings) {
            assert_eq!(Heading::of_shortcut(color), heading);
            let line: Vec<Cell> = shortcut_line(color).collect();
            assert_eq!(line.len(), 5);
            let (from, to) = shortcut_ends(color);
            assert!(touch(from, line[0]) && touch(line[4], to));
            let others: Vec<_> =
                line.iter().filter(|&&cell| Feature::at(cell) != Some(Feature::Shortcut(color))).collect();
            assert_eq!(others, [&plane_cell(color.opposite(), Plane::ALL[0], Spot::CROSSED)]);
        }
    }

    #[test]
    fn every_spot_of_every_plane_is_drawn_on_what_the_spot_is() {
        for color in Color::ALL {
            for plane in Plane::ALL {
                for spot in Spot::all() {
                    let expected = match spot.zone() {
                        Zone::Hangar => Feature::Bay(color, plane),
                        Zone::Pad => Feature::Pad(color),
                        Zone::Ring => Feature::Ring(spot.square(color).unwrap()),
                        Zone::HomeColumn => Feature::HomeColumn(color, spot),
                        Zone::Home => Feature::Home(color),
                    };
                    assert_eq!(Feature::at(plane_cell(color, plane, spot)), Some(expected));
                }
            }
        }
    }
}
