//! A running program at the other end of two pipes.
//!
//! A thread writes and a thread reads, so that nothing that the program does with its pipes can make the laboratory
//! wait longer than it wants to.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

use super::ProcessBot;

/// The longest line that a program may write, in bytes and without its end: 64 KiB.
pub const LONGEST_LINE: usize = 1 << 16;

/// How many lines may wait to be written: a program that reads has at most the end of a game and the next game before
/// it.
const REQUESTS_WAITING: usize = 4;

/// How many lines of the program may wait to be read, so that a flood stops in the pipe and fills no memory.
const LINES_WAITING: usize = 4;

/// How long a program has to end by itself once its input is closed.
const TIME_TO_LEAVE: Duration = Duration::from_millis(500);

/// What a program wrote.
#[derive(Debug)]
pub(super) enum Output {
    /// A line without its end.
    Line(Vec<u8>),
    /// A line longer than [`LONGEST_LINE`]. Nothing behind it is read.
    TooLong,
}

/// Why there is no line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoOutput {
    /// It did not come in time.
    Late,
    /// The output has ended.
    Closed,
}

/// The program does not read what it is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NotReading;

/// A running program. When it is dropped the program is told to leave by closing its input, then killed.
#[derive(Debug)]
pub(super) struct Connection {
    process: Child,
    /// `None` once the program has been waited for: its number may then be another's.
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    requests: SyncSender<Vec<u8>>,
    output: Receiver<Output>,
}

impl Connection {
    /// Starts the program.
    ///
    /// # Errors
    ///
    /// The system's error where it cannot be started.
    pub(super) fn start(bot: &ProcessBot) -> io::Result<Self> {
        let errors = if bot.settings.shows_errors { Stdio::inherit() } else { Stdio::null() };
        let mut command = Command::new(&bot.program);
        command.args(&bot.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(errors);
        // A group of its own: it can be killed with everything that it started, and Ctrl-C is for the laboratory.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut process = command.spawn()?;
        let pipes = (process.stdin.take(), process.stdout.take());
        // From here on the program is killed when anything fails.
        let mut connection = Self { process, running: None };
        let running = match pipes {
            (Some(input), Some(output)) => start_threads(input, output),
            (None, _) | (_, None) => Err(io::Error::other("there is no pipe to the program")),
        };
        match running {
            Ok(running) => connection.running = Some(running),
            Err(error) => {
                connection.kill();
                return Err(error);
            }
        }
        Ok(connection)
    }

    /// Sends a line, which must have its end. That the program has closed its input is no error: its output says what
    /// became of it.
    ///
    /// # Errors
    ///
    /// [`NotReading`] where too many earlier lines still wait.
    pub(super) fn send(&self, line: Vec<u8>) -> Result<(), NotReading> {
        let Some(running) = &self.running else { return Ok(()) };
        match running.requests.try_send(line) {
            Ok(()) | Err(TrySendError::Disconnected(_)) => Ok(()),
            Err(TrySendError::Full(_)) => Err(NotReading),
        }
    }

    /// The next line of the program.
    ///
    /// # Errors
    ///
    /// [`NoOutput`] where none came by the moment, and none comes any more.
    pub(super) fn receive(&self, until: Instant) -> Result<Output, NoOutput> {
        let running = self.running.as_ref().ok_or(NoOutput::Closed)?;
        let left = until.saturating_duration_since(Instant::now());
        running.output.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => NoOutput::Late,
            RecvTimeoutError::Disconnected => NoOutput::Closed,
        })
    }

    /// Ends the program and everything that it started, now, and says how it had ended if it had. Nothing is left of
    /// it but what has gone into a process group of its own.
    pub(super) fn kill(&mut self) -> Option<ExitStatus> {
        kill_group(&self.process);
        self.running = None;
        // It may have ended already.
        let _ = self.process.kill();
        self.process.wait().ok()
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let Some(Running { requests, output }) = self.running.take() else { return };
        drop(requests);
        let until = Instant::now() + TIME_TO_LEAVE;
        // Whatever it still says goes unheard; the end of its output is a sign that it has gone. Lines that wait already
        // are received without waiting, so that the time is looked at as well: a flood has no end.
        while Instant::now() < until
            && output.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok()
        {}
        drop(output);
        self.kill();
    }
}

/// Kills the process group that the program leads. It must not have been waited for.
#[cfg(unix)]
fn kill_group(process: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // All of them may have ended already.
    let _ = kill_process_group(Pid::from_child(process), Signal::KILL);
}

/// Systems without process groups: the program alone is killed, by whoever called.
#[cfg(not(unix))]
fn kill_group(_process: &Child) {}

/// The threads end with their pipes. They are not waited for: a program that escaped its group can keep a pipe open.
fn start_threads(input: ChildStdin, output: ChildStdout) -> io::Result<Running> {
    let (requests, to_write) = mpsc::sync_channel(REQUESTS_WAITING);
    let (read, lines) = mpsc::sync_channel(LINES_WAITING);
    thread::Builder::new().name("bot input".into()).spawn(move || write_lines(input, &to_write))?;
    thread::Builder::new().name("bot output".into()).spawn(move || read_lines(output, &read))?;
    Ok(Running { requests, output: lines })
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<Vec<u8>>) {
    for line in lines {
        if input.write_all(&line).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, lines: &SyncSender<Output>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let longest = LONGEST_LINE as u64 + 1;
        if output.by_ref().take(longest).read_until(b'\n', &mut line).is_err() {
            return;
        }
        let output = if line.pop_if(|byte| *byte == b'\n').is_some() {
            Output::Line(line)
        } else if line.len() > LONGEST_LINE {
            Output::TooLong
        } else {
            // The end, perhaps in the middle of a line.
            return;
        };
        let is_last = matches!(output, Output::TooLong);
        if lines.send(output).is_err() || is_last {
            return;
        }
    }
}
