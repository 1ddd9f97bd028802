//! What a member of a room can ask for.

use aeroplane_rules::{Color, Move};
use serde::{Deserialize, Serialize};

use crate::bytes::{Anchor, Link};
use crate::number::MemberId;
use crate::seat::SeatPlan;
use crate::settings::Settings;
use crate::talk::{Emote, Hand, Phrase};
use crate::text::{ChatText, PlayerName};

/// Declares the commands, their names and the list of them, so that tests can go through all.
macro_rules! commands {
    ($($(#[$meta:meta])* $variant:ident { $($(#[$field_meta:meta])* $field:ident: $type:ty,)* },)+) => {
        /// What a member of a room asks for.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
        #[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
        pub enum Command {
            $($(#[$meta])* $variant { $($(#[$field_meta])* $field: $type,)* },)+
        }

        /// A command without its particulars.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
        #[serde(rename_all = "snake_case")]
        pub enum CommandName {
            $($(#[$meta])* $variant,)+
        }

        impl CommandName {
            /// All commands.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];
        }

        impl Command {
            /// Which command it is.
            pub const fn name(&self) -> CommandName {
                match self {
                    $(Self::$variant { .. } => CommandName::$variant,)+
                }
            }
        }
    };
}

commands! {
    /// Sit down, or change the name or the anchor at an own seat. Before the start.
    TakeSeat {
        /// The seat.
        color: Color,
        /// `x_0` of the chain that the device has drawn for this game and seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        anchor: Option<Anchor>,
        /// What the person at this seat is called, if not as the member: for several people on one device.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<PlayerName>,
    },
    /// Stand up. Before the start.
    LeaveSeat {
        /// The own seat.
        color: Color,
    },
    /// Say whether the person at an own seat is ready. Before the start.
    SetReady {
        /// The own seat.
        color: Color,
        /// Whether it is ready.
        ready: bool,
    },
    /// Be called otherwise. Before the start.
    Rename {
        /// The new name.
        name: PlayerName,
    },
    /// Open or close a seat, or give it to a bot. The host, before the start.
    SetSeat {
        /// The seat, which no person holds.
        color: Color,
        /// What it becomes.
        plan: SeatPlan,
    },
    /// Change how the room is played. The host, before the start. Nobody is ready then. Name all settings: those that are
    /// left out get their defaults.
    ChangeSettings {
        /// All settings as they shall be; `public` and `one_device` must stay as they are.
        settings: Settings,
    },
    /// Show a member the door. The host, before the start. Whoever has the code can come in again as a new member.
    Kick {
        /// Who has to go.
        member: MemberId,
    },
    /// Make another member the host. The host, at any time.
    GiveHost {
        /// Who is the next host.
        member: MemberId,
    },
    /// Begin the game. The host, when everybody is ready.
    Start {},
    /// Add the chain's first link `x_1` to the mix, between the start and the first roll.
    GiveLink {
        /// The own seat.
        color: Color,
        /// `x_1`.
        link: Link,
    },
    /// Show a hand at rock, paper, scissors.
    ShowHand {
        /// The own seat.
        color: Color,
        /// The hand.
        hand: Hand,
    },
    /// Roll, when it is an own seat's turn to do so.
    Roll {
        /// The seat's next link, `x_{n+1}` for its n-th roll. Without it the roll is automatic.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        link: Option<Link>,
    },
    /// Answer the roll of an own seat with one of the offered moves.
    Play {
        /// The move.
        answer: Move,
    },
    /// Take over again from the autopilot.
    TakeBack {
        /// The own seat.
        color: Color,
    },
    /// Let the autopilot play for an own seat until it is taken back.
    HandOver {
        /// The own seat.
        color: Color,
    },
    /// Give the game up for an own seat, for good.
    Resign {
        /// The own seat.
        color: Color,
    },
    /// Leave the room; own seats resign if a game goes on.
    Leave {},
    /// Take back the last action of a person and all that came after it. Rooms of one device.
    Undo {},
    /// Open the next game with the same seats, after the end.
    Rematch {},
    /// Say a phrase.
    Say {
        /// The phrase.
        phrase: Phrase,
    },
    /// Show an emote.
    Express {
        /// The emote.
        emote: Emote,
    },
    /// Write a line, where the room allows it.
    Chat {
        /// The line.
        text: ChatText,
    },
    /// Close the room for everybody. The host, while no game goes on or alone in the room.
    CloseRoom {},
}
