//! A place in a room that outlives its sockets.

mod receive;
mod step;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use aeroplane_dice::{Transcript, WitnessError};
use aeroplane_protocol::{
    ClientMessage, Command, CommandId, GameId, MemberToken, Notice, PlayerName, Refusal, RoomCode, Seq,
    ServerMessage, Snapshot, Update,
};
use aeroplane_rules::Color;
use tokio::time::{Instant, timeout};

use crate::address::ServerAddress;
use crate::backoff::Backoff;
use crate::chains::Chains;
use crate::dice_watch::DiceWatch;
use crate::error::ClientError;
use crate::faults::Faults;
use crate::pending::{Pending, Waiting};
use crate::picture::Picture;
use crate::random;
use crate::sequence::Sequence;
use crate::socket::{Frame, Socket};

/// How a connection behaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// Whether the first links of own seats are given as soon as they are asked for.
    pub gives_links: bool,
    /// How often in a row to try to come back before giving up; 0 ends the connection with its first socket.
    pub attempts: u32,
    /// After how long without any frame a socket counts as broken. Servers ping every four seconds. Opening a socket, up to
    /// the first message about the room, may take as long.
    pub patience: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self { gives_links: true, attempts: 60, patience: Duration::from_secs(15) }
    }
}

/// A command and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// Its id.
    pub id: CommandId,
    /// The command.
    pub command: Command,
    /// The event that it became, or why it was refused.
    pub outcome: Result<Seq, Refusal>,
    /// How long the answer took since the command was first sent.
    pub took: Duration,
}

/// Something that a connection tells its owner. The picture of the room is up to date with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Happening {
    /// The whole room was told, at the beginning or after too long an absence.
    Welcomed,
    /// An event.
    Updated(Box<Update>),
    /// A command was answered.
    Answered(Box<Asked>),
    /// A message that cannot be told from others was refused.
    Refused(Refusal),
    /// Who is connected has changed.
    Presence,
    /// Something about the connection.
    Notice(Notice),
    /// The socket is closed; the connection comes back by itself.
    Lost {
        /// The WebSocket's close code, if it was closed rather than broken.
        code: Option<u16>,
        /// Why.
        reason: String,
    },
}

/// A place in a room that outlives its sockets.
///
/// Nothing goes on by itself: the owner calls [`Connection::next`] again and again, and meanwhile pings are answered, lost
/// connections are opened again and unanswered commands are repeated with their ids.
pub struct Connection {
    server: ServerAddress,
    code: RoomCode,
    token: Option<MemberToken>,
    options: Options,
    socket: Option<Socket>,
    picture: Picture,
    sequence: Sequence,
    /// Events are missing and were asked for.
    is_catching_up: bool,
    pending: Pending,
    /// The latest event that an own command became.
    accepted: Seq,
    outbox: VecDeque<ClientMessage>,
    happenings: VecDeque<Happening>,
    chains: Chains,
    watches: BTreeMap<GameId, DiceWatch>,
    links_given: BTreeSet<(GameId, Color)>,
    faults: Faults,
    backoff: Backoff,
    /// Not before then is the next attempt to come back.
    retry_at: Option<Instant>,
    heard_at: Instant,
    entrance: Entrance,
    /// Why the last socket was no success: it ended before the room was told.
    in_vain: Option<String>,
    reconnections: u32,
}

/// How far the present socket is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entrance {
    /// It is open, but the server has not told yet what the room is like; it may take until then.
    Waits(Instant),
    /// The server has told the room, or what happened in it meanwhile.
    Told,
}

impl Connection {
    /// Enters a room: as the member whose token it is, or to watch.
    ///
    /// # Errors
    ///
    /// [`ClientError`] where the server cannot be reached, refuses, or does not tell what the room is like.
    pub async fn open(
        server: &ServerAddress,
        code: RoomCode,
        token: Option<MemberToken>,
        options: Options,
    ) -> Result<Self, ClientError> {
        let entering = enter(server, code, token.as_ref());
        let (socket, snapshot) = match timeout(options.patience, entering).await {
            Ok(entered) => entered?,
            Err(_) => return Err(ClientError::silent(server, options.patience)),
        };
        let mut connection = Self {
            server: server.clone(),
            code,
            token,
            options,
            socket: Some(socket),
            picture: Picture::new(snapshot.clone()),
            sequence: Sequence::default(),
            is_catching_up: false,
            pending: Pending::default(),
            accepted: Seq(0),
            outbox: VecDeque::new(),
            happenings: VecDeque::new(),
            chains: Chains::default(),
            watches: BTreeMap::new(),
            links_given: BTreeSet::new(),
            faults: Faults::default(),
            backoff: Backoff::default(),
            retry_at: None,
            heard_at: Instant::now(),
            entrance: Entrance::Told,
            in_vain: None,
            reconnections: 0,
        };
        connection.welcome(snapshot)?;
        Ok(connection)
    }

    /// The room as it was told last.
    pub const fn picture(&self) -> &Picture {
        &self.picture
    }

    /// The last event that is known.
    pub const fn seq(&self) -> Seq {
        self.sequence.last()
    }

    /// What the server did that it must not do.
    pub const fn faults(&self) -> &Faults {
        &self.faults
    }

    /// The chains of this device.
    pub const fn chains(&self) -> &Chains {
        &self.chains
    }

    /// How often the connection came back.
    pub const fn reconnections(&self) -> u32 {
        self.reconnections
    }

    /// How many commands wait for their answers.
    pub const fn unanswered(&self) -> usize {
        self.pending.len()
    }

    /// Whether the picture shows what became of every command that was sent. An acknowledgement arrives before the event
    /// itself; whoever decides in between decides on what is past.
    pub const fn is_settled(&self) -> bool {
        self.pending.len() == 0 && self.sequence.last().0 >= self.accepted.0
    }

    /// What was seen of the dice of a game.
    pub fn watch(&self, game: GameId) -> Option<&DiceWatch> {
        self.watches.get(&game)
    }

    /// Compares the dice of a game's record with what was seen and sent while it was played; nothing is wrong with a game
    /// that was not seen.
    ///
    /// # Errors
    ///
    /// [`WitnessError`] names the first difference.
    pub fn compare(&self, game: GameId, record: &Transcript) -> Result<(), WitnessError> {
        self.watch(game).map_or(Ok(()), |watch| watch.compare(record, &self.chains))
    }

    /// Waits for whatever happens next. May be dropped while waiting.
    ///
    /// # Errors
    ///
    /// [`ClientError`] where the connection is over for good.
    pub async fn next(&mut self) -> Result<Happening, ClientError> {
        loop {
            if let Some(happening) = self.happenings.pop_front() {
                return Ok(happening);
            }
            self.advance().await?;
        }
    }

    /// Waits until the room is as wanted. What happens until then is passed over.
    ///
    /// # Errors
    ///
    /// As [`Connection::next`].
    pub async fn until(&mut self, is_wanted: impl Fn(&Picture) -> bool) -> Result<(), ClientError> {
        while !is_wanted(&self.picture) {
            self.next().await?;
        }
        Ok(())
    }

    /// Sends a command that was decided on what is known now. The answer is among the happenings.
    ///
    /// # Errors
    ///
    /// [`ClientError::NoEntropy`]. A connection that is broken is none: the command is sent when it is back.
    pub async fn send(&mut self, command: Command) -> Result<CommandId, ClientError> {
        let id = self.enqueue(command)?;
        while self.socket.is_some() && !self.outbox.is_empty() {
            self.flush().await;
        }
        Ok(id)
    }

    /// Sends a command and waits for its answer, and until its event is known. Other happenings are kept for
    /// [`Connection::next`].
    ///
    /// # Errors
    ///
    /// As [`Connection::next`].
    pub async fn ask(&mut self, command: Command) -> Result<Result<Seq, Refusal>, ClientError> {
        let id = self.send(command).await?;
        let outcome = loop {
            let is_answer =
                |happening: &Happening| matches!(happening, Happening::Answered(asked) if asked.id == id);
            if let Some(index) = self.happenings.iter().position(is_answer)
                && let Some(Happening::Answered(asked)) = self.happenings.remove(index)
            {
                break asked.outcome;
            }
            self.advance().await?;
        };
        if let Ok(seq) = outcome {
            while self.seq() < seq {
                self.advance().await?;
            }
        }
        Ok(outcome)
    }

    /// The command that sits down with a chain of this device's own.
    ///
    /// # Errors
    ///
    /// [`ClientError::NoEntropy`].
    pub fn seat_command(&mut self, color: Color, name: Option<PlayerName>) -> Result<Command, ClientError> {
        let anchor = self.chains.anchor(self.picture.room.game.game, color)?;
        Ok(Command::TakeSeat { color, anchor: Some(anchor), name })
    }

    /// The command that rolls, with the link that belongs to the roll where this device has the seat's chain.
    ///
    /// # Errors
    ///
    /// [`ClientError::NotKnown`] where there is no board yet.
    pub fn roll_command(&self, color: Color) -> Result<Command, ClientError> {
        let table = self.picture.table.as_ref().ok_or(ClientError::NotKnown("no game goes on"))?;
        let link = self.chains.of_roll(table.game, color, table.rolls[color].saturating_add(1));
        Ok(Command::Roll { link })
    }

    /// Breaks the socket without a word, as a network would; the connection comes back with its next step.
    pub fn break_off(&mut self) {
        self.lost(None, "broken off by this side".into());
    }

    /// Leaves the room's socket with a goodbye.
    pub async fn close(mut self) {
        if let Some(socket) = self.socket.take() {
            socket.close().await;
        }
    }

    /// Puts a command where the next step finds it.
    fn enqueue(&mut self, command: Command) -> Result<CommandId, ClientError> {
        let id = CommandId::new(random()?);
        let waiting = Waiting { id, seen: self.seq(), command, since: Instant::now(), again: None };
        if self.socket.is_some() {
            self.outbox.push_back(waiting.message());
        }
        self.pending.add(waiting);
        Ok(id)
    }
}

/// Opens a socket and waits until the whole room has been told.
async fn enter(
    server: &ServerAddress,
    code: RoomCode,
    token: Option<&MemberToken>,
) -> Result<(Socket, Snapshot), ClientError> {
    let lost = |reason: String| ClientError::Unreachable { server: server.to_string(), reason };
    let mut socket = Socket::open(server, code, token, None).await?;
    loop {
        match socket.receive().await {
            Frame::Message(message) => match *message {
                ServerMessage::Welcome { snapshot, .. } => return Ok((socket, snapshot)),
                ServerMessage::Refused { explanation, .. } => return Err(lost(explanation)),
                ServerMessage::Resumed { .. }
                | ServerMessage::Update { .. }
                | ServerMessage::Accepted { .. }
                | ServerMessage::Presence { .. }
                | ServerMessage::Notice { .. } => {}
            },
            Frame::Beat => {}
            Frame::Unreadable { reason, .. } | Frame::Closed { reason, .. } => return Err(lost(reason)),
        }
    }
}
