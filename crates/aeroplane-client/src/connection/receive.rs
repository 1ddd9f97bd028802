//! What a connection makes of a server's messages.

use std::time::Duration;

use aeroplane_protocol::{
    ClientMessage, Command, CommandId, Notice, Phase, Refusal, Seq, ServerMessage, Snapshot, Stage, Update,
};

use super::{Asked, Connection, Happening};
use crate::dice_watch::DiceWatch;
use crate::error::ClientError;
use crate::faults::Fault;
use crate::picture::Picture;
use crate::sequence::Order;

/// How many times as long as asked a connection rests that was too fast: the server asks to wait for one message, and more
/// than one will follow. Whoever is too fast again and again is shown the door.
const REST: u32 = 10;

impl Connection {
    pub(super) fn receive(&mut self, message: ServerMessage) -> Result<(), ClientError> {
        match message {
            ServerMessage::Welcome { snapshot, .. } => self.welcome(snapshot)?,
            ServerMessage::Resumed { updates, .. } => {
                self.is_catching_up = false;
                self.backoff.succeeded();
                for update in updates {
                    self.update(update)?;
                }
            }
            ServerMessage::Update { update } => self.update(update)?,
            ServerMessage::Accepted { id, seq } => self.answered(id, Ok(seq)),
            ServerMessage::Refused { id, because, missing, .. } => self.refused(id, because, missing)?,
            ServerMessage::Presence { presence } => {
                self.picture.presence = presence;
                self.happenings.push_back(Happening::Presence);
            }
            ServerMessage::Notice { notice } => {
                if let Notice::WatchingNow { .. } = notice {
                    self.picture.you = None;
                }
                self.happenings.push_back(Happening::Notice(notice));
            }
        }
        self.give_links()
    }

    /// Takes in the whole room.
    pub(super) fn welcome(&mut self, snapshot: Snapshot) -> Result<(), ClientError> {
        self.is_catching_up = false;
        self.backoff.succeeded();
        let (last, found) = (self.seq(), snapshot.seq);
        if !self.sequence.begin(found) {
            self.faults.note(Fault::Back { last, found });
            self.accepted = found;
        }
        if found != last
            && let Some(watch) = self.watches.get_mut(&snapshot.room.game.game)
        {
            watch.lose();
        }
        let presence = std::mem::take(&mut self.picture.presence);
        self.picture = Picture { presence, ..Picture::new(snapshot) };
        self.watch_game();
        self.happenings.push_back(Happening::Welcomed);
        self.give_links()
    }

    fn update(&mut self, update: Update) -> Result<(), ClientError> {
        let (last, found) = (self.seq(), update.seq);
        // Whatever comes before the answer to a question for missing events is in that answer.
        if self.is_catching_up {
            return Ok(());
        }
        match self.sequence.update(found) {
            Order::Next => {
                self.observe(&update);
                self.picture.update(&update);
                self.watch_game();
                self.happenings.push_back(Happening::Updated(Box::new(update)));
            }
            Order::Double => self.faults.note(Fault::Double { last, found }),
            Order::Gap => {
                self.faults.note(Fault::Gap { last, found });
                self.is_catching_up = true;
                self.outbox.push_back(ClientMessage::Resume { after: last });
            }
        }
        self.give_links()
    }

    /// Watches the dice of the present game, from now on if that is new.
    fn watch_game(&mut self) {
        let opening = self.picture.room.game;
        let is_new = match self.picture.stage() {
            Stage::Lobby => true,
            Stage::Mixing | Stage::Hands | Stage::Playing | Stage::Over | Stage::Closed => false,
        };
        let watch = self.watches.entry(opening.game).or_insert_with(|| DiceWatch::new(opening, is_new));
        if watch.opening() != opening {
            self.faults.note(Fault::Dice(crate::dice_watch::DiceFault::Commitment));
        }
    }

    fn observe(&mut self, update: &Update) {
        let own = self.picture.own_seats();
        let Some(watch) = self.watches.get_mut(&self.picture.room.game.game) else { return };
        let head = update.table.as_ref().map(|table| table.head);
        if let Err(fault) = watch.observe(&update.event, head, own, &self.chains) {
            self.faults.note(Fault::Dice(fault));
        }
    }

    fn answered(&mut self, id: CommandId, outcome: Result<Seq, Refusal>) {
        // Commands that were sent twice are answered twice.
        let Some(waiting) = self.pending.answered(id) else { return };
        if let (Command::GiveLink { color, .. }, Err(_)) = (&waiting.command, outcome) {
            self.links_given.remove(&(self.picture.room.game.game, *color));
        }
        if let Ok(seq) = outcome {
            self.accepted = self.accepted.max(seq);
        }
        let took = waiting.since.elapsed();
        let asked = Asked { id, command: waiting.command, outcome, took };
        self.happenings.push_back(Happening::Answered(Box::new(asked)));
    }

    fn refused(
        &mut self,
        id: Option<CommandId>,
        because: Refusal,
        missing: Vec<Update>,
    ) -> Result<(), ClientError> {
        // Most of what is said to be missing has arrived meanwhile.
        for update in missing {
            if update.seq > self.seq() {
                self.update(update)?;
            }
        }
        let wait = match because {
            Refusal::Unavailable { retry_after_ms } | Refusal::TooFast { retry_after_ms } => {
                Some(Duration::from_millis(retry_after_ms.into()))
            }
            _ => None,
        };
        match (id, wait) {
            (Some(id), Some(wait)) if matches!(because, Refusal::Unavailable { .. }) => {
                self.pending.again_after(Some(id), wait, tokio::time::Instant::now());
            }
            (Some(id), _) => self.answered(id, Err(because)),
            (None, wait) => {
                self.happenings.push_back(Happening::Refused(because));
                if let Some(wait) = wait {
                    let wait = if matches!(because, Refusal::TooFast { .. }) { wait * REST } else { wait };
                    // It was one of those that wait for an answer, nobody knows which.
                    self.pending.again_after(None, wait, tokio::time::Instant::now());
                    if self.is_catching_up || matches!(because, Refusal::Unavailable { .. }) {
                        self.lost(None, because.to_string());
                        self.stay_away_for(wait);
                    }
                }
            }
        }
        Ok(())
    }

    /// Gives the first links that the room waits for: that is the device's affair and not the person's.
    fn give_links(&mut self) -> Result<(), ClientError> {
        let Phase::Mixing { missing, .. } = &self.picture.room.phase else { return Ok(()) };
        if !self.options.gives_links {
            return Ok(());
        }
        let (game, own) = (self.picture.room.game.game, self.picture.own_seats());
        for color in missing.clone() {
            let Some(link) = self.chains.first(game, color).filter(|_| own.contains(color)) else { continue };
            if self.links_given.insert((game, color)) {
                self.enqueue(Command::GiveLink { color, link })?;
            }
        }
        Ok(())
    }
}
