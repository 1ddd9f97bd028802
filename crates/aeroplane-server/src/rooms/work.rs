//! What rooms do by themselves, when it is time.

use std::ops::ControlFlow;
use std::sync::Arc;

use aeroplane_rules::Move;
use aeroplane_session::{DueKind, NothingDue, Question, Session, Work};

use super::held::{Author, Held, Luggage};
use super::room::Room;
use super::trouble::Trouble;
use crate::outage::Outage;
use crate::server::Server;
use crate::thinking::think;

/// How many things a room does in a row before others have their turn.
const MOST_IN_A_ROW: u32 = 64;

impl Room {
    /// Does whatever is due in the room.
    pub(crate) async fn work(self: &Arc<Self>, server: &Arc<Server>) {
        for _ in 0..MOST_IN_A_ROW {
            match self.work_once(server).await {
                Ok(ControlFlow::Continue(())) => {}
                Ok(ControlFlow::Break(())) => return,
                Err(trouble) => {
                    server.note(&trouble);
                    return;
                }
            }
        }
    }

    async fn work_once(self: &Arc<Self>, server: &Arc<Server>) -> Result<ControlFlow<()>, Trouble> {
        match self.hold(server, async move |mut held: Held| held.work().await).await? {
            Worked::Done => Ok(ControlFlow::Continue(())),
            Worked::Nothing => Ok(ControlFlow::Break(())),
            // The room is let go while the bot thinks.
            Worked::Asked(question) => {
                let number = question.number;
                let answer = think(server, *question).await;
                self.hold(server, async move |mut held: Held| held.answer(number, answer).await).await?;
                Ok(ControlFlow::Continue(()))
            }
        }
    }

    /// Gives players back the time in which nothing could be stored, and tells other nodes who is here. Rooms that nobody
    /// listens to and that are not in memory are made up for when that changes.
    pub(crate) async fn recover(self: &Arc<Self>, server: &Arc<Server>) {
        let recovered = self.hold(server, async move |mut held: Held| {
            held.note_presence_again().await;
            if held.session().is_some() || !held.inner.audience.is_empty() {
                // Where the last outage followed soon, the one before it may not be made up for yet.
                for outage in held.server.outage.recent() {
                    held.make_up_for(outage).await?;
                }
            }
            Ok(())
        });
        if let Err(trouble) = recovered.await {
            server.note(&trouble);
        }
    }

    /// Looks whether the host has been away for too long.
    pub(crate) async fn look_for_host(self: &Arc<Self>, server: &Arc<Server>) {
        let looked = self.hold(server, async move |mut held: Held| held.look_for_host().await);
        if let Err(trouble) = looked.await {
            server.note(&trouble);
        }
    }
}

impl Room {
    /// Reads what another node has stored, if this one has not.
    pub(crate) async fn follow(self: &Arc<Self>, server: &Arc<Server>, seq: aeroplane_store::Seq) {
        let followed =
            self.hold(server, async move |mut held: Held| match held.session().map(Session::seq) {
                Some(known) if known.0 < seq.get() => {
                    held.catch_up().await?;
                    held.come_back().await;
                    Ok(())
                }
                Some(_) | None => Ok(()),
            });
        if let Err(trouble) = followed.await {
            server.note(&trouble);
        }
    }

    /// Asks who is connected to other nodes.
    pub(crate) async fn look_elsewhere(self: &Arc<Self>, server: &Arc<Server>) {
        let looked = self.hold(server, async move |mut held: Held| {
            held.note_presence().await;
            held.look_elsewhere().await
        });
        if let Err(trouble) = looked.await {
            server.note(&trouble);
        }
    }
}

/// What became of a look at a room.
enum Worked {
    /// Something was done; there may be more.
    Done,
    /// Nothing is due.
    Nothing,
    /// A bot has to think first.
    Asked(Box<Question>),
}

impl Held {
    async fn work(&mut self) -> Result<Worked, Trouble> {
        let now = self.now();
        let due = self.load().await?.session().due();
        let Some(due) = due.filter(|due| due.at <= now) else { return Ok(Worked::Nothing) };
        if due.kind == DueKind::Deadline {
            for outage in self.server.outage.recent() {
                self.make_up_for(outage).await?;
            }
            let extended = self.session().and_then(Session::due).is_none_or(|due| due.at > now);
            if extended {
                return Ok(Worked::Nothing);
            }
        }
        let (DueKind::BotTurn | DueKind::Deadline) = due.kind else { return self.do_what_is_due().await };
        // A game that nobody watches is paused, so that it matters who is there.
        if self.knows_who_is_there().await? { self.do_what_is_due().await } else { Ok(Worked::Nothing) }
    }

    async fn do_what_is_due(&mut self) -> Result<Worked, Trouble> {
        match self.act(Work::Due).await {
            Ok(()) => Ok(Worked::Done),
            Err(Trouble::Nothing(NothingDue::AnswerOwed)) => {
                let question = self.session().and_then(Session::question);
                Ok(question.map_or(Worked::Nothing, |question| Worked::Asked(Box::new(question))))
            }
            Err(Trouble::Nothing(NothingDue::Nothing | NothingDue::Before { .. })) => Ok(Worked::Nothing),
            Err(trouble) => Err(trouble),
        }
    }

    /// Plays what the bot has chosen, unless something else happened meanwhile.
    async fn answer(&mut self, number: u32, answer: Move) -> Result<(), Trouble> {
        let open = self.load().await?.session().question();
        if open.is_none_or(|question| question.number != number) {
            return Ok(());
        }
        match self.act(Work::Answer(answer)).await {
            Ok(()) | Err(Trouble::Nothing(_)) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    /// Gives the player whose time ran during an outage what was lost, unless that was done before.
    pub(crate) async fn make_up_for(&mut self, outage: Outage) -> Result<(), Trouble> {
        self.load().await?;
        match self.act(Work::Outage { from: outage.from, to: outage.to }).await {
            Ok(()) | Err(Trouble::Nothing(_)) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    async fn look_for_host(&mut self) -> Result<(), Trouble> {
        if self.inner.audience.forget_the_gone() {
            self.tell_presence();
        }
        self.come_back().await;
        let Some(host) = self.session().map(Session::host) else { return Ok(()) };
        let away = self.inner.audience.away_for(host, self.inner.age());
        let is_away = away.is_some_and(|time| time >= self.server.configuration.timings.away);
        if !is_away || self.presence().members.contains(&host) {
            return Ok(());
        }
        match self.act(Work::HostAway).await {
            Ok(()) | Err(Trouble::Nothing(_)) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    /// Lays the dice of a game open that has just ended, so that the next game need not wait for it.
    pub(crate) async fn reveal(&mut self) -> Result<(), Trouble> {
        let due = self.load().await?.session().due();
        if due.is_none_or(|due| due.kind != DueKind::Reveal) {
            return Ok(());
        }
        match self.act(Work::Due).await {
            Ok(()) | Err(Trouble::Nothing(_)) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    async fn act(&mut self, work: Work) -> Result<(), Trouble> {
        self.carry_out(Author::ROOM, Luggage::default(), |session, input| {
            session.act(work, input).map_err(Trouble::from)
        })
        .await
        .map(drop)
    }
}

/// How long a room's row is left to the node that took it: long enough for a bot to think.
pub(crate) const LEASE_MS: u32 = 1_000;
