//! Why a command was not carried out.

use aeroplane_rules::Color;
use serde::{Deserialize, Serialize};

/// What a room is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are being taken.
    Lobby,
    /// The game was started, and the players add to the dice.
    Mixing,
    /// Rock, paper, scissors.
    Hands,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
    /// The room is closed.
    Closed,
}

/// Why a command was not carried out. Nothing was changed by it.
///
/// `Display` explains it in English, for logs and for those who write clients; a client for people has words of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "refusal", rename_all = "snake_case", deny_unknown_fields)]
pub enum Refusal {
    /// The message is no message of this protocol.
    #[error("not a message of this protocol: see its description")]
    Malformed {},
    /// Something happened that the sender had not seen. The missing events come with the answer.
    #[error("the room has moved on since: look at what happened and decide again")]
    Stale {},
    /// The sender names an event that the room does not have.
    #[error("the room has no such event yet: ask for a snapshot")]
    Ahead {},
    /// The sender is no member, or no longer.
    #[error("only members of the room can do that: join it")]
    NotAMember {},
    /// The sender does not hold that seat.
    #[error("that is not your seat")]
    NotYourSeat {},
    /// It is somebody else's turn.
    #[error("it is {color}'s turn")]
    NotYourTurn {
        /// Whose.
        color: Color,
    },
    /// Only the host can do that.
    #[error("only the host can do that")]
    NotTheHost {},
    /// The room is about something else.
    #[error("that cannot be done at this stage of the room")]
    NotNow {
        /// What it is about.
        stage: Stage,
    },
    /// The seat is not open.
    #[error("that seat is taken or closed")]
    SeatTaken {},
    /// In this room a member has one seat.
    #[error("you have a seat already: leave it first")]
    OneSeatEach {},
    /// The host's device has all people's seats in this room.
    #[error("everybody plays on one device in this room")]
    OneDevice {},
    /// There is no such member, or it is the sender.
    #[error("there is no such other member")]
    NoSuchMember {},
    /// These settings are fixed when a room is opened.
    #[error("whether a room is public and of one device cannot be changed")]
    FixedSetting {},
    /// A game needs two seats that somebody has, a person or a bot.
    #[error("a game needs at least two players: people or bots")]
    TooFewPlayers {},
    /// Somebody is not ready.
    #[error("{color} is not ready")]
    NotReady {
        /// Who.
        color: Color,
    },
    /// The host wants a seat to begin that nobody has.
    #[error("{color} cannot begin: nobody plays there")]
    EmptySeat {
        /// The seat.
        color: Color,
    },
    /// The link is not the one that belongs here.
    #[error("the link is not the next one of this seat's chain")]
    WrongLink {},
    /// That was done already.
    #[error("that was done already")]
    Already {},
    /// A move is owed before the next roll.
    #[error("a move is owed: answer the roll first")]
    MoveOwed {},
    /// A roll is due before the next move.
    #[error("a roll is due first")]
    RollDue {},
    /// The move is none of those that are offered.
    #[error("that move is none of those that the roll allows")]
    IllegalMove {},
    /// The autopilot has the seat.
    #[error("the autopilot plays for you: take back control first")]
    OnAutopilot {},
    /// Moves can be taken back in rooms of one device only.
    #[error("moves can be taken back on one device only")]
    NoUndo {},
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToUndo {},
    /// The room has no chat.
    #[error("this room has no chat")]
    ChatOff {},
    /// Too many members, or too many events: the room cannot grow.
    #[error("this room is full: open a new one")]
    RoomFull {},
    /// The sender sends too much.
    #[error("too many messages: wait {retry_after_ms} ms")]
    TooFast {
        /// After how many milliseconds to try again.
        retry_after_ms: u32,
    },
    /// The server cannot store anything at the moment.
    #[error("the server cannot store anything at the moment: send it again in {retry_after_ms} ms")]
    Unavailable {
        /// After how many milliseconds to try again, with the same command id.
        retry_after_ms: u32,
    },
}
