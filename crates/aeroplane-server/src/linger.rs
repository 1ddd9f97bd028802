//! The end of a connection, so that what was said last arrives.
//!
//! A connection that is closed while bytes of the other side are unread, or still come, is reset, and a reset throws away
//! what the other side has not read yet: why its socket was closed, why its body is too large. So whoever is left is read
//! to the end first, for a while, and what comes is thrown away.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

/// How many bytes are thrown away before the connection is closed all the same.
const MOST: usize = 1024 * 1024;
/// How many of them at a time.
const AT_A_TIME: usize = 4 * 1024;

/// A connection, with its place among those that the server can bear.
struct Open {
    stream: TcpStream,
    seat: OwnedSemaphorePermit,
}

/// A connection that is read to its end when it is dropped.
pub(crate) struct Lingering {
    /// Taken when it is dropped.
    open: Option<Open>,
    /// Whether nothing more can come, or go.
    is_at_end: bool,
    patience: Duration,
    tasks: TaskTracker,
}

impl Lingering {
    /// A connection that is read for so long at most after it was dropped, as one of these tasks, and keeps its seat
    /// until then.
    pub(crate) const fn new(
        stream: TcpStream,
        seat: OwnedSemaphorePermit,
        patience: Duration,
        tasks: TaskTracker,
    ) -> Self {
        Self { open: Some(Open { stream, seat }), is_at_end: false, patience, tasks }
    }

    /// Does something with the connection, and notes where it is broken.
    fn with<T>(
        &mut self,
        work: impl FnOnce(Pin<&mut TcpStream>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let Some(Open { stream, .. }) = &mut self.open else {
            return Poll::Ready(Err(io::ErrorKind::NotConnected.into()));
        };
        let outcome = work(Pin::new(stream));
        self.is_at_end |= matches!(outcome, Poll::Ready(Err(_)));
        outcome
    }
}

impl AsyncRead for Lingering {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.remaining();
        ready!(self.with(|stream| stream.poll_read(context, buffer)))?;
        self.is_at_end |= before > 0 && buffer.remaining() == before;
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Lingering {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.with(|stream| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.with(|stream| stream.poll_write_vectored(context, parts))
    }

    fn is_write_vectored(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.stream.is_write_vectored())
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.with(|stream| stream.poll_flush(context))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.with(|stream| stream.poll_shutdown(context))
    }
}

impl Drop for Lingering {
    fn drop(&mut self) {
        let Some(Open { stream, seat }) = self.open.take().filter(|_| !self.is_at_end) else { return };
        // Without a runtime the process is about to end, and the system closes the connection.
        let Ok(runtime) = Handle::try_current() else { return };
        let patience = self.patience;
        let lingering = async move {
            let _ = timeout(patience, read_out(stream)).await;
            drop(seat);
        };
        self.tasks.spawn_on(lingering, &runtime);
    }
}

/// Says that nothing follows, and throws away what comes until the other side says the same.
async fn read_out(mut stream: TcpStream) {
    if stream.shutdown().await.is_err() {
        return;
    }
    let mut waste = vec![0; AT_A_TIME];
    let mut rest = MOST;
    while rest > 0
        && let Ok(read @ 1..) = stream.read(&mut waste).await
    {
        rest = rest.saturating_sub(read);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::net::TcpListener;
    use tokio::sync::Semaphore;

    use super::*;

    /// The two ends of a connection, and the seats, of which the first end has the only one.
    async fn ends(patience: Duration) -> (Lingering, TcpStream, Arc<Semaphore>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let other = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        let seats = Arc::new(Semaphore::new(1));
        let seat = Arc::clone(&seats).acquire_owned().await.unwrap();
        (Lingering::new(stream, seat, patience, TaskTracker::new()), other, seats)
    }

    #[tokio::test]
    async fn the_last_words_arrive_whatever_the_other_side_has_still_to_say() {
        let (mut connection, mut other, seats) = ends(Duration::from_mins(1)).await;
        other.write_all(&[b'x'; 10_000]).await.unwrap();
        connection.read_u8().await.unwrap();
        connection.write_all(b"goodbye").await.unwrap();
        drop(connection);
        for _ in 0..10 {
            other.write_all(&[b'x'; 10_000]).await.unwrap();
        }
        let mut heard = String::new();
        other.read_to_string(&mut heard).await.unwrap();
        assert_eq!(heard, "goodbye");
        // Who has not left has a seat.
        assert_eq!(seats.available_permits(), 0);
        drop(other);
        drop(seats.acquire().await.unwrap());
    }

    #[tokio::test]
    async fn nobody_is_waited_for_after_the_end() {
        let (mut connection, other, seats) = ends(Duration::from_mins(1)).await;
        drop(other);
        assert_eq!(connection.read(&mut [0]).await.unwrap(), 0);
        drop(connection);
        assert_eq!(seats.available_permits(), 1);
    }

    #[tokio::test]
    async fn whoever_does_not_leave_is_left() {
        let (connection, other, seats) = ends(Duration::from_millis(10)).await;
        drop(connection);
        drop(seats.acquire().await.unwrap());
        drop(other);

        let (connection, mut other, seats) = ends(Duration::from_mins(1)).await;
        drop(connection);
        while other.write_all(&[b'x'; 10_000]).await.is_ok() {}
        drop(seats.acquire().await.unwrap());
    }
}
