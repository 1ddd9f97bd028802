//! How long to wait before the next attempt.

use std::time::Duration;

/// The wait before the second attempt.
const FIRST: Duration = Duration::from_millis(100);
/// No wait is longer than this.
const LONGEST: Duration = Duration::from_secs(5);

/// Waits that grow with each attempt in vain.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Backoff {
    attempts: u32,
}

impl Backoff {
    /// How many attempts were in vain since the last one that was not.
    pub(crate) const fn attempts(self) -> u32 {
        self.attempts
    }

    /// An attempt was in vain; how long to wait before the next one. Half of it is by lot, so that clients of one server
    /// that restarts do not all come back in the same moment.
    pub(crate) fn failed(&mut self, lot: u8) -> Duration {
        let whole = FIRST.saturating_mul(1 << self.attempts.min(10)).min(LONGEST);
        self.attempts = self.attempts.saturating_add(1);
        whole / 2 + whole / 2 * u32::from(lot) / 255
    }

    /// An attempt went well.
    pub(crate) const fn succeeded(&mut self) {
        self.attempts = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_a_limit_and_start_again_after_success() {
        let mut backoff = Backoff::default();
        assert_eq!(backoff.failed(255), FIRST);
        assert_eq!(backoff.failed(0), FIRST);
        assert_eq!(backoff.failed(255), FIRST * 4);
        for _ in 0..100 {
            assert!(backoff.failed(255) <= LONGEST);
        }
        assert_eq!(backoff.failed(255), LONGEST);
        backoff.succeeded();
        assert_eq!(backoff.attempts(), 0);
        assert_eq!(backoff.failed(0), FIRST / 2);
    }
}
