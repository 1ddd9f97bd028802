//! What is counted while games are played.

use core::convert::Infallible;

use aeroplane_rules::{ByColor, Color, Position, Sink, Step};

use crate::play::{Counts, Watcher};
use crate::statistics::Sample;

/// The counts of some games. All are whole numbers, so that those of several threads add up to the same.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) unfinished: u64,
    pub(super) rolls: u64,
    pub(super) decisions: u64,
    pub(super) counts: Counts,
    pub(super) wins: ByColor<u64>,
    pub(super) captures_made: ByColor<u64>,
    pub(super) captures_suffered: ByColor<u64>,
    /// The rolls of finished games.
    pub(super) rolls_to_end: Sample,
    /// The rolls until the first player finished.
    pub(super) rolls_to_winner: Sample,
    /// The rolls before the game that is being played.
    rolls_before: u64,
}

impl Tally {
    pub(super) fn begin_game(&mut self) {
        self.rolls_before = self.rolls;
    }

    pub(super) fn rolls_in_game(&self) -> u64 {
        self.rolls - self.rolls_before
    }

    pub(super) fn finish_game(&mut self) {
        self.games += 1;
        self.rolls_to_end.add(self.rolls_in_game());
    }

    pub(super) fn give_up_game(&mut self) {
        self.games += 1;
        self.unfinished += 1;
    }

    /// Adds the counts of other games.
    pub(super) fn merge(&mut self, other: &Self) {
        let Self {
            games,
            unfinished,
            rolls,
            decisions,
            counts,
            wins,
            captures_made,
            captures_suffered,
            rolls_to_end,
            rolls_to_winner,
            rolls_before: _,
        } = other;
        self.games += games;
        self.unfinished += unfinished;
        self.rolls += rolls;
        self.decisions += decisions;
        self.counts.merge(counts);
        for (sum, more) in [
            (&mut self.wins, wins),
            (&mut self.captures_made, captures_made),
            (&mut self.captures_suffered, captures_suffered),
        ] {
            for (color, more) in more.iter() {
                sum[color] += more;
            }
        }
        self.rolls_to_end.merge(rolls_to_end);
        self.rolls_to_winner.merge(rolls_to_winner);
    }
}

impl Sink for Tally {
    #[inline]
    fn step(&mut self, step: Step) {
        self.counts.count(step);
        match step {
            Step::Rolled { .. } => self.rolls += 1,
            Step::Captured { color, victim, planes, .. } => {
                let planes = u64::from(planes.len());
                self.captures_made[color] += planes;
                self.captures_suffered[victim] += planes;
            }
            Step::Placed { color, place: 1 } => {
                self.wins[color] += 1;
                self.rolls_to_winner.add(self.rolls_in_game());
            }
            Step::Launched { .. }
            | Step::Walked { .. }
            | Step::TurnedBack { .. }
            | Step::StepsLost { .. }
            | Step::Jumped { .. }
            | Step::Flew { .. }
            | Step::Crossed { .. }
            | Step::Stacked { .. }
            | Step::SentBack { .. }
            | Step::CameHome { .. }
            | Step::Passed { .. }
            | Step::RollAgain { .. }
            | Step::TurnPassed { .. }
            | Step::Withdrawn { .. }
            | Step::Placed { .. }
            | Step::Scored { .. }
            | Step::Over { .. } => {}
        }
    }
}

impl Watcher for Tally {
    type Forfeit = Infallible;

    #[inline]
    fn decision(&mut self, _: Color, _: usize) {
        self.decisions += 1;
    }

    fn forfeited(&mut self, _: Color, forfeit: Infallible) {
        match forfeit {}
    }

    #[inline]
    fn rolled(&mut self, _: &Position) {}
}
