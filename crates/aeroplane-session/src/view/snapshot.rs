//! The whole room for somebody who opens it, and the news for those who are there.

use aeroplane_protocol::{LastMove, LogEntry, MemberId, Millis, Snapshot, Update};
use aeroplane_rules::{ByColor, Game};

use crate::outcome::Outcome;
use crate::session::Session;

impl Session {
    /// Everything that a client has to know of the room. `you` is the member for whom it speaks, if for one.
    pub fn snapshot(&self, you: Option<MemberId>, now: Millis) -> Snapshot {
        let game = self.table.as_ref().and_then(|table| Some(&table.play()?.game));
        Snapshot {
            seq: self.seq,
            you: you.filter(|&member| self.is_member(member)),
            room: self.room_view(now),
            table: self.table_view(now),
            last_moves: game.map(last_moves).unwrap_or_default(),
            talk: self.talk.iter().cloned().collect(),
        }
    }

    /// An event as everyone may see it, with what has changed. The room must be as it was right after the event, whose
    /// outcome this is.
    pub fn update(&self, entry: &LogEntry, outcome: &Outcome, now: Millis) -> Update {
        let table_changed = outcome.table_changed;
        Update {
            seq: entry.seq,
            by: entry.by,
            event: entry.event.clone().redacted(),
            steps: outcome.steps.clone(),
            room: outcome.room_changed.then(|| self.room_view(now)),
            table: if table_changed { self.table_view(now) } else { None },
        }
    }
}

/// The last turn of each seat that had one, in seat order.
fn last_moves(game: &Game) -> Vec<LastMove> {
    let mut last = ByColor([const { None }; 4]);
    for turn in game.turns() {
        last[turn.color] = Some(turn.plies);
    }
    let moves = last.iter().filter_map(|(color, plies)| {
        let steps = plies.clone()?.filter_map(|ply| game.steps_of(ply)).flatten().collect();
        Some(LastMove { color, steps })
    });
    moves.collect()
}
