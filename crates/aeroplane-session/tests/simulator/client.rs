//! A person's device, which knows what it was told and wants to play.

use std::collections::BTreeMap;

use aeroplane_dice::Chain;
use aeroplane_protocol::{
    Bot, ClientMessage, Command, CommandId, Control, Emote, Event, GameTurn, Hand, MemberId, Millis,
    Occupant, Phase, Phrase, Refusal, RoomView, SeatPlan, SeatView, Seq, ServerMessage, TableView, Update,
};
use aeroplane_rules::Color;

use crate::common::{anchor, public};
use crate::random::Random;

/// After how many milliseconds without an answer a command is sent again.
const PATIENCE: u64 = 1_500;

/// A command that was not answered yet.
struct Pending {
    id: CommandId,
    seen: Seq,
    command: Command,
    sent_at: Millis,
}

pub(crate) struct Client {
    pub(crate) member: MemberId,
    pub(crate) color: Color,
    /// Which server it talks to, and for the how-many-th time it is connected.
    pub(crate) node: usize,
    pub(crate) epoch: u32,
    /// Every event that it was told of, by number.
    pub(crate) told: BTreeMap<Seq, Event>,
    /// The last one; all before it are known, one by one or as a whole.
    pub(crate) last: Option<Seq>,
    pub(crate) room: Option<RoomView>,
    pub(crate) table: Option<TableView>,
    /// What it was told of its commands.
    pub(crate) acknowledged: Vec<(CommandId, Seq)>,
    /// Promises that were broken towards it.
    pub(crate) complaints: Vec<String>,
    heard_at: Millis,
    pending: Option<Pending>,
    /// Whether the device keeps chains.
    has_chains: bool,
    chain: Option<(u16, Chain)>,
    games: u16,
    rng: u8,
}

/// What a client sends.
#[derive(Clone)]
pub(crate) enum Outgoing {
    Connect { after: Option<Seq> },
    Message(ClientMessage),
}

impl Client {
    pub(crate) fn new(member: MemberId, color: Color, games: u16, has_chains: bool, seed: u8) -> Self {
        Self {
            member,
            color,
            node: 0,
            epoch: 0,
            told: BTreeMap::new(),
            last: None,
            room: None,
            table: None,
            acknowledged: Vec::new(),
            complaints: Vec::new(),
            heard_at: Millis(0),
            pending: None,
            has_chains,
            chain: None,
            games,
            rng: seed,
        }
    }

    /// Connects anew, to that server.
    pub(crate) fn reconnect(&mut self, node: usize, now: Millis) -> Outgoing {
        self.node = node;
        self.epoch += 1;
        self.heard_at = now;
        Outgoing::Connect { after: self.last }
    }

    /// Asks for whatever it has missed.
    pub(crate) fn resume(&self) -> Outgoing {
        Outgoing::Message(ClientMessage::Resume { after: self.last.unwrap_or(Seq(0)) })
    }

    pub(crate) fn has_heard_nothing_since(&self, moment: Millis) -> bool {
        self.heard_at < moment
    }

    /// The message that a server sent; what the client answers at once.
    pub(crate) fn hear(&mut self, message: ServerMessage, now: Millis) -> Option<Outgoing> {
        self.heard_at = now;
        match message {
            ServerMessage::Welcome { snapshot, .. } => {
                if self.last.is_none_or(|last| last <= snapshot.seq) {
                    self.last = Some(snapshot.seq);
                    self.room = Some(snapshot.room);
                    self.table = snapshot.table;
                }
                None
            }
            ServerMessage::Resumed { updates, .. } => {
                for update in updates {
                    if self.last.is_some_and(|last| update.seq > last.next()) {
                        self.complaints.push(format!("a gap before event {} after a resume", update.seq));
                    }
                    self.take_in(update);
                }
                None
            }
            ServerMessage::Update { update } => self.take_in(update),
            ServerMessage::Accepted { id, seq } => {
                self.acknowledged.push((id, seq));
                self.answered(Some(id));
                None
            }
            ServerMessage::Refused { id, because, missing, .. } => {
                // Answers to what is long settled come late; what was missed is news all the same.
                for update in missing {
                    self.take_in(update);
                }
                if !matches!(because, Refusal::Unavailable { .. }) {
                    self.answered(id);
                }
                None
            }
            ServerMessage::Presence { .. } | ServerMessage::Notice { .. } => None,
        }
    }

    fn answered(&mut self, id: Option<CommandId>) {
        self.pending.take_if(|pending| Some(pending.id) == id);
    }

    /// Takes the next event in; asks for what lies between, if there is something.
    fn take_in(&mut self, update: Update) -> Option<Outgoing> {
        let last = self.last?;
        if update.seq > last.next() {
            return Some(Outgoing::Message(ClientMessage::Resume { after: last }));
        }
        if let Some(known) = self.told.get(&update.seq)
            && *known != update.event
        {
            self.complaints
                .push(format!("event {} was told as {known:?} and {:?}", update.seq, update.event));
        }
        if update.seq == last.next() {
            self.last = Some(update.seq);
            self.told.insert(update.seq, update.event);
            if let Some(room) = update.room {
                if matches!(room.phase, Phase::Lobby { .. }) {
                    self.table = None;
                }
                self.room = Some(room);
            }
            if update.table.is_some() {
                self.table = update.table;
            }
        }
        None
    }

    /// The person looks at the screen.
    pub(crate) fn look(&mut self, now: Millis, random: &mut Random) -> Option<Outgoing> {
        if let Some(pending) = &mut self.pending {
            if now.since(pending.sent_at) < PATIENCE {
                return None;
            }
            pending.sent_at = now;
            return Some(pending.message());
        }
        let command = self.wish(random)?;
        let mut id = [0; 16];
        id[..8].copy_from_slice(&random.bits().to_be_bytes());
        id[8..].copy_from_slice(&random.bits().to_be_bytes());
        let pending = Pending { id: CommandId::new(id), seen: self.last?, command, sent_at: now };
        let message = pending.message();
        self.pending = Some(pending);
        Some(message)
    }

    fn wish(&mut self, random: &mut Random) -> Option<Command> {
        if random.happens(40) {
            return Some(Command::Say { phrase: Phrase::ALL[random.below(10) as usize] });
        }
        let color = self.color;
        let room = self.room.clone()?;
        match &room.phase {
            Phase::Lobby { .. } => self.wish_in_lobby(&room, random),
            Phase::Mixing { missing, .. } => {
                let link = self.chain(room.game.number).link(1).map(public)?;
                missing.contains(&color).then_some(Command::GiveLink { color, link })
            }
            Phase::Hands { missing, .. } => {
                let hand = Hand::ALL[random.below(3) as usize];
                missing.contains(&color).then_some(Command::ShowHand { color, hand })
            }
            Phase::Playing { .. } => self.wish_in_game(&room.seats[color], room.game.number, random),
            Phase::Over {} => {
                let wants_more = room.host == self.member && room.game.number < self.games;
                wants_more.then_some(Command::Rematch {})
            }
            Phase::Closed {} => None,
        }
    }

    fn wish_in_lobby(&mut self, room: &RoomView, random: &mut Random) -> Option<Command> {
        let color = self.color;
        match &room.seats[color].occupant {
            Occupant::Human { member, anchor: None, .. } if *member == self.member && self.has_chains => {
                Some(self.take_seat(room.game.number))
            }
            Occupant::Human { member, ready: false, .. } if *member == self.member => {
                Some(Command::SetReady { color, ready: true })
            }
            Occupant::Open {} => Some(self.take_seat(room.game.number)),
            Occupant::Human { .. } | Occupant::Closed {} | Occupant::Bot { .. } => {
                if room.host != self.member {
                    return None;
                }
                let open = room
                    .seats
                    .iter()
                    .find(|(_, seat)| seat.occupant == Occupant::Open {})
                    .map(|(color, _)| color);
                match open {
                    Some(color) if random.happens(300) => {
                        Some(Command::SetSeat { color, plan: SeatPlan::Bot { bot: Bot::Random } })
                    }
                    Some(_) | None => Some(Command::Start {}),
                }
            }
        }
    }

    fn take_seat(&mut self, number: u16) -> Command {
        let anchor = if self.has_chains { Some(anchor(self.chain(number))) } else { None };
        Command::TakeSeat { color: self.color, anchor, name: None }
    }

    fn wish_in_game(&mut self, seat: &SeatView, number: u16, random: &mut Random) -> Option<Command> {
        let color = self.color;
        if seat.control == Some(Control::Autopilot) {
            return Some(Command::TakeBack { color });
        }
        if random.happens(10) {
            return Some(match random.below(4) {
                0 => Command::HandOver { color },
                1 if random.happens(200) => Command::Resign { color },
                _ => Command::Express { emote: Emote::Smile },
            });
        }
        let table = self.table.clone()?;
        match table.turn {
            GameTurn::ToRoll { color: on_turn } if on_turn == color => {
                let link = self.chain(number).link_of_roll(table.rolls[color] + 1).map(public);
                Some(Command::Roll { link: link.filter(|_| self.has_chains) })
            }
            GameTurn::ToMove { color: on_turn, offers, .. } if on_turn == color => {
                let offer = random.below(u32::try_from(offers.len()).ok()?);
                Some(Command::Play { answer: offers[offer as usize].answer })
            }
            GameTurn::ToRoll { .. } | GameTurn::ToMove { .. } | GameTurn::Over { .. } => None,
        }
    }

    /// The chain for a game. Two windows of one device have the same.
    fn chain(&mut self, number: u16) -> &Chain {
        if self.chain.as_ref().is_none_or(|(of, _)| *of != number) {
            let mut last = [self.rng; 32];
            last[0] = self.color.seat();
            last[1] = number.to_be_bytes()[1];
            self.chain = Some((number, Chain::new(last)));
        }
        match &self.chain {
            Some((_, chain)) => chain,
            None => panic!("it was just made"),
        }
    }
}

impl Pending {
    fn message(&self) -> Outgoing {
        Outgoing::Message(ClientMessage::Command {
            id: self.id,
            seen: self.seen,
            command: self.command.clone(),
        })
    }
}
