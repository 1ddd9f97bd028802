//! What goes into a room and what is found in it.

use crate::id::{CommandId, GameId, Invite, RoomId, TokenHash};
use crate::number::{GameNumber, MemberId, Seq, Timestamp};
use crate::secret::Secret;

/// Something that happened in a room, on its way into the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEvent {
    /// When it happened.
    pub at: Timestamp,
    /// The version of the form that the body has.
    pub format: u32,
    /// Who did it, in the caller's words; repeated commands are told apart by it.
    pub actor: String,
    /// The command that asked for it; none where the server acted by itself.
    pub command: Option<CommandId>,
    /// What happened, in a form that the store does not look into.
    pub body: String,
}

/// Something that happened in a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// Its place in the log.
    pub seq: Seq,
    /// When it happened.
    pub at: Timestamp,
    /// The version of the form that the body has.
    pub format: u32,
    /// Who did it.
    pub actor: String,
    /// The command that asked for it; none where the server acted by itself.
    pub command: Option<CommandId>,
    /// What happened.
    pub body: String,
}

/// A game on its way into a room.
pub struct NewGame {
    /// Its identity, which no other game has.
    pub game: GameId,
    /// Its place among the room's games.
    pub number: GameNumber,
    /// The secret of its dice.
    pub secret: Secret,
}

/// A game of a room.
pub struct Game {
    /// Its identity.
    pub game: GameId,
    /// Its place among the room's games.
    pub number: GameNumber,
    /// The secret of its dice.
    pub secret: Secret,
}

/// A member of a room and the token by which they are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Membership {
    /// The member's number in the room.
    pub member: MemberId,
    /// The hash of the member's token.
    pub token: TokenHash,
}

/// How the members of a room change with an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MemberChange {
    /// Somebody new, or somebody who gets another token.
    Enters(Membership),
    /// Somebody whose token is good no longer.
    Leaves(MemberId),
}

/// What a public list shows of a room, in a form that the store does not look into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Listing {
    /// The room is on the list of those that can be joined.
    Joinable {
        /// What the list shows.
        shown: String,
    },
    /// Its game is on the list of those that go on.
    Playing {
        /// What the list shows.
        shown: String,
        /// Since when the game goes on.
        since: Timestamp,
    },
}

impl Listing {
    /// What the list shows.
    pub(crate) fn shown(&self) -> &str {
        match self {
            Self::Joinable { shown } | Self::Playing { shown, .. } => shown,
        }
    }

    /// Since when the game goes on, if it is one.
    pub(crate) const fn playing_since(&self) -> Option<Timestamp> {
        match self {
            Self::Joinable { .. } => None,
            Self::Playing { since, .. } => Some(*since),
        }
    }
}

/// What the other nodes and the public lists have to know of a room without reading its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomState {
    /// When something is to be done in the room without anybody's asking; none if nothing is.
    pub due_at: Option<Timestamp>,
    /// What a public list shows; none keeps the room off the lists.
    pub listing: Option<Listing>,
    /// Whether the room is over for good.
    pub closed: bool,
}

/// A room on its way into the store.
pub struct NewRoom {
    /// Its identity, which no other room has.
    pub id: RoomId,
    /// The short code by which people find it.
    pub code: String,
    /// The token of its invitation link.
    pub invite: Invite,
    /// Whether strangers may find it on the public lists.
    pub public: bool,
    /// What a public list shows; none keeps the room off the lists.
    pub listing: Option<Listing>,
    /// When something is to be done in it.
    pub due_at: Option<Timestamp>,
    /// The first event.
    pub event: NewEvent,
    /// The first game.
    pub game: NewGame,
    /// Whoever creates the room.
    pub founder: Membership,
}

/// One more event, and everything that changes with it.
pub struct Append {
    /// The room.
    pub room: RoomId,
    /// The newest event when this one was decided on.
    pub expected: Seq,
    /// The event.
    pub event: NewEvent,
    /// What is known of the room from then on.
    pub state: RoomState,
    /// The game that begins with the event.
    pub game: Option<NewGame>,
    /// The members that change with the event.
    pub members: Vec<MemberChange>,
}

/// What became of a new room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Creation {
    /// It is stored.
    Created,
    /// The room was stored already, by this call's earlier try; it may have gone on since.
    Repeated,
    /// Another room has the code or the invitation: try again with another.
    CodeTaken,
}

/// What became of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// It is stored at this place.
    Appended {
        /// The event's place.
        seq: Seq,
    },
    /// The log has gone on since the event was decided on: read it, and decide again.
    Stale {
        /// The newest event.
        seq: Seq,
    },
    /// The actor's command was carried out before.
    Repeated {
        /// The place of the event that it led to.
        seq: Seq,
    },
    /// There is no such room.
    NoSuchRoom,
}

/// What is known of a room without reading its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// The room.
    pub room: RoomId,
    /// The newest event.
    pub seq: Seq,
    /// When something is to be done in the room; none if nothing is.
    pub due_at: Option<Timestamp>,
    /// Whether the room is over for good.
    pub closed: bool,
    /// Whether strangers may find it on the public list.
    pub public: bool,
    /// When it was created.
    pub created_at: Timestamp,
    /// When its newest event happened.
    pub touched_at: Timestamp,
}

/// The names by which a room is found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    /// Its short code.
    pub code: String,
    /// The token of its invitation link.
    pub invite: Invite,
}

/// A room in which something is to be done, for the node that was given it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DueRoom {
    /// The room.
    pub room: RoomId,
    /// The newest event.
    pub seq: Seq,
    /// Since when it is to be done.
    pub due_at: Timestamp,
}

/// A room on the list of those that can be joined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedRoom {
    /// The room.
    pub room: RoomId,
    /// Its short code.
    pub code: String,
    /// What the list shows.
    pub listing: String,
    /// When it was created.
    pub created_at: Timestamp,
}

/// A room on the list of those whose games go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedGame {
    /// The room.
    pub room: RoomId,
    /// Its short code.
    pub code: String,
    /// What the list shows.
    pub listing: String,
    /// Since when the game goes on.
    pub since: Timestamp,
}
