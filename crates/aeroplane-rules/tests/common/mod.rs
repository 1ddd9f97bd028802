//! What several test files share.

use aeroplane_rules::{Color, Plane, Position};

/// What tells two positions apart where planes of one color are alike: for each color its groups – loose planes and
/// stacks – with their cell and how often each six of the streak moved their planes; and whose turn it is.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Likeness {
    groups: Vec<(Color, i8, Vec<u8>)>,
    sixes: u8,
    turn: String,
    places: Vec<Color>,
}

/// The position without the names of its planes.
pub(crate) fn likeness(position: &Position) -> Likeness {
    let mut groups = Vec::new();
    for color in position.seats().iter() {
        for (plane, spot) in position.planes(color) {
            let group = position.fleet(color).stacks().group_of(plane);
            if group.lowest() == Some(plane) {
                let mut marks: Vec<u8> = group.iter().map(|plane| marks(position, color, plane)).collect();
                marks.sort_unstable();
                groups.push((color, spot.progress(), marks));
            }
        }
    }
    groups.sort_unstable();
    Likeness {
        groups,
        sixes: position.streak().sixes(),
        turn: format!("{:?}", position.turn()),
        places: position.places().iter().collect(),
    }
}

/// Which sixes of the streak moved the plane, bit i for the i-th.
pub(crate) fn marks(position: &Position, color: Color, plane: Plane) -> u8 {
    if position.turn().color() != color {
        return 0;
    }
    position.streak().iter().enumerate().map(|(six, moved)| u8::from(moved.contains(plane)) << six).sum()
}
