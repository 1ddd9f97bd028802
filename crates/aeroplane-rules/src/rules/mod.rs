//! The rule points: what a game's rules consist of, their presets, and the one table that describes them.

mod behaviour;
mod error;
mod options;
mod preset;
mod table;

use alloc::string::String;
use core::fmt::{self, Write as _};

pub use error::RulesError;
pub use options::{
    CaptureAt, Choice, End, LinkRule, Overshoot, Scoring, ShortcutCrossing, ShortcutThenJump,
    SixStreakPenalty, StackBlocks, StackDefense, StackMovement, Stacking, Word,
};
pub use preset::Preset;
pub use table::{Domain, RULE_POINTS, RulePoint, Value};

use crate::plane::PlaneSet;
use crate::roll::{FaceSet, Roll};

/// How many planes each seat has: 1 to 4. All of them must come home.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaneCount(u8);

impl PlaneCount {
    /// The full game.
    pub const FOUR: Self = Self(4);

    /// That many planes a seat, if it is 1 to 4.
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && count <= 4 { Some(Self(count)) } else { None }
    }

    /// The number, 1 to 4.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The planes in use: the first so many indexes.
    pub const fn planes(self) -> PlaneSet {
        PlaneSet::first(self.0)
    }
}

/// The faces that launch a plane: at least one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LaunchFaces(FaceSet);

impl LaunchFaces {
    /// Those faces, unless the set is empty: no game could begin.
    pub const fn new(faces: FaceSet) -> Option<Self> {
        if faces.is_empty() { None } else { Some(Self(faces)) }
    }

    /// The faces as a set.
    pub const fn get(self) -> FaceSet {
        self.0
    }
}

/// The number of sixes in a row that is punished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StreakLength {
    /// The second six in a row is punished.
    Two,
    /// The third six in a row is punished.
    Three,
}

impl StreakLength {
    /// The length of that many sixes, 2 or 3.
    pub const fn new(sixes: u8) -> Option<Self> {
        match sixes {
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            _ => None,
        }
    }

    /// The number of sixes, 2 or 3.
    pub const fn get(self) -> u8 {
        match self {
            Self::Two => 2,
            Self::Three => 3,
        }
    }
}

/// The rules of one game: a value for every rule point. Every combination is a playable game.
///
/// Take a [`Preset`] and change fields, or read text and JSON forms through [`RULE_POINTS`].
///
/// ```
/// use aeroplane_rules::{PlaneCount, Preset, Rules, ShortcutThenJump};
///
/// let mut rules = Rules::from(Preset::Classic);
/// rules.shortcut_then_jump = ShortcutThenJump::Direct;
/// rules.planes = PlaneCount::new(2).ok_or("2 planes are allowed")?;
/// assert_eq!(rules.to_string(), "classic planes=2 shortcut_then_jump=direct");
/// # Ok::<(), &str>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools, reason = "each is a rule point of its own, not a hidden state")]
pub struct Rules {
    /// Planes a seat.
    pub planes: PlaneCount,
    /// The rolls that launch a plane.
    pub launch_rolls: LaunchFaces,
    /// The rolls that give another roll.
    pub extra_roll_faces: FaceSet,
    /// Whether such a roll gives another one even where nothing could be moved with it.
    pub extra_roll_without_move: bool,
    /// What a full streak of sixes costs.
    pub six_streak_penalty: SixStreakPenalty,
    /// The six in a row that is punished.
    pub six_streak_length: StreakLength,
    /// Jumps from own square to own square.
    pub jump: LinkRule,
    /// The shortcut across the board.
    pub shortcut: LinkRule,
    /// Whether the shortcut may follow a jump that ended on its start.
    pub jump_then_shortcut: bool,
    /// Whether a jump follows the shortcut.
    pub shortcut_then_jump: ShortcutThenJump,
    /// The stops at which enemies are captured.
    pub capture_at: CaptureAt,
    /// What the shortcut does to enemies on the crossed cell.
    pub shortcut_crossing: ShortcutCrossing,
    /// Whether own planes on one cell are a stack.
    pub stacking: Stacking,
    /// How stacks move.
    pub stack_movement: StackMovement,
    /// What happens to those who stop on an enemy stack.
    pub stack_defense: StackDefense,
    /// What happens to those who meet an enemy stack on their way.
    pub stack_blocks: StackBlocks,
    /// Whether an enemy stack stops a jump across it.
    pub stack_blocks_jump: bool,
    /// What happens beyond home.
    pub overshoot: Overshoot,
    /// When the game ends.
    pub end: End,
    /// What the first finisher is paid.
    pub scoring: Scoring,
    /// Whether a player must move who can.
    pub must_move: bool,
}

impl Rules {
    /// The rules as JSON with every rule point in table order, without spaces: the same bytes for the same rules.
    /// The dice proof commits to the hash of this text.
    pub fn canonical_json(&self) -> String {
        let mut json = String::from("{");
        for (index, point) in RULE_POINTS.iter().enumerate() {
            let separator = if index == 0 { "" } else { "," };
            // Writing to a String cannot fail.
            let _ = write!(json, "{separator}\"{}\":{}", point.name, point.get(self).json());
        }
        json.push('}');
        json
    }

    /// The preset that differs from these rules in the fewest rule points; the first listed of several.
    pub fn nearest_preset(&self) -> Preset {
        let distance = |preset: &Preset| {
            let other = Self::from(*preset);
            RULE_POINTS.iter().filter(|point| point.get(self) != point.get(&other)).count()
        };
        Preset::ALL.into_iter().min_by_key(distance).unwrap_or(Preset::Classic)
    }

    /// Whether this roll completes a streak that the rules punish, after `sixes` sixes before it in this turn.
    pub(crate) fn punishes(&self, roll: Roll, sixes: u8) -> bool {
        // The streak is asked first: it is short nearly always, while a six is a wrong guess every sixth time.
        sixes + 1 >= self.six_streak_length.get() && self.six_streak_penalty.is_any() && roll.is_six()
    }
}

/// One line: the nearest preset, then every rule point that differs from it as `name=value`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let preset = self.nearest_preset();
        let base = Self::from(preset);
        f.write_str(preset.name())?;
        for point in &RULE_POINTS {
            let value = point.get(self);
            if value != point.get(&base) {
                write!(f, " {}={value}", point.name)?;
            }
        }
        Ok(())
    }
}

/// Reads the line that `Display` writes: a preset, then `name=value` pairs in any order, each at most once.
impl core::str::FromStr for Rules {
    type Err = RulesError;

    fn from_str(line: &str) -> Result<Self, RulesError> {
        let mut words = line.split_whitespace();
        let mut rules = Self::from(words.next().unwrap_or("").parse::<Preset>()?);
        let mut seen = alloc::vec::Vec::new();
        for word in words {
            let (name, value) =
                word.split_once('=').ok_or_else(|| RulesError::NotAnAssignment(word.into()))?;
            let point = RulePoint::by_name(name)?;
            if seen.contains(&point.name) {
                return Err(RulesError::OptionTwice(point.name));
            }
            seen.push(point.name);
            point.set(&mut rules, point.parse(value)?)?;
        }
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;

    use super::*;

    #[test]
    fn every_preset_round_trips_as_a_line() {
        for preset in Preset::ALL {
            let rules = Rules::from(preset);
            assert_eq!(rules.to_string(), preset.name());
            assert_eq!(rules.to_string().parse(), Ok(rules));
        }
    }

    #[test]
    fn every_value_of_every_point_round_trips_as_a_line() {
        for preset in Preset::ALL {
            for point in &RULE_POINTS {
                for value in point.domain.values() {
                    let mut rules = Rules::from(preset);
                    point.set(&mut rules, value).unwrap();
                    assert_eq!(point.get(&rules), value);
                    assert_eq!(rules.to_string().parse(), Ok(rules), "{rules}");
                }
            }
        }
    }

    #[test]
    fn a_bad_line_is_refused_by_name() {
        let error = |line: &str| line.parse::<Rules>().unwrap_err().to_string();
        assert!(error("clasic").contains("clasic"));
        assert!(error("").contains("classic"));
        assert!(error("classic jmp=off").contains("jmp"));
        assert!(error("classic jump=never").contains("mandatory"));
        assert!(error("classic planes=5").contains("1 to 4"));
        assert!(error("classic launch_rolls=none").contains("launch_rolls"));
        assert!(error("classic jump").contains("name=value"));
        assert!(error("classic jump=off jump=off").contains("twice"));
    }
}
