//! The rooms of a measurement and everybody in them.

use std::sync::Arc;
use std::time::Duration;

use aeroplane_client::{ClientError, Connection, Frame, Http, Options, ServerAddress, Socket};
use aeroplane_protocol::http::Membership;
use aeroplane_protocol::{Clock, Pace, PlayerName, RoomCode, Settings};
use aeroplane_rules::{Color, ColorSet};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;

use super::player::{Part, Player, Signal};
use super::tally::Tally;
use crate::failure::Failure;

/// How many rooms are opened, or sockets, at the same time.
const AT_A_TIME: usize = 32;
/// How long to wait for everybody to be seated and ready.
const GATHERING: Duration = Duration::from_mins(2);

/// What is measured.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    pub(super) rooms: u32,
    pub(super) clients: u8,
    pub(super) bots_only: u32,
    pub(super) idle: u32,
    pub(super) think: Duration,
    pub(super) pace: Pace,
}

impl Plan {
    /// How many sockets there will be.
    pub(super) fn sockets(&self) -> u32 {
        self.rooms * u32::from(self.clients) + self.bots_only + self.idle
    }

    /// Who sits where in a room of people.
    fn seats(&self) -> Vec<Color> {
        match self.clients {
            2 => ColorSet::OPPOSITE_PAIR.iter().collect(),
            clients => Color::ALL.into_iter().take(clients.into()).collect(),
        }
    }
}

/// Everybody.
pub(super) struct Crowd {
    server: ServerAddress,
    plan: Plan,
    signal: watch::Sender<Signal>,
    players: JoinSet<Tally>,
    idle: JoinSet<()>,
    codes: Vec<RoomCode>,
}

fn failed(error: &ClientError) -> Failure {
    Failure::Io(format!("cannot prepare the measurement: {error}"))
}

/// What comes out of a task that opens something.
fn joined<T>(outcome: Result<Result<T, ClientError>, tokio::task::JoinError>) -> Result<T, Failure> {
    match outcome {
        Ok(outcome) => outcome.map_err(|error| failed(&error)),
        Err(error) => Err(Failure::Io(format!("cannot prepare the measurement: {error}"))),
    }
}

impl Crowd {
    pub(super) fn new(server: ServerAddress, plan: Plan) -> Self {
        Self {
            server,
            plan,
            signal: watch::Sender::new(Signal::Gather),
            players: JoinSet::new(),
            idle: JoinSet::new(),
            codes: Vec::new(),
        }
    }

    /// Opens the rooms and waits until everybody sits there and is ready.
    pub(super) async fn enter(&mut self) -> Result<(), Failure> {
        let (ready, mut is_ready) = mpsc::channel(64);
        let mut opening = JoinSet::new();
        let gate = Arc::new(Semaphore::new(AT_A_TIME));
        let http = Http::new(self.server.clone());
        for room in 0..self.plan.rooms + self.plan.bots_only {
            let (gate, http, plan) = (Arc::clone(&gate), http.clone(), self.plan);
            let seats = if room < plan.rooms { plan.seats() } else { Vec::new() };
            opening.spawn(async move {
                // The gate is never closed.
                let _permit = gate.acquire_owned().await;
                open(&http, &seats, plan.pace).await
            });
        }
        let mut expected = 0;
        while let Some(opened) = opening.join_next().await {
            let (code, members) = joined(opened)?;
            if members.len() > 1 {
                self.codes.push(code);
            }
            for (connection, part) in members {
                expected += 1;
                let (signal, think) = (self.signal.subscribe(), self.plan.think);
                let player = Player { connection, part, think, signal, ready: ready.clone() };
                self.players.spawn(player.play());
            }
        }
        let everybody = async {
            for _ in 0..expected {
                is_ready.recv().await?;
            }
            Some(())
        };
        match tokio::time::timeout(GATHERING, everybody).await {
            Ok(Some(())) => Ok(()),
            Ok(None) | Err(_) => Err(Failure::Check(
                "the players did not all sit down within two minutes: the server refuses them or is too slow"
                    .into(),
            )),
        }
    }

    /// Opens the sockets that only watch.
    pub(super) async fn watch(&mut self) -> Result<(), Failure> {
        let mut opening = JoinSet::new();
        let gate = Arc::new(Semaphore::new(AT_A_TIME));
        for (_, &code) in (0..self.plan.idle).zip(self.codes.iter().cycle()) {
            let (gate, server) = (Arc::clone(&gate), self.server.clone());
            opening.spawn(async move {
                let _permit = gate.acquire_owned().await;
                let mut socket = Socket::open(&server, code, None, None).await?;
                socket.message().await;
                Ok(socket)
            });
        }
        while let Some(opened) = opening.join_next().await {
            let mut socket = joined(opened)?;
            self.idle.spawn(async move { while !matches!(socket.receive().await, Frame::Closed { .. }) {} });
        }
        Ok(())
    }

    /// Starts the clock.
    pub(super) fn begin(&self) {
        self.signal.send_replace(Signal::Go);
    }

    /// Ends everything; what everybody counted.
    pub(super) async fn end(mut self) -> Tally {
        self.signal.send_replace(Signal::Stop);
        let mut sum = Tally::new();
        while let Some(tally) = self.players.join_next().await {
            match tally {
                Ok(tally) => sum.add(&tally),
                Err(error) => sum.lost(&error.to_string()),
            }
        }
        sum
    }
}

/// Opens a room and lets everybody in: people at these seats, or one who watches bots.
async fn open(
    http: &Http,
    seats: &[Color],
    pace: Pace,
) -> Result<(RoomCode, Vec<(Connection, Part)>), ClientError> {
    let name = |index: usize| -> Result<PlayerName, ClientError> {
        format!("Load {index}").parse().map_err(|_| ClientError::NotKnown("a player has no name"))
    };
    let settings = Settings { clock: Clock::Off, pace, ..Settings::default() };
    let host = http.open(name(0)?, settings).await?;
    let enter =
        |member: Membership| Connection::open(http.server(), member.code, member.token, Options::default());
    let code = host.code;
    let mut members = Vec::new();
    let Some((&first, others)) = seats.split_first() else {
        return Ok((code, vec![(enter(host).await?, Part::WatchesBots)]));
    };
    members.push((enter(host).await?, Part::Plays { color: first }));
    for (index, &color) in others.iter().enumerate() {
        let member = http.join(code, name(index + 1)?).await?;
        members.push((enter(member).await?, Part::Plays { color }));
    }
    Ok((code, members))
}
