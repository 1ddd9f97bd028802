//! One server to a file: two that share one would not hear of each other.

use std::fs::{File, TryLockError};

use aeroplane_store::Location;

use crate::server::StartError;

/// A lock beside the file of an SQLite database. The system lets go of it with the process, however that ends.
pub(crate) struct FileLock(#[expect(dead_code, reason = "the lock lasts as long as its file is open")] File);

impl FileLock {
    /// Takes the lock; none for a database that any number of servers may share, or where the file system has no locks.
    pub(crate) fn take(location: &Location) -> Result<Option<Self>, StartError> {
        let Some(path) = location.path() else { return Ok(None) };
        let mut name = path.as_os_str().to_owned();
        name.push(".lock");
        // What keeps this file from being opened keeps the database from being opened too, which tells of it better.
        let Ok(file) = File::options().create(true).truncate(false).write(true).open(&name) else {
            return Ok(None);
        };
        match file.try_lock() {
            Ok(()) => Ok(Some(Self(file))),
            Err(TryLockError::WouldBlock) => Err(StartError::InUse { location: location.to_string() }),
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "the database's file cannot be locked: see to it that one server alone uses it");
                Ok(None)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_for_one_server_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let [one, other] = ["one.db", "other.db"].map(|name| Location::file(folder.path().join(name)));
        let first = FileLock::take(&one).unwrap();
        assert!(first.is_some());
        assert!(matches!(FileLock::take(&one), Err(StartError::InUse { .. })));
        assert!(FileLock::take(&other).unwrap().is_some());
        drop(first);
        assert!(FileLock::take(&one).unwrap().is_some());
    }
}
