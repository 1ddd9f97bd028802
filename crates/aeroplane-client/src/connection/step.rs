//! One step of a connection: send what waits, receive what comes, come back when the socket is gone.

use std::time::Duration;

use aeroplane_protocol::{Notice, ServerMessage};
use tokio::time::{Instant, sleep_until, timeout};

use super::{Connection, Entrance, Happening};
use crate::error::ClientError;
use crate::faults::Fault;
use crate::random;
use crate::socket::{Frame, Socket};

/// Close codes after which coming back would only bring the same again: a breach of the protocol, data of the wrong kind or
/// form, of the policy, too large a message.
const FINAL: [u16; 5] = [1002, 1003, 1007, 1008, 1009];

impl Connection {
    pub(super) async fn advance(&mut self) -> Result<(), ClientError> {
        if self.socket.is_none() {
            return self.come_back().await;
        }
        if !self.outbox.is_empty() {
            self.flush().await;
            return Ok(());
        }
        let Some(socket) = &mut self.socket else { return Ok(()) };
        let again = self.pending.next();
        let silent_at = match self.entrance {
            Entrance::Waits(until) => until,
            Entrance::Told => self.heard_at + self.options.patience,
        };
        tokio::select! {
            frame = socket.receive() => {
                self.heard_at = Instant::now();
                self.take(frame)
            }
            () = sleep_until(again.unwrap_or(silent_at)), if again.is_some() => {
                let due = self.pending.due(Instant::now());
                self.outbox.extend(due);
                Ok(())
            }
            () = sleep_until(silent_at) => {
                self.lost(None, "nothing was heard for too long".into());
                Ok(())
            }
        }
    }

    /// Sends the first message that waits. It is taken out afterwards: dropped halfway it is sent twice rather than never,
    /// and its id tells the server so.
    pub(super) async fn flush(&mut self) {
        let (Some(socket), Some(message)) = (&mut self.socket, self.outbox.front()) else { return };
        match timeout(self.options.patience, socket.send(message)).await {
            Ok(Ok(())) => drop(self.outbox.pop_front()),
            // What the server said before it closed may still be there to be read, but all of it can be had again.
            Ok(Err(error)) => self.lost(None, error.to_string()),
            Err(_) => self.lost(None, "nothing was taken for too long".into()),
        }
    }

    fn take(&mut self, frame: Frame) -> Result<(), ClientError> {
        match frame {
            Frame::Message(message) => {
                self.learn(&message)?;
                self.receive(*message)
            }
            Frame::Unreadable { reason, .. } => {
                self.faults.note(Fault::Unreadable(reason));
                Ok(())
            }
            Frame::Beat => Ok(()),
            Frame::Closed { code: Some(code), reason } if FINAL.contains(&code) => {
                self.socket = None;
                Err(ClientError::ShownTheDoor { code, reason })
            }
            Frame::Closed { code, reason } => {
                self.lost(code, reason);
                Ok(())
            }
        }
    }

    /// Learns from a message how far this socket is, and when the next one makes sense.
    fn learn(&mut self, message: &ServerMessage) -> Result<(), ClientError> {
        match message {
            ServerMessage::Welcome { .. } | ServerMessage::Resumed { .. } => {
                if let Entrance::Waits(_) = self.entrance {
                    self.entrance = Entrance::Told;
                    self.reconnections = self.reconnections.saturating_add(1);
                }
            }
            ServerMessage::Notice { notice: Notice::GoingAway { reconnect_in_ms } } => {
                // A little later by lot, so that not all clients of the server come back in the same moment.
                let [lot] = random()?;
                let wait = Duration::from_millis((*reconnect_in_ms).into());
                self.stay_away_for(wait + wait / 2 * u32::from(lot) / 255);
            }
            ServerMessage::Update { .. }
            | ServerMessage::Accepted { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Presence { .. }
            | ServerMessage::Notice { .. } => {}
        }
        Ok(())
    }

    /// The socket is gone. What waited to be sent is repeated on the next one.
    pub(super) fn lost(&mut self, code: Option<u16>, reason: String) {
        self.socket = None;
        // A server that opens sockets and tells nothing on them is no better than one that is away.
        if let Entrance::Waits(_) = std::mem::replace(&mut self.entrance, Entrance::Told) {
            self.in_vain = Some(reason.clone());
        }
        self.outbox.clear();
        self.is_catching_up = false;
        self.happenings.push_back(Happening::Lost { code, reason });
    }

    /// Does not come back before that time has passed.
    pub(super) fn stay_away_for(&mut self, wait: Duration) {
        self.retry_at = self.retry_at.max(Some(Instant::now() + wait));
    }

    async fn come_back(&mut self) -> Result<(), ClientError> {
        if self.options.attempts == 0 {
            let last = ClientError::NotKnown("the socket is closed, and this connection does not come back");
            return Err(ClientError::GaveUp { attempts: 0, last: Box::new(last) });
        }
        if let Some(reason) = self.in_vain.take() {
            return self
                .try_again_after(ClientError::Unreachable { server: self.server.to_string(), reason });
        }
        if let Some(retry_at) = self.retry_at {
            sleep_until(retry_at).await;
        }
        let until = Instant::now() + self.options.patience;
        let opening = Socket::open(&self.server, self.code, self.token.as_ref(), Some(self.seq()));
        let opened = match timeout(self.options.patience, opening).await {
            Ok(opened) => opened,
            Err(_) => Err(ClientError::silent(&self.server, self.options.patience)),
        };
        match opened {
            Ok(socket) => {
                self.socket = Some(socket);
                self.entrance = Entrance::Waits(until);
                self.retry_at = None;
                self.heard_at = Instant::now();
                self.outbox.extend(self.pending.all());
                Ok(())
            }
            Err(error) if error.may_pass() => self.try_again_after(error),
            Err(error) => Err(error),
        }
    }

    fn try_again_after(&mut self, error: ClientError) -> Result<(), ClientError> {
        let [lot] = random()?;
        let wanted = Duration::from_millis(error.retry_after_ms().unwrap_or(0).into());
        let wait = self.backoff.failed(lot).max(wanted);
        let attempts = self.backoff.attempts();
        if attempts >= self.options.attempts {
            return Err(ClientError::GaveUp { attempts, last: Box::new(error) });
        }
        self.stay_away_for(wait);
        Ok(())
    }
}
