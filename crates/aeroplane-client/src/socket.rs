//! A bare WebSocket to a room: it does as it is told, well or badly.

use aeroplane_protocol::{ClientMessage, MemberToken, RoomCode, Seq, ServerMessage};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::header::{AUTHORIZATION, HeaderMap, HeaderValue};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::address::ServerAddress;
use crate::error::ClientError;
use crate::http::{refused, with_causes};

/// How much is read at a time. Idle sockets shall be cheap, and there may be thousands.
const READ_BUFFER: usize = 4 * 1024;

/// Something that arrived.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Frame {
    /// A message.
    Message(Box<ServerMessage>),
    /// A text or bytes that are no message.
    Unreadable {
        /// What arrived.
        text: String,
        /// Why it is no message.
        reason: String,
    },
    /// A ping or a pong; pings are answered already.
    Beat,
    /// The server closed the socket, or it broke: then there is no code. Nothing follows.
    Closed {
        /// The WebSocket's close code.
        code: Option<u16>,
        /// The server's words, or those of the system.
        reason: String,
    },
}

/// A bare WebSocket to a room. Dropping it breaks the connection without a word.
pub struct Socket {
    server: ServerAddress,
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Opens a socket to a room: as the member whose token it is, or to watch; from the event after that one on, or with
    /// the whole room first.
    ///
    /// # Errors
    ///
    /// [`ClientError::Unreachable`], [`ClientError::Problem`] or [`ClientError::Unreadable`].
    pub async fn open(
        server: &ServerAddress,
        code: RoomCode,
        token: Option<&MemberToken>,
        after: Option<Seq>,
    ) -> Result<Self, ClientError> {
        let mut headers = HeaderMap::new();
        if let Some(token) = token {
            let mut value = HeaderValue::try_from(format!("Bearer {}", token.reveal()))
                .map_err(|error| ClientError::Unreadable { status: 0, reason: error.to_string() })?;
            value.set_sensitive(true);
            headers.insert(AUTHORIZATION, value);
        }
        let after = after.map(|after| format!("?after={after}")).unwrap_or_default();
        Self::open_at(server, &format!("/api/rooms/{code}/socket{after}"), &headers).await
    }

    /// Opens a socket at any path with these headers besides the WebSocket's own.
    ///
    /// # Errors
    ///
    /// As [`Socket::open`].
    pub async fn open_at(
        server: &ServerAddress,
        path: &str,
        headers: &HeaderMap,
    ) -> Result<Self, ClientError> {
        let lost = |reason: String| ClientError::Unreachable { server: server.to_string(), reason };
        let stream =
            TcpStream::connect(server.host_and_port()).await.map_err(|error| lost(error.to_string()))?;
        stream.set_nodelay(true).map_err(|error| lost(error.to_string()))?;
        let request = format!("ws://{}{path}", server.authority()).into_client_request();
        let mut request = request.map_err(|error| lost(with_causes(&error)))?;
        request.headers_mut().extend(headers.clone());
        let configuration = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        match client_async_with_config(request, stream, Some(configuration)).await {
            Ok((stream, _)) => Ok(Self { server: server.clone(), stream }),
            Err(Error::Http(answer)) => {
                Err(refused(answer.status().as_u16(), answer.body().as_deref().unwrap_or_default()))
            }
            Err(error) => Err(lost(with_causes(&error))),
        }
    }

    /// Sends a message.
    ///
    /// # Errors
    ///
    /// [`ClientError::Unreachable`] where the connection is broken.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        let text = serde_json::to_string(message)
            .map_err(|error| ClientError::Unreadable { status: 0, reason: error.to_string() })?;
        self.send_text(text).await
    }

    /// Sends any text.
    ///
    /// # Errors
    ///
    /// As [`Socket::send`].
    pub async fn send_text(&mut self, text: impl Into<String>) -> Result<(), ClientError> {
        self.send_frame(Message::text(text.into())).await
    }

    /// Sends any bytes, as a binary frame.
    ///
    /// # Errors
    ///
    /// As [`Socket::send`].
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), ClientError> {
        self.send_frame(Message::binary(bytes)).await
    }

    /// Sends a ping.
    ///
    /// # Errors
    ///
    /// As [`Socket::send`].
    pub async fn ping(&mut self) -> Result<(), ClientError> {
        self.send_frame(Message::Ping(hyper::body::Bytes::new())).await
    }

    async fn send_frame(&mut self, frame: Message) -> Result<(), ClientError> {
        let lost = |error: &Error| ClientError::Unreachable {
            server: self.server.to_string(),
            reason: with_causes(error),
        };
        self.stream.send(frame).await.map_err(|error| lost(&error))
    }

    /// Waits for the next frame. Pings are answered while waiting, so a socket that is not asked seems dead to the server
    /// after a while. May be dropped while waiting; nothing is lost then.
    pub async fn receive(&mut self) -> Frame {
        match self.stream.next().await {
            Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                Ok(message) => Frame::Message(Box::new(message)),
                Err(error) => Frame::Unreadable { text: text.to_string(), reason: error.to_string() },
            },
            Some(Ok(Message::Binary(bytes))) => Frame::Unreadable {
                text: String::from_utf8_lossy(&bytes).into_owned(),
                reason: "messages are texts".into(),
            },
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Frame::Beat,
            Some(Ok(Message::Close(Some(close)))) => {
                Frame::Closed { code: Some(close.code.into()), reason: close.reason.to_string() }
            }
            Some(Ok(Message::Close(None))) => {
                Frame::Closed { code: None, reason: "closed without a word".into() }
            }
            Some(Err(error)) => Frame::Closed { code: None, reason: with_causes(&error) },
            None => Frame::Closed { code: None, reason: "the connection ended".into() },
        }
    }

    /// Waits for the next message and passes over whatever else arrives; `None` where the socket is closed.
    pub async fn message(&mut self) -> Option<ServerMessage> {
        loop {
            match self.receive().await {
                Frame::Message(message) => return Some(*message),
                Frame::Unreadable { .. } | Frame::Beat => {}
                Frame::Closed { .. } => return None,
            }
        }
    }

    /// Says goodbye. Whether the server hears it does not matter.
    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}
