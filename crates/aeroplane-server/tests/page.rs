//! The page over real sockets: its views, its files in every form, and what caches and browsers are told about them.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use aeroplane_client::{Answer, Http, ServerAddress};
use aeroplane_protocol::http::Problem;
use aeroplane_server::{Configuration, Running};
use aeroplane_store::Location;
use aeroplane_web::{Encoding, File, Lifetime};
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

struct Site {
    server: Running,
    http: Http,
    _folder: TempDir,
}

impl Site {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let listen = "127.0.0.1:0".parse().unwrap();
        let database = Location::file(folder.path().join("rooms.db"));
        let server = Running::start(Configuration { listen, ..Configuration::new(database) }).await.unwrap();
        let http = Http::new(ServerAddress::from(server.address()));
        Self { server, http, _folder: folder }
    }

    async fn get(&self, path: &str, headers: &[(HeaderName, &'static str)]) -> Answer {
        let headers = headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value)));
        self.http.get(path, &headers.collect::<HeaderMap>()).await.unwrap()
    }

    /// A request without a body, and everything that comes back for it.
    async fn ask(&self, method: &str, path: &str) -> String {
        let address = self.server.address();
        let request = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

fn header(answer: &Answer, name: HeaderName) -> Option<&str> {
    answer.headers.get(name).map(|value| value.to_str().unwrap())
}

/// A file of which there is a compressed copy.
fn compressed() -> &'static File {
    let is_compressed =
        |file: &&File| file.content(Encoding::Brotli).is_some() && file.content(Encoding::Gzip).is_some();
    aeroplane_web::files().iter().find(is_compressed).unwrap()
}

#[tokio::test]
async fn every_view_is_the_page() {
    let site = Site::new().await;
    let page = aeroplane_web::index();
    let views = ["/", "/room/K7QM2XPA", "/game/0123", "/join", "/rules/cn_basic", "/settings?sound=off"];
    for view in views {
        let answer = site.get(view, &[]).await;
        assert_eq!(answer.status, 200, "{view}");
        assert_eq!(answer.body, page.plain().bytes(), "{view}");
        assert_eq!(header(&answer, CONTENT_TYPE), Some("text/html; charset=utf-8"));
        assert_eq!(header(&answer, CACHE_CONTROL), Some("no-cache"));
    }
}

#[tokio::test]
async fn files_come_as_they_were_built() {
    let site = Site::new().await;
    for file in aeroplane_web::files() {
        let answer = site.get(&format!("/{}", file.path()), &[]).await;
        assert_eq!((answer.status, &answer.body[..]), (200, file.plain().bytes()), "{}", file.path());
        assert_eq!(header(&answer, CONTENT_TYPE), Some(file.content_type()));
        let kept = match file.lifetime() {
            Lifetime::Forever => "public, max-age=31536000, immutable",
            Lifetime::UntilChanged => "no-cache",
        };
        assert_eq!(header(&answer, CACHE_CONTROL), Some(kept));
        assert_eq!(header(&answer, ETAG), Some(file.plain().etag()));
        assert_eq!(header(&answer, VARY), Some("Accept-Encoding"));
        assert_eq!(header(&answer, CONTENT_ENCODING), None);
    }
}

#[tokio::test]
async fn the_client_chooses_the_encoding() {
    let site = Site::new().await;
    let file = compressed();
    let path = format!("/{}", file.path());
    let cases = [
        ("gzip, deflate, br, zstd", Encoding::Brotli),
        ("gzip", Encoding::Gzip),
        ("br;q=0.5, gzip", Encoding::Gzip),
        ("br;q=0, *", Encoding::Gzip),
        ("zstd", Encoding::Identity),
        ("identity, br;q=0.9", Encoding::Identity),
        ("", Encoding::Identity),
        ("*;q=0", Encoding::Identity),
    ];
    for (accepted, expected) in cases {
        let answer = site.get(&path, &[(ACCEPT_ENCODING, accepted)]).await;
        let content = file.content(expected).unwrap();
        assert_eq!((answer.status, &answer.body[..]), (200, content.bytes()), "{accepted}");
        assert_eq!(header(&answer, CONTENT_ENCODING), expected.name(), "{accepted}");
        assert_eq!(header(&answer, ETAG), Some(content.etag()));
        assert_eq!(header(&answer, CONTENT_TYPE), Some(file.content_type()));
        assert_eq!(header(&answer, VARY), Some("Accept-Encoding"));
    }
}

#[tokio::test]
async fn what_the_client_has_is_not_sent_again() {
    let site = Site::new().await;
    let file = compressed();
    let path = format!("/{}", file.path());
    let brotli = file.content(Encoding::Brotli).unwrap();
    let answer = site.get(&path, &[(ACCEPT_ENCODING, "br"), (IF_NONE_MATCH, brotli.etag())]).await;
    assert_eq!((answer.status, answer.body.len()), (304, 0));
    assert_eq!(header(&answer, ETAG), Some(brotli.etag()));
    assert_eq!(header(&answer, VARY), Some("Accept-Encoding"));
    assert!(answer.headers.contains_key(CACHE_CONTROL));
    // The tag of one form says nothing about another.
    let other = site.get(&path, &[(IF_NONE_MATCH, brotli.etag())]).await;
    assert_eq!((other.status, &other.body[..]), (200, file.plain().bytes()));
    let old = site.get("/", &[(IF_NONE_MATCH, "\"00000000000000000000000000000000\"")]).await;
    assert_eq!(old.status, 200);
    let same = site.get("/join", &[(IF_NONE_MATCH, aeroplane_web::index().plain().etag())]).await;
    assert_eq!(same.status, 304);
}

#[tokio::test]
async fn what_is_not_there_is_a_problem() {
    let site = Site::new().await;
    let nowhere = [
        "/api",
        "/api/nothing",
        "/health",
        "/metrics/x",
        "/assets/",
        "/assets/index-00000000.js",
        "/room/x.js",
    ];
    for path in nowhere {
        let answer = site.get(path, &[]).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(header(&answer, CONTENT_TYPE), Some("application/json"));
        assert_eq!(header(&answer, CACHE_CONTROL), Some("no-store"));
        serde_json::from_slice::<Problem>(&answer.body).unwrap();
    }
    // No path leads out of the page.
    for path in ["/../Cargo.toml", "/assets/../../Cargo.toml", "/%2e%2e/Cargo.toml", "/..%2fCargo.toml"] {
        assert!(site.ask("GET", path).await.starts_with("HTTP/1.1 404"), "{path}");
    }
}

#[tokio::test]
async fn a_head_is_the_answer_without_its_body() {
    let site = Site::new().await;
    let length = aeroplane_web::index().plain().bytes().len();
    let answer = site.ask("HEAD", "/room/K7QM2XPA").await.to_lowercase();
    assert!(answer.starts_with("http/1.1 200"), "{answer}");
    assert!(answer.contains(&format!("{CONTENT_LENGTH}: {length}\r\n")), "{answer}");
    assert!(answer.contains(aeroplane_web::index().plain().etag()), "{answer}");
    assert!(answer.ends_with("\r\n\r\n"), "{answer}");
}

#[tokio::test]
async fn the_page_is_only_read() {
    let site = Site::new().await;
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        let answer = site.ask(method, "/").await.to_lowercase();
        assert!(answer.starts_with("http/1.1 405"), "{method}: {answer}");
        assert!(answer.contains(&format!("{ALLOW}: get, head\r\n")), "{method}: {answer}");
    }
}
