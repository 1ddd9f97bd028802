//! The links that a device adds to the dice.

use std::collections::BTreeMap;

use aeroplane_dice::Chain;
use aeroplane_protocol::{Anchor, GameId, Link};
use aeroplane_rules::Color;

use crate::convert;
use crate::error::ClientError;
use crate::random;

/// One chain for each game and seat that the device has played. They are kept after the game, to compare its record with.
#[derive(Default)]
pub struct Chains(BTreeMap<(GameId, Color), Chain>);

impl Chains {
    /// What binds the device at that seat; drawn when it is first asked for.
    ///
    /// # Errors
    ///
    /// [`ClientError::NoEntropy`].
    pub fn anchor(&mut self, game: GameId, color: Color) -> Result<Anchor, ClientError> {
        let chain = match self.0.entry((game, color)) {
            std::collections::btree_map::Entry::Occupied(entry) => entry.into_mut(),
            std::collections::btree_map::Entry::Vacant(entry) => entry.insert(Chain::new(random()?)),
        };
        Ok(convert::sent_anchor(chain.anchor()))
    }

    /// The link for the mix; `None` where the seat has no chain of this device.
    pub fn first(&self, game: GameId, color: Color) -> Option<Link> {
        self.get(game, color)?.link(1).map(convert::sent_link)
    }

    /// The link of the seat's n-th roll, n from 1; `None` where there is no chain or it is used up.
    pub fn of_roll(&self, game: GameId, color: Color, nth: u32) -> Option<Link> {
        self.get(game, color)?.link_of_roll(nth).map(convert::sent_link)
    }

    /// The chain of the seat in that game.
    pub fn get(&self, game: GameId, color: Color) -> Option<&Chain> {
        self.0.get(&(game, color))
    }

    /// The seats of that game with their chains.
    pub fn of_game(&self, game: GameId) -> impl Iterator<Item = (Color, &Chain)> {
        self.0.iter().filter(move |((other, _), _)| *other == game).map(|((_, color), chain)| (*color, chain))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_and_seat_has_one_chain() {
        let mut chains = Chains::default();
        let [one, other] = [1, 2].map(|byte| GameId::new([byte; 16]));
        let anchor = chains.anchor(one, Color::Red).unwrap();
        assert_eq!(chains.anchor(one, Color::Red).unwrap(), anchor);
        assert_ne!(chains.anchor(other, Color::Red).unwrap(), anchor);
        assert_ne!(chains.anchor(one, Color::Blue).unwrap(), anchor);
        let first = convert::link(chains.first(one, Color::Red).unwrap());
        assert_eq!(first.previous().as_bytes(), anchor.as_bytes());
        let second = convert::link(chains.of_roll(one, Color::Red, 1).unwrap());
        assert_eq!(second.previous(), first);
        assert_eq!(chains.first(other, Color::Blue), None);
        assert_eq!(chains.of_game(one).count(), 2);
    }
}
