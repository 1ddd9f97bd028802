//! The board: where everything is drawn, and what its squares are.

use aeroplane_rules::{Color, Plane, Spot, Square, Zone};
use aeroplane_view::{CENTRE, Cell, GRID_SIDE, Heading, bay, plane_cell, shortcut_line, square_cell};

use crate::literal::{by_color, cell, constant, fields, heading, lines, list, word};

/// The types of the module.
const TYPES: &str = "
/** A cell of the drawing grid, counted from the top left. */
export type Cell = { readonly row: number; readonly column: number };

/** The way in which a line runs over the grid. */
export type Heading = \"up\" | \"right\" | \"down\" | \"left\";

/** A square of the ring, which all seats share. */
export type RingSquare = {
  /** Its number, clockwise from red's turn-in. */
  readonly number: number;
  readonly cell: Cell;
  /** The color in which it is painted. */
  readonly color: Color;
  /** Whose planes turn into their home column here. */
  readonly turnIn?: Color;
  /** Whose planes enter the ring here, one step from their launch pad. */
  readonly entry?: Color;
  /** Whose shortcut begins here. */
  readonly shortcutStart?: Color;
  /** Whose shortcut ends here. */
  readonly shortcutEnd?: Color;
  /** Whether the ring turns here: such squares are drawn as triangles. */
  readonly corner: boolean;
};

/** The line on which a seat's planes fly across the board. */
export type Shortcut = {
  readonly from: Spot;
  readonly to: Spot;
  /** The cells between the two ends, in the order of the flight. */
  readonly line: readonly Cell[];
  /** The cell of the opposite seat's home column that the line crosses. */
  readonly crossed: Cell;
  /** The way in which it is flown. */
  readonly heading: Heading;
};
";

/// The module that the page draws the board from.
pub(crate) fn module() -> String {
    let spot = |name: &str, meaning: &str, spot: Spot| constant(meaning, name, "Spot", spot);
    let parts = [
        heading("ByColor, Color, Spot"),
        TYPES.into(),
        constant("The rows of the grid, and its columns.", "GRID_SIDE", "number", GRID_SIDE),
        constant("The middle of the board.", "CENTRE", "Cell", cell(CENTRE)),
        spot("HANGAR_SPOT", "Where a plane begins.", Spot::HANGAR),
        spot("PAD_SPOT", "The launch pad.", Spot::PAD),
        spot("TURN_IN_SPOT", "The last square of the ring on the way home.", Spot::TURN_IN),
        spot("HOME_SPOT", "Home.", Spot::HOME),
        constant(
            "The squares of the plane's own color, between which it jumps.",
            "OWN_SQUARES",
            "readonly Spot[]",
            list(Spot::all().filter(|spot| spot.is_own_square()).map(|spot| spot.to_string())),
        ),
        constant(
            "The seats in the order of their turns.",
            "CLOCKWISE",
            "readonly Color[]",
            list(Color::ALL.map(word)),
        ),
        constant(
            "Who sits on the other side.",
            "OPPOSITE",
            "ByColor<Color>",
            by_color(|color| word(color.opposite())),
        ),
        constant(
            "The squares of the ring by their numbers.",
            "RING",
            "readonly RingSquare[]",
            lines(Square::all().map(ring_square)),
        ),
        constant(
            "The way of a seat's planes: a cell for each spot from the launch pad to home.",
            "WAYS",
            "ByColor<readonly Cell[]>",
            by_color(|color| list(way().map(|spot| cell(plane_cell(color, FIRST, spot))))),
        ),
        constant(
            "The same way in numbers of ring squares, null off the ring.",
            "WAY_SQUARES",
            "ByColor<readonly (number | null)[]>",
            by_color(|color| list(way().map(|spot| square_number(spot, color)))),
        ),
        constant(
            "The parking bays of a seat's planes in their hangar.",
            "BAYS",
            "ByColor<readonly Cell[]>",
            by_color(|color| list(Plane::ALL.map(|plane| cell(bay(color, plane))))),
        ),
        constant("The shortcuts.", "SHORTCUTS", "ByColor<Shortcut>", by_color(shortcut)),
    ];
    parts.concat()
}

/// A plane whose cells stand for those of all planes: outside the hangar they are the same.
const FIRST: Plane = Plane::ALL[0];

/// The spots from the launch pad to home.
fn way() -> impl Iterator<Item = Spot> {
    Spot::all().filter(|spot| spot.zone() != Zone::Hangar)
}

fn square_number(spot: Spot, color: Color) -> String {
    spot.square(color).map_or_else(|| "null".into(), |square| square.number().to_string())
}

fn ring_square(square: Square) -> String {
    let whose = |spot: Spot| Color::ALL.into_iter().find(|&color| spot.square(color) == Some(square));
    let entry = Spot::PAD.forward().and_then(whose);
    let roles = [
        ("turnIn", whose(Spot::TURN_IN)),
        ("entry", entry),
        ("shortcutStart", whose(Spot::SHORTCUT_START)),
        ("shortcutEnd", whose(Spot::SHORTCUT_END)),
    ];
    let roles: String = roles
        .into_iter()
        .filter_map(|(role, color)| color.map(|color| format!(" {role}: {},", word(color))))
        .collect();
    format!(
        "{{ number: {}, cell: {}, color: {},{roles} corner: {} }}",
        square.number(),
        cell(square_cell(square)),
        word(square.color()),
        is_corner(square)
    )
}

/// Whether the ring leaves the square in another direction than the one from which it comes.
fn is_corner(square: Square) -> bool {
    let squares: Vec<Square> = Square::all().collect();
    let number = usize::from(square.number());
    let neighbour = |steps: usize| square_cell(squares[(number + steps) % squares.len()]);
    let (before, here, after) = (neighbour(squares.len() - 1), neighbour(0), neighbour(1));
    direction(before, here) != direction(here, after)
}

/// How many rows and columns one cell lies behind another.
fn direction(from: Cell, to: Cell) -> (i16, i16) {
    let difference = |from: u8, to: u8| i16::from(to) - i16::from(from);
    (difference(from.row, to.row), difference(from.column, to.column))
}

fn shortcut(color: Color) -> String {
    let heading = match Heading::of_shortcut(color) {
        Heading::Up => "up",
        Heading::Right => "right",
        Heading::Down => "down",
        Heading::Left => "left",
    };
    let crossed = plane_cell(color.opposite(), FIRST, Spot::CROSSED);
    let fields = fields([
        ("from", Spot::SHORTCUT_START.to_string()),
        ("to", Spot::SHORTCUT_END.to_string()),
        ("line", list(shortcut_line(color).map(cell))),
        ("crossed", cell(crossed)),
        ("heading", word(heading)),
    ]);
    // It stands one level deeper than the object that holds it.
    fields.replace('\n', "\n  ")
}
