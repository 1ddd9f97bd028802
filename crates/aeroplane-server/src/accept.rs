//! Connections: as many as are allowed, and none that waits for ever.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use crate::configuration::{Limits, Timings};
use crate::linger::Lingering;

/// How long to wait where the system has no room for another connection.
const NO_ROOM_PAUSE: Duration = Duration::from_millis(100);

/// How much the system keeps for one connection that does not read. By itself it would keep megabytes, and a socket that is
/// asleep would be found out only when they are full.
const SEND_BUFFER: u32 = 64 * 1024;
/// How many connections may wait to be accepted.
const BACKLOG: u32 = 1024;

/// Listens at the address.
pub(crate) fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // Elsewhere this would let other programs take the port over.
    if cfg!(unix) {
        socket.set_reuseaddr(true)?;
    }
    // Connections inherit it.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves every connection with the router until told to stop, and then waits for requests in hand. Sockets are not
/// waited for: they are closed by those who hold them.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: &Limits,
    timings: &Timings,
    stop: CancellationToken,
) {
    let seats =
        Arc::new(Semaphore::new(usize::try_from(limits.connections).unwrap_or(Semaphore::MAX_PERMITS)));
    let open = TaskTracker::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(timings.headers)
        .max_buf_size(limits.header_bytes.max(8192));
    loop {
        let next = next_connection(&listener, &seats);
        let accepted = tokio::select! {
            () = stop.cancelled() => break,
            accepted = next => accepted,
        };
        match accepted {
            Ok((stream, peer, seat)) => {
                let service = router.clone().map_request(move |request: Request<hyper::body::Incoming>| {
                    let mut request = request.map(axum::body::Body::new);
                    request.extensions_mut().insert(ConnectInfo(peer));
                    request
                });
                let service = service.map_err(|never: Infallible| never);
                // A socket takes over the seat of the connection that it was.
                let stream = Lingering::new(stream, seat, timings.goodbye, open.clone());
                let connection = http
                    .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
                    .with_upgrades();
                let stop = stop.clone();
                open.spawn(async move {
                    let mut connection = pin!(connection);
                    // A connection that breaks is the client's affair.
                    tokio::select! {
                        _ = &mut connection => {}
                        () = stop.cancelled() => {
                            connection.as_mut().graceful_shutdown();
                            let _ = connection.await;
                        }
                    }
                });
            }
            Err(error) => {
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(NO_ROOM_PAUSE).await;
            }
        }
    }
    drop(listener);
    // Whatever is still going on then is cut off.
    open.close();
    let _ = tokio::time::timeout(timings.goodbye, open.wait()).await;
}

/// The next connection, once there is a seat for it.
async fn next_connection(
    listener: &TcpListener,
    seats: &Arc<Semaphore>,
) -> io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let seat = Arc::clone(seats).acquire_owned().await.map_err(io::Error::other)?;
    let (stream, peer) = listener.accept().await?;
    // A game is made of small messages that are waited for.
    let _ = stream.set_nodelay(true);
    Ok((stream, peer, seat))
}
