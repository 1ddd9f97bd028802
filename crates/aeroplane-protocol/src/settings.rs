//! What can be chosen for a room.

use aeroplane_rules::{Color, Preset, Rules};
use serde::{Deserialize, Serialize};

/// How a room is played. Every field has a default, so a client names what it cares for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The rules of the game.
    pub rules: Rules,
    /// How long a player may think about one roll or move.
    pub clock: Clock,
    /// Who rolls first.
    pub first: WhoBegins,
    /// What becomes of the planes of a player who resigns or leaves.
    pub leaving: Leaving,
    /// Whether members may write free text to each other. Phrases and emotes are always there.
    pub chat: bool,
    /// Whether the room is in the public list, and strangers may join. Chosen when the room is opened.
    pub public: bool,
    /// Whether all people play on one device, which may then take moves back. Chosen when the room is opened.
    pub one_device: bool,
    /// How fast bots and autopilots play.
    pub pace: Pace,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            rules: Preset::Classic.into(),
            clock: Clock::Seconds30,
            first: WhoBegins::Lot {},
            leaving: Leaving::Autopilot,
            chat: false,
            public: false,
            one_device: false,
            pace: Pace::People,
        }
    }
}

/// Settings that contradict each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SettingsProblem {
    /// Strangers cannot join where all people play on one device.
    #[error("a room cannot be public and of one device: choose one of the two")]
    PublicOnOneDevice,
}

impl Settings {
    /// Whether the settings go together. Whoever opens a room asks first.
    ///
    /// # Errors
    ///
    /// [`SettingsProblem`] says what contradicts.
    pub const fn check(&self) -> Result<(), SettingsProblem> {
        if self.public && self.one_device { Err(SettingsProblem::PublicOnOneDevice) } else { Ok(()) }
    }
}

/// How long a player may think about one roll or move; after that the autopilot takes over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// As long as it takes.
    Off,
    /// 15 seconds.
    #[serde(rename = "15_s")]
    Seconds15,
    /// 30 seconds.
    #[serde(rename = "30_s")]
    Seconds30,
    /// A minute.
    #[serde(rename = "60_s")]
    Seconds60,
}

impl Clock {
    /// All values, the slowest first.
    pub const ALL: [Self; 4] = [Self::Off, Self::Seconds15, Self::Seconds30, Self::Seconds60];

    /// The time for one roll or move in milliseconds, if it is limited.
    pub const fn milliseconds(self) -> Option<u64> {
        match self {
            Self::Off => None,
            Self::Seconds15 => Some(15_000),
            Self::Seconds30 => Some(30_000),
            Self::Seconds60 => Some(60_000),
        }
    }
}

/// Who rolls first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum WhoBegins {
    /// A lot that everyone can check.
    Lot {},
    /// The highest of a roll each; ties roll again.
    HighestRoll {},
    /// Rock, paper, scissors.
    RockPaperScissors {},
    /// The seat that the host names.
    Host {
        /// That seat.
        color: Color,
    },
}

/// What becomes of the planes of a player who resigns or leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// A bot plays on with them.
    Autopilot,
    /// They are taken off the board.
    Remove,
}

/// How fast bots and autopilots play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// So that people can follow: 0.6 to 1.2 seconds an action.
    People,
    /// At once.
    Fast,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_a_default() {
        assert_eq!(serde_json::from_str::<Settings>("{}").unwrap(), Settings::default());
        let settings: Settings =
            serde_json::from_str(r#"{"clock":"15_s","first":{"by":"host","color":"green"}}"#).unwrap();
        assert_eq!(settings.clock, Clock::Seconds15);
        assert_eq!(settings.first, WhoBegins::Host { color: Color::Green });
    }

    #[test]
    fn strangers_have_no_place_at_one_device() {
        let both = Settings { public: true, one_device: true, ..Settings::default() };
        assert_eq!(both.check(), Err(SettingsProblem::PublicOnOneDevice));
        for (public, one_device) in [(false, false), (true, false), (false, true)] {
            assert_eq!(Settings { public, one_device, ..both }.check(), Ok(()));
        }
    }

    #[test]
    fn unknown_fields_are_refused() {
        for wrong in [r#"{"clok":"off"}"#, r#"{"first":{"by":"lot","color":"red"}}"#] {
            assert!(serde_json::from_str::<Settings>(wrong).is_err(), "{wrong}");
        }
    }
}
