//! The room as its messages show it.

use aeroplane_protocol::GameTurn;
use aeroplane_protocol::{
    Control, MemberId, Occupant, Offer, Phase, Presence, RoomView, Snapshot, Stage, TableView, Update,
};
use aeroplane_rules::{Color, ColorSet};

/// The room as its messages show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Which member the client speaks for; none for a watcher.
    pub you: Option<MemberId>,
    /// Seats, members, settings.
    pub room: RoomView,
    /// The board, from the first roll on.
    pub table: Option<TableView>,
    /// Who is connected.
    pub presence: Presence,
}

impl Picture {
    pub(crate) fn new(snapshot: Snapshot) -> Self {
        let Snapshot { you, room, table, .. } = snapshot;
        Self { you, room, table, presence: Presence::default() }
    }

    pub(crate) fn update(&mut self, update: &Update) {
        if let Some(room) = &update.room {
            // A new game has no board yet.
            if room.game != self.room.game {
                self.table = None;
            }
            self.room.clone_from(room);
        }
        if let Some(table) = &update.table {
            self.table = Some(table.clone());
        }
    }

    /// What the room is about.
    pub const fn stage(&self) -> Stage {
        self.room.phase.stage()
    }

    /// The seats that the client speaks for.
    pub fn own_seats(&self) -> ColorSet {
        let is_own = |color: &Color| match &self.room.seats[*color].occupant {
            Occupant::Human { member, .. } => Some(*member) == self.you,
            Occupant::Open {} | Occupant::Closed {} | Occupant::Bot { .. } => false,
        };
        Color::ALL.into_iter().filter(is_own).collect()
    }

    /// Whether a person moves for the seat, rather than a bot or the autopilot.
    pub fn is_played_by_person(&self, color: Color) -> bool {
        match self.room.seats[color].control {
            Some(Control::Player) | None => true,
            Some(Control::Bot | Control::Autopilot | Control::Resigned) => false,
        }
    }

    /// Whose turn it is, while a game goes on.
    pub fn turn(&self) -> Option<Color> {
        let Phase::Playing { .. } = self.room.phase else { return None };
        match self.table.as_ref()?.turn {
            GameTurn::ToRoll { color } | GameTurn::ToMove { color, .. } => Some(color),
            GameTurn::Over { .. } => None,
        }
    }

    /// The moves that are offered, where one is owed.
    pub fn offers(&self) -> &[Offer] {
        match self.table.as_ref().map(|table| &table.turn) {
            Some(GameTurn::ToMove { offers, .. }) => offers,
            Some(GameTurn::ToRoll { .. } | GameTurn::Over { .. }) | None => &[],
        }
    }
}
