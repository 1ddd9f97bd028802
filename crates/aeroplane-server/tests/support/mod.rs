//! What tests of whole servers share: players that take down what they are told, the log to compare it with, and a way to
//! several servers.

#![allow(dead_code, reason = "each program of tests uses a part")]

mod gate;
mod log;
mod player;
mod table;

pub(crate) use gate::Gate;
pub(crate) use log::Log;
pub(crate) use player::{Player, Rolls, name, soon};
pub(crate) use table::Table;
