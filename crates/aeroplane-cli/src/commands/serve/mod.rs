//! `aeroplane serve`: the room server.

mod browser;
mod signals;

use std::io::{self, Write as _};

use aeroplane_server::{Running, StartError};

use crate::failure::Failure;
use crate::runtime;
use crate::server_settings::{ServerArguments, Settings, resolve_here, start_log};
use signals::Signals;

/// Runs the room server, with the page to play on, until it is told to stop.
///
/// Every option can be given on the command line, as a variable of the environment, or in a file, and counts in this
/// order. When the server listens it says so on the standard output, `listening on http://ADDRESS`; it logs to the
/// standard error. SIGTERM or Ctrl-C stops it well, a second one at once. docs/server.md tells more.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    server: ServerArguments,
    /// Open the page in the browser, where there is one
    #[arg(long)]
    open: bool,
}

/// Serves until a signal.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let settings = resolve_here(&arguments.server)?.settings;
    start_log(settings.log, settings.log_format);
    runtime::start()?.block_on(serve(settings, arguments.open))
}

async fn serve(settings: Settings, open: bool) -> Result<(), Failure> {
    // From here on a signal is not lost, however early it comes.
    let mut signals = Signals::new()?;
    let database = settings.configuration.database.to_string();
    let running = Running::start(settings.configuration).await.map_err(|error| not_started(&error))?;
    tracing::info!(address = %running.address(), %database, "the server listens");
    if let Err(error) = announce(&running) {
        running.stop().await;
        return Err(error.into());
    }
    if open {
        browser::open(running.address());
    }
    signals.next().await;
    tracing::info!("the server stops");
    tokio::select! {
        () = running.stop() => Ok(()),
        () = signals.next() => Err(Failure::Interrupted),
    }
}

/// Says where the server listens, for people and for programs that wait for it.
fn announce(running: &Running) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "listening on http://{}", running.address())?;
    output.flush()
}

fn not_started(error: &StartError) -> Failure {
    let advice = match error {
        StartError::Listen { .. } => "; stop whatever listens there, or choose another address with --listen",
        StartError::Database { .. } => "; `aeroplane doctor` says more",
        StartError::InUse { .. } | StartError::NoEntropy(_) => "",
    };
    Failure::Io(format!("{error}{advice}"))
}
