//! What the room does by itself, and when.

use aeroplane_protocol::{Bot, Millis};
use aeroplane_rules::{Color, Move, MoveList, Position, Rules};

/// The next thing that the room will do by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Due {
    /// When.
    pub at: Millis,
    /// What.
    pub kind: DueKind,
}

/// What a room can do by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DueKind {
    /// The dice are laid open: the game is over, or the room was closed.
    Reveal,
    /// The first roll comes next, or rock, paper, scissors: all links are there, or they were waited for long enough.
    Begin,
    /// Hands are compared: all are shown, or they were waited for long enough.
    Hands,
    /// A public room whose seats are all taken starts.
    AutoStart,
    /// Bots take the open seats of a public room.
    Fill,
    /// A bot rolls, or moves: see [`Question`].
    BotTurn,
    /// The time of the player who is to act is up.
    Deadline,
    /// Nothing has happened for so long that the room is closed.
    Expire,
}

/// Something that the room itself is to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// Whatever is due.
    Due,
    /// The answer to the [`Question`] that was open.
    Answer(Move),
    /// The host has been away for too long, and somebody who is there becomes the host.
    HostAway,
    /// Somebody is there again.
    Returned,
    /// The room could not be reached for some time. The player whose time ran meanwhile gets it back, and some more.
    Outage {
        /// Since when.
        from: Millis,
        /// Until when.
        to: Millis,
    },
}

/// Why the room does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NothingDue {
    /// There is nothing of that kind to do.
    #[error("there is nothing to do")]
    Nothing,
    /// It is too early.
    #[error("there is nothing to do before {at}")]
    Before {
        /// When it will be time.
        at: Millis,
    },
    /// A bot owes a move: see [`Session::question`](crate::Session::question), and answer with [`Work::Answer`].
    #[error("a bot owes a move: it has to be asked")]
    AnswerOwed,
    /// The dice are missing, or are not those of the game as it is: build them again from the game's secret.
    #[error("the dice of the game are missing or out of step")]
    NoDice,
}

/// A bot, or one that plays for a person, owes a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// Whose move it is.
    pub color: Color,
    /// Which bot moves.
    pub bot: Bot,
    /// The rules of the game.
    pub rules: Rules,
    /// The position, in which a roll waits.
    pub position: Position,
    /// The legal answers.
    pub moves: MoveList,
    /// The number of actions before: the same number is the same question, unless moves were taken back.
    pub number: u32,
}
