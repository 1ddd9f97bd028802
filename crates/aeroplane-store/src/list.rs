//! Reading across rooms: the public lists, and counts for whoever watches the server.

use crate::error::StoreError;
use crate::room::{ListedGame, ListedRoom};
use crate::store::Store;

impl Store {
    /// The public rooms that can be joined, the newest first, and no more than `limit`.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn public_rooms(&self, limit: u32) -> Result<Vec<ListedRoom>, StoreError> {
        let rows = self
            .within(async {
                let query = "SELECT id, code, listing, created_at FROM rooms \
                             WHERE public AND NOT closed AND listing IS NOT NULL AND playing_since IS NULL \
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

    /// The public rooms whose games go on, the game that began last first, and no more than `limit`.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn public_games(&self, limit: u32) -> Result<Vec<ListedGame>, StoreError> {
        let rows = self
            .within(async {
                let query = "SELECT id, code, listing, playing_since FROM rooms \
                             WHERE public AND NOT closed AND listing IS NOT NULL AND playing_since IS NOT NULL \
                             ORDER BY playing_since DESC, id LIMIT $1";
                self.reader().await?.rows(query, &[limit.into()]).await
            })
            .await?;
        rows.iter()
            .map(|row| {
                Ok(ListedGame {
                    room: row.get(0)?,
                    code: row.get(1)?,
                    listing: row.get(2)?,
                    since: row.get(3)?,
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
