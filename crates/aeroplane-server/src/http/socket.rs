//! A WebSocket is opened.

use std::sync::Arc;

use aeroplane_protocol::{MemberId, Seq};
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;

use super::caller::Caller;
use super::rooms::{failed, look_up, may_guess, wrong_code};
use crate::credentials::{Shown, shown};
use crate::origin::Sender;
use crate::problem::Failure;
use crate::rooms::{Admission, RETRY, Room};
use crate::server::Server;
use crate::socket::{Visit, serve};

/// How much is read at a time: a socket that is idle costs little memory.
const READ_BUFFER: usize = 4 * 1024;
/// How much may wait to be written before more is refused.
const WRITE_BUFFER: usize = 256 * 1024;

/// What can be asked for with a socket.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// Which member's cookie speaks for the socket.
    member: Option<MemberId>,
    /// The last event that the client has.
    after: Option<Seq>,
}

pub(super) async fn open(
    State(server): State<Arc<Server>>,
    from: Caller,
    Path(code): Path<String>,
    wanted: Result<Query<Wanted>, QueryRejection>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    let Query(Wanted { member, after }) = wanted.map_err(|error| Failure::malformed(error.body_text()))?;
    let upgrade = upgrade.map_err(|error| Failure::malformed(error.body_text()))?;
    if from.sender == Sender::ForeignPage {
        return Err(Failure::wrong_origin());
    }
    server.addresses.handshake(from.address).map_err(Failure::too_many)?;
    if server.stopping.is_cancelled() {
        return Err(Failure::unavailable("the server is about to restart: try again", RETRY));
    }
    let pause = may_guess(&server, from.address);
    let (room, member) = match (pause, visitor(&server, &from, &headers, &code, member).await) {
        (Ok(()), visitor) => visitor?,
        // Whoever proves to be a member does not guess.
        (Err(_), Ok((room, Some(member)))) => (room, Some(member)),
        (Err(pause), _) => return Err(pause),
    };
    match room.admits(&server, member).await.map_err(|trouble| failed(&server, trouble))? {
        Admission::Free => {}
        Admission::MemberWaits => {
            return Err(Failure::unavailable("the room has as many sockets as it can bear", RETRY));
        }
        Admission::Closed => return Err(wrong_code(&server, from.address)),
    }
    let most = server.configuration.limits.message_bytes;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE_BUFFER)
        .max_message_size(most)
        .max_frame_size(most);
    let visit = Visit { room, member, after };
    let tracker = server.sockets.clone();
    Ok(upgrade.on_upgrade(move |socket| tracker.track_future(serve(server, visit, socket))))
}

/// The room with that code, and the member who asks for it; nobody where the sender only watches.
async fn visitor(
    server: &Arc<Server>,
    from: &Caller,
    headers: &HeaderMap,
    code: &str,
    wanted: Option<MemberId>,
) -> Result<(Arc<Room>, Option<MemberId>), Failure> {
    let room = look_up(server, from.address, code).await?;
    let member = match shown(headers, from.sender, room.code, wanted) {
        Shown::Nothing if wanted.is_some() => return Err(Failure::unauthorized()),
        Shown::Nothing => None,
        Shown::Nonsense => return Err(Failure::unauthorized()),
        Shown::Token(token) => {
            let known = room.member(server, &token).await.map_err(|trouble| failed(server, trouble))?;
            let right = known.filter(|known| wanted.is_none_or(|wanted| wanted == *known));
            Some(right.ok_or_else(Failure::unauthorized)?)
        }
    };
    Ok((room, member))
}
