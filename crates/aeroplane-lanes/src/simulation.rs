//! Whole games, block by block.

use aeroplane_rules::{Color, PositionError, Preset};

use crate::block::LANES;
use crate::counts::Counts;
use crate::draw::Draw;
use crate::table::{Table, lanes_of};
use crate::way::Way;

/// The games of a lane in a full block. The more there are the less time lanes wait for the last one, and the more
/// games belong together.
const GAMES_PER_LANE: u64 = 64;

/// The games of a full block.
pub const GAMES_PER_BLOCK: u64 = GAMES_PER_LANE * LANES as u64;

/// Random play of four by the rules of a preset: how many games, and what they follow from.
///
/// Games are numbered; game n is begun by the seat n mod 4, clockwise from red. A game is the same in every simulation
/// of its preset and seed, however many games there are.
///
/// ```
/// use aeroplane_lanes::{Counts, LaneSimulation};
/// use aeroplane_rules::Preset;
///
/// let simulation = LaneSimulation { preset: Preset::Classic, seed: 1, games: 1_000 };
/// let mut counts = Counts::default();
/// for block in 0..simulation.blocks() {
///     counts.merge(&simulation.play(block)?);
/// }
/// assert_eq!(counts.games, 1_000);
/// assert!((300..500).contains(&(counts.rolls() / counts.games)));
/// # Ok::<(), aeroplane_rules::PositionError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaneSimulation {
    /// The rules of every game.
    pub preset: Preset,
    /// What all dice and choices follow from.
    pub seed: u64,
    /// How many games to play.
    pub games: u64,
}

impl LaneSimulation {
    /// How many blocks the games make: pieces of work that do not depend on one another. All but the last have
    /// [`GAMES_PER_BLOCK`] games.
    pub const fn blocks(&self) -> u64 {
        self.games.div_ceil(GAMES_PER_BLOCK)
    }

    /// Plays the block of that number, from 0, and counts what happens; nothing in a block behind the last one.
    ///
    /// # Errors
    ///
    /// None: every preset can be played by four.
    pub fn play(&self, block: u64) -> Result<Counts, PositionError> {
        let mut counts = Counts::default();
        let before = block.saturating_mul(GAMES_PER_BLOCK);
        let games = self.games.saturating_sub(before).min(GAMES_PER_BLOCK);
        let way = Way::of(self.preset);
        let mut table = Table::new(way, Draw::new(self.seed, block))?;
        let mut rolls = [0_u32; LANES];
        let mut next = [0_u64; LANES];
        let mut at_play = 0;
        for lane in 0..LANES {
            next[lane] = lane as u64;
            if next[lane] < games {
                table.block.begin(lane, first(before + next[lane]));
                at_play += 1;
            }
        }
        while at_play > 0 {
            table.step(&mut counts);
            for (rolls, finished) in rolls.iter_mut().zip(&table.offer.finished) {
                *rolls += u32::from(!finished & 1);
            }
            let ended = table.ended;
            for lane in lanes_of(&ended) {
                let finisher = Color::from_seat(table.block.seat[lane] + 3);
                let places = table.block.places[lane].with(finisher);
                table.block.places[lane] = places;
                if places.len() == 1 {
                    counts.rolls_to_winner.add(rolls[lane].into());
                }
                if places.len() < way.finishers {
                    continue;
                }
                counts.end_game(rolls[lane].into(), way.places_at_end(places));
                rolls[lane] = 0;
                next[lane] += LANES as u64;
                if next[lane] < games {
                    table.block.begin(lane, first(before + next[lane]));
                } else {
                    table.block.end(lane);
                    at_play -= 1;
                }
            }
        }
        table.add_events(&mut counts);
        Ok(counts)
    }
}

/// Who begins the game of that number.
pub(crate) fn first(game: u64) -> Color {
    Color::from_seat((game % 4) as u8)
}
