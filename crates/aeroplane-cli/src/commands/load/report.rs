//! What a measurement found.

use std::io;

use serde::Serialize;

use super::rooms::Plan;
use super::tally::Tally;

/// What a measurement found.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    format: &'static str,
    rooms: u32,
    clients_per_room: u8,
    bot_rooms: u32,
    idle_sockets: u32,
    think_ms: u64,
    /// How long was measured.
    pub(super) seconds: f64,
    /// Whether it was ended early.
    pub(super) interrupted: bool,
    acknowledged: u64,
    refused: std::collections::BTreeMap<String, u64>,
    commands_per_second: f64,
    deliveries: u64,
    deliveries_per_second: f64,
    games_finished: u64,
    /// Nothing where no command was acknowledged.
    latency: Option<Latency>,
    gaps: u64,
    doubles: u64,
    backs: u64,
    unreadable: u64,
    wrong_dice: u64,
    lost_clients: u64,
    reconnections: u64,
    closed: std::collections::BTreeMap<String, u64>,
    first_fault: Option<String>,
    /// Nothing where the server is not a child of this process, or the system is not Linux; so for memory.
    pub(super) server_cpu_seconds: Option<f64>,
    pub(super) memory: Memory,
}

/// How long acknowledgements took, in milliseconds.
#[derive(Debug, Serialize)]
struct Latency {
    p50: f64,
    p90: f64,
    p99: f64,
    p99_9: f64,
    max: f64,
}

/// The server's memory in bytes.
#[derive(Debug, Default, Serialize)]
pub(super) struct Memory {
    /// Before anybody came.
    pub(super) before: Option<u64>,
    /// With everybody in the rooms.
    pub(super) with_rooms: Option<u64>,
    /// With the idle sockets too.
    pub(super) with_idle: Option<u64>,
    /// When the clock stopped.
    pub(super) at_end: Option<u64>,
    /// What a room took before its game, with its sockets.
    per_room: Option<u64>,
    /// What an idle socket took.
    per_idle_socket: Option<u64>,
}

impl Report {
    pub(super) fn new(plan: &Plan) -> Self {
        Self {
            format: "aeroplane-load/1",
            rooms: plan.rooms,
            clients_per_room: plan.clients,
            bot_rooms: plan.bots_only,
            idle_sockets: plan.idle,
            think_ms: u64::try_from(plan.think.as_millis()).unwrap_or(u64::MAX),
            seconds: 0.0,
            interrupted: false,
            acknowledged: 0,
            refused: std::collections::BTreeMap::new(),
            commands_per_second: 0.0,
            deliveries: 0,
            deliveries_per_second: 0.0,
            games_finished: 0,
            latency: None,
            gaps: 0,
            doubles: 0,
            backs: 0,
            unreadable: 0,
            wrong_dice: 0,
            lost_clients: 0,
            reconnections: 0,
            closed: std::collections::BTreeMap::new(),
            first_fault: None,
            server_cpu_seconds: None,
            memory: Memory::default(),
        }
    }

    /// Takes in what everybody counted.
    pub(super) fn take(&mut self, tally: &Tally) {
        self.acknowledged = tally.acknowledged;
        self.refused.clone_from(&tally.refused);
        self.deliveries = tally.deliveries;
        self.commands_per_second = per_second(tally.acknowledged, self.seconds);
        self.deliveries_per_second = per_second(tally.deliveries, self.seconds);
        self.games_finished = tally.games;
        self.latency = tally.latency.as_ref().filter(|times| !times.is_empty()).map(|times| {
            let at = |quantile| milliseconds(times.value_at_quantile(quantile));
            let max = milliseconds(times.max());
            Latency { p50: at(0.5), p90: at(0.9), p99: at(0.99), p99_9: at(0.999), max }
        });
        (self.gaps, self.doubles, self.backs) = (tally.gaps, tally.doubles, tally.backs);
        (self.unreadable, self.wrong_dice) = (tally.unreadable, tally.wrong_dice);
        (self.lost_clients, self.reconnections) = (tally.lost, tally.reconnections);
        self.closed.clone_from(&tally.closed);
        self.first_fault.clone_from(&tally.first_fault);
        let memory = &mut self.memory;
        let rooms = u64::from(self.rooms + self.bot_rooms);
        memory.per_room = share(memory.before, memory.with_rooms, rooms);
        memory.per_idle_socket = share(memory.with_rooms, memory.with_idle, self.idle_sockets.into());
    }

    /// What the server did that it must not do.
    pub(super) fn fault(&self) -> Option<String> {
        let wrongs =
            self.gaps + self.doubles + self.backs + self.unreadable + self.wrong_dice + self.lost_clients;
        let first = self.first_fault.as_deref().unwrap_or("nothing is known about it");
        (wrongs > 0)
            .then(|| format!("the server did {wrongs} things that it must not do; the first: {first}"))
    }

    /// Writes it for people.
    pub(super) fn write(&self, output: &mut impl io::Write) -> io::Result<()> {
        let Self { rooms, clients_per_room, bot_rooms, idle_sockets, think_ms, seconds, .. } = self;
        writeln!(output, "rooms         {rooms} of {clients_per_room}, thinking for {think_ms} ms")?;
        if *bot_rooms > 0 {
            writeln!(output, "              {bot_rooms} of bots")?;
        }
        if *idle_sockets > 0 {
            writeln!(output, "idle sockets  {idle_sockets}")?;
        }
        write!(output, "measured      {seconds:.1} s")?;
        writeln!(output, "{}", if self.interrupted { ", ended early" } else { "" })?;
        writeln!(
            output,
            "commands      {} acknowledged, {:.1} a second",
            self.acknowledged, self.commands_per_second
        )?;
        for (reason, count) in &self.refused {
            writeln!(output, "              {count} refused: {reason}")?;
        }
        writeln!(output, "deliveries    {}, {:.1} a second", self.deliveries, self.deliveries_per_second)?;
        writeln!(output, "games         {} finished", self.games_finished)?;
        if let Some(Latency { p50, p90, p99, p99_9, max }) = &self.latency {
            writeln!(
                output,
                "latency       p50 {p50:.2} ms, p90 {p90:.2}, p99 {p99:.2}, p99.9 {p99_9:.2}, at most {max:.2}"
            )?;
        }
        writeln!(
            output,
            "sequence      {} gaps, {} doubles, {} steps back, {} unreadable, {} wrong dice",
            self.gaps, self.doubles, self.backs, self.unreadable, self.wrong_dice
        )?;
        writeln!(
            output,
            "connections   {} came back, {} lost for good",
            self.reconnections, self.lost_clients
        )?;
        for (reason, count) in &self.closed {
            writeln!(output, "              {count} closed: {reason}")?;
        }
        if let Some(cpu) = self.server_cpu_seconds {
            writeln!(output, "server        {cpu:.2} s of processor time")?;
        }
        self.memory.write(output)
    }
}

impl Memory {
    fn write(&self, output: &mut impl io::Write) -> io::Result<()> {
        for (what, bytes) in [
            ("before", self.before),
            ("with rooms", self.with_rooms),
            ("with idle sockets", self.with_idle),
            ("at the end", self.at_end),
            ("a room", self.per_room),
            ("an idle socket", self.per_idle_socket),
        ] {
            if let Some(bytes) = bytes {
                writeln!(output, "memory        {what}: {} KiB", bytes / 1024)?;
            }
        }
        Ok(())
    }
}

fn share(before: Option<u64>, after: Option<u64>, parts: u64) -> Option<u64> {
    after?.saturating_sub(before?).checked_div(parts)
}

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
fn per_second(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}

#[expect(clippy::cast_precision_loss, reason = "times stay far below 2^53 microseconds")]
fn milliseconds(microseconds: u64) -> f64 {
    microseconds as f64 / 1000.0
}
