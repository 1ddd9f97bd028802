//! How the database is doing.

use std::time::{Duration, Instant};

use crate::connection::Dialect;
use crate::error::StoreError;
use crate::location::DatabaseKind;
use crate::number::Timestamp;
use crate::schema;
use crate::store::Store;

/// What a thorough look at the database found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Health {
    /// What keeps the database.
    pub database: DatabaseKind,
    /// The version of its tables; 0 where it has none yet.
    pub schema_version: i64,
    /// The version that its tables get when it is opened.
    pub known_version: i64,
    /// The time by its clock.
    pub now: Timestamp,
    /// How long a question and its answer take.
    pub round_trip: Duration,
}

impl Store {
    /// Asks the database something simple; returns how long the answer took.
    ///
    /// # Errors
    ///
    /// If there was no answer.
    pub async fn ping(&self) -> Result<Duration, StoreError> {
        self.within(async {
            let mut connection = self.reader().await?;
            let asked = Instant::now();
            connection.only_row("SELECT 1", &[]).await?;
            Ok(asked.elapsed())
        })
        .await
    }

    /// Looks at the database thoroughly: whether it answers, its version, and on SQLite, whether its file is sound.
    ///
    /// That reads the whole file, so it has no time limit and does not belong into a probe that is repeated.
    ///
    /// # Errors
    ///
    /// [`StoreError::Damaged`] says what is wrong with the file; [`StoreError::Newer`] that another program has changed
    /// the tables meanwhile; any other, that the database does not answer.
    pub async fn check(&self) -> Result<Health, StoreError> {
        let round_trip = self.ping().await?;
        let mut connection = self.reader().await?;
        let schema_version = schema::version(&mut connection).await?;
        if schema_version > schema::VERSION {
            return Err(StoreError::Newer { found: schema_version, known: schema::VERSION });
        }
        let database = match connection.dialect() {
            Dialect::Sqlite => {
                let found: String = connection.only_row("PRAGMA integrity_check(1)", &[]).await?.get(0)?;
                if found != "ok" {
                    return Err(StoreError::damaged(found));
                }
                DatabaseKind::Sqlite
            }
            // PostgreSQL watches over its files itself.
            Dialect::Postgres => DatabaseKind::Postgres,
        };
        Ok(Health { database, schema_version, known_version: schema::VERSION, now: self.now(), round_trip })
    }
}
