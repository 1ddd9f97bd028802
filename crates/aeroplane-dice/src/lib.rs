//! Dice for Aeroplane Chess.
#![no_std]

extern crate alloc;

mod dice;
mod randomness;
mod scripted;
mod seeded;

pub use dice::Dice;
pub use randomness::Randomness;
pub use scripted::{ScriptEnded, ScriptedDice};
pub use seeded::SeededDice;
