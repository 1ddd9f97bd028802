//! Does the solution agree with games in which both play by it?

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use aeroplane_rules::{ByColor, Color};
use serde::Serialize;

use super::match_play::{Contestant, GameEnd, play};
use super::solution::{NotSolved, Solution};
use super::threads;
use crate::statistics::Share;

/// After how many games it is told how far it is and asked whether to stop.
const GAMES_AT_A_TIME: u64 = 4096;

/// What games between two exact players say of the beginner's chance.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Agreement {
    /// Who begins.
    pub first: Color,
    /// The beginner's chance by the solution, 0 to 1.
    pub solved: f64,
    /// The games that were played.
    pub games: u64,
    /// Those that the beginner won.
    pub simulated: Share,
    /// Whether the solution lies in the interval of the share: of right solutions 95 of 100 do.
    pub agrees: bool,
}

/// Plays so many games from each beginning of the game, both players exactly. `progress` is told how many of all are
/// played. Once `stop` is true no further ones are begun.
///
/// # Errors
///
/// [`NotSolved`] does not happen with a solution that was read or made here.
pub fn agreements(
    solution: &Solution,
    games: u64,
    seed: u64,
    threads: NonZeroUsize,
    stop: &AtomicBool,
    mut progress: impl FnMut(u64, u64),
) -> Result<Vec<Agreement>, NotSolved> {
    let starts = solution.game().starts().map_err(|_| NotSolved::OtherGame)?;
    // Opposite each other both see the same board.
    let starts = &starts[..solution.game().pair().views().len()];
    let contestants = ByColor([Some(&Contestant::Exact); 4]);
    let all_games = games.saturating_mul(starts.len() as u64);
    let mut agreements = Vec::new();
    for (start, number) in starts.iter().zip(0_u64..) {
        let beginner = start.turn().color();
        let before = number.wrapping_mul(games);
        let (mut played, mut wins) = (0, 0);
        while played < games && !stop.load(Ordering::Relaxed) {
            let count = (games - played).min(GAMES_AT_A_TIME);
            let ends = threads::results(usize::try_from(count).unwrap_or(0), threads, |index| {
                let game = before.wrapping_add(played).wrapping_add(index as u64);
                play(solution, start, &contestants, (seed, game), |_| {})
            });
            for end in ends {
                played += 1;
                wins += u64::from(end? == GameEnd::Won(beginner));
            }
            progress(before + played, all_games);
        }
        let solved = solution.chance(start)?;
        let simulated = Share::of(wins, played);
        let agrees = simulated.interval.contains(solved);
        agreements.push(Agreement { first: beginner, solved, games: played, simulated, agrees });
    }
    Ok(agreements)
}
