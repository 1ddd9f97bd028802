//! An experiment: what is played, written down so completely that everything counted follows from it.

mod cell;
mod design;
mod difference;
mod plan;
mod precision;
mod shape;
mod tally;
pub(crate) mod words;

use serde::{Deserialize, Serialize};

pub use cell::{Cell, Sitting};
pub use design::{Change, Design, Pairing};
pub use difference::Difference;
pub use plan::{DesignError, Plan};
pub use precision::{NoPrecision, Precision};
pub use shape::Shape;
pub use tally::{PlayerTally, Tally};

/// A fixed description of games to be played. It expands to *cells* – who sits where under which rules –, and in each of
/// them the games 0 to [`games`](Self::games) − 1 are played.
///
/// ```
/// use aeroplane_lab::{DEFAULT_ROLL_LIMIT, Design, Experiment, Pairing, Shape};
///
/// let design = Design::Tournament {
///     participants: vec!["greedy".parse()?, "random".parse()?],
///     rules: "classic".parse()?,
///     table: Shape::Four,
///     pairing: Pairing::OneVsOthers,
///     precision: None,
/// };
/// let experiment = Experiment { seed: 1, games: 32, roll_limit: DEFAULT_ROLL_LIMIT, design };
/// let plan = experiment.plan()?;
/// assert_eq!(plan.cells().len(), 2);
/// assert_eq!(plan.round(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    /// What all dice and lots follow from.
    pub seed: u64,
    /// How many games each cell has.
    pub games: u64,
    /// After how many rolls a game is given up and counted as unfinished.
    pub roll_limit: u64,
    /// What is compared with what.
    pub design: Design,
}
