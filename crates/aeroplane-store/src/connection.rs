//! One connection to either database, and the little of SQL's machinery that the store needs.
//!
//! Every statement is a fixed text for both databases with parameters `$1`, `$2` …; where the two differ, the
//! statement says so itself by way of [`Connection::dialect`].

use sqlx::pool::PoolConnection;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Postgres, Row as _, Sqlite};

use crate::column::{Column, Value};
use crate::error::StoreError;

/// Which of the two languages a connection speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

/// A connection that goes back to its pool when it is dropped – or is closed, if nobody knows what state it is in.
pub(crate) struct Connection {
    link: Link,
    /// Something was begun and not ended: a statement that nobody waited for, a transaction that nobody committed.
    unfinished: bool,
}

enum Link {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

/// One row of an answer.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl From<PoolConnection<Sqlite>> for Connection {
    fn from(connection: PoolConnection<Sqlite>) -> Self {
        Self { link: Link::Sqlite(connection), unfinished: false }
    }
}

impl From<PoolConnection<Postgres>> for Connection {
    fn from(connection: PoolConnection<Postgres>) -> Self {
        Self { link: Link::Postgres(connection), unfinished: false }
    }
}

impl Connection {
    pub(crate) const fn dialect(&self) -> Dialect {
        match self.link {
            Link::Sqlite(_) => Dialect::Sqlite,
            Link::Postgres(_) => Dialect::Postgres,
        }
    }

    /// Carries out a statement; returns how many rows it wrote.
    pub(crate) async fn execute(
        &mut self,
        statement: &'static str,
        values: &[Value<'_>],
    ) -> Result<u64, StoreError> {
        let before = self.begin_statement(values)?;
        let result = match &mut self.link {
            Link::Sqlite(link) => {
                let query = values.iter().fold(sqlx::query(statement), Value::bind_sqlite);
                query.execute(&mut **link).await.map(|done| done.rows_affected())
            }
            Link::Postgres(link) => {
                let query = values.iter().fold(sqlx::query(statement), Value::bind_postgres);
                query.execute(&mut **link).await.map(|done| done.rows_affected())
            }
        };
        self.end_statement(before, result)
    }

    /// Carries out a query; returns all of its rows.
    pub(crate) async fn rows(
        &mut self,
        query: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<Row>, StoreError> {
        let before = self.begin_statement(values)?;
        let result = match &mut self.link {
            Link::Sqlite(link) => {
                let query = values.iter().fold(sqlx::query(query), Value::bind_sqlite);
                query.fetch_all(&mut **link).await.map(|rows| rows.into_iter().map(Row::Sqlite).collect())
            }
            Link::Postgres(link) => {
                let query = values.iter().fold(sqlx::query(query), Value::bind_postgres);
                query.fetch_all(&mut **link).await.map(|rows| rows.into_iter().map(Row::Postgres).collect())
            }
        };
        self.end_statement(before, result)
    }

    /// Carries out a query that has one row at most.
    pub(crate) async fn row(
        &mut self,
        query: &'static str,
        values: &[Value<'_>],
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(query, values).await?.pop())
    }

    /// Carries out a query that always has a row.
    pub(crate) async fn only_row(
        &mut self,
        query: &'static str,
        values: &[Value<'_>],
    ) -> Result<Row, StoreError> {
        self.row(query, values).await?.ok_or_else(|| StoreError::damaged("a query has no answer"))
    }

    /// Carries out any number of statements that take no values and give no rows.
    pub(crate) async fn script(&mut self, statements: &'static str) -> Result<(), StoreError> {
        let before = self.begin_statement(&[])?;
        let result = match &mut self.link {
            Link::Sqlite(link) => sqlx::raw_sql(statements).execute(&mut **link).await.map(drop),
            Link::Postgres(link) => sqlx::raw_sql(statements).execute(&mut **link).await.map(drop),
        };
        self.end_statement(before, result)
    }

    /// Begins a transaction that writes. On SQLite it waits here for whoever else is writing, and nowhere later.
    pub(crate) async fn begin(&mut self) -> Result<(), StoreError> {
        self.script(match self.dialect() {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        })
        .await?;
        self.unfinished = true;
        Ok(())
    }

    /// Stores what the transaction wrote.
    pub(crate) async fn commit(&mut self) -> Result<(), StoreError> {
        self.script("COMMIT").await?;
        self.unfinished = false;
        Ok(())
    }

    /// Undoes what the transaction wrote. Where even that fails, the connection is closed, which undoes it too.
    pub(crate) async fn roll_back(&mut self) {
        match self.script("ROLLBACK").await {
            // SQLite refuses where it has undone the transaction by itself, as it may when the disk is full.
            Ok(()) | Err(StoreError::Refused { .. }) => self.unfinished = false,
            Err(
                StoreError::Unavailable { .. }
                | StoreError::Full
                | StoreError::Newer { .. }
                | StoreError::Nul
                | StoreError::Damaged { .. },
            ) => {}
        }
    }

    /// Notes that the connection is in use; returns whether it was unfinished before.
    fn begin_statement(&mut self, values: &[Value<'_>]) -> Result<bool, StoreError> {
        if values.iter().any(Value::has_nul) {
            return Err(StoreError::Nul);
        }
        Ok(std::mem::replace(&mut self.unfinished, true))
    }

    fn end_statement<T>(&mut self, before: bool, result: Result<T, sqlx::Error>) -> Result<T, StoreError> {
        let result = result.map_err(StoreError::from);
        let broken = result.as_ref().is_err_and(StoreError::breaks_connection);
        self.unfinished = before || broken;
        result
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        if self.unfinished {
            match &mut self.link {
                Link::Sqlite(link) => link.close_on_drop(),
                Link::Postgres(link) => link.close_on_drop(),
            }
        }
    }
}

impl Row {
    /// What stands in a column, counted from 0.
    pub(crate) fn get<T: Column>(&self, index: usize) -> Result<T, StoreError> {
        T::read(self, index)
    }

    pub(crate) fn text(&self, index: usize) -> Result<Option<String>, StoreError> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get(index)?,
            Self::Postgres(row) => row.try_get(index)?,
        })
    }

    pub(crate) fn integer(&self, index: usize) -> Result<Option<i64>, StoreError> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get(index)?,
            Self::Postgres(row) => row.try_get(index)?,
        })
    }

    pub(crate) fn truth(&self, index: usize) -> Result<Option<bool>, StoreError> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get(index)?,
            Self::Postgres(row) => row.try_get(index)?,
        })
    }
}
