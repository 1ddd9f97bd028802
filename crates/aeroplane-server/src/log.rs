//! The log of a room as the store has it, for the server and for whoever looks at a database from outside.

use aeroplane_protocol::{LogEntry, Seq};
use aeroplane_store::{self as store, RoomId, Store, StoreError};

use crate::rooms::{Unreadable, read};

/// How many events are read at a time.
const PAGE: u32 = 1_000;

/// Why a room's log cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An event cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

/// Everything that happened in a room after that event; nothing where there is no such room.
///
/// # Errors
///
/// [`LogError`] where the store fails or holds an event that this version cannot read.
pub async fn read_log(store: &Store, room: RoomId, after: Seq) -> Result<Vec<LogEntry>, LogError> {
    let mut entries = Vec::new();
    let mut after = store::Seq::new(after.0);
    loop {
        let page = store.events(room, after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(entries) };
        after = last.seq;
        for event in &page {
            entries.push(read(event)?);
        }
        if page.len() < PAGE as usize {
            return Ok(entries);
        }
    }
}
