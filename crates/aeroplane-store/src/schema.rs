//! The tables, and how an older database gets those of today.

use crate::connection::{Connection, Dialect};
use crate::error::StoreError;
use crate::number::Timestamp;

/// Each step from a version to the next. A step that was published is never changed.
const MIGRATIONS: [&str; 2] =
    [include_str!("../migrations/0001_rooms.sql"), include_str!("../migrations/0002_games.sql")];

/// The version of the tables that this program works with: the number of steps that lead to it.
#[allow(clippy::cast_possible_wrap, reason = "there will never be so many steps")]
pub(crate) const VERSION: i64 = MIGRATIONS.len() as i64;

/// Brings the tables to the version that this program works with; all of it happens, or nothing.
pub(crate) async fn migrate(connection: &mut Connection, now: Timestamp) -> Result<(), StoreError> {
    connection.begin().await?;
    let result = match migrate_within(connection, now).await {
        Ok(()) => connection.commit().await,
        Err(error) => Err(error),
    };
    if result.is_err() {
        connection.roll_back().await;
    }
    result
}

async fn migrate_within(connection: &mut Connection, now: Timestamp) -> Result<(), StoreError> {
    if connection.dialect() == Dialect::Postgres {
        // Changing large tables may take longer than a call may, and so may waiting for another node that does it.
        connection.script("SET LOCAL statement_timeout = 0").await?;
        // Two nodes that start at once take turns; SQLite's transaction does so already. Any number does, if it is ours.
        connection.rows("SELECT pg_advisory_xact_lock(7018141383108944238)", &[]).await?;
    }
    connection
        .script(
            "CREATE TABLE IF NOT EXISTS migrations (version BIGINT NOT NULL PRIMARY KEY, applied_at BIGINT NOT NULL)",
        )
        .await?;
    let found = version(connection).await?;
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    for (version, migration) in (1..).zip(MIGRATIONS) {
        if version > found {
            connection.script(migration).await?;
            connection
                .execute(
                    "INSERT INTO migrations (version, applied_at) VALUES ($1, $2)",
                    &[version.into(), now.into()],
                )
                .await?;
        }
    }
    Ok(())
}

/// The version that the database's tables have; 0 where there are none.
pub(crate) async fn version(connection: &mut Connection) -> Result<i64, StoreError> {
    let tables = match connection.dialect() {
        Dialect::Sqlite => "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = 'migrations'",
        Dialect::Postgres => "SELECT COUNT(to_regclass('migrations'))",
    };
    if connection.only_row(tables, &[]).await?.get::<i64>(0)? == 0 {
        return Ok(0);
    }
    connection.only_row("SELECT COALESCE(MAX(version), 0) FROM migrations", &[]).await?.get(0)
}
