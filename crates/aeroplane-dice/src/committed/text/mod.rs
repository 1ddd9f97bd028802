//! The text forms of a proof and of the secret part of a saved game: lines of ASCII, one statement a line.
//!
//! A game record carries the lines of the proof under a heading of its own; [`Proof::from_lines`] takes them as they
//! stand there, and [`TextError::offset_by`] turns its line numbers into those of the file. Every proof has exactly one
//! text: words are separated by one space, hexadecimal digits are lower case, numbers have no leading zeros, lines end
//! with a line feed, and there are no comments, blank lines or spaces at either end.
//!
//! ```text
//! proof      = "aeroplane-dice/1"
//!              "game" SP 32hex                          G
//!              "rules" SP 64hex                         Q
//!              "commitment" SP 64hex                    C
//!              { "seat" SP color SP kind }              R: the seats in play, in seat order
//!              { "mix" SP color SP link }               X: every seat with an anchor, in seat order
//!              "start" SP 64hex                         h_0
//!              { roll }                                 in order
//!              [ "secret" SP 64hex ]                    S, once the game has ended
//!
//! kind       = "human" SP 64hex                         a person with this anchor
//!            | "unanchored"                             a person without one
//!            | "bot"
//! roll       = "roll" SP number SP color SP "d" faces SP value SP link SP 64hex
//!                                                       i, seat, die, v, link, h_i
//! link       = 64hex | "-"                              "-": no link, the roll is automatic
//! color      = "red" | "yellow" | "blue" | "green"
//!
//! sealed     = "aeroplane-dice/1 sealed"
//!              "secret" SP 64hex                        S
//!              { "chain" SP color SP 64hex }            x_1024 of every person's chain, in seat order
//! ```
//!
//! What a text says is read here; whether it holds is for [`Proof::verify`] to say. Reading takes time in proportion to
//! the length of the text, whatever it contains.
//!
//! ```
//! use aeroplane_dice::Proof;
//!
//! let error = "aeroplane-dice/1\ngame 0123".parse::<Proof>().unwrap_err();
//! assert_eq!(error.to_string(), "line 2, column 10: expected 32 lower-case hexadecimal digits");
//! // The proof's first line was line 41 of a file.
//! assert_eq!(error.offset_by(40).line, 42);
//! ```

mod cursor;
mod error;
mod read;
mod write;

pub use error::{Expected, TextError};

pub(super) use write::write_sealed;

/// The first line of a proof.
pub const PROOF_HEADING: &str = "aeroplane-dice/1";

/// The first line of the secret part of a saved game.
pub const SEALED_HEADING: &str = "aeroplane-dice/1 sealed";

/// What stands in the place of a link where there is none.
const NO_LINK: &str = "-";

#[cfg(doc)]
use super::proof::Proof;
