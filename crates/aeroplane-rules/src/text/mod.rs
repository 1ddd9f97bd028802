//! The text forms that a person can read and edit: positions, moves and game records.
//!
//! Rules have a one-line form too; it belongs to [`Rules`](crate::Rules) itself. Everywhere in these forms planes are
//! numbered from 1, as people count them.

mod cursor;
mod error;
mod moves;
mod planes;
mod position;
mod record;

pub use error::{Found, Location, TextError};
pub use record::{BadProofLine, ProofLines, Record, RecordError, RecordProblem, TagError};
