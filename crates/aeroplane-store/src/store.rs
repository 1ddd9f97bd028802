//! The store itself: opening, closing, and the two ways through it, reading and writing.

use std::sync::Arc;
use std::time::Duration;

use crate::clock::Clock;
use crate::connection::{Connection, Dialect};
use crate::error::StoreError;
use crate::health::Health;
use crate::hints::{Hint, Hints};
use crate::location::{Location, Place};
use crate::number::Timestamp;
use crate::options::Options;
use crate::postgres::PostgresDatabase;
use crate::sqlite::SqliteDatabase;
use crate::write::Write;

/// All rooms, in one database. Clones share it.
///
/// Each call ends within the time limit of its [`Options`]. A call that is given up may still be carried out.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    database: Database,
    clock: Clock,
    time_limit: Duration,
}

enum Database {
    Sqlite(SqliteDatabase),
    Postgres(PostgresDatabase),
}

impl Store {
    /// Opens the database. One that is new or older gets its tables; any number of nodes may do so at once.
    ///
    /// # Errors
    ///
    /// If the database cannot be reached or a newer program has used it. Neither changes anything.
    pub async fn open(location: &Location) -> Result<Self, StoreError> {
        Self::open_with(location, &Options::default()).await
    }

    /// Opens the database as [`Store::open`] does, with options.
    ///
    /// # Errors
    ///
    /// Those of [`Store::open`].
    pub async fn open_with(location: &Location, options: &Options) -> Result<Self, StoreError> {
        // Migrating a large database takes longer than any call may.
        let (database, dialect) = match location.place() {
            Place::File(path) => {
                let database = SqliteDatabase::open(path, options).await?;
                (Database::Sqlite(database), Dialect::Sqlite)
            }
            Place::Server(connect) => {
                let database = PostgresDatabase::open(connect, options).await?;
                (Database::Postgres(database), Dialect::Postgres)
            }
        };
        Self::with_clock(database, dialect, options).await
    }

    /// Looks at a database thoroughly, as [`Store::check`] does, and changes nothing: it gets no tables, and one of an older
    /// version stays as it is. A file has to be there.
    ///
    /// # Errors
    ///
    /// Those of [`Store::check`], and that the database cannot be reached or written.
    pub async fn inspect(location: &Location) -> Result<Health, StoreError> {
        let options = Options::default();
        let (database, dialect) = match location.place() {
            Place::File(path) => {
                (Database::Sqlite(SqliteDatabase::open_as_it_is(path, &options).await?), Dialect::Sqlite)
            }
            Place::Server(connect) => {
                let database = PostgresDatabase::open_as_it_is(connect, &options).await?;
                (Database::Postgres(database), Dialect::Postgres)
            }
        };
        let store = Self::with_clock(database, dialect, &options).await?;
        let health = store.check().await;
        store.close().await;
        health
    }

    async fn with_clock(database: Database, dialect: Dialect, options: &Options) -> Result<Self, StoreError> {
        let clock = Clock::new(dialect);
        let store = Self(Arc::new(Inner { database, clock, time_limit: options.time_limit }));
        store.refresh_clock().await?;
        Ok(store)
    }

    /// The time by the database's clock, as it was when a heartbeat last asked for it and a stopwatch since.
    pub fn now(&self) -> Timestamp {
        self.0.clock.now()
    }

    /// Hears which rooms have gone on, on whichever node, from now on. On SQLite there is never anything to hear.
    ///
    /// # Errors
    ///
    /// If PostgreSQL cannot be reached. Later it may go away and come back as it likes.
    pub async fn hints(&self) -> Result<Hints, StoreError> {
        match &self.0.database {
            Database::Sqlite(_) => Ok(Hints::silent()),
            Database::Postgres(database) => self.within(database.listen()).await,
        }
    }

    /// Stores what was handed over, then gives the database up. Every later call finds it unavailable.
    pub async fn close(&self) {
        match &self.0.database {
            Database::Sqlite(database) => database.close().await,
            Database::Postgres(database) => database.close().await,
        }
    }

    /// Asks the database for the time; returns it.
    pub(crate) async fn refresh_clock(&self) -> Result<Timestamp, StoreError> {
        self.within(async {
            let mut connection = self.reader().await?;
            self.0.clock.refresh(&mut connection).await
        })
        .await
    }

    /// A connection that reads.
    pub(crate) async fn reader(&self) -> Result<Connection, StoreError> {
        match &self.0.database {
            Database::Sqlite(database) => database.reader().await,
            Database::Postgres(database) => database.connection().await,
        }
    }

    /// Has a change stored wholly, or not at all.
    pub(crate) async fn write<W: Write>(&self, write: W) -> Result<W::Outcome, StoreError> {
        self.within(async {
            match &self.0.database {
                Database::Sqlite(database) => database.write(write).await,
                Database::Postgres(database) => database.write(write).await,
            }
        })
        .await
    }

    /// Tells the other nodes that a room has gone on.
    pub(crate) fn hint(&self, hint: Hint) {
        match &self.0.database {
            Database::Sqlite(_) => {}
            Database::Postgres(database) => database.hint(hint),
        }
    }

    /// Gives up what takes too long.
    pub(crate) async fn within<T>(
        &self,
        call: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let limit = self.0.time_limit;
        match tokio::time::timeout(limit, call).await {
            Ok(result) => result,
            Err(_) => Err(StoreError::unavailable(format!("no answer within {} ms", limit.as_millis()))),
        }
    }
}
