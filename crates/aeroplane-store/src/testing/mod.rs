//! For tests: a PostgreSQL server that can be stopped, killed and started again.
//!
//! Everything in here panics where it cannot do what a test asks for: a test that needs PostgreSQL fails without it.

#![allow(clippy::panic, clippy::expect_used, clippy::missing_panics_doc, reason = "the tests' own code")]

mod commands;
mod postgres;

pub use postgres::Postgres;
