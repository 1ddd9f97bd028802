//! Creating a room.

use crate::connection::Connection;
use crate::error::StoreError;
use crate::id::RoomId;
use crate::number::Seq;
use crate::room::{Creation, Listing, MemberChange, NewEvent, NewGame, NewRoom};
use crate::store::Store;
use crate::write::Write;

impl Store {
    /// Stores a new room with its first event, first game and founder.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] leaves open whether the room is stored: repeat the call with the same id. It is
    /// refused if the game's identity is taken, which a drawn one never is.
    pub async fn create_room(&self, room: NewRoom) -> Result<Creation, StoreError> {
        self.write(room).await
    }
}

impl Write for NewRoom {
    type Outcome = Creation;

    async fn run(&self, connection: &mut Connection) -> Result<Creation, StoreError> {
        let inserted = connection
            .execute(
                "INSERT INTO rooms (id, code, invite, seq, due_at, claimed_until, public, listing, playing_since, \
                 closed, created_at, touched_at) VALUES ($1, $2, $3, $4, $5, 0, $6, $7, $8, $9, $10, $10) \
                 ON CONFLICT DO NOTHING",
                &[
                    self.id.into(),
                    self.code.as_str().into(),
                    self.invite.into(),
                    Seq::FIRST.into(),
                    self.due_at.into(),
                    self.public.into(),
                    self.listing.as_ref().map(Listing::shown).into(),
                    self.listing.as_ref().and_then(Listing::playing_since).into(),
                    false.into(),
                    self.event.at.into(),
                ],
            )
            .await?;
        if inserted == 0 {
            let known = connection.row("SELECT seq FROM rooms WHERE id = $1", &[self.id.into()]).await?;
            return Ok(if known.is_some() { Creation::Repeated } else { Creation::CodeTaken });
        }
        insert_event(connection, self.id, Seq::FIRST, &self.event).await?;
        insert_game(connection, self.id, &self.game).await?;
        change_member(connection, self.id, &MemberChange::Enters(self.founder)).await?;
        Ok(Creation::Created)
    }
}

pub(crate) async fn insert_event(
    connection: &mut Connection,
    room: RoomId,
    seq: Seq,
    event: &NewEvent,
) -> Result<(), StoreError> {
    connection
        .execute(
            "INSERT INTO events (room, seq, at, format, actor, command, body) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            &[
                room.into(),
                seq.into(),
                event.at.into(),
                event.format.into(),
                event.actor.as_str().into(),
                event.command.into(),
                event.body.as_str().into(),
            ],
        )
        .await
        .map(drop)
}

pub(crate) async fn insert_game(
    connection: &mut Connection,
    room: RoomId,
    game: &NewGame,
) -> Result<(), StoreError> {
    connection
        .execute(
            "INSERT INTO games (game, room, number, secret) VALUES ($1, $2, $3, $4)",
            &[game.game.into(), room.into(), game.number.into(), game.secret.to_hex().as_str().into()],
        )
        .await
        .map(drop)
}

pub(crate) async fn change_member(
    connection: &mut Connection,
    room: RoomId,
    change: &MemberChange,
) -> Result<(), StoreError> {
    match change {
        MemberChange::Enters(membership) => {
            connection
                .execute(
                    "INSERT INTO members (room, member, token_hash) VALUES ($1, $2, $3) \
                     ON CONFLICT (room, member) DO UPDATE SET token_hash = excluded.token_hash",
                    &[room.into(), membership.member.into(), membership.token.into()],
                )
                .await?
        }
        MemberChange::Leaves(member) => {
            connection
                .execute(
                    "DELETE FROM members WHERE room = $1 AND member = $2",
                    &[room.into(), (*member).into()],
                )
                .await?
        }
    };
    Ok(())
}
