//! The one writer of an SQLite database, which stores whatever waits in one transaction.
//!
//! A commit waits for the disk, and the disk takes as long for one change as for a hundred. So everybody hands their
//! change to this task; while it commits one lot, the next one gathers.

use sqlx::{Pool, Sqlite};
use tokio::sync::{mpsc, oneshot};

use crate::connection::Connection;
use crate::error::StoreError;
use crate::write::{Waiting, Write, ticket};

/// How many changes go into one transaction at most.
const LOT: usize = 256;
/// How many changes may wait; whoever comes then waits outside.
const QUEUE: usize = 1024;

/// The way to the writer.
pub(crate) struct Writer {
    queue: mpsc::Sender<Message>,
}

enum Message {
    Change(Box<dyn Waiting>),
    /// Finish what waits, then stop and say so.
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the writer; it has the pool for itself.
    pub(crate) fn start(pool: Pool<Sqlite>) -> Self {
        let (queue, messages) = mpsc::channel(QUEUE);
        tokio::spawn(work(pool, messages));
        Self { queue }
    }

    /// Has a change stored, together with whatever else waits.
    pub(crate) async fn write<W: Write>(&self, write: W) -> Result<W::Outcome, StoreError> {
        let closed = || StoreError::unavailable("the store is closed");
        let (waiting, answer) = ticket(write);
        self.queue.send(Message::Change(waiting)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| StoreError::unavailable("the change had no answer"))?
    }

    /// Waits until everything that was handed over is stored, and takes nothing more.
    pub(crate) async fn close(&self) {
        let (stopped, wait) = oneshot::channel();
        if self.queue.send(Message::Close(stopped)).await.is_ok() {
            // An error says that the task has ended, which is what was asked for.
            drop(wait.await);
        }
    }
}

async fn work(pool: Pool<Sqlite>, mut messages: mpsc::Receiver<Message>) {
    let mut received = Vec::new();
    let mut closing = Vec::new();
    while messages.recv_many(&mut received, LOT).await > 0 {
        let mut lot = Vec::new();
        for message in received.drain(..) {
            match message {
                Message::Change(waiting) if waiting.is_forgotten() => {}
                Message::Change(waiting) => lot.push(waiting),
                Message::Close(stopped) => {
                    // What is in the queue already is still carried out.
                    messages.close();
                    closing.push(stopped);
                }
            }
        }
        // A fault in one lot ends a task of its own: its changes find no answer, its transaction is undone with the
        // connection, and the next lot is stored.
        let _ = tokio::spawn(store(pool.clone(), lot)).await;
    }
    pool.close().await;
    for stopped in closing {
        // Whoever asked may have stopped waiting.
        let _ = stopped.send(());
    }
}

/// Stores the lot in one transaction and answers.
///
/// A change that cannot be carried out undoes the whole transaction, so the others are carried out once more without
/// it. That is rare; savepoints would cost every change two more statements.
async fn store(pool: Pool<Sqlite>, mut lot: Vec<Box<dyn Waiting>>) {
    while !lot.is_empty() {
        let Err(failure) = try_to_store(&pool, &mut lot).await else {
            return lot.into_iter().for_each(|waiting| waiting.answer(Ok(())));
        };
        match failure {
            Failure::OfOne { index, error } => lot.remove(index).answer(Err(error)),
            Failure::Full if lot.len() > 1 => return store_each(&pool, lot).await,
            Failure::Full => return refuse(lot, &StoreError::Full),
            Failure::OfAll(error) => return refuse(lot, &error),
        }
    }
}

/// Stores each change for itself where they are too much for the disk: a small one may still fit, and one that deletes
/// makes room.
async fn store_each(pool: &Pool<Sqlite>, lot: Vec<Box<dyn Waiting>>) {
    for waiting in lot {
        let mut alone = vec![waiting];
        match try_to_store(pool, &mut alone).await {
            Ok(()) => alone.into_iter().for_each(|waiting| waiting.answer(Ok(()))),
            Err(Failure::OfOne { error, .. } | Failure::OfAll(error)) => refuse(alone, &error),
            Err(Failure::Full) => refuse(alone, &StoreError::Full),
        }
    }
}

fn refuse(lot: Vec<Box<dyn Waiting>>, error: &StoreError) {
    for waiting in lot {
        waiting.answer(Err(error.clone()));
    }
}

/// Why nothing of a lot was stored.
enum Failure {
    /// One change cannot be carried out; the others can.
    OfOne { index: usize, error: StoreError },
    /// Together they are too much for the disk.
    Full,
    /// The database does not work at the moment.
    OfAll(StoreError),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Full => Self::Full,
            StoreError::Unavailable { .. }
            | StoreError::Newer { .. }
            | StoreError::Nul
            | StoreError::Damaged { .. }
            | StoreError::Refused { .. } => Self::OfAll(error),
        }
    }
}

/// Stores the whole lot, or nothing.
async fn try_to_store(pool: &Pool<Sqlite>, lot: &mut [Box<dyn Waiting>]) -> Result<(), Failure> {
    let mut connection = Connection::from(pool.acquire().await.map_err(StoreError::from)?);
    let result = carry_out(&mut connection, lot).await;
    if result.is_err() {
        connection.roll_back().await;
    }
    result
}

async fn carry_out(connection: &mut Connection, lot: &mut [Box<dyn Waiting>]) -> Result<(), Failure> {
    connection.begin().await?;
    for (index, waiting) in lot.iter_mut().enumerate() {
        waiting.run(connection).await.map_err(|error| match error {
            StoreError::Full | StoreError::Unavailable { .. } => error.into(),
            StoreError::Newer { .. }
            | StoreError::Nul
            | StoreError::Damaged { .. }
            | StoreError::Refused { .. } => Failure::OfOne { index, error },
        })?;
    }
    Ok(connection.commit().await?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Location, NodeId, Store};

    struct Faulty;

    impl Write for Faulty {
        type Outcome = ();

        async fn run(&self, connection: &mut Connection) -> Result<(), StoreError> {
            connection.execute("DELETE FROM nodes", &[]).await?;
            panic!("a fault on purpose")
        }
    }

    #[tokio::test]
    async fn a_fault_in_one_change_undoes_it_and_ends_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Location::file(folder.path().join("rooms.db"))).await.unwrap();
        let seen_at = store.beat(NodeId::new([1; 16])).await.unwrap();
        let faulty = store.write(Faulty).await;
        assert!(matches!(faulty, Err(StoreError::Unavailable { .. })), "{faulty:?}");
        assert_eq!(store.last_beat().await, Ok(Some(seen_at)));
        let later = store.beat(NodeId::new([2; 16])).await.unwrap();
        assert_eq!(store.last_beat().await, Ok(Some(later)));
        store.close().await;
    }
}
