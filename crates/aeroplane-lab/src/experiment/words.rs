//! Values in JSON as the texts that arguments use too.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serializer, de};

/// One value as its text.
pub(crate) mod one {
    use super::de::Error as _;
    use super::{Deserialize as _, Deserializer, FromStr, Serializer, fmt};

    pub(crate) fn serialize<T: fmt::Display, S: Serializer>(
        value: &T,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr,
        T::Err: fmt::Display,
    {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A list of values as a list of their texts.
pub(crate) mod several {
    use super::de::Error as _;
    use super::{Deserialize as _, Deserializer, FromStr, Serializer, fmt};

    pub(crate) fn serialize<T: fmt::Display, S: Serializer>(
        values: &[T],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(values.iter().map(ToString::to_string))
    }

    pub(crate) fn deserialize<'de, T, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error>
    where
        T: FromStr,
        T::Err: fmt::Display,
    {
        let texts = Vec::<String>::deserialize(deserializer)?;
        texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}

/// A participant as the whole text that it is made from, and not only as its name.
pub(crate) mod definition {
    use super::Serializer;
    pub(crate) use super::one::deserialize;
    use crate::participant::Participant;

    pub(crate) fn serialize<S: Serializer>(
        participant: &Participant,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&participant.definition())
    }
}

/// Participants as the whole texts that they are made from.
pub(crate) mod definitions {
    use super::Serializer;
    pub(crate) use super::several::deserialize;
    use crate::participant::Participant;

    pub(crate) fn serialize<S: Serializer>(
        participants: &[Participant],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(participants.iter().map(Participant::definition))
    }
}
