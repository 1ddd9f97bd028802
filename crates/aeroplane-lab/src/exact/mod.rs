//! Exact play for small games: two players with one or two planes each, under any rules.
//!
//! [`Solver`] finds, for every position in which a turn begins, the winning chance of the player to roll when both play as
//! well as can be, between two bounds that it brings together. [`Solution`] keeps the result in a small file and values
//! any position of the game, also within a turn: what lies between two turns is worked out with the engine when it is
//! asked for. [`Yardstick`] lets bots play and says what their decisions lose; [`agreements`] lets two exact players play
//! and compares. `docs/exact.md` tells what was found, the form of the file, and why the bounds hold.
//!
//! No rule of the game stands here. What can be rolled, answered and reached is asked of the engine, and so is which
//! positions exist.
//!
//! # Three planes a side
//!
//! The same code numbers and solves games with three planes, given memory and time; nobody has waited for one yet. With
//! optional stacks there are 37,464 fleets and so 1.40·10⁹ states for opposite seats, twice as many for adjacent ones.
//!
//! - *Memory.* 8 bytes a state: 10.5 GiB. What follows the states, which two planes keep (300 bytes a state in classic),
//!   has no room then, and the engine is asked in every sweep: that is what happens when the memory that was allowed is
//!   used up. The words for what follows need numbers below 2³¹, which there are.
//! - *Time.* Asking takes about 10 µs a state in classic, 4 h a sweep on one core, some 90 sweeps: two weeks of one core, or
//!   half a day of 32. Waves hold up to 10⁷ states, so that threads have enough to do; each wave is written by one thread,
//!   some per cent of the work.
//! - *Files.* All are written and read from front to back: 2.8 GB for the solution, 11 GB for a checkpoint, which stands
//!   at any wave, every five minutes.
//! - *Layers.* Where planes at home stay there, states with more of them never lead back, and could be settled first and
//!   left alone. But nine states in ten have none at home on either side, so that little would be won; the order of the
//!   waves already goes from the end of the game to its beginning.

mod agreement;
mod bounds;
mod container;
mod fleets;
mod game;
mod losses;
mod match_play;
mod outcomes;
mod solution;
mod solver;
mod space;
mod threads;
mod tolerance;
mod yardstick;

pub use agreement::{Agreement, agreements};
pub use container::SolutionFileError;
pub use game::{Pair, SmallGame, TooManyPlanes, UnknownPair};
pub use losses::{MeanLoss, Perfect, Verdict};
pub use match_play::{Contestant, NoContestant};
pub use solution::{NotSolved, SOLUTION_FORMAT, Solution, ValuedAnswer};
pub use solver::{Ending, Progress, Solver, TooLittleMemory};
pub use tolerance::{NoTolerance, Tolerance};
pub use yardstick::{BotVerdict, PairingVerdict, YARDSTICK_FORMAT, Yardstick, YardstickReport};
