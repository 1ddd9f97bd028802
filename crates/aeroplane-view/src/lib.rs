//! Aeroplane Chess to look at and to read: where everything is drawn, a board made of text, and steps as sentences.
//!
//! The view decides no rule. It draws positions and tells trails, and both come from the rules.
//!
//! ```
//! use aeroplane_rules::{Color, ColorSet, Position, Preset, Roll, Rules, Trail};
//! use aeroplane_view::{Highlight, Language, Narrator, TextBoard};
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
//! let board = TextBoard::new(&position, &narrator).highlight(Highlight::of_trail(&trail));
//! println!("{board}");
//! assert!(board.to_string().contains("> R Red"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod grid;
mod groups;
mod highlight;
mod language;
mod message;
mod narrator;
mod phrase;
#[cfg(test)]
mod testing;
mod text_board;
mod wrap;

pub use grid::{
    CENTRE, Cell, Feature, GRID_SIDE, Heading, bay, home, pad, plane_cell, shortcut_line, square_cell,
};
pub use highlight::Highlight;
pub use language::{Language, UnknownLanguage};
pub use narrator::Narrator;
pub use phrase::{Called, HelpTopic, Leaving, Phrase, ProofSeat};
pub use text_board::{Style, TextBoard, letter};
pub use wrap::wrap;
