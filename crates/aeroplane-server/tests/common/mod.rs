//! A server in the test's own process, on a port of its own, and clients that reach it over real sockets.

#![allow(dead_code, unreachable_pub, reason = "each test program uses its part")]

pub mod dice;
pub mod log;
pub mod proxy;
pub mod raw;

use std::path::PathBuf;
use std::time::Duration;

use aeroplane_client::{Connection, Happening, Http, Options, Owed, ServerAddress, Socket};
use aeroplane_protocol::http::Membership;
use aeroplane_protocol::{
    ClientMessage, Command, CommandId, GameTurn, Hand, PlayerName, Refusal, Seq, ServerMessage, Settings,
    Stage,
};
use aeroplane_rules::Color;
use aeroplane_server::{Configuration, Entropy, Running, SystemEntropy};
use futures_util::future::join_all;
use tempfile::TempDir;

/// No test waits longer than this for anything.
const PATIENCE: Duration = Duration::from_mins(1);

/// Waits for something that must happen.
pub async fn soon<T>(what: &str, future: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, future).await.unwrap_or_else(|_| panic!("waited in vain for {what}"))
}

pub fn name(text: &str) -> PlayerName {
    text.parse().unwrap()
}

/// A server with its clients' side.
pub struct World {
    pub server: Running,
    pub address: ServerAddress,
    pub http: Http,
    folder: TempDir,
}

impl World {
    /// A server whose limits no honest test reaches.
    pub async fn new() -> Self {
        Self::with(|_| {}).await
    }

    /// The same with some things otherwise.
    pub async fn with(change: impl FnOnce(&mut Configuration)) -> Self {
        Self::with_entropy(change, Box::new(SystemEntropy)).await
    }

    pub async fn with_entropy(change: impl FnOnce(&mut Configuration), entropy: Box<dyn Entropy>) -> Self {
        log::start();
        // Writing to memory is quicker, where there is some to be written to.
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let database = aeroplane_store::Location::file(folder.path().join("rooms.db"));
        let mut configuration =
            Configuration { listen: "127.0.0.1:0".parse().unwrap(), ..Configuration::new(database) };
        configuration.limits.handshakes_a_minute = 1_000_000;
        configuration.limits.rooms_in_ten_minutes = 1_000_000;
        configuration.limits.joins_in_ten_minutes = 1_000_000;
        configuration.limits.member_messages = 10_000_000;
        configuration.limits.watcher_messages = 10_000_000;
        configuration.limits.offences = 10_000_000;
        configuration.limits.wrong_codes = 1_000_000;
        configuration.limits.free_disk_bytes = 0;
        configuration.timings.sweep = Duration::from_millis(5);
        configuration.timings.ping = Duration::from_secs(30);
        configuration.timings.pong = Duration::from_mins(1);
        change(&mut configuration);
        let server = Running::start_with(configuration, entropy).await.unwrap();
        let address = ServerAddress::from(server.address());
        Self { server, http: Http::new(address.clone()), address, folder }
    }

    /// Where the database is.
    pub fn database(&self) -> aeroplane_store::Location {
        aeroplane_store::Location::file(self.folder.path().join("rooms.db"))
    }

    /// Everything that the database has on disk: the file, and what waits to be put into it.
    pub fn database_bytes(&self) -> Vec<u8> {
        let files = std::fs::read_dir(self.folder.path()).unwrap();
        let paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
        paths.into_iter().flat_map(|path| std::fs::read(path).unwrap()).collect()
    }

    pub async fn open(&self, settings: Settings) -> Membership {
        self.http.open(name("Ada"), settings).await.unwrap()
    }

    pub async fn join(&self, room: &Membership, who: &str) -> Membership {
        self.http.accept_invite(room.invite, name(who)).await.unwrap()
    }

    pub async fn enter(&self, member: &Membership) -> Connection {
        let options = Options { patience: Duration::from_mins(1), ..Options::default() };
        Connection::open(&self.address, member.code, member.token, options).await.unwrap()
    }

    pub async fn watch(&self, room: &Membership) -> Connection {
        self.enter(&Membership { token: None, ..room.clone() }).await
    }

    pub async fn bare(&self, member: &Membership) -> Socket {
        Socket::open(&self.address, member.code, member.token.as_ref(), None).await.unwrap()
    }

    pub async fn bare_after(&self, member: &Membership, after: Seq) -> Socket {
        Socket::open(&self.address, member.code, member.token.as_ref(), Some(after)).await.unwrap()
    }

    /// A room with one person at each of these seats, all of whom are ready, before the start.
    pub async fn lobby(&self, settings: Settings, seats: &[Color]) -> Players {
        let host = self.open(settings).await;
        let mut memberships = vec![host.clone()];
        for color in &seats[1..] {
            memberships.push(self.join(&host, &color.to_string()).await);
        }
        let mut connections = Vec::new();
        for membership in &memberships {
            connections.push(self.enter(membership).await);
        }
        let mut players = Players { memberships, connections };
        for (index, &color) in seats.iter().enumerate() {
            let command = players.connections[index].seat_command(color, None).unwrap();
            players.ask(index, command).await;
            players.ask(index, Command::SetReady { color, ready: true }).await;
        }
        players
    }

    /// A game with one person at each of these seats, at its first roll.
    pub async fn game(&self, settings: Settings, seats: &[Color]) -> Players {
        let mut players = self.lobby(settings, seats).await;
        players.start().await;
        players
    }
}

/// The people of a room, the host first.
pub struct Players {
    pub memberships: Vec<Membership>,
    pub connections: Vec<Connection>,
}

impl Players {
    /// Has one do something that is accepted, and all see it.
    pub async fn ask(&mut self, index: usize, command: Command) -> Seq {
        let described = format!("{command:?}");
        let asked = soon(&described, self.connections[index].ask(command)).await.unwrap();
        let seq = asked.unwrap_or_else(|refusal| panic!("{described}: {refusal}"));
        self.see(seq).await;
        seq
    }

    /// Has one do something that is refused.
    pub async fn refused(&mut self, index: usize, command: Command) -> Refusal {
        soon("a refusal", self.connections[index].ask(command)).await.unwrap().unwrap_err()
    }

    /// Waits until everybody has seen the event.
    pub async fn see(&mut self, seq: Seq) {
        soon("everybody", join_all(self.connections.iter_mut().map(|one| see(one, seq)))).await;
    }

    /// Waits until everybody has seen what anybody has.
    pub async fn agree(&mut self) {
        let last = self.connections.iter().map(Connection::seq).max().unwrap();
        self.see(last).await;
    }

    /// Starts the game and waits for the first roll.
    pub async fn start(&mut self) {
        self.ask(0, Command::Start {}).await;
        self.until(Stage::Playing).await;
    }

    /// Waits until everybody sees the room at that stage.
    pub async fn until(&mut self, stage: Stage) {
        let all = self.connections.iter_mut();
        let waiting = join_all(all.map(|one| one.until(|picture| picture.stage() == stage)));
        for outcome in soon("a stage", waiting).await {
            outcome.unwrap();
        }
        self.agree().await;
    }

    /// Whoever owes something does it, or something that the room does by itself is waited for.
    pub async fn step(&mut self) {
        for index in 0..self.connections.len() {
            if let Some(command) = answer(&self.connections[index]) {
                self.ask(index, command).await;
                return;
            }
        }
        let before = self.connections[0].seq();
        see(&mut self.connections[0], before.next()).await;
        self.agree().await;
    }

    /// Plays until that is true, which is asked of the host's picture.
    pub async fn play_until(&mut self, is_enough: impl Fn(&Connection) -> bool) {
        while !is_enough(&self.connections[0]) {
            self.step().await;
        }
    }

    /// Plays to the end, and until the dice are laid open.
    pub async fn play_on(&mut self) {
        self.play_until(|one| one.picture().stage() == Stage::Over).await;
        let over = self.connections[0].seq();
        self.see(over.next()).await;
    }

    /// Who is on turn, as an index.
    pub fn mover(&self) -> Option<usize> {
        (0..self.connections.len()).find(|&index| answer(&self.connections[index]).is_some())
    }
}

/// Waits until the connection knows the event.
pub async fn see(connection: &mut Connection, seq: Seq) {
    while connection.seq() < seq {
        soon("an event", connection.next()).await.unwrap();
    }
}

/// Waits for something that a connection tells.
pub async fn hear<T>(connection: &mut Connection, wanted: impl Fn(&Happening) -> Option<T>) -> T {
    let hearing = async {
        loop {
            if let Some(found) = wanted(&connection.next().await.unwrap()) {
                return found;
            }
        }
    };
    soon("a happening", hearing).await
}

/// What the client owes the room: the first of several moves.
pub fn answer(connection: &Connection) -> Option<Command> {
    match connection.picture().owed()? {
        Owed::Roll(color) => Some(connection.roll_command(color).unwrap()),
        Owed::Move(_, offers) => Some(Command::Play { answer: offers[0].answer }),
        Owed::Hand(color) => {
            Some(Command::ShowHand { color, hand: Hand::ALL[connection.seq().0 as usize % 3] })
        }
        Owed::Link(_) => None,
    }
}

/// Whether a roll is waited for.
pub fn is_to_roll(connection: &Connection) -> bool {
    let turn = connection.picture().table.as_ref().map(|table| &table.turn);
    matches!(turn, Some(GameTurn::ToRoll { .. }))
}

/// Whether a move is waited for.
pub fn is_to_move(connection: &Connection) -> bool {
    let turn = connection.picture().table.as_ref().map(|table| &table.turn);
    matches!(turn, Some(GameTurn::ToMove { .. }))
}

/// A command id for tests that send messages by hand.
pub fn id(number: u64) -> CommandId {
    let mut bytes = [0; 16];
    bytes[8..].copy_from_slice(&number.to_be_bytes());
    CommandId::new(bytes)
}

/// Sends a command by hand and waits for its answer; everything else that arrives is passed over.
pub async fn send(socket: &mut Socket, number: u64, seen: Seq, command: Command) -> Result<Seq, Refusal> {
    socket.send(&ClientMessage::Command { id: id(number), seen, command }).await.unwrap();
    loop {
        match soon("an answer", socket.message()).await.expect("the socket was closed") {
            ServerMessage::Accepted { id: answered, seq } if answered == id(number) => return Ok(seq),
            ServerMessage::Refused { id: answered, because, .. }
                if answered.is_none_or(|answered| answered == id(number)) =>
            {
                return Err(because);
            }
            _ => {}
        }
    }
}

/// Waits until the server closes the socket; with which code.
pub async fn closed(socket: &mut Socket) -> Option<u16> {
    loop {
        if let aeroplane_client::Frame::Closed { code, .. } = soon("the end", socket.receive()).await {
            return code;
        }
    }
}

/// Settings of tests: bots play at once, and no clock runs.
pub fn quick() -> Settings {
    Settings {
        clock: aeroplane_protocol::Clock::Off,
        pace: aeroplane_protocol::Pace::Fast,
        ..Settings::default()
    }
}
