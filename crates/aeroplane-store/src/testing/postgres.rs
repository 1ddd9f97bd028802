//! A PostgreSQL server for tests.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs, thread};

use super::commands::{Commands, run};
use crate::location::Location;

/// How often to try another port, or the same one while a killed server's remains are still about.
const TRIES: u32 = 50;

/// A PostgreSQL server of one's own, on a free port of this computer, with its data in a temporary folder.
///
/// When it is dropped, or the process ends in whatever way, the server stops and the folder goes.
pub struct Postgres {
    commands: Commands,
    folder: PathBuf,
    port: u16,
    settings: String,
    databases: AtomicU32,
    /// Cleans up when its standard input ends, which it does even if this process is killed.
    keeper: Child,
}

impl Postgres {
    /// Starts a server; it forgoes waiting for the disk, as only the loss of power would show.
    pub fn start() -> Self {
        Self::start_with(&[("fsync", "off")])
    }

    /// Starts a server with these settings.
    pub fn start_with(settings: &[(&str, &str)]) -> Self {
        let commands = Commands::find();
        let template = env::temp_dir().join("aeroplane-postgres.XXXXXX");
        let folder = PathBuf::from(run(commands.other("mktemp").arg("-d").arg(template)));
        let keeper = keeper(&commands, &folder);
        run(commands
            .postgres("initdb")
            .args(["-U", "aeroplane", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C", "-D"])
            .arg(folder.join("data")));
        let settings: Vec<_> = settings.iter().map(|(name, value)| format!("-c {name}={value}")).collect();
        let settings = settings.join(" ");
        let mut server = Self { commands, folder, port: 0, settings, databases: AtomicU32::new(0), keeper };
        server.start_on_a_free_port();
        server
    }

    /// The one server that all tests of a process share. Nobody may stop it.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// A new, empty database; returns where it is.
    pub fn database(&self) -> Location {
        self.database_url().parse().expect("the server's own URL is right")
    }

    /// A new, empty database; returns its URL, for a program that is given it as a text.
    pub fn database_url(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let port = self.port.to_string();
        run(self.commands.postgres("createdb").args([
            "-h",
            "127.0.0.1",
            "-p",
            &port,
            "-U",
            "aeroplane",
            "-w",
            &name,
        ]));
        format!("postgres://aeroplane@127.0.0.1:{port}/{name}")
    }

    /// Stops the server as an administrator would: it breaks off what is going on.
    pub fn stop(&self) {
        run(self.control().args(["-m", "fast", "-w", "stop"]));
    }

    /// Breaks the server down with no time to tidy up; nobody is served any more when this returns.
    pub fn crash(&self) {
        run(self.control().args(["-m", "immediate", "-w", "stop"]));
    }

    /// Kills the server's main process. Whoever is connected may be served for a moment more.
    pub fn kill(&self) {
        let noted = fs::read_to_string(self.folder.join("data/postmaster.pid"));
        let noted = noted.expect("a running server notes its process");
        let process = noted.lines().next().expect("the process stands in the first line");
        run(Command::new("kill").args(["-9", process]));
    }

    /// Starts the server again, on the same port, after it was stopped or killed.
    pub fn start_again(&self) {
        for _ in 0..TRIES {
            if self.try_to_start(self.port).is_ok() {
                return;
            }
            // A killed server's children need a moment to notice.
            thread::sleep(Duration::from_millis(100));
        }
        panic!("PostgreSQL does not start again: {:?}", self.try_to_start(self.port));
    }

    fn start_on_a_free_port(&mut self) {
        for _ in 0..TRIES {
            let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
            let port = free.expect("a computer has free ports").port();
            // Somebody else may take it before the server does.
            if self.try_to_start(port).is_ok() {
                self.port = port;
                return;
            }
        }
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        panic!("PostgreSQL does not start: {log}");
    }

    fn try_to_start(&self, port: u16) -> Result<(), String> {
        let settings = self.settings.as_str();
        let options =
            format!("-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' {settings}");
        let log = self.folder.join("log");
        let mut command = self.control();
        command.args(["-w", "-o", &options, "-l"]).arg(log).arg("start");
        // Not to be read to its end: the server inherits it and keeps it open.
        command.stdout(Stdio::null()).stderr(Stdio::null());
        match command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("{command:?} failed ({status})")),
            Err(error) => Err(format!("cannot start {command:?}: {error}")),
        }
    }

    fn control(&self) -> Command {
        control(&self.commands, &self.folder)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        // It only ever fails where there is nothing left to clean up.
        drop(self.keeper.wait());
    }
}

fn control(commands: &Commands, folder: &Path) -> Command {
    let mut command = commands.postgres("pg_ctl");
    command.arg("-D").arg(folder.join("data"));
    command
}

/// Starts the process that cleans up. It waits for the end of its standard input, deaf to ctrl-C.
fn keeper(commands: &Commands, folder: &Path) -> Child {
    let script = r#"trap "" INT HUP TERM; cat >/dev/null; folder=$1; shift; "$@"; rm -rf "$folder""#;
    let mut stop = control(commands, folder);
    stop.args(["-m", "immediate", "-w", "stop"]);
    let mut command = Command::new("sh");
    command.args(["-c", script, "sh"]).arg(folder).arg(stop.get_program()).args(stop.get_args());
    command.current_dir("/").stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("there is a shell")
}
