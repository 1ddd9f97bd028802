//! Where a lone plane gets with each face, found out by asking the engine.

use alloc::vec;

use aeroplane_rules::{
    ByColor, CaptureAt, Color, Move, Position, Roll, Rules, Setup, ShortcutCrossing, Sink, Spot, Step,
};

/// The faces of the die.
pub(super) const FACES: usize = 6;
/// The spots between hangar and home, by their progress from 0.
const SPOTS: usize = Spot::HOME.progress().unsigned_abs() as usize;

/// The cells on which a plane may stop under some rules, for each spot and each face, as if it were alone on the board.
///
/// Features look at danger through this table. It leaves aside what stacks do, so it says what is likely to be met and
/// not what is legal; moves themselves always come from the engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Reach {
    stops: [[Stops; FACES]; SPOTS],
}

/// Cells as bits: bit n for progress n of the ring, and two more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Stops(u64);

/// Stands for the opposite seat's cell that the shortcut crosses, where planes are captured there.
const CROSSING: u64 = 1 << 63;
/// Stands for a legal move, wherever it leads.
const ANYWHERE: u64 = 1 << 62;

impl Stops {
    /// The cells of either.
    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the ring square of that progress is among them.
    pub(super) const fn has_ring(self, progress: u8) -> bool {
        self.0 >> (progress & 63) & 1 != 0
    }

    /// Whether home is among them.
    pub(super) const fn has_home(self) -> bool {
        self.0 >> Spot::HOME.progress() & 1 != 0
    }

    /// Whether the opposite home column is crossed.
    pub(super) const fn has_crossing(self) -> bool {
        self.0 & CROSSING != 0
    }

    /// Whether there is any move.
    pub(super) const fn is_any(self) -> bool {
        self.0 != 0
    }
}

impl Reach {
    /// The table of these rules.
    pub(super) fn new(rules: &Rules) -> Self {
        let mut stops = [[Stops::default(); FACES]; SPOTS];
        for (progress, stops) in (0..).zip(&mut stops) {
            if let Some(position) = lone_plane(rules, progress) {
                *stops = Roll::ALL.map(|face| stops_of(rules, position, face));
            }
        }
        Self { stops }
    }

    /// Where a plane on that spot may stop with each face; nowhere from the hangar and from home.
    pub(super) fn of(&self, spot: Spot) -> [Stops; FACES] {
        usize::try_from(spot.progress())
            .ok()
            .and_then(|progress| self.stops.get(progress))
            .copied()
            .unwrap_or_default()
    }
}

/// Red's first plane on that spot, all others in their hangars, red to roll.
fn lone_plane(rules: &Rules, progress: i64) -> Option<Position> {
    let mut planes = vec![-1; usize::from(rules.planes.get())];
    let enemies = planes.clone();
    *planes.first_mut()? = progress;
    let setup =
        Setup { planes: ByColor([Some(planes), None, Some(enemies), None]), ..Setup::empty(Color::Red) };
    Position::new(&setup, rules).ok()
}

fn stops_of(rules: &Rules, position: Position, face: Roll) -> Stops {
    let mut rolled = position;
    let Ok(answers) = rolled.roll(rules, face, &mut ()) else { return Stops::default() };
    let mut cells = 0;
    for &answer in &answers {
        match answer {
            Move::Launch { .. } | Move::Decline => {}
            Move::Advance { .. } => {
                let mut stops = StopsOfMove { rules, cells: 0, last: 0 };
                let mut after = rolled;
                after.play_unchecked(rules, answer, &mut stops);
                cells |= ANYWHERE | stops.cells | stops.last;
            }
        }
    }
    Stops(cells)
}

/// Notes the stops of one move.
struct StopsOfMove<'rules> {
    rules: &'rules Rules,
    cells: u64,
    /// The stop before which no other counts where only the last one captures.
    last: u64,
}

impl StopsOfMove<'_> {
    fn stop(&mut self, spot: Spot) {
        match self.rules.capture_at {
            CaptureAt::EveryStop => self.cells |= self.last,
            CaptureAt::FinalOnly => {}
        }
        self.last = if spot.is_on_ring() || spot == Spot::HOME { 1 << spot.progress() } else { 0 };
    }
}

impl Sink for StopsOfMove<'_> {
    fn step(&mut self, step: Step) {
        match step {
            Step::Jumped { to, .. } => self.stop(to),
            // A walk that turns round at home is walked in two stretches; only the second one's end is a stop.
            Step::Walked { to, .. } => {
                self.last = 0;
                self.stop(to);
            }
            Step::Flew { to, .. } => {
                self.stop(to);
                match self.rules.shortcut_crossing {
                    ShortcutCrossing::Capture | ShortcutCrossing::CaptureStackBlocks => {
                        self.cells |= CROSSING;
                    }
                    ShortcutCrossing::Ignore => {}
                }
            }
            Step::Rolled { .. }
            | Step::Launched { .. }
            | Step::TurnedBack { .. }
            | Step::StepsLost { .. }
            | Step::Crossed { .. }
            | Step::Captured { .. }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn rings(rules: &str, progress: i8, face: Roll) -> Stops {
        let rules: Rules = rules.parse().unwrap();
        Reach::new(&rules).of(Spot::new(progress).unwrap())[usize::from(face.pips()) - 1]
    }

    #[test]
    fn walks_jumps_and_shortcuts_are_seen() {
        assert_eq!(rings("classic", 3, Roll::One), Stops(ANYWHERE | 1 << 4));
        assert_eq!(rings("classic", 3, Roll::Three), Stops(ANYWHERE | 1 << 6 | 1 << 10));
        assert_eq!(rings("classic capture_at=final_only", 3, Roll::Three), Stops(ANYWHERE | 1 << 10));
        let over_the_board = Stops(ANYWHERE | 1 << 18 | 1 << 22 | 1 << 30 | CROSSING);
        assert_eq!(rings("classic", 17, Roll::One), over_the_board);
        assert!(!rings("classic shortcut=off", 17, Roll::One).has_crossing());
        assert!(rings("classic", 54, Roll::Two).has_home());
        assert!(!rings("classic", 54, Roll::Three).is_any());
        assert_eq!(rings("cn_basic", 54, Roll::Three), Stops(ANYWHERE));
        assert!(!rings("classic", -1, Roll::Six).is_any() && !rings("classic", 56, Roll::Six).is_any());
    }
}
