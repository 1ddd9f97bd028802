//! Running the room server.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use aeroplane_client::ServerAddress;

/// No server of a test lives longer: one that neither speaks nor ends fails its test rather than hang it.
const LIFETIME: Duration = Duration::from_mins(2);

/// A server in a process of its own. It is killed when it is dropped.
pub(crate) struct Server {
    process: Child,
    output: BufReader<ChildStdout>,
    /// When it was told to end.
    told: Option<Instant>,
    /// Dropped with the server, which ends the wait of whoever would kill it.
    _alive: mpsc::Sender<()>,
    pub(crate) address: ServerAddress,
}

impl Server {
    /// Starts a server in that folder and waits until it says that it listens.
    pub(crate) fn start(folder: &Path, options: &[&str]) -> Self {
        Self::start_in(folder, options, &[])
    }

    /// The same with these variables in its environment.
    pub(crate) fn start_in(folder: &Path, options: &[&str], environment: &[(&str, &OsStr)]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_aeroplane"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(options)
            .current_dir(folder)
            .env_remove("DATABASE_URL")
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let alive = kill_in_the_end(process.id());
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address = line.strip_prefix("listening on ").and_then(|line| line.strip_suffix('\n'));
        let address = address.ok_or(&line).unwrap().parse().unwrap();
        Self { process, output, told: None, _alive: alive, address }
    }

    /// Sends a signal, such as TERM.
    pub(crate) fn signal(&mut self, name: &str) {
        self.told = Some(Instant::now());
        assert!(kill(self.process.id(), name));
    }

    /// Waits until the server has ended: its exit code, how long it took since the signal, and what it said.
    pub(crate) fn ended(mut self) -> (Option<i32>, Duration, String, String) {
        let status = self.process.wait().unwrap();
        let took = self.told.unwrap().elapsed();
        let (mut output, mut log) = (String::new(), String::new());
        self.output.read_to_string(&mut output).unwrap();
        self.process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        (status.code(), took, output, log)
    }
}

fn kill(process: u32, signal: &str) -> bool {
    Command::new("kill").args([&format!("-{signal}"), &process.to_string()]).status().unwrap().success()
}

/// Kills the process after its lifetime, unless what is returned has been dropped.
fn kill_in_the_end(process: u32) -> mpsc::Sender<()> {
    let (alive, end) = mpsc::channel::<()>();
    thread::spawn(move || {
        if end.recv_timeout(LIFETIME) == Err(mpsc::RecvTimeoutError::Timeout) {
            kill(process, "KILL");
        }
    });
    alive
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
