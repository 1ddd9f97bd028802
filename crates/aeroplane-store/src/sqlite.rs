//! A database in a file: one writer, a few readers.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Pool, Sqlite};

use crate::connection::Connection;
use crate::error::StoreError;
use crate::options::Options;
use crate::write::Write;
use crate::writer::Writer;

/// How many reads go on at once. They wait for the disk's cache only, so few are enough.
const READERS: u32 = 4;

pub(crate) struct SqliteDatabase {
    readers: Pool<Sqlite>,
    writer: Writer,
}

impl SqliteDatabase {
    /// Opens the file, or creates it. The caller brings its tables up to date by way of [`Self::migrator`].
    pub(crate) async fn open(path: &Path, options: &Options) -> Result<Self, StoreError> {
        let connect = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What was acknowledged outlives the loss of power.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Nobody else should write, but an administrator's tool may.
            .busy_timeout(options.patience);
        let limited = match options.page_limit {
            Some(pages) => connect.clone().pragma("max_page_count", pages.to_string()),
            None => connect.clone(),
        };
        let writing = pool(1, options).connect_with(limited).await?;
        crate::schema::migrate(&mut writing.acquire().await?.into(), crate::clock::system_time()).await?;
        let readers = pool(READERS, options).connect_lazy_with(connect.pragma("query_only", "ON"));
        Ok(Self { readers, writer: Writer::start(writing) })
    }

    /// Opens a file that is there, to look at it: nothing is written, the tables stay as they are.
    pub(crate) async fn open_as_it_is(path: &Path, options: &Options) -> Result<Self, StoreError> {
        let connect = SqliteConnectOptions::new().filename(path).busy_timeout(options.patience);
        let writing = pool(1, options).connect_with(connect.clone()).await?;
        // Whether the file can be written shows where something that writes begins.
        let mut connection = Connection::from(writing.acquire().await?);
        connection.begin().await?;
        connection.roll_back().await;
        drop(connection);
        let readers = pool(READERS, options).connect_lazy_with(connect.pragma("query_only", "ON"));
        Ok(Self { readers, writer: Writer::start(writing) })
    }

    /// A connection that reads.
    pub(crate) async fn reader(&self) -> Result<Connection, StoreError> {
        Ok(self.readers.acquire().await?.into())
    }

    pub(crate) async fn write<W: Write>(&self, write: W) -> Result<W::Outcome, StoreError> {
        self.writer.write(write).await
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        // Last, so that its connection is the one that folds the write-ahead log into the file.
        self.writer.close().await;
    }
}

/// A pool whose connections stay open: opening a file costs more than keeping it open.
fn pool(connections: u32, options: &Options) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(options.time_limit.max(Duration::from_millis(1)))
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}
