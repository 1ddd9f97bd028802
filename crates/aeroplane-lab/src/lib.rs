//! The laboratory: games by the million, and what can be counted in them.
//!
//! - [`Simulation`] lets bots play and returns a [`Report`]: how long games are, who wins, how much happens.
//! - [`perft`] and [`divide`] count the positions that can be reached, so that two engines can be compared.
//!
//! Everything counted follows from rules, bots and seed alone, whatever the number of threads.

mod perft;
mod simulate;
mod statistics;

pub use perft::{Branch, divide, perft};
pub use simulate::{
    Counts, DEFAULT_ROLL_LIMIT, FORMAT, Outcome, Report, SeatReport, Simulation, SimulationError,
};
pub use statistics::{Interval, Share, Summary};
