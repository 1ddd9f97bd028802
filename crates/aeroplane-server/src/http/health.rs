//! Whether the server is alive, whether it can serve, and what it has counted.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::problem::Failure;
use crate::rooms::RETRY;
use crate::server::Server;

/// The process runs. That is all: one that waits for its database must not be killed for it.
pub(super) async fn live() -> &'static str {
    "alive\n"
}

/// New players can be sent here.
pub(super) async fn ready(State(server): State<Arc<Server>>) -> Result<&'static str, Failure> {
    if server.stopping.is_cancelled() {
        return Err(Failure::unavailable("the server is about to stop", RETRY));
    }
    if server.outage.is_on() {
        return Err(Failure::unavailable("the server cannot store anything at the moment", RETRY));
    }
    let ping = server.store.ping().await;
    ping.map_err(|error| super::rooms::failed(&server, error.into()))?;
    Ok("ready\n")
}

pub(super) async fn metrics(State(server): State<Arc<Server>>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], server.metrics.text())
}
