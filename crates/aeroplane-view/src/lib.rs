//! Aeroplane Chess to look at and to read: where everything is drawn.
//!
//! The view decides no rule.

mod grid;

pub use grid::{
    CENTRE, Cell, Feature, GRID_SIDE, Heading, bay, home, pad, plane_cell, shortcut_line, square_cell,
};
