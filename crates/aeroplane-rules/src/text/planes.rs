//! Planes and sets of planes in texts.

use alloc::format;
use core::fmt;

use super::cursor::{Cursor, is_digit};
use super::error::TextError;
use crate::plane::{Plane, PlaneSet};

/// Writes a set of planes: their numbers joined by `+`, or `x` for none.
pub(super) fn write_planes(f: &mut fmt::Formatter<'_>, planes: PlaneSet) -> fmt::Result {
    if planes.is_empty() {
        return f.write_str("x");
    }
    for (index, plane) in planes.iter().enumerate() {
        let separator = if index == 0 { "" } else { "+" };
        write!(f, "{separator}{plane}")?;
    }
    Ok(())
}

/// Reads the number of a plane among the first `count`.
pub(super) fn read_plane(cursor: &mut Cursor<'_>, count: u8) -> Result<Plane, TextError> {
    read_plane_above(cursor, count, 0)
}

fn read_plane_above(cursor: &mut Cursor<'_>, count: u8, lower: u8) -> Result<Plane, TextError> {
    let mut numbered = PlaneSet::first(count).iter().filter(|plane| plane.number() > lower);
    let plane = cursor.read(is_digit, |digits| {
        // A plane has one way of being written: "01" names none.
        let number = digits.parse::<u8>().ok().filter(|_| digits.len() == 1)?;
        numbered.find(|plane| plane.number() == number)
    });
    plane.ok_or_else(|| {
        cursor.unexpected(match (lower, lower + 1) {
            (0, _) => format!("a plane number from 1 to {count}"),
            (_, least) if least < count => {
                format!("a plane number from {least} to {count}, for planes stand in ascending order")
            }
            (_, last) if last == count => format!("plane {count}, for planes stand in ascending order"),
            (_, _) => format!("no further plane, for planes stand in ascending order up to {count}"),
        })
    })
}

/// Reads the set of planes that [`write_planes`] writes, out of the first `count` planes.
pub(super) fn read_planes(cursor: &mut Cursor<'_>, count: u8) -> Result<PlaneSet, TextError> {
    if cursor.take("x") {
        return Ok(PlaneSet::EMPTY);
    }
    let first = read_plane(cursor, count)?;
    let mut planes = PlaneSet::of(first);
    let mut latest = first;
    while cursor.take("+") {
        latest = read_plane_above(cursor, count, latest.number())?;
        planes = planes.or(PlaneSet::of(latest));
    }
    Ok(planes)
}

#[cfg(test)]
mod tests {
    use alloc::string::{String, ToString as _};

    use super::*;

    fn error(text: &str, count: u8) -> String {
        read_planes(&mut Cursor::new(text), count).unwrap_err().to_string()
    }

    #[test]
    fn a_bad_set_is_refused_where_it_is_bad() {
        assert!(error("5", 4).starts_with("line 1, column 1: expected a plane number from 1 to 4"));
        assert!(error("1+1", 4).starts_with("line 1, column 3: expected a plane number from 2 to 4"));
        assert!(error("2+1", 3).contains("expected plane 3"));
        assert!(error("1+4+1", 4).contains("expected no further plane"));
        assert!(error("01", 4).contains("found \"01\""));
        assert!(error("", 4).contains("found the end"));
        assert!(error("1", 0).contains("from 1 to 0"));
    }
}
