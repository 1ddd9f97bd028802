//! What is left of a game's dice, and whether it holds.

use alloc::vec::Vec;

use aeroplane_rules::{ByColor, Color, Roll};

use super::drawer::record_of;
use super::faces::Faces;
use super::ledger::{Ledger, RollError};
use super::record::RollRecord;
use super::roster::SeatKind;
use super::secret::{Key, Secret};
use super::terms::{MixError, Terms};
use super::value::{Head, RevealedSecret};

/// Everything that is public of a game's dice so far. It may be anyone's claim: nothing in it is checked yet.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Transcript {
    /// What was known before the first roll.
    pub terms: Terms,
    /// `h_0`, so that the terms are bound even where nobody rolled.
    pub start: Head,
    /// The rolls in order.
    pub rolls: Vec<RollRecord>,
}

/// A transcript and, once the game has ended, the secret behind it.
///
/// Its text form is described in [`text`](super::text).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Proof {
    /// Everything that was public during the game.
    pub transcript: Transcript,
    /// S, if the game has ended.
    pub secret: Option<RevealedSecret>,
}

/// What does not hold in a proof. The first fault is told; what comes after it proves nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Violation {
    /// The proof has no secret yet.
    #[error("the secret is not revealed: the dice can be checked when the game has ended")]
    NotRevealed,
    /// C does not belong to this secret and game.
    #[error("the commitment does not belong to the secret: the secret was changed after the game began")]
    Commitment,
    /// X does not fit the roster.
    #[error("before the first roll: {0}")]
    Mix(#[from] MixError),
    /// `h_0` does not follow from the terms.
    #[error("before the first roll: the head does not follow from commitment, game, rules, seats and mix")]
    Start,
    /// The rolls are not numbered 1, 2, 3, ….
    #[error("roll {expected} is missing: roll {found} stands in its place")]
    Number {
        /// The number that comes next.
        expected: u32,
        /// The number that stands there.
        found: u32,
    },
    /// The seat or its link is not right.
    #[error("roll {number}: {error}")]
    Roll {
        /// The roll.
        number: u32,
        /// What is wrong with it.
        error: RollError,
    },
    /// No such die shows that value.
    #[error("roll {number}: a {faces} cannot show {value}")]
    NoSuchFace {
        /// The roll.
        number: u32,
        /// The die.
        faces: Faces,
        /// The value as it was published.
        value: u8,
    },
    /// v does not follow from the secret.
    #[error("roll {number}: {seat} was shown {shown}, but the secret gives {derived}")]
    Value {
        /// The roll.
        number: u32,
        /// The seat that rolled.
        seat: Color,
        /// The value as it was published.
        shown: u8,
        /// The value that is right.
        derived: u8,
    },
    /// `h_i` does not follow from the head before it and the roll.
    #[error("roll {number}: the head does not follow from the roll and the head before it")]
    Head {
        /// The roll.
        number: u32,
    },
}

/// What a proof that holds says about the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Report {
    /// How many rolls there were.
    pub rolls: u32,
    /// Each seat in play.
    pub seats: ByColor<Option<SeatReport>>,
}

/// What a proof that holds says about one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatReport {
    /// Who rolled.
    pub kind: SeatKind,
    /// How many rolls the seat had.
    pub rolls: u32,
    /// How many of them were made without the player's link. A bot has no links: all its rolls are automatic.
    pub automatic: u32,
}

/// The game's own rolls are not those of its dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RollMismatch {
    /// A roll differs.
    #[error(
        "roll {number}: the game has {game_seat} roll {game_roll}, the dice have {dice_seat} roll {dice_roll}"
    )]
    Different {
        /// The number of the roll, from 1.
        number: usize,
        /// Who rolled in the game.
        game_seat: Color,
        /// What the game went on with.
        game_roll: Roll,
        /// Who rolled according to the dice.
        dice_seat: Color,
        /// What the dice showed.
        dice_roll: Roll,
    },
    /// The proof has a roll of another die, which the game cannot have asked for: rolls nobody saw would let whoever
    /// holds the secret wait for the next one that suits.
    #[error("roll {number} of the dice is one of a {faces}, and the game knows no other die than the d6")]
    OtherDie {
        /// The number of the roll among those of the dice, from 1.
        number: u32,
        /// The die.
        faces: Faces,
    },
    /// One of the two has more rolls.
    #[error("the game has {game} rolls and its dice have {dice}")]
    Count {
        /// How many rolls the game has.
        game: usize,
        /// How many rolls the dice have.
        dice: usize,
    },
}

impl Transcript {
    /// The transcript of a game before its first roll.
    pub(super) fn new(terms: &Terms) -> Self {
        Self { terms: *terms, start: terms.head(), rolls: Vec::new() }
    }

    /// Checks all that can be checked without the secret: the mix, every link, every head, and that no roll is missing
    /// before the last one.
    ///
    /// # Errors
    ///
    /// The first [`Violation`].
    pub fn check(&self) -> Result<Ledger, Violation> {
        self.replay(None)
    }

    /// The rolls of the six-sided die in order: who, and what it showed. Rolls of other dice are left out; see
    /// [`Transcript::compare`] for a game that knows no others.
    pub fn rolls(&self) -> impl Iterator<Item = (Color, Roll)> {
        self.rolls.iter().filter_map(|record| Some((record.seat, record.roll()?)))
    }

    /// Compares the rolls with those of the game that was played with them, a game of the six-sided die alone.
    ///
    /// A proof may hold and still belong to other moves, or miss its last rolls: whoever has both compares them.
    ///
    /// # Errors
    ///
    /// [`RollMismatch`] names the first roll that differs.
    pub fn compare(&self, game: impl IntoIterator<Item = (Color, Roll)>) -> Result<(), RollMismatch> {
        if let Some(other) = self.rolls.iter().find(|record| record.roll().is_none()) {
            return Err(RollMismatch::OtherDie { number: other.number, faces: other.faces });
        }
        let mut dice = self.rolls();
        let mut game = game.into_iter();
        let mut same = 0;
        loop {
            match (game.next(), dice.next()) {
                (None, None) => return Ok(()),
                (Some((game_seat, game_roll)), Some((dice_seat, dice_roll))) => {
                    if (game_seat, game_roll) != (dice_seat, dice_roll) {
                        return Err(RollMismatch::Different {
                            number: same + 1,
                            game_seat,
                            game_roll,
                            dice_seat,
                            dice_roll,
                        });
                    }
                    same += 1;
                }
                (game_roll, dice_roll) => {
                    return Err(RollMismatch::Count {
                        game: same + usize::from(game_roll.is_some()) + game.count(),
                        dice: same + usize::from(dice_roll.is_some()) + dice.count(),
                    });
                }
            }
        }
    }

    /// Follows the rolls from the start and checks all of it against the secret. The key comes with the ledger.
    pub(super) fn replay_with(&self, secret: &Secret) -> Result<(Key, Ledger), Violation> {
        let terms = &self.terms;
        if secret.commitment(terms.game) != terms.commitment {
            return Err(Violation::Commitment);
        }
        let key = Key::derive(secret, terms.game, terms.rules, &terms.roster);
        let ledger = self.replay(Some(&key))?;
        Ok((key, ledger))
    }

    /// Follows the rolls from the start and checks them, values included where the key is known.
    pub(super) fn replay(&self, key: Option<&Key>) -> Result<Ledger, Violation> {
        let mut ledger = Ledger::new(&self.terms)?;
        if self.start != ledger.head() {
            return Err(Violation::Start);
        }
        for record in &self.rolls {
            let before = ledger.head();
            ledger.admit(record)?;
            let Some(key) = key else { continue };
            let right = record_of(key, record.number, before, record.seat, record.faces, record.link);
            if right.value != record.value {
                return Err(Violation::Value {
                    number: record.number,
                    seat: record.seat,
                    shown: record.value,
                    derived: right.value,
                });
            }
        }
        Ok(ledger)
    }
}

impl Proof {
    /// Verifies the whole game from the proof alone: the commitment, every link down to its anchor at its exact index,
    /// every value and every head, and that the rolls are numbered from 1 without a gap.
    ///
    /// A player's own program also knows what it stored itself: see [`Witness`](crate::Witness). Whoever has the moves
    /// compares their rolls: see [`Transcript::compare`].
    ///
    /// # Errors
    ///
    /// The first [`Violation`].
    pub fn verify(&self) -> Result<Report, Violation> {
        let secret = self.secret.ok_or(Violation::NotRevealed)?;
        let (_, ledger) = self.transcript.replay_with(&Secret::from(secret))?;
        let seat = |color| {
            Some(SeatReport {
                kind: self.transcript.terms.roster.kind(color)?,
                rolls: ledger.rolls_of(color),
                automatic: ledger.automatic_rolls_of(color),
            })
        };
        Ok(Report { rolls: ledger.rolls(), seats: ByColor::from_fn(seat) })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CommittedDice, GameId, Mix, Roster, RulesHash};
    use super::*;

    #[test]
    fn a_server_that_chooses_a_value_is_found_out() {
        let bots = Roster::new(ByColor([Some(SeatKind::Bot); 4]));
        let (game, rules) = (GameId::new([1; 16]), RulesHash::new([2; 32]));
        let mut dice = CommittedDice::start(Secret::new([3; 32]), game, rules, bots, Mix::default()).unwrap();
        for seat in Color::ALL {
            dice.draw(seat, Faces::SIX, None).unwrap();
        }
        let mut proof = dice.reveal();
        let before = proof.transcript.rolls[2].head;
        let record = &mut proof.transcript.rolls[3];
        let derived = record.value;
        let shown = derived % 6 + 1;
        record.value = shown;
        record.head = record.head_after(before);
        // Without the secret the choice cannot be seen: the heads are those of the chosen value.
        assert!(proof.transcript.check().is_ok());
        let found = Violation::Value { number: 4, seat: Color::Green, shown, derived };
        assert_eq!(proof.verify(), Err(found));
    }
}
