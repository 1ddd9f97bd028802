//! How much a socket may send.

use std::time::Duration;

use crate::configuration::Limits;
use crate::limits::{Limit, ask, limit};

/// The time in which messages are counted.
const WINDOW: Duration = Duration::from_secs(20);

/// What a socket has sent of late.
pub(crate) struct Manners {
    messages: Limit,
    offences: Limit,
}

impl Manners {
    pub(crate) fn new(limits: &Limits, is_member: bool) -> Self {
        let most = if is_member { limits.member_messages } else { limits.watcher_messages };
        Self { messages: limit(most, WINDOW), offences: limit(limits.offences, WINDOW) }
    }

    /// Counts a message; how long the socket should wait where it is one too many.
    pub(crate) fn one_more(&self) -> Result<(), Duration> {
        ask(&self.messages)
    }

    /// Counts a message that should not have been sent; an error where there were too many of them.
    pub(crate) fn offence(&self) -> Result<(), Duration> {
        ask(&self.offences)
    }
}
