//! What happened in a room. A room is its events: they are stored, numbered, and told to everyone.

use aeroplane_rules::{ByColor, Color, Move, Roll};
use serde::{Deserialize, Serialize};

use crate::bytes::{Anchor, Commitment, GameId, Head, Link, RevealedSecret, RulesHash};
use crate::number::{MemberId, Millis, Seq};
use crate::seat::{RosterKind, SeatPlan};
use crate::settings::{Leaving, Settings};
use crate::talk::{Emote, Hand, Phrase};
use crate::text::{ChatText, PlayerName};

/// An event with its place in the room.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct LogEntry {
    /// Its number.
    pub seq: Seq,
    /// When it happened.
    pub at: Millis,
    /// Who brought it about; nobody where the room did so by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<MemberId>,
    /// What happened.
    pub event: Event,
}

/// A game before its first roll: what its dice are bound by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GameOpening {
    /// Which game of the room, from 1.
    pub number: u16,
    /// G.
    pub game: GameId,
    /// C.
    pub commitment: Commitment,
}

/// A seat of the dice's roster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RosterSeat {
    /// The seat.
    pub color: Color,
    /// What the dice know of it.
    pub kind: RosterKind,
}

/// A roll of the committed dice, `aeroplane-dice/1`: everything that is public of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct RollRecord {
    /// i, from 1.
    pub number: u32,
    /// Who rolled.
    pub color: Color,
    /// The seat's link; none where the roll was automatic.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<Link>,
    /// v.
    pub value: Roll,
    /// `h_i`.
    pub head: Head,
}

/// A first link in the mix of the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MixLink {
    /// The seat.
    pub color: Color,
    /// `x_1`.
    pub link: Link,
}

/// One round of rolls for who begins.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RollRound {
    /// Who rolled what in this round; those who were out of it have nothing.
    pub rolls: ByColor<Option<Roll>>,
}

/// One round of rock, paper, scissors.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandRound {
    /// Who showed what; those who were out of it have nothing.
    pub hands: ByColor<Option<Hand>>,
    /// Who is still in.
    pub left: Vec<Color>,
}

/// How it was settled who begins.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Beginning {
    /// By a lot that follows from `h_0`.
    Lot {},
    /// By the highest roll; the rolls follow from `h_0`.
    HighestRoll {
        /// The rounds, all but the last of them with a tie.
        rounds: Vec<RollRound>,
    },
    /// By rock, paper, scissors.
    RockPaperScissors {},
    /// By the host.
    Host {},
}

/// Why somebody else became the host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HostCause {
    /// The host gave it away.
    Given,
    /// The host left.
    Left,
    /// The host was away for too long.
    Away,
}

/// Why a bot plays for a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AutopilotCause {
    /// The time was up.
    Clock,
    /// The person asked for it.
    Asked,
}

/// Who chose a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MovedBy {
    /// The person at the seat.
    Player,
    /// The bot at the seat, or one that plays for a person.
    Bot,
}

/// Why a room does not go on by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PauseCause {
    /// Nobody is there to see it.
    NobodyThere,
}

/// Why a room was closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CloseCause {
    /// The host closed it.
    Host,
    /// Nothing happened for too long.
    Expired,
    /// The last member left.
    Empty,
}

/// What happened in a room.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The room was opened; always the first event. Member 1 is the host.
    Opened {
        /// How it is played.
        settings: Settings,
        /// What the host is called.
        name: PlayerName,
        /// The first game.
        game: GameOpening,
    },
    /// Somebody joined.
    Joined {
        /// The new member.
        member: MemberId,
        /// What it is called.
        name: PlayerName,
    },
    /// A member left for good.
    Left {
        /// Who.
        member: MemberId,
    },
    /// A member was shown the door.
    Kicked {
        /// Who.
        member: MemberId,
    },
    /// A member is called otherwise.
    Renamed {
        /// Who.
        member: MemberId,
        /// The new name.
        name: PlayerName,
    },
    /// Another member is the host.
    HostChanged {
        /// The new host.
        member: MemberId,
        /// Why.
        because: HostCause,
    },
    /// The settings were changed, and nobody is ready any more.
    SettingsChanged {
        /// All of them.
        settings: Settings,
    },
    /// A person sat down, or changed name or anchor.
    SeatTaken {
        /// The seat.
        color: Color,
        /// Whose device speaks for it.
        member: MemberId,
        /// What the person is called.
        name: PlayerName,
        /// `x_0`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        anchor: Option<Anchor>,
    },
    /// A person stood up; the seat is open.
    SeatLeft {
        /// The seat.
        color: Color,
    },
    /// The host opened or closed a seat, or gave it to a bot.
    SeatSet {
        /// The seat.
        color: Color,
        /// What it is now.
        plan: SeatPlan,
    },
    /// Bots took all open seats of a public room that had waited long enough.
    Filled {
        /// The seats.
        seats: Vec<Color>,
        /// With which bot.
        bot: crate::seat::Bot,
    },
    /// Somebody is ready, or no longer.
    ReadyChanged {
        /// The seat.
        color: Color,
        /// Whether it is.
        ready: bool,
    },
    /// The game was started: the dice know who plays by which rules. Every device with an anchor now gives its first
    /// link.
    Started {
        /// R, in seat order.
        roster: Vec<RosterSeat>,
        /// Q.
        rules: RulesHash,
        /// Until when links are waited for.
        until: Millis,
    },
    /// A device gave its first link. It is told when the mix is complete: whoever gives a link knows no other one.
    LinkGiven {
        /// The seat.
        color: Color,
        /// `x_1`; hidden from clients.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        link: Option<Link>,
    },
    /// The mix is complete, and the dice can be rolled. It is still to be settled who begins, by rock, paper, scissors.
    HandsOpened {
        /// `h_0`.
        start: Head,
        /// X: the first links that came in time, in seat order.
        links: Vec<MixLink>,
        /// Until when hands are waited for.
        until: Millis,
    },
    /// Somebody showed a hand. It is told when all have.
    HandShown {
        /// The seat.
        color: Color,
        /// The hand; hidden from clients.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hand: Option<Hand>,
    },
    /// All hands are shown.
    HandsCompared {
        /// The round.
        round: HandRound,
        /// Until when hands of the next round are waited for, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Millis>,
    },
    /// The mix is complete, the dice can be rolled, and it is settled who begins.
    Began {
        /// `h_0`.
        start: Head,
        /// X: the first links that came in time, in seat order.
        links: Vec<MixLink>,
        /// Who rolls first.
        first: Color,
        /// Why.
        beginning: Beginning,
    },
    /// A roll.
    Rolled {
        /// The roll as the dice proof has it.
        roll: RollRecord,
    },
    /// A move.
    Moved {
        /// Who moved.
        color: Color,
        /// The move.
        answer: Move,
        /// Who chose it.
        by: MovedBy,
    },
    /// A bot plays for a person until that person takes back control.
    AutopilotTook {
        /// The seat.
        color: Color,
        /// Why.
        because: AutopilotCause,
    },
    /// A person took back control.
    PlayerTookBack {
        /// The seat.
        color: Color,
    },
    /// A player gave up for good.
    Resigned {
        /// The seat.
        color: Color,
        /// What becomes of the planes.
        planes: Leaving,
        /// Whether the member left the room.
        left: bool,
    },
    /// The room waits, and the clock stands still.
    Paused {
        /// Why.
        because: PauseCause,
    },
    /// The room goes on.
    Resumed {},
    /// What is waited for has more time – the player on turn, links, hands – since the server could not be reached.
    ClockExtended {
        /// By how many milliseconds.
        by_ms: u32,
    },
    /// Actions were taken back.
    Undone {
        /// How many.
        actions: u16,
    },
    /// The game has ended, and its dice are laid open.
    Revealed {
        /// S.
        secret: RevealedSecret,
    },
    /// The next game was opened: seats are kept, anchors and readiness are not.
    RematchOpened {
        /// The next game.
        game: GameOpening,
    },
    /// A member said a phrase.
    Said {
        /// The phrase.
        phrase: Phrase,
    },
    /// A member showed an emote.
    Expressed {
        /// The emote.
        emote: Emote,
    },
    /// A member wrote a line.
    Chatted {
        /// The line.
        text: ChatText,
    },
    /// The room was closed.
    Closed {
        /// Why.
        because: CloseCause,
    },
}

impl Event {
    /// The event as everyone may see it: first links are hidden until the mix is complete, and hands until all are shown.
    #[must_use]
    pub fn redacted(mut self) -> Self {
        if let Self::HandShown { hand, .. } = &mut self {
            *hand = None;
        }
        if let Self::LinkGiven { link, .. } = &mut self {
            *link = None;
        }
        self
    }
}
