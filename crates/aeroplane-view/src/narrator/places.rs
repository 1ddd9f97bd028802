//! Positions in words: what a player who cannot see the board asks for.

use aeroplane_rules::{Color, Position, Spot, Turn};

use super::Narrator;
use crate::groups::{Group, groups};
use crate::message::Message;

impl Narrator {
    /// Where a spot of the color lies, in words: its own count and, on the ring, the square that all players share.
    pub fn place(&self, color: Color, spot: Spot) -> String {
        self.text(&with_place(Message::new("place"), color, spot))
    }

    /// What the game waits for; after the end, who took which place.
    pub fn turn(&self, position: &Position) -> String {
        match position.turn() {
            Turn::ToRoll(color) => self.text(&Message::new("turn-to-roll").color(color)),
            Turn::ToMove(color, roll) => {
                let message = Message::new("turn-to-move").color(color);
                self.text(&message.with("roll", roll.pips()))
            }
            Turn::Over(color) => {
                let over = self.text(&Message::new("over").color(color));
                let places = (1_u8..).zip(position.places().iter()).map(|(place, color)| {
                    let message = Message::new("placed").color(color);
                    self.text(&message.with("place", place))
                });
                self.sentences(&[over].into_iter().chain(places).collect::<Vec<_>>())
            }
        }
    }

    /// Where all planes of a color stand, in one sentence.
    pub fn fleet(&self, position: &Position, color: Color) -> String {
        let items: Vec<String> =
            groups(position, color).into_iter().map(|group| self.group(color, group)).collect();
        if items.is_empty() {
            return self.text(&Message::new("fleet-none").color(color));
        }
        let items = items.join(&self.text(&Message::new("group-separator")));
        self.text(&Message::new("fleet").color(color).with("groups", items))
    }

    fn group(&self, color: Color, group: Group) -> String {
        let key = if group.is_stack { "group-stack" } else { "group" };
        let message = Message::new(key).planes(group.planes);
        self.text(&with_place(message, color, group.spot))
    }
}

/// The message with the spot and, on the ring, with its square.
pub(crate) fn with_place(message: Message, color: Color, spot: Spot) -> Message {
    let message = message.at(spot);
    match spot.square(color) {
        Some(square) => message.with("square", square.number()),
        None => message,
    }
}
