//! What writes to a database, and the way of its answer.

use std::pin::Pin;

use tokio::sync::oneshot;

use crate::connection::Connection;
use crate::error::StoreError;

/// A change that is stored wholly or not at all. An error undoes all of it; an outcome never does, so whoever refuses
/// must not have written before.
pub(crate) trait Write: Send + Sync + 'static {
    /// What became of it.
    type Outcome: Send + 'static;

    /// Carries it out within a transaction that somebody else began and will end.
    fn run(
        &self,
        connection: &mut Connection,
    ) -> impl Future<Output = Result<Self::Outcome, StoreError>> + Send;
}

/// A change that waits for its turn, whatever its kind.
pub(crate) trait Waiting: Send {
    /// Carries out the change and keeps the outcome.
    fn run<'a>(&'a mut self, connection: &'a mut Connection) -> Running<'a>;

    /// Whether nobody waits for the answer any more: then the change may be left.
    fn is_forgotten(&self) -> bool;

    /// Tells the outcome, now that the transaction has ended in this way.
    fn answer(self: Box<Self>, end: Result<(), StoreError>);
}

/// What became of a change, once that is known.
pub(crate) type Answer<W> = Result<<W as Write>::Outcome, StoreError>;

pub(crate) type Running<'a> = Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send + 'a>>;

struct Ticket<W: Write> {
    write: W,
    outcome: Option<Answer<W>>,
    answer: oneshot::Sender<Answer<W>>,
}

/// Puts a change and the way of its answer together.
pub(crate) fn ticket<W: Write>(write: W) -> (Box<dyn Waiting>, oneshot::Receiver<Answer<W>>) {
    let (answer, receiver) = oneshot::channel();
    (Box::new(Ticket { write, outcome: None, answer }), receiver)
}

impl<W: Write> Waiting for Ticket<W> {
    fn run<'a>(&'a mut self, connection: &'a mut Connection) -> Running<'a> {
        Box::pin(async move {
            let result = self.write.run(connection).await;
            let end = result.as_ref().map(drop).map_err(StoreError::clone);
            self.outcome = Some(result);
            end
        })
    }

    fn is_forgotten(&self) -> bool {
        self.answer.is_closed()
    }

    fn answer(self: Box<Self>, end: Result<(), StoreError>) {
        let outcome = match (end, self.outcome) {
            (Ok(()), Some(outcome)) => outcome,
            (Ok(()), None) => Err(StoreError::unavailable("the change was not carried out")),
            (Err(error), _) => Err(error),
        };
        // Nobody waits any more: they will ask again with the same command id.
        drop(self.answer.send(outcome));
    }
}
