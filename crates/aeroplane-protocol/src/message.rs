//! What goes over the WebSocket of a room, one JSON text a message.

use serde::{Deserialize, Serialize};

use crate::bytes::CommandId;
use crate::command::Command;
use crate::number::{MemberId, Seq};
use crate::refusal::Refusal;
use crate::view::{Snapshot, Update};

/// From a client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "message", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Something to be done.
    Command {
        /// Drawn by the client for this command. Sent again, the command is answered again and not done again.
        id: CommandId,
        /// The last event that the client has seen.
        seen: Seq,
        /// What to do.
        command: Command,
    },
    /// Ask for everything after an event: for a client that finds a gap.
    Resume {
        /// The last event that the client has.
        after: Seq,
    },
}

/// From the server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(tag = "message", rename_all = "snake_case", deny_unknown_fields)]
pub enum ServerMessage {
    /// The first message of every socket that asked for no event in particular, and the answer to a resume from too far
    /// back: the whole room.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The room.
        snapshot: Snapshot,
    },
    /// The first message of a socket that resumes, and the answer to a resume: all events since.
    Resumed {
        /// The version of the protocol.
        protocol: u32,
        /// The events, in order and without a gap.
        updates: Vec<Update>,
    },
    /// Something happened.
    Update {
        /// What.
        update: Update,
    },
    /// A command was carried out and stored.
    Accepted {
        /// The command.
        id: CommandId,
        /// The event that it became.
        seq: Seq,
    },
    /// A command was not carried out; nothing has changed.
    Refused {
        /// The command, if the message got that far.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// Why.
        because: Refusal,
        /// The same in English.
        explanation: String,
        /// What the sender of a stale command has missed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        missing: Vec<Update>,
    },
    /// Who is connected. It is no event: it has no number and is not stored.
    Presence {
        /// Everyone's connections.
        presence: Presence,
    },
    /// Something about the connection.
    Notice {
        /// What.
        notice: Notice,
    },
}

/// Who is connected to a room.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Presence {
    /// The members with at least one connection.
    pub members: Vec<MemberId>,
    /// How many connections watch.
    pub watchers: u32,
}

/// Something about the connection.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "notice", rename_all = "snake_case", deny_unknown_fields)]
pub enum Notice {
    /// The server stops: connect again, and nothing is lost.
    GoingAway {
        /// After how many milliseconds to connect again.
        reconnect_in_ms: u32,
    },
    /// The server cannot store anything at the moment; clocks stand still.
    Unavailable {
        /// After how many milliseconds to try again.
        retry_after_ms: u32,
    },
    /// The server can store again.
    Available {},
    /// The same member opened another connection, which is as good as this one.
    OpenElsewhere {
        /// How many connections the member has.
        connections: u16,
    },
    /// The member whom this connection speaks for was shown the door or has left: it watches from now on.
    WatchingNow {
        /// Who that was.
        member: MemberId,
    },
}
