//! The server as a process of its own.

use std::ffi::OsStr;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{ExitStatus, Stdio};

use tokio::io::{AsyncBufReadExt as _, AsyncRead, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::PATIENCE;

/// The program.
pub(crate) const AEROPLANE: &str = env!("CARGO_BIN_EXE_aeroplane");

/// A server as a process. It is killed when this is dropped.
pub(crate) struct Process {
    child: Child,
    address: SocketAddr,
    lines: mpsc::UnboundedReceiver<String>,
}

impl Process {
    /// Starts a server on that database, and waits until it listens.
    pub(crate) async fn start(database: &Path) -> Self {
        Self::start_as(Command::new(AEROPLANE), database).await
    }

    /// Starts a server by a command that ends in the program's name.
    pub(crate) async fn start_as(mut command: Command, database: impl AsRef<OsStr>) -> Self {
        command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(database);
        // Players of a test are quicker than people, and all have one address.
        for limit in ["MEMBER_MESSAGES", "HANDSHAKES_A_MINUTE", "ROOMS_IN_TEN_MINUTES"] {
            command.env(format!("AEROPLANE_{limit}"), "1000000");
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn().unwrap();
        let (said, mut lines) = mpsc::unbounded_channel();
        read(child.stdout.take().unwrap(), said.clone());
        read(child.stderr.take().unwrap(), said);
        let mut before = Vec::new();
        let listening = async {
            loop {
                let Some(line) = lines.recv().await else { panic!("the server ended: {before:?}") };
                if let Some(address) = address_in(&line) {
                    return address;
                }
                before.push(line);
            }
        };
        let address = timeout(PATIENCE, listening).await.expect("the server listens soon");
        Self { child, address, lines }
    }

    pub(crate) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The process's number.
    pub(crate) fn id(&self) -> u32 {
        self.child.id().unwrap()
    }

    /// Kills it, with no time to tidy up.
    pub(crate) async fn kill(mut self) {
        timeout(PATIENCE, self.child.kill()).await.expect("what is killed ends").unwrap();
        self.has_not_panicked();
    }

    /// Sends it a signal, such as `TERM`.
    pub(crate) async fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args(["-s", signal, &self.id().to_string()]).status().await.unwrap();
        assert!(sent.success());
    }

    /// Waits until it has ended.
    pub(crate) async fn end(mut self) -> ExitStatus {
        let status = timeout(PATIENCE, self.child.wait()).await.expect("the server ends soon").unwrap();
        self.has_not_panicked();
        status
    }

    /// No line of what it has said so far is about a panic.
    pub(crate) fn has_not_panicked(&mut self) {
        while let Ok(line) = self.lines.try_recv() {
            assert!(!line.contains("panicked"), "{line}");
        }
    }
}

fn read(output: impl AsyncRead + Unpin + Send + 'static, said: mpsc::UnboundedSender<String>) {
    tokio::spawn(async move {
        let mut lines = BufReader::new(output).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            // Nobody may listen any more, but the process shall not wait for that.
            let _ = said.send(line);
        }
    });
}

/// The address in the line that says where the server listens.
fn address_in(line: &str) -> Option<SocketAddr> {
    let (_, address) = line.split_once("http://")?;
    let end = address.find(|symbol: char| !symbol.is_ascii_digit() && !".:".contains(symbol));
    address[..end.unwrap_or(address.len())].parse().ok()
}
