//! Where what goes over HTTP goes.

use super::ProblemKind;

/// The description of these endpoints for other programs, in the form of `OpenAPI` 3.1.
pub const OPENAPI: &str = include_str!("../../../../docs/openapi.json");

/// The verb of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// Asks for something and changes nothing.
    Get,
    /// Sends something that changes something.
    Post,
}

/// What a request is answered with if nothing is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// A JSON object of the type of that name.
    Json(&'static str),
    /// A `Membership`, which has been made by the request (201), as have its cookies.
    Membership,
    /// A plain text.
    Text,
    /// Some JSON object.
    Document,
    /// A WebSocket.
    Socket,
}

/// A place that takes requests.
#[derive(Debug, Clone, Copy)]
pub struct Endpoint {
    /// The verb.
    pub method: Method,
    /// The path, with its parameters in braces.
    pub path: &'static str,
    /// The names of the parameters behind the path, all of which may be left out.
    pub query: &'static [&'static str],
    /// What it does, one English sentence without the full stop.
    pub summary: &'static str,
    /// The name of the type of the body that the request needs, if it needs one.
    pub body: Option<&'static str>,
    /// What it is answered with if nothing is wrong.
    pub answer: Answer,
    /// What can be wrong with the request.
    pub problems: &'static [ProblemKind],
}

const fn get(path: &'static str, summary: &'static str, answer: Answer) -> Endpoint {
    Endpoint { method: Method::Get, path, query: &[], summary, body: None, answer, problems: &[] }
}

const fn post(path: &'static str, summary: &'static str, body: &'static str) -> Endpoint {
    Endpoint {
        method: Method::Post,
        path,
        query: &[],
        summary,
        body: Some(body),
        answer: Answer::Membership,
        problems: &[
            ProblemKind::Malformed,
            ProblemKind::WrongOrigin,
            ProblemKind::TooLarge,
            ProblemKind::TooMany,
            ProblemKind::Unavailable,
        ],
    }
}

impl Endpoint {
    const fn with_problems(self, problems: &'static [ProblemKind]) -> Self {
        Self { problems, ..self }
    }

    const fn with_query(self, query: &'static [&'static str]) -> Self {
        Self { query, ..self }
    }
}

/// What can be wrong with a request that names a room or a game.
const OF_SOMETHING: &[ProblemKind] =
    &[ProblemKind::Malformed, ProblemKind::NotFound, ProblemKind::TooMany, ProblemKind::Unavailable];
/// What can be wrong with a request that joins a room.
const JOINING: &[ProblemKind] = &[
    ProblemKind::Malformed,
    ProblemKind::WrongOrigin,
    ProblemKind::NotFound,
    ProblemKind::TooLarge,
    ProblemKind::TooMany,
    ProblemKind::Unavailable,
];
/// What can be wrong with a request for a WebSocket.
const CONNECTING: &[ProblemKind] = &[
    ProblemKind::Malformed,
    ProblemKind::Unauthorized,
    ProblemKind::WrongOrigin,
    ProblemKind::NotFound,
    ProblemKind::TooMany,
    ProblemKind::Unavailable,
];

/// Every endpoint of a server.
pub const ENDPOINTS: &[Endpoint] = &[
    post("/api/rooms", "Open a room, as its host", "OpenRoom"),
    get("/api/rooms", "List the public rooms that can be joined", Answer::Json("PublicRooms"))
        .with_problems(&[ProblemKind::TooMany, ProblemKind::Unavailable]),
    get("/api/rooms/{code}", "Look at a room before joining it", Answer::Json("RoomSummary"))
        .with_problems(OF_SOMETHING),
    post("/api/rooms/{code}/members", "Join a room by its code", "JoinRoom").with_problems(JOINING),
    post("/api/invites", "Join a room by an invite link", "AcceptInvite").with_problems(JOINING),
    post("/api/play", "Join a public room that waits for players, or open one", "PlayNow"),
    get("/api/rooms/{code}/socket", "Connect to a room, as a member or to watch", Answer::Socket)
        .with_query(&["member", "after"])
        .with_problems(CONNECTING),
    get("/api/games", "List the games of public rooms that go on", Answer::Json("PublicGames"))
        .with_problems(&[ProblemKind::TooMany, ProblemKind::Unavailable]),
    get("/api/games/{game}/record", "Get the record of a game, with the proof of its dice", Answer::Text)
        .with_problems(OF_SOMETHING),
    get(
        "/api/games/{game}/plies",
        "Get everything that happened in a game, or what happened from one of its plies on",
        Answer::Json("WholeGame"),
    )
    .with_query(&["from"])
    .with_problems(OF_SOMETHING),
    get("/api/games/{game}/plies/{ply}", "Look at a game at one of its plies", Answer::Json("GameAt"))
        .with_problems(OF_SOMETHING),
    get(
        "/api/games/{game}/plies/{ply}/reasons",
        "Ask why a game went on as it did at a ply, and why planes stay where they are",
        Answer::Json("Reasons"),
    )
    .with_problems(OF_SOMETHING),
    get("/health/live", "Ask whether the server runs", Answer::Text),
    get("/health/ready", "Ask whether the server can store what happens", Answer::Text)
        .with_problems(&[ProblemKind::Unavailable]),
    get("/metrics", "Get the server's figures, for Prometheus", Answer::Text),
    get("/api/openapi.json", "Get this description", Answer::Document),
];
