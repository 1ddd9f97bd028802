//! What can be read of a room without entering it.

use std::sync::Arc;

use aeroplane_protocol::http::{GameAt, Reasons, RoomSummary};
use aeroplane_protocol::{MemberId, Stage};
use aeroplane_session::Session;

use super::held::Held;
use super::room::Room;
use super::trouble::Trouble;
use crate::server::Server;

/// Whether a socket may be opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Admission {
    /// It may.
    Free,
    /// The member has, or the room has, as many sockets as there may be. That is no secret to a member.
    MemberWaits,
    /// The room takes nobody in, or not this sender; which of it, is nobody's business.
    Closed,
}

impl Room {
    /// What may be known before joining; `None` for a room that is closed.
    pub(crate) async fn summary(
        self: &Arc<Self>,
        server: &Arc<Server>,
    ) -> Result<Option<RoomSummary>, Trouble> {
        self.hold(server, async move |mut held: Held| {
            let (now, code) = (held.now(), held.room.code);
            let session = held.current().await?.session();
            let is_open = session.stage() != Stage::Closed;
            Ok(is_open.then(|| RoomSummary { code, room: session.room_view(now) }))
        })
        .await
    }

    /// Whether a socket may be opened: to watch an open room, or as a member, and where there is room for it.
    pub(crate) async fn admits(
        self: &Arc<Self>,
        server: &Arc<Server>,
        member: Option<MemberId>,
    ) -> Result<Admission, Trouble> {
        self.hold(server, async move |mut held: Held| {
            let has_place = held.has_place(member);
            let session = held.current().await?.session();
            Ok(match member {
                Some(member) if !session.is_member(member) => Admission::Closed,
                Some(_) if has_place => Admission::Free,
                Some(_) => Admission::MemberWaits,
                None if has_place && session.stage() != Stage::Closed => Admission::Free,
                None => Admission::Closed,
            })
        })
        .await
    }

    /// The record of a game as a text, with its dice proof.
    pub(crate) async fn record(
        self: &Arc<Self>,
        server: &Arc<Server>,
        number: u16,
    ) -> Result<Option<String>, Trouble> {
        let session = self.picture(server).await?;
        computed(move || session.record(number).map(|record| record.to_string())).await
    }

    /// What happened in a game from one of its plies on, as JSON: it can be long.
    pub(crate) async fn whole_game(
        self: &Arc<Self>,
        server: &Arc<Server>,
        number: u16,
        from: u32,
    ) -> Result<Option<Vec<u8>>, Trouble> {
        let session = self.picture(server).await?;
        let written =
            move || session.whole_game(number, from).map(|game| serde_json::to_vec(&game)).transpose();
        Ok(computed(written).await??)
    }

    /// A game at one of its plies.
    pub(crate) async fn game_at(
        self: &Arc<Self>,
        server: &Arc<Server>,
        number: u16,
        ply: u32,
    ) -> Result<Option<GameAt>, Trouble> {
        let session = self.picture(server).await?;
        computed(move || session.game_at(number, ply)).await
    }

    /// Why a game is at one of its plies as it is.
    pub(crate) async fn reasons(
        self: &Arc<Self>,
        server: &Arc<Server>,
        number: u16,
        ply: u32,
    ) -> Result<Option<Reasons>, Trouble> {
        let session = self.picture(server).await?;
        computed(move || session.reasons(number, ply)).await
    }

    /// The room as it is now, for whoever needs it longer than the room can be held.
    async fn picture(self: &Arc<Self>, server: &Arc<Server>) -> Result<Session, Trouble> {
        self.hold(server, async move |mut held: Held| Ok(held.current().await?.session().clone())).await
    }
}

/// Computes something that takes long, away from the threads that serve sockets.
async fn computed<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Trouble> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Trouble::Fault)
}
