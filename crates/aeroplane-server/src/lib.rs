//! The room server of Aeroplane Chess.
//!
//! Rooms are opened and joined over HTTP and played over WebSockets, in the messages of `aeroplane-protocol`. What is
//! acknowledged is stored; a server that is killed and started again goes on where it was, with the same dice.
//!
//! A request or a message becomes a decision of the room's [`Session`](aeroplane_session::Session), the decision an event
//! in the [`Store`](aeroplane_store::Store), and only then is anybody told. The store decides who was first, so that any
//! number of servers can share one database.
//!
//! The page to play on is that of `aeroplane-web`, served at the server's own address.
//!
//! [`Running::start`] starts a server, [`Running::stop`] stops it well.

mod accept;
mod address;
mod background;
mod configuration;
mod credentials;
mod entropy;
mod file_lock;
mod guesses;
mod headers;
mod http;
mod limits;
mod linger;
mod log;
mod metrics;
mod origin;
mod outage;
mod problem;
mod rooms;
mod server;
mod socket;
mod thinking;

pub use configuration::{Configuration, Limits, Timings};
pub use entropy::{Entropy, NoEntropy, SystemEntropy};
pub use log::{LogError, read_log};
pub use origin::{BadOrigin, Origin};
pub use rooms::Unreadable;
pub use server::{Running, StartError};
