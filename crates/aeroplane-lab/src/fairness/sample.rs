//! Rolls of the project's own dice, as games use them.

use core::num::NonZeroU32;
use std::io;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use aeroplane_bots::{Answers, AnyBot, Bot as _, BotKind};
use aeroplane_dice::{
    Chain, CommittedDice, Faces, GameId, Mix, MixError, Randomness, Roster, RulesHash, SeatKind, Secret,
    SeededDice,
};
use aeroplane_rules::{
    ByColor, Color, ColorSet, MoveList, Position, PositionError, Preset, Roll, Rules, Turn,
};

use super::tally::{RollSequence, RollTally};
use crate::play::workers;

/// How many rolls a thread makes before it hands over what it counted.
const ROLLS_PER_CHUNK: u64 = 1 << 16;

/// How far the numbers of the first games of two chunks are apart. No game is over in so few rolls that a chunk could
/// hold more games.
const GAMES_PER_CHUNK: u64 = 1 << 12;

/// Whose rolls are tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DiceKind {
    /// The seeded dice of simulations.
    Seeded,
    /// The committed dice of rooms, rolled as a server rolls them: with new secrets for each game, for a person who is
    /// present, a bot, a person whose links sometimes fail to come, and a person without a chain.
    Committed,
}

/// Rolls to be made: four `random` bots play classic games one after another until there are enough. The last game of
/// each chunk of 65,536 rolls is broken off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DiceSample {
    /// Whose rolls.
    pub dice: DiceKind,
    /// What all dice, secrets and bots follow from.
    pub seed: u64,
    /// How many rolls to make.
    pub rolls: u64,
    /// Up to how many rolls apart pairs are counted.
    pub lags: usize,
    /// How many threads to roll on; they change nothing but the time.
    pub threads: NonZeroUsize,
}

/// Why no rolls were made.
#[derive(Debug, thiserror::Error)]
pub enum SampleError {
    /// The table could not be laid.
    #[error(transparent)]
    Start(#[from] PositionError),
    /// The system gives no thread to roll on.
    #[error("the system gives no thread to roll on: {0}")]
    NoThread(#[source] io::Error),
}

/// Where the games of a sample are played.
struct Table {
    rules: Rules,
    start: Position,
    dice: DiceKind,
    seed: u64,
}

impl DiceSample {
    /// Makes the rolls and counts them. `progress` is told, on the calling thread, how many are counted so far.
    ///
    /// Once `stop` is true no further chunk is begun; what is returned then covers the first so many rolls.
    ///
    /// # Errors
    ///
    /// [`SampleError`] before the first roll; rolling itself does not fail.
    pub fn run(&self, stop: &AtomicBool, mut progress: impl FnMut(u64)) -> Result<RollTally, SampleError> {
        let rules = Rules::from(Preset::Classic);
        let start = Position::start(&rules, ColorSet::ALL, Color::Red)?;
        let table = Table { rules, start, dice: self.dice, seed: self.seed };
        let roll_chunk = |(): &mut (), chunk: u64| {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let mut tally = RollTally::new(self.lags);
            table.roll(chunk, ROLLS_PER_CHUNK.min(self.rolls - chunk * ROLLS_PER_CHUNK), &mut tally);
            Some(tally)
        };
        let mut total = RollTally::new(self.lags);
        let add = |tally: RollTally| {
            total.merge(&tally);
            progress(total.rolls());
            ControlFlow::Continue(())
        };
        let chunks = self.rolls.div_ceil(ROLLS_PER_CHUNK);
        workers::in_order(chunks, self.threads, || (), roll_chunk, add).map_err(SampleError::NoThread)?;
        Ok(total)
    }
}

impl Table {
    /// Plays games until so many rolls are counted.
    fn roll(&self, chunk: u64, rolls: u64, tally: &mut RollTally) {
        for game in chunk * GAMES_PER_CHUNK.. {
            let left = rolls - tally.rolls();
            if left == 0 {
                return;
            }
            let mut bot = BotKind::Random.build(self.seed, game);
            let mut sequence = tally.sequence();
            match self.dice {
                DiceKind::Seeded => {
                    let mut dice = SeededDice::new(self.seed, game);
                    self.play(&mut |_| Some(dice.next_roll()), &mut bot, left, &mut sequence);
                }
                DiceKind::Committed => {
                    // The links of the mix are those of the roster's chains.
                    let Ok(mut room) = Room::new(self.seed, game, &self.rules) else { return };
                    self.play(&mut |seat| room.roll(seat), &mut bot, left, &mut sequence);
                }
            }
        }
    }

    /// One game, broken off after so many rolls.
    fn play(
        &self,
        roll: &mut impl FnMut(Color) -> Option<Roll>,
        bot: &mut AnyBot,
        most: u64,
        sequence: &mut RollSequence<'_>,
    ) {
        let mut position = self.start;
        let mut answers = MoveList::new();
        for _ in 0..most {
            let Turn::ToRoll(seat) = position.turn() else { return };
            let Some(face) = roll(seat) else { return };
            let rolled = position.roll_into(&self.rules, face, &mut answers, sequence);
            let (Ok(()), Some(choice)) = (rolled, Answers::new(&answers)) else { continue };
            let answer = bot.choose(&self.rules, &position, choice);
            position.play_unchecked(&self.rules, answer, sequence);
        }
    }
}

/// A game of a server: its committed dice, and the chains of the people at the table.
struct Room {
    dice: CommittedDice,
    present: Chain,
    unsteady: Chain,
    randomness: Randomness,
}

impl Room {
    fn new(seed: u64, game: u64, rules: &Rules) -> Result<Self, MixError> {
        // Bots have streams of the same seed; the complement keeps them apart.
        let mut randomness = Randomness::new(!seed, game);
        let present = Chain::new(bytes(&mut randomness));
        let unsteady = Chain::new(bytes(&mut randomness));
        let roster = Roster::new(ByColor([
            Some(SeatKind::Human(present.anchor())),
            Some(SeatKind::Bot),
            Some(SeatKind::Human(unsteady.anchor())),
            Some(SeatKind::HumanWithoutAnchor),
        ]));
        let mix = Mix::new(ByColor([present.link(1), None, unsteady.link(1), None]));
        let secret = Secret::new(bytes(&mut randomness));
        let id = GameId::new(bytes(&mut randomness));
        let dice = CommittedDice::start(secret, id, RulesHash::of(rules), roster, mix)?;
        Ok(Self { dice, present, unsteady, randomness })
    }

    /// The seat's next roll. A link that does not come, or the end of a chain, makes it an automatic one.
    fn roll(&mut self, seat: Color) -> Option<Roll> {
        const FOUR: NonZeroU32 = NonZeroU32::MIN.saturating_add(3);
        let nth = self.dice.ledger().rolls_of(seat).saturating_add(1);
        let link = match seat {
            Color::Red => self.present.link_of_roll(nth),
            Color::Blue if self.randomness.below(FOUR) > 0 => self.unsteady.link_of_roll(nth),
            Color::Yellow | Color::Blue | Color::Green => None,
        };
        self.dice.draw(seat, Faces::SIX, link).ok()?.roll()
    }
}

/// Bytes as a system would draw them, but repeatable.
fn bytes<const N: usize>(randomness: &mut Randomness) -> [u8; N] {
    const BYTE: NonZeroU32 = NonZeroU32::MIN.saturating_add(255);
    // A number below 256 is a byte.
    [(); N].map(|()| u8::try_from(randomness.below(BYTE)).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(dice: DiceKind, threads: usize, rolls: u64) -> RollTally {
        let threads = NonZeroUsize::new(threads).unwrap();
        let sample = DiceSample { dice, seed: 7, rolls, lags: 3, threads };
        sample.run(&AtomicBool::new(false), |_| {}).unwrap()
    }

    #[test]
    fn the_counts_are_the_same_on_any_number_of_threads_and_complete() {
        for (dice, rolls) in [(DiceKind::Seeded, 3 * ROLLS_PER_CHUNK + 5), (DiceKind::Committed, 70_000)] {
            let alone = tally(dice, 1, rolls);
            assert_eq!(alone, tally(dice, 3, rolls));
            assert_eq!(alone.rolls(), rolls);
            assert!(alone.sequences() > 100 && alone.seats.iter().all(|row| row.iter().all(|&n| n > 0)));
        }
    }

    #[test]
    fn a_stopped_sample_holds_whole_chunks_from_the_first() {
        let threads = NonZeroUsize::MIN;
        let sample = DiceSample { dice: DiceKind::Seeded, seed: 7, rolls: u64::MAX, lags: 3, threads };
        let stop = AtomicBool::new(false);
        let stopped = sample.run(&stop, |_| stop.store(true, Ordering::Relaxed)).unwrap();
        assert_eq!(stopped.rolls() % ROLLS_PER_CHUNK, 0);
        assert_eq!(stopped, tally(DiceKind::Seeded, 1, stopped.rolls()));
    }
}
