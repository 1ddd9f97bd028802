//! What happens in every lane during a few steps, counted in bytes.

use crate::block::{LANES, Lanes};
use crate::counts::Counts;

/// After how many steps the counts of [`Events`] have to be added up: no step counts more than twelve in a byte.
pub(crate) const STEPS_COUNTED: u8 = 16;

/// What happened in every lane since it was last added up; the names are those of [`Counts`].
#[derive(Clone)]
pub(crate) struct Events {
    pub(crate) launches: Lanes,
    pub(crate) jumps: Lanes,
    pub(crate) shortcuts: Lanes,
    pub(crate) captures: Lanes,
    pub(crate) stacks_joined: Lanes,
    pub(crate) punished_streaks: Lanes,
    pub(crate) planes_lost_by_sixes: Lanes,
    pub(crate) rolls_lost: Lanes,
    pub(crate) decisions: Lanes,
}

impl Events {
    pub(crate) const NONE: Self = {
        let none = [0; LANES];
        Self {
            launches: none,
            jumps: none,
            shortcuts: none,
            captures: none,
            stacks_joined: none,
            punished_streaks: none,
            planes_lost_by_sixes: none,
            rolls_lost: none,
            decisions: none,
        }
    };

    /// Adds the counts of all lanes, and begins anew.
    pub(crate) fn add_to(&mut self, counts: &mut Counts) {
        let sum = |lanes: &Lanes| lanes.iter().copied().map(u64::from).sum::<u64>();
        let Self {
            launches,
            jumps,
            shortcuts,
            captures,
            stacks_joined,
            punished_streaks,
            planes_lost_by_sixes,
            rolls_lost,
            decisions,
        } = &*self;
        counts.launches += sum(launches);
        counts.jumps += sum(jumps);
        counts.shortcuts += sum(shortcuts);
        counts.captures += sum(captures);
        counts.stacks_joined += sum(stacks_joined);
        counts.punished_streaks += sum(punished_streaks);
        counts.planes_lost_by_sixes += sum(planes_lost_by_sixes);
        counts.rolls_lost += sum(rolls_lost);
        counts.decisions += sum(decisions);
        *self = Self::NONE;
    }
}
