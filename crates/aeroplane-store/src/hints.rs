//! Hints from the other nodes that a room has gone on.

use std::fmt;
use std::time::Duration;

use sqlx::postgres::PgListener;
use sqlx::{Pool, Postgres};

use crate::error::StoreError;
use crate::id::RoomId;
use crate::number::Seq;

/// The channel of PostgreSQL that hints go through.
pub(crate) const CHANNEL: &str = "aeroplane";
/// How long to wait before the next try to reach a database that is away.
const PAUSE: Duration = Duration::from_millis(250);

/// Says that a room has gone on, and nothing else: whoever cares reads its log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hint {
    /// The room.
    pub room: RoomId,
    /// The newest event, or one that was the newest a moment ago.
    pub seq: Seq,
}

/// What can be heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heard {
    /// A room has gone on.
    Hint(Hint),
    /// The connection was lost and is there again. What was said meanwhile was missed: read the heads of all rooms that
    /// matter.
    Gap,
}

/// The hints of all nodes, one's own among them. They are no promise: now and then one gets lost, so poll too.
pub struct Hints(Source);

enum Source {
    /// The one process that uses the database knows everything itself.
    Silent,
    Postgres {
        pool: Pool<Postgres>,
        listener: Option<Box<PgListener>>,
    },
}

impl Hints {
    pub(crate) const fn silent() -> Self {
        Self(Source::Silent)
    }

    /// Everything that is said after this has returned will be heard.
    pub(crate) async fn listen(pool: Pool<Postgres>) -> Result<Self, StoreError> {
        let listener = Some(Box::new(connect(&pool).await?));
        Ok(Self(Source::Postgres { pool, listener }))
    }

    /// Waits for the next hint; for ever on SQLite, whose one process knows everything itself.
    ///
    /// Giving up the wait loses nothing.
    pub async fn next(&mut self) -> Heard {
        match &mut self.0 {
            Source::Silent => std::future::pending().await,
            Source::Postgres { pool, listener } => next(pool, listener).await,
        }
    }
}

async fn next(pool: &Pool<Postgres>, listener: &mut Option<Box<PgListener>>) -> Heard {
    loop {
        let Some(connected) = listener else {
            match connect(pool).await {
                Ok(connected) => {
                    *listener = Some(Box::new(connected));
                    return Heard::Gap;
                }
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
            continue;
        };
        match connected.try_recv().await {
            // What is no hint comes from somebody else, who should have taken another channel.
            Ok(Some(notification)) => {
                if let Some(hint) = Hint::read(notification.payload()) {
                    return Heard::Hint(hint);
                }
            }
            Ok(None) | Err(_) => *listener = None,
        }
    }
}

async fn connect(pool: &Pool<Postgres>) -> Result<PgListener, StoreError> {
    let mut listener = PgListener::connect_with(pool).await?;
    // Reconnecting is done above, where the gap can be told after it.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

impl Hint {
    fn read(text: &str) -> Option<Self> {
        let (room, seq) = text.split_once(' ')?;
        Some(Self { room: room.parse().ok()?, seq: Seq::new(seq.parse().ok()?) })
    }
}

/// The hint as the channel carries it.
impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.room, self.seq)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_says_room_and_place() {
        let hint = Hint { room: RoomId::new([7; 16]), seq: Seq::new(42) };
        assert_eq!(hint.to_string(), "07070707070707070707070707070707 42");
        assert_eq!(Hint::read(&hint.to_string()), Some(hint));
        for strange in ["", "42", "07 42", "07070707070707070707070707070707 -1"] {
            assert_eq!(Hint::read(strange), None, "{strange}");
        }
    }
}
