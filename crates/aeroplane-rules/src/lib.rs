//! The rules of Aeroplane Chess, exactly: every option of five rule texts that contradict one another, in every
//! combination.
//!
//! A roll goes in, the legal moves come out; a move goes in, the steps that happened come out. Who rolls, who chooses
//! and who looks on is the business of others: dice, bots, drawings and files are not in here. The rules themselves are
//! written down in `docs/rules.md`, their options in `RULES.md`.
//!
//! # Where to begin
//!
//! - **Play.** [`Position::start`] begins a game. [`Position::roll`] takes a [`Roll`] and returns the [`Move`]s that
//!   answer it, [`Position::play`] carries one of them out, [`Position::turn`] says what the game waits for. A roll that
//!   moves nothing passes by itself.
//! - **Any other position.** A [`Setup`] is whatever somebody wrote down; [`Position::new`] makes a position of it or
//!   says in a [`PositionError`] why not. Both have a text form, as moves have.
//! - **Rules.** [`Rules`] come from a [`Preset`], and each of their fields can be set. [`RULE_POINTS`] describes every
//!   option – its name, its meaning and its values – for programs that list, read or vary them.
//! - **What happened.** Each call tells a [`Sink`] what happened, [`Step`] by step and with the reasons. A [`Trail`]
//!   keeps the steps, `()` ignores them. [`Position::fold`] carries steps out on another position without knowing a
//!   rule: that is how a client follows a game. It trusts them, so fold only what the engine told.
//! - **Whole games.** A [`Game`] holds its actions, with undo, and can tell every step again. Players can leave it:
//!   [`Game::withdraw`]. A [`Record`] is a game with its players, as a text that people read and edit.
//!
//! # What it promises
//!
//! - `no_std` with `alloc`: no clock, no input or output, no randomness, no floating point.
//! - The same actions give the same steps on every platform.
//! - Nothing panics on input, and a refused call changes nothing. Errors are types that say what happened.
//! - Rolling allocates nothing: [`Position::roll_into`] and [`Position::play_unchecked`] with the sink `()` never touch
//!   the heap. A position is 64 bytes at most and `Copy`; keep it to be able to go back.
//!
//! # Example
//!
//! Two players, two planes each, and jumps that may be declined. A server plays; a client that knows no rule follows.
//!
//! ```
//! use aeroplane_rules::{LinkRule, Position, PositionError, Roll, Rules, Setup, Trail};
//!
//! let mut rules: Rules = "classic planes=2".parse()?;
//! rules.jump = LinkRule::Optional;
//!
//! // Red's planes are on 5 and in the hangar, blue's on 36 and in the hangar; red is to roll.
//! let setup: Setup = "red:5,-/blue:36,- red - -".parse()?;
//! let mut server = Position::new(&setup, &rules)?;
//! let mut client = server;
//!
//! let mut trail = Trail::new();
//! let moves = server.roll(&rules, Roll::One, &mut trail)?;
//! let words: Vec<String> = moves.iter().map(|answer| answer.to_string()).collect();
//! assert_eq!(words, ["walk 1", "walk 1 jump"]);
//!
//! // The jump ends on red's 10, which is the same square as blue's 36.
//! server.play(&rules, moves[1], &mut trail)?;
//! for step in trail {
//!     client.fold(step);
//! }
//! assert_eq!(client, server);
//! assert_eq!(client.to_string(), "red:10,-/blue:-,- blue - -");
//!
//! // Two colors never share a square, so this is no position.
//! let impossible: Setup = "red:10,-/blue:36,- red - -".parse()?;
//! assert!(matches!(Position::new(&impossible, &rules), Err(PositionError::SharedSquare { .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `serde` (on by default): the JSON forms of rules, positions, moves and steps.
//! - `schema`: JSON schemas of the same forms, by `schemars::JsonSchema`.
//! - `typescript`: the same forms as types of TypeScript, by `ts_rs::TS`. It alone needs the standard library.
#![no_std]
// Spots, seats, planes and pips are numbers below 64 by construction: no cast between small integers loses anything.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

extern crate alloc;
// What `ts_rs::TS` derives uses the macros of the standard library.
#[cfg(feature = "typescript")]
#[macro_use]
extern crate std;

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
#[cfg(feature = "typescript")]
mod typescript;

pub use color::{ByColor, Color, ColorSet, UnknownColor};
pub use game::{Action, Game, PlayedTurn};
pub use geometry::{RING_SQUARES, Spot, Square, Zone};
pub use moves::{Link, MOST_MOVES, Move, MoveList, Route};
pub use plane::{Plane, PlaneSet, PlaneSetIter};
pub use play::{IllegalMove, NotInGame, NotToRoll, Refusal};
pub use position::{BadStack, Fleet, Places, Position, PositionError, Setup, Stacks, Streak, Turn};
pub use roll::{FaceSet, Roll};
pub use rules::{
    CaptureAt, Choice, Domain, End, LaunchFaces, LinkRule, Overshoot, PlaneCount, Preset, RULE_POINTS,
    RulePoint, Rules, RulesError, Scoring, ShortcutCrossing, ShortcutThenJump, SixStreakPenalty, StackBlocks,
    StackDefense, StackMovement, Stacking, StreakLength, Value, Word,
};
pub use step::{CaptureCause, LostStepsCause, PassCause, SentBackCause, Sink, Step, Trail, TurnBackCause};
pub use text::{
    BadProofLine, Found, Location, ProofLines, Record, RecordError, RecordProblem, TagError, TextError,
};

/// The examples of the project's front page, so that they are compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct FrontPage;
