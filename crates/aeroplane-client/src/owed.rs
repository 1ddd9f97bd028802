//! What a room waits for from a client.

use aeroplane_protocol::{GameTurn, Offer, Phase};
use aeroplane_rules::Color;

use crate::picture::Picture;

/// Something that the room waits for from this client.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Owed {
    /// The first link of an own seat.
    Link(Color),
    /// A hand at rock, paper, scissors.
    Hand(Color),
    /// A roll.
    Roll(Color),
    /// The answer to a roll.
    Move(Color, Vec<Offer>),
}

impl Picture {
    /// What the room waits for from this client, if anything.
    pub fn owed(&self) -> Option<Owed> {
        let own = self.own_seats();
        match &self.room.phase {
            Phase::Mixing { missing, .. } => {
                missing.iter().find(|color| own.contains(**color)).map(|&color| Owed::Link(color))
            }
            Phase::Hands { missing, .. } => {
                missing.iter().find(|color| own.contains(**color)).map(|&color| Owed::Hand(color))
            }
            Phase::Playing { paused: false } => {
                let is_ours = |color| own.contains(color) && self.is_played_by_person(color);
                match &self.table.as_ref()?.turn {
                    GameTurn::ToRoll { color } if is_ours(*color) => Some(Owed::Roll(*color)),
                    GameTurn::ToMove { color, offers, .. } if is_ours(*color) => {
                        Some(Owed::Move(*color, offers.clone()))
                    }
                    GameTurn::ToRoll { .. } | GameTurn::ToMove { .. } | GameTurn::Over { .. } => None,
                }
            }
            Phase::Playing { paused: true } | Phase::Lobby { .. } | Phase::Over {} | Phase::Closed {} => None,
        }
    }
}
