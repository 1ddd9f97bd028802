//! The messages between clients and servers of Aeroplane Chess, and what they are made of.
//!
//! A client sends [`ClientMessage`]s over a WebSocket and reads [`ServerMessage`]s; rooms are opened and joined over
//! HTTP with the types of [`http`]. Everything is JSON. Unknown fields are refused on both sides, so a change of any
//! form is a new [`VERSION`]; how a client is written is told in `docs/protocol.md`.
//!
//! The feature `descriptions` describes all forms for other languages; nothing that is shipped needs it.
//!
//! What happened in a room is told as [`Event`]s, numbered by [`Seq`] without gaps. They are also what a server stores:
//! a room is its events.

mod bytes;
mod code;
mod command;
#[cfg(feature = "descriptions")]
pub mod description;
mod event;
pub mod http;
mod message;
mod number;
mod purpose;
mod refusal;
mod seat;
mod settings;
mod talk;
mod text;
mod view;

pub use bytes::{
    Anchor, CommandId, Commitment, GameId, Head, HexError, InviteToken, Link, MemberToken, RevealedSecret,
    RulesHash,
};
pub use code::{RoomCode, RoomCodeError};
pub use command::{Command, CommandName};
pub use event::{
    AutopilotCause, Beginning, CloseCause, Event, GameOpening, HandRound, HostCause, LogEntry, MixLink,
    MovedBy, PauseCause, RollRecord, RollRound, RosterSeat,
};
pub use message::{ClientMessage, Notice, Presence, ServerMessage};
pub use number::{MemberId, Millis, Seq};
pub use purpose::Purpose;
pub use refusal::{Refusal, Stage};
pub use seat::{Bot, Control, Occupant, RosterKind, SeatPlan};
pub use settings::{Clock, Leaving, Pace, Settings, SettingsProblem, WhoBegins};
pub use talk::{Emote, Hand, Phrase};
pub use text::{ChatText, PlayerName, TextProblem};
pub use view::{
    GameTurn, LastMove, MatchScore, MemberView, Offer, Phase, RoomView, SeatView, Snapshot, TableView,
    TalkLine, Update,
};

/// The version of every form in this crate. It counts up with each change that an older client or server would not
/// understand.
pub const VERSION: u32 = 1;
