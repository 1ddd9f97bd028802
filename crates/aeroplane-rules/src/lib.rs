//! The rules of Aeroplane Chess, exactly: every option of five rule texts that contradict one another, in every
//! combination.
#![no_std]
// Spots, seats, planes and pips are numbers below 64 by construction: no cast between small integers loses anything.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

extern crate alloc;

mod color;
mod game;
mod geometry;
#[cfg(feature = "serde")]
mod json;
mod moves;
mod plane;
mod play;
mod position;
mod reasons;
mod roll;
mod rules;
mod score;
mod step;
mod text;

pub use color::{ByColor, Color, ColorSet, UnknownColor};
pub use game::{Action, Game};
pub use geometry::{RING_SQUARES, Spot, Square, Zone};
pub use moves::{Link, MOST_MOVES, Move, MoveList, Route};
pub use plane::{Plane, PlaneSet, PlaneSetIter};
pub use play::{IllegalMove, NotToRoll, Refusal};
pub use position::{BadStack, Fleet, Places, Position, PositionError, Setup, Stacks, Streak, Turn};
pub use roll::{FaceSet, Roll};
pub use rules::{
    CaptureAt, Choice, Domain, End, LaunchFaces, LinkRule, Overshoot, PlaneCount, Preset, RULE_POINTS,
    RulePoint, Rules, RulesError, Scoring, ShortcutCrossing, ShortcutThenJump, SixStreakPenalty, StackBlocks,
    StackDefense, StackMovement, Stacking, StreakLength, Value, Word,
};
pub use step::{CaptureCause, LostStepsCause, PassCause, SentBackCause, Sink, Step, Trail, TurnBackCause};
pub use text::{
    BadProofLine, Found, Place, ProofLines, Record, RecordError, RecordProblem, TagError, TextError,
};

/// The examples of the project's front page, so that they are compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct FrontPage;
