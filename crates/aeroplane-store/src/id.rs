//! The ids that rooms and what belongs to them are found by.

use std::fmt;
use std::str::FromStr;

/// A text that is not the hexadecimal form of the id that was expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected {digits} lower-case hexadecimal digits and nothing else")]
pub struct IdError {
    /// How many digits the id has.
    pub digits: usize,
}

/// Reads lower-case digits only, so that an id has one text form.
fn read<const BYTES: usize>(text: &str) -> Result<[u8; BYTES], IdError> {
    let mut bytes = [0; BYTES];
    let lower = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    match hex::decode_to_slice(text, &mut bytes) {
        Ok(()) if lower => Ok(bytes),
        Ok(()) | Err(_) => Err(IdError { digits: 2 * BYTES }),
    }
}

macro_rules! id {
    ($(#[$meta:meta])* $name:ident[$bytes:literal]) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; $bytes]);

        impl $name {
            /// The id of these bytes.
            pub const fn new(bytes: [u8; $bytes]) -> Self {
                Self(bytes)
            }

            /// The bytes of the id.
            pub const fn as_bytes(&self) -> &[u8; $bytes] {
                &self.0
            }

            /// The id as the database holds it.
            pub(crate) fn to_hex(self) -> String {
                hex::encode(self.0)
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<Self, IdError> {
                read(text).map(Self)
            }
        }
    };
}

/// An id that may be shown to anyone: lower-case hexadecimal.
macro_rules! shown {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.to_hex())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }
    };
}

/// An id that lets somebody in or stands for something that does: it keeps itself out of logs.
macro_rules! hidden {
    ($name:ident) => {
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(hidden)"))
            }
        }
    };
}

id! {
    /// A room. Whoever creates it draws the id; creating it again with the same id changes nothing.
    RoomId[16]
}
id! {
    /// A game, one of those that are played in a room one after the other.
    GameId[16]
}
id! {
    /// A running server process. Each start draws a new one.
    NodeId[16]
}
id! {
    /// A command as its client named it, so that repeating it does nothing twice.
    CommandId[16]
}
id! {
    /// The token of an invitation link: whoever has it may enter the room.
    Invite[16]
}
id! {
    /// The hash of the token by which a member of a room is known.
    TokenHash[32]
}

shown!(RoomId);
shown!(GameId);
shown!(NodeId);
shown!(CommandId);
hidden!(Invite);
hidden!(TokenHash);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_one_text_form() {
        let id = RoomId::new([0xab; 16]);
        assert_eq!(id.to_string(), "ab".repeat(16));
        assert_eq!(id.to_string().parse(), Ok(id));
        for wrong in ["", "ab", &"AB".repeat(16), &"ab".repeat(17), &"zz".repeat(16)] {
            assert_eq!(wrong.parse::<RoomId>(), Err(IdError { digits: 32 }), "{wrong}");
        }
    }

    #[test]
    fn what_lets_somebody_in_is_not_printed() {
        assert_eq!(format!("{:?}", Invite::new([0xab; 16])), "Invite(hidden)");
        assert_eq!(format!("{:?}", TokenHash::new([0xab; 32])), "TokenHash(hidden)");
    }
}
