//! The JSON forms of rules, positions, moves and steps.

mod moves;
mod object;
mod position;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod words;
