//! Nobody finds rooms by trying codes.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::address::ClientAddress;

/// How many addresses are remembered. Where there are more, the oldest are forgotten.
const MOST_ADDRESSES: usize = 10_000;

/// Counts the wrong codes of each address, and pauses an address with too many of them.
pub(crate) struct Guesses {
    most: u32,
    pause: Duration,
    wrong: Mutex<HashMap<ClientAddress, Wrong>>,
}

#[derive(Clone, Copy)]
struct Wrong {
    count: u32,
    since: Instant,
}

impl Guesses {
    pub(crate) fn new(most: u32, pause: Duration) -> Self {
        Self { most, pause, wrong: Mutex::default() }
    }

    /// How long the address has to wait before it may try a code; `None` if it need not.
    pub(crate) fn pause(&self, address: ClientAddress, now: Instant) -> Option<Duration> {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = *wrong.get(&address)?;
        let left = (entry.since + self.pause).saturating_duration_since(now);
        if left.is_zero() {
            wrong.remove(&address);
            return None;
        }
        (entry.count >= self.most).then_some(left)
    }

    /// Takes down that the address tried a code that leads nowhere.
    pub(crate) fn wrong(&self, address: ClientAddress, now: Instant) {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        if wrong.len() >= MOST_ADDRESSES && !wrong.contains_key(&address) {
            wrong.retain(|_, entry| now.saturating_duration_since(entry.since) < self.pause);
            if wrong.len() >= MOST_ADDRESSES
                && let Some(oldest) = wrong.iter().min_by_key(|(_, entry)| entry.since).map(|(key, _)| *key)
            {
                wrong.remove(&oldest);
            }
        }
        let entry = wrong.entry(address).or_insert(Wrong { count: 0, since: now });
        entry.count += 1;
        // The pause counts from the last guess, so that waiting is the only way out.
        entry.since = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> ClientAddress {
        ClientAddress::new([10, 0, 0, last].into())
    }

    #[test]
    fn five_wrong_codes_pause_an_address_and_no_other() {
        let guesses = Guesses::new(5, Duration::from_mins(5));
        let start = Instant::now();
        for _ in 0..4 {
            guesses.wrong(address(1), start);
            assert_eq!(guesses.pause(address(1), start), None);
        }
        guesses.wrong(address(1), start);
        assert_eq!(guesses.pause(address(1), start), Some(Duration::from_mins(5)));
        assert_eq!(guesses.pause(address(2), start), None);
        assert_eq!(guesses.pause(address(1), start + Duration::from_mins(5)), None);
        guesses.wrong(address(1), start + Duration::from_mins(5));
        assert_eq!(guesses.pause(address(1), start + Duration::from_mins(5)), None);
    }

    #[test]
    fn memory_is_bounded() {
        let guesses = Guesses::new(5, Duration::from_mins(5));
        let start = Instant::now();
        for index in 0..u32::try_from(MOST_ADDRESSES).unwrap() + 100 {
            guesses.wrong(ClientAddress::new(std::net::IpAddr::V4(index.into())), start);
        }
        assert!(guesses.wrong.lock().unwrap().len() <= MOST_ADDRESSES);
    }
}
