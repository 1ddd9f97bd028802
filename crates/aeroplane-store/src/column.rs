//! How values stand in the database: as text, whole number or truth value, nothing else.

use std::borrow::Cow;

use sqlx::postgres::PgArguments;
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Postgres, Sqlite};
use zeroize::Zeroizing;

use crate::connection::Row;
use crate::error::StoreError;
use crate::id::{CommandId, GameId, Invite, NodeId, RoomId, TokenHash};
use crate::number::{GameNumber, MemberId, Seq, Timestamp};
use crate::secret::Secret;

/// A value on its way into the database.
#[derive(Clone)]
pub(crate) enum Value<'a> {
    Text(Option<Cow<'a, str>>),
    Integer(Option<i64>),
    Truth(bool),
}

type SqliteQuery<'q> = Query<'q, Sqlite, SqliteArguments>;
type PostgresQuery<'q> = Query<'q, Postgres, PgArguments>;

impl<'a> Value<'a> {
    pub(crate) fn bind_sqlite<'q>(query: SqliteQuery<'q>, value: &'q Value<'a>) -> SqliteQuery<'q> {
        match value {
            Self::Text(text) => query.bind(text.as_deref()),
            Self::Integer(number) => query.bind(*number),
            Self::Truth(truth) => query.bind(*truth),
        }
    }

    pub(crate) fn bind_postgres<'q>(query: PostgresQuery<'q>, value: &'q Value<'a>) -> PostgresQuery<'q> {
        match value {
            Self::Text(text) => query.bind(text.as_deref()),
            Self::Integer(number) => query.bind(*number),
            Self::Truth(truth) => query.bind(*truth),
        }
    }

    /// Whether the value is a text that PostgreSQL cannot store. SQLite must not take it either: what one database
    /// holds can be moved to the other.
    pub(crate) fn has_nul(&self) -> bool {
        match self {
            Self::Text(text) => text.as_deref().is_some_and(|text| text.contains('\0')),
            Self::Integer(_) | Self::Truth(_) => false,
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Some(Cow::Borrowed(text)))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Some(Cow::Owned(text)))
    }
}

impl<'a> From<Option<&'a str>> for Value<'a> {
    fn from(text: Option<&'a str>) -> Self {
        Self::Text(text.map(Cow::Borrowed))
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Self::Integer(Some(number))
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        i64::from(number).into()
    }
}

impl From<bool> for Value<'_> {
    fn from(truth: bool) -> Self {
        Self::Truth(truth)
    }
}

impl From<Seq> for Value<'_> {
    fn from(seq: Seq) -> Self {
        seq.get().into()
    }
}

impl From<MemberId> for Value<'_> {
    fn from(member: MemberId) -> Self {
        member.0.into()
    }
}

impl From<GameNumber> for Value<'_> {
    fn from(number: GameNumber) -> Self {
        number.0.into()
    }
}

impl From<Timestamp> for Value<'_> {
    fn from(time: Timestamp) -> Self {
        time.as_millis().into()
    }
}

impl From<Option<Timestamp>> for Value<'_> {
    fn from(time: Option<Timestamp>) -> Self {
        Self::Integer(time.map(Timestamp::as_millis))
    }
}

/// A value on its way out of the database.
pub(crate) trait Column: Sized {
    /// Reads a column that may hold nothing.
    fn read_option(row: &Row, index: usize) -> Result<Option<Self>, StoreError>;

    /// Reads a column that holds something.
    fn read(row: &Row, index: usize) -> Result<Self, StoreError> {
        Self::read_option(row, index)?
            .ok_or_else(|| StoreError::damaged(format!("column {index} of a row holds nothing")))
    }
}

impl<T: Column> Column for Option<T> {
    fn read_option(row: &Row, index: usize) -> Result<Option<Self>, StoreError> {
        T::read_option(row, index).map(Some)
    }
}

impl Column for String {
    fn read_option(row: &Row, index: usize) -> Result<Option<Self>, StoreError> {
        row.text(index)
    }
}

impl Column for i64 {
    fn read_option(row: &Row, index: usize) -> Result<Option<Self>, StoreError> {
        row.integer(index)
    }
}

impl Column for bool {
    fn read_option(row: &Row, index: usize) -> Result<Option<Self>, StoreError> {
        row.truth(index)
    }
}

impl Column for u32 {
    fn read_option(row: &Row, index: usize) -> Result<Option<Self>, StoreError> {
        let narrow = |number: i64| {
            Self::try_from(number)
                .map_err(|_| StoreError::damaged(format!("{number} stands where a small number belongs")))
        };
        row.integer(index)?.map(narrow).transpose()
    }
}

impl Column for u64 {
    fn read_option(row: &Row, index: usize) -> Result<Option<Self>, StoreError> {
        let positive = |number: i64| {
            Self::try_from(number)
                .map_err(|_| StoreError::damaged(format!("{number} stands where a count belongs")))
        };
        row.integer(index)?.map(positive).transpose()
    }
}

impl Column for Secret {
    fn read_option(row: &Row, index: usize) -> Result<Option<Self>, StoreError> {
        let secret = |text| {
            Self::from_hex(&Zeroizing::new(text))
                .ok_or_else(|| StoreError::damaged("a game's secret is not hexadecimal"))
        };
        row.text(index)?.map(secret).transpose()
    }
}

macro_rules! numbers {
    ($($name:ident from $inner:ty, by $make:expr);+ $(;)?) => {$(
        impl Column for $name {
            fn read_option(row: &Row, index: usize) -> Result<Option<Self>, StoreError> {
                Ok(<$inner>::read_option(row, index)?.map($make))
            }
        }
    )+};
}

numbers! {
    Seq from u32, by Self::new;
    MemberId from u32, by Self;
    GameNumber from u32, by Self;
    Timestamp from i64, by Self::from_millis;
}

macro_rules! ids {
    ($($name:ident),+) => {$(
        impl From<$name> for Value<'_> {
            fn from(id: $name) -> Self {
                id.to_hex().into()
            }
        }

        impl Column for $name {
            fn read_option(row: &Row, index: usize) -> Result<Option<Self>, StoreError> {
                let id = |text: String| {
                    // The text itself may let somebody in, so it is not repeated.
                    text.parse().map_err(|error| StoreError::damaged(format!("an id is wrong: {error}")))
                };
                row.text(index)?.map(id).transpose()
            }
        }
    )+};
}

ids!(RoomId, GameId, NodeId, CommandId, Invite, TokenHash);

impl From<Option<CommandId>> for Value<'_> {
    fn from(command: Option<CommandId>) -> Self {
        Self::Text(command.map(|command| Cow::Owned(command.to_hex())))
    }
}
