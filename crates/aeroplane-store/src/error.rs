//! What can keep the store from doing what it was asked.

use std::error::Error as _;

/// Why the store could not answer. Nothing was stored, except where [`StoreError::Unavailable`] says otherwise.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The database is away, locked, hung or broken for the moment. What was to be written may or may not have been
    /// stored: repeat it with the same command id, or the same room id, until there is an answer.
    #[error("the database is not available: {reason}")]
    Unavailable {
        /// What the database or the system said.
        reason: String,
    },
    /// The database has no room left. Reading still works, and so does writing once there is room again.
    #[error("the database is full: free some disk space, and writing works again")]
    Full,
    /// A program newer than this one has used the database.
    #[error(
        "the database has version {found} and this program knows versions up to {known}: use a newer program, or \
         another database"
    )]
    Newer {
        /// The version of the database.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// A text holds the character NUL, which PostgreSQL cannot store.
    #[error("a text holds the character NUL, which cannot be stored")]
    Nul,
    /// What the database holds is not what the store writes.
    #[error("the database is damaged: {what}")]
    Damaged {
        /// What was found.
        what: String,
    },
    /// The database refuses what this program asks for: one of the two is not as the other expects it.
    #[error("the database refused: {reason}")]
    Refused {
        /// What the database said.
        reason: String,
    },
}

impl StoreError {
    /// The database did not answer in time, or its connection is gone.
    pub(crate) fn unavailable(reason: impl Into<String>) -> Self {
        Self::Unavailable { reason: reason.into() }
    }

    pub(crate) fn damaged(what: impl Into<String>) -> Self {
        Self::Damaged { what: what.into() }
    }

    /// Whether the connection has to be given up with this error: nobody knows what the other side thinks.
    pub(crate) const fn breaks_connection(&self) -> bool {
        match self {
            Self::Unavailable { .. } => true,
            Self::Full | Self::Newer { .. } | Self::Nul | Self::Damaged { .. } | Self::Refused { .. } => {
                false
            }
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(reported) => {
                let code = reported.code().unwrap_or_default();
                match reported.try_downcast_ref::<sqlx::sqlite::SqliteError>() {
                    Some(_) => from_sqlite(&code, reported.message()),
                    None => from_postgres(&code, reported.message()),
                }
            }
            sqlx::Error::ColumnDecode { .. }
            | sqlx::Error::Decode(_)
            | sqlx::Error::ColumnNotFound(_)
            | sqlx::Error::ColumnIndexOutOfBounds { .. }
            | sqlx::Error::TypeNotFound { .. }
            | sqlx::Error::RowNotFound => Self::damaged(told(&error)),
            sqlx::Error::Configuration(_) | sqlx::Error::InvalidArgument(_) | sqlx::Error::Encode(_) => {
                Self::Refused { reason: told(&error) }
            }
            // The rest, and whatever the library adds to it, is about connections.
            _ => Self::unavailable(told(&error)),
        }
    }
}

/// The error and what caused it, in one line.
fn told(error: &sqlx::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let reason = error.to_string();
        if !text.contains(&reason) {
            text = format!("{text}: {reason}");
        }
        cause = error.source();
    }
    text
}

/// By SQLite's extended result code, whose low byte is the primary one.
fn from_sqlite(code: &str, message: &str) -> StoreError {
    let code = code.parse::<u32>().unwrap_or_default();
    match code & 0xff {
        // BUSY, LOCKED, READONLY, INTERRUPT, IOERR, CANTOPEN, PROTOCOL.
        5 | 6 | 8 | 9 | 10 | 14 | 15 => StoreError::unavailable(message),
        13 => StoreError::Full,
        // CORRUPT, NOTADB.
        11 | 26 => StoreError::damaged(message),
        _ => StoreError::Refused { reason: message.to_owned() },
    }
}

/// By PostgreSQL's SQLSTATE, whose first two characters are its class.
fn from_postgres(code: &str, message: &str) -> StoreError {
    match code {
        "53100" => return StoreError::Full,
        // Index and data corruption.
        "XX001" | "XX002" => return StoreError::damaged(message),
        // A standby that has not taken over yet; locks, time limits and broken-off transactions.
        "25006" | "25P03" | "55P03" | "57014" => return StoreError::unavailable(message),
        _ => {}
    }
    match code.get(..2) {
        // Connection, authorisation, rollback, resources, shutdown, system.
        Some("08" | "28" | "40" | "53" | "57" | "58") => StoreError::unavailable(message),
        _ => StoreError::Refused { reason: message.to_owned() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_database_is_told_from_one_that_is_away() {
        assert_eq!(from_sqlite("13", ""), StoreError::Full);
        assert_eq!(from_postgres("53100", ""), StoreError::Full);
        for away in [
            from_sqlite("5", "locked"),
            from_sqlite("517", "locked"),
            from_sqlite("778", "locked"),
            from_postgres("57P01", "locked"),
            from_postgres("53300", "locked"),
            from_postgres("40P01", "locked"),
            sqlx::Error::PoolTimedOut.into(),
            sqlx::Error::WorkerCrashed.into(),
        ] {
            assert!(matches!(away, StoreError::Unavailable { .. }), "{away:?}");
        }
    }

    #[test]
    fn a_mistake_of_the_program_is_not_taken_for_a_passing_trouble() {
        for refused in
            [from_sqlite("1", "syntax"), from_sqlite("2067", "unique"), from_postgres("42601", "syntax")]
        {
            assert!(matches!(refused, StoreError::Refused { .. }), "{refused:?}");
        }
    }
}
