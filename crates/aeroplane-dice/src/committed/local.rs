//! Games on one device: the same dice, with the server and every player in one program.

use alloc::string::String;

use aeroplane_rules::{ByColor, Color, Roll};
use zeroize::Zeroizing;

use super::chain::Chain;
use super::drawer::CommittedDice;
use super::ledger::RollError;
use super::proof::{Proof, Transcript, Violation};
use super::roster::{Roster, SeatKind};
use super::secret::Secret;
use super::terms::Mix;
use super::text::write_sealed;
use super::value::{GameId, RulesHash};
use crate::Dice;

/// Who sits at a seat of a local game.
pub enum LocalSeat {
    /// A person, with a chain of their own even on a shared device.
    Human(Chain),
    /// The computer.
    Bot,
}

/// Committed dice of a game on one device, which holds the secret and the chains of all its players.
///
/// The bytes come from the caller, who takes them from the system's cryptographic generator.
///
/// ```
/// use aeroplane_dice::{Chain, Dice, GameId, LocalDice, LocalSeat, RulesHash, Secret};
/// use aeroplane_rules::{ByColor, Color, Preset};
///
/// let seats = ByColor([Some(LocalSeat::Human(Chain::new([3; 32]))), None, Some(LocalSeat::Bot), None]);
/// let rules = RulesHash::of(&Preset::Classic.into());
/// let mut dice = LocalDice::new(Secret::new([5; 32]), GameId::new([1; 16]), rules, seats);
///
/// let first = dice.roll(Color::Red)?;
/// let second = dice.roll(Color::Blue)?;
/// dice.rewind(1);
/// assert_eq!(dice.roll(Color::Blue), Ok(second));
///
/// // A saved game goes on with the same rolls.
/// let (open, sealed) = (dice.open_proof().to_string(), dice.sealed_text());
/// let mut resumed = LocalDice::resume(open.parse::<aeroplane_dice::Proof>()?.transcript, sealed.parse()?)?;
/// assert_eq!(resumed.roll(Color::Red), dice.roll(Color::Red));
///
/// // A game that has ended shows how it was rolled.
/// assert_eq!(dice.reveal().verify()?.rolls, 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct LocalDice {
    dice: CommittedDice,
    chains: ByColor<Option<Chain>>,
}

/// The secret part of a saved local game: S and the last link of every person's chain. Whoever reads it knows all rolls
/// to come, so that it is kept apart from the [`Transcript`]; like [`Secret`] it can be neither printed nor copied.
///
/// Its text form is described in [`text`](super::text).
pub struct Sealed {
    pub(super) secret: Secret,
    pub(super) chains: ByColor<Option<Chain>>,
}

/// Why a saved game's dice cannot go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The secret and the rolls do not belong together.
    #[error("the saved dice do not hold: {0}")]
    Violation(#[from] Violation),
    /// A chain is missing, superfluous or another one than at the start.
    #[error("the saved chain of {seat} is not the one that the game was started with")]
    Chain {
        /// The seat.
        seat: Color,
    },
}

impl LocalDice {
    /// The dice of a game that begins. The secret, the id and every chain must have been drawn for this game alone.
    pub fn new(secret: Secret, game: GameId, rules: RulesHash, seats: ByColor<Option<LocalSeat>>) -> Self {
        let kinds = seats.0.each_ref().map(|seat| {
            seat.as_ref().map(|seat| match seat {
                LocalSeat::Human(chain) => SeatKind::Human(chain.anchor()),
                LocalSeat::Bot => SeatKind::Bot,
            })
        });
        let chains = seats.0.map(|seat| match seat {
            Some(LocalSeat::Human(chain)) => Some(chain),
            Some(LocalSeat::Bot) | None => None,
        });
        let first = chains.each_ref().map(|chain| chain.as_ref().and_then(|chain| chain.link(1)));
        // The anchors and the links are of the same chains.
        let (roster, mix) = (Roster::new(ByColor(kinds)), Mix::new(ByColor(first)));
        Self { dice: CommittedDice::start_checked(secret, game, rules, roster, mix), chains: ByColor(chains) }
    }

    /// The dice of a saved game: they roll what they would have rolled without the pause.
    ///
    /// # Errors
    ///
    /// [`ResumeError`] where the secret part is not the one of this transcript.
    pub fn resume(transcript: Transcript, sealed: Sealed) -> Result<Self, ResumeError> {
        let Sealed { secret, chains } = sealed;
        for (seat, chain) in chains.iter() {
            let anchor = transcript.terms.roster.kind(seat).and_then(SeatKind::anchor);
            if chain.as_ref().map(Chain::anchor) != anchor {
                return Err(ResumeError::Chain { seat });
            }
        }
        Ok(Self { dice: CommittedDice::resume(secret, transcript)?, chains })
    }

    /// Takes rolls back until only `rolls` are left; the same seats then roll the same values again. Does nothing where
    /// there are no more than that.
    pub fn rewind(&mut self, rolls: u32) {
        self.dice.rewind(rolls);
    }

    /// How many rolls the game has so far.
    pub const fn position(&self) -> u32 {
        self.dice.position()
    }

    /// Everything that is public so far.
    pub const fn transcript(&self) -> &Transcript {
        self.dice.transcript()
    }

    /// The proof of a game that goes on, without the secret.
    pub fn open_proof(&self) -> Proof {
        Proof { transcript: self.transcript().clone(), secret: None }
    }

    /// The text of the secret part of a saved game, see [`Sealed`]. It belongs in a save file of the player's own and
    /// nowhere else.
    pub fn sealed_text(&self) -> Zeroizing<String> {
        write_sealed(self.dice.secret(), &self.chains)
    }

    /// The proof with the secret. Call it when the game has ended and not before: it shows the bots' rolls to come.
    pub fn reveal(&self) -> Proof {
        self.dice.reveal()
    }
}

impl Dice for LocalDice {
    type Error = RollError;

    /// A person's roll uses their link while the chain lasts; after 1023 rolls of one seat it is automatic.
    fn roll(&mut self, seat: Color) -> Result<Roll, RollError> {
        let nth = self.dice.ledger().rolls_of(seat).saturating_add(1);
        let link = self.chains[seat].as_ref().and_then(|chain| chain.link_of_roll(nth));
        self.dice.draw_six(seat, link)
    }
}
