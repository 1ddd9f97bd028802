//! How often an address may do what costs something.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::address::ClientAddress;
use crate::configuration::Limits;

/// So many in that time, and then one for each share of the time that has passed.
fn quota(most: u32, time: Duration) -> Quota {
    let most = NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN);
    let share = (time / most.get()).max(Duration::from_nanos(1));
    // A share is never zero, so there is a quota.
    Quota::with_period(share).unwrap_or(Quota::per_second(most)).allow_burst(most)
}

/// The limit of one socket or member.
pub(crate) type Limit = governor::DefaultDirectRateLimiter;

/// A limit of so many in that time.
pub(crate) fn limit(most: u32, time: Duration) -> Limit {
    RateLimiter::direct(quota(most, time))
}

/// Asks a limit for one more; how long to wait where there is none left.
pub(crate) fn ask(limit: &Limit) -> Result<(), Duration> {
    limit.check().map_err(|until| until.wait_time_from(DefaultClock::default().now()))
}

/// The limits of addresses.
pub(crate) struct AddressLimits {
    handshakes: DefaultKeyedRateLimiter<ClientAddress>,
    rooms: DefaultKeyedRateLimiter<ClientAddress>,
    joins: DefaultKeyedRateLimiter<ClientAddress>,
}

impl AddressLimits {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            handshakes: RateLimiter::keyed(quota(limits.handshakes_a_minute, Duration::from_mins(1))),
            rooms: RateLimiter::keyed(quota(limits.rooms_in_ten_minutes, Duration::from_mins(10))),
            joins: RateLimiter::keyed(quota(limits.joins_in_ten_minutes, Duration::from_mins(10))),
        }
    }

    /// Whether the address may open one more socket.
    pub(crate) fn handshake(&self, address: ClientAddress) -> Result<(), Duration> {
        check(&self.handshakes, address)
    }

    /// Whether the address may open one more room.
    pub(crate) fn room(&self, address: ClientAddress) -> Result<(), Duration> {
        check(&self.rooms, address)
    }

    /// Whether the address may join one more room.
    pub(crate) fn join(&self, address: ClientAddress) -> Result<(), Duration> {
        check(&self.joins, address)
    }

    /// Forgets the addresses that have not been seen for as long as their limits last.
    pub(crate) fn tidy(&self) {
        for limiter in [&self.handshakes, &self.rooms, &self.joins] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

fn check(limiter: &DefaultKeyedRateLimiter<ClientAddress>, address: ClientAddress) -> Result<(), Duration> {
    limiter.check_key(&address).map_err(|until| until.wait_time_from(DefaultClock::default().now()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_limits_of_its_own() {
        let limits = AddressLimits::new(&Limits::default());
        let [one, other] = [1, 2].map(|last| ClientAddress::new([10, 0, 0, last].into()));
        for _ in 0..20 {
            limits.handshake(one).unwrap();
        }
        let wait = limits.handshake(one).unwrap_err();
        assert!(wait <= Duration::from_secs(3), "{wait:?}");
        limits.handshake(other).unwrap();
        for _ in 0..10 {
            limits.room(one).unwrap();
        }
        limits.room(one).unwrap_err();
        limits.tidy();
        limits.room(one).unwrap_err();
    }
}
