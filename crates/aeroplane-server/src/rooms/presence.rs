//! Who is there, on this node and on others.

use std::collections::BTreeMap;
use std::time::Duration;

use aeroplane_protocol::{MemberId, Millis, Presence};
use aeroplane_rules::ByColor;

use super::held::Held;
use super::members::stored;
use super::stored::{millis, timestamp};
use super::trouble::Trouble;

/// The member under whose number the store counts those who only watch; members are numbered from 1.
pub(crate) const WATCHERS: MemberId = MemberId(0);
/// How long ago a node may have been heard of to count as alive, in milliseconds.
const ALIVE_MS: u64 = 10_000;

/// What other nodes were told of a member's sockets on this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Noted {
    /// So many.
    Known(u32),
    /// Nobody knows what: it could not be written.
    Unknown,
}

impl Held {
    /// Who is there.
    pub(crate) fn presence(&self) -> Presence {
        let mut presence = self.inner.audience.presence();
        presence.members.extend(&self.inner.elsewhere.members);
        presence.members.sort_unstable();
        presence.members.dedup();
        presence.watchers += self.inner.elsewhere.watchers;
        presence
    }

    /// Whether anybody is there to see what happens, or was a moment ago: whoever loses the connection shall find the game
    /// where it was.
    pub(crate) fn somebody_is_there(&self) -> bool {
        // Where there is only one node, nobody was here before it was started; a node among several knows of no one until
        // it has the room.
        let age = if self.server.is_shared() { self.inner.age() } else { self.server.age() };
        self.was_somebody_there(age)
    }

    /// Whether anybody is there or was a moment ago. If nobody ever was, it counts as being so for that long.
    fn was_somebody_there(&self, if_never: Duration) -> bool {
        let elsewhere = &self.inner.elsewhere;
        if !elsewhere.members.is_empty() || elsewhere.watchers > 0 {
            return true;
        }
        let away = self.inner.audience.empty_for(if_never);
        away.is_none_or(|time| time < self.server.configuration.timings.away)
    }

    /// Whether this node can tell if anybody is there. One that knows of nobody asks the others first; where they know of
    /// nobody either, whoever lost their node has a moment to come to this one.
    pub(crate) async fn knows_who_is_there(&mut self) -> Result<bool, Trouble> {
        if !self.server.is_shared() || self.was_somebody_there(Duration::MAX) {
            return Ok(true);
        }
        self.look_elsewhere().await?;
        let has_waited = self.inner.age() >= self.server.configuration.timings.away;
        Ok(has_waited || self.was_somebody_there(Duration::MAX))
    }

    /// Lets other nodes know who is connected to this one, as far as they do not know it. What cannot be written now is
    /// written with the next look at the room.
    pub(crate) async fn note_presence(&mut self) {
        if !self.server.is_shared() || self.server.outage.is_on() {
            return;
        }
        let here = self.inner.audience.sockets();
        let nobody = self.inner.noted.keys().map(|member| (*member, 0));
        let rows: BTreeMap<MemberId, u32> = nobody.chain(here).collect();
        for (member, sockets) in rows {
            if self.inner.noted.get(&member) == Some(&Noted::Known(sockets)) {
                continue;
            }
            self.inner.noted.insert(member, Noted::Unknown);
            let (room, node) = (self.room.id, self.server.node);
            match self.server.store.set_presence(room, node, stored(member), sockets).await {
                Ok(()) if sockets == 0 => drop(self.inner.noted.remove(&member)),
                Ok(()) => drop(self.inner.noted.insert(member, Noted::Known(sockets))),
                Err(error) => return self.server.note(&Trouble::Unstored(error)),
            }
        }
    }

    /// Lets other nodes know once more who is connected to this one, whatever they know: they may have given it up.
    pub(crate) async fn note_presence_again(&mut self) {
        for noted in self.inner.noted.values_mut() {
            *noted = Noted::Unknown;
        }
        self.note_presence().await;
    }

    /// Asks who is connected to other nodes, and tells it if it has changed.
    pub(crate) async fn look_elsewhere(&mut self) -> Result<(), Trouble> {
        let alive_since = Millis(millis(self.server.store.now()).0.saturating_sub(ALIVE_MS));
        let (store, node) = (&self.server.store, self.server.node);
        let others = store.presence(self.room.id, node, timestamp(alive_since)).await?;
        let mut elsewhere = Presence::default();
        for (member, sockets) in others {
            match MemberId(u16::try_from(member.0).unwrap_or(u16::MAX)) {
                WATCHERS => elsewhere.watchers = sockets,
                member => elsewhere.members.push(member),
            }
        }
        if elsewhere != self.inner.elsewhere {
            self.inner.elsewhere = elsewhere;
            self.tell_presence();
        }
        Ok(())
    }

    /// How long messages to and from each seat take, in milliseconds.
    pub(crate) fn lag(&self) -> ByColor<u32> {
        let Some(session) = self.session() else { return ByColor([0; 4]) };
        ByColor::from_fn(|color| session.holder(color).map_or(0, |member| self.inner.audience.lag(member)))
    }
}
