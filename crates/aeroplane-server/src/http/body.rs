//! What comes with a request that changes something: a body that is the JSON of a type.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;

use axum::body::HttpBody as _;
use axum::extract::{FromRequest, Request};
use axum::http::header;
use serde::de::DeserializeOwned;

use crate::origin::{Sender, sender};
use crate::problem::Failure;
use crate::server::Server;

/// The JSON body of a request that changes something. Pages of other sites may not send any.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Server>> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, server: &Arc<Server>) -> Result<Self, Failure> {
        if sender(request.headers(), &server.configuration.origins) == Sender::ForeignPage {
            return Err(Failure::wrong_origin());
        }
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let is_json = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
        let is_json = is_json.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json"));
        if !is_json {
            return Err(Failure::malformed("the body must be JSON: send Content-Type: application/json"));
        }
        let most = server.configuration.limits.body_bytes;
        let bytes = read(request.into_body(), most).await?;
        serde_json::from_slice(&bytes).map(Self).map_err(|error| Failure::malformed(error.to_string()))
    }
}

/// The body, if it is not too large. What more there is of one that is too large is left to the connection, which is read
/// out before it is closed.
async fn read(mut body: axum::body::Body, most: usize) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        let broken = |error: axum::Error| Failure::malformed(format!("the body broke off: {error}"));
        let Ok(data) = frame.map_err(broken)?.into_data() else { continue };
        if bytes.len().saturating_add(data.len()) > most {
            return Err(Failure::too_large(most));
        }
        bytes.extend_from_slice(&data);
    }
    Ok(bytes)
}
