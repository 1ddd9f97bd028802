//! Whole servers on real databases: both tell the same story, PostgreSQL serves several nodes and comes back after it was
//! away, and databases of earlier versions are read as they were written.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "what goes wrong in a test ends it, and figures are for people who watch it"
)]

mod nodes;
mod old;
mod outage;
mod story;
#[path = "../support/mod.rs"]
mod support;

use aeroplane_protocol::{Pace, Settings};
use aeroplane_server::{Configuration, Limits, Running, Timings};
use aeroplane_store::Location;

/// Players of a test are quicker than people, and all have one address.
fn configuration(database: Location) -> Configuration {
    let limits = Limits {
        member_messages: 1_000_000,
        handshakes_a_minute: 1_000_000,
        rooms_in_ten_minutes: 1_000_000,
        joins_in_ten_minutes: 1_000_000,
        ..Limits::default()
    };
    let timings = Timings { poll: std::time::Duration::from_millis(200), ..Timings::default() };
    let listen = "127.0.0.1:0".parse().unwrap();
    Configuration { listen, limits, timings, ..Configuration::new(database) }
}

async fn start(database: &Location) -> Running {
    Running::start(configuration(database.clone())).await.unwrap()
}

/// Settings for players that do not think.
fn quick() -> Settings {
    Settings { pace: Pace::Fast, ..Settings::default() }
}
