//! Deleting rooms that are over.

use crate::connection::{Connection, Dialect};
use crate::error::StoreError;
use crate::id::RoomId;
use crate::number::Timestamp;
use crate::store::Store;
use crate::write::Write;

impl Store {
    /// Deletes closed rooms whose newest event is older than that, with everything that belongs to them, the oldest
    /// first and no more than `limit`; returns how many.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn purge(&self, touched_before: Timestamp, limit: u32) -> Result<u64, StoreError> {
        self.write(Purge { touched_before, limit }).await
    }
}

struct Purge {
    touched_before: Timestamp,
    limit: u32,
}

impl Write for Purge {
    type Outcome = u64;

    async fn run(&self, connection: &mut Connection) -> Result<u64, StoreError> {
        let query = match connection.dialect() {
            Dialect::Sqlite => {
                "SELECT id FROM rooms WHERE closed AND touched_at < $1 ORDER BY touched_at, id LIMIT $2"
            }
            // Two nodes that clean up at once share the work.
            Dialect::Postgres => {
                "SELECT id FROM rooms WHERE closed AND touched_at < $1 ORDER BY touched_at, id LIMIT $2 \
                 FOR UPDATE SKIP LOCKED"
            }
        };
        let rows = connection.rows(query, &[self.touched_before.into(), self.limit.into()]).await?;
        let mut purged = 0;
        for row in rows {
            let room: RoomId = row.get(0)?;
            connection.execute("DELETE FROM presence WHERE room = $1", &[room.into()]).await?;
            // Events, games and members go with their room.
            purged += connection.execute("DELETE FROM rooms WHERE id = $1", &[room.into()]).await?;
        }
        Ok(purged)
    }
}
