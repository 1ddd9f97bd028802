//! Bots: players that choose their own moves.
//!
//! A [`Bot`] sees what a player at the board sees – rules, position and the legal answers to the roll – and never the
//! dice. [`BotKind`] lists those that there are; [`BotKind::build`] makes one ready to play.
//!
//! ```
//! use aeroplane_bots::{Answers, Bot as _, BotKind};
//! use aeroplane_rules::{Color, ColorSet, Position, Preset, Roll, Rules};
//!
//! let rules = Rules::from(Preset::Classic);
//! let mut position = Position::start(&rules, ColorSet::ALL, Color::Red)?;
//! let moves = position.roll(&rules, Roll::Six, &mut ())?;
//! let mut bot = BotKind::Greedy.build(2026, 0);
//! if let Some(answers) = Answers::new(&moves) {
//!     let answer = bot.choose(&rules, &position, answers);
//!     position.play(&rules, answer, &mut ())?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;

mod answers;
mod bot;
mod choice;
pub mod evaluation;
mod expectimax;
mod expert;
mod greedy;
mod judge;
mod kind;
mod random;
mod rollout;
mod runner;
mod search;

pub use answers::Answers;
pub use bot::Bot;
pub use choice::{BotChoice, NoBotChoice};
pub use expectimax::ExpectimaxBot;
pub use expert::ExpertBot;
pub use greedy::{GreedyBot, GreedyWeights};
pub use judge::{Chances, Judge, LearnedJudge};
pub use kind::{AnyBot, BotKind, UnknownBot};
pub use random::RandomBot;
pub use rollout::RolloutBot;
pub use runner::RunnerBot;
