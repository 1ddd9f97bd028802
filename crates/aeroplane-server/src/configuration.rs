//! What a server can be told before it starts.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use aeroplane_store::Location;
use ipnet::IpNet;

use crate::origin::Origin;

/// How a server is run. [`Configuration::new`] suits one server at home; everything can be changed.
#[derive(Debug, Clone)]
pub struct Configuration {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The database.
    pub database: Location,
    /// The addresses under which pages reach the server, besides the one that a request itself names. Behind a proxy
    /// that is the public one; with `https` in it, cookies are sent over encrypted connections only.
    pub origins: Vec<Origin>,
    /// The proxies whose word about a client's address is believed.
    pub trusted_proxies: Vec<IpNet>,
    /// What nobody may exceed.
    pub limits: Limits,
    /// How long things take.
    pub timings: Timings,
}

impl Configuration {
    /// A server on this machine alone, on port 8080, with that database.
    pub fn new(database: Location) -> Self {
        Self {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080),
            database,
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            limits: Limits::default(),
            timings: Timings::default(),
        }
    }
}

/// What nobody may exceed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Rooms that are not closed.
    pub open_rooms: u32,
    /// Connections of any kind at a time, sockets included. Whoever comes then waits for another one to end.
    pub connections: u32,
    /// Sockets of one room, members' and watchers' together.
    pub sockets_per_room: u32,
    /// Sockets of one room that watch.
    pub watchers_per_room: u32,
    /// Messages that a member's socket may send in 20 seconds.
    pub member_messages: u32,
    /// Messages that a watcher's socket may send in 20 seconds.
    pub watcher_messages: u32,
    /// Refused messages in a row or too many of them, after which a socket is closed.
    pub offences: u32,
    /// Chat lines of one member in 20 seconds; no more than five of them in one second.
    pub chat_lines: u32,
    /// Bytes of one message on a socket.
    pub message_bytes: usize,
    /// Messages that may wait for a socket that does not read.
    pub queue: usize,
    /// Bytes of a request's body.
    pub body_bytes: usize,
    /// Bytes of a request's headers.
    pub header_bytes: usize,
    /// Sockets that one address may open in a minute.
    pub handshakes_a_minute: u32,
    /// Rooms that one address may open in ten minutes.
    pub rooms_in_ten_minutes: u32,
    /// Rooms that one address may join in ten minutes, or be seated in by the server.
    pub joins_in_ten_minutes: u32,
    /// Wrong room codes after which an address has to wait.
    pub wrong_codes: u32,
    /// Bytes that must be free where SQLite's file lies before a room is opened.
    pub free_disk_bytes: u64,
    /// Bots that may think at the same time.
    pub thinking_bots: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            open_rooms: 10_000,
            connections: 15_000,
            sockets_per_room: 128,
            watchers_per_room: 100,
            member_messages: 100,
            watcher_messages: 50,
            offences: 20,
            chat_lines: 30,
            message_bytes: 8 * 1024,
            queue: 64,
            body_bytes: 64 * 1024,
            header_bytes: 8 * 1024,
            handshakes_a_minute: 20,
            rooms_in_ten_minutes: 10,
            joins_in_ten_minutes: 30,
            wrong_codes: 5,
            free_disk_bytes: 64 * 1024 * 1024,
            thinking_bots: 2,
        }
    }
}

/// How long things take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timings {
    /// How often the server looks for work that is due.
    pub sweep: Duration,
    /// How often the server asks what other nodes have done, in case a hint was lost.
    pub poll: Duration,
    /// How often a socket is pinged.
    pub ping: Duration,
    /// How long the answer to a ping may take.
    pub pong: Duration,
    /// How long a host or everybody may be away before the room acts on it.
    pub away: Duration,
    /// How long an address with too many wrong codes has to wait.
    pub wrong_code_pause: Duration,
    /// How long a request's headers may take.
    pub headers: Duration,
    /// How long a request may take from its headers to its answer.
    pub request: Duration,
    /// How long a socket that is closed may take to say goodbye, and how long a connection is read on after its last
    /// words.
    pub goodbye: Duration,
    /// How long a bot may think about one move. Bots that take longer are answered for by the first legal move.
    pub thinking: Duration,
    /// How long the server may take to stop.
    pub stop: Duration,
    /// How long closed rooms are kept, with the records of their games.
    pub keep_closed_rooms: Duration,
}

impl Default for Timings {
    fn default() -> Self {
        Self {
            sweep: Duration::from_millis(50),
            poll: Duration::from_secs(2),
            ping: Duration::from_secs(4),
            pong: Duration::from_secs(5),
            away: Duration::from_secs(10),
            wrong_code_pause: Duration::from_mins(5),
            headers: Duration::from_secs(10),
            request: Duration::from_secs(30),
            goodbye: Duration::from_secs(1),
            thinking: Duration::from_millis(500),
            stop: Duration::from_secs(8),
            keep_closed_rooms: Duration::from_hours(90 * 24),
        }
    }
}
