//! The JSON forms of rules, positions, moves and steps.

mod position;
mod rules;
mod words;
