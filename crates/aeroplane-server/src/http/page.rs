//! The page: its files at their paths, and itself wherever the player is in it.

use aeroplane_web::{File, Lifetime};
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use super::negotiation::{best_content, holds_tag};
use crate::problem::Failure;

/// A year: as long as caches keep anything.
const FOREVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// It may be kept, but the server is asked each time whether it is still the one.
const UNTIL_CHANGED: HeaderValue = HeaderValue::from_static("no-cache");

/// Where programs ask, and where the page has nothing.
const OF_PROGRAMS: [&str; 3] = ["api", "health", "metrics"];
/// Where only files of the page are.
const OF_FILES: &str = "assets";

/// Answers whatever is not a place of the protocol.
pub(super) async fn serve(request: Request) -> Response {
    let Some(file) = find(request.uri().path()) else { return Failure::not_found().into_response() };
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    answer(file, request.headers())
}

/// The file that is at a path: the one of that name, or the page itself, which shows each of its views by the address.
fn find(path: &str) -> Option<&'static File> {
    let path = path.strip_prefix('/')?;
    if let Some(file) = aeroplane_web::file(path) {
        return Some(file);
    }
    let (first, last) = (path.split('/').next()?, path.rsplit('/').next()?);
    // No view has a dot in its last part: that would be a file, and telling a browser that wants a file that the page
    // is it would only put the mistake off.
    let is_view = !OF_PROGRAMS.contains(&first) && first != OF_FILES && !last.contains('.');
    is_view.then(aeroplane_web::index)
}

/// A file in the form that the client likes best, or the word that it has it already.
fn answer(file: &File, request: &HeaderMap) -> Response {
    let (encoding, content) = best_content(file, request.get_all(ACCEPT_ENCODING));
    let lifetime = match file.lifetime() {
        Lifetime::Forever => FOREVER,
        Lifetime::UntilChanged => UNTIL_CHANGED,
    };
    let mut response = Response::new(Body::empty());
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, lifetime);
    headers.insert(ETAG, HeaderValue::from_static(content.etag()));
    headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
    if holds_tag(request.get_all(IF_NONE_MATCH), content.etag()) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.content_type()));
    headers.insert(CONTENT_LENGTH, HeaderValue::from(content.bytes().len()));
    if let Some(encoding) = encoding.name() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    *response.body_mut() = Body::from(content.bytes());
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finds(path: &str) -> Option<&'static str> {
        find(path).map(File::path)
    }

    #[test]
    fn the_page_shows_its_views_by_their_addresses() {
        let views = [
            "/",
            "/room/K7QM2XPA",
            "/game/0123",
            "/join",
            "/rules",
            "/rules/cn_basic",
            "/rules/",
            "/settings",
            "/watch",
            "/learn",
            "/friends",
            "/device",
            "/about",
            "/apiary",
            "/v1.0/x",
        ];
        for view in views {
            assert_eq!(finds(view), Some("index.html"), "{view}");
        }
    }

    #[test]
    fn files_are_at_their_paths() {
        for file in aeroplane_web::files() {
            assert_eq!(finds(&format!("/{}", file.path())), Some(file.path()));
        }
    }

    #[test]
    fn what_is_no_view_and_no_file_is_not_there() {
        let nowhere = [
            "",
            "*",
            "/api",
            "/api/",
            "/api/nothing",
            "/health",
            "/health/dead",
            "/metrics",
            "/metrics/x",
            "/assets",
            "/assets/",
            "/assets/index",
            "/favicon.ico.png",
            "/room/x.js",
            "/../Cargo.toml",
            "/room/..",
            "//.env",
        ];
        for path in nowhere {
            assert_eq!(finds(path), None, "{path}");
        }
    }
}
