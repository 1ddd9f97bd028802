//! The text of a move.
//!
//! ```text
//! move    = "launch" blank plane
//!         | "walk" blank planes { blank link } [ blank "join" ]
//!         | "decline"
//! link    = "jump" | "shortcut"
//! planes  = plane { "+" plane } | "x"
//! plane   = "1" | "2" | "3" | "4"
//! blank   = one or more spaces or tabs
//! ```
//!
//! Planes stand in ascending order; `x` is the empty set, which no legal move has. Links stand in one of the orders of
//! [`Route::ALL`]. Blanks before and after the move are skipped; `Display` writes single spaces.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::cursor::{Cursor, is_letter};
use super::error::TextError;
use super::planes::{read_plane, read_planes, write_planes};
use crate::moves::{Link, Move, Route};
use crate::rules::PlaneCount;

/// The highest plane number of any rules.
const PLANES: u8 = PlaneCount::FOUR.get();

const LINKS: [Link; 2] = [Link::Jump, Link::Shortcut];

const fn word(link: Link) -> &'static str {
    match link {
        Link::Jump => "jump",
        Link::Shortcut => "shortcut",
    }
}

/// The route that goes on with that link, if there is one.
fn longer(route: Route, link: Link) -> Option<Route> {
    Route::ALL.into_iter().find(|longer| longer.links().split_last() == Some((&link, route.links())))
}

/// Writes the move as `launch 2`, `walk 1+2 jump shortcut join` or `decline`; planes are numbered from 1.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Launch { plane } => write!(f, "launch {plane}"),
            Self::Advance { planes, route, join } => {
                f.write_str("walk ")?;
                write_planes(f, planes)?;
                for &link in route.links() {
                    write!(f, " {}", word(link))?;
                }
                f.write_str(if join { " join" } else { "" })
            }
            Self::Decline => f.write_str("decline"),
        }
    }
}

/// Reads the text that `Display` writes. Whether the move is legal is another question.
///
/// ```
/// use aeroplane_rules::Move;
///
/// let answer: Move = "walk 1+2 jump".parse()?;
/// assert_eq!(answer.planes().len(), 2);
/// assert_eq!(answer.to_string(), "walk 1+2 jump");
/// # Ok::<(), aeroplane_rules::TextError>(())
/// ```
///
/// # Errors
///
/// [`TextError`] where the text is not of the form `launch 2`, `walk 1+2 jump shortcut join` or `decline`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut cursor = Cursor::new(text);
        cursor.skip_blanks();
        let answer = read_move(&mut cursor)?;
        cursor.skip_blanks();
        if cursor.is_at_end() { Ok(answer) } else { Err(cursor.unexpected("the end of the move")) }
    }
}

/// Reads a move, and the blanks behind it where something might have followed.
pub(super) fn read_move(cursor: &mut Cursor<'_>) -> Result<Move, TextError> {
    if cursor.take_word("launch") {
        cursor.blanks()?;
        let plane = read_plane(cursor, PLANES)?;
        Ok(Move::Launch { plane })
    } else if cursor.take_word("walk") {
        cursor.blanks()?;
        let planes = read_planes(cursor, PLANES)?;
        let (route, join) = read_way(cursor)?;
        Ok(Move::Advance { planes, route, join })
    } else if cursor.take_word("decline") {
        Ok(Move::Decline)
    } else {
        Err(cursor.unexpected("launch, walk or decline"))
    }
}

/// Reads the links of a walk and whether it joins.
fn read_way(cursor: &mut Cursor<'_>) -> Result<(Route, bool), TextError> {
    let mut route = Route::Walk;
    while cursor.skip_blanks() {
        if cursor.take_word("join") {
            return Ok((route, true));
        }
        let mut links = LINKS.into_iter().filter_map(|link| longer(route, link).map(|longer| (link, longer)));
        if let Some((_, longer)) = links.clone().find(|&(link, _)| cursor.take_word(word(link))) {
            route = longer;
        } else if cursor.run(is_letter).is_empty() {
            break;
        } else {
            let mut expected = String::new();
            for (link, _) in &mut links {
                expected.push_str(word(link));
                expected.push_str(", ");
            }
            return Err(cursor.unexpected(expected + "join or the end of the move"));
        }
    }
    Ok((route, false))
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;

    use super::*;
    use crate::plane::{Plane, PlaneSet};

    #[test]
    fn every_move_round_trips() {
        let check = |answer: Move| assert_eq!(answer.to_string().parse(), Ok(answer));
        check(Move::Decline);
        for plane in Plane::ALL {
            check(Move::Launch { plane });
        }
        for planes in (0..16).map(PlaneSet::from_bits) {
            for route in Route::ALL {
                for join in [false, true] {
                    check(Move::Advance { planes, route, join });
                }
            }
        }
    }

    #[test]
    fn moves_read_like_sentences() {
        let text = |text: &str| text.parse::<Move>().map(|answer| answer.to_string());
        for canonical in ["launch 2", "walk 1", "walk 1+3 jump shortcut jump join", "decline"] {
            assert_eq!(text(canonical), Ok(canonical.into()));
        }
        assert_eq!(text("  walk\t2   shortcut  join "), Ok("walk 2 shortcut join".into()));
    }

    #[test]
    fn a_bad_move_is_refused_where_it_is_bad() {
        let cases = [
            ("", 1, "launch, walk or decline"),
            ("Launch 1", 1, "launch, walk or decline"),
            ("launch", 7, "a space"),
            ("launch 5", 8, "a plane number from 1 to 4"),
            ("launch 1 join", 10, "the end of the move"),
            ("walk", 5, "a space"),
            ("walk 2+1", 8, "a plane number from 3 to 4, for planes stand in ascending order"),
            ("walk 1 leap", 8, "jump, shortcut, join or the end of the move"),
            ("walk 1 jump jump", 13, "shortcut, join or the end of the move"),
            ("walk 1 jump shortcut jump jump", 27, "join or the end of the move"),
            ("walk 1 join jump", 13, "the end of the move"),
            ("walk 1, 2", 7, "the end of the move"),
        ];
        for (text, column, expected) in cases {
            let error = text.parse::<Move>().unwrap_err();
            assert_eq!((error.place.line, error.place.column), (1, column), "{text}");
            assert_eq!(error.expected, expected, "{text}");
        }
    }
}
