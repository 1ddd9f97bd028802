//! What the server answers over HTTP.

mod body;
mod caller;
mod games;
mod health;
mod negotiation;
mod page;
mod rooms;
mod socket;

use std::sync::Arc;

use aeroplane_protocol::http::OPENAPI;
use axum::Router;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::from_fn;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use tower_http::timeout::TimeoutLayer;

use crate::headers::secure;
use crate::server::Server;

/// Everything that the server answers: [`aeroplane_protocol::http::ENDPOINTS`], and the page.
pub(crate) fn router(server: &Arc<Server>) -> Router {
    let timings = server.configuration.timings;
    Router::new()
        .route("/api/rooms", post(rooms::open).get(rooms::list))
        .route("/api/rooms/{code}", get(rooms::summary))
        .route("/api/rooms/{code}/members", post(rooms::join))
        .route("/api/rooms/{code}/socket", get(socket::open))
        .route("/api/invites", post(rooms::accept_invite))
        .route("/api/play", post(rooms::play_now))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/record", get(games::record))
        .route("/api/games/{game}/plies", get(games::plies))
        .route("/api/games/{game}/plies/{ply}", get(games::ply))
        .route("/api/games/{game}/plies/{ply}/reasons", get(games::reasons))
        .route("/health/live", get(health::live))
        .route("/health/ready", get(health::ready))
        .route("/metrics", get(health::metrics))
        .route("/api/openapi.json", get(description))
        .fallback(page::serve)
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, timings.request))
        .layer(from_fn(secure))
        .with_state(Arc::clone(server))
}

/// What the server answers, for programs.
async fn description() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], OPENAPI)
}
