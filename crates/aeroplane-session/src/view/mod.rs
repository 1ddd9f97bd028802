//! A room as clients see it.

mod reasons;
mod room;
mod snapshot;
mod table;
mod whole_game;

pub(crate) use room::public_player;
pub(crate) use table::plies;

use aeroplane_protocol::Millis;

/// How many milliseconds are left until then.
fn remaining(until: Millis, now: Millis) -> u32 {
    u32::try_from(until.since(now)).unwrap_or(u32::MAX)
}
