//! Rooms are opened, found and joined over HTTP.

use std::time::Duration;

use aeroplane_protocol::http::{
    AcceptInvite, GameAt, JoinRoom, Membership, OpenRoom, PlayNow, Problem, PublicGames, PublicRooms,
    Reasons, RoomSummary, WholeGame,
};
use aeroplane_protocol::{GameId, InviteToken, PlayerName, RoomCode, Settings};
use aeroplane_rules::Rules;
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, HeaderMap};
use hyper::{Method, Request};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::address::ServerAddress;
use crate::error::ClientError;

/// How long a request may take where nothing else is said.
const TIME_LIMIT: Duration = Duration::from_secs(10);

/// The HTTP side of a server. No request takes longer than ten seconds, or than [`Http::with_time_limit`] says.
#[derive(Debug, Clone)]
pub struct Http {
    server: ServerAddress,
    time_limit: Duration,
    client: Client<HttpConnector, Full<Bytes>>,
}

/// An answer as it came.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

impl Answer {
    /// The body of an answer that went well.
    ///
    /// # Errors
    ///
    /// [`ClientError::Problem`] where the server refused, [`ClientError::Unreadable`] where it answered in another way.
    pub fn well(self) -> Result<Bytes, ClientError> {
        if (200..300).contains(&self.status) { Ok(self.body) } else { Err(refused(self.status, &self.body)) }
    }

    /// The JSON of an answer that went well.
    ///
    /// # Errors
    ///
    /// As [`Answer::well`].
    pub fn json<T: DeserializeOwned>(self) -> Result<T, ClientError> {
        let status = self.status;
        let unreadable =
            |error: serde_json::Error| ClientError::Unreadable { status, reason: error.to_string() };
        serde_json::from_slice(&self.well()?).map_err(unreadable)
    }
}

/// What an answer says that did not go well.
pub(crate) fn refused(status: u16, body: &[u8]) -> ClientError {
    match serde_json::from_slice::<Problem>(body) {
        Ok(problem) => ClientError::Problem { status, problem },
        Err(error) => ClientError::Unreadable { status, reason: error.to_string() },
    }
}

impl Http {
    /// The HTTP side of the server at that address.
    pub fn new(server: ServerAddress) -> Self {
        Self { server, time_limit: TIME_LIMIT, client: Client::builder(TokioExecutor::new()).build_http() }
    }

    /// The same with another limit to how long a request may take, up to the last byte of its answer.
    #[must_use]
    pub fn with_time_limit(self, time_limit: Duration) -> Self {
        Self { time_limit, ..self }
    }

    /// Where the server is.
    pub const fn server(&self) -> &ServerAddress {
        &self.server
    }

    /// Opens a room.
    ///
    /// # Errors
    ///
    /// [`ClientError`] where the server cannot be reached or refuses; so for all requests.
    pub async fn open(&self, name: PlayerName, settings: Settings) -> Result<Membership, ClientError> {
        self.post_json("/api/rooms", &OpenRoom { name, settings }).await
    }

    /// Joins a room by its code.
    ///
    /// # Errors
    ///
    /// As [`Http::open`].
    pub async fn join(&self, code: RoomCode, name: PlayerName) -> Result<Membership, ClientError> {
        self.post_json(&format!("/api/rooms/{code}/members"), &JoinRoom { name }).await
    }

    /// Joins a room by its invite link.
    ///
    /// # Errors
    ///
    /// As [`Http::open`].
    pub async fn accept_invite(
        &self,
        invite: InviteToken,
        name: PlayerName,
    ) -> Result<Membership, ClientError> {
        self.post_json("/api/invites", &AcceptInvite { invite, name }).await
    }

    /// Joins a public room that waits, or opens one.
    ///
    /// # Errors
    ///
    /// As [`Http::open`].
    pub async fn play_now(&self, name: PlayerName, rules: Option<Rules>) -> Result<Membership, ClientError> {
        self.post_json("/api/play", &PlayNow { name, rules }).await
    }

    /// The public rooms.
    ///
    /// # Errors
    ///
    /// As [`Http::open`].
    pub async fn public_rooms(&self) -> Result<PublicRooms, ClientError> {
        self.look("/api/rooms").await?.json()
    }

    /// The games of public rooms that go on.
    ///
    /// # Errors
    ///
    /// As [`Http::open`].
    pub async fn public_games(&self) -> Result<PublicGames, ClientError> {
        self.look("/api/games").await?.json()
    }

    /// What may be known of a room before joining it.
    ///
    /// # Errors
    ///
    /// As [`Http::open`].
    pub async fn summary(&self, code: RoomCode) -> Result<RoomSummary, ClientError> {
        self.look(&format!("/api/rooms/{code}")).await?.json()
    }

    /// The record of a game, as a text.
    ///
    /// # Errors
    ///
    /// As [`Http::open`].
    pub async fn record(&self, game: GameId) -> Result<String, ClientError> {
        let answer = self.look(&format!("/api/games/{game}/record")).await?;
        let status = answer.status;
        let text = String::from_utf8(answer.well()?.to_vec());
        text.map_err(|error| ClientError::Unreadable { status, reason: error.to_string() })
    }

    /// Everything that happened in a game from that ply on, 0 for the start.
    ///
    /// # Errors
    ///
    /// As [`Http::open`].
    pub async fn whole_game(&self, game: GameId, from: u32) -> Result<WholeGame, ClientError> {
        self.look(&format!("/api/games/{game}/plies?from={from}")).await?.json()
    }

    /// A game at one of its plies.
    ///
    /// # Errors
    ///
    /// As [`Http::open`].
    pub async fn game_at(&self, game: GameId, ply: u32) -> Result<GameAt, ClientError> {
        self.look(&format!("/api/games/{game}/plies/{ply}")).await?.json()
    }

    /// Why a game is at one of its plies as it is.
    ///
    /// # Errors
    ///
    /// As [`Http::open`].
    pub async fn reasons(&self, game: GameId, ply: u32) -> Result<Reasons, ClientError> {
        self.look(&format!("/api/games/{game}/plies/{ply}/reasons")).await?.json()
    }

    async fn post_json<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let unwritable =
            |error: serde_json::Error| ClientError::Unreadable { status: 0, reason: error.to_string() };
        let body = serde_json::to_vec(body).map_err(unwritable)?;
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, hyper::header::HeaderValue::from_static("application/json"));
        self.post(path, &headers, body).await?.json()
    }

    /// Gets whatever is at a path.
    ///
    /// # Errors
    ///
    /// As [`Http::get`].
    pub async fn look(&self, path: &str) -> Result<Answer, ClientError> {
        self.get(path, &HeaderMap::new()).await
    }

    /// Gets whatever is at a path, with these headers.
    ///
    /// # Errors
    ///
    /// [`ClientError::Unreachable`] where there is no answer; every answer is a success.
    pub async fn get(&self, path: &str, headers: &HeaderMap) -> Result<Answer, ClientError> {
        self.request(Method::GET, path, headers, Vec::new()).await
    }

    /// Posts a body to a path, with these headers and no others.
    ///
    /// # Errors
    ///
    /// As [`Http::get`].
    pub async fn post(&self, path: &str, headers: &HeaderMap, body: Vec<u8>) -> Result<Answer, ClientError> {
        self.request(Method::POST, path, headers, body).await
    }

    async fn request(
        &self,
        method: Method,
        path: &str,
        headers: &HeaderMap,
        body: Vec<u8>,
    ) -> Result<Answer, ClientError> {
        let lost = |reason: String| ClientError::Unreachable { server: self.server.to_string(), reason };
        let request = Request::builder().method(method).uri(format!("{}{path}", self.server));
        let mut request = request.body(Full::from(body)).map_err(|error| lost(error.to_string()))?;
        request.headers_mut().extend(headers.clone());
        let answering = async {
            let answer = self.client.request(request).await.map_err(|error| lost(with_causes(&error)))?;
            let (parts, body) = answer.into_parts();
            let body = body.collect().await.map_err(|error| lost(error.to_string()))?.to_bytes();
            Ok(Answer { status: parts.status.as_u16(), headers: parts.headers, body })
        };
        match timeout(self.time_limit, answering).await {
            Ok(answered) => answered,
            Err(_) => Err(ClientError::silent(&self.server, self.time_limit)),
        }
    }
}

/// An error and what lies behind it: the outermost one alone says little.
pub(crate) fn with_causes(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        let inner_text = inner.to_string();
        if !text.contains(&inner_text) {
            text = format!("{text}: {inner_text}");
        }
        cause = inner.source();
    }
    text
}
