//! Reading across rooms: the public list, and counts for whoever watches the server.

use crate::error::StoreError;
use crate::room::ListedRoom;
use crate::store::Store;

impl Store {
    /// The rooms of the public list that are still open, the newest first, and no more than `limit`.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn public_rooms(&self, limit: u32) -> Result<Vec<ListedRoom>, StoreError> {
        let rows = self
            .within(async {
                let query = "SELECT id, code, listing, created_at FROM rooms \
                             WHERE public AND NOT closed AND listing IS NOT NULL \
                             ORDER BY created_at DESC, id LIMIT $1";
                self.reader().await?.rows(query, &[limit.into()]).await
            })
            .await?;
        rows.iter()
            .map(|row| {
                Ok(ListedRoom {
                    room: row.get(0)?,
                    code: row.get(1)?,
                    listing: row.get(2)?,
                    created_at: row.get(3)?,
                })
            })
            .collect()
    }

    /// How many rooms are open.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn rooms_open(&self) -> Result<u64, StoreError> {
        self.within(async {
            self.reader().await?.only_row("SELECT COUNT(*) FROM rooms WHERE NOT closed", &[]).await?.get(0)
        })
        .await
    }
}
