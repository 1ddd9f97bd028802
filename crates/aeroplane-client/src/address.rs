//! Where a server is.

use std::fmt;
use std::str::FromStr;

use hyper::Uri;

/// The address of a server, such as `http://127.0.0.1:8080`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ServerAddress {
    authority: String,
}

/// A text that is no address of a server.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    /// It does not have the form of one.
    #[error("expected the address of a server such as http://127.0.0.1:8080, without a path")]
    Form,
    /// It asks for encryption, which this client does not have.
    #[error("this client has no encryption: give an address that begins with http://")]
    Encrypted,
}

impl ServerAddress {
    /// Host and port.
    pub fn authority(&self) -> &str {
        &self.authority
    }

    /// Host and port to connect to.
    pub(crate) fn host_and_port(&self) -> String {
        let has_port = self.authority.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        if has_port { self.authority.clone() } else { format!("{}:80", self.authority) }
    }
}

impl fmt::Display for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.authority)
    }
}

impl From<std::net::SocketAddr> for ServerAddress {
    fn from(address: std::net::SocketAddr) -> Self {
        Self { authority: address.to_string() }
    }
}

impl FromStr for ServerAddress {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let uri: Uri = text.parse().map_err(|_| BadAddress::Form)?;
        match uri.scheme_str() {
            Some("http") => {}
            Some("https") => return Err(BadAddress::Encrypted),
            Some(_) | None => return Err(BadAddress::Form),
        }
        let authority = uri.authority().ok_or(BadAddress::Form)?.as_str();
        let is_bare =
            matches!(uri.path_and_query().map(hyper::http::uri::PathAndQuery::as_str), None | Some("" | "/"));
        if !is_bare || authority.contains('@') {
            return Err(BadAddress::Form);
        }
        Ok(Self { authority: authority.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_scheme_host_and_port_and_nothing_else() {
        let address: ServerAddress = "http://127.0.0.1:8080/".parse().unwrap();
        assert_eq!(address.to_string(), "http://127.0.0.1:8080");
        assert_eq!(address.host_and_port(), "127.0.0.1:8080");
        let address: ServerAddress = "http://[::1]".parse().unwrap();
        assert_eq!(address.host_and_port(), "[::1]:80");
        for wrong in
            ["", "127.0.0.1:8080", "ftp://host", "http://host/path", "http://a@host", "http://host?x"]
        {
            assert_eq!(wrong.parse::<ServerAddress>(), Err(BadAddress::Form), "{wrong}");
        }
        assert_eq!("https://host".parse::<ServerAddress>(), Err(BadAddress::Encrypted));
    }
}
