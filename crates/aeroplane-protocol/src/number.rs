//! The numbers that messages count with.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Declares a number with a name of its own.
macro_rules! number {
    ($(#[$meta:meta])* $name:ident($inner:ty)) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
        #[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number! {
    /// The number of an event in its room, from 1 and without gaps; 0 is before the first.
    Seq(u32)
}
number! {
    /// Who takes part in a room, numbered from 1 in the order of joining. It is no secret and proves nothing.
    MemberId(u16)
}
number! {
    /// A moment in milliseconds since the beginning of 1970, UTC. It is exact in JSON, being below 2^53 for the next
    /// two hundred thousand years.
    Millis(u64)
}

impl Seq {
    /// The number of the next event.
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl Millis {
    /// The moment so many milliseconds later.
    pub const fn plus(self, milliseconds: u64) -> Self {
        Self(self.0.saturating_add(milliseconds))
    }

    /// How many milliseconds lie between an earlier moment and this one; 0 if it is not earlier.
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}
