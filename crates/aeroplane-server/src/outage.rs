//! Times in which nothing could be stored. Nothing goes on in them, and nobody's clock runs.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use aeroplane_protocol::Millis;
use tokio::sync::Notify;

/// How many past outages are remembered. A clock runs for a minute at most, so that older ones matter to nobody.
const KEPT: usize = 16;

/// How long nothing can be stored before anybody is told of it, and given time for it. What fails once and works again is no
/// more than a delay.
pub(crate) const WORTH_MENTIONING_MS: u64 = 1_000;

/// A time in which nothing could be stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Outage {
    pub(crate) from: Millis,
    pub(crate) to: Millis,
}

impl Outage {
    /// Whether it is long enough for players to be given time for it.
    pub(crate) const fn costs_time(self) -> bool {
        self.to.since(self.from) >= WORTH_MENTIONING_MS
    }
}

/// The outages of a server.
#[derive(Default)]
pub(crate) struct Outages {
    /// Whether `since` is known: for those who only ask. It is written while `past` is locked, so that the two agree.
    is_on: AtomicBool,
    doubt: Notify,
    past: Mutex<Past>,
}

#[derive(Default)]
struct Past {
    since: Option<Millis>,
    ended: VecDeque<Outage>,
}

impl Outages {
    fn past(&self) -> std::sync::MutexGuard<'_, Past> {
        self.past.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether nothing can be stored at the moment.
    pub(crate) fn is_on(&self) -> bool {
        self.is_on.load(Ordering::Acquire)
    }

    /// Something could not be stored. Whether an outage begins with it, which was not on before.
    pub(crate) fn begin(&self, now: Millis) -> bool {
        let mut past = self.past();
        let is_first = past.since.is_none();
        past.since.get_or_insert(now);
        self.is_on.store(true, Ordering::Release);
        drop(past);
        self.doubt.notify_one();
        is_first
    }

    /// Something went wrong that may mean that nothing can be stored.
    pub(crate) fn suspect(&self) {
        self.doubt.notify_one();
    }

    /// Waits until something could not be stored, or may not be.
    pub(crate) async fn wait(&self) {
        self.doubt.notified().await;
    }

    /// Something was stored again; the outage, if there was one. One that nobody needs to be given time for is not
    /// remembered.
    pub(crate) fn end(&self, now: Millis) -> Option<Outage> {
        let mut past = self.past();
        let outage = Outage { from: past.since.take()?, to: now };
        if outage.costs_time() {
            remember(&mut past.ended, outage);
        }
        self.is_on.store(false, Ordering::Release);
        Some(outage)
    }

    /// Takes down an outage of the past, such as the time before the server was started.
    pub(crate) fn add(&self, outage: Outage) {
        remember(&mut self.past().ended, outage);
    }

    /// The outages of late.
    pub(crate) fn recent(&self) -> Vec<Outage> {
        self.past().ended.iter().copied().collect()
    }
}

fn remember(ended: &mut VecDeque<Outage>, outage: Outage) {
    if ended.len() == KEPT {
        ended.pop_front();
    }
    ended.push_back(outage);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outage_lasts_from_the_first_failure_to_the_first_success() {
        let outages = Outages::default();
        assert_eq!(outages.end(Millis(1)), None);
        assert!(outages.begin(Millis(10)));
        assert!(!outages.begin(Millis(20)));
        assert!(outages.is_on());
        assert_eq!(outages.end(Millis(1_010)), Some(Outage { from: Millis(10), to: Millis(1_010) }));
        assert!(!outages.is_on());
        assert_eq!(outages.recent(), [Outage { from: Millis(10), to: Millis(1_010) }]);
        // A moment is none.
        outages.begin(Millis(2_000));
        assert_eq!(outages.end(Millis(2_999)), Some(Outage { from: Millis(2_000), to: Millis(2_999) }));
        assert_eq!(outages.recent().len(), 1);
        for moment in 0..100 {
            outages.add(Outage { from: Millis(moment), to: Millis(moment) });
        }
        assert_eq!(outages.recent().len(), KEPT);
    }

    #[test]
    fn whoever_hears_that_an_outage_is_on_can_end_it() {
        let outages = Outages::default();
        let barrier = std::sync::Barrier::new(2);
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    for _ in 0..2_000 {
                        barrier.wait();
                        outages.begin(Millis(1));
                        outages.end(Millis(2));
                        barrier.wait();
                        assert!(!outages.is_on());
                    }
                });
            }
        });
    }
}
