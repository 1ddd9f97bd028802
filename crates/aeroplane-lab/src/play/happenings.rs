//! How often things happen in games.

use aeroplane_rules::{PassCause, SentBackCause, Step};
use serde::{Deserialize, Serialize};

/// How often things happened.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Planes that went to the launch pad.
    pub launches: u64,
    /// Jumps from own square to own square.
    pub jumps: u64,
    /// Shortcuts taken.
    pub shortcuts: u64,
    /// Planes captured.
    pub captures: u64,
    /// Stacks that were formed or grew.
    pub stacks_joined: u64,
    /// Planes that went to their hangar because they stopped on an enemy stack.
    pub planes_lost_on_stacks: u64,
    /// Full streaks of sixes that were punished.
    pub punished_streaks: u64,
    /// Planes that went to their hangar by such a punishment.
    pub planes_lost_by_sixes: u64,
    /// Rolls with which nothing could be moved.
    pub rolls_lost: u64,
    /// Rolls with which the bot moved nothing though it could.
    pub rolls_declined: u64,
}

impl Counts {
    pub(crate) fn merge(&mut self, other: &Self) {
        let Self {
            launches,
            jumps,
            shortcuts,
            captures,
            stacks_joined,
            planes_lost_on_stacks,
            punished_streaks,
            planes_lost_by_sixes,
            rolls_lost,
            rolls_declined,
        } = other;
        for (sum, more) in [
            (&mut self.launches, launches),
            (&mut self.jumps, jumps),
            (&mut self.shortcuts, shortcuts),
            (&mut self.captures, captures),
            (&mut self.stacks_joined, stacks_joined),
            (&mut self.planes_lost_on_stacks, planes_lost_on_stacks),
            (&mut self.punished_streaks, punished_streaks),
            (&mut self.planes_lost_by_sixes, planes_lost_by_sixes),
            (&mut self.rolls_lost, rolls_lost),
            (&mut self.rolls_declined, rolls_declined),
        ] {
            // Counts can come from files, which can hold anything.
            *sum = sum.saturating_add(*more);
        }
    }

    /// Counts what the step adds to these counts.
    #[inline]
    pub(crate) fn count(&mut self, step: Step) {
        match step {
            Step::Launched { .. } => self.launches += 1,
            Step::Jumped { .. } => self.jumps += 1,
            Step::Flew { .. } => self.shortcuts += 1,
            Step::Captured { planes, .. } => self.captures += u64::from(planes.len()),
            Step::SentBack { planes, because, .. } => match because {
                SentBackCause::Stack(_) => self.planes_lost_on_stacks += u64::from(planes.len()),
                SentBackCause::Sixes(_) => self.planes_lost_by_sixes += u64::from(planes.len()),
            },
            Step::Passed { because, .. } => match because {
                PassCause::NoMove => self.rolls_lost += 1,
                PassCause::Declined => self.rolls_declined += 1,
                PassCause::Sixes(_) => self.punished_streaks += 1,
            },
            Step::Stacked { .. } => self.stacks_joined += 1,
            Step::Rolled { .. }
            | Step::Walked { .. }
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
