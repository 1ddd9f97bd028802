//! A room of this node: the one place where its sockets, its events and its cache meet, one thing at a time.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use aeroplane_protocol::{InviteToken, MemberId, Presence, RoomCode, Seq};
use aeroplane_store::RoomId;
use tokio::sync::Mutex;

use super::audience::Audience;
use super::held::Held;
use super::loaded::Loaded;
use super::presence::Noted;
use super::talk::TalkLimit;
use super::trouble::Trouble;
use crate::server::Server;
use crate::socket::Goodbye;

/// How long a room is kept in memory at least.
const KEPT: Duration = Duration::from_mins(1);

/// A room of this node.
pub(crate) struct Room {
    pub(crate) id: RoomId,
    pub(crate) code: RoomCode,
    pub(crate) invite: InviteToken,
    inner: Arc<Mutex<Inner>>,
}

/// What changes about a room.
pub(crate) struct Inner {
    pub(crate) audience: Audience,
    /// The room as its events make it; nothing where they have to be read first.
    pub(crate) loaded: Option<Loaded>,
    /// The last event that the audience was told of.
    pub(crate) told: Seq,
    pub(crate) talk: BTreeMap<MemberId, TalkLimit>,
    /// Who is connected to other nodes, as far as was heard.
    pub(crate) elsewhere: Presence,
    /// What other nodes were told of who is connected to this one.
    pub(crate) noted: BTreeMap<MemberId, Noted>,
    /// Since when this node has had the room.
    since: Instant,
}

impl Inner {
    /// For how long this node has had the room.
    pub(crate) fn age(&self) -> Duration {
        self.since.elapsed()
    }
}

impl Room {
    pub(crate) fn new(id: RoomId, code: RoomCode, invite: InviteToken) -> Self {
        let inner = Inner {
            audience: Audience::default(),
            loaded: None,
            told: Seq(0),
            talk: BTreeMap::new(),
            elsewhere: Presence::default(),
            noted: BTreeMap::new(),
            since: Instant::now(),
        };
        Self { id, code, invite, inner: Arc::new(Mutex::new(inner)) }
    }

    /// Does something in the room while nothing else happens in it. Once begun it is carried through, whether or not
    /// whoever asked for it still waits. A fault – a panic – ends in the room alone, which is loaded again.
    pub(crate) async fn hold<T, F>(
        self: &Arc<Self>,
        server: &Arc<Server>,
        work: impl FnOnce(Held) -> F + Send + 'static,
    ) -> Result<T, Trouble>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Trouble>> + Send + 'static,
    {
        let (room, server) = (Arc::clone(self), Arc::clone(server));
        let faults = server.metrics.room_faults.clone();
        let tracker = server.work.clone();
        let task = tracker.spawn(async move {
            let inner = Arc::clone(&room.inner).lock_owned().await;
            work(Held { server, room, inner }).await
        });
        match task.await {
            Ok(outcome) => outcome,
            Err(error) => {
                if error.is_panic() {
                    tracing::error!(room = %self.id, "a room had a fault and is loaded again");
                    faults.inc();
                    self.start_again().await;
                }
                Err(Trouble::Fault)
            }
        }
    }

    /// Forgets everything but the sockets, and closes these: their clients come back and resume.
    async fn start_again(&self) {
        let mut inner = self.inner.lock().await;
        inner.loaded = None;
        inner.audience.close_all(Goodbye::Fault);
    }

    /// Whether the room has sockets, had some a moment ago or is said to have some, or is at work and may have some.
    pub(crate) fn is_listened_to(&self) -> bool {
        self.inner.try_lock().map_or(true, |inner| {
            let is_empty = inner.audience.empty_for(inner.age()).is_some_and(|time| time >= KEPT);
            !is_empty || !inner.noted.is_empty() || inner.age() < KEPT
        })
    }

    /// Closes every socket.
    pub(crate) async fn close_sockets(&self, goodbye: Goodbye) {
        self.inner.lock().await.audience.close_all(goodbye);
    }

    /// Tells every socket something that is no event.
    pub(crate) async fn tell_all(&self, message: &aeroplane_protocol::ServerMessage) {
        self.inner.lock().await.audience.tell_all(message);
    }

    /// Tells one socket something that is no event.
    pub(crate) async fn answer(&self, socket: super::SocketId, message: &aeroplane_protocol::ServerMessage) {
        self.inner.lock().await.audience.tell(socket, message);
    }
}
