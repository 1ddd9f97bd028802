//! Where the rolls of a room come from.

use aeroplane_dice::{CommittedDice, Faces, Link, RevealedSecret, RollError, RollRecord, Secret, Transcript};
use aeroplane_rules::Color;

/// Why there is no roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DrawError {
    /// The seat cannot roll with this link.
    #[error(transparent)]
    Roll(#[from] RollError),
    /// These are not the dice of this game, or not as it stands: build them again from the game's secret.
    #[error("the dice are not those of the game as it stands: they have to be built again from its secret")]
    OutOfStep,
}

/// The side that holds the secret of a game's dice.
///
/// Every roll follows from the secret and from the game so far: asked twice, dice answer twice the same.
pub trait Drawer {
    /// The roll that follows.
    ///
    /// # Errors
    ///
    /// [`DrawError`] where there is none.
    fn draw(&mut self, so_far: &Transcript, seat: Color, link: Option<Link>)
    -> Result<RollRecord, DrawError>;

    /// The secret. The room asks for it when the game has ended, and not before.
    ///
    /// # Errors
    ///
    /// [`DrawError::OutOfStep`] where the dice are not those of this game.
    fn reveal(&mut self, so_far: &Transcript) -> Result<RevealedSecret, DrawError>;
}

/// The committed dice of one game. They find the place in the game by themselves: made from its secret, they serve it
/// from its start as well as in the middle, and after moves were taken back.
pub struct TableDice(State);

enum State {
    /// Nothing was asked yet.
    Waiting(Secret),
    Rolling(Box<CommittedDice>),
    /// The secret was not that of the game.
    Useless,
}

impl TableDice {
    /// The dice of the game to which that secret belongs.
    pub const fn new(secret: Secret) -> Self {
        Self(State::Waiting(secret))
    }

    /// The dice as they are after these rolls.
    fn after(&mut self, so_far: &Transcript) -> Result<&mut CommittedDice, DrawError> {
        if let State::Waiting(_) = self.0
            && let State::Waiting(secret) = std::mem::replace(&mut self.0, State::Useless)
            && let Ok(dice) = CommittedDice::resume(secret, so_far.clone())
        {
            self.0 = State::Rolling(Box::new(dice));
        }
        let State::Rolling(dice) = &mut self.0 else { return Err(DrawError::OutOfStep) };
        let rolls = u32::try_from(so_far.rolls.len()).unwrap_or(u32::MAX);
        if dice.position() > rolls {
            dice.rewind(rolls);
        }
        // A head stands for everything before it.
        let head = so_far.rolls.last().map_or(so_far.start, |roll| roll.head);
        if dice.ledger().head() == head { Ok(dice) } else { Err(DrawError::OutOfStep) }
    }
}

impl Drawer for TableDice {
    fn draw(
        &mut self,
        so_far: &Transcript,
        seat: Color,
        link: Option<Link>,
    ) -> Result<RollRecord, DrawError> {
        Ok(self.after(so_far)?.draw(seat, Faces::SIX, link)?)
    }

    fn reveal(&mut self, so_far: &Transcript) -> Result<RevealedSecret, DrawError> {
        let proof = self.after(so_far)?.reveal();
        proof.secret.ok_or(DrawError::OutOfStep)
    }
}

#[cfg(test)]
mod tests {
    use aeroplane_dice::{GameId, Mix, Roster, RulesHash, SeatKind, Terms};
    use aeroplane_rules::{ByColor, Preset};

    use super::*;

    const SEAT: Color = Color::Red;

    /// A game of bots before its first roll, with the dice of that secret.
    fn game(secret: u8) -> (TableDice, Transcript) {
        let (game, dice) = (GameId::new([1; 16]), Secret::new([secret; 32]));
        let terms = Terms {
            game,
            commitment: Secret::new([7; 32]).commitment(game),
            rules: RulesHash::of(&Preset::Classic.into()),
            roster: Roster::new(ByColor([Some(SeatKind::Bot); 4])),
            mix: Mix::default(),
        };
        (TableDice::new(dice), Transcript { terms, start: terms.head(), rolls: Vec::new() })
    }

    #[test]
    fn asked_twice_dice_answer_twice_the_same() {
        let (mut dice, mut transcript) = game(7);
        let first = dice.draw(&transcript, SEAT, None).unwrap();
        assert_eq!(dice.draw(&transcript, SEAT, None), Ok(first));
        transcript.rolls.push(first);
        let second = dice.draw(&transcript, Color::Blue, None).unwrap();
        transcript.rolls.push(second);
        // Made anew in the middle of the game, or after moves were taken back.
        let (mut anew, _) = game(7);
        let third = dice.draw(&transcript, SEAT, None).unwrap();
        assert_eq!(anew.draw(&transcript, SEAT, None), Ok(third));
        transcript.rolls.clear();
        assert_eq!(anew.draw(&transcript, SEAT, None), Ok(first));
        assert_eq!(anew.reveal(&transcript), Ok(RevealedSecret::new([7; 32])));
    }

    #[test]
    fn dice_of_another_secret_or_another_moment_do_not_roll() {
        let (mut other, transcript) = game(8);
        assert_eq!(other.draw(&transcript, SEAT, None), Err(DrawError::OutOfStep));
        let ((mut behind, mut transcript), (mut ahead, _)) = (game(7), game(7));
        behind.draw(&transcript, SEAT, None).unwrap();
        let first = ahead.draw(&transcript, Color::Green, None).unwrap();
        transcript.rolls.push(first);
        assert_eq!(behind.draw(&transcript, SEAT, None), Err(DrawError::OutOfStep));
        assert!(ahead.draw(&transcript, SEAT, None).is_ok());
    }
}
