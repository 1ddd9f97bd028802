//! Rooms are opened, listed, looked at and joined.

use std::sync::Arc;
use std::time::Instant;

use aeroplane_protocol::http::{
    AcceptInvite, JoinRoom, Membership, OpenRoom, PlayNow, PublicRooms, RoomSummary,
};
use aeroplane_protocol::{MemberId, MemberToken, PlayerName, RoomCode, Settings};
use aeroplane_rules::Rules;
use aeroplane_store::{Invite, ListedRoom, RoomId};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum_extra::extract::cookie::CookieJar;

use super::body::Body;
use super::caller::Caller;
use crate::address::ClientAddress;
use crate::credentials::cookie;
use crate::origin::Sender;
use crate::problem::Failure;
use crate::rooms::{RETRY, Room, Trouble, listed, open as open_room};
use crate::server::Server;

/// How many lines a public list has.
pub(super) const LISTED: u32 = 100;
/// How many of them are tried for somebody who wants to play in any.
const ROOMS_TRIED: usize = 5;

/// The answer to whoever has become a member.
type Joined = (StatusCode, CookieJar, Json<Membership>);

pub(super) async fn open(
    State(server): State<Arc<Server>>,
    from: Caller,
    Body(OpenRoom { name, settings }): Body<OpenRoom>,
) -> Result<Joined, Failure> {
    let (room, member, token) = opened(&server, from.address, &name, settings).await?;
    Ok(joined(&server, &from, &room, member, token))
}

pub(super) async fn list(State(server): State<Arc<Server>>) -> Result<Json<PublicRooms>, Failure> {
    available(&server)?;
    let rooms = server.store.public_rooms(LISTED).await.map_err(|error| failed(&server, error.into()))?;
    Ok(Json(PublicRooms { rooms: rooms.iter().filter_map(listed).collect() }))
}

pub(super) async fn summary(
    State(server): State<Arc<Server>>,
    from: Caller,
    Path(code): Path<String>,
) -> Result<Json<RoomSummary>, Failure> {
    let room = find(&server, from.address, &code).await?;
    match room.summary(&server).await {
        Ok(Some(summary)) => Ok(Json(summary)),
        Ok(None) => Err(wrong_code(&server, from.address)),
        Err(trouble) => Err(failed(&server, trouble)),
    }
}

pub(super) async fn join(
    State(server): State<Arc<Server>>,
    Path(code): Path<String>,
    from: Caller,
    Body(JoinRoom { name }): Body<JoinRoom>,
) -> Result<Joined, Failure> {
    server.addresses.join(from.address).map_err(Failure::too_many)?;
    let room = find(&server, from.address, &code).await?;
    let (member, token) = match room.join(&server, name).await {
        Ok(joined) => joined,
        Err(Trouble::Refused(_) | Trouble::NoSuchRoom) => return Err(wrong_code(&server, from.address)),
        Err(trouble) => return Err(failed(&server, trouble)),
    };
    Ok(joined(&server, &from, &room, member, token))
}

pub(super) async fn accept_invite(
    State(server): State<Arc<Server>>,
    from: Caller,
    Body(AcceptInvite { invite, name }): Body<AcceptInvite>,
) -> Result<Joined, Failure> {
    server.addresses.join(from.address).map_err(Failure::too_many)?;
    may_guess(&server, from.address)?;
    available(&server)?;
    let invite = Invite::new(*invite.as_bytes());
    let found = server.store.room_by_invite(invite).await.map_err(|error| failed(&server, error.into()))?;
    let Some(id) = found else { return Err(wrong_code(&server, from.address)) };
    let room = room(&server, id).await?;
    let (member, token) = room.join(&server, name).await.map_err(|trouble| failed(&server, trouble))?;
    Ok(joined(&server, &from, &room, member, token))
}

pub(super) async fn play_now(
    State(server): State<Arc<Server>>,
    from: Caller,
    Body(PlayNow { name, rules }): Body<PlayNow>,
) -> Result<Joined, Failure> {
    server.addresses.join(from.address).map_err(Failure::too_many)?;
    available(&server)?;
    if let Some((room, member, token)) = waiting_room(&server, &name, rules).await? {
        return Ok(joined(&server, &from, &room, member, token));
    }
    let mut settings = Settings { public: true, ..Settings::default() };
    if let Some(rules) = rules {
        settings.rules = rules;
    }
    let (room, member, token) = opened(&server, from.address, &name, settings).await?;
    Ok(joined(&server, &from, &room, member, token))
}

/// Joins a public room with an open seat, the one that has waited longest. Where several were filled meanwhile, it is
/// quicker to open another one.
async fn waiting_room(
    server: &Arc<Server>,
    name: &PlayerName,
    rules: Option<Rules>,
) -> Result<Option<(Arc<Room>, MemberId, MemberToken)>, Failure> {
    let rooms = server.store.public_rooms(LISTED).await.map_err(|error| failed(server, error.into()))?;
    let suits = |line: &&ListedRoom| {
        listed(line).is_some_and(|public| {
            public.open_seats > 0 && rules.is_none_or(|rules| rules == public.settings.rules)
        })
    };
    for line in rooms.iter().rev().filter(suits).take(ROOMS_TRIED) {
        let room = room(server, line.room).await?;
        match room.join(server, name.clone()).await {
            Ok((member, token)) => return Ok(Some((room, member, token))),
            // It was filled or closed a moment ago.
            Err(Trouble::Refused(_) | Trouble::NoSuchRoom) => {}
            Err(trouble) => return Err(failed(server, trouble)),
        }
    }
    Ok(None)
}

/// Opens a room, if the address and the server may have one more.
async fn opened(
    server: &Arc<Server>,
    address: ClientAddress,
    name: &PlayerName,
    settings: Settings,
) -> Result<(Arc<Room>, MemberId, MemberToken), Failure> {
    settings.check().map_err(|problem| Failure::malformed(problem.to_string()))?;
    available(server)?;
    if server.stopping.is_cancelled() {
        return Err(Failure::unavailable("the server is about to restart: try again", RETRY));
    }
    server.addresses.room(address).map_err(Failure::too_many)?;
    let open = server.store.rooms_open().await.map_err(|error| failed(server, error.into()))?;
    if open >= u64::from(server.configuration.limits.open_rooms) {
        return Err(Failure::unavailable("the server has as many rooms as it can bear: try later", RETRY));
    }
    if let Some(free) = server.free_disk_bytes()
        && free < server.configuration.limits.free_disk_bytes
    {
        return Err(Failure::unavailable("the server's disk is nearly full: try later", RETRY));
    }
    open_room(server, name, settings).await.map_err(|trouble| failed(server, trouble))
}

fn joined(server: &Server, from: &Caller, room: &Room, member: MemberId, token: MemberToken) -> Joined {
    let is_page = from.sender != Sender::Program;
    let mut cookies = CookieJar::new();
    if is_page {
        let secure = server.configuration.origins.iter().any(crate::origin::Origin::is_secure);
        cookies = cookies.add(cookie(room.code, member, token, secure));
    }
    let token = (!is_page).then_some(token);
    let membership = Membership { code: room.code, invite: room.invite, member, token };
    (StatusCode::CREATED, cookies, Json(membership))
}

/// The room with that code, unless the address has to wait for having tried too many wrong ones.
async fn find(server: &Arc<Server>, address: ClientAddress, code: &str) -> Result<Arc<Room>, Failure> {
    may_guess(server, address)?;
    look_up(server, address, code).await
}

/// The room with that code. Codes that lead nowhere count against the address.
pub(super) async fn look_up(
    server: &Arc<Server>,
    address: ClientAddress,
    code: &str,
) -> Result<Arc<Room>, Failure> {
    available(server)?;
    let Ok(code) = code.parse::<RoomCode>() else { return Err(wrong_code(server, address)) };
    let found = server.store.room_by_code(&code.to_string()).await;
    match found.map_err(|error| failed(server, error.into()))? {
        Some(id) => room(server, id).await,
        None => Err(wrong_code(server, address)),
    }
}

async fn room(server: &Arc<Server>, id: RoomId) -> Result<Arc<Room>, Failure> {
    server.rooms.get(&server.store, id).await.map_err(|trouble| failed(server, trouble))
}

/// Whether the address may try a code.
pub(super) fn may_guess(server: &Server, address: ClientAddress) -> Result<(), Failure> {
    server.guesses.pause(address, Instant::now()).map_or(Ok(()), |pause| Err(Failure::too_many(pause)))
}

/// Takes down that a code led nowhere.
pub(super) fn wrong_code(server: &Server, address: ClientAddress) -> Failure {
    server.guesses.wrong(address, Instant::now());
    Failure::not_found()
}

/// Whether the store answers; reading would only wait for it.
pub(super) fn available(server: &Server) -> Result<(), Failure> {
    if server.outage.is_on() {
        return Err(Failure::unavailable("the server cannot store anything at the moment: try again", RETRY));
    }
    Ok(())
}

/// What a trouble is answered with; it is taken down too.
pub(super) fn failed(server: &Server, trouble: Trouble) -> Failure {
    server.note(&trouble);
    trouble.into()
}
