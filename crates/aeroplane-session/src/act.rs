//! The room does something by itself.

use aeroplane_protocol::{AutopilotCause, Bot, CloseCause, Event, HostCause, Millis, MovedBy, PauseCause};
use aeroplane_rules::{Move, Turn};

use crate::beginning;
use crate::clock::Owed;
use crate::convert;
use crate::due::{Due, DueKind, NothingDue, Work};
use crate::input::Input;
use crate::limits::{AFTER_AN_OUTAGE, HANDS};
use crate::session::Session;
use crate::table::Table;

impl Session {
    /// What the room itself does now. Like a decision, it has not happened before it is stored.
    ///
    /// Where nobody is there to see it, a game is paused instead of going on by itself. The deadline of a seat whose
    /// messages take long is put off by a second at most, and by seven in a game.
    ///
    /// # Errors
    ///
    /// [`NothingDue`] says why it does nothing.
    pub fn act(&self, work: Work, input: &mut Input<'_>) -> Result<Event, NothingDue> {
        match work {
            Work::Due => {
                let due = self.due_by(input.now)?;
                self.carry_out(due, input)
            }
            Work::Answer(answer) => self.answer(answer, input),
            Work::HostAway => self.replace_host(input),
            Work::Returned => {
                if self.is_paused() {
                    Ok(Event::Resumed {})
                } else {
                    Err(NothingDue::Nothing)
                }
            }
            Work::Outage { from, to } => self.after_an_outage(from, to),
        }
    }

    fn due_by(&self, now: Millis) -> Result<Due, NothingDue> {
        let due = self.due().ok_or(NothingDue::Nothing)?;
        if now < due.at { Err(NothingDue::Before { at: due.at }) } else { Ok(due) }
    }

    fn carry_out(&self, due: Due, input: &mut Input<'_>) -> Result<Event, NothingDue> {
        match due.kind {
            DueKind::Reveal => self.reveal(input),
            DueKind::Begin => self.begin(input.now),
            DueKind::Hands => self.compare_hands(input),
            DueKind::AutoStart => self.started(input.now).map_err(|_| NothingDue::Nothing),
            DueKind::Fill => {
                Ok(Event::Filled { seats: self.seats.open().iter().collect(), bot: Bot::Greedy })
            }
            DueKind::BotTurn => self.bot_turn(input),
            DueKind::Deadline => self.deadline(due.at, input),
            DueKind::Expire => Ok(Event::Closed { because: CloseCause::Expired }),
        }
    }

    fn reveal(&self, input: &mut Input<'_>) -> Result<Event, NothingDue> {
        let so_far = self.transcript().ok_or(NothingDue::Nothing)?;
        let dice = input.dice.as_mut().ok_or(NothingDue::NoDice)?;
        let secret = dice.reveal(so_far).map_err(|_| NothingDue::NoDice)?;
        Ok(Event::Revealed { secret: convert::public_secret(secret) })
    }

    /// The mix is complete, or a hand has won.
    fn begin(&self, now: Millis) -> Result<Event, NothingDue> {
        let table = self.table.as_ref().ok_or(NothingDue::Nothing)?;
        let (head, mix) = match (table.transcript(), table.terms()) {
            (Some(transcript), _) => (transcript.start, transcript.terms.mix),
            (None, Some(terms)) => (terms.head(), terms.mix),
            (None, None) => return Err(NothingDue::Nothing),
        };
        let (start, links) = (convert::public_head(head), convert::public_mix(&mix));
        if let Some(first) = table.hands().and_then(crate::hands::Hands::winner) {
            let beginning = aeroplane_protocol::Beginning::RockPaperScissors {};
            return Ok(Event::Began { start, links, first, beginning });
        }
        match beginning::settle(self.settings.first, head, table.seats()) {
            Some((first, beginning)) => Ok(Event::Began { start, links, first, beginning }),
            None => Ok(Event::HandsOpened { start, links, until: now.plus(HANDS) }),
        }
    }

    fn compare_hands(&self, input: &Input<'_>) -> Result<Event, NothingDue> {
        let hands = self.table.as_ref().and_then(Table::hands).ok_or(NothingDue::Nothing)?;
        let round = hands.compare(input.entropy);
        let until = (round.left.len() > 1).then_some(input.now.plus(HANDS));
        Ok(Event::HandsCompared { round, until })
    }

    /// A bot rolls. Its move is for whoever asks the bot.
    fn bot_turn(&self, input: &mut Input<'_>) -> Result<Event, NothingDue> {
        if !input.present {
            return Ok(PAUSED);
        }
        let play = self.table.as_ref().and_then(Table::play).ok_or(NothingDue::Nothing)?;
        match play.game.turn() {
            Turn::ToRoll(color) => play.draw(color, None, input).map_err(|_| NothingDue::NoDice),
            Turn::ToMove(..) => Err(NothingDue::AnswerOwed),
            Turn::Over(_) => Err(NothingDue::Nothing),
        }
    }

    fn answer(&self, answer: Move, input: &Input<'_>) -> Result<Event, NothingDue> {
        let question = self.question().ok_or(NothingDue::Nothing)?;
        let due = self.due_by(input.now)?;
        if due.kind != DueKind::BotTurn || !question.moves.contains(&answer) {
            return Err(NothingDue::Nothing);
        }
        if !input.present {
            return Ok(PAUSED);
        }
        Ok(Event::Moved { color: question.color, answer, by: MovedBy::Bot })
    }

    fn deadline(&self, deadline: Millis, input: &Input<'_>) -> Result<Event, NothingDue> {
        if !input.present {
            return Ok(PAUSED);
        }
        let play = self.table.as_ref().and_then(Table::play).ok_or(NothingDue::Nothing)?;
        let color = play.on_turn().ok_or(NothingDue::Nothing)?;
        let at = deadline.plus(play.wait.grace(color, input.lag[color]));
        if input.now < at {
            return Err(NothingDue::Before { at });
        }
        Ok(Event::AutopilotTook { color, because: AutopilotCause::Clock })
    }

    fn replace_host(&self, input: &Input<'_>) -> Result<Event, NothingDue> {
        let host = self.host();
        // Somebody else may have been made the host meanwhile, by another server.
        if input.present_members.contains(&host) {
            return Err(NothingDue::Nothing);
        }
        let can_be = |member| member != host && input.present_members.contains(&member);
        let heir = self.members.heir(can_be, &self.seats.holders());
        let member = heir.filter(|_| !self.closed).ok_or(NothingDue::Nothing)?;
        Ok(Event::HostChanged { member, because: HostCause::Away })
    }

    fn after_an_outage(&self, from: Millis, to: Millis) -> Result<Event, NothingDue> {
        let due = self.due().ok_or(NothingDue::Nothing)?;
        let owed = match due.kind {
            DueKind::Deadline => {
                let play = self.table.as_ref().and_then(Table::play);
                play.map_or(Owed::Nothing, |play| play.wait.owed_for(from, to))
            }
            // Something has happened since: the outage is over for this room. And what is not near needs no more time.
            DueKind::Begin | DueKind::Hands | DueKind::Expire
                if self.at < to && self.at < due.at && due.at < to.plus(AFTER_AN_OUTAGE) =>
            {
                Owed::First(to.since(from.max(self.at)))
            }
            DueKind::Begin
            | DueKind::Hands
            | DueKind::Expire
            | DueKind::Reveal
            | DueKind::AutoStart
            | DueKind::Fill
            | DueKind::BotTurn => Owed::Nothing,
        };
        let by_ms = match owed {
            Owed::Nothing => return Err(NothingDue::Nothing),
            Owed::First(lost) => lost.saturating_add(AFTER_AN_OUTAGE),
            Owed::Rest(lost) => lost,
        };
        Ok(Event::ClockExtended { by_ms: u32::try_from(by_ms).unwrap_or(u32::MAX) })
    }
}

const PAUSED: Event = Event::Paused { because: PauseCause::NobodyThere };
