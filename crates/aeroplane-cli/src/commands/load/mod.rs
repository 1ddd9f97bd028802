//! `aeroplane load`: many rooms at once, and what the server makes of them.

mod child;
mod player;
mod process;
mod report;
mod rooms;
mod tally;

use std::io::{self, Write as _};
use std::time::Duration;

use aeroplane_client::ServerAddress;
use aeroplane_protocol::Pace;
use clap::{ValueEnum, value_parser};
use tokio::time::{Instant, sleep_until};

use crate::failure::{Failure, say};
use crate::runtime;
use child::Child;
use process::Process;
use report::Report;
use rooms::{Crowd, Plan};

/// Plays in many rooms of a server at once and measures it.
///
/// Everybody enters before the clock starts. Players act as soon as they may and have thought for long enough; nobody thinks
/// about what to play. Exit code 1 if any client missed an event, was told one twice, or saw wrong dice. Ctrl-C ends the
/// measurement early, with a report of what there is.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many rooms people play in
    #[arg(long, default_value_t = 100)]
    rooms: u32,
    /// How many people play in each
    #[arg(long, default_value_t = 4, value_parser = value_parser!(u8).range(2..=4))]
    clients: u8,
    /// How many milliseconds a person thinks about a roll or a move, in the mean
    #[arg(long, default_value_t = 1000, value_parser = value_parser!(u64).range(..=3_600_000))]
    think: u64,
    /// How many seconds to measure, a day at most
    #[arg(long, default_value_t = 30, value_parser = value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// How many further rooms have four bots and one person who watches
    #[arg(long, value_name = "ROOMS", default_value_t = 0)]
    bots_only: u32,
    /// How many further sockets watch the rooms in which people play, opened and left alone before the game begins
    #[arg(long, value_name = "SOCKETS", default_value_t = 0)]
    idle: u32,
    /// How fast bots play
    #[arg(long, value_enum, default_value = "people")]
    pace: PaceArgument,
    /// The server to measure; its limits for one address have to be lifted [default: one that is started for it]
    #[arg(long)]
    url: Option<ServerAddress>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum PaceArgument {
    /// So that people can follow
    People,
    /// At once
    Fast,
}

impl From<PaceArgument> for Pace {
    fn from(pace: PaceArgument) -> Self {
        match pace {
            PaceArgument::People => Self::People,
            PaceArgument::Fast => Self::Fast,
        }
    }
}

/// Measures and prints the report.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let report = runtime::start()?.block_on(measure(arguments))?;
    let mut output = io::BufWriter::new(io::stdout().lock());
    if arguments.json {
        serde_json::to_writer(&mut output, &report).map_err(io::Error::from)?;
        writeln!(output)?;
    } else {
        report.write(&mut output)?;
    }
    output.flush()?;
    match report.fault() {
        Some(fault) => Err(Failure::Check(fault)),
        None if report.interrupted => Err(Failure::Interrupted),
        None => Ok(()),
    }
}

async fn measure(arguments: &Arguments) -> Result<Report, Failure> {
    let plan = Plan {
        rooms: arguments.rooms,
        clients: arguments.clients,
        bots_only: arguments.bots_only,
        idle: arguments.idle,
        think: Duration::from_millis(arguments.think),
        pace: arguments.pace.into(),
    };
    let child = match arguments.url {
        Some(_) => None,
        None => Some(Child::start(&plan).await?),
    };
    let server = match (&arguments.url, &child) {
        (Some(url), _) => url.clone(),
        (None, Some(child)) => child.address().clone(),
        (None, None) => return Err(Failure::Io("there is no server to measure".into())),
    };
    let process = child.as_ref().map(Child::process);
    let mut report = Report::new(&plan);
    report.memory.before = process.and_then(Process::memory);
    let mut crowd = Crowd::new(server, plan);
    let interrupt = interrupt();
    tokio::pin!(interrupt);
    let entered = tokio::select! {
        entered = crowd.enter() => Some(entered),
        () = &mut interrupt => None,
    };
    match entered {
        None => report.interrupted = true,
        Some(Err(failure)) => return Err(failure),
        Some(Ok(())) => {
            report.memory.with_rooms = process.and_then(Process::memory);
            tokio::select! {
                watching = crowd.watch() => watching?,
                () = &mut interrupt => report.interrupted = true,
            }
            report.memory.with_idle = process.and_then(Process::memory);
        }
    }
    if !report.interrupted {
        say(&format!("everybody is there; measuring for {} s", arguments.seconds));
        let cpu = process.and_then(Process::cpu);
        let began = Instant::now();
        crowd.begin();
        tokio::select! {
            () = sleep_until(began + Duration::from_secs(arguments.seconds)) => {}
            () = &mut interrupt => report.interrupted = true,
        }
        report.seconds = began.elapsed().as_secs_f64();
        report.memory.at_end = process.and_then(Process::memory);
        let spent = process.and_then(Process::cpu).zip(cpu);
        report.server_cpu_seconds = spent.map(|(after, before)| after - before);
    }
    report.take(&crowd.end().await);
    Ok(report)
}

/// Waits for Ctrl-C. A second one ends the program at once.
async fn interrupt() {
    if tokio::signal::ctrl_c().await.is_err() {
        return std::future::pending().await;
    }
    tokio::spawn(async {
        if tokio::signal::ctrl_c().await.is_ok() {
            std::process::exit(130);
        }
    });
}
