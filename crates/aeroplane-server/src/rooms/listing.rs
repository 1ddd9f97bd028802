//! What the store has to know of a room without reading its events.

use aeroplane_protocol::http::PublicRoom;
use aeroplane_protocol::{PlayerName, RoomCode, Settings, Stage};
use aeroplane_session::{Listing, Session};
use aeroplane_store as store;
use serde::{Deserialize, Serialize};

use super::stored::timestamp;

/// A line of the public list, as it is stored.
#[derive(Serialize, Deserialize)]
struct Line {
    settings: Settings,
    players: Vec<PlayerName>,
    open_seats: u8,
}

/// What the store has to know of the room.
pub(crate) fn state(session: &Session) -> Result<store::RoomState, serde_json::Error> {
    Ok(store::RoomState {
        due_at: session.due().map(|due| timestamp(due.at)),
        listing: session.listing().map(written).transpose()?,
        closed: session.stage() == Stage::Closed,
    })
}

fn written(listing: Listing) -> Result<String, serde_json::Error> {
    let Listing { settings, players, open_seats } = listing;
    serde_json::to_string(&Line { settings, players, open_seats })
}

/// A line of the public list; `None` where it was written by another version.
pub(crate) fn read(listed: &store::ListedRoom) -> Option<PublicRoom> {
    let code: RoomCode = listed.code.parse().ok()?;
    let Line { settings, players, open_seats } = serde_json::from_str(&listed.listing).ok()?;
    Some(PublicRoom { code, settings, players, open_seats })
}
