//! Whole rooms, from their opening on.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here fails the test")]

#[path = "../common/mod.rs"]
mod common;

mod clock;
mod complaints;
mod fairness;
mod hands;
mod leaving;
mod lobby;
mod matrix;
mod proof;
mod properties;
mod public_rooms;
mod rematch;
mod undo;
