//! Games that anyone may watch.

use aeroplane_rules::ByColor;
use serde::{Deserialize, Serialize};

use crate::code::RoomCode;
use crate::seat::Bot;
use crate::settings::Settings;
use crate::text::PlayerName;

/// The games that go on in public rooms, the newest first. Anyone may watch them. A game that waits because nobody is
/// there is not listed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PublicGames {
    /// The games.
    pub games: Vec<PublicGame>,
}

/// A line of the list of games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PublicGame {
    /// The code of its room.
    pub code: RoomCode,
    /// How it is played.
    pub settings: Settings,
    /// Who plays at each seat, nobody at an empty one.
    pub players: ByColor<Option<PublicPlayer>>,
    /// For how many milliseconds it has been going on.
    pub running_ms: u32,
}

/// Who plays at a seat, as everyone may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "player", rename_all = "snake_case", deny_unknown_fields)]
pub enum PublicPlayer {
    /// A bot.
    Bot {
        /// Which.
        bot: Bot,
    },
    /// A person.
    Human {
        /// What the person is called.
        name: PlayerName,
    },
}
