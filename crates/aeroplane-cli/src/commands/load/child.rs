//! The server that is started to be measured.

use std::process::Stdio;

use aeroplane_client::ServerAddress;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::Command;

use super::process::Process;
use super::rooms::Plan;
use crate::failure::Failure;

/// What the server says when it listens.
const LISTENING: &str = "listening on ";
/// A limit that nobody reaches.
const MANY: &str = "1000000000";

/// A server in a process of its own, with a database that is deleted with it.
pub(super) struct Child {
    address: ServerAddress,
    process: Process,
    /// Killed when it is dropped.
    _server: tokio::process::Child,
    _folder: TempDir,
}

impl Child {
    /// Starts this program as a server without limits for one address.
    pub(super) async fn start(plan: &Plan) -> Result<Self, Failure> {
        let failed =
            |what: &str, error: &dyn std::fmt::Display| Failure::Io(format!("cannot {what}: {error}"));
        let folder = tempfile::tempdir().map_err(|error| failed("make a folder for the database", &error))?;
        let program = std::env::current_exe().map_err(|error| failed("find this program", &error))?;
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", "load.db", "--log", "warn"]);
        for limit in [
            "handshakes-a-minute",
            "rooms-in-ten-minutes",
            "joins-in-ten-minutes",
            "member-messages",
            "open-rooms",
        ] {
            command.arg(format!("--{limit}={MANY}"));
        }
        command.arg(format!("--connections={}", plan.sockets() + 1_000));
        let in_a_room = u32::from(plan.clients) + plan.idle + 1;
        command
            .arg(format!("--sockets-per-room={in_a_room}"))
            .arg(format!("--watchers-per-room={in_a_room}"));
        // Ctrl-C is for the measurement; the server is needed until that is over.
        #[cfg(unix)]
        command.process_group(0);
        command.current_dir(folder.path()).stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("AEROPLANE_") {
                command.env_remove(name);
            }
        }
        let mut server = command.spawn().map_err(|error| failed("start a server", &error))?;
        let output = server.stdout.take().ok_or_else(|| failed("hear the server", &"it has no output"))?;
        let line = BufReader::new(output).lines().next_line().await;
        let line = line.map_err(|error| failed("hear the server", &error))?.unwrap_or_default();
        let address = line.strip_prefix(LISTENING).and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| failed("start a server", &"it ended; see what it said above"))?;
        let id = server.id().ok_or_else(|| failed("start a server", &"it ended"))?;
        Ok(Self { address, process: Process::new(id), _server: server, _folder: folder })
    }

    pub(super) const fn address(&self) -> &ServerAddress {
        &self.address
    }

    pub(super) const fn process(&self) -> Process {
        self.process
    }
}
