//! Whether somebody is at the other end, and how far away.
//!
//! Pings are frames of the WebSocket itself, which browsers answer also where a page's timers sleep in a hidden tab.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::body::Bytes;
use tokio::time::{Instant, sleep_until};

/// The pings of one socket.
pub(crate) struct Pulse {
    every: Duration,
    patience: Duration,
    lag: Arc<AtomicU32>,
    number: u32,
    state: State,
}

#[derive(Clone, Copy)]
enum State {
    /// The next ping is sent then.
    Resting { until: Instant },
    /// A ping was sent then and is not answered yet.
    Waiting { since: Instant },
}

impl Pulse {
    pub(crate) fn new(every: Duration, patience: Duration) -> Self {
        let state = State::Resting { until: Instant::now() };
        Self { every, patience, lag: Arc::default(), number: 0, state }
    }

    /// Where the last answer's time is kept, in milliseconds.
    pub(crate) fn lag(&self) -> Arc<AtomicU32> {
        Arc::clone(&self.lag)
    }

    /// Waits until the next ping is due and returns its payload; `None` where the last one was not answered in time.
    pub(crate) async fn beat(&mut self) -> Option<Bytes> {
        match self.state {
            State::Resting { until } => {
                sleep_until(until).await;
                self.number = self.number.wrapping_add(1);
                self.state = State::Waiting { since: Instant::now() };
                Some(Bytes::copy_from_slice(&self.number.to_be_bytes()))
            }
            State::Waiting { since } => {
                sleep_until(since + self.patience).await;
                None
            }
        }
    }

    /// Takes in an answer, and says whether it is one: one to no ping, or to an earlier one, is worth nothing.
    pub(crate) fn answered(&mut self, payload: &[u8]) -> bool {
        let State::Waiting { since } = self.state else { return false };
        let is_answer = payload == self.number.to_be_bytes();
        if is_answer {
            let lag = u32::try_from(since.elapsed().as_millis()).unwrap_or(u32::MAX);
            self.lag.store(lag, Ordering::Relaxed);
            self.state = State::Resting { until: Instant::now() + self.every };
        }
        is_answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_ping_that_is_not_answered_is_the_end() {
        let mut pulse = Pulse::new(Duration::from_secs(4), Duration::from_secs(5));
        let first = pulse.beat().await.unwrap();
        tokio::time::advance(Duration::from_millis(120)).await;
        assert!(!pulse.answered(b"no"));
        assert!(pulse.answered(&first));
        assert!(!pulse.answered(&first));
        assert_eq!(pulse.lag().load(Ordering::Relaxed), 120);

        let before = Instant::now();
        let second = pulse.beat().await.unwrap();
        assert_eq!(before.elapsed(), Duration::from_secs(4));
        assert_ne!(first, second);
        assert!(!pulse.answered(&first));
        assert_eq!(pulse.beat().await, None);
        assert_eq!(before.elapsed(), Duration::from_secs(9));
    }
}
