//! How a store uses its database.

use std::num::NonZeroU32;
use std::time::Duration;

/// How a store uses its database. The defaults are right for all but unusual machines and for tests.
#[derive(Debug, Clone)]
pub struct Options {
    /// How many connections to PostgreSQL this process keeps at most, one more for [`hints`](crate::Store::hints) not
    /// counted.
    pub connections: NonZeroU32,
    /// How long a call waits for a free connection to PostgreSQL before the database counts as unavailable.
    pub patience: Duration,
    /// How long a call takes at most before the database counts as unavailable.
    pub time_limit: Duration,
    /// To how many pages of 4 KiB an SQLite database may grow; none leaves it to the disk.
    pub page_limit: Option<NonZeroU32>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            connections: NonZeroU32::MIN.saturating_add(15),
            patience: Duration::from_secs(2),
            time_limit: Duration::from_secs(5),
            page_limit: None,
        }
    }
}
