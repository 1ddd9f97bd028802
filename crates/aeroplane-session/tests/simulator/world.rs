//! Time, the network, and everybody in it.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use aeroplane_protocol::{
    Event, LogEntry, MemberId, Millis, Pace, Seq, ServerMessage, Settings, Stage, WhoBegins,
};
use aeroplane_rules::Color;
use aeroplane_session::Session;

use crate::client::{Client, Outgoing};
use crate::common::{START, game, name};
use crate::node::{Effect, Faults, Node, Surroundings};
use crate::random::Random;
use crate::store::{Row, Store};

/// How long a story is in milliseconds, unless its games are over before.
const LENGTH: u64 = 15 * 60_000;
/// How long everything works at the end, so that everybody learns everything.
const CALM: u64 = 15_000;

/// What happens at a moment.
enum Happening {
    ToNode { node: usize, life: u32, client: usize, epoch: u32, message: Outgoing },
    ToClient { client: usize, epoch: u32, message: Box<ServerMessage> },
    Hint { node: usize },
    StoreAnswers { node: usize, life: u32 },
    Sweep { node: usize },
    Look { client: usize },
    Crash { node: usize },
    Restart { node: usize },
}

/// How much happened.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Summary {
    pub(crate) proofs: u64,
    pub(crate) crashes: u64,
    pub(crate) lost_races: u64,
    pub(crate) repeats: u64,
    pub(crate) stale: u64,
    pub(crate) resumed: u64,
}

impl Summary {
    pub(crate) fn add(&mut self, other: &Self) {
        self.proofs += other.proofs;
        self.crashes += other.crashes;
        self.lost_races += other.lost_races;
        self.repeats += other.repeats;
        self.stale += other.stale;
        self.resumed += other.resumed;
    }
}

pub(crate) struct World {
    pub(crate) store: Store,
    pub(crate) nodes: Vec<Node>,
    pub(crate) clients: Vec<Client>,
    pub(crate) counts: Summary,
    members: Vec<MemberId>,
    random: Random,
    faults: Faults,
    seed: u8,
    now: Millis,
    is_calm: bool,
    /// When what happens: by time, then by the order in which it was planned.
    agenda: BinaryHeap<Reverse<(Millis, u64)>>,
    planned: BTreeMap<u64, Happening>,
    plans: u64,
    games: u16,
}

impl World {
    pub(crate) fn new(seed: u64, faults: Faults) -> Self {
        let mut random = Random::new(seed);
        let byte = u8::try_from(random.below(256)).unwrap();
        let games = u16::try_from(1 + random.below(2)).unwrap();
        let people = 2 + random.below(2);
        let mut clients: Vec<Client> = (0..people)
            .map(|index| {
                let member = MemberId(u16::try_from(index + 1).unwrap());
                let color = Color::from_seat(u8::try_from(index).unwrap());
                Client::new(member, color, games, random.happens(700), byte)
            })
            .collect();
        if random.happens(500) {
            // A second window on the first one's seat.
            clients.push(Client::new(MemberId(1), Color::Red, games, false, byte));
        }
        let store = open_room(&mut random, byte, people);
        let nodes = (0..=random.below(2)).map(|_| Node::new()).collect();
        let mut world = Self {
            store,
            nodes,
            members: clients.iter().map(|client| client.member).collect(),
            clients,
            counts: Summary::default(),
            random,
            faults,
            seed: byte,
            now: START,
            is_calm: false,
            agenda: BinaryHeap::new(),
            planned: BTreeMap::new(),
            plans: 0,
            games,
        };
        for client in 0..world.clients.len() {
            world.plan(10, Happening::Look { client });
        }
        for node in 0..world.nodes.len() {
            world.plan(100, Happening::Sweep { node });
            let later = world.random.between(5_000, 120_000);
            world.plan(later, Happening::Crash { node });
        }
        world
    }

    /// Tells the story to its end.
    pub(crate) fn run(&mut self) {
        let end = START.plus(LENGTH);
        while self.now < end && !self.games_are_over() {
            self.next();
        }
        // From now on nobody does anything: it is only told what has happened.
        self.is_calm = true;
        let end = self.now.plus(CALM);
        while self.now < end {
            self.next();
        }
    }

    fn games_are_over(&self) -> bool {
        self.nodes.iter().filter_map(Node::session).any(|session| {
            let is_last = session.opening().number >= self.games;
            session.stage() == Stage::Closed
                || is_last && session.games().last().is_some_and(|game| game.revealed)
        })
    }

    fn plan(&mut self, after: u64, happening: Happening) {
        self.plans += 1;
        self.planned.insert(self.plans, happening);
        self.agenda.push(Reverse((self.now.plus(after), self.plans)));
    }

    fn next(&mut self) {
        let Some(Reverse((at, plan))) = self.agenda.pop() else { panic!("servers sweep for ever") };
        self.now = at;
        let Some(happening) = self.planned.remove(&plan) else { return };
        match happening {
            Happening::ToNode { node, life, client, epoch, message } => {
                self.at_node(node, Some(life), |node, around| match message {
                    Outgoing::Connect { after } => node.connect(client, epoch, after, around),
                    Outgoing::Message(message) => node.receive(client, message, around),
                });
            }
            Happening::ToClient { client, epoch, message } => self.tell_client(client, epoch, *message),
            Happening::Hint { node } => self.at_node(node, None, Node::catch_up),
            Happening::StoreAnswers { node, life } => self.at_node(node, Some(life), Node::hear_of_store),
            Happening::Sweep { node } => {
                self.at_node(node, None, if self.is_calm { Node::catch_up } else { Node::sweep });
                let pause = self.random.between(100, 400);
                self.plan(pause, Happening::Sweep { node });
            }
            Happening::Look { client } => self.look(client),
            Happening::Crash { node } => {
                if !self.is_calm {
                    self.crash(node);
                    let later = self.random.between(20_000, 240_000);
                    self.plan(later, Happening::Crash { node });
                }
            }
            Happening::Restart { node } => self.nodes[node].is_up = true,
        }
    }

    /// Lets a server do something, unless it is down or has died since.
    fn at_node(
        &mut self,
        index: usize,
        life: Option<u32>,
        act: impl FnOnce(&mut Node, &mut Surroundings<'_>),
    ) {
        let present = self.nodes.iter().any(Node::has_connections);
        let node = &mut self.nodes[index];
        if !node.is_up || life.is_some_and(|life| life != node.life) {
            return;
        }
        let mut around = Surroundings {
            now: self.now,
            seed: self.seed,
            faults: self.faults,
            present,
            calm: self.is_calm,
            random: &mut self.random,
            store: &mut self.store,
            members: &self.members,
            effects: Vec::new(),
            counts: &mut self.counts,
        };
        act(node, &mut around);
        let (effects, life) = (around.effects, node.life);
        for effect in effects {
            match effect {
                Effect::Send { client, epoch, message } => {
                    for delay in self.deliveries() {
                        let message = message.clone();
                        self.plan(delay, Happening::ToClient { client, epoch, message });
                    }
                }
                Effect::AskStore => {
                    let delay = self.random.between(1, 40);
                    self.plan(delay, Happening::StoreAnswers { node: index, life });
                }
                Effect::Hint => {
                    for other in (0..self.nodes.len()).filter(|&other| other != index) {
                        if self.is_calm || self.random.happens(800) {
                            let delay = self.random.between(1, 60);
                            self.plan(delay, Happening::Hint { node: other });
                        }
                    }
                }
                Effect::Crash => self.crash(index),
            }
        }
    }

    fn crash(&mut self, node: usize) {
        self.counts.crashes += 1;
        self.nodes[node].crash();
        let down = self.random.between(300, 4_000);
        self.plan(down, Happening::Restart { node });
    }

    fn tell_client(&mut self, client: usize, epoch: u32, message: ServerMessage) {
        if self.clients[client].epoch != epoch {
            return;
        }
        if let Some(answer) = self.clients[client].hear(message, self.now) {
            self.send(client, &answer);
        }
    }

    fn look(&mut self, client: usize) {
        let silence = if self.is_calm { 1_000 } else { 4_000 };
        let long_ago = Millis(self.now.0 - silence);
        let is_lost = self.clients[client].has_heard_nothing_since(long_ago);
        let goes_elsewhere = !self.is_calm && self.random.happens(10);
        if is_lost || goes_elsewhere {
            let node = self.random.below(u32::try_from(self.nodes.len()).unwrap()) as usize;
            let hello = self.clients[client].reconnect(node, self.now);
            self.send(client, &hello);
        } else if self.is_calm {
            let resume = self.clients[client].resume();
            self.send(client, &resume);
        } else if let Some(message) = self.clients[client].look(self.now, &mut self.random) {
            self.send(client, &message);
        }
        let pause = self.random.between(100, 1_500);
        self.plan(pause, Happening::Look { client });
    }

    fn send(&mut self, client: usize, message: &Outgoing) {
        let Client { node, epoch, .. } = self.clients[client];
        let life = self.nodes[node].life;
        for delay in self.deliveries() {
            let message = message.clone();
            self.plan(delay, Happening::ToNode { node, life, client, epoch, message });
        }
    }

    /// After how long a message arrives: not at all, once, or twice; soon, or when nobody expects it any more.
    fn deliveries(&mut self) -> Vec<u64> {
        if self.is_calm {
            return vec![5];
        }
        let random = &mut self.random;
        let copies = match random.below(100) {
            0..5 => 0,
            5..12 => 2,
            _ => 1,
        };
        (0..copies)
            .map(|_| if random.happens(60) { random.between(500, 6_000) } else { random.between(2, 90) })
            .collect()
    }
}

/// Somebody opens a room, and the others join.
fn open_room(random: &mut Random, seed: u8, people: u32) -> Store {
    let firsts = [WhoBegins::Lot {}, WhoBegins::HighestRoll {}, WhoBegins::RockPaperScissors {}];
    let settings = Settings {
        rules: "classic planes=1".parse().unwrap(),
        first: firsts[random.below(3) as usize],
        pace: if random.happens(500) { Pace::Fast } else { Pace::People },
        clock: aeroplane_protocol::Clock::Seconds15,
        ..Settings::default()
    };
    let event = Event::Opened { settings, name: name("Ada"), game: game(1, seed).1 };
    let entry = LogEntry { seq: Seq(1), at: START, by: Some(MemberId(1)), event };
    let mut session = Session::open(&entry).unwrap();
    let mut store = Store::new(entry);
    for _ in 1..people {
        let event = session.admit(name("Ben")).unwrap();
        let entry = session.entry(START, None, event);
        session.evolve(&entry).unwrap();
        store.append(Row { entry, from: None }, true);
    }
    store
}
