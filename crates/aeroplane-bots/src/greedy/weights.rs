//! What the greedy bot holds dear.

use aeroplane_rules::{Fleet, Plane, Rules, Spot, StackMovement, Zone};

/// What the greedy bot weighs against what. One cell of progress is the unit, and percentages are parts of it.
///
/// The defaults are a good place and not a sharp best: of the changes by a quarter or a half that were tried in classic
/// games against three random bots, none moved the share of wins by a percentage point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GreedyWeights {
    /// What a plane outside its hangar is worth besides its progress: 12 cells. A capture costs the launch too.
    pub launched: u8,
    /// What the home column adds, where hardly anything can be captured: 4 cells.
    pub home_column: u8,
    /// What home adds, from where nothing can be captured and nothing need be moved: 8 cells.
    pub home: u8,
    /// What it adds to be carried in a stack that moves as a whole, in percent of the way that is left: 60. One roll
    /// then moves several planes.
    pub carried_percent: u8,
    /// How much of an own cell an enemy's cell counts, in percent: 30.
    pub enemy_percent: u8,
    /// How much the chance to be captured before the next own roll counts, in percent of the loss: 100.
    pub threat_percent: u8,
    /// The same after an answer that gives another roll, which may take the plane out of danger: 50.
    pub threat_percent_before_extra_roll: u8,
    /// How much of what the next own roll can bring counts, in percent: 80. Much can happen before.
    pub prospect_percent: u8,
}

impl Default for GreedyWeights {
    fn default() -> Self {
        Self {
            launched: 12,
            home_column: 4,
            home: 8,
            carried_percent: 60,
            enemy_percent: 30,
            threat_percent: 100,
            threat_percent_before_extra_roll: 50,
            prospect_percent: 80,
        }
    }
}

impl GreedyWeights {
    /// What the plane is worth, in hundredths of a cell.
    pub(super) fn worth(self, rules: &Rules, fleet: Fleet, plane: Plane) -> i64 {
        let spot = fleet.spot(plane);
        let bonus = match spot.zone() {
            Zone::Hangar => return 0,
            Zone::Pad | Zone::Ring => 0,
            Zone::HomeColumn => self.home_column,
            Zone::Home => self.home,
        };
        let way_left = if is_carried(rules, fleet, plane) {
            i64::from(Spot::HOME.progress() - spot.progress())
        } else {
            0
        };
        100 * (i64::from(spot.progress()) + i64::from(self.launched) + i64::from(bonus))
            + way_left * i64::from(self.carried_percent)
    }
}

/// Whether another plane's roll can move this one along. One plane of every stack is the one that rolls move anyway.
fn is_carried(rules: &Rules, fleet: Fleet, plane: Plane) -> bool {
    match rules.stack_movement {
        StackMovement::Together | StackMovement::Choice => {
            fleet.stacks().group_of(plane).lowest() != Some(plane)
        }
        StackMovement::Single => false,
    }
}
