//! The server from outside: rooms in the test's own process, reached over real sockets.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

#[path = "../common/mod.rs"]
mod common;

mod abuse;
mod away;
mod callers;
mod clocks;
mod complaints;
mod connections;
mod faults;
mod games;
mod limits;
mod lobby;
mod names;
mod proofs;
mod repeats;
mod requests;
mod tokens;
mod whole_games;
