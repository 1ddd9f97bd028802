//! What the server answers over HTTP.

mod body;
mod caller;
mod games;
mod health;
mod rooms;
mod socket;

use std::fmt::Write as _;
use std::sync::Arc;

use aeroplane_protocol::http::{ENDPOINTS, Method, OPENAPI};
use axum::Router;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::from_fn;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use tower_http::timeout::TimeoutLayer;

use crate::headers::secure;
use crate::problem::Failure;
use crate::server::Server;

/// Everything that the server answers: [`aeroplane_protocol::http::ENDPOINTS`].
pub(crate) fn router(server: &Arc<Server>) -> Router {
    let timings = server.configuration.timings;
    Router::new()
        .route("/", get(front))
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
        .fallback(async || Failure::not_found())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, timings.request))
        .layer(from_fn(secure))
        .with_state(Arc::clone(server))
}

/// What the server answers, for programs.
async fn description() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], OPENAPI)
}

/// What whoever opens the server's address is told: what it is, and what can be asked of it.
async fn front() -> String {
    let mut text = String::from("A room server of Aeroplane Chess. What it answers:\n\n");
    for endpoint in ENDPOINTS {
        let method = match endpoint.method {
            Method::Get => "GET",
            Method::Post => "POST",
        };
        // Writing into a text cannot fail.
        let _ = writeln!(text, "{method:4} {:36} {}", endpoint.path, endpoint.summary);
    }
    text
}
