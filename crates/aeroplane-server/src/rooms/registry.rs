//! The rooms that this node has in hand.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use aeroplane_protocol::{InviteToken, RoomCode};
use aeroplane_store::{RoomId, Store};

use super::room::Room;
use super::trouble::Trouble;

/// The rooms that this node has in hand. Each is here once, so that all of its sockets hear the same.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<HashMap<RoomId, Arc<Room>>>);

impl Rooms {
    fn table(&self) -> std::sync::MutexGuard<'_, HashMap<RoomId, Arc<Room>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room, taken in hand if it was not.
    pub(crate) async fn get(&self, store: &Store, id: RoomId) -> Result<Arc<Room>, Trouble> {
        if let Some(room) = self.in_hand(id) {
            return Ok(room);
        }
        let address = store.address(id).await?.ok_or(Trouble::NoSuchRoom)?;
        let code: RoomCode = address.code.parse().map_err(|_| Trouble::NoSuchRoom)?;
        Ok(self.take(id, code, InviteToken::new(*address.invite.as_bytes())))
    }

    /// Takes a room in hand whose code and invite are known.
    pub(crate) fn take(&self, id: RoomId, code: RoomCode, invite: InviteToken) -> Arc<Room> {
        let room = || Arc::new(Room::new(id, code, invite));
        Arc::clone(self.table().entry(id).or_insert_with(room))
    }

    /// The room, if it is in hand.
    pub(crate) fn in_hand(&self, id: RoomId) -> Option<Arc<Room>> {
        self.table().get(&id).map(Arc::clone)
    }

    /// All rooms in hand.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        self.table().values().map(Arc::clone).collect()
    }

    /// Lets go of rooms that nobody uses or listens to.
    pub(crate) fn tidy(&self) {
        // Whoever uses a room holds it, and nobody can get hold of one while the table is locked.
        self.table().retain(|_, room| Arc::strong_count(room) > 1 || room.is_listened_to());
    }

    pub(crate) fn len(&self) -> usize {
        self.table().len()
    }
}
