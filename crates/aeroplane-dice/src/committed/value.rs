//! The public values of the protocol and their hexadecimal form.

use core::fmt;
use core::str::FromStr;

use aeroplane_rules::Rules;
use sha2::{Digest as _, Sha256};

use super::hash::sha256;

/// A text that is not the hexadecimal form of the value that was expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("character {position}: expected {digits} lower-case hexadecimal digits and nothing else")]
pub struct HexError {
    /// How many digits the value has.
    pub digits: usize,
    /// The first character that cannot stand where it does, counted from 1; behind the last one where digits are
    /// missing.
    pub position: usize,
}

/// Reads exactly as many lower-case digits as the bytes need, so that a value has one text form only.
fn read_hex<const BYTES: usize>(text: &str) -> Result<[u8; BYTES], HexError> {
    let digits = 2 * BYTES;
    let wrong = |index| HexError { digits, position: index + 1 };
    let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let good = text.bytes().take(digits).take_while(is_digit).count();
    if good < digits || text.len() > digits {
        return Err(wrong(good));
    }
    let mut bytes = [0; BYTES];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| wrong(0))?;
    Ok(bytes)
}

/// A public value of a fixed number of bytes; its text form is lower-case hexadecimal.
macro_rules! public_value {
    ($(#[$meta:meta])* $name:ident[$bytes:literal]) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
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

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }

        impl FromStr for $name {
            type Err = HexError;

            fn from_str(text: &str) -> Result<Self, HexError> {
                read_hex(text).map(Self)
            }
        }
    };
}

public_value! {
    /// G: the identity of a game, 16 bytes. Whoever creates the game draws it.
    GameId[16]
}

public_value! {
    /// C: what binds the server to its secret before it has seen any player's link.
    Commitment[32]
}

public_value! {
    /// Q: the SHA-256 of the canonical JSON of the rules.
    RulesHash[32]
}

public_value! {
    /// `x_0`: what binds a player to all links of a chain before the first roll.
    Anchor[32]
}

public_value! {
    /// `x_k` with k from 1 to 1024: what a player adds to one roll. It is secret until that roll.
    Link[32]
}

public_value! {
    /// `h_i`: the public state of the dice after roll i, which stands for everything before it; `h_0` is the start.
    Head[32]
}

public_value! {
    /// S after the game, when it is nobody's secret any more.
    RevealedSecret[32]
}

impl RulesHash {
    /// The hash of these rules, from [`Rules::canonical_json`].
    pub fn of(rules: &Rules) -> Self {
        Self(Sha256::digest(rules.canonical_json()).into())
    }
}

impl Link {
    /// The link before this one: `x_{k−1}` of `x_k`. Before `x_1` stands the anchor.
    pub fn previous(self) -> Self {
        Self(sha256(b"link", &[&self.0]))
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::ToString as _;

    use super::*;

    #[test]
    fn values_round_trip_as_text() {
        let game = GameId::new(*b"\x00\x01\x0a\xa0\xff0123456789A");
        assert_eq!(game.to_string(), "00010aa0ff3031323334353637383941");
        assert_eq!(game.to_string().parse(), Ok(game));
        assert_eq!(format!("{game:?}"), "GameId(00010aa0ff3031323334353637383941)");
    }

    #[test]
    fn a_value_has_one_text_form_only() {
        let position = |text: &str| text.parse::<GameId>().unwrap_err().position;
        assert_eq!(position(""), 1);
        assert_eq!(position("00010aa0ff303132333435363738394"), 32);
        assert_eq!(position("00010aa0ff3031323334353637383941 "), 33);
        assert_eq!(position("00010Aa0ff3031323334353637383941"), 6);
        assert_eq!(position("+0010aa0ff3031323334353637383941"), 1);
        assert_eq!(position("0001é0ff3031323334353637383941aa"), 5);
    }

    #[test]
    fn a_huge_text_is_refused_at_its_first_wrong_character() {
        let text = "0".repeat(10_000_000);
        assert_eq!(text.parse::<Head>(), Err(HexError { digits: 64, position: 65 }));
    }
}
