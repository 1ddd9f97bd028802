//! A client of the room server of Aeroplane Chess, for programs.
//!
//! [`Http`] opens, finds and joins rooms and fetches games. A [`Connection`] plays in one: it keeps a picture of the room,
//! sends commands, comes back when the connection breaks, and checks on the way that no event is missing or told twice
//! and that the dice are those that were committed to. A [`Socket`] is the bare WebSocket, for whoever wants to see or do
//! what a connection would not.

mod address;
mod backoff;
mod chains;
mod connection;
mod convert;
mod dice_watch;
mod error;
mod faults;
mod http;
mod owed;
mod pending;
mod picture;
mod sequence;
mod socket;

pub use address::{BadAddress, ServerAddress};
pub use chains::Chains;
pub use connection::{Asked, Connection, Happening, Options};
pub use dice_watch::{DiceFault, DiceWatch};
pub use error::ClientError;
pub use faults::{Fault, Faults};
pub use http::{Answer, Http};
pub use owed::Owed;
pub use picture::Picture;
pub use sequence::{Order, Sequence};
pub use socket::{Frame, Socket};

/// Fresh random bytes of the system.
pub(crate) fn random<const BYTES: usize>() -> Result<[u8; BYTES], ClientError> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|_| ClientError::NoEntropy)?;
    Ok(bytes)
}
