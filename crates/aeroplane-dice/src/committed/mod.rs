//! Dice that a player can check, `aeroplane-dice/1`: commit, roll, reveal, verify.
//!
//! Nobody can choose or foresee the roll of a player who is present, whoever owns the server included, and anyone can
//! check a whole game afterwards without trusting this software. SHA-256 and HMAC-SHA256 are all that it takes.

mod chain;
mod drawer;
mod faces;
mod hash;
mod ledger;
mod local;
mod lot;
mod proof;
mod record;
mod roster;
mod secret;
mod terms;
pub mod text;
mod value;
mod witness;

pub use chain::Chain;
pub use drawer::CommittedDice;
pub use faces::Faces;
pub use ledger::{Ledger, RollError};
pub use local::{LocalDice, LocalSeat, ResumeError, Sealed};
pub use lot::{HighestRoll, Lot};
pub use proof::{Proof, Report, RollMismatch, SeatReport, Transcript, Violation};
pub use record::RollRecord;
pub use roster::{Roster, SeatKind};
pub use secret::Secret;
pub use terms::{Mix, MixError, Terms};
pub use value::{Anchor, Commitment, GameId, Head, HexError, Link, RevealedSecret, RulesHash};
pub use witness::{Witness, WitnessError};
