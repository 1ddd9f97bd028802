//! The code by which people name a room to each other.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Digits and capital letters without I, L, O and U, which are taken for others or make words.
const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many symbols a code has: 40 bits.
const LENGTH: usize = 8;

/// A room code: 8 of 32 symbols. Reading forgives what people mistake: small letters, O for 0, I and L for 1, blanks
/// and hyphens.
///
/// ```
/// use aeroplane_protocol::RoomCode;
///
/// let code: RoomCode = "k7qo-2ilz".parse()?;
/// assert_eq!(code.to_string(), "K7Q0211Z");
/// # Ok::<(), aeroplane_protocol::RoomCodeError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "descriptions",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(with = "String")
)]
pub struct RoomCode([u8; LENGTH]);

/// A text that cannot be a room code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a room code has 8 letters and digits")]
pub struct RoomCodeError;

impl RoomCode {
    /// How many symbols it has.
    pub const LENGTH: usize = LENGTH;

    /// The code of 40 random bits.
    pub fn from_random(random: [u8; 5]) -> Self {
        let bits = random.iter().fold(0_u64, |bits, &byte| bits << 8 | u64::from(byte));
        Self(std::array::from_fn(|place| {
            let index = bits >> (5 * place) & 31;
            SYMBOLS[usize::try_from(index).unwrap_or(0)]
        }))
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&symbol| write!(f, "{}", char::from(symbol)))
    }
}

impl FromStr for RoomCode {
    type Err = RoomCodeError;

    fn from_str(text: &str) -> Result<Self, RoomCodeError> {
        let mut symbols = [0; LENGTH];
        let mut places = symbols.iter_mut();
        for byte in text.bytes() {
            let symbol = match byte.to_ascii_uppercase() {
                b' ' | b'-' => continue,
                b'O' => b'0',
                b'I' | b'L' => b'1',
                other => other,
            };
            if !SYMBOLS.contains(&symbol) {
                return Err(RoomCodeError);
            }
            *places.next().ok_or(RoomCodeError)? = symbol;
        }
        if places.next().is_some() { Err(RoomCodeError) } else { Ok(Self(symbols)) }
    }
}

impl Serialize for RoomCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for RoomCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn codes_round_trip(random: [u8; 5]) {
            let code = RoomCode::from_random(random);
            prop_assert_eq!(code.to_string().parse(), Ok(code));
            prop_assert_eq!(code.to_string().to_lowercase().parse(), Ok(code));
        }
    }

    #[test]
    fn every_bit_counts() {
        let codes: std::collections::BTreeSet<_> = (0..40)
            .map(|bit| RoomCode::from_random((1_u64 << bit).to_be_bytes()[3..].try_into().unwrap()))
            .collect();
        assert_eq!(codes.len(), 40);
    }

    #[test]
    fn what_cannot_be_a_code_is_refused() {
        for wrong in ["", "K7Q0211", "K7Q0211ZZ", "K7Q0211U", "K7Q0211é", "--------"] {
            assert_eq!(wrong.parse::<RoomCode>(), Err(RoomCodeError), "{wrong}");
        }
    }
}
