//! Who listens to a room on this node.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use aeroplane_protocol::{MemberId, Notice, Presence, ServerMessage};
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, watch};

use super::presence::WATCHERS;
use crate::socket::Goodbye;

/// A socket of this node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct SocketId(u64);

/// The room's end of a socket.
pub(crate) struct Listener {
    /// Whom the socket speaks for; nobody where it watches.
    pub(crate) member: Option<MemberId>,
    /// The messages that wait for it.
    pub(crate) queue: mpsc::Sender<Utf8Bytes>,
    /// Tells it to close.
    pub(crate) goodbye: watch::Sender<Option<Goodbye>>,
    /// How long its answers take, in milliseconds: measured by pings.
    pub(crate) lag: Arc<AtomicU32>,
}

impl Listener {
    /// Queues a message. A socket that does not keep up is closed: it resumes by the last event that it has, so nothing is
    /// lost. One that is gone is let go by [`Audience::forget_the_gone`].
    fn send(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(text) {
            self.close(Goodbye::Slow);
        }
    }

    fn close(&self, goodbye: Goodbye) {
        self.goodbye.send_if_modified(|reason| {
            let is_first = reason.is_none();
            reason.get_or_insert(goodbye);
            is_first
        });
    }
}

/// The sockets of a room on this node.
#[derive(Default)]
pub(crate) struct Audience {
    listeners: BTreeMap<SocketId, Listener>,
    next: u64,
    /// When the last socket was closed, if none is open.
    empty_since: Option<Instant>,
    /// Since when each member without a socket has had none.
    gone: BTreeMap<MemberId, Instant>,
}

impl Audience {
    pub(crate) fn add(&mut self, listener: Listener) -> SocketId {
        let id = SocketId(self.next);
        self.next += 1;
        self.empty_since = None;
        if let Some(member) = listener.member {
            self.gone.remove(&member);
        }
        self.listeners.insert(id, listener);
        id
    }

    pub(crate) fn remove(&mut self, id: SocketId) -> Option<Listener> {
        let listener = self.listeners.remove(&id)?;
        self.note_absence(listener.member);
        Some(listener)
    }

    /// Lets sockets go that ended without a word, such as by a fault; whether there were any.
    pub(crate) fn forget_the_gone(&mut self) -> bool {
        let gone = self.listeners.iter().filter(|(_, listener)| listener.queue.is_closed());
        let gone: Vec<SocketId> = gone.map(|(id, _)| *id).collect();
        for id in &gone {
            self.remove(*id);
        }
        !gone.is_empty()
    }

    fn note_absence(&mut self, member: Option<MemberId>) {
        if self.listeners.is_empty() {
            self.empty_since = Some(Instant::now());
        }
        if let Some(member) = member
            && self.connections(member) == 0
        {
            self.gone.insert(member, Instant::now());
        }
    }

    pub(crate) fn get(&self, id: SocketId) -> Option<&Listener> {
        self.listeners.get(&id)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// For how long nobody has listened; `None` while somebody does.
    pub(crate) fn empty_for(&self, since_start: Duration) -> Option<Duration> {
        self.listeners.is_empty().then(|| self.empty_since.map_or(since_start, |since| since.elapsed()))
    }

    /// For how long the member has had no socket here; `None` while it has one.
    pub(crate) fn away_for(&self, member: MemberId, since_start: Duration) -> Option<Duration> {
        (self.connections(member) == 0).then(|| self.gone.get(&member).map_or(since_start, Instant::elapsed))
    }

    /// How many sockets speak for the member.
    pub(crate) fn connections(&self, member: MemberId) -> usize {
        self.listeners.values().filter(|listener| listener.member == Some(member)).count()
    }

    /// Through how many sockets each member is connected; those who only watch count as one, [`WATCHERS`].
    pub(crate) fn sockets(&self) -> BTreeMap<MemberId, u32> {
        let mut sockets = BTreeMap::new();
        for listener in self.listeners.values() {
            *sockets.entry(listener.member.unwrap_or(WATCHERS)).or_default() += 1;
        }
        sockets
    }

    /// How many sockets there are, and how many of them only watch.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let watchers = self.listeners.values().filter(|listener| listener.member.is_none()).count();
        (self.listeners.len(), watchers)
    }

    /// Who is here.
    pub(crate) fn presence(&self) -> Presence {
        let mut members: Vec<MemberId> =
            self.listeners.values().filter_map(|listener| listener.member).collect();
        members.sort_unstable();
        members.dedup();
        let watchers = self.listeners.values().filter(|listener| listener.member.is_none()).count();
        Presence { members, watchers: u32::try_from(watchers).unwrap_or(u32::MAX) }
    }

    /// How long answers of the member take, in milliseconds: those of its quickest socket.
    pub(crate) fn lag(&self, member: MemberId) -> u32 {
        let own = self.listeners.values().filter(|listener| listener.member == Some(member));
        own.map(|listener| listener.lag.load(Ordering::Relaxed)).min().unwrap_or(0)
    }

    /// Tells one socket something.
    pub(crate) fn tell(&self, id: SocketId, message: &ServerMessage) {
        if let (Some(listener), Some(text)) = (self.listeners.get(&id), text(message)) {
            listener.send(text);
        }
    }

    /// Tells every socket something. It is written once.
    pub(crate) fn tell_all(&self, message: &ServerMessage) {
        if self.listeners.is_empty() {
            return;
        }
        let Some(text) = text(message) else { return };
        for listener in self.listeners.values() {
            listener.send(text.clone());
        }
    }

    /// Tells the member's sockets how many they are.
    pub(crate) fn tell_connections(&self, member: MemberId) {
        let own = || self.listeners.values().filter(|listener| listener.member == Some(member));
        let connections = u16::try_from(own().count()).unwrap_or(u16::MAX);
        let Some(text) = text(&ServerMessage::Notice { notice: Notice::OpenElsewhere { connections } })
        else {
            return;
        };
        for listener in own() {
            listener.send(text.clone());
        }
    }

    /// The member is one no longer: its sockets watch from now on.
    pub(crate) fn demote(&mut self, member: MemberId) {
        let notice = ServerMessage::Notice { notice: Notice::WatchingNow { member } };
        let Some(text) = text(&notice) else { return };
        for listener in self.listeners.values_mut().filter(|listener| listener.member == Some(member)) {
            listener.member = None;
            listener.send(text.clone());
        }
        self.gone.remove(&member);
    }

    /// Closes every socket.
    pub(crate) fn close_all(&self, goodbye: Goodbye) {
        for listener in self.listeners.values() {
            listener.close(goodbye);
        }
    }
}

/// A message as it goes over the wire.
pub(crate) fn text(message: &ServerMessage) -> Option<Utf8Bytes> {
    match serde_json::to_string(message) {
        Ok(text) => Some(text.into()),
        Err(error) => {
            // No message has a form that JSON lacks; if one had, the socket would find the gap and resume.
            tracing::error!(%error, "a message cannot be written");
            None
        }
    }
}
