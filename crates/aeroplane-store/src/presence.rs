//! Which nodes are alive, and who is connected through them.

use crate::connection::Connection;
use crate::error::StoreError;
use crate::id::{NodeId, RoomId};
use crate::number::{MemberId, Timestamp};
use crate::store::Store;
use crate::write::Write;

impl Store {
    /// Says that a node is alive, and sets the clock of [`Store::now`] by the database's; returns the time.
    ///
    /// # Errors
    ///
    /// If the database does not answer, or is full.
    pub async fn beat(&self, node: NodeId) -> Result<Timestamp, StoreError> {
        let seen_at = self.refresh_clock().await?;
        self.write(Beat { node, seen_at }).await?;
        Ok(seen_at)
    }

    /// When any node was last alive; none if there never was one. Asked before a node's own first beat, it tells for how
    /// long nobody served the rooms.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn last_beat(&self) -> Result<Option<Timestamp>, StoreError> {
        self.within(async {
            self.reader().await?.only_row("SELECT MAX(seen_at) FROM nodes", &[]).await?.get(0)
        })
        .await
    }

    /// Says through how many sockets a member of a room is connected to a node.
    ///
    /// # Errors
    ///
    /// If the database does not answer, or is full.
    pub async fn set_presence(
        &self,
        room: RoomId,
        node: NodeId,
        member: MemberId,
        sockets: u32,
    ) -> Result<(), StoreError> {
        self.write(SetPresence { room, node, member, sockets }).await
    }

    /// Through how many sockets each member of a room is connected, over all nodes that were alive since, but for the one
    /// that asks: it knows better itself. Those who are not connected are left out.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn presence(
        &self,
        room: RoomId,
        asking: NodeId,
        alive_since: Timestamp,
    ) -> Result<Vec<(MemberId, u32)>, StoreError> {
        let rows = self
            .within(async {
                let query = "SELECT member, CAST(SUM(sockets) AS BIGINT) FROM presence \
                             JOIN nodes ON nodes.node = presence.node \
                             WHERE room = $1 AND seen_at >= $2 AND presence.node <> $3 \
                             GROUP BY member ORDER BY member";
                self.reader().await?.rows(query, &[room.into(), alive_since.into(), asking.into()]).await
            })
            .await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
    }

    /// Forgets a node and whoever was connected to it, as it does itself when it stops.
    ///
    /// The last of all beats is kept, for [`Store::last_beat`].
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn forget_node(&self, node: NodeId) -> Result<(), StoreError> {
        self.write(ForgetNode { node }).await
    }

    /// Forgets all nodes that were not alive since, and whoever was connected to them; returns how many nodes.
    ///
    /// The last of all beats is kept, for [`Store::last_beat`].
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn forget_dead_nodes(&self, alive_since: Timestamp) -> Result<u64, StoreError> {
        self.write(ForgetDeadNodes { alive_since }).await
    }
}

struct Beat {
    node: NodeId,
    seen_at: Timestamp,
}

impl Write for Beat {
    type Outcome = ();

    async fn run(&self, connection: &mut Connection) -> Result<(), StoreError> {
        let statement = "INSERT INTO nodes (node, seen_at) VALUES ($1, $2) \
                         ON CONFLICT (node) DO UPDATE SET seen_at = excluded.seen_at";
        connection.execute(statement, &[self.node.into(), self.seen_at.into()]).await.map(drop)
    }
}

struct SetPresence {
    room: RoomId,
    node: NodeId,
    member: MemberId,
    sockets: u32,
}

impl Write for SetPresence {
    type Outcome = ();

    async fn run(&self, connection: &mut Connection) -> Result<(), StoreError> {
        let Self { room, node, member, sockets } = *self;
        if sockets == 0 {
            let statement = "DELETE FROM presence WHERE room = $1 AND node = $2 AND member = $3";
            connection.execute(statement, &[room.into(), node.into(), member.into()]).await?;
        } else {
            let statement = "INSERT INTO presence (room, node, member, sockets) VALUES ($1, $2, $3, $4) \
                             ON CONFLICT (room, node, member) DO UPDATE SET sockets = excluded.sockets";
            connection.execute(statement, &[room.into(), node.into(), member.into(), sockets.into()]).await?;
        }
        Ok(())
    }
}

struct ForgetNode {
    node: NodeId,
}

impl Write for ForgetNode {
    type Outcome = ();

    async fn run(&self, connection: &mut Connection) -> Result<(), StoreError> {
        connection.execute("DELETE FROM presence WHERE node = $1", &[self.node.into()]).await?;
        let statement = "DELETE FROM nodes WHERE node = $1 AND seen_at < (SELECT MAX(seen_at) FROM nodes)";
        connection.execute(statement, &[self.node.into()]).await.map(drop)
    }
}

struct ForgetDeadNodes {
    alive_since: Timestamp,
}

impl Write for ForgetDeadNodes {
    type Outcome = u64;

    async fn run(&self, connection: &mut Connection) -> Result<u64, StoreError> {
        let statement = "DELETE FROM nodes \
                         WHERE seen_at < $1 AND seen_at < (SELECT MAX(seen_at) FROM nodes)";
        let forgotten = connection.execute(statement, &[self.alive_since.into()]).await?;
        let statement = "DELETE FROM presence WHERE node NOT IN (SELECT node FROM nodes WHERE seen_at >= $1)";
        connection.execute(statement, &[self.alive_since.into()]).await?;
        Ok(forgotten)
    }
}
