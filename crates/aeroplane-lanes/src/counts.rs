//! What was counted in whole games.

use aeroplane_rules::{ByColor, PassCause, Places, SentBackCause, Sink, Step};

/// What was counted in whole games. All are whole numbers, so that those of several blocks add up to the same in any
/// order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counts {
    /// The games, all played to their end.
    pub games: u64,
    /// The rolls that had at least two answers.
    pub decisions: u64,
    /// Planes that went to the launch pad.
    pub launches: u64,
    /// Jumps; one of a whole stack counts once.
    pub jumps: u64,
    /// Shortcuts taken; one of a whole stack counts once.
    pub shortcuts: u64,
    /// Planes captured, by landing and by crossing.
    pub captures: u64,
    /// Stacks that were formed or grew.
    pub stacks_joined: u64,
    /// Planes that went to their hangar because they stopped on an enemy stack.
    pub planes_lost_on_stacks: u64,
    /// Streaks of sixes that were punished.
    pub punished_streaks: u64,
    /// Planes that went to their hangar by such a punishment.
    pub planes_lost_by_sixes: u64,
    /// Rolls with which nothing could be moved.
    pub rolls_lost: u64,
    /// The rolls of a game.
    pub rolls_to_end: Lengths,
    /// The rolls until the first player finished.
    pub rolls_to_winner: Lengths,
    /// How often each color had the first to the last place. Where a game ends with its first place there are no others.
    pub places: ByColor<[u64; 4]>,
    /// The rolls that the engine played because lanes do not know what happens there. They count like all others.
    pub played_by_engine: u64,
}

/// The sums of numbers of rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lengths {
    /// How many numbers.
    pub count: u64,
    /// Their sum.
    pub sum: u64,
    /// The sum of their squares.
    pub sum_of_squares: u128,
    /// The smallest; the largest number there is where there is none.
    pub least: u64,
    /// The largest; 0 where there is none.
    pub most: u64,
}

impl Default for Lengths {
    fn default() -> Self {
        Self { count: 0, sum: 0, sum_of_squares: 0, least: u64::MAX, most: 0 }
    }
}

impl Lengths {
    pub(crate) fn add(&mut self, rolls: u64) {
        let squares = u128::from(rolls).pow(2);
        self.merge(&Self { count: 1, sum: rolls, sum_of_squares: squares, least: rolls, most: rolls });
    }

    fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.sum_of_squares += other.sum_of_squares;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }
}

impl Counts {
    /// All rolls.
    pub fn rolls(&self) -> u64 {
        self.rolls_to_end.sum
    }

    /// Adds the counts of other games.
    pub fn merge(&mut self, other: &Self) {
        let Self {
            games,
            decisions,
            launches,
            jumps,
            shortcuts,
            captures,
            stacks_joined,
            planes_lost_on_stacks,
            punished_streaks,
            planes_lost_by_sixes,
            rolls_lost,
            rolls_to_end,
            rolls_to_winner,
            places,
            played_by_engine,
        } = other;
        self.games += games;
        self.decisions += decisions;
        self.launches += launches;
        self.jumps += jumps;
        self.shortcuts += shortcuts;
        self.captures += captures;
        self.stacks_joined += stacks_joined;
        self.planes_lost_on_stacks += planes_lost_on_stacks;
        self.punished_streaks += punished_streaks;
        self.planes_lost_by_sixes += planes_lost_by_sixes;
        self.rolls_lost += rolls_lost;
        self.rolls_to_end.merge(rolls_to_end);
        self.rolls_to_winner.merge(rolls_to_winner);
        for (color, more) in places.iter() {
            for (sum, more) in self.places[color].iter_mut().zip(more) {
                *sum += more;
            }
        }
        self.played_by_engine += played_by_engine;
    }

    /// Counts a game that is over after so many rolls.
    pub(crate) fn end_game(&mut self, rolls: u64, places: Places) {
        self.games += 1;
        self.rolls_to_end.add(rolls);
        for (place, color) in places.iter().enumerate() {
            if let Some(count) = self.places[color].get_mut(place) {
                *count += 1;
            }
        }
    }
}

/// Counts what the engine tells of the rolls that it plays.
impl Sink for Counts {
    fn step(&mut self, step: Step) {
        match step {
            Step::Rolled { .. } => self.played_by_engine += 1,
            Step::Launched { .. } => self.launches += 1,
            Step::Jumped { .. } => self.jumps += 1,
            Step::Flew { .. } => self.shortcuts += 1,
            Step::Captured { planes, .. } => self.captures += u64::from(planes.len()),
            Step::Stacked { .. } => self.stacks_joined += 1,
            Step::SentBack { planes, because, .. } => match because {
                SentBackCause::Stack(_) => self.planes_lost_on_stacks += u64::from(planes.len()),
                SentBackCause::Sixes(_) => self.planes_lost_by_sixes += u64::from(planes.len()),
            },
            Step::Passed { because, .. } => match because {
                PassCause::NoMove => self.rolls_lost += 1,
                PassCause::Sixes(_) => self.punished_streaks += 1,
                // No preset lets a player decline.
                PassCause::Declined => {}
            },
            Step::Walked { .. }
            | Step::TurnedBack { .. }
            | Step::StepsLost { .. }
            | Step::Crossed { .. }
            | Step::CameHome { .. }
            | Step::RollAgain { .. }
            | Step::TurnPassed { .. }
            | Step::Withdrawn { .. }
            | Step::Placed { .. }
            | Step::Scored { .. }
            | Step::Over { .. } => {}
        }
    }
}
