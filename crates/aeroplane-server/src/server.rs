//! The server as a whole: what all of its requests, sockets and rooms share.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use aeroplane_protocol::{Notice, ServerMessage};
use aeroplane_store::{DatabaseKind, NodeId, Store, StoreError};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::configuration::Configuration;
use crate::entropy::{Entropy, NoEntropy, SystemEntropy, draw};
use crate::file_lock::FileLock;
use crate::guesses::Guesses;
use crate::limits::AddressLimits;
use crate::metrics::Metrics;
use crate::outage::{Outage, Outages};
use crate::rooms::{Blame, Rooms, Trouble, millis};
use crate::socket::Goodbye;
use crate::{accept, background, http};

/// After how long a client shall come back to a server that restarts.
const RECONNECT: Duration = Duration::from_millis(500);
/// A pause between the heartbeats of several nodes that says nothing. Where there is only one node, none is too short.
const SHORT_PAUSE_MS: u64 = 3_000;

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Another server uses the file.
    #[error(
        "another server uses the database {location}: stop it, or give this one another file or PostgreSQL"
    )]
    InUse {
        /// Where the database is.
        location: String,
    },
    /// The address cannot be listened at.
    #[error("cannot listen at {address}: {reason}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        reason: io::Error,
    },
    /// The database cannot be used.
    #[error("cannot use the database {location}: {reason}")]
    Database {
        /// Where it is, without a password.
        location: String,
        /// Why not.
        reason: StoreError,
    },
    /// There are no random bytes.
    #[error(transparent)]
    NoEntropy(#[from] NoEntropy),
}

/// How many games are looked up at the same time.
const LOOKUPS: usize = 8;

/// What all parts of a server share.
pub(crate) struct Server {
    pub(crate) configuration: Configuration,
    pub(crate) store: Store,
    pub(crate) entropy: Box<dyn Entropy>,
    pub(crate) node: NodeId,
    pub(crate) rooms: Rooms,
    pub(crate) addresses: AddressLimits,
    pub(crate) guesses: Guesses,
    pub(crate) outage: Outages,
    pub(crate) metrics: Metrics,
    /// Places for those who look games up: each has a room's whole past in hand for as long as that takes.
    pub(crate) lookups: Arc<Semaphore>,
    /// Places for bots that think.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Cancelled when the server is told to stop: nothing new is begun from then on.
    pub(crate) stopping: CancellationToken,
    /// What is done in rooms, which is carried through before the database is given up.
    pub(crate) work: TaskTracker,
    /// The sockets, which a server that stops waits for.
    pub(crate) sockets: TaskTracker,
    started: Instant,
}

impl Server {
    /// Whether other nodes may have the same rooms.
    pub(crate) fn is_shared(&self) -> bool {
        match self.configuration.database.kind() {
            DatabaseKind::Sqlite => false,
            DatabaseKind::Postgres => true,
        }
    }

    /// For how long the server has run.
    pub(crate) fn age(&self) -> Duration {
        self.started.elapsed()
    }

    /// How many bytes are free where SQLite's file lies; `None` where a server of its own keeps the data, or where nobody
    /// can tell.
    pub(crate) fn free_disk_bytes(&self) -> Option<u64> {
        let path = self.configuration.database.path()?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs4::available_space(folder).ok()
    }

    /// Takes down what went wrong. Where the store is the reason, nothing goes on until it is back.
    pub(crate) fn note(&self, trouble: &Trouble) {
        match trouble.blames_store() {
            Blame::Sure => {
                if self.outage.begin(millis(self.store.now())) {
                    tracing::error!(%trouble, "nothing can be stored: the game waits");
                    self.metrics.outages.inc();
                    self.metrics.available.set(0);
                }
            }
            Blame::Unsure => {
                tracing::warn!(%trouble, "the database did not answer a question");
                self.outage.suspect();
            }
            Blame::None => {
                if !trouble.is_ordinary() {
                    tracing::error!(%trouble, "something in a room failed");
                }
            }
        }
    }
}

/// A server that runs. Dropping it leaves it running until the runtime ends; [`Running::stop`] ends it well.
pub struct Running {
    address: SocketAddr,
    server: Arc<Server>,
    tasks: TaskTracker,
    accepting: CancellationToken,
    /// Held for as long as the server uses its file.
    lock: Option<FileLock>,
}

impl Running {
    /// Starts a server with the system's random bytes.
    ///
    /// # Errors
    ///
    /// [`StartError`] where the database or the address cannot be used.
    pub async fn start(configuration: Configuration) -> Result<Self, StartError> {
        Self::start_with(configuration, Box::new(SystemEntropy)).await
    }

    /// Starts a server whose secrets come from that source.
    ///
    /// # Errors
    ///
    /// As [`Running::start`].
    pub async fn start_with(
        configuration: Configuration,
        entropy: Box<dyn Entropy>,
    ) -> Result<Self, StartError> {
        let lock = FileLock::take(&configuration.database)?;
        let cannot_use =
            |reason| StartError::Database { location: configuration.database.to_string(), reason };
        let store = Store::open(&configuration.database).await.map_err(cannot_use)?;
        let node = NodeId::new(draw(&*entropy)?);
        let outage = Outages::default();
        if let Some(pause) =
            pause_before_start(&store, node, configuration.database.kind()).await.map_err(cannot_use)?
        {
            outage.add(pause);
        }
        let cannot_listen = |reason| StartError::Listen { address: configuration.listen, reason };
        let listener = accept::listen(configuration.listen).map_err(cannot_listen)?;
        let address = listener.local_addr().map_err(cannot_listen)?;
        let limits = configuration.limits;
        let server = Arc::new(Server {
            store,
            entropy,
            node,
            rooms: Rooms::default(),
            addresses: AddressLimits::new(&limits),
            guesses: Guesses::new(limits.wrong_codes, configuration.timings.wrong_code_pause),
            outage,
            metrics: Metrics::new(),
            lookups: Arc::new(Semaphore::new(LOOKUPS)),
            thinkers: Arc::new(Semaphore::new(limits.thinking_bots.max(1))),
            stopping: CancellationToken::new(),
            work: TaskTracker::new(),
            sockets: TaskTracker::new(),
            started: Instant::now(),
            configuration,
        });
        let accepting = CancellationToken::new();
        let tasks = TaskTracker::new();
        background::spawn(&server, &tasks);
        let (timings, router) = (server.configuration.timings, http::router(&server));
        let stop = accepting.clone();
        tasks.spawn(async move { accept::serve(listener, router, &limits, &timings, stop).await });
        tasks.close();
        Ok(Self { address, server, tasks, accepting, lock })
    }

    /// Where the server listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops well: takes no new rooms, tells everyone to come back, lets what was begun be carried through, and ends.
    pub async fn stop(self) {
        let Self { server, tasks, accepting, lock, .. } = self;
        let patience = server.configuration.timings.stop;
        let until = tokio::time::Instant::now() + patience;
        let stopped = tokio::time::timeout_at(until, async {
            server.stopping.cancel();
            let reconnect_in_ms = crate::problem::milliseconds(RECONNECT);
            let notice = ServerMessage::Notice { notice: Notice::GoingAway { reconnect_in_ms } };
            for room in server.rooms.all() {
                room.tell_all(&notice).await;
                room.close_sockets(Goodbye::Stopping).await;
            }
            server.sockets.close();
            server.sockets.wait().await;
            accepting.cancel();
            tasks.wait().await;
            // What rooms have begun is stored before the database is given up.
            server.work.close();
            server.work.wait().await;
            // A node that is gone needs no mention; if it cannot be taken out, it is forgotten by itself.
            let _ = server.store.forget_node(server.node).await;
        });
        let mut in_time = stopped.await.is_ok();
        accepting.cancel();
        // A database that is away is given a moment, so that a file is closed well, and no more.
        let until = until.max(tokio::time::Instant::now() + patience / 8);
        in_time &= tokio::time::timeout_at(until, server.store.close()).await.is_ok();
        if !in_time {
            tracing::warn!("not everything came to an end in time; what was acknowledged is stored");
        }
        drop(lock);
    }
}

/// The time before this start in which no node served anybody, if there was one worth mentioning.
async fn pause_before_start(
    store: &Store,
    node: NodeId,
    database: DatabaseKind,
) -> Result<Option<Outage>, StoreError> {
    let short = match database {
        DatabaseKind::Sqlite => 0,
        DatabaseKind::Postgres => SHORT_PAUSE_MS,
    };
    let last = store.last_beat().await?.map(millis);
    let to = millis(store.beat(node).await?);
    Ok(last.filter(|from| to.since(*from) > short).map(|from| Outage { from, to }))
}
