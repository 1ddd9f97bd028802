//! Aeroplane Chess to look at and to read: where everything is drawn, and steps as sentences.
//!
//! The view decides no rule. It draws positions and tells trails, and both come from the rules.
//!
//! ```
//! use aeroplane_rules::{Color, ColorSet, Position, Preset, Roll, Rules, Trail};
//! use aeroplane_view::{Language, Narrator};
//!
//! let rules = Rules::from(Preset::Classic);
//! let mut position = Position::start(&rules, ColorSet::OPPOSITE_PAIR, Color::Red)?;
//! let narrator = Narrator::new(Language::English);
//!
//! let mut trail = Trail::new();
//! let moves = position.roll(&rules, Roll::Six, &mut trail)?;
//! assert_eq!(narrator.move_preview(&position, &rules, moves[0]), "plane 1: hangar -> launch pad");
//! position.play(&rules, moves[0], &mut trail)?;
//!
//! for line in narrator.trail(&trail) {
//!     println!("{line}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod grid;
mod groups;
mod language;
mod message;
mod narrator;
#[cfg(test)]
mod testing;
mod wrap;

pub use grid::{
    CENTRE, Cell, Feature, GRID_SIDE, Heading, bay, home, pad, plane_cell, shortcut_line, square_cell,
};
pub use language::{Language, UnknownLanguage};
pub use narrator::Narrator;
pub use wrap::wrap;
