//! Games are listed and looked up: their records, what happened in them, and any of their positions.

use std::sync::Arc;

use aeroplane_protocol::GameId;
use aeroplane_protocol::http::{GameAt, PublicGames, Reasons};
use aeroplane_store as store;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde::Deserialize;
use tokio::sync::OwnedSemaphorePermit;

use super::rooms::{LISTED, available, failed};
use crate::problem::Failure;
use crate::rooms::{Room, listed_game, millis};
use crate::server::Server;

pub(super) async fn list(State(server): State<Arc<Server>>) -> Result<Json<PublicGames>, Failure> {
    available(&server)?;
    let games = server.store.public_games(LISTED).await.map_err(|error| failed(&server, error.into()))?;
    let now = millis(server.store.now());
    Ok(Json(PublicGames { games: games.iter().filter_map(|game| listed_game(game, now)).collect() }))
}

pub(super) async fn record(
    State(server): State<Arc<Server>>,
    Path(game): Path<String>,
) -> Result<impl IntoResponse, Failure> {
    let Found { room, number, _place } = find(&server, &game).await?;
    let record = room.record(&server, number).await.map_err(|trouble| failed(&server, trouble))?;
    let record = record.ok_or_else(Failure::not_found)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}

/// What can be asked for with the plies of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// The ply from which on the client has not seen the game; the start where it is left out.
    #[serde(default)]
    from: u32,
}

pub(super) async fn plies(
    State(server): State<Arc<Server>>,
    Path(game): Path<String>,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<impl IntoResponse, Failure> {
    let Query(Wanted { from }) = wanted.map_err(|error| Failure::malformed(error.body_text()))?;
    let Found { room, number, _place } = find(&server, &game).await?;
    let found = room.whole_game(&server, number, from).await.map_err(|trouble| failed(&server, trouble))?;
    let json = found.ok_or_else(Failure::not_found)?;
    Ok(([(CONTENT_TYPE, "application/json")], json))
}

pub(super) async fn ply(
    State(server): State<Arc<Server>>,
    Path((game, ply)): Path<(String, String)>,
) -> Result<Json<GameAt>, Failure> {
    let ply = ply_number(&ply)?;
    let Found { room, number, _place } = find(&server, &game).await?;
    let found = room.game_at(&server, number, ply).await.map_err(|trouble| failed(&server, trouble))?;
    found.map(Json).ok_or_else(Failure::not_found)
}

pub(super) async fn reasons(
    State(server): State<Arc<Server>>,
    Path((game, ply)): Path<(String, String)>,
) -> Result<Json<Reasons>, Failure> {
    let ply = ply_number(&ply)?;
    let Found { room, number, _place } = find(&server, &game).await?;
    let found = room.reasons(&server, number, ply).await.map_err(|trouble| failed(&server, trouble))?;
    found.map(Json).ok_or_else(Failure::not_found)
}

fn ply_number(text: &str) -> Result<u32, Failure> {
    text.parse().map_err(|_| Failure::malformed("a ply is a number: 0 is the start"))
}

/// A game that somebody looks up. Whoever knows a game's id may see the game.
struct Found {
    room: Arc<Room>,
    /// Which game of the room it is.
    number: u16,
    /// Held until the answer is ready.
    _place: OwnedSemaphorePermit,
}

/// Finds the room of a game, when it is this request's turn.
async fn find(server: &Arc<Server>, game: &str) -> Result<Found, Failure> {
    available(server)?;
    let game: GameId = game.parse().map_err(|_| Failure::not_found())?;
    // Closed never: the server keeps its places to the end.
    let place = Arc::clone(&server.lookups).acquire_owned().await.map_err(|_| Failure::not_found())?;
    let id = store::GameId::new(*game.as_bytes());
    let found = server.store.room_of_game(id).await.map_err(|error| failed(server, error.into()))?;
    let (id, number) = found.ok_or_else(Failure::not_found)?;
    let room = server.rooms.get(&server.store, id).await.map_err(|trouble| failed(server, trouble))?;
    let number = u16::try_from(number.0).map_err(|_| Failure::not_found())?;
    Ok(Found { room, number, _place: place })
}
