//! Why a plane stays where it is.

/// Why a plane cannot be moved with a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
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
