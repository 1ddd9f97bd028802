//! A room while nothing else happens in it: decide, store, acknowledge, tell.

use std::sync::Arc;

use aeroplane_protocol::{CommandId, Event, LogEntry, MemberId, Millis, Seq, ServerMessage, Update, VERSION};
use aeroplane_session::{Drawer, Input, Session, TableDice};
use aeroplane_store as store;
use tokio::sync::OwnedMutexGuard;

use super::audience::SocketId;
use super::games::FreshGame;
use super::loaded::Loaded;
use super::members::stored as stored_member;
use super::room::{Inner, Room};
use super::stored;
use super::trouble::Trouble;
use crate::log::read_log;
use crate::server::Server;

/// How often a decision is made again because others were quicker.
const TRIES: u32 = 8;

/// A room while nothing else happens in it.
pub(crate) struct Held {
    pub(crate) server: Arc<Server>,
    pub(crate) room: Arc<Room>,
    pub(crate) inner: OwnedMutexGuard<Inner>,
}

/// On whose behalf something is done, and by which command.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Author {
    pub(crate) member: Option<MemberId>,
    pub(crate) command: Option<CommandId>,
    /// The socket that is told first.
    pub(crate) socket: Option<SocketId>,
}

impl Author {
    /// The room itself.
    pub(crate) const ROOM: Self = Self { member: None, command: None, socket: None };
}

/// What goes with an event into the store and is no part of it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Luggage {
    /// Whether a game may begin with it, whose secret has to be drawn.
    pub(crate) game: bool,
    /// The token of whoever may become a member with it.
    pub(crate) token: Option<store::TokenHash>,
}

/// A decision that is not stored yet, and the room as it would be with it.
struct Decision {
    entry: LogEntry,
    next: Session,
    outcome: aeroplane_session::Outcome,
    game: Option<FreshGame>,
}

/// What became of a decision.
pub(crate) enum Carried {
    /// It is stored as this event.
    Out(LogEntry),
    /// The command was carried out before.
    Before,
}

impl Held {
    /// The time of the store, which is the same for all nodes.
    pub(crate) fn now(&self) -> Millis {
        stored::millis(self.server.store.now())
    }

    /// The room as its events make it. What the audience has missed is told.
    pub(crate) async fn load(&mut self) -> Result<&mut Loaded, Trouble> {
        if self.inner.loaded.is_none() {
            let entries = self.entries(Seq(0)).await?;
            if entries.is_empty() {
                return Err(Trouble::NoSuchRoom);
            }
            let told = self.inner.told;
            let split = entries.partition_point(|entry| told == Seq(0) || entry.seq <= told);
            let (known, missed) = entries.split_at(split);
            self.inner.loaded = Some(Loaded::new(known)?);
            self.inner.told = known.last().map_or(Seq(0), |entry| entry.seq);
            self.take_in(missed)?;
        }
        if self.inner.loaded.as_ref().is_some_and(|loaded| loaded.dice.is_none()) {
            let dice = self.dice().await?;
            if let Some(loaded) = &mut self.inner.loaded {
                loaded.dice = dice;
            }
        }
        self.inner.loaded.as_mut().ok_or(Trouble::NoSuchRoom)
    }

    /// The room, if it is in memory.
    pub(crate) fn session(&self) -> Option<&Session> {
        self.inner.loaded.as_ref().map(Loaded::session)
    }

    /// Reads what others have stored meanwhile and tells it.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Trouble> {
        let Some(seq) = self.session().map(Session::seq) else {
            self.load().await?;
            return Ok(());
        };
        let missed = self.entries(seq).await?;
        self.take_in(&missed)
    }

    fn take_in(&mut self, entries: &[LogEntry]) -> Result<(), Trouble> {
        let now = self.now();
        for entry in entries {
            let Some(loaded) = &mut self.inner.loaded else { return Ok(()) };
            let update = loaded.take_in(entry, now)?;
            self.told(entry, &update);
        }
        Ok(())
    }

    async fn entries(&self, after: Seq) -> Result<Vec<LogEntry>, Trouble> {
        Ok(read_log(&self.server.store, self.room.id, after).await?)
    }

    /// The dice of the present game.
    async fn dice(&self) -> Result<Option<TableDice>, Trouble> {
        let Some(game) = self.session().map(|session| session.opening().game) else { return Ok(None) };
        let games = self.server.store.games(self.room.id).await?;
        let own = games.into_iter().find(|other| other.game.as_bytes() == game.as_bytes());
        Ok(own.and_then(|game| super::games::dice(&game.secret)))
    }

    /// Has something decided, stores it, and tells it: first the one who asked, then everyone. Where others were quicker
    /// it is decided again.
    pub(crate) async fn carry_out(
        &mut self,
        author: Author,
        luggage: Luggage,
        mut decide: impl FnMut(&Session, &mut Input<'_>) -> Result<Event, Trouble>,
    ) -> Result<Carried, Trouble> {
        for _ in 0..TRIES {
            self.load().await?;
            let decision = self.decided(author, &luggage, &mut decide);
            let Decision { entry, next, outcome, game } = match decision {
                Err(Trouble::Refused(_) | Trouble::Nothing(_)) if self.is_behind().await? => {
                    self.catch_up().await?;
                    continue;
                }
                decision => decision?,
            };
            let append = self.append(author, &entry, &next, game, &luggage)?;
            match self.server.store.append(append).await {
                Ok(store::Appended::Appended { .. }) => {
                    let now = self.now();
                    let Some(loaded) = &mut self.inner.loaded else { return Err(Trouble::NoSuchRoom) };
                    let update = loaded.go_on(next, &entry, &outcome, now);
                    self.acknowledge(author, entry.seq);
                    self.told(&entry, &update);
                    if entry.event.who_leaves(entry.by).is_some() {
                        // Their sockets watch from now on.
                        self.note_presence().await;
                    }
                    return Ok(Carried::Out(entry));
                }
                Ok(store::Appended::Stale { .. }) => self.catch_up().await?,
                Ok(store::Appended::Repeated { seq }) => {
                    self.catch_up().await?;
                    self.acknowledge(author, Seq(seq.get()));
                    return Ok(Carried::Before);
                }
                Ok(store::Appended::NoSuchRoom) => {
                    self.inner.loaded = None;
                    return Err(Trouble::NoSuchRoom);
                }
                Err(error) => {
                    // Nobody knows whether the event was stored: what is in memory may be behind.
                    self.inner.loaded = None;
                    return Err(Trouble::Unstored(error));
                }
            }
        }
        Err(Trouble::Contended)
    }

    /// The room as its events make it, those of other nodes included, whose hints may not have come yet.
    pub(crate) async fn current(&mut self) -> Result<&mut Loaded, Trouble> {
        self.load().await?;
        if self.is_behind().await? {
            self.catch_up().await?;
        }
        self.load().await
    }

    /// Whether another node has stored something that is not known here yet, so that what was decided may be out of date.
    async fn is_behind(&self) -> Result<bool, Trouble> {
        if !self.server.is_shared() {
            return Ok(false);
        }
        let head = self.server.store.head(self.room.id).await?;
        let known = self.session().map_or(Seq(0), Session::seq);
        Ok(head.is_some_and(|head| head.seq.get() > known.0))
    }

    /// What is decided, and the room as it would be then.
    fn decided(
        &mut self,
        author: Author,
        luggage: &Luggage,
        decide: &mut impl FnMut(&Session, &mut Input<'_>) -> Result<Event, Trouble>,
    ) -> Result<Decision, Trouble> {
        let now = self.now();
        let game = luggage.game.then(|| FreshGame::draw(&*self.server.entropy)).transpose()?;
        let entropy = u64::from_be_bytes(crate::entropy::draw(&*self.server.entropy)?);
        let present_members = self.presence().members;
        let present = self.somebody_is_there();
        let lag = self.lag();
        let loaded = self.inner.loaded.as_mut().ok_or(Trouble::NoSuchRoom)?;
        let (session, dice) = loaded.parts();
        let mut input = Input {
            now,
            dice: dice.map(|dice| dice as &mut dyn Drawer),
            entropy,
            next_game: game.as_ref().map(|game| game.opening),
            lag,
            present,
            present_members: &present_members,
        };
        let event = decide(session, &mut input)?;
        let entry = session.entry(now, author.member, event);
        let mut next = session.clone();
        let outcome = next.evolve(&entry)?;
        Ok(Decision { entry, next, outcome, game })
    }

    fn append(
        &self,
        author: Author,
        entry: &LogEntry,
        next: &Session,
        fresh: Option<FreshGame>,
        luggage: &Luggage,
    ) -> Result<store::Append, Trouble> {
        let joins = match (&entry.event, luggage.token) {
            (Event::Joined { member, .. }, Some(token)) => {
                let membership = store::Membership { member: stored_member(*member), token };
                Some(store::MemberChange::Enters(membership))
            }
            _ => None,
        };
        let leaves = entry.event.who_leaves(entry.by);
        let leaves = leaves.map(|member| store::MemberChange::Leaves(stored_member(member)));
        let game = match (&entry.event, fresh) {
            (Event::RematchOpened { game }, Some(fresh)) => Some(fresh.into_stored_as(game.number)),
            _ => None,
        };
        Ok(store::Append {
            room: self.room.id,
            expected: store::Seq::new(entry.seq.0.saturating_sub(1)),
            event: stored::written(entry.at, author.member, author.command, &entry.event)?,
            state: super::listing::state(next)?,
            game,
            members: joins.into_iter().chain(leaves).collect(),
        })
    }

    fn acknowledge(&self, author: Author, seq: Seq) {
        if let (Some(socket), Some(id)) = (author.socket, author.command) {
            self.inner.audience.tell(socket, &ServerMessage::Accepted { id, seq });
        }
    }

    /// Tells everyone of an event that is stored.
    fn told(&mut self, entry: &LogEntry, update: &Arc<Update>) {
        self.inner.told = entry.seq;
        self.server.metrics.events.inc();
        self.inner.audience.tell_all(&ServerMessage::Update { update: Update::clone(update) });
        if let Some(member) = entry.event.who_leaves(entry.by) {
            self.inner.audience.demote(member);
        }
    }

    /// Gives one socket the whole room.
    pub(crate) fn welcome(&self, socket: SocketId) {
        let (Some(session), Some(listener)) = (self.session(), self.inner.audience.get(socket)) else {
            return;
        };
        let snapshot = session.snapshot(listener.member, self.now());
        self.inner.audience.tell(socket, &ServerMessage::Welcome { protocol: VERSION, snapshot });
    }

    /// Gives one socket what it has missed, or the whole room where that is too much.
    pub(crate) fn resume(&self, socket: SocketId, after: Seq) {
        let loaded = self.inner.loaded.as_ref();
        match loaded.and_then(|loaded| loaded.updates_after(after, self.now())) {
            Some(updates) => {
                let message = ServerMessage::Resumed { protocol: VERSION, updates };
                self.inner.audience.tell(socket, &message);
            }
            None => self.welcome(socket),
        }
    }
}
