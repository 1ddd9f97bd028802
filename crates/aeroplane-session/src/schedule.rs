//! When the room does what by itself.

use aeroplane_protocol::{Bot, Control, Millis, Occupant, Stage};
use aeroplane_rules::Turn;

use crate::due::{Due, DueKind, Question};
use crate::limits::{FILL, IDLE, IDLE_IN_GAME, MOST_EVENTS};
use crate::session::Session;
use crate::table::Table;

impl Session {
    /// The next thing that the room will do by itself, a pure function of its state; none only in a closed room. It may
    /// lie in the past.
    ///
    /// A deadline may be put off a little for what the network took, see [`Session::act`].
    pub fn due(&self) -> Option<Due> {
        if self.owes_reveal() {
            return Some(Due { at: self.at, kind: DueKind::Reveal });
        }
        if self.closed {
            return None;
        }
        if self.seq.0 >= MOST_EVENTS {
            return Some(Due { at: self.at, kind: DueKind::Expire });
        }
        let expire = Due { at: self.at.plus(self.idle_limit()), kind: DueKind::Expire };
        let next = match &self.table {
            None => self.due_in_lobby(),
            Some(table) => self.due_in_game(table),
        };
        Some(next.filter(|next| next.at <= expire.at).unwrap_or(expire))
    }

    /// Whether the dice of a game that has ended are still closed.
    fn owes_reveal(&self) -> bool {
        self.table.as_ref().is_some_and(|table| {
            (self.closed || table.is_over()) && table.transcript().is_some() && table.secret.is_none()
        })
    }

    /// After how many milliseconds without an event the room is closed.
    fn idle_limit(&self) -> u64 {
        let in_game = self.table.as_ref().filter(|table| !table.is_over());
        match in_game {
            // Bots alone are not kept waiting for people who have given up.
            Some(table) if self.is_paused() && !table.has_a_person() => IDLE,
            Some(_) => IDLE_IN_GAME,
            None => IDLE,
        }
    }

    fn due_in_lobby(&self) -> Option<Due> {
        if !self.settings.public {
            return None;
        }
        if self.seats.open().is_empty() {
            let can_start = !self.seats.people().is_empty() && self.started(self.at).is_ok();
            return can_start.then_some(Due { at: self.at, kind: DueKind::AutoStart });
        }
        Some(Due { at: self.filled_at()?, kind: DueKind::Fill })
    }

    /// When bots take the open seats of a public room.
    pub(crate) fn filled_at(&self) -> Option<Millis> {
        let waits = self.settings.public && self.stage() == Stage::Lobby && !self.seats.open().is_empty();
        self.waiting_since.filter(|_| waits).map(|since| since.plus(FILL))
    }

    fn due_in_game(&self, table: &Table) -> Option<Due> {
        if let Some(mixing) = table.mixing() {
            let at = if table.missing_links().is_empty() { self.at } else { mixing.until };
            return Some(Due { at, kind: DueKind::Begin });
        }
        if let Some(hands) = table.hands() {
            if hands.winner().is_some() {
                return Some(Due { at: self.at, kind: DueKind::Begin });
            }
            let at = if table.missing_hands().is_empty() { self.at } else { hands.until };
            return Some(Due { at, kind: DueKind::Hands });
        }
        let play = table.play().filter(|play| !play.paused)?;
        let color = play.on_turn()?;
        if table.is_played_by_its_person(color) {
            let at = play.wait.deadline(self.time_limit()?);
            return Some(Due { at, kind: DueKind::Deadline });
        }
        Some(Due { at: play.wait.bot_acts(self.settings.pace), kind: DueKind::BotTurn })
    }

    /// The move that a bot owes, in a game that goes on and is not paused.
    pub fn question(&self) -> Option<Question> {
        if self.closed {
            return None;
        }
        let table = self.table.as_ref()?;
        let play = table.play().filter(|play| !play.paused)?;
        let Turn::ToMove(color, _) = play.game.turn() else { return None };
        let bot = match table.controls[color]? {
            Control::Player => return None,
            Control::Autopilot | Control::Resigned => Bot::Greedy,
            Control::Bot => match self.seats.occupant(color) {
                Occupant::Bot { bot } => *bot,
                Occupant::Open {} | Occupant::Closed {} | Occupant::Human { .. } => Bot::Greedy,
            },
        };
        Some(Question {
            color,
            bot,
            rules: *play.game.rules(),
            position: *play.game.position(),
            moves: play.game.legal_moves(),
            number: u32::try_from(play.game.plies()).unwrap_or(u32::MAX),
        })
    }
}
