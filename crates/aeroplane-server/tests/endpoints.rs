//! The server answers where the protocol says, and says so itself.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use aeroplane_client::{Http, ServerAddress};
use aeroplane_protocol::http::{ENDPOINTS, Method, OPENAPI};
use aeroplane_server::{Configuration, Running};
use aeroplane_store::Location;
use axum::http::HeaderMap;

/// The status of a request whose method the place does not know.
const METHOD_NOT_ALLOWED: u16 = 405;

#[tokio::test]
async fn every_place_of_the_protocol_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let listen = "127.0.0.1:0".parse().unwrap();
    let database = Location::file(folder.path().join("rooms.db"));
    let running = Running::start(Configuration { listen, ..Configuration::new(database) }).await.unwrap();
    let address: ServerAddress = format!("http://{}", running.address()).parse().unwrap();
    let http = Http::new(address);
    let none = HeaderMap::new();
    for endpoint in ENDPOINTS {
        let path = endpoint.path.replace("{code}", "00000000").replace("{ply}", "0").replace("{game}", "x");
        let takes =
            |method| ENDPOINTS.iter().any(|other| other.path == endpoint.path && other.method == method);
        // A place that is there refuses the methods that it does not take; one that is not there takes any.
        let got = http.get(&path, &none).await.unwrap().status;
        assert_eq!(got != METHOD_NOT_ALLOWED, takes(Method::Get), "GET {path}: {got}");
        let posted = http.post(&path, &none, Vec::new()).await.unwrap().status;
        assert_eq!(posted != METHOD_NOT_ALLOWED, takes(Method::Post), "POST {path}: {posted}");
    }
    assert_eq!(http.get("/api/rooms", &none).await.unwrap().status, 200);
    let description = http.get("/api/openapi.json", &none).await.unwrap();
    assert_eq!(description.well().unwrap(), OPENAPI.as_bytes());
    running.stop().await;
}
