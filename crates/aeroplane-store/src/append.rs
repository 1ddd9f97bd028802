//! Appending an event: the one way in which a room changes.

use crate::connection::{Connection, Dialect};
use crate::create::{change_member, insert_event, insert_game};
use crate::error::StoreError;
use crate::hints::Hint;
use crate::id::{CommandId, RoomId};
use crate::number::Seq;
use crate::room::{Append, Appended, Listing};
use crate::store::Store;
use crate::write::Write;

impl Store {
    /// Stores one more event of a room with everything that changes with it, and gives the room's claim back.
    ///
    /// A command that the actor has given before is found first, whatever has happened since.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] leaves open whether the event is stored: repeat the call with the same command.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let room = append.room;
        let appended = self.write(append).await?;
        match appended {
            Appended::Appended { seq } => self.hint(Hint { room, seq }),
            Appended::Stale { .. } | Appended::Repeated { .. } | Appended::NoSuchRoom => {}
        }
        Ok(appended)
    }
}

impl Write for Append {
    type Outcome = Appended;

    async fn run(&self, connection: &mut Connection) -> Result<Appended, StoreError> {
        let Some((seq, repeated)) = self.lock(connection).await? else {
            return Ok(Appended::NoSuchRoom);
        };
        if let Some(seq) = repeated {
            return Ok(Appended::Repeated { seq });
        }
        if seq != self.expected {
            return Ok(Appended::Stale { seq });
        }
        let seq = seq.next();
        insert_event(connection, self.room, seq, &self.event).await?;
        connection
            .execute(
                "UPDATE rooms SET seq = $2, due_at = $3, claimed_until = 0, listing = $4, \
                 playing_since = $5, closed = $6, touched_at = $7 WHERE id = $1",
                &[
                    self.room.into(),
                    seq.into(),
                    self.state.due_at.into(),
                    self.state.listing.as_ref().map(Listing::shown).into(),
                    self.state.listing.as_ref().and_then(Listing::playing_since).into(),
                    self.state.closed.into(),
                    self.event.at.into(),
                ],
            )
            .await?;
        if let Some(game) = &self.game {
            insert_game(connection, self.room, game).await?;
        }
        for change in &self.members {
            change_member(connection, self.room, change).await?;
        }
        Ok(Appended::Appended { seq })
    }
}

impl Append {
    /// Keeps every other writer off the room until the transaction ends; returns the places of the newest event and of
    /// the one that the command has led to before.
    async fn lock(&self, connection: &mut Connection) -> Result<Option<(Seq, Option<Seq>)>, StoreError> {
        match connection.dialect() {
            // The transaction has the whole database for itself, so one question is enough.
            Dialect::Sqlite => {
                let query = "SELECT seq, (SELECT seq FROM events \
                             WHERE room = $1 AND actor = $2 AND command = $3) FROM rooms WHERE id = $1";
                let actor = self.event.actor.as_str();
                let values = [self.room.into(), actor.into(), self.event.command.into()];
                let row = connection.row(query, &values).await?;
                row.map(|row| Ok((row.get(0)?, row.get(1)?))).transpose()
            }
            // The statement that waits for the lock sees the log as it was before it waited, so it cannot look for the
            // command too.
            Dialect::Postgres => {
                let query = "SELECT seq FROM rooms WHERE id = $1 FOR UPDATE";
                let Some(row) = connection.row(query, &[self.room.into()]).await? else {
                    return Ok(None);
                };
                let repeated = match self.event.command {
                    Some(command) => find_command(connection, self.room, &self.event.actor, command).await?,
                    None => None,
                };
                Ok(Some((row.get(0)?, repeated)))
            }
        }
    }
}

/// The place of the event that a command of this actor led to.
pub(crate) async fn find_command(
    connection: &mut Connection,
    room: RoomId,
    actor: &str,
    command: CommandId,
) -> Result<Option<Seq>, StoreError> {
    let row = connection
        .row(
            "SELECT seq FROM events WHERE room = $1 AND actor = $2 AND command = $3",
            &[room.into(), actor.into(), command.into()],
        )
        .await?;
    row.map(|row| row.get(0)).transpose()
}
