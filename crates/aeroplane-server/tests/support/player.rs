//! A player that takes down what it is told and what was promised to it.

use std::collections::BTreeMap;
use std::time::Duration;

use aeroplane_client::{ClientError, Connection, Happening, Options, Owed, Picture, ServerAddress};
use aeroplane_protocol::http::Membership;
use aeroplane_protocol::{
    ClientMessage, Command, CommandId, Event, MemberId, Notice, PlayerName, Refusal, Seq, Stage,
};
use aeroplane_rules::Color;

pub(crate) fn name(text: &str) -> PlayerName {
    text.parse().unwrap()
}

/// No player waits longer for anything: the test fails rather than hang.
const PATIENCE: Duration = Duration::from_mins(2);

/// Waits for something that must happen.
pub(crate) fn soon<T>(what: &str, future: impl Future<Output = T>) -> impl Future<Output = T> {
    // On the heap: waiting within waiting would make large futures.
    let waiting = Box::pin(tokio::time::timeout(PATIENCE, future));
    async move { waiting.await.unwrap_or_else(|_| panic!("waited in vain for {what}")) }
}

/// Whether a player adds to the dice.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Rolls {
    /// With a link of a chain of its own for each roll.
    Linked,
    /// Not at all: the rolls follow from the server's secret alone.
    Automatic,
}

/// A player who takes down everything.
pub(crate) struct Player {
    pub(crate) connection: Connection,
    pub(crate) membership: Membership,
    /// Who did what, by number.
    pub(crate) told: BTreeMap<Seq, (Option<MemberId>, Event)>,
    /// The commands that were acknowledged, as they were sent, and the events that they became.
    pub(crate) acknowledged: Vec<(CommandId, Command, Seq)>,
    /// What was said about the connection.
    pub(crate) notices: Vec<Notice>,
    /// With which codes sockets were closed.
    pub(crate) closed_with: Vec<Option<u16>>,
    /// No command is sent before this event is known.
    acknowledged_until: Seq,
}

impl Player {
    /// Enters the room of the membership. Comes back for as long as a test may take.
    ///
    /// # Errors
    ///
    /// Those of the connection, while it is opened.
    pub(crate) async fn enter(server: &ServerAddress, membership: &Membership) -> Result<Self, ClientError> {
        let options = Options { attempts: 10_000, ..Options::default() };
        let connection = Connection::open(server, membership.code, membership.token, options).await?;
        Ok(Self {
            connection,
            membership: membership.clone(),
            told: BTreeMap::new(),
            acknowledged: Vec::new(),
            notices: Vec::new(),
            closed_with: Vec::new(),
            acknowledged_until: Seq(0),
        })
    }

    pub(crate) fn picture(&self) -> &Picture {
        self.connection.picture()
    }

    pub(crate) fn seq(&self) -> Seq {
        self.connection.seq()
    }

    /// Waits for what happens next, and takes it down.
    pub(crate) async fn next(&mut self) -> Happening {
        let happening = soon("whatever happens next", self.connection.next()).await.unwrap();
        match &happening {
            Happening::Updated(update) => {
                let before = self.told.insert(update.seq, (update.by, update.event.clone()));
                assert_eq!(before, None, "event {} was told twice", update.seq);
            }
            Happening::Answered(asked) => {
                if let Ok(seq) = asked.outcome {
                    self.acknowledged.push((asked.id, asked.command.clone(), seq));
                    self.acknowledged_until = self.acknowledged_until.max(seq);
                }
            }
            Happening::Notice(notice) => self.notices.push(notice.clone()),
            Happening::Lost { code, .. } => self.closed_with.push(*code),
            Happening::Welcomed | Happening::Refused(_) | Happening::Presence => {}
        }
        happening
    }

    /// Sends a command, and waits for its answer and its event.
    pub(crate) async fn ask(&mut self, command: Command) -> Result<Seq, Refusal> {
        let id = self.connection.send(command).await.unwrap();
        let answer = async {
            loop {
                if let Happening::Answered(asked) = self.next().await
                    && asked.id == id
                {
                    return asked.outcome;
                }
            }
        };
        let outcome = soon("an answer", answer).await;
        if let Ok(seq) = outcome {
            self.knows(seq).await;
        }
        outcome
    }

    /// Waits until the event is known.
    pub(crate) async fn knows(&mut self, seq: Seq) {
        let knowing = async {
            while self.seq() < seq {
                self.next().await;
            }
        };
        soon("an event", knowing).await;
    }

    /// Sits down, ready.
    pub(crate) async fn sit(&mut self, color: Color, rolls: Rolls) {
        let command = match rolls {
            Rolls::Linked => self.connection.seat_command(color, None).unwrap(),
            Rolls::Automatic => Command::TakeSeat { color, anchor: None, name: None },
        };
        self.ask(command).await.unwrap();
        self.ask(Command::SetReady { color, ready: true }).await.unwrap();
    }

    /// Rolls or moves, where that is owed, all earlier commands are answered and their events known.
    pub(crate) async fn act(&mut self) {
        if self.connection.unanswered() > 0 || self.seq() < self.acknowledged_until {
            return;
        }
        let command = match self.picture().owed() {
            Some(Owed::Roll(color)) => self.connection.roll_command(color).unwrap(),
            Some(Owed::Move(_, offers)) => Command::Play { answer: offers[0].answer },
            Some(Owed::Link(_) | Owed::Hand(_)) | None => return,
        };
        self.connection.send(command).await.unwrap();
    }

    /// Plays, until what has happened is enough.
    pub(crate) async fn play_until(&mut self, is_enough: impl Fn(&Self) -> bool) {
        while !is_enough(self) {
            let known = self.seq();
            let going_on = async {
                while self.seq() == known && !is_enough(self) {
                    self.act().await;
                    self.next().await;
                }
            };
            // A game may be long, but none of its events takes long.
            soon("the room to go on", going_on).await;
        }
    }

    /// Plays until the dice of the game are laid open, unless it is over already.
    pub(crate) async fn play_to_the_end(&mut self) {
        if self.picture().stage() == Stage::Over {
            return;
        }
        self.play_until(|player| player.has_heard_of(|event| matches!(event, Event::Revealed { .. }))).await;
    }

    /// Whether it was told of such an event.
    pub(crate) fn has_heard_of(&self, is_wanted: impl Fn(&Event) -> bool) -> bool {
        self.told.values().any(|(_, event)| is_wanted(event))
    }

    /// How many rolls it has heard of.
    pub(crate) fn rolls(&self) -> usize {
        self.told.values().filter(|(_, event)| matches!(event, Event::Rolled { .. })).count()
    }

    /// A command that was acknowledged, as it is sent again by somebody who has not heard of it.
    pub(crate) fn again(&self, (id, command, seq): &(CommandId, Command, Seq)) -> ClientMessage {
        assert!(*seq <= self.seq());
        ClientMessage::Command { id: *id, seen: Seq(seq.0 - 1), command: command.clone() }
    }
}
