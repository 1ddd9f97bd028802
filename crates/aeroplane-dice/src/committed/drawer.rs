//! The side that rolls.

use aeroplane_rules::{Color, Roll};

use super::faces::Faces;
use super::ledger::{Ledger, RollError};
use super::proof::{Proof, Transcript, Violation};
use super::record::RollRecord;
use super::roster::Roster;
use super::secret::{Key, Secret};
use super::terms::{Mix, MixError, Terms};
use super::value::{GameId, Head, Link, RulesHash};

/// The dice of one game on the side that holds the secret: the server's, or the only side of a local game.
///
/// All inputs of a roll are fixed before it: repeating it, restarting the program or taking a roll back gives the same
/// value again.
///
/// ```
/// use aeroplane_dice::{
///     Chain, CommittedDice, Faces, GameId, Mix, Roster, RulesHash, Secret, SeatKind,
/// };
/// use aeroplane_rules::{ByColor, Color, Preset};
///
/// // The player's program: bytes from the system's generator; the anchor goes to the server.
/// let chain = Chain::new([3; 32]);
///
/// // The server: the commitment was told to everyone before the anchor came.
/// let red_and_a_bot = ByColor([Some(SeatKind::Human(chain.anchor())), None, Some(SeatKind::Bot), None]);
/// let mix = ByColor([chain.link(1), None, None, None]);
/// let mut dice = CommittedDice::start(
///     Secret::new([5; 32]),
///     GameId::new([1; 16]),
///     RulesHash::of(&Preset::Classic.into()),
///     Roster::new(red_and_a_bot),
///     Mix::new(mix),
/// )?;
///
/// let record = dice.draw(Color::Red, Faces::SIX, chain.link_of_roll(1))?;
/// let bot = dice.draw(Color::Blue, Faces::SIX, None)?;
/// let late = dice.draw(Color::Red, Faces::SIX, None)?;
/// assert!(!record.is_automatic() && bot.is_automatic() && late.is_automatic());
///
/// // After the game anyone can check it.
/// let report = dice.reveal().verify()?;
/// assert_eq!(report.rolls, 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct CommittedDice {
    secret: Secret,
    key: Key,
    ledger: Ledger,
    transcript: Transcript,
}

impl CommittedDice {
    /// The dice of a game that begins.
    ///
    /// # Errors
    ///
    /// [`MixError`] where a link of the mix is not the first one of its seat's chain; leave such a link out.
    pub fn start(
        secret: Secret,
        game: GameId,
        rules: RulesHash,
        roster: Roster,
        mix: Mix,
    ) -> Result<Self, MixError> {
        mix.check(&roster)?;
        Ok(Self::start_checked(secret, game, rules, roster, mix))
    }

    /// The dice of a game whose mix is known to fit its roster.
    pub(super) fn start_checked(
        secret: Secret,
        game: GameId,
        rules: RulesHash,
        roster: Roster,
        mix: Mix,
    ) -> Self {
        let terms = Terms { game, commitment: secret.commitment(game), rules, roster, mix };
        Self {
            key: Key::derive(&secret, game, rules, &roster),
            secret,
            ledger: Ledger::of_checked(&terms),
            transcript: Transcript::new(&terms),
        }
    }

    /// The dice of a game that goes on, after a restart or from a file. Every roll so far is checked.
    ///
    /// # Errors
    ///
    /// [`Violation`] where the transcript is not one of this secret; nothing can be rolled then.
    pub fn resume(secret: Secret, transcript: Transcript) -> Result<Self, Violation> {
        let (key, ledger) = transcript.replay_with(&secret)?;
        Ok(Self { secret, key, ledger, transcript })
    }

    /// Makes the next roll of the game, which is the seat's. The link is the one of the seat's n-th roll, `x_{n+1}`;
    /// without it the roll is automatic and the link is burnt.
    ///
    /// # Errors
    ///
    /// [`RollError`] where the seat takes no part or the link is not the one that belongs to this roll; the dice are
    /// then unchanged.
    pub fn draw(&mut self, seat: Color, faces: Faces, link: Option<Link>) -> Result<RollRecord, RollError> {
        let key = &self.key;
        let record = self
            .ledger
            .draw(seat, link, |number, before| record_of(key, number, before, seat, faces, link))?;
        self.transcript.rolls.push(record);
        Ok(record)
    }

    /// Makes the next roll with the die of the game.
    pub(super) fn draw_six(&mut self, seat: Color, link: Option<Link>) -> Result<Roll, RollError> {
        let record = self.draw(seat, Faces::SIX, link)?;
        // A value of a six-sided die is always one of its faces.
        Ok(record.roll().unwrap_or(Roll::One))
    }

    /// Takes rolls back until only `rolls` are left; the same seats with the same links then roll the same values again.
    /// Does nothing where there are no more than that.
    pub fn rewind(&mut self, rolls: u32) {
        let left = usize::try_from(rolls).unwrap_or(usize::MAX);
        self.transcript.rolls.truncate(left);
        // A transcript that was rolled or checked here replays without fail.
        if let Ok(ledger) = self.transcript.replay(None) {
            self.ledger = ledger;
        }
    }

    /// The secret, for the sealed part of a saved game.
    pub(super) const fn secret(&self) -> &Secret {
        &self.secret
    }

    /// How many rolls the game has so far.
    pub const fn position(&self) -> u32 {
        self.ledger.rolls()
    }

    /// What can be known of the dice without the secret: counts, the head, what each seat's next link is.
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Everything that is public so far.
    pub const fn transcript(&self) -> &Transcript {
        &self.transcript
    }

    /// The proof with the secret. Call it when the game has ended and not before: it shows all rolls to come.
    pub fn reveal(&self) -> Proof {
        Proof { transcript: self.transcript.clone(), secret: Some(self.secret.reveal()) }
    }
}

/// The roll that follows from all that is fixed before it.
pub(super) fn record_of(
    key: &Key,
    number: u32,
    before: Head,
    seat: Color,
    faces: Faces,
    link: Option<Link>,
) -> RollRecord {
    let mut record = RollRecord { number, seat, faces, link, value: 0, head: before };
    record.value = key.value(before, &record.encoded(), faces);
    record.head = record.head_after(before);
    record
}
