//! Sockets come and go.

use std::sync::Arc;

use aeroplane_protocol::{MemberId, Refusal, Seq, ServerMessage};
use aeroplane_session::Work;

use super::audience::{Listener, SocketId};
use super::held::{Author, Held, Luggage};
use super::room::Room;
use super::trouble::{RETRY, Trouble};
use crate::problem::milliseconds;
use crate::server::Server;

/// Through how many sockets one member may be connected to a node: several devices, and pages that were left open.
const SOCKETS_OF_A_MEMBER: usize = 8;

impl Room {
    /// Lets a socket in and tells it what it has to know.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        server: &Arc<Server>,
        listener: Listener,
        after: Option<Seq>,
    ) -> Result<SocketId, Refusal> {
        let entered = self.hold(server, async move |mut held: Held| held.enter(listener, after).await);
        let entered = entered.await;
        if let Err(trouble) = &entered {
            server.note(trouble);
        }
        entered.map_err(|trouble| trouble.refusal())
    }

    /// Lets a socket go.
    pub(crate) async fn leave(self: &Arc<Self>, server: &Arc<Server>, socket: SocketId) {
        let left = self.hold(server, async move |mut held: Held| {
            if held.inner.audience.remove(socket).is_some() {
                held.tell_presence();
                held.note_presence().await;
            }
            Ok(())
        });
        if let Err(trouble) = left.await {
            server.note(&trouble);
        }
    }

    /// Gives a socket what it has missed.
    pub(crate) async fn resume(self: &Arc<Self>, server: &Arc<Server>, socket: SocketId, after: Seq) {
        let resumed = self.hold(server, async move |mut held: Held| {
            held.current().await?;
            held.resume(socket, after);
            Ok(())
        });
        if let Err(trouble) = resumed.await {
            server.note(&trouble);
            self.answer(socket, &crate::socket::refused(None, trouble.refusal())).await;
        }
    }
}

impl Held {
    async fn enter(&mut self, mut listener: Listener, after: Option<Seq>) -> Result<SocketId, Trouble> {
        // Asked while the room is held: whoever is let in before is told to go with the others.
        if self.server.outage.is_on() || self.server.stopping.is_cancelled() {
            return Err(Refusal::Unavailable { retry_after_ms: milliseconds(RETRY) }.into());
        }
        self.load().await?;
        // Whoever comes back to a server that was away finds no less time than there was.
        for outage in self.server.outage.recent() {
            self.make_up_for(outage).await?;
        }
        let loaded = self.current().await?;
        if listener.member.is_some_and(|member| !loaded.session().is_member(member)) {
            listener.member = None;
        }
        if !self.has_place(listener.member) {
            return Err(Refusal::RoomFull {}.into());
        }
        let member = listener.member;
        let socket = self.inner.audience.add(listener);
        match after {
            Some(after) => self.resume(socket, after),
            None => self.welcome(socket),
        }
        self.tell_presence();
        if let Some(member) = member
            && self.inner.audience.connections(member) > 1
        {
            self.inner.audience.tell_connections(member);
        }
        self.note_presence().await;
        self.come_back().await;
        Ok(socket)
    }

    /// Whether there is a place for one more socket of the member, or for one that watches.
    pub(crate) fn has_place(&self, member: Option<MemberId>) -> bool {
        let limits = &self.server.configuration.limits;
        let (sockets, watchers) = self.inner.audience.counts();
        let has_own_place = match member {
            Some(member) => self.inner.audience.connections(member) < SOCKETS_OF_A_MEMBER,
            None => watchers < limits.watchers_per_room as usize,
        };
        has_own_place && sockets < limits.sockets_per_room as usize
    }

    /// A room that waited for somebody goes on, if there is somebody on this node.
    pub(crate) async fn come_back(&mut self) {
        if self.inner.audience.is_empty()
            || !self.session().is_some_and(aeroplane_session::Session::is_paused)
        {
            return;
        }
        let resumed = self
            .carry_out(Author::ROOM, Luggage::default(), |session, input| {
                session.act(Work::Returned, input).map_err(Trouble::from)
            })
            .await;
        if let Err(trouble) = resumed {
            self.server.note(&trouble);
        }
    }

    /// Tells everyone who is there.
    pub(crate) fn tell_presence(&self) {
        let presence = self.presence();
        self.inner.audience.tell_all(&ServerMessage::Presence { presence });
    }
}
