//! A program at the table.

use std::time::{Duration, Instant};

use aeroplane_bots::Answers;
use aeroplane_rules::{Move, Places, Position, Rules, Setup};

use super::ProcessBot;
use super::connection::{Connection, LONGEST_LINE, NoOutput, NotReading, Output};
use crate::participant::forfeit::Forfeit;
use crate::participant::message::{self, LegalAnswer, PROTOCOL, Reply, Request};
use crate::participant::player::Seating;

/// After how many forfeited games in a row a program is not started again in a chunk, so that one that never answers
/// costs a few time limits and not an hour.
pub const FORFEITS_BEFORE_SUSPENSION: u32 = 3;

/// As much of what a program says as is kept for people, in characters.
const LONGEST_QUOTATION: usize = 80;

/// What a program did wrong.
#[derive(Debug)]
struct Fault {
    forfeit: Forfeit,
    complaint: String,
}

impl Fault {
    fn new(forfeit: Forfeit, complaint: impl Into<String>) -> Self {
        Self { forfeit, complaint: complaint.into() }
    }

    /// A message that nobody had asked for.
    fn unasked(line: &[u8], due: &str, id: u64) -> Self {
        let line = quoted(line);
        Self::new(Forfeit::Talkative, format!("the message {due:?} with id {id} was due, but it sent {line}"))
    }
}

/// The beginning of the line.
fn quoted(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    match text.char_indices().nth(LONGEST_QUOTATION) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into_owned(),
    }
}

/// A program that plays one game after another.
///
/// It is started for its first game and goes on to the next ones. At its first fault in a game it is killed, has
/// forfeited that game, and is started anew for the next – until it has forfeited [`FORFEITS_BEFORE_SUSPENSION`] games
/// in a row, which forfeits the rest of the chunk. A program that fails [`GREETINGS_BEFORE_GIVING_UP`] greetings and has
/// never answered one, whichever player sent them, is not started again at all; all its games are forfeited for the
/// same reason.
///
/// [`GREETINGS_BEFORE_GIVING_UP`]: super::GREETINGS_BEFORE_GIVING_UP
///
/// Lines of the program are looked at only when an answer is due, one for each: which game a stray line is counted in
/// follows from the order of lines and not from the moment when it arrives.
#[derive(Debug)]
pub struct ProcessPlayer {
    bot: ProcessBot,
    running: Option<Dialogue>,
    /// What the program calls itself.
    introduction: Option<String>,
    /// How the present game was forfeited.
    forfeit: Option<Forfeit>,
    forfeits_in_a_row: u32,
    complaint: Option<String>,
}

impl ProcessPlayer {
    /// A player that has not yet started its program.
    pub(in crate::participant) const fn new(bot: ProcessBot) -> Self {
        Self { bot, running: None, introduction: None, forfeit: None, forfeits_in_a_row: 0, complaint: None }
    }

    /// What the program calls itself, once it has said so. Make it safe before it is printed.
    pub fn introduction(&self) -> Option<&str> {
        self.introduction.as_deref()
    }

    pub(in crate::participant) fn complaint(&self) -> Option<&str> {
        self.complaint.as_deref()
    }

    pub(in crate::participant) fn begin_chunk(&mut self) {
        self.running = None;
        self.forfeit = None;
        self.forfeits_in_a_row = 0;
    }

    pub(in crate::participant) fn begin(&mut self, seating: &Seating<'_>) -> Result<(), Forfeit> {
        if self.forfeit.take().is_none() {
            self.forfeits_in_a_row = 0;
        }
        if let Some(forfeit) = self.bot.reputation.hopeless() {
            self.forfeit = Some(forfeit);
            self.complaint.get_or_insert_with(|| "it has never answered a greeting".to_owned());
            return Err(forfeit);
        }
        if self.forfeits_in_a_row >= FORFEITS_BEFORE_SUSPENSION {
            // The complaint stays that of the game before.
            self.forfeit = Some(Forfeit::Suspended);
            return Err(Forfeit::Suspended);
        }
        self.try_begin(seating).map_err(|fault| self.lose(fault))
    }

    fn try_begin(&mut self, seating: &Seating<'_>) -> Result<(), Fault> {
        let limit = self.bot.settings.start_limit;
        if self.running.is_none() {
            self.introduction = self.start(limit).inspect_err(|fault| {
                self.bot.reputation.has_failed(fault.forfeit);
            })?;
            self.bot.reputation.has_greeted();
        }
        let dialogue = self.running.as_mut().ok_or_else(|| Fault::new(Forfeit::Gone, "it does not run"))?;
        dialogue.begin(seating, limit)
    }

    /// Starts the program and hears what it calls itself.
    fn start(&mut self, limit: Duration) -> Result<Option<String>, Fault> {
        self.running.insert(Dialogue::start(&self.bot)?).greet(limit)
    }

    pub(in crate::participant) fn choose(
        &mut self,
        rules: &Rules,
        position: &Position,
        answers: Answers<'_>,
    ) -> Result<Move, Forfeit> {
        if let Some(forfeit) = self.forfeit {
            return Err(forfeit);
        }
        let limit = self.bot.settings.answer_limit;
        let chosen = match &mut self.running {
            Some(dialogue) => dialogue.choose(rules, position, answers, limit),
            None => Err(Fault::new(Forfeit::NotStarted, "no game has begun")),
        };
        chosen.map_err(|fault| self.lose(fault))
    }

    pub(in crate::participant) fn end(&mut self, places: Places) {
        if let Some(dialogue) = &mut self.running {
            dialogue.end(places);
        }
    }

    /// The program has lost the game and its life.
    fn lose(&mut self, mut fault: Fault) -> Forfeit {
        if let Some(mut dialogue) = self.running.take() {
            let status = dialogue.connection.kill();
            if let (Forfeit::Gone, Some(status)) = (fault.forfeit, status) {
                fault.complaint = format!("{} ({status})", fault.complaint);
            }
        }
        self.forfeit = Some(fault.forfeit);
        self.forfeits_in_a_row += 1;
        self.bot.reputation.complain(fault.forfeit, &fault.complaint);
        self.complaint = Some(fault.complaint);
        fault.forfeit
    }
}

/// Questions to a running program and its answers.
#[derive(Debug)]
struct Dialogue {
    connection: Connection,
    /// The id of the last request.
    last_id: u64,
}

impl Dialogue {
    fn start(bot: &ProcessBot) -> Result<Self, Fault> {
        let connection = Connection::start(bot);
        let connection = connection
            .map_err(|error| Fault::new(Forfeit::NotStarted, format!("{}: {error}", bot.program)))?;
        Ok(Self { connection, last_id: 0 })
    }

    const fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }

    /// What the program calls itself.
    fn greet(&mut self, limit: Duration) -> Result<Option<String>, Fault> {
        let id = self.next_id();
        let (line, reply) =
            self.ask(&Request::Hello { id, protocol: PROTOCOL.into() }, limit, Forfeit::Silent)?;
        match reply {
            Reply::Hello { id: answered, protocol, name } if answered == id => {
                if protocol == PROTOCOL {
                    Ok(name.map(|name| name.chars().take(LONGEST_QUOTATION).collect()))
                } else {
                    let spoken = quoted(protocol.as_bytes());
                    Err(Fault::new(Forfeit::Garbled, format!("it speaks {spoken:?} instead of {PROTOCOL}")))
                }
            }
            Reply::Hello { .. } | Reply::Ready { .. } | Reply::Answer { .. } => {
                Err(Fault::unasked(&line, "hello", id))
            }
        }
    }

    fn begin(&mut self, seating: &Seating<'_>, limit: Duration) -> Result<(), Fault> {
        let id = self.next_id();
        let request = Request::Game {
            id,
            color: seating.color,
            seed: seating.seed,
            stream: seating.stream,
            rules: Box::new(*seating.rules),
            position: Box::new(Setup::from(seating.start)),
        };
        let (line, reply) = self.ask(&request, limit, Forfeit::Silent)?;
        match reply {
            Reply::Ready { id: answered } if answered == id => Ok(()),
            Reply::Hello { .. } | Reply::Ready { .. } | Reply::Answer { .. } => {
                Err(Fault::unasked(&line, "ready", id))
            }
        }
    }

    fn choose(
        &mut self,
        rules: &Rules,
        position: &Position,
        answers: Answers<'_>,
        limit: Duration,
    ) -> Result<Move, Fault> {
        let id = self.next_id();
        let moves = answers.as_slice();
        let request = Request::Ask {
            id,
            position: Box::new(Setup::from(position)),
            answers: moves.iter().map(|&answer| LegalAnswer::new(rules, position, answer)).collect(),
        };
        let (line, reply) = self.ask(&request, limit, Forfeit::Late)?;
        match reply {
            Reply::Answer { id: answered, index } if answered == id => {
                let chosen = usize::try_from(index).ok().and_then(|index| moves.get(index).copied());
                chosen.ok_or_else(|| {
                    let count = moves.len();
                    Fault::new(Forfeit::Illegal, format!("it chose answer {index}, but there are {count}"))
                })
            }
            Reply::Hello { .. } | Reply::Ready { .. } | Reply::Answer { .. } => {
                Err(Fault::unasked(&line, "answer", id))
            }
        }
    }

    /// A program that does not read this does not read the next game either, and loses that.
    fn end(&mut self, places: Places) {
        if let Ok(line) = message::write(&Request::End { places: places.iter().collect() }) {
            let _ = self.connection.send(line);
        }
    }

    /// Sends the request and waits for the next line of the program.
    fn ask(
        &mut self,
        request: &Request,
        limit: Duration,
        overdue: Forfeit,
    ) -> Result<(Vec<u8>, Reply), Fault> {
        let line = message::write(request).map_err(|error| Fault::new(overdue, error.to_string()))?;
        let until = Instant::now() + limit;
        if self.connection.send(line) == Err(NotReading) {
            return Err(Fault::new(overdue, "it does not read what it is sent"));
        }
        match self.connection.receive(until) {
            Ok(Output::Line(line)) => match message::read(&line) {
                Ok(reply) => Ok((line, reply)),
                Err(error) => {
                    Err(Fault::new(Forfeit::Garbled, format!("{error}; it sent {}", quoted(&line))))
                }
            },
            Ok(Output::TooLong) => {
                Err(Fault::new(Forfeit::Garbled, format!("a line is longer than {LONGEST_LINE} bytes")))
            }
            Err(NoOutput::Closed) => Err(Fault::new(Forfeit::Gone, "its output has ended")),
            Err(NoOutput::Late) => {
                Err(Fault::new(overdue, format!("it did not answer within {} ms", limit.as_millis())))
            }
        }
    }
}
