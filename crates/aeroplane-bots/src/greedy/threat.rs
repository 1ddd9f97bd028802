//! What the enemies' next rolls can do to the own planes, found out by asking the engine.

use aeroplane_rules::{
    Color, Move, MoveList, Plane, PlaneSet, Position, Roll, Route, Rules, Sink, Spot, Step,
};

/// A chance that cannot fail. Each of at most three enemies rolls one of six faces.
pub(super) const CERTAIN: u16 = 6 * 6 * 6;

/// For each own plane the chance that an enemy can capture it when all of them have rolled once.
///
/// Each enemy is looked at as if the others had not moved yet, and extra rolls are not followed: that is what a
/// careful player sees at a glance. Within this, the chance is exact under any rules.
#[derive(Debug, Clone, Copy)]
pub(super) struct Threats {
    /// Chances to be spared, in parts of [`CERTAIN`].
    spared: [u16; 4],
}

impl Threats {
    /// The threats to the color's planes.
    pub(super) fn to(rules: &Rules, position: &Position, color: Color) -> Self {
        let mut spared = [CERTAIN; 4];
        for enemy in position.active().without(color).iter() {
            let hits = hits_by(rules, position, color, enemy);
            for (spared, hits) in spared.iter_mut().zip(hits) {
                // Exact: three enemies at most divide 6 × 6 × 6 by six each.
                *spared = *spared / 6 * (6 - hits);
            }
        }
        Self { spared }
    }

    /// The chance that the plane is captured, in parts of [`CERTAIN`].
    pub(super) const fn chance_of(self, plane: Plane) -> u16 {
        CERTAIN - self.spared[plane.index()]
    }
}

/// For each plane of the color the number of faces with which the enemy could capture it.
fn hits_by(rules: &Rules, position: &Position, color: Color, enemy: Color) -> [u16; 4] {
    let mut hits = [0; 4];
    let targets = Targets::of(position, color, enemy);
    if targets.is_empty() {
        return hits;
    }
    let Some(to_roll) = position.with_turn(enemy) else { return hits };
    let mut moves = MoveList::new();
    for face in Roll::ALL {
        let mut rolled = to_roll;
        // A fresh turn always accepts a roll.
        let _ = rolled.roll_into(rules, face, &mut moves, &mut ());
        let mut captured = Captured { victim: color, planes: PlaneSet::EMPTY };
        for &answer in &moves {
            if targets.may_be_met(&rolled, enemy, face, answer) {
                let mut played = rolled;
                played.play_unchecked(rules, answer, &mut captured);
            }
        }
        for plane in captured.planes {
            hits[plane.index()] += 1;
        }
    }
    hits
}

/// Notes which planes of one color are captured.
struct Captured {
    victim: Color,
    planes: PlaneSet,
}

impl Sink for Captured {
    fn step(&mut self, step: Step) {
        if let Step::Captured { victim, planes, .. } = step
            && victim == self.victim
        {
            self.planes = self.planes.or(planes);
        }
    }
}

/// Where an enemy can meet the own planes: a quick first look that spares playing the many moves that meet nobody.
#[derive(Debug, Clone, Copy)]
struct Targets {
    /// The spots of the enemy where an own plane stands, bit n for progress n.
    walked_to: u64,
    /// Whether an own plane stands where the enemy's shortcut crosses.
    on_crossing: bool,
}

impl Targets {
    fn of(position: &Position, color: Color, enemy: Color) -> Self {
        let mut targets = Self { walked_to: 0, on_crossing: false };
        for (_, spot) in position.planes(color) {
            if let Some(seen) = spot.seen_by(color, enemy) {
                targets.walked_to |= 1 << seen.progress();
            }
            targets.on_crossing |= spot == Spot::CROSSED && color == enemy.opposite();
        }
        targets
    }

    const fn is_empty(self) -> bool {
        self.walked_to == 0 && !self.on_crossing
    }

    /// Whether the answer may capture anything: `false` only where it cannot.
    fn may_be_met(self, position: &Position, enemy: Color, face: Roll, answer: Move) -> bool {
        match answer {
            // Nobody else comes to a launch pad.
            Move::Launch { .. } | Move::Decline => false,
            Move::Advance { planes, route: Route::Walk, .. } => {
                let Some(leader) = planes.lowest() else { return false };
                // Whatever a walk meets, it never ends further away than the pips lead, before or behind.
                let start = position.fleet(enemy).spot(leader).progress();
                let pips = i8::try_from(face.pips()).unwrap_or(i8::MAX);
                let first = (start - pips).max(0);
                let width = start + pips - first + 1;
                self.walked_to >> first & ((1 << width) - 1) != 0
            }
            // Moves with links are few, and where they lead is for the engine to say.
            Move::Advance { .. } => true,
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec;

    use aeroplane_dice::{Randomness, SeededDice};
    use aeroplane_rules::{ByColor, ColorSet, Preset, RULE_POINTS, Setup, Turn};

    use super::*;

    /// The chances of red's planes in a position with planes where the lists say; the rest is in the hangars.
    fn chances(rules: &str, planes: [&[i64]; 4]) -> [u16; 4] {
        let rules: Rules = rules.parse().unwrap();
        let planes = planes.map(|spots| {
            let mut planes = vec![-1; 4];
            planes[..spots.len()].copy_from_slice(spots);
            Some(planes)
        });
        let setup = Setup { planes: ByColor(planes), ..Setup::empty(Color::Red) };
        let position = Position::new(&setup, &rules).unwrap();
        let threats = Threats::to(&rules, &position, Color::Red);
        Plane::ALL.map(|plane| threats.chance_of(plane))
    }

    #[test]
    fn faces_that_capture_are_counted_for_each_enemy() {
        // Red's 20 is yellow's 7, blue's 46 and nobody's reach in the hangar.
        assert_eq!(chances("classic jump=off", [&[20], &[], &[], &[]]), [0; 4]);
        assert_eq!(chances("classic jump=off", [&[20], &[4], &[], &[]]), [36, 0, 0, 0]);
        assert_eq!(chances("classic jump=off", [&[20], &[4, 5], &[], &[]]), [72, 0, 0, 0]);
        // Spared by yellow in four of six cases and by blue in five of six.
        assert_eq!(
            chances("classic jump=off", [&[20], &[4, 5], &[42], &[]]),
            [216 - 216 * 4 * 5 / 36, 0, 0, 0]
        );
    }

    #[test]
    fn jumps_shortcuts_and_crossings_threaten_too() {
        // Red's 23 is yellow's 10, where a jump from 6 ends.
        assert_eq!(chances("classic", [&[23], &[5], &[], &[]]), [2 * 36, 0, 0, 0]);
        assert_eq!(chances("classic jump=off", [&[23], &[5], &[], &[]]), [36, 0, 0, 0]);
        // Red's 43 is yellow's 30, where the shortcut ends.
        assert_eq!(chances("classic jump=off", [&[43], &[17], &[], &[]]), [36, 0, 0, 0]);
        assert_eq!(chances("classic jump=off shortcut=off", [&[43], &[17], &[], &[]]), [0; 4]);
        // Blue's shortcut crosses red's home column.
        assert_eq!(chances("classic jump=off", [&[53, 52], &[], &[17], &[]]), [36, 0, 0, 0]);
        assert_eq!(chances("classic jump=off shortcut_crossing=ignore", [&[53], &[], &[17], &[]]), [0; 4]);
    }

    #[test]
    fn a_stack_is_in_danger_as_a_whole_or_not_at_all() {
        assert_eq!(chances("cn_basic jump=off", [&[20, 20], &[4], &[], &[]]), [36, 36, 0, 0]);
        assert_eq!(chances("cn_casual jump=off", [&[20, 20], &[4], &[], &[]]), [0; 4]);
    }

    /// Every answer to every face is played, whoever it may meet.
    fn chances_without_first_look(rules: &Rules, position: &Position, color: Color) -> [u16; 4] {
        let mut spared = [CERTAIN; 4];
        for enemy in position.active().without(color).iter() {
            let mut hits = [0; 4];
            for face in Roll::ALL {
                let mut rolled = position.with_turn(enemy).unwrap();
                let mut captured = Captured { victim: color, planes: PlaneSet::EMPTY };
                for answer in rolled.roll(rules, face, &mut ()).unwrap() {
                    let mut after = rolled;
                    after.play(rules, answer, &mut captured).unwrap();
                }
                captured.planes.iter().for_each(|plane| hits[plane.index()] += 1);
            }
            for (spared, hits) in spared.iter_mut().zip(hits) {
                *spared = *spared / 6 * (6 - hits);
            }
        }
        spared.map(|spared| CERTAIN - spared)
    }

    #[test]
    fn the_first_look_overlooks_no_capture_under_any_rules() {
        for game in 0..60 {
            let mut lot = Randomness::new(11, game);
            let mut rules = Rules::from(Preset::Classic);
            for point in &RULE_POINTS {
                let values = point.domain.values();
                point.set(&mut rules, *lot.pick(&values).unwrap()).unwrap();
            }
            let mut dice = SeededDice::new(11, game);
            let mut position = Position::start(&rules, ColorSet::ALL, Color::Red).unwrap();
            for _ in 0..150 {
                let Turn::ToRoll(_) = position.turn() else { break };
                for color in position.active().iter() {
                    let threats = Threats::to(&rules, &position, color);
                    assert_eq!(
                        Plane::ALL.map(|plane| threats.chance_of(plane)),
                        chances_without_first_look(&rules, &position, color),
                        "{rules} {position:?}"
                    );
                }
                let moves = position.roll(&rules, dice.next_roll(), &mut ()).unwrap();
                if let Some(&answer) = lot.pick(&moves) {
                    position.play(&rules, answer, &mut ()).unwrap();
                }
            }
        }
    }
}
