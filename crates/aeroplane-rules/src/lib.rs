//! The rules of Aeroplane Chess, exactly: every option of five rule texts that contradict one another, in every
//! combination.
#![no_std]

extern crate alloc;

mod color;
mod geometry;
mod plane;
mod roll;
mod rules;

pub use color::{ByColor, Color, ColorSet, UnknownColor};
pub use geometry::{RING_SQUARES, Spot, Square, Zone};
pub use plane::{Plane, PlaneSet, PlaneSetIter};
pub use roll::{FaceSet, Roll};
pub use rules::{
    CaptureAt, Choice, Domain, End, LaunchFaces, Link, Overshoot, PlaneCount, Preset, RULE_POINTS, RulePoint,
    Rules, RulesError, Scoring, ShortcutCrossing, ShortcutThenJump, SixStreakPenalty, StackBlocks,
    StackDefense, StackMovement, Stacking, StreakLength, Value, Word,
};
