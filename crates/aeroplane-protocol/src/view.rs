//! A room as clients see it. A client that shows the views and animates the steps needs no rule of the game.

use aeroplane_rules::{ByColor, Color, Move, Roll, Setup, Step};
use serde::{Deserialize, Serialize};

use crate::bytes::{GameId, Head};
use crate::event::{Event, GameOpening};
use crate::number::{MemberId, Seq};
use crate::refusal::Stage;
use crate::seat::{Control, Occupant};
use crate::settings::Settings;
use crate::talk::{Emote, Phrase};
use crate::text::{ChatText, PlayerName};

/// Everything that a client has to know of a room that it opens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The last event that is in it.
    pub seq: Seq,
    /// Which member the client speaks for; none for a watcher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<MemberId>,
    /// Seats, members, settings.
    pub room: RoomView,
    /// The board, from the first roll on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableView>,
    /// The last turn of each seat that had one, so that it can be marked.
    pub last_moves: Vec<LastMove>,
    /// The latest of what was said, the oldest first.
    pub talk: Vec<TalkLine>,
}

/// Something that happened, and what the room is like since.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Update {
    /// The event's number: one more than that of the update before.
    pub seq: Seq,
    /// Who brought it about; nobody where the room did so by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<MemberId>,
    /// What happened.
    pub event: Event,
    /// What happened on the board, to be shown in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// The room, where it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<RoomView>,
    /// The board, where it or its clock changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableView>,
}

/// What a room is about, with what is waited for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(tag = "stage", rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Seats are being taken.
    Lobby {
        /// In how many milliseconds bots fill the open seats, in a public room.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        filled_in_ms: Option<u32>,
    },
    /// Devices add their first links.
    Mixing {
        /// Whose links are missing.
        missing: Vec<Color>,
        /// For how many milliseconds they are waited for.
        remaining_ms: u32,
    },
    /// Rock, paper, scissors.
    Hands {
        /// Whose hands are missing.
        missing: Vec<Color>,
        /// Who is still in.
        left: Vec<Color>,
        /// For how many milliseconds they are waited for.
        remaining_ms: u32,
    },
    /// The game goes on.
    Playing {
        /// Whether the room waits for somebody to come back.
        paused: bool,
    },
    /// The game is over.
    Over {},
    /// The room is closed.
    Closed {},
}

impl Phase {
    /// The phase without its particulars.
    pub const fn stage(&self) -> Stage {
        match self {
            Self::Lobby { .. } => Stage::Lobby,
            Self::Mixing { .. } => Stage::Mixing,
            Self::Hands { .. } => Stage::Hands,
            Self::Playing { .. } => Stage::Playing,
            Self::Over {} => Stage::Over,
            Self::Closed {} => Stage::Closed,
        }
    }
}

/// Seats, members and settings of a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RoomView {
    /// How it is played.
    pub settings: Settings,
    /// Who is the host.
    pub host: MemberId,
    /// Who takes part, in the order of joining.
    pub members: Vec<MemberView>,
    /// Who sits where.
    pub seats: ByColor<SeatView>,
    /// What the room is about.
    pub phase: Phase,
    /// The present game, or the next one before it starts.
    pub game: GameOpening,
    /// How the games so far went.
    pub score: MatchScore,
}

/// A member of a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MemberView {
    /// Its number.
    pub member: MemberId,
    /// What it is called.
    pub name: PlayerName,
}

/// A seat of a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// Who has it.
    pub occupant: Occupant,
    /// Who moves for it, during a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<Control>,
}

/// How the games of a room went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MatchScore {
    /// How many games were played to the end.
    pub games: u16,
    /// How often each seat was first.
    pub wins: ByColor<u16>,
    /// What the seats owe each other by rules that score, negative for debts.
    pub points: ByColor<i32>,
}

/// The board of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct TableView {
    /// The game.
    pub game: GameId,
    /// How many actions – rolls, moves and withdrawals – it has so far.
    pub ply: u32,
    /// Where everything stands.
    pub position: Setup,
    /// What is waited for.
    pub turn: GameTurn,
    /// How many milliseconds are left for it; none where time does not count or stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remaining_ms: Option<u32>,
    /// `h_i` after the last roll.
    pub head: Head,
    /// How many rolls each seat has so far: its next one takes link `x_{n+2}` after n rolls.
    pub rolls: ByColor<u32>,
}

/// What a game waits for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(tag = "turn", rename_all = "snake_case", deny_unknown_fields)]
pub enum GameTurn {
    /// A roll.
    ToRoll {
        /// Whose.
        color: Color,
    },
    /// The answer to a roll.
    ToMove {
        /// Whose.
        color: Color,
        /// The roll.
        roll: Roll,
        /// All legal answers.
        offers: Vec<Offer>,
    },
    /// Nothing: the game is over.
    Over {
        /// Who has which place, the first one first.
        places: Vec<Color>,
        /// What each seat received or paid, where the rules score.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scores: Option<ByColor<i16>>,
    },
}

/// A legal answer and what it would bring about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// The answer.
    pub answer: Move,
    /// Every step that it would take.
    pub steps: Vec<Step>,
}

/// The last turn of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LastMove {
    /// Whose.
    pub color: Color,
    /// What happened.
    pub steps: Vec<Step>,
}

/// Something that a member said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "talk", rename_all = "snake_case", deny_unknown_fields)]
pub enum TalkLine {
    /// A phrase.
    Said {
        /// The event.
        seq: Seq,
        /// Who said it.
        member: MemberId,
        /// The phrase.
        phrase: Phrase,
    },
    /// An emote.
    Expressed {
        /// The event.
        seq: Seq,
        /// Who showed it.
        member: MemberId,
        /// The emote.
        emote: Emote,
    },
    /// A line of chat.
    Chatted {
        /// The event.
        seq: Seq,
        /// Who wrote it.
        member: MemberId,
        /// The line.
        text: ChatText,
    },
}
