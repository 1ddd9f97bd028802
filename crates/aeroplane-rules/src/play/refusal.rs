//! Why a plane stays where it is.

#[cfg(feature = "typescript")]
use std::prelude::rust_2024::*;

/// Why a plane cannot be moved with a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
// Among the forms of a protocol the bare name would be anybody's.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PlaneRefusal"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PlaneRefusal"))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Refusal {
    /// It is in the hangar, and the roll does not launch.
    #[error("the roll does not launch a plane")]
    NoLaunch,
    /// It is home.
    #[error("the plane is home")]
    Home,
    /// The walk would go beyond home, which the rules forbid.
    #[error("the roll is too high: home must be reached exactly")]
    Overshoot,
    /// An enemy stack stands in the way.
    #[error("an enemy stack stands in the way")]
    StackInTheWay,
    /// The walk would end on an enemy stack that cannot be landed on.
    #[error("the walk would end on an enemy stack that cannot be landed on")]
    ImmuneStack,
}
