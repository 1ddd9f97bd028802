//! Values of a fixed number of bytes, in lower-case hexadecimal wherever they are written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A text that is not the hexadecimal form of the value that was expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected {digits} lower-case hexadecimal digits and nothing else")]
pub struct HexError {
    /// How many digits the value has.
    pub digits: usize,
}

/// Reads exactly as many lower-case digits as the bytes need, so that a value has one text form only.
fn read_hex<const BYTES: usize>(text: &str) -> Result<[u8; BYTES], HexError> {
    let wrong = HexError { digits: 2 * BYTES };
    if text.bytes().any(|byte| byte.is_ascii_uppercase()) {
        return Err(wrong);
    }
    let mut bytes = [0; BYTES];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| wrong)?;
    Ok(bytes)
}

/// A value of a fixed number of bytes with its text and JSON form, which `Debug` shows or hides.
macro_rules! value {
    ($(#[$meta:meta])* $name:ident[$bytes:literal], $debug:expr) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(
            feature = "descriptions",
            derive(ts_rs::TS, schemars::JsonSchema),
            ts(type = "string"),
            schemars(with = "String", extend("pattern" = format!("^[0-9a-f]{{{}}}$", 2 * $bytes)))
        )]
        $(#[$meta])*
        pub struct $name([u8; $bytes]);

        impl $name {
            /// The value of these bytes.
            pub const fn new(bytes: [u8; $bytes]) -> Self {
                Self(bytes)
            }

            /// The bytes of the value.
            pub const fn as_bytes(&self) -> &[u8; $bytes] {
                &self.0
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let shown: fn(&Self) -> String = $debug;
                write!(f, "{}({})", stringify!($name), shown(self))
            }
        }

        impl FromStr for $name {
            type Err = HexError;

            fn from_str(text: &str) -> Result<Self, HexError> {
                read_hex(text).map(Self)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&hex::encode(self.0))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// A value that everyone may see.
macro_rules! public_value {
    ($(#[$meta:meta])* $name:ident[$bytes:literal]) => {
        value!($(#[$meta])* $name[$bytes], |value| hex::encode(value.0));

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&hex::encode(self.0))
            }
        }
    };
}

/// A value that lets whoever holds it act: it has no `Display`, and `Debug` hides it.
macro_rules! bearer_value {
    ($(#[$meta:meta])* $name:ident[$bytes:literal]) => {
        value!($(#[$meta])* $name[$bytes], |_| String::from("hidden"));

        impl $name {
            /// The text form, for the one place where the value has to be handed over.
            pub fn reveal(&self) -> String {
                hex::encode(self.0)
            }
        }
    };
}

public_value! {
    /// G: the identity of a game, drawn by the server.
    GameId[16]
}
public_value! {
    /// What a client draws for each command: the same id is the same command, however often it is sent.
    CommandId[16]
}
public_value! {
    /// C: what binds the server to the secret of a game's dice.
    Commitment[32]
}
public_value! {
    /// Q: the SHA-256 of the rules as canonical JSON.
    RulesHash[32]
}
public_value! {
    /// `x_0`: what binds a player to all links of a chain.
    Anchor[32]
}
public_value! {
    /// `x_k`: what a player adds to one roll.
    // In other languages all forms share one room with those of the rules, where a link is a part of a move.
    #[cfg_attr(feature = "descriptions", ts(rename = "DiceLink"), schemars(rename = "DiceLink"))]
    Link[32]
}
public_value! {
    /// `h_i`: the public state of the dice after roll i.
    Head[32]
}
public_value! {
    /// S, once the game has ended and the dice are nobody's secret any more.
    RevealedSecret[32]
}
bearer_value! {
    /// What a member of a room proves itself with. Whoever has it sits in that member's seats.
    MemberToken[16]
}
bearer_value! {
    /// What an invite link carries in its fragment. Whoever has it may join the room.
    InviteToken[16]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_round_trip_as_text_and_json() {
        let game = GameId::new(*b"\x00\x01\x0a\xa0\xff0123456789A");
        let text = "00010aa0ff3031323334353637383941";
        assert_eq!(game.to_string(), text);
        assert_eq!(text.parse(), Ok(game));
        assert_eq!(serde_json::to_string(&game).unwrap(), format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<GameId>(&format!("\"{text}\"")).unwrap(), game);
    }

    #[test]
    fn a_value_has_one_text_form_only() {
        for wrong in [
            "",
            "00",
            "00010AA0ff3031323334353637383941",
            "00010aa0ff30313233343536373839411",
            " 0010aa0ff3031323334353637383941",
        ] {
            assert_eq!(wrong.parse::<GameId>(), Err(HexError { digits: 32 }), "{wrong}");
        }
    }

    #[test]
    fn tokens_hide_themselves() {
        let token = MemberToken::new([0xab; 16]);
        assert_eq!(format!("{token:?}"), "MemberToken(hidden)");
        assert_eq!(token.reveal(), "ab".repeat(16));
    }
}
