//! Whether the dice of a game are those that were committed to, as far as it can be seen while the game goes on.

use aeroplane_dice::{
    Chain, Ledger, Mix, MixError, Proof, RollRecord, Roster, RulesHash, SeatKind, Terms, Transcript,
    Violation, Witness, WitnessError,
};
use aeroplane_protocol::{Event, GameOpening, Head};
use aeroplane_rules::{Color, ColorSet};

use crate::chains::Chains;
use crate::convert;

/// The dice are not what they should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DiceFault {
    /// The commitment was exchanged.
    #[error("the game has another commitment than it had before")]
    Commitment,
    /// The roster does not have the anchor of an own seat.
    #[error("{seat} does not have the anchor that was sent")]
    Anchor {
        /// The seat.
        seat: Color,
    },
    /// The mix does not fit the roster.
    #[error(transparent)]
    Mix(#[from] MixError),
    /// The first head does not follow from what was agreed.
    #[error("the first head does not follow from the roster, the rules and the mix")]
    Start,
    /// A roll does not hold, or the secret does not give the rolls.
    #[error(transparent)]
    Roll(#[from] Violation),
    /// Rolls that were taken back did not leave a head of the game.
    #[error("after taking back, the head is none of those before")]
    Undo,
}

/// The dice of one game as one client sees them.
#[derive(Debug, Clone)]
pub struct DiceWatch {
    opening: GameOpening,
    /// The seats that were this client's at the start.
    held: ColorSet,
    stage: Stage,
}

#[derive(Debug, Clone)]
enum Stage {
    Waiting,
    Mixing {
        roster: Roster,
        rules: RulesHash,
    },
    Rolling {
        ledger: Box<Ledger>,
        transcript: Box<Transcript>,
    },
    /// The client came when the dice were rolling already: the record alone can tell.
    CameLate,
}

impl DiceWatch {
    /// Watches a game from the moment at which its commitment is told. `is_new` says that it has not started.
    pub const fn new(opening: GameOpening, is_new: bool) -> Self {
        Self { opening, held: ColorSet::EMPTY, stage: if is_new { Stage::Waiting } else { Stage::CameLate } }
    }

    /// The game.
    pub const fn opening(&self) -> GameOpening {
        self.opening
    }

    /// Everything that was told of the rolls; nothing where the client came late or no roll can be made yet.
    pub fn transcript(&self) -> Option<&Transcript> {
        match &self.stage {
            Stage::Rolling { transcript, .. } => Some(transcript),
            Stage::Waiting | Stage::Mixing { .. } | Stage::CameLate => None,
        }
    }

    /// Events were missed: what follows cannot be checked any more.
    pub fn lose(&mut self) {
        self.stage = Stage::CameLate;
    }

    /// Checks an event of this game. `after` is the board's head after it, where the board was told, and `held` the seats
    /// that are this client's.
    ///
    /// # Errors
    ///
    /// [`DiceFault`] says what does not hold.
    pub fn observe(
        &mut self,
        event: &Event,
        after: Option<Head>,
        held: ColorSet,
        own: &Chains,
    ) -> Result<(), DiceFault> {
        match event {
            Event::Started { roster, rules, .. } if matches!(self.stage, Stage::Waiting) => {
                let (roster, rules) = (convert::roster(roster), convert::rules_hash(*rules));
                self.stage = Stage::Mixing { roster, rules };
                self.held = held;
                let anchor = |seat| roster.kind(seat).and_then(SeatKind::anchor);
                match self.own_chains(own).find(|(seat, chain)| anchor(*seat) != Some(chain.anchor())) {
                    Some((seat, _)) => Err(DiceFault::Anchor { seat }),
                    None => Ok(()),
                }
            }
            Event::HandsOpened { start, links, .. } | Event::Began { start, links, .. } => {
                self.begin(convert::head(*start), convert::mix(links))
            }
            Event::Rolled { roll } => self.roll(convert::roll(roll)),
            Event::Undone { .. } => after.map_or(Ok(()), |head| self.take_back(convert::head(head))),
            Event::Revealed { secret } => match &self.stage {
                Stage::Rolling { transcript, .. } => {
                    let secret = Some(convert::secret(*secret));
                    Proof { transcript: Transcript::clone(transcript), secret }.verify()?;
                    Ok(())
                }
                Stage::Waiting | Stage::Mixing { .. } | Stage::CameLate => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn begin(&mut self, start: aeroplane_dice::Head, mix: Mix) -> Result<(), DiceFault> {
        let Stage::Mixing { roster, rules } = &self.stage else { return Ok(()) };
        let terms = Terms {
            game: convert::game(self.opening.game),
            commitment: convert::commitment(self.opening.commitment),
            rules: *rules,
            roster: *roster,
            mix,
        };
        let ledger = Box::new(Ledger::new(&terms)?);
        if ledger.head() != start {
            return Err(DiceFault::Start);
        }
        self.stage =
            Stage::Rolling { ledger, transcript: Box::new(Transcript { terms, start, rolls: Vec::new() }) };
        Ok(())
    }

    fn roll(&mut self, roll: RollRecord) -> Result<(), DiceFault> {
        if let Stage::Rolling { ledger, transcript } = &mut self.stage {
            ledger.admit(&roll)?;
            transcript.rolls.push(roll);
        }
        Ok(())
    }

    fn take_back(&mut self, head: aeroplane_dice::Head) -> Result<(), DiceFault> {
        let Stage::Rolling { ledger, transcript } = &mut self.stage else { return Ok(()) };
        let kept = if head == transcript.start {
            0
        } else {
            let last = transcript.rolls.iter().position(|roll| roll.head == head);
            last.map(|index| index + 1).ok_or(DiceFault::Undo)?
        };
        transcript.rolls.truncate(kept);
        **ledger = Ledger::new(&transcript.terms)?;
        for roll in &transcript.rolls {
            ledger.admit(roll)?;
        }
        Ok(())
    }

    /// Compares a record's dice with what was seen and sent during the game.
    ///
    /// # Errors
    ///
    /// [`WitnessError`] names the first difference.
    pub fn compare(&self, record: &Transcript, own: &Chains) -> Result<(), WitnessError> {
        let last_seen = self.transcript().map(|seen| {
            let number = u32::try_from(seen.rolls.len()).unwrap_or(u32::MAX);
            (number, seen.rolls.last().map_or(seen.start, |roll| roll.head))
        });
        let commitment = convert::commitment(self.opening.commitment);
        if record.terms.commitment != commitment {
            return Err(WitnessError::Commitment);
        }
        for (seat, chain) in self.own_chains(own) {
            Witness { seat, commitment, chain, last_seen }.check(record)?;
        }
        Ok(())
    }

    /// The chains of the seats that the client held at the start; it may have drawn others for seats that it left.
    fn own_chains<'own>(&self, own: &'own Chains) -> impl Iterator<Item = (Color, &'own Chain)> + use<'own> {
        let held = self.held;
        own.of_game(self.opening.game).filter(move |(color, _)| held.contains(*color))
    }
}
