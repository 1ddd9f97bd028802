//! A server: it holds connections and a copy of the room, and no truth.

use std::collections::{BTreeMap, VecDeque};

use aeroplane_protocol::{
    ClientMessage, Command, CommandId, Event, LogEntry, MemberId, Millis, Refusal, Seq, ServerMessage,
    Update, VERSION,
};
use aeroplane_rules::ByColor;
use aeroplane_session::{Input, NothingDue, Session, TableDice, Work};

use crate::common::{bot_answer, game};
use crate::random::Random;
use crate::store::{Row, Sent, Store, Stored};

/// Faults that can be planted in a server.
#[derive(Debug, Clone, Copy, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fault of its own")]
pub(crate) struct Faults {
    /// Everyone is told of an event before it is stored.
    pub(crate) publishes_before_storing: bool,
    /// A command that comes twice is done twice.
    pub(crate) does_repeats_again: bool,
    /// What the sender has seen does not matter.
    pub(crate) accepts_stale: bool,
    /// Whoever resumes misses an event.
    pub(crate) skips_on_resume: bool,
}

/// What a server wants to happen.
pub(crate) enum Effect {
    Send {
        client: usize,
        epoch: u32,
        message: Box<ServerMessage>,
    },
    /// The store is asked; its answer takes a moment.
    AskStore,
    /// The other servers are told that there is something new.
    Hint,
    Crash,
}

/// What a server finds around it at a moment.
pub(crate) struct Surroundings<'a> {
    pub(crate) now: Millis,
    pub(crate) seed: u8,
    pub(crate) faults: Faults,
    /// Whether anybody is connected to any server.
    pub(crate) present: bool,
    /// Whether nothing goes wrong any more.
    pub(crate) calm: bool,
    pub(crate) random: &'a mut Random,
    pub(crate) store: &'a mut Store,
    /// The member of each client.
    pub(crate) members: &'a [MemberId],
    pub(crate) effects: Vec<Effect>,
    pub(crate) counts: &'a mut crate::world::Summary,
}

/// The copy of the room.
struct Copy {
    session: Session,
    dice: TableDice,
}

/// An event that was decided upon and is not stored yet.
struct Attempt {
    entry: LogEntry,
    from: Option<(usize, Sent)>,
}

#[derive(Default)]
pub(crate) struct Node {
    /// Counts the lives: what belongs to an earlier one is gone.
    pub(crate) life: u32,
    pub(crate) is_up: bool,
    connections: BTreeMap<usize, u32>,
    copy: Option<Box<Copy>>,
    waiting: VecDeque<(usize, ClientMessage)>,
    attempt: Option<Attempt>,
}

impl Node {
    pub(crate) fn new() -> Self {
        Self { is_up: true, ..Self::default() }
    }

    pub(crate) fn crash(&mut self) {
        *self = Self { life: self.life + 1, ..Self::default() };
    }

    pub(crate) fn has_connections(&self) -> bool {
        !self.connections.is_empty()
    }

    /// The room as this server has it.
    pub(crate) fn session(&self) -> Option<&Session> {
        self.copy.as_ref().map(|copy| &copy.session)
    }

    /// A client connects.
    pub(crate) fn connect(
        &mut self,
        client: usize,
        epoch: u32,
        after: Option<Seq>,
        around: &mut Surroundings<'_>,
    ) {
        if self.connections.get(&client).is_some_and(|&known| known > epoch) {
            return;
        }
        self.connections.insert(client, epoch);
        self.catch_up(around);
        self.tell_since(client, after, around);
    }

    /// Tells a client what it has missed; the whole room, if that is much.
    fn tell_since(&mut self, client: usize, after: Option<Seq>, around: &mut Surroundings<'_>) {
        let Some(copy) = &self.copy else { return };
        let behind = after.and_then(|after| copy.session.seq().0.checked_sub(after.0));
        let message = match (after, behind) {
            (Some(after), Some(0..=60)) => {
                around.counts.resumed += 1;
                let skipped = u32::from(around.faults.skips_on_resume);
                let updates = around.store.updates(Seq(after.0 + skipped), copy.session.seq());
                ServerMessage::Resumed { protocol: VERSION, updates }
            }
            (Some(_) | None, Some(_) | None) => ServerMessage::Welcome {
                protocol: VERSION,
                snapshot: copy.session.snapshot(Some(around.members[client]), around.now),
            },
        };
        self.send(client, message, around);
    }

    fn send(&self, client: usize, message: ServerMessage, around: &mut Surroundings<'_>) {
        if let Some(&epoch) = self.connections.get(&client) {
            around.effects.push(Effect::Send { client, epoch, message: Box::new(message) });
        }
    }

    fn broadcast(&self, update: &Update, around: &mut Surroundings<'_>) {
        for &client in self.connections.keys() {
            self.send(client, ServerMessage::Update { update: update.clone() }, around);
        }
    }

    pub(crate) fn receive(&mut self, client: usize, message: ClientMessage, around: &mut Surroundings<'_>) {
        self.waiting.push_back((client, message));
        self.work_off(around);
    }

    /// Handles what waits, one after the other.
    fn work_off(&mut self, around: &mut Surroundings<'_>) {
        while self.attempt.is_none()
            && let Some((client, message)) = self.waiting.pop_front()
        {
            match message {
                ClientMessage::Resume { after } => self.tell_since(client, Some(after), around),
                ClientMessage::Command { id, seen, command } => {
                    let by = around.members[client];
                    self.try_command(client, Sent { by, id, seen, command }, around);
                }
            }
        }
    }

    fn try_command(&mut self, client: usize, sent: Sent, around: &mut Surroundings<'_>) {
        if !around.faults.does_repeats_again
            && let Some(seq) = around.store.find(sent.by, sent.id)
        {
            around.counts.repeats += 1;
            self.send(client, ServerMessage::Accepted { id: sent.id, seq }, around);
            return;
        }
        match self.decide(&sent, around) {
            Ok(event) => self.attempt(Some((client, sent)), event, around),
            Err(because) => self.refuse(client, &sent, because, around),
        }
    }

    /// What the room says; if it refuses and is not up to date, it is asked again when it is.
    fn decide(&mut self, sent: &Sent, around: &mut Surroundings<'_>) -> Result<Event, Refusal> {
        let first = self.ask(sent.by, sent.seen, &sent.command, around);
        if first.is_ok() || self.session().is_some_and(|session| session.seq() == around.store.seq()) {
            return first;
        }
        self.catch_up(around);
        self.ask(sent.by, sent.seen, &sent.command, around)
    }

    fn ask(
        &mut self,
        by: MemberId,
        seen: Seq,
        command: &Command,
        around: &mut Surroundings<'_>,
    ) -> Result<Event, Refusal> {
        let Copy { session, dice } = self.loaded(around);
        let seen = if around.faults.accepts_stale { session.seq() } else { seen };
        let mut input = input(session, dice, around);
        session.decide(Some(by), seen, command, &mut input)
    }

    fn refuse(&mut self, client: usize, sent: &Sent, because: Refusal, around: &mut Surroundings<'_>) {
        let missing = match (because, self.session()) {
            (Refusal::Stale {}, Some(session)) => {
                around.counts.stale += 1;
                around.store.updates(sent.seen, session.seq())
            }
            (_, Some(_) | None) => Vec::new(),
        };
        if let Refusal::Unavailable { .. } = because {
            // The dice were those of another moment.
            self.copy = None;
        }
        let id = Some(sent.id);
        let explanation = because.to_string();
        self.send(client, ServerMessage::Refused { id, because, explanation, missing }, around);
    }

    /// Does what is due.
    pub(crate) fn sweep(&mut self, around: &mut Surroundings<'_>) {
        if self.attempt.is_some() {
            return;
        }
        self.catch_up(around);
        let Copy { session, dice } = self.loaded(around);
        let question = session.question();
        let is_paused = session.is_paused();
        let mut input = input(session, dice, around);
        let work = if is_paused && input.present { Work::Returned } else { Work::Due };
        let mut found = session.act(work, &mut input);
        if let (Err(NothingDue::AnswerOwed), Some(question)) = (&found, question) {
            let answer = bot_answer(question.bot, &question.rules, &question.position, &question.moves, 0);
            found = session.act(Work::Answer(answer), &mut input);
        }
        match found {
            Ok(event) => self.attempt(None, event, around),
            Err(NothingDue::NoDice) => self.copy = None,
            Err(NothingDue::Nothing | NothingDue::Before { .. } | NothingDue::AnswerOwed) => {}
        }
    }

    /// An event that was decided upon is on its way to the store.
    fn attempt(&mut self, from: Option<(usize, Sent)>, event: Event, around: &mut Surroundings<'_>) {
        let Some(copy) = &self.copy else { return };
        let by = from.as_ref().map(|(_, sent)| sent.by);
        let entry = copy.session.entry(around.now, by, event);
        if around.faults.publishes_before_storing {
            let mut early = copy.session.clone();
            let outcome = early.evolve(&entry).unwrap();
            self.broadcast(&early.update(&entry, &outcome, around.now), around);
        }
        self.attempt = Some(Attempt { entry, from });
        let next = if Self::crashes(around) { Effect::Crash } else { Effect::AskStore };
        around.effects.push(next);
    }

    fn crashes(around: &mut Surroundings<'_>) -> bool {
        !around.calm && around.random.happens(6)
    }

    /// The store answers.
    pub(crate) fn hear_of_store(&mut self, around: &mut Surroundings<'_>) {
        let Some(Attempt { entry, from }) = self.attempt.take() else { return };
        if !around.calm && around.random.happens(10) {
            // It could not be reached.
            if let Some((client, sent)) = from {
                self.refuse(client, &sent, Refusal::Unavailable { retry_after_ms: 100 }, around);
            }
            self.copy = None;
            return self.work_off(around);
        }
        let row = Row { entry: entry.clone(), from: from.as_ref().map(|(_, sent)| sent.clone()) };
        match around.store.append(row, !around.faults.does_repeats_again) {
            Stored::Appended => {
                self.stored(&entry, from.as_ref().map(|(client, sent)| (*client, sent.id)), around);
            }
            Stored::Stale => {
                around.counts.lost_races += 1;
                self.catch_up(around);
                if let Some((client, sent)) = from {
                    self.try_command(client, sent, around);
                }
            }
            Stored::Repeated(seq) => {
                self.catch_up(around);
                if let Some((client, sent)) = from {
                    self.send(client, ServerMessage::Accepted { id: sent.id, seq }, around);
                }
            }
        }
        self.work_off(around);
    }

    /// An event of this server is stored: the sender learns it first, then everyone.
    fn stored(&mut self, entry: &LogEntry, from: Option<(usize, CommandId)>, around: &mut Surroundings<'_>) {
        if Self::crashes(around) {
            around.effects.push(Effect::Crash);
            return;
        }
        let Some(copy) = &mut self.copy else { return };
        let outcome = copy.session.evolve(entry).unwrap();
        let update = copy.session.update(entry, &outcome, around.now);
        if let Event::RematchOpened { .. } = entry.event {
            copy.dice = TableDice::new(game(copy.session.opening().number, around.seed).0);
        }
        if let Some((client, id)) = from {
            self.send(client, ServerMessage::Accepted { id, seq: entry.seq }, around);
        }
        if Self::crashes(around) {
            around.effects.push(Effect::Crash);
            return;
        }
        if !around.faults.publishes_before_storing {
            self.broadcast(&update, around);
        }
        around.effects.push(Effect::Hint);
    }

    /// Takes in what others have stored, and tells it.
    pub(crate) fn catch_up(&mut self, around: &mut Surroundings<'_>) {
        let copy = self.loaded(around);
        let missing: Vec<LogEntry> =
            around.store.after(copy.session.seq()).iter().map(|row| row.entry.clone()).collect();
        if missing.is_empty() {
            return;
        }
        let mut updates = Vec::new();
        for entry in &missing {
            let outcome = copy.session.evolve(entry).unwrap();
            updates.push(copy.session.update(entry, &outcome, around.now));
        }
        // Rolls of others are not in these dice.
        copy.dice = TableDice::new(game(copy.session.opening().number, around.seed).0);
        for update in updates {
            self.broadcast(&update, around);
        }
    }

    fn loaded(&mut self, around: &Surroundings<'_>) -> &mut Copy {
        self.copy.get_or_insert_with(|| {
            let session = Session::replay(around.store.rows().iter().map(|row| &row.entry)).unwrap();
            let dice = TableDice::new(game(session.opening().number, around.seed).0);
            Box::new(Copy { session, dice })
        })
    }
}

fn input<'a>(session: &Session, dice: &'a mut TableDice, around: &mut Surroundings<'_>) -> Input<'a> {
    Input {
        now: around.now,
        dice: Some(dice),
        entropy: around.random.bits(),
        next_game: Some(game(session.opening().number + 1, around.seed).1),
        lag: ByColor([80; 4]),
        present: around.present,
        present_members: &[],
    }
}
