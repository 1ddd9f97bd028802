//! Reading a room.

use crate::append::find_command;
use crate::connection::{Dialect, Row};
use crate::error::StoreError;
use crate::id::{CommandId, GameId, Invite, RoomId, TokenHash};
use crate::number::{GameNumber, MemberId, Seq};
use crate::room::{Address, Event, Game, Head};
use crate::store::Store;

impl Store {
    /// The events of a room after a place, in order, and no more than `limit`. A room that does not exist has none.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn events(&self, room: RoomId, after: Seq, limit: u32) -> Result<Vec<Event>, StoreError> {
        let rows = self
            .within(async {
                let query = "SELECT seq, at, format, actor, command, body FROM events \
                             WHERE room = $1 AND seq > $2 ORDER BY seq LIMIT $3";
                self.reader().await?.rows(query, &[room.into(), after.into(), limit.into()]).await
            })
            .await?;
        rows.iter().map(event).collect()
    }

    /// What is known of a room without reading its log; none if there is no such room.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn head(&self, room: RoomId) -> Result<Option<Head>, StoreError> {
        Ok(self.heads(&[room]).await?.pop())
    }

    /// What is known of each of these rooms, without those that do not exist and in no order.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn heads(&self, rooms: &[RoomId]) -> Result<Vec<Head>, StoreError> {
        let rows = self
            .within(async {
                let mut connection = self.reader().await?;
                let ids: Vec<String> = rooms.iter().map(|room| room.to_hex()).collect();
                match connection.dialect() {
                    Dialect::Sqlite => {
                        let query = "SELECT id, seq, due_at, closed, public, created_at, touched_at FROM rooms \
                                     WHERE id IN (SELECT value FROM json_each($1))";
                        connection.rows(query, &[format!("[\"{}\"]", ids.join("\",\"")).into()]).await
                    }
                    Dialect::Postgres => {
                        let query = "SELECT id, seq, due_at, closed, public, created_at, touched_at FROM rooms \
                                     WHERE id = ANY(string_to_array($1, ','))";
                        connection.rows(query, &[ids.join(",").into()]).await
                    }
                }
            })
            .await?;
        rows.iter().map(head).collect()
    }

    /// The place of the event that a command of this actor led to; none if there was no such command.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn find_command(
        &self,
        room: RoomId,
        actor: &str,
        command: CommandId,
    ) -> Result<Option<Seq>, StoreError> {
        self.within(async { find_command(&mut self.reader().await?, room, actor, command).await }).await
    }

    /// The room with this short code.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn room_by_code(&self, code: &str) -> Result<Option<RoomId>, StoreError> {
        let row = self
            .within(async {
                self.reader().await?.row("SELECT id FROM rooms WHERE code = $1", &[code.into()]).await
            })
            .await?;
        row.map(|row| row.get(0)).transpose()
    }

    /// The room that this invitation leads to.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn room_by_invite(&self, invite: Invite) -> Result<Option<RoomId>, StoreError> {
        let row = self
            .within(async {
                self.reader().await?.row("SELECT id FROM rooms WHERE invite = $1", &[invite.into()]).await
            })
            .await?;
        row.map(|row| row.get(0)).transpose()
    }

    /// The names by which people find a room.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn address(&self, room: RoomId) -> Result<Option<Address>, StoreError> {
        let row = self
            .within(async {
                self.reader().await?.row("SELECT code, invite FROM rooms WHERE id = $1", &[room.into()]).await
            })
            .await?;
        row.map(|row| Ok(Address { code: row.get(0)?, invite: row.get(1)? })).transpose()
    }

    /// The room that a game is played in, and the game's place there.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn room_of_game(&self, game: GameId) -> Result<Option<(RoomId, GameNumber)>, StoreError> {
        let row = self
            .within(async {
                let query = "SELECT room, number FROM games WHERE game = $1";
                self.reader().await?.row(query, &[game.into()]).await
            })
            .await?;
        row.map(|row| Ok((row.get(0)?, row.get(1)?))).transpose()
    }

    /// The games of a room, in order, with their secrets.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn games(&self, room: RoomId) -> Result<Vec<Game>, StoreError> {
        let rows = self
            .within(async {
                let query = "SELECT game, number, secret FROM games WHERE room = $1 ORDER BY number";
                self.reader().await?.rows(query, &[room.into()]).await
            })
            .await?;
        rows.iter()
            .map(|row| Ok(Game { game: row.get(0)?, number: row.get(1)?, secret: row.get(2)? }))
            .collect()
    }

    /// The member of a room who has this token; none if nobody has.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn member_by_token(
        &self,
        room: RoomId,
        token: TokenHash,
    ) -> Result<Option<MemberId>, StoreError> {
        let row = self
            .within(async {
                let query = "SELECT member FROM members WHERE room = $1 AND token_hash = $2";
                self.reader().await?.row(query, &[room.into(), token.into()]).await
            })
            .await?;
        row.map(|row| row.get(0)).transpose()
    }
}

fn event(row: &Row) -> Result<Event, StoreError> {
    Ok(Event {
        seq: row.get(0)?,
        at: row.get(1)?,
        format: row.get(2)?,
        actor: row.get(3)?,
        command: row.get(4)?,
        body: row.get(5)?,
    })
}

fn head(row: &Row) -> Result<Head, StoreError> {
    Ok(Head {
        room: row.get(0)?,
        seq: row.get(1)?,
        due_at: row.get(2)?,
        closed: row.get(3)?,
        public: row.get(4)?,
        created_at: row.get(5)?,
        touched_at: row.get(6)?,
    })
}
