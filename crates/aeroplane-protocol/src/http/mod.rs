//! What goes over HTTP: rooms are opened, found and joined, games are looked up. [`ENDPOINTS`] lists where.

mod endpoints;
mod games;
mod reasons;
mod whole_game;

pub use endpoints::{Answer, ENDPOINTS, Endpoint, Method, OPENAPI};
pub use games::{PublicGame, PublicGames, PublicPlayer};
pub use reasons::{PlanesRefused, Reasons, RollReasons, RuleName, StepReasons};
pub use whole_game::WholeGame;

use aeroplane_rules::{Rules, Setup, Step};
use serde::{Deserialize, Serialize};

use crate::bytes::{GameId, InviteToken, MemberToken};
use crate::code::RoomCode;
use crate::number::MemberId;
use crate::settings::Settings;
use crate::text::PlayerName;
use crate::view::{GameTurn, RoomView};

/// Opens a room; the sender is its host.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenRoom {
    /// What the host is called.
    pub name: PlayerName,
    /// How the room is played.
    #[serde(default)]
    pub settings: Settings,
}

/// Joins a room, by its code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinRoom {
    /// What the new member is called.
    pub name: PlayerName,
}

/// Joins a room by an invite link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AcceptInvite {
    /// What the link carries behind its `#`.
    pub invite: InviteToken,
    /// What the new member is called.
    pub name: PlayerName,
}

/// Joins a public room that waits for players, or opens one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct PlayNow {
    /// What the player is called.
    pub name: PlayerName,
    /// By which rules; any if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
}

/// The answer to whoever has opened or joined a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Membership {
    /// The room.
    pub code: RoomCode,
    /// What an invite link to the room carries behind its `#`.
    pub invite: InviteToken,
    /// Which member the sender is.
    pub member: MemberId,
    /// What the member proves itself with, in the header `Authorization: Bearer …`. Pages are given it as a cookie
    /// instead, which scripts cannot read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<MemberToken>,
}

/// What may be known of a room before joining it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RoomSummary {
    /// Its code.
    pub code: RoomCode,
    /// The room.
    pub room: RoomView,
}

/// The public rooms that can be joined, the newest first. Rooms whose game has started are not listed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PublicRooms {
    /// The rooms.
    pub rooms: Vec<PublicRoom>,
}

/// A line of the list of public rooms.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PublicRoom {
    /// Its code.
    pub code: RoomCode,
    /// How it is played.
    pub settings: Settings,
    /// Who is in it: the people at its seats.
    pub players: Vec<PlayerName>,
    /// How many seats are open.
    pub open_seats: u8,
}

/// A game at one of its plies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GameAt {
    /// The game.
    pub game: GameId,
    /// The ply, 0 for the start.
    pub ply: u32,
    /// How many plies there are so far.
    pub plies: u32,
    /// What the last action before it brought about.
    pub steps: Vec<Step>,
    /// Where everything stands.
    pub position: Setup,
    /// What is waited for.
    pub turn: GameTurn,
}

/// What is wrong with a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// What kind of problem it is.
    pub problem: ProblemKind,
    /// What happened and what to do, in English.
    pub explanation: String,
    /// After how many milliseconds to try again, where that helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after_ms: Option<u32>,
}

/// What is wrong with a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProblemKind {
    /// The request is none of this interface (400).
    Malformed,
    /// The token is missing or wrong (401).
    Unauthorized,
    /// The page that sent the request is another site's (403).
    WrongOrigin,
    /// There is no such room or game, or it takes nobody in (404).
    NotFound,
    /// The request is too large (413).
    TooLarge,
    /// Too many requests from this address (429).
    TooMany,
    /// The server cannot store anything at the moment, or is about to stop (503).
    Unavailable,
    /// The server has a fault of its own (500).
    Internal,
}

impl ProblemKind {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::Malformed,
        Self::Unauthorized,
        Self::WrongOrigin,
        Self::NotFound,
        Self::TooLarge,
        Self::TooMany,
        Self::Unavailable,
        Self::Internal,
    ];

    /// The status of the answer that tells of the problem.
    pub const fn status(self) -> u16 {
        match self {
            Self::Malformed => 400,
            Self::Unauthorized => 401,
            Self::WrongOrigin => 403,
            Self::NotFound => 404,
            Self::TooLarge => 413,
            Self::TooMany => 429,
            Self::Unavailable => 503,
            Self::Internal => 500,
        }
    }
}
