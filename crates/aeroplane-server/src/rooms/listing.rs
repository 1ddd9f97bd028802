//! What the store has to know of a room without reading its events.

use aeroplane_protocol::http::{PublicGame, PublicPlayer, PublicRoom};
use aeroplane_protocol::{Millis, PlayerName, RoomCode, Settings, Stage};
use aeroplane_rules::ByColor;
use aeroplane_session::{GameListing, Listing, Session};
use aeroplane_store as store;
use serde::{Deserialize, Serialize};

use super::stored::{millis, timestamp};

/// A line of the list of rooms, as it is stored.
#[derive(Serialize, Deserialize)]
struct Line {
    settings: Settings,
    players: Vec<PlayerName>,
    open_seats: u8,
}

/// A line of the list of games, as it is stored.
#[derive(Serialize, Deserialize)]
struct GameLine {
    settings: Settings,
    players: ByColor<Option<PublicPlayer>>,
}

/// What the store has to know of the room.
pub(crate) fn state(session: &Session) -> Result<store::RoomState, serde_json::Error> {
    Ok(store::RoomState {
        due_at: session.due().map(|due| timestamp(due.at)),
        listing: listing(session)?,
        closed: session.stage() == Stage::Closed,
    })
}

/// What a public list shows of the room. While people can join there is no game yet.
fn listing(session: &Session) -> Result<Option<store::Listing>, serde_json::Error> {
    if let Some(Listing { settings, players, open_seats }) = session.listing() {
        let shown = serde_json::to_string(&Line { settings, players, open_seats })?;
        return Ok(Some(store::Listing::Joinable { shown }));
    }
    let Some(GameListing { settings, players, since }) = session.game_listing() else { return Ok(None) };
    let shown = serde_json::to_string(&GameLine { settings, players })?;
    Ok(Some(store::Listing::Playing { shown, since: timestamp(since) }))
}

/// A line of the list of games, as it is now; `None` where it was written by another version.
pub(crate) fn read_game(listed: &store::ListedGame, now: Millis) -> Option<PublicGame> {
    let code: RoomCode = listed.code.parse().ok()?;
    let GameLine { settings, players } = serde_json::from_str(&listed.listing).ok()?;
    let running = now.since(millis(listed.since));
    Some(PublicGame { code, settings, players, running_ms: u32::try_from(running).unwrap_or(u32::MAX) })
}

/// A line of the list of rooms; `None` where it was written by another version.
pub(crate) fn read(listed: &store::ListedRoom) -> Option<PublicRoom> {
    let code: RoomCode = listed.code.parse().ok()?;
    let Line { settings, players, open_seats } = serde_json::from_str(&listed.listing).ok()?;
    Some(PublicRoom { code, settings, players, open_seats })
}
