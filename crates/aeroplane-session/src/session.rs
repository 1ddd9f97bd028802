//! A room.

use std::collections::VecDeque;
use std::sync::Arc;

use aeroplane_dice::Transcript;
use aeroplane_protocol::{
    Event, GameOpening, LogEntry, MatchScore, MemberId, Millis, Seq, Settings, Stage, TalkLine,
};
use aeroplane_rules::Color;

use crate::members::Members;
use crate::replay_error::{Misfit, ReplayError};
use crate::seats::Seats;
use crate::spending::Spending;
use crate::staleness::Marks;
use crate::table::{Course, Table};

/// One room: everything that follows from its events, and nothing else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The last event, and when it happened.
    pub(crate) seq: Seq,
    pub(crate) at: Millis,
    pub(crate) marks: Marks,
    pub(crate) settings: Settings,
    pub(crate) members: Members,
    pub(crate) seats: Seats,
    /// The present game, or the next one before it starts.
    pub(crate) opening: GameOpening,
    /// The present game, once it was started.
    pub(crate) table: Option<Table>,
    /// The games before it.
    pub(crate) past: Vec<Arc<Table>>,
    /// What they came to.
    pub(crate) past_score: MatchScore,
    /// Since when people in a public lobby have been waiting for others.
    pub(crate) waiting_since: Option<Millis>,
    pub(crate) talk: VecDeque<TalkLine>,
    pub(crate) spending: Spending,
    pub(crate) closed: bool,
}

impl Session {
    /// The room that this first event opens.
    ///
    /// # Errors
    ///
    /// [`ReplayError`] where the event is not the first one of a room.
    pub fn open(entry: &LogEntry) -> Result<Self, ReplayError> {
        let first = Seq(0).next();
        if entry.seq != first {
            return Err(ReplayError::Gap { expected: first, found: entry.seq });
        }
        let Event::Opened { settings, name, game } = &entry.event else {
            return Err(ReplayError::Impossible { seq: entry.seq, because: Misfit::Opening });
        };
        settings
            .check()
            .map_err(|_| ReplayError::Impossible { seq: entry.seq, because: Misfit::Settings })?;
        let mut marks = Marks::default();
        marks.note(entry.seq, &entry.event);
        Ok(Self {
            seq: entry.seq,
            at: entry.at,
            marks,
            settings: *settings,
            members: Members::new(name.clone()),
            seats: Seats::new(),
            opening: *game,
            table: None,
            past: Vec::new(),
            past_score: MatchScore::default(),
            waiting_since: None,
            talk: VecDeque::new(),
            spending: Spending::default(),
            closed: false,
        })
    }

    /// The room of these events.
    ///
    /// # Errors
    ///
    /// [`ReplayError`] names the first event that cannot be.
    pub fn replay<'entries>(
        entries: impl IntoIterator<Item = &'entries LogEntry>,
    ) -> Result<Self, ReplayError> {
        let mut entries = entries.into_iter();
        let mut session = Self::open(entries.next().ok_or(ReplayError::Empty)?)?;
        for entry in entries {
            session.evolve(entry)?;
        }
        Ok(session)
    }

    /// An event with the place that it would have as the next one.
    pub const fn entry(&self, at: Millis, by: Option<MemberId>, event: Event) -> LogEntry {
        LogEntry { seq: self.seq.next(), at, by, event }
    }

    /// The number of the last event.
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// When the last event happened.
    pub const fn last_event_at(&self) -> Millis {
        self.at
    }

    /// What the room is about.
    pub fn stage(&self) -> Stage {
        if self.closed {
            return Stage::Closed;
        }
        match &self.table {
            None => Stage::Lobby,
            Some(table) => match &table.course {
                Course::Mixing(_) => Stage::Mixing,
                Course::Hands(_) => Stage::Hands,
                Course::Playing(play) if play.game.is_over() => Stage::Over,
                Course::Playing(_) => Stage::Playing,
            },
        }
    }

    /// How the room is played.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Who is the host.
    pub const fn host(&self) -> MemberId {
        self.members.host()
    }

    /// Who takes part, in the order of joining.
    pub fn members(&self) -> impl Iterator<Item = MemberId> {
        self.members.list().iter().map(|member| member.member)
    }

    /// Whether that is a member, and still one.
    pub fn is_member(&self, member: MemberId) -> bool {
        self.members.contains(member)
    }

    /// The member whose device speaks for the seat.
    pub fn holder(&self, color: Color) -> Option<MemberId> {
        self.seats.holder(color)
    }

    /// The present game, or the next one before it starts: the one whose secret the dice need.
    pub const fn opening(&self) -> GameOpening {
        self.opening
    }

    /// Whether a game waits until somebody is there again.
    pub fn is_paused(&self) -> bool {
        !self.closed && self.table.as_ref().and_then(Table::play).is_some_and(|play| play.paused)
    }

    /// Everything public of the present game's dice, once the mix is complete.
    pub fn transcript(&self) -> Option<&Transcript> {
        self.table.as_ref()?.transcript()
    }

    /// The time for one roll or move in milliseconds, if it is limited.
    pub(crate) const fn time_limit(&self) -> Option<u64> {
        if self.settings.one_device { None } else { self.settings.clock.milliseconds() }
    }
}
