//! One person at one seat.

use std::time::Duration;

use aeroplane_client::{ClientError, Connection, Happening, Owed};
use aeroplane_protocol::{Command, Hand, Occupant, Seq, Stage};
use aeroplane_rules::Color;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

use super::tally::Tally;

/// How far the measurement is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Signal {
    /// People enter and sit down.
    Gather,
    /// The clock runs.
    Go,
    /// It is over.
    Stop,
}

/// What a member does in a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// Plays, and starts the game while it is the host.
    Plays { color: Color },
    /// Is the host of bots.
    WatchesBots,
}

/// A member of a room.
pub(super) struct Player {
    pub(super) connection: Connection,
    pub(super) part: Part,
    pub(super) think: Duration,
    pub(super) signal: watch::Receiver<Signal>,
    /// Told once, when the member has done all that can be done before the clock runs.
    pub(super) ready: mpsc::Sender<()>,
}

impl Player {
    /// Plays until the measurement is over; what was counted while the clock ran.
    pub(super) async fn play(mut self) -> Tally {
        let mut tally = Tally::new();
        if let Err(error) = self.turns(&mut tally).await {
            tally.lost(&error.to_string());
        }
        tally.reconnections += u64::from(self.connection.reconnections());
        tally.faults(self.connection.faults());
        tally
    }

    async fn turns(&mut self, tally: &mut Tally) -> Result<(), ClientError> {
        let mut is_ready = false;
        // After which event, and how far the measurement was, the present wish came up, and when it is carried out.
        let mut wished: Option<((Seq, Signal), Instant)> = None;
        loop {
            let now = *self.signal.borrow();
            if now == Signal::Stop {
                return Ok(());
            }
            let wish = if self.connection.is_settled() { self.wish(now)? } else { None };
            if !is_ready && wish.is_none() && self.has_gathered() {
                is_ready = true;
                // Nobody waits any more where the measurement has been given up.
                let _ = self.ready.send(()).await;
            }
            let act_at = match &wish {
                None => None,
                Some((_, think)) => {
                    let occasion = (self.connection.seq(), now);
                    let (_, at) = match wished.filter(|(known, _)| *known == occasion) {
                        Some(same) => same,
                        None => (occasion, Instant::now() + about(*think)?),
                    };
                    wished = Some((occasion, at));
                    Some(at)
                }
            };
            tokio::select! {
                changed = self.signal.changed() => {
                    if changed.is_err() {
                        return Ok(());
                    }
                }
                happening = self.connection.next() => self.count(tally, &happening?, now),
                () = sleep_until(act_at.unwrap_or_else(Instant::now)), if act_at.is_some() => {
                    if let Some((command, _)) = wish {
                        self.connection.send(command).await?;
                    }
                }
            }
        }
    }

    fn count(&self, tally: &mut Tally, happening: &Happening, signal: Signal) {
        // A connection that is lost is told whenever that happens.
        if let Happening::Lost { code, reason } = happening {
            tally.closed(*code, reason);
        }
        if signal != Signal::Go {
            return;
        }
        match happening {
            Happening::Updated(update) => {
                tally.deliveries += 1;
                if self.is_host() && matches!(update.event, aeroplane_protocol::Event::Revealed { .. }) {
                    tally.games += 1;
                }
            }
            Happening::Answered(asked) => tally.answered(asked),
            Happening::Welcomed
            | Happening::Refused(_)
            | Happening::Presence
            | Happening::Notice(_)
            | Happening::Lost { .. } => {}
        }
    }

    /// Whether the member is the host, who may have changed: one that is away for too long is host no more.
    fn is_host(&self) -> bool {
        let picture = self.connection.picture();
        Some(picture.room.host) == picture.you
    }

    /// Whether everything is done that can be done before the clock runs.
    fn has_gathered(&self) -> bool {
        let picture = self.connection.picture();
        match self.part {
            Part::Plays { color } => {
                matches!(&picture.room.seats[color].occupant,
                    Occupant::Human { member, ready: true, .. } if Some(*member) == picture.you)
            }
            Part::WatchesBots => Color::ALL
                .iter()
                .all(|color| matches!(picture.room.seats[*color].occupant, Occupant::Bot { .. })),
        }
    }

    /// What the member wants to do next, and how long it thinks before.
    fn wish(&mut self, signal: Signal) -> Result<Option<(Command, Duration)>, ClientError> {
        let picture = self.connection.picture();
        let at_once = |command| Ok(Some((command, Duration::ZERO)));
        let after_thinking = |command| Ok(Some((command, self.think)));
        match picture.stage() {
            Stage::Lobby => Ok(self.lobby_wish(signal)?.map(|command| {
                // Games that begin in the same moment would go on in step.
                let think = if matches!(command, Command::Start {}) { self.think } else { Duration::ZERO };
                (command, think)
            })),
            Stage::Over => match self.part {
                Part::Plays { .. } if self.is_host() => after_thinking(Command::Rematch {}),
                Part::Plays { .. } | Part::WatchesBots => Ok(None),
            },
            Stage::Mixing | Stage::Hands | Stage::Playing => match picture.owed() {
                Some(Owed::Roll(color)) => after_thinking(self.connection.roll_command(color)?),
                Some(Owed::Move(_, offers)) => match offers.first() {
                    Some(offer) => after_thinking(Command::Play { answer: offer.answer }),
                    None => Ok(None),
                },
                Some(Owed::Hand(color)) => at_once(Command::ShowHand { color, hand: Hand::Rock }),
                // The connection gives links by itself.
                Some(Owed::Link(_)) | None => Ok(None),
            },
            Stage::Closed => Ok(None),
        }
    }

    fn lobby_wish(&mut self, signal: Signal) -> Result<Option<Command>, ClientError> {
        let color = match self.part {
            Part::Plays { color } => color,
            Part::WatchesBots => return Ok(self.bots_wish(signal)),
        };
        let picture = self.connection.picture();
        let you = picture.you;
        match &picture.room.seats[color].occupant {
            Occupant::Human { member, anchor: Some(_), ready, .. } if Some(*member) == you => {
                if !ready {
                    return Ok(Some(Command::SetReady { color, ready: true }));
                }
            }
            Occupant::Human { .. } | Occupant::Open {} | Occupant::Closed {} | Occupant::Bot { .. } => {
                return self.connection.seat_command(color, None).map(Some);
            }
        }
        let all_ready = self.connection.picture().room.seats.iter().all(|(_, seat)| match seat.occupant {
            Occupant::Human { ready, .. } => ready,
            Occupant::Open {} | Occupant::Closed {} | Occupant::Bot { .. } => true,
        });
        let members = self.connection.picture().room.members.len();
        let seated = self.connection.picture().room.seats.iter();
        let seated = seated.filter(|(_, seat)| matches!(seat.occupant, Occupant::Human { .. })).count();
        let may_start = self.is_host() && signal == Signal::Go && all_ready && seated == members;
        Ok(may_start.then_some(Command::Start {}))
    }

    fn bots_wish(&self, signal: Signal) -> Option<Command> {
        let seats = &self.connection.picture().room.seats;
        let plan = aeroplane_protocol::SeatPlan::Bot { bot: aeroplane_protocol::Bot::Greedy };
        let open =
            Color::ALL.into_iter().find(|&color| !matches!(seats[color].occupant, Occupant::Bot { .. }));
        match open {
            Some(color) => Some(Command::SetSeat { color, plan }),
            None => (signal == Signal::Go).then_some(Command::Start {}),
        }
    }
}

/// A time by lot between nothing and twice as long: people who think for equally long would all act in the same moment.
fn about(time: Duration) -> Result<Duration, ClientError> {
    let lot = getrandom::u32().map_err(|_| ClientError::NoEntropy)?;
    Ok(time.mul_f64(f64::from(lot) / f64::from(u32::MAX) * 2.0))
}
