//! Rooms, as this node serves them. Each is held by one task at a time; what happens in it is decided, stored,
//! acknowledged and told, in this order.

mod audience;
mod command;
mod games;
mod held;
mod join;
mod listing;
mod loaded;
mod members;
mod open;
mod presence;
mod read;
mod registry;
mod room;
mod stored;
mod talk;
mod trouble;
mod visit;
mod work;

pub(crate) use audience::{Listener, SocketId, text};
pub(crate) use listing::{read as listed, read_game as listed_game};
pub(crate) use open::open;
pub(crate) use read::Admission;
pub(crate) use registry::Rooms;
pub(crate) use room::Room;
pub use stored::Unreadable;
pub(crate) use stored::{millis, read, timestamp};
pub(crate) use trouble::{Blame, RETRY, Trouble};
pub(crate) use work::LEASE_MS;
