//! Where rooms are kept: SQLite in a file, for one server process, or PostgreSQL, for any number of them.
//!
//! Everything about a room is one log to which events are appended. A node decides on an event by the log as far as it
//! knows it, and [`Store::append`] stores it if nothing was appended meanwhile: the log's length decides, not the node.
//! So a node holds no truth, and any node can serve any room.
//!
//! - [`Store::append`] is the one way in which a room changes. What is acknowledged is stored; a command that is
//!   repeated is found again instead of carried out.
//! - [`Store::claim_due`] gives out the rooms in which something is to be done without anybody's asking.
//! - [`Store::hints`] tells of what other nodes appended.
//! - [`Store::beat`] and [`Store::set_presence`] say which nodes are alive and who is connected through them.
//!
//! The store sees events, listings and secrets as texts and bytes that it does not look into. No other crate knows SQL.
//!
//! # Features
//!
//! - `tls`: encrypted connections to PostgreSQL.
//! - `testing`: the module `testing` with a PostgreSQL server for tests.

mod append;
mod claim;
mod clock;
mod column;
mod connection;
mod create;
mod error;
mod health;
mod hints;
mod id;
mod list;
mod location;
mod number;
mod options;
mod postgres;
mod presence;
mod purge;
mod read;
mod room;
mod schema;
mod secret;
mod sqlite;
mod store;
#[cfg(feature = "testing")]
pub mod testing;
mod write;
mod writer;

pub use error::StoreError;
pub use health::Health;
pub use hints::{Heard, Hint, Hints};
pub use id::{CommandId, GameId, IdError, Invite, NodeId, RoomId, TokenHash};
pub use location::{DatabaseKind, Location, LocationError};
pub use number::{GameNumber, MemberId, Seq, Timestamp};
pub use options::Options;
pub use room::{
    Address, Append, Appended, Creation, DueRoom, Event, Game, Head, ListedGame, ListedRoom, Listing,
    MemberChange, Membership, NewEvent, NewGame, NewRoom, RoomState,
};
pub use secret::Secret;
pub use store::Store;
