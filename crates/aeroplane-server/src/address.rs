//! Who sends a request, as far as limits are concerned. Addresses are kept in memory alone and never written down.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// What limits are counted by: an IPv4 address, or the first 64 bits of an IPv6 address, which is what one household or
/// machine is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ClientAddress(IpAddr);

impl ClientAddress {
    pub(crate) fn new(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        })
    }

    /// The sender of a request: the peer, or whom the trusted proxies in front of it name.
    ///
    /// Each proxy writes whom it heard from at the end of `X-Forwarded-For`. Read from there, the first address that is
    /// no trusted proxy is the client's; what stands before it is the client's own word.
    pub(crate) fn of_request(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> Self {
        let is_trusted = |address: &IpAddr| trusted.iter().any(|net| net.contains(&address.to_canonical()));
        let mut client = peer;
        let named = headers.get_all("x-forwarded-for").iter().rev();
        let mut named = named.flat_map(|value| value.to_str().unwrap_or("?").rsplit(','));
        while is_trusted(&client) {
            let Some(before) = named.next() else { break };
            let Ok(before) = before.trim().parse() else { break };
            client = before;
        }
        Self::new(client)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, forwarded: &[&'static str], trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", axum::http::HeaderValue::from_static(line));
        }
        let trusted: Vec<IpNet> = trusted.iter().map(|net| net.parse().unwrap()).collect();
        ClientAddress::of_request(peer.parse().unwrap(), &headers, &trusted).0.to_string()
    }

    #[test]
    fn nobody_is_believed_but_trusted_proxies() {
        assert_eq!(client("9.9.9.9", &["1.1.1.1"], &[]), "9.9.9.9");
        assert_eq!(client("9.9.9.9", &["1.1.1.1"], &["10.0.0.0/8"]), "9.9.9.9");
        assert_eq!(client("10.0.0.1", &["1.1.1.1"], &["10.0.0.0/8"]), "1.1.1.1");
        assert_eq!(client("10.0.0.1", &["6.6.6.6, 1.1.1.1"], &["10.0.0.0/8"]), "1.1.1.1");
        assert_eq!(client("10.0.0.1", &["6.6.6.6", "1.1.1.1, 10.0.0.2"], &["10.0.0.0/8"]), "1.1.1.1");
        assert_eq!(client("10.0.0.1", &[], &["10.0.0.0/8"]), "10.0.0.1");
        assert_eq!(client("10.0.0.1", &["nonsense"], &["10.0.0.0/8"]), "10.0.0.1");
        assert_eq!(client("::ffff:10.0.0.1", &["1.1.1.1"], &["10.0.0.0/8"]), "1.1.1.1");
    }

    #[test]
    fn a_household_is_one_address() {
        let address = |text: &str| ClientAddress::new(text.parse().unwrap());
        assert_eq!(address("2001:db8:1:2::1"), address("2001:db8:1:2:ffff::9"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_eq!(address("::ffff:1.2.3.4"), address("1.2.3.4"));
        assert_ne!(address("1.2.3.4"), address("1.2.3.5"));
    }
}
