//! A database on a PostgreSQL server, which any number of nodes share.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, Pool, Postgres};
use tokio::sync::mpsc;

use crate::connection::Connection;
use crate::error::StoreError;
use crate::hints::{CHANNEL, Hint, Hints};
use crate::options::Options;
use crate::write::Write;

/// A connection that rested for longer is asked whether it still lives before it is used.
const RESTED: Duration = Duration::from_secs(1);
/// How many hints go out together at most.
const HINTS: usize = 256;

pub(crate) struct PostgresDatabase {
    pool: Pool<Postgres>,
    connect: Box<PgConnectOptions>,
    options: Options,
    hints: mpsc::UnboundedSender<Hint>,
}

impl PostgresDatabase {
    pub(crate) async fn open(connect: &PgConnectOptions, options: &Options) -> Result<Self, StoreError> {
        let database = Self::open_as_it_is(connect, options).await?;
        let mut connection = database.connection().await?;
        let now = crate::clock::ask(&mut connection).await?;
        crate::schema::migrate(&mut connection, now).await?;
        Ok(database)
    }

    /// Opens the database to look at it: nothing is written, the tables stay as they are.
    pub(crate) async fn open_as_it_is(
        connect: &PgConnectOptions,
        options: &Options,
    ) -> Result<Self, StoreError> {
        let limit = options.time_limit.as_millis().to_string();
        let connect = connect.clone().application_name("aeroplane").options([
            // A node that stands still in the middle of a transaction must not hold a room for ever.
            ("idle_in_transaction_session_timeout", &limit),
            ("statement_timeout", &limit),
        ]);
        probe(&connect, options.patience).await?;
        let pool = pool(options.connections.get(), options).connect_lazy_with(connect.clone());
        let (hints, waiting) = mpsc::unbounded_channel();
        tokio::spawn(tell(pool.clone(), waiting));
        Ok(Self { pool, connect: Box::new(connect), options: options.clone(), hints })
    }

    pub(crate) async fn connection(&self) -> Result<Connection, StoreError> {
        Ok(self.pool.acquire().await?.into())
    }

    pub(crate) async fn write<W: Write>(&self, write: W) -> Result<W::Outcome, StoreError> {
        let mut connection = self.connection().await?;
        connection.begin().await?;
        let result = write.run(&mut connection).await;
        let result = match result {
            Ok(outcome) => connection.commit().await.map(|()| outcome),
            Err(error) => Err(error),
        };
        if result.is_err() {
            connection.roll_back().await;
        }
        result
    }

    /// Tells all nodes that a room has gone on.
    pub(crate) fn hint(&self, hint: Hint) {
        // The task has ended only where the store is closed, and a lost hint does no harm.
        let _ = self.hints.send(hint);
    }

    pub(crate) async fn listen(&self) -> Result<Hints, StoreError> {
        Hints::listen(pool(1, &self.options).connect_lazy_with((*self.connect).clone())).await
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }
}

/// Connects once without a pool, which would only say that it has waited in vain, and not what for.
async fn probe(connect: &PgConnectOptions, patience: Duration) -> Result<(), StoreError> {
    match tokio::time::timeout(patience, connect.connect()).await {
        Ok(connected) => Ok(connected?.close().await?),
        Err(_) => Err(StoreError::unavailable(format!("no connection within {} ms", patience.as_millis()))),
    }
}

fn pool(connections: u32, options: &Options) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(options.patience)
        // Asking each time would be one more round trip a call.
        .test_before_acquire(false)
        .before_acquire(|connection, resting| {
            Box::pin(async move {
                if resting.idle_for >= RESTED {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
}

/// Sends hints out, those that have gathered meanwhile together.
///
/// Not within the transactions that store the events: PostgreSQL commits transactions that notify one after the other,
/// each with its wait for the disk. A hint that is lost here is made up for by the polling of whoever missed it.
async fn tell(pool: Pool<Postgres>, mut waiting: mpsc::UnboundedReceiver<Hint>) {
    let mut hints = Vec::new();
    while waiting.recv_many(&mut hints, HINTS).await > 0 {
        let payloads = hints.drain(..).map(|hint| hint.to_string()).collect::<Vec<_>>().join(",");
        if let Ok(connection) = pool.acquire().await {
            let mut connection = Connection::from(connection);
            drop(
                connection
                    .execute(
                        "SELECT pg_notify($1, payload) FROM unnest(string_to_array($2, ',')) AS payload",
                        &[CHANNEL.into(), payloads.into()],
                    )
                    .await,
            );
        }
    }
}
