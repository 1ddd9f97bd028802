//! Who sits where, and who moves for them.

use serde::{Deserialize, Serialize};

use crate::bytes::Anchor;
use crate::number::MemberId;
use crate::text::PlayerName;

/// The bots that a seat can be given, weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bot {
    /// Moves any plane that can move.
    Random,
    /// Launches whenever it can, else runs on with the plane that has come furthest.
    Runner,
    /// Looks one roll ahead.
    Greedy,
    /// Plays every answer on for one round, over and over.
    Rollout,
    /// Weighs every roll and every answer one round ahead with learned weights.
    Expectimax,
    /// Judges positions with a small network that learned by playing itself.
    Expert,
}

impl Bot {
    /// All bots, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Random, Self::Runner, Self::Greedy, Self::Rollout, Self::Expectimax, Self::Expert];
}

/// What a host can make of a seat that no person holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "plan", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Anybody may sit down.
    Open {},
    /// The seat stays empty.
    Closed {},
    /// A bot plays.
    Bot {
        /// Which.
        bot: Bot,
    },
}

/// Who has a seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(tag = "occupant", rename_all = "snake_case", deny_unknown_fields)]
pub enum Occupant {
    /// Nobody yet: anybody may sit down.
    Open {},
    /// Nobody, and it stays so.
    Closed {},
    /// A bot.
    Bot {
        /// Which.
        bot: Bot,
    },
    /// A person.
    Human {
        /// Whose device speaks for the seat. In a room of one device several seats have the same member.
        member: MemberId,
        /// What the person is called at this seat.
        name: PlayerName,
        /// What binds the person's device to its links; without it every roll of the seat is automatic.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        anchor: Option<Anchor>,
        /// Whether the person is ready to begin.
        ready: bool,
    },
}

/// Who moves for a seat during a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Control {
    /// The person who sits there.
    Player,
    /// The bot that sits there.
    Bot,
    /// A bot for the person, who may take over again at any time.
    Autopilot,
    /// A bot, for good: the person has resigned or left.
    Resigned,
}

/// What the dice know of a seat, see `aeroplane-dice/1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum RosterKind {
    /// A person whose device gave no anchor (kind 0).
    HumanWithoutAnchor {},
    /// A person whose device keeps a chain (kind 1).
    Human {
        /// `x_0` of that chain.
        anchor: Anchor,
    },
    /// A bot (kind 2).
    Bot {},
}
