//! Where a request comes from.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;

use crate::address::ClientAddress;
use crate::origin::{Sender, sender};
use crate::problem::Failure;
use crate::server::Server;

/// Where a request comes from, and whose page sent it.
pub(crate) struct Caller {
    pub(crate) address: ClientAddress,
    pub(crate) sender: Sender,
}

impl FromRequestParts<Arc<Server>> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Failure> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let ConnectInfo(peer) = *peer.ok_or_else(|| Failure::internal(&"a request came from nowhere"))?;
        let configuration = &server.configuration;
        Ok(Self {
            address: ClientAddress::of_request(peer.ip(), &parts.headers, &configuration.trusted_proxies),
            sender: sender(&parts.headers, &configuration.origins),
        })
    }
}
