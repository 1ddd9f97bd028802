//! Dice for Aeroplane Chess: fair, and where people play, fair beyond doubt.
//!
//! Three sources of rolls, all of them [`Dice`]:
//!
//! - [`LocalDice`] and, on a server, [`CommittedDice`]: dice that every player can check, `aeroplane-dice/1`. The side
//!   that rolls is bound to a secret before it knows the players' links, each player adds a link to each of their rolls,
//!   and the [`Proof`] of a finished game shows that every value follows from both. Games between people use nothing
//!   else, on one device as over a network.
//! - [`SeededDice`]: a fast repeatable stream for simulation.
//! - [`ScriptedDice`]: rolls given in advance, for tests.
//!
//! A [`Lot`] draws who begins from what everyone at a table of committed dice knows.
//!
//! [`Randomness`] draws by lot whatever is no roll, such as a bot's choice between equal moves.
//!
//! Nothing in here asks the system for random bytes: secrets, seeds and ids come from the caller.
//!
//! # Features
//!
//! - `std` (on by default): seeded rolls use the vector instructions that the processor turns out to have. The crate
//!   itself needs `alloc` alone.
#![no_std]

extern crate alloc;

mod committed;
mod dice;
mod randomness;
mod scripted;
mod seeded;
mod words;

pub use committed::{
    Anchor, Chain, Commitment, CommittedDice, Faces, GameId, Head, HexError, HighestRoll, Ledger, Link,
    LocalDice, LocalSeat, Lot, Mix, MixError, Proof, Report, ResumeError, RevealedSecret, RollError,
    RollMismatch, RollRecord, Roster, RulesHash, Sealed, SeatKind, SeatReport, Secret, Terms, Transcript,
    Violation, Witness, WitnessError, text,
};
pub use dice::Dice;
pub use randomness::Randomness;
pub use scripted::{ScriptEnded, ScriptedDice};
pub use seeded::SeededDice;
pub use words::RandomWords;
