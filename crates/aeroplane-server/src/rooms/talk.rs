//! How much a member may say.

use std::time::Duration;

use crate::configuration::Limits;
use crate::limits::{Limit, ask, limit};

/// How many lines may come in one second.
const BURST: u32 = 5;
/// The time in which lines are counted.
const WINDOW: Duration = Duration::from_secs(20);

/// What one member has said of late.
pub(crate) struct TalkLimit {
    quick: Limit,
    long: Limit,
}

impl TalkLimit {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self { quick: limit(BURST, Duration::from_secs(1)), long: limit(limits.chat_lines, WINDOW) }
    }

    /// Counts a line; how long to wait where it is one too many.
    pub(crate) fn one_more(&self) -> Result<(), Duration> {
        ask(&self.quick).and_then(|()| ask(&self.long))
    }
}
