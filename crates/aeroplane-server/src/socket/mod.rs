//! One WebSocket: what it sends becomes commands, what its room tells goes out, and it is closed when it is dead, slow or
//! abusive.

mod goodbye;
mod manners;
mod pulse;

use std::sync::Arc;
use std::time::Duration;

use aeroplane_protocol::{ClientMessage, CommandId, MemberId, Refusal, Seq, ServerMessage};
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

pub(crate) use goodbye::Goodbye;
use manners::Manners;
use pulse::Pulse;

use crate::rooms::{Listener, Room, SocketId, text};
use crate::server::Server;

/// What a socket is opened for.
pub(crate) struct Visit {
    /// The room.
    pub(crate) room: Arc<Room>,
    /// Whom the socket speaks for; nobody where it watches.
    pub(crate) member: Option<MemberId>,
    /// The last event that the client has, if it has any.
    pub(crate) after: Option<Seq>,
}

/// Why the loop of a socket ends.
enum End {
    /// The client closed it, or it broke.
    Gone,
    /// The server closes it.
    Closed(Goodbye),
    /// The client sent a frame that no socket may send, such as one that is too large.
    Broken(axum::Error),
}

/// Serves a socket until it ends.
pub(crate) async fn serve(server: Arc<Server>, visit: Visit, mut socket: WebSocket) {
    let Visit { room, member, after } = visit;
    let (queue, mut waiting) = mpsc::channel(server.configuration.limits.queue.max(1));
    let (goodbye, closing) = watch::channel(None);
    let pulse = Pulse::new(server.configuration.timings.ping, server.configuration.timings.pong);
    let listener = Listener { member, queue, goodbye, lag: pulse.lag() };
    server.metrics.sockets.inc();
    match room.enter(&server, listener, after).await {
        Ok(id) => {
            let manners = Manners::new(&server.configuration.limits, member.is_some());
            let mut session = Session { server: &server, room: &room, id, pulse, manners };
            let end = session.run(&mut socket, &mut waiting, closing).await;
            room.leave(&server, id).await;
            if matches!(end, End::Closed(Goodbye::Stopping)) {
                let rest = send_rest(&mut socket, &mut waiting);
                // Whoever does not read finds the rest by resuming.
                let _ = timeout(server.configuration.timings.goodbye, rest).await;
            }
            say_goodbye(&mut socket, end, server.configuration.timings.goodbye).await;
        }
        Err(refusal) => {
            if let Some(text) = text(&refused(None, refusal)) {
                let _ = timeout(server.configuration.timings.goodbye, socket.send(Message::Text(text))).await;
            }
            let end = End::Closed(Goodbye::Refused);
            say_goodbye(&mut socket, end, server.configuration.timings.goodbye).await;
        }
    }
    server.metrics.sockets.dec();
}

/// The answer to a message that was not carried out.
pub(crate) fn refused(id: Option<CommandId>, because: Refusal) -> ServerMessage {
    ServerMessage::Refused { id, because, explanation: because.to_string(), missing: Vec::new() }
}

async fn say_goodbye(socket: &mut WebSocket, end: End, patience: Duration) {
    let frame = match end {
        End::Gone => {
            // A client that says goodbye is answered: the answer goes out as the rest is read.
            let _ = timeout(patience, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
            return;
        }
        End::Closed(goodbye) => goodbye.frame(),
        End::Broken(error) => axum::extract::ws::CloseFrame {
            code: axum::extract::ws::close_code::SIZE,
            reason: shortened(&error.to_string()),
        },
    };
    let goodbye = async {
        // Whoever does not read cannot be told. What comes meanwhile is read until the client has answered. After a frame
        // that cannot be read there is no next one; then the connection itself is read to its end when it is let go.
        if socket.send(Message::Close(Some(frame))).await.is_ok() {
            while let Some(Ok(_)) = socket.recv().await {}
        }
    };
    let _ = timeout(patience, goodbye).await;
}

/// A close frame has room for 123 bytes.
fn shortened(reason: &str) -> Utf8Bytes {
    let end = reason
        .char_indices()
        .map(|(index, symbol)| index + symbol.len_utf8())
        .take_while(|&end| end <= 123)
        .last();
    Utf8Bytes::from(reason.get(..end.unwrap_or(0)).unwrap_or_default())
}

struct Session<'a> {
    server: &'a Arc<Server>,
    room: &'a Arc<Room>,
    id: SocketId,
    pulse: Pulse,
    manners: Manners,
}

impl Session<'_> {
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        waiting: &mut mpsc::Receiver<Utf8Bytes>,
        mut closing: watch::Receiver<Option<Goodbye>>,
    ) -> End {
        let patience = self.server.configuration.timings.pong;
        loop {
            tokio::select! {
                // What has arrived is read before anybody is found silent: an answer may have waited for a slow room. What is
                // to be told goes out before more is heard, so that no queue fills by questions alone.
                biased;
                goodbye = told(&mut closing) => return End::Closed(goodbye),
                Some(text) = waiting.recv() => {
                    if let Err(end) = send(socket, Message::Text(text), patience, &mut closing).await {
                        return end;
                    }
                }
                frame = socket.recv() => match frame {
                    None => return End::Gone,
                    Some(Err(error)) => return broken(error),
                    Some(Ok(frame)) => {
                        if let Err(end) = self.receive(frame).await {
                            return end;
                        }
                    }
                },
                beat = self.pulse.beat() => {
                    let Some(ping) = beat else { return End::Closed(Goodbye::Silent) };
                    if let Err(end) = send(socket, Message::Ping(ping), patience, &mut closing).await {
                        return end;
                    }
                }
            }
        }
    }

    async fn receive(&mut self, frame: Message) -> Result<(), End> {
        let text = match frame {
            Message::Pong(payload) if self.pulse.answered(&payload) => return Ok(()),
            Message::Close(_) => return Err(End::Gone),
            Message::Text(text) => text,
            // No message is of this kind.
            Message::Binary(_) => Utf8Bytes::default(),
            Message::Ping(_) | Message::Pong(_) => return self.count("").await.map(drop),
        };
        if !self.count(&text).await? {
            return Ok(());
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(ClientMessage::Command { id, seen, command }) => {
                self.room.command(self.server, self.id, id, seen, command).await;
                Ok(())
            }
            Ok(ClientMessage::Resume { after }) => {
                self.room.resume(self.server, self.id, after).await;
                Ok(())
            }
            Err(error) => {
                let refusal = Refusal::Malformed {};
                let explanation = format!("{refusal}: {error}");
                self.offended(refusal, explanation, &text).await
            }
        }
    }

    /// Counts a frame; whether it may be heeded. Where it is one too many the socket is told.
    async fn count(&mut self, text: &str) -> Result<bool, End> {
        let Err(wait) = self.manners.one_more() else { return Ok(true) };
        let retry_after_ms = crate::problem::milliseconds(wait);
        let refusal = Refusal::TooFast { retry_after_ms };
        self.offended(refusal, refusal.to_string(), text).await.map(|()| false)
    }

    /// Refuses a message that should not have been sent. Too many of them end the socket.
    async fn offended(&mut self, because: Refusal, explanation: String, text: &str) -> Result<(), End> {
        self.server.metrics.refused(because);
        if self.manners.offence().is_err() {
            return Err(End::Closed(Goodbye::Abuse));
        }
        let id = command_id(text);
        let message = ServerMessage::Refused { id, because, explanation, missing: Vec::new() };
        self.room.answer(self.id, &message).await;
        Ok(())
    }
}

/// The id in a message that is no message, so that its sender knows which of its commands is meant.
fn command_id(text: &str) -> Option<CommandId> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    value.get("id")?.as_str()?.parse().ok()
}

/// A frame that cannot be read is the client's fault where it is too large, and otherwise the end of the connection.
fn broken(error: axum::Error) -> End {
    if error.to_string().contains("too long") || error.to_string().contains("too large") {
        End::Broken(error)
    } else {
        End::Gone
    }
}

/// Waits until the room closes the socket.
async fn told(closing: &mut watch::Receiver<Option<Goodbye>>) -> Goodbye {
    match closing.wait_for(Option::is_some).await {
        Ok(goodbye) => goodbye.unwrap_or(Goodbye::Fault),
        // The room has let go of the socket without a word.
        Err(_) => Goodbye::Fault,
    }
}

/// Sends a frame, unless the room closes the socket before the client has taken it. A client that takes nothing for as long
/// as it may leave a ping unanswered is as silent as one that answers none.
async fn send(
    socket: &mut WebSocket,
    frame: Message,
    patience: Duration,
    closing: &mut watch::Receiver<Option<Goodbye>>,
) -> Result<(), End> {
    tokio::select! {
        // A client that reads gets the frame also where its socket is closed in the same moment.
        biased;
        sent = timeout(patience, socket.send(frame)) => match sent {
            Ok(sent) => sent.map_err(|_| End::Gone),
            Err(_) => Err(End::Closed(Goodbye::Silent)),
        },
        goodbye = told(closing) => Err(End::Closed(goodbye)),
    }
}

/// Sends what was told before the socket was closed: why, and what had been stored.
async fn send_rest(socket: &mut WebSocket, waiting: &mut mpsc::Receiver<Utf8Bytes>) {
    while let Ok(text) = waiting.try_recv() {
        if socket.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
}
