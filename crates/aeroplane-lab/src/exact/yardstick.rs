//! The yardstick: what bots lose against exact play.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use aeroplane_rules::ByColor;
use serde::Serialize;

use super::losses::{GameLosses, Losses, Verdict};
use super::match_play::{Contestant, GameEnd, play};
use super::solution::{NotSolved, Solution};
use super::threads;
use crate::statistics::Share;

/// The name of the report's form, which changes when the form does.
pub const YARDSTICK_FORMAT: &str = "aeroplane-yardstick/1";

/// After how many games it is told how far it is and asked whether to stop.
const GAMES_AT_A_TIME: u64 = 64;

/// Games between bots, each decision held against exact play.
#[derive(Debug)]
pub struct Yardstick<'solution> {
    /// The solved game.
    pub solution: &'solution Solution,
    /// Who plays: each against itself and against each of the others.
    pub contestants: Vec<Contestant>,
    /// How many games each two of them play.
    pub games: u64,
    /// What all dice and bots follow from.
    pub seed: u64,
    /// How many threads to play on; they change nothing but the time.
    pub threads: NonZeroUsize,
}

/// What bots lost.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct YardstickReport {
    /// The form of the report: [`YARDSTICK_FORMAT`].
    pub format: &'static str,
    /// What all dice and bots followed from.
    pub seed: u64,
    /// How many games each two of them were to play; fewer where it was stopped.
    pub games_asked: u64,
    /// Each bot, in all its games.
    pub bots: Vec<BotVerdict>,
    /// Each bot against each opponent.
    pub pairings: Vec<PairingVerdict>,
}

/// How well a bot decided in all its games.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct BotVerdict {
    /// The bot.
    pub bot: String,
    /// How well it decided.
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// How well a bot decided against one opponent.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PairingVerdict {
    /// The bot.
    pub bot: String,
    /// Its opponent.
    pub opponent: String,
    /// The games that it won; `None` against itself.
    pub wins: Option<Share>,
    /// How well it decided; against itself on both seats.
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// The sums of the games of two.
#[derive(Debug, Clone, Copy, Default)]
struct PairingTally {
    games: u64,
    wins: [u64; 2],
    losses: [Losses; 2],
}

/// One game of two.
#[derive(Debug, Clone, Copy)]
struct GameTally {
    winner: Option<usize>,
    losses: [GameLosses; 2],
}

impl Yardstick<'_> {
    /// Plays the games. `progress` is told how many of all are played. Once `stop` is true no further game is begun, and
    /// the report covers those before.
    ///
    /// # Errors
    ///
    /// [`NotSolved`] does not happen with a solution that was read or made here.
    pub fn run(
        &self,
        stop: &AtomicBool,
        mut progress: impl FnMut(u64, u64),
    ) -> Result<YardstickReport, NotSolved> {
        let pairs: Vec<_> = (0..self.contestants.len())
            .flat_map(|one| (one..self.contestants.len()).map(move |other| [one, other]))
            .collect();
        let all_games = self.games.saturating_mul(pairs.len() as u64);
        let mut tallies = Vec::new();
        for (&pair, number) in pairs.iter().zip(0_u64..) {
            let mut tally = PairingTally::default();
            let first = number.wrapping_mul(self.games);
            while tally.games < self.games && !stop.load(Ordering::Relaxed) {
                self.play_some(pair, first, &mut tally, stop)?;
                progress(first + tally.games, all_games);
            }
            tallies.push((pair, tally));
        }
        Ok(self.report(&tallies))
    }

    /// Plays the next games of a pair, as far as it is not stopped.
    fn play_some(
        &self,
        pair: [usize; 2],
        first: u64,
        tally: &mut PairingTally,
        stop: &AtomicBool,
    ) -> Result<(), NotSolved> {
        let count = (self.games - tally.games).min(GAMES_AT_A_TIME);
        let begun = tally.games;
        let games = threads::results(usize::try_from(count).unwrap_or(0), self.threads, |index| {
            let game = begun + index as u64;
            (!stop.load(Ordering::Relaxed)).then(|| self.play_one(pair, game, first.wrapping_add(game)))
        });
        for game in games.into_iter().map_while(|game| game) {
            let GameTally { winner, losses } = game?;
            tally.games += 1;
            if let Some(winner) = winner {
                tally.wins[winner] += 1;
            }
            for (sum, game) in tally.losses.iter_mut().zip(losses) {
                sum.add(game);
            }
        }
        Ok(())
    }

    /// Plays one game. Whoever of the two begins changes from game to game, and where they sit every two games.
    fn play_one(&self, pair: [usize; 2], game: u64, stream: u64) -> Result<GameTally, NotSolved> {
        let solved = self.solution.game();
        let starts = solved.starts().map_err(|_| NotSolved::OtherGame)?;
        let start = if game.is_multiple_of(2) { starts[0] } else { starts[1] };
        let mut colors = solved.pair().colors();
        if game % 4 >= 2 {
            colors.reverse();
        }
        let mut contestants = ByColor::default();
        for (color, contestant) in colors.into_iter().zip(pair) {
            contestants[color] = self.contestants.get(contestant);
        }
        // Against itself a bot's decisions of a game are one sum, whichever seat they were made on.
        let side = |color| usize::from(color == colors[1] && pair[0] != pair[1]);
        let blur = 2.0 * self.solution.bound();
        let mut losses = [GameLosses::default(); 2];
        let end = play(self.solution, &start, &contestants, (self.seed, stream), |decision| {
            losses[side(decision.color)].add(decision.loss, blur);
        })?;
        let winner = match end {
            GameEnd::Won(color) => Some(side(color)),
            GameEnd::Unfinished => None,
        };
        Ok(GameTally { winner, losses })
    }

    fn report(&self, tallies: &[([usize; 2], PairingTally)]) -> YardstickReport {
        let name =
            |contestant: usize| self.contestants.get(contestant).map(ToString::to_string).unwrap_or_default();
        let bot = |contestant: usize| {
            let mut sum = Losses::default();
            for (pair, tally) in tallies {
                if let Some(side) = pair.iter().position(|&one| one == contestant) {
                    sum.merge(&tally.losses[side]);
                }
            }
            BotVerdict { bot: name(contestant), verdict: sum.verdict() }
        };
        let pairing = |&([one, other], tally): &([usize; 2], PairingTally)| {
            let sides =
                if one == other { vec![(one, other, 0)] } else { vec![(one, other, 0), (other, one, 1)] };
            sides.into_iter().map(move |(bot, opponent, side)| PairingVerdict {
                bot: name(bot),
                opponent: name(opponent),
                wins: (bot != opponent).then(|| Share::of(tally.wins[side], tally.games)),
                verdict: tally.losses[side].verdict(),
            })
        };
        YardstickReport {
            format: YARDSTICK_FORMAT,
            seed: self.seed,
            games_asked: self.games,
            bots: (0..self.contestants.len()).map(bot).collect(),
            pairings: tallies.iter().flat_map(pairing).collect(),
        }
    }
}
