//! A room is opened.

use std::sync::Arc;

use aeroplane_protocol::{
    Event, InviteToken, LogEntry, MemberId, MemberToken, PlayerName, RoomCode, Seq, Settings,
};
use aeroplane_session::Session;
use aeroplane_store::{self as store, RoomId, TokenHash};

use super::games::FreshGame;
use super::members::stored;
use super::room::Room;
use super::stored::{millis, written};
use super::trouble::Trouble;
use super::{RETRY, listing};
use crate::credentials::hash;
use crate::entropy::draw;
use crate::server::Server;

/// The member who opens a room.
const FOUNDER: MemberId = MemberId(1);
/// How many codes are tried. With a million rooms one code in a million is taken.
const TRIES: u32 = 8;

/// Opens a room; its founder's token comes with it.
pub(crate) async fn open(
    server: &Server,
    name: &PlayerName,
    settings: Settings,
) -> Result<(Arc<Room>, MemberId, MemberToken), Trouble> {
    let token = MemberToken::new(draw(&*server.entropy)?);
    for _ in 0..TRIES {
        let id = RoomId::new(draw(&*server.entropy)?);
        let code = RoomCode::from_random(draw(&*server.entropy)?);
        let invite = InviteToken::new(draw(&*server.entropy)?);
        let game = FreshGame::draw(&*server.entropy)?;
        let event = Event::Opened { settings, name: name.clone(), game: game.opening };
        let now = millis(server.store.now());
        let entry = LogEntry { seq: Seq(1), at: now, by: Some(FOUNDER), event };
        let session = Session::open(&entry)?;
        let state = listing::state(&session)?;
        let created = server
            .store
            .create_room(store::NewRoom {
                id,
                code: code.to_string(),
                invite: store::Invite::new(*invite.as_bytes()),
                public: settings.public,
                listing: state.listing,
                due_at: state.due_at,
                event: written(now, entry.by, None, &entry.event)?,
                game: game.into_stored_as(1),
                founder: store::Membership { member: stored(FOUNDER), token: TokenHash::new(hash(&token)) },
            })
            .await
            .map_err(Trouble::Unstored)?;
        match created {
            // The id was drawn a moment ago: nobody else can have created the room.
            store::Creation::Created | store::Creation::Repeated => {
                server.metrics.rooms_opened.inc();
                return Ok((server.rooms.take(id, code, invite), FOUNDER, token));
            }
            store::Creation::CodeTaken => {}
        }
    }
    tracing::warn!(retry = ?RETRY, "no free room code was found");
    Err(Trouble::Contended)
}
