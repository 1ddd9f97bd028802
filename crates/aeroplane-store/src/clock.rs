//! The one clock: the database's.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use crate::connection::{Connection, Dialect};
use crate::error::StoreError;
use crate::number::Timestamp;

/// Knows the database's time without asking each time.
pub(crate) enum Clock {
    /// SQLite has no clock of its own: the only process's time is the time, as it was when the database was opened and a
    /// stopwatch since. Somebody who sets the computer's clock does not turn back a game's.
    System { started: Instant, at: Timestamp },
    /// PostgreSQL's clock, as far as it was ahead of this process's stopwatch when it was last asked.
    Postgres { started: Instant, ahead: AtomicI64 },
}

impl Clock {
    pub(crate) fn new(dialect: Dialect) -> Self {
        match dialect {
            Dialect::Sqlite => Self::System { started: Instant::now(), at: system_time() },
            Dialect::Postgres => Self::Postgres { started: Instant::now(), ahead: AtomicI64::new(0) },
        }
    }

    pub(crate) fn now(&self) -> Timestamp {
        match self {
            Self::System { started, at } => at.plus_millis(millis_since(*started)),
            Self::Postgres { started, ahead } => {
                Timestamp::from_millis(ahead.load(Ordering::Relaxed)).plus_millis(millis_since(*started))
            }
        }
    }

    /// Asks the database and remembers the answer; returns the time.
    pub(crate) async fn refresh(&self, connection: &mut Connection) -> Result<Timestamp, StoreError> {
        if let Self::Postgres { started, ahead } = self {
            let before = millis_since(*started);
            let told = ask(connection).await?;
            let after = millis_since(*started);
            // The database looked at its clock somewhere between, most likely in the middle.
            ahead.store(told.as_millis() - before.midpoint(after), Ordering::Relaxed);
        }
        Ok(self.now())
    }
}

/// What PostgreSQL's clock says.
pub(crate) async fn ask(connection: &mut Connection) -> Result<Timestamp, StoreError> {
    let query = "SELECT CAST(FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT)";
    connection.only_row(query, &[]).await?.get(0)
}

/// What this computer's clock says; 0 before 1970.
pub(crate) fn system_time() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp::from_millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

fn millis_since(start: Instant) -> i64 {
    i64::try_from(start.elapsed().as_millis()).unwrap_or(i64::MAX)
}
