//! Whose page sends a request.

use std::fmt;
use std::str::FromStr;

use axum::http::{HeaderMap, Uri, header};

/// Scheme, host and port of a page's address, such as `https://example.org`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Origin(String);

/// A text that is no origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected an origin such as https://example.org, with http or https and without a path")]
pub struct BadOrigin;

impl Origin {
    /// Whether pages of this origin are sent over encrypted connections.
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for Origin {
    type Err = BadOrigin;

    fn from_str(text: &str) -> Result<Self, BadOrigin> {
        let text = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
        let uri: Uri = text.parse().map_err(|_| BadOrigin)?;
        let (Some("http" | "https"), Some(host)) = (uri.scheme_str(), uri.authority()) else {
            return Err(BadOrigin);
        };
        let whole = format!("{}://{host}", uri.scheme_str().unwrap_or_default());
        if whole == text && !host.as_str().contains('@') { Ok(Self(text)) } else { Err(BadOrigin) }
    }
}

/// What a request's header `Origin` says of the page that sent it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sender {
    /// No page: a program.
    Program,
    /// A page of this server.
    OwnPage,
    /// A page of some other site, or one that hides where it comes from.
    ForeignPage,
}

/// Who sent the request. A page is the server's own if it comes from the host that the request names, or from one of the
/// allowed origins.
pub(crate) fn sender(headers: &HeaderMap, allowed: &[Origin]) -> Sender {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    let Some(origin) = origins.next() else { return Sender::Program };
    let Ok(text) = origin.to_str() else { return Sender::ForeignPage };
    let Ok(origin) = text.parse::<Origin>() else { return Sender::ForeignPage };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let from_host = !host.is_empty()
        && ["http", "https"]
            .iter()
            .any(|scheme| origin.0 == format!("{scheme}://{}", host.to_ascii_lowercase()));
    if origins.next().is_none() && (from_host || allowed.contains(&origin)) {
        Sender::OwnPage
    } else {
        Sender::ForeignPage
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn sent(origin: Option<&'static str>, host: &'static str) -> Sender {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static(host));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        sender(&headers, &["https://play.example".parse().unwrap()])
    }

    #[test]
    fn own_pages_are_told_from_others() {
        assert_eq!(sent(None, "localhost:8080"), Sender::Program);
        assert_eq!(sent(Some("http://localhost:8080"), "localhost:8080"), Sender::OwnPage);
        assert_eq!(sent(Some("https://PLAY.example"), "10.0.0.1"), Sender::OwnPage);
        for foreign in
            ["null", "http://localhost", "http://evil.example", "https://play.example.evil", "file://", ""]
        {
            assert_eq!(sent(Some(foreign), "localhost:8080"), Sender::ForeignPage, "{foreign}");
        }
    }

    #[test]
    fn an_origin_has_no_path() {
        for good in ["http://localhost:8080", "https://example.org", "https://example.org/", "http://[::1]:1"]
        {
            assert!(good.parse::<Origin>().is_ok(), "{good}");
        }
        for bad in
            ["example.org", "ftp://example.org", "https://example.org/path", "https://", "", "https://a@b"]
        {
            assert_eq!(bad.parse::<Origin>(), Err(BadOrigin), "{bad}");
        }
    }
}
