//! The JSON forms of rules, positions, moves and steps.

mod object;
mod position;
mod rules;
mod words;
