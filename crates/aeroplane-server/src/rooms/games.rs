//! The secrets of games, from where they are drawn to where they are kept.

use aeroplane_dice::{GameId, Secret};
use aeroplane_protocol as protocol;
use aeroplane_session::TableDice;
use aeroplane_store as store;

use crate::entropy::{Entropy, NoEntropy, draw};

/// A game that was just drawn, and is not stored yet.
pub(crate) struct FreshGame {
    /// What everyone may know of it.
    pub(crate) opening: protocol::GameOpening,
    secret: store::Secret,
}

impl FreshGame {
    /// Draws a game. Its number is set by the room.
    pub(crate) fn draw(entropy: &dyn Entropy) -> Result<Self, NoEntropy> {
        let game = GameId::new(draw(entropy)?);
        let bytes = draw::<32>(entropy)?;
        let commitment = Secret::new(bytes).commitment(game);
        let opening = protocol::GameOpening {
            number: 1,
            game: protocol::GameId::new(*game.as_bytes()),
            commitment: protocol::Commitment::new(*commitment.as_bytes()),
        };
        Ok(Self { opening, secret: store::Secret::new(bytes.to_vec()) })
    }

    /// The game as the game of that number, on its way into the store.
    pub(crate) fn into_stored_as(self, number: u16) -> store::NewGame {
        store::NewGame {
            game: store::GameId::new(*self.opening.game.as_bytes()),
            number: store::GameNumber(number.into()),
            secret: self.secret,
        }
    }
}

/// The dice of a game whose secret is stored; `None` where the secret is none.
pub(crate) fn dice(secret: &store::Secret) -> Option<TableDice> {
    Some(TableDice::new(Secret::new(secret.reveal().try_into().ok()?)))
}
