//! Whole games of random play side by side: one game a lane, sixteen or more lanes an instruction.
//!
//! [`LaneSimulation`] plays games of four by the rules of a [`Preset`](aeroplane_rules::Preset) and returns [`Counts`]. A
//! roll takes about a tenth of the engine's time. All players choose as the bot `random` does: any answer that the engine
//! would list, each with the same chance.
//!
//! # The one place that states rules again
//!
//! Rules live in `aeroplane-rules`; this crate is the exception, for its speed. It states what happens often – walks,
//! launches, jumps, shortcuts, captures, stacks that join – in the arithmetic of bytes, for the presets alone, and lets the
//! engine play what happens seldom. The numbers of the board are not among it: they are asked of the engine's geometry
//! while the crate is compiled, as is whether the formulas hold that stand for its tables. The tests in `proof` hold
//! each roll of each lane to the engine: the same number of answers, the same positions behind them, each behind one
//! choice. A roll takes place in lanes as follows.
//!
//! 1. `draw`: every lane rolls; its random word has a rest that the choice is made with.
//! 2. `classic::list` or `chinese::list`: how many answers each plane has, and whether the engine has to play this roll.
//! 3. `draw`: every lane chooses among its answers.
//! 4. `classic::play` or `chinese::play`: the choice is carried out. Where the turn passes, the players move up by one, so
//!    that everybody else sits at a fixed distance.
//! 5. `table`: the engine plays the lanes that were left to it; `simulation`: games that are over make room for the next.
//!
//! # How it is fast
//!
//! Steps 1 to 4 are loops over lanes whose bodies have no branch, and no `bool` that outlives its comparison (see
//! `mask`): the compiler turns them into vector instructions, sixteen lanes at a time on any x86-64, without a line of
//! `unsafe` or of assembly. That holds as long as every function they call is inlined and each loop has a function of its
//! own; `cargo bench -p aeroplane-lab -- lanes` tells at once when it does not, for a roll then takes ten times as long.
//!
//! # Chances
//!
//! A word of 32 bits is a face and a choice. No face is likelier than another by more than one part in 7·10⁸, and no
//! answer than another of the same roll by more than one in 4·10⁷.

// Spots, seats, faces and counts of answers are numbers below 64 by construction, and negative ones are meant to be read as
// such: no cast between small integers loses anything.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]
// All lanes of one step are numbered alike, whatever array they are looked up in.
#![allow(clippy::needless_range_loop)]
// A loop becomes a loop of vectors only where every function in it is inlined, and the compiler's own judgement leaves some
// out.
#![allow(clippy::inline_always)]

mod block;
mod board;
mod chinese;
mod classic;
mod counts;
mod draw;
mod events;
mod mask;
#[cfg(test)]
mod proof;
mod simulation;
mod step;
mod table;
mod way;

pub use counts::{Counts, Lengths};
pub use simulation::{GAMES_PER_BLOCK, LaneSimulation};
