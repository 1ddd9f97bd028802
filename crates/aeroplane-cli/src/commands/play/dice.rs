//! The dice on the table: committed ones, or those of a seed.

use aeroplane_dice::{
    Chain, Dice as _, GameId, LocalDice, LocalSeat, Report, RulesHash, Secret, SeededDice, Violation,
};
use aeroplane_rules::{ByColor, Color, Roll, Rules};

use super::seats::{Player, Players};
use crate::failure::Failure;
use crate::recorded_dice;

/// The stream of a seed that the game's rolls come from.
const GAME_STREAM: u64 = 0;
/// The stream of a seed from which it is drawn who begins.
const DRAW_STREAM: u64 = 1;

/// Where the rolls of a game come from.
pub(super) enum TableDice {
    /// A seed: whoever knows it knows the rolls.
    Seeded { seed: u64, dice: Box<SeededDice> },
    /// Dice that everyone can check after the game.
    Committed(Box<LocalDice>),
}

impl TableDice {
    /// The game's dice of a seed, after so many rolls.
    pub(super) fn seeded(seed: u64, taken: usize) -> Self {
        let mut dice = Box::new(SeededDice::new(seed, GAME_STREAM));
        dice.seek(taken as u64);
        Self::Seeded { seed, dice }
    }

    /// The dice of a seed with which it is drawn who begins.
    pub(super) fn seeded_draw(seed: u64) -> Self {
        Self::Seeded { seed, dice: Box::new(SeededDice::new(seed, DRAW_STREAM)) }
    }

    /// New committed dice: secret, identity and a chain for each person, all from the system's own generator.
    pub(super) fn committed(rules: &Rules, players: &Players) -> Result<Self, Failure> {
        let mut seats = ByColor([const { None }; 4]);
        for (color, player) in players.iter() {
            seats[color] = match player {
                Some(Player::Human(_)) => Some(LocalSeat::Human(Chain::new(random_bytes()?))),
                Some(Player::Bot(_)) => Some(LocalSeat::Bot),
                None => None,
            };
        }
        let (secret, game) = (Secret::new(random_bytes()?), GameId::new(random_bytes()?));
        Ok(Self::Committed(Box::new(LocalDice::new(secret, game, RulesHash::of(rules), seats))))
    }

    /// The seat's roll, the next one of the game.
    pub(super) fn roll(&mut self, seat: Color) -> Result<Roll, Failure> {
        match self {
            Self::Seeded { dice, .. } => Ok(dice.next_roll()),
            Self::Committed(dice) => {
                dice.roll(seat).map_err(|error| Failure::Usage(format!("the dice cannot be rolled: {error}")))
            }
        }
    }

    /// Takes rolls back until only so many are left; they will be the same again.
    pub(super) fn rewind(&mut self, rolls: usize) {
        match self {
            Self::Seeded { dice, .. } => dice.seek(rolls as u64),
            // There are never more rolls than the dice can number.
            Self::Committed(dice) => dice.rewind(u32::try_from(rolls).unwrap_or(u32::MAX)),
        }
    }

    /// The seed for what bots draw by lot. It is no secret, and it stays the same when a game is saved and goes on. Bots
    /// draw from streams of their own, so that it tells nothing of the rolls.
    pub(super) fn bot_seed(&self) -> u64 {
        match self {
            Self::Seeded { seed, .. } => *seed,
            Self::Committed(dice) => {
                let id = dice.transcript().terms.game;
                id.as_bytes().iter().fold(0, |seed: u64, &byte| seed.rotate_left(8) ^ u64::from(byte))
            }
        }
    }

    /// Whether there is a secret from which rolls can be foreseen.
    pub(super) const fn has_secret(&self) -> bool {
        match self {
            Self::Seeded { .. } => false,
            Self::Committed(_) => true,
        }
    }

    /// The value of a record's `Dice` tag.
    pub(super) fn tag(&self) -> String {
        match self {
            Self::Seeded { seed, .. } => recorded_dice::seed_tag(*seed),
            Self::Committed(_) => recorded_dice::COMMITTED.into(),
        }
    }

    /// The lines of a record's proof: the revealed one of a game that is over, otherwise the open one with the sealed
    /// part, from which the game can go on.
    pub(super) fn proof_lines(&self, is_over: bool) -> Option<Vec<String>> {
        let Self::Committed(dice) = self else { return None };
        let lines = |text: &str| text.lines().map(String::from).collect::<Vec<_>>();
        Some(if is_over {
            lines(&dice.reveal().to_string())
        } else {
            [lines(&dice.open_proof().to_string()), lines(&dice.sealed_text())].concat()
        })
    }

    /// Reveals the secret of a game that is over and checks every roll against it; `None` for dice of a seed.
    pub(super) fn verify(&self) -> Option<Result<Report, Violation>> {
        match self {
            Self::Seeded { .. } => None,
            Self::Committed(dice) => Some(dice.reveal().verify()),
        }
    }
}

/// Bytes from the system's cryptographic generator.
fn random_bytes<const COUNT: usize>() -> Result<[u8; COUNT], Failure> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(|error| {
        Failure::Io(format!(
            "the system gives no random bytes for the dice: {error}; --seed N plays without them"
        ))
    })?;
    Ok(bytes)
}
