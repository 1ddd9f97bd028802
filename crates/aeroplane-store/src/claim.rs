//! Giving out the rooms in which something is due, each to one node at a time.

use crate::connection::{Connection, Dialect};
use crate::error::StoreError;
use crate::number::Timestamp;
use crate::room::DueRoom;
use crate::store::Store;
use crate::write::Write;

impl Store {
    /// Gives the caller the rooms in which something is due, those due longest first, and no more than `limit`.
    ///
    /// Nobody else is given them for `lease_millis`, unless an event is appended before. A node that is lost with them
    /// keeps them no longer than that. Where nothing is due, nothing is written.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] leaves open whether rooms were given: they are due again after the lease.
    pub async fn claim_due(
        &self,
        now: Timestamp,
        lease_millis: u32,
        limit: u32,
    ) -> Result<Vec<DueRoom>, StoreError> {
        let due = self.within(async {
            let query = "SELECT id FROM rooms WHERE due_at <= $1 AND claimed_until <= $1 LIMIT 1";
            self.reader().await?.row(query, &[now.into()]).await
        });
        match due.await? {
            Some(_) => self.write(Claim { now, lease_millis, limit }).await,
            None => Ok(Vec::new()),
        }
    }
}

struct Claim {
    now: Timestamp,
    lease_millis: u32,
    limit: u32,
}

impl Write for Claim {
    type Outcome = Vec<DueRoom>;

    async fn run(&self, connection: &mut Connection) -> Result<Vec<DueRoom>, StoreError> {
        let query = match connection.dialect() {
            Dialect::Sqlite => {
                "SELECT id, seq, due_at FROM rooms WHERE due_at <= $1 AND claimed_until <= $1 \
                 ORDER BY due_at, id LIMIT $2"
            }
            // What somebody else is at work on will be due again, if need be.
            Dialect::Postgres => {
                "SELECT id, seq, due_at FROM rooms WHERE due_at <= $1 AND claimed_until <= $1 \
                 ORDER BY due_at, id LIMIT $2 FOR UPDATE SKIP LOCKED"
            }
        };
        let rows = connection.rows(query, &[self.now.into(), self.limit.into()]).await?;
        let until = self.now.plus_millis(self.lease_millis.into());
        let mut claimed = Vec::with_capacity(rows.len());
        for row in rows {
            let due = DueRoom { room: row.get(0)?, seq: row.get(1)?, due_at: row.get(2)? };
            connection
                .execute(
                    "UPDATE rooms SET claimed_until = $2 WHERE id = $1",
                    &[due.room.into(), until.into()],
                )
                .await?;
            claimed.push(due);
        }
        Ok(claimed)
    }
}
