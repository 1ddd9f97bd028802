//! The JSON forms of the small types: colors are words, rolls, planes and spots are numbers, sets are arrays.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::object::from_object;
use crate::color::{ByColor, Color};
use crate::geometry::Spot;
use crate::moves::{Link, Route};
use crate::plane::{Plane, PlaneSet};
use crate::position::Streak;
use crate::roll::Roll;

impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(|error| D::Error::custom(format_args!("{word:?} is {error}")))
    }
}

/// Writes a type as a number and reads it back, refusing numbers that stand for no value.
macro_rules! as_number {
    ($type:ty: $number:ty, $write:expr, $read:expr, $expected:literal) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$type) -> $number = $write;
                write(self).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = i64::deserialize(deserializer)?;
                let value = <$number>::try_from(number).ok().and_then($read);
                value.ok_or_else(|| unexpected(number, $expected))
            }
        }
    };
}

fn unexpected<E: serde::de::Error>(found: impl Display, expected: &str) -> E {
    E::custom(format_args!("{found} is not {expected}"))
}

as_number!(Roll: u8, |roll| roll.pips(), Roll::new, "a roll from 1 to 6");
as_number!(Plane: u8, |plane| plane.index() as u8, Plane::new, "a plane index from 0 to 3");
as_number!(Spot: i8, |spot| spot.progress(), Spot::new, "a spot from -1 to 56");

impl Serialize for PlaneSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for PlaneSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let planes = Vec::<Plane>::deserialize(deserializer)?;
        let set: Self = planes.iter().copied().collect();
        if usize::from(set.len()) == planes.len() {
            Ok(set)
        } else {
            Err(D::Error::custom("a plane is named twice"))
        }
    }
}

impl Serialize for Streak {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Streak {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let sixes = Vec::<PlaneSet>::deserialize(deserializer)?;
        let streak = sixes.iter().try_fold(Self::NONE, |streak, &planes| streak.with(planes));
        streak.ok_or_else(|| unexpected(sixes.len(), "a number of remembered sixes: at most 2"))
    }
}

impl Serialize for Route {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.links().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Route {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let links = Vec::<Link>::deserialize(deserializer)?;
        Self::of(&links).ok_or_else(|| D::Error::custom("no move takes these links in this order"))
    }
}

/// A value for each color, as an object with all four colors.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EachColor<T> {
    red: T,
    yellow: T,
    blue: T,
    green: T,
}

impl<T: Serialize> Serialize for ByColor<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [red, yellow, blue, green] = &self.0;
        EachColor { red, yellow, blue, green }.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByColor<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let EachColor { red, yellow, blue, green } = from_object(deserializer)?;
        Ok(Self([red, yellow, blue, green]))
    }
}
