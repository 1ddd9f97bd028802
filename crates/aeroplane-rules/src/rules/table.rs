//! The one table of rule points: it feeds JSON, command-line options, the rules page and every sweep over rules.

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;

use super::{
    CaptureAt, Choice, End, LaunchFaces, LinkRule, Overshoot, PlaneCount, Rules, RulesError, Scoring,
    ShortcutCrossing, ShortcutThenJump, SixStreakPenalty, StackBlocks, StackDefense, StackMovement, Stacking,
    StreakLength, Word,
};
use crate::roll::{FaceSet, Roll};

/// One point on which rule texts differ: its name, what it decides, the values that it can take, and how to read and
/// write it in [`Rules`].
pub struct RulePoint {
    /// The name in every text and JSON form.
    pub name: &'static str,
    /// What it decides, one English sentence without the full stop.
    pub meaning: &'static str,
    /// The values that it can take.
    pub domain: Domain,
    read: fn(&Rules) -> Value,
    write: fn(&mut Rules, Value) -> Option<()>,
}

/// The kinds of value that a rule point can take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Domain {
    /// A whole number from `least` to `most`.
    Number {
        /// The smallest value.
        least: u8,
        /// The largest value.
        most: u8,
    },
    /// A set of faces of the die.
    Faces {
        /// Whether the set may be empty.
        may_be_empty: bool,
    },
    /// `true` or `false`.
    Flag,
    /// One of some words.
    Words(&'static [Word]),
}

/// The value of some rule point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    /// A whole number.
    Number(u8),
    /// A set of faces.
    Faces(FaceSet),
    /// True or false.
    Flag(bool),
    /// A word.
    Word(&'static str),
}

impl Value {
    /// The value in JSON: a number, an array of numbers, a boolean or a string.
    pub fn json(self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Faces(faces) => format!("[{}]", join(faces, ",")),
            Self::Flag(flag) => flag.to_string(),
            Self::Word(word) => format!("\"{word}\""),
        }
    }
}

/// A number written in digits alone: no sign, as in the JSON form.
fn digits(text: &str) -> Option<u8> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

fn join(faces: FaceSet, separator: &str) -> String {
    faces.iter().map(|face| face.to_string()).collect::<Vec<_>>().join(separator)
}

/// The value as in command-line options and rules lines: sets of faces as `2,4,6`, the empty one as `none`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => fmt::Display::fmt(number, f),
            Self::Faces(faces) if faces.is_empty() => f.pad("none"),
            Self::Faces(faces) => f.pad(&join(*faces, ",")),
            Self::Flag(flag) => fmt::Display::fmt(flag, f),
            Self::Word(word) => f.pad(word),
        }
    }
}

impl Domain {
    /// The value that a text names, `None` where it names none of this domain.
    fn parse(self, text: &str) -> Option<Value> {
        match self {
            Self::Number { .. } => digits(text).map(Value::Number),
            Self::Faces { .. } if text == "none" => Some(Value::Faces(FaceSet::EMPTY)),
            Self::Faces { .. } => {
                let face = |text: &str| digits(text.trim()).and_then(Roll::new);
                let set = text.split(',').map(face).collect::<Option<FaceSet>>();
                // A face given twice is a slip of somebody who meant another one.
                set.filter(|set| set.iter().count() == text.split(',').count()).map(Value::Faces)
            }
            Self::Flag => text.parse().ok().map(Value::Flag),
            Self::Words(words) => {
                words.iter().find(|word| word.name == text).map(|word| Value::Word(word.name))
            }
        }
    }

    /// What a value must be, for error messages and help.
    pub fn expected(self) -> String {
        match self {
            Self::Number { least, most } => format!("a whole number from {least} to {most}"),
            Self::Faces { may_be_empty: true } => String::from("faces from 1 to 6 such as 2,4,6, or none"),
            Self::Faces { may_be_empty: false } => {
                String::from("at least one face from 1 to 6, such as 2,4,6")
            }
            Self::Flag => String::from("true or false"),
            Self::Words(words) => {
                let names: Vec<&str> = words.iter().map(|word| word.name).collect();
                names.join(", ")
            }
        }
    }

    /// Every value of the domain, for sweeps and tests; sets of faces are all 64 or 63 of them.
    pub fn values(self) -> Vec<Value> {
        match self {
            Self::Number { least, most } => (least..=most).map(Value::Number).collect(),
            Self::Faces { may_be_empty } => (0_u8..64)
                .filter(|&bits| may_be_empty || bits != 0)
                .map(|bits| {
                    let face = |roll: &Roll| bits & (1 << (roll.pips() - 1)) != 0;
                    Value::Faces(Roll::ALL.into_iter().filter(face).collect())
                })
                .collect(),
            Self::Flag => [false, true].map(Value::Flag).into(),
            Self::Words(words) => words.iter().map(|word| Value::Word(word.name)).collect(),
        }
    }
}

impl RulePoint {
    /// The rule point of that name.
    ///
    /// # Errors
    ///
    /// [`RulesError::UnknownOption`] where there is none.
    pub fn by_name(name: &str) -> Result<&'static Self, RulesError> {
        RULE_POINTS
            .iter()
            .find(|point| point.name == name)
            .ok_or_else(|| RulesError::UnknownOption(name.into()))
    }

    /// The value that these rules have at this point.
    pub fn get(&self, rules: &Rules) -> Value {
        (self.read)(rules)
    }

    /// Changes these rules at this point.
    ///
    /// # Errors
    ///
    /// [`RulesError::BadValue`] where the point has no such value; the rules are then unchanged.
    pub fn set(&self, rules: &mut Rules, value: Value) -> Result<(), RulesError> {
        (self.write)(rules, value).ok_or_else(|| self.bad_value(value.to_string()))
    }

    /// Reads a value of this point from the text that `Display` writes.
    ///
    /// # Errors
    ///
    /// [`RulesError::BadValue`] where the text names no value of the point's domain.
    pub fn parse(&self, text: &str) -> Result<Value, RulesError> {
        self.domain.parse(text).ok_or_else(|| self.bad_value(format!("{text:?}")))
    }

    pub(crate) fn bad_value(&self, value: String) -> RulesError {
        RulesError::BadValue { option: self.name, value, expected: self.domain.expected() }
    }
}

/// A point whose values are words.
macro_rules! words {
    ($field:ident: $type:ident, $meaning:literal) => {
        RulePoint {
            name: stringify!($field),
            meaning: $meaning,
            domain: Domain::Words(<$type as Choice>::WORDS),
            read: |rules| Value::Word(rules.$field.name()),
            write: |rules, value| {
                let Value::Word(word) = value else { return None };
                rules.$field = $type::from_name(word)?;
                Some(())
            },
        }
    };
}

/// A point that is true or false.
macro_rules! flag {
    ($field:ident, $meaning:literal) => {
        RulePoint {
            name: stringify!($field),
            meaning: $meaning,
            domain: Domain::Flag,
            read: |rules| Value::Flag(rules.$field),
            write: |rules, value| {
                let Value::Flag(flag) = value else { return None };
                rules.$field = flag;
                Some(())
            },
        }
    };
}

/// A point that is a whole number.
macro_rules! number {
    ($field:ident: $type:ident, $least:literal to $most:literal, $meaning:literal) => {
        RulePoint {
            name: stringify!($field),
            meaning: $meaning,
            domain: Domain::Number { least: $least, most: $most },
            read: |rules| Value::Number(rules.$field.get()),
            write: |rules, value| {
                let Value::Number(number) = value else { return None };
                rules.$field = $type::new(number)?;
                Some(())
            },
        }
    };
}

/// Every rule point, in the order of the rules page.
pub static RULE_POINTS: [RulePoint; 21] = [
    number!(planes: PlaneCount, 1 to 4, "How many planes each player has, all of which must come home"),
    RulePoint {
        name: "launch_rolls",
        meaning: "The rolls that bring a plane from the hangar to the launch pad",
        domain: Domain::Faces { may_be_empty: false },
        read: |rules| Value::Faces(rules.launch_rolls.get()),
        write: |rules, value| {
            let Value::Faces(faces) = value else { return None };
            rules.launch_rolls = LaunchFaces::new(faces)?;
            Some(())
        },
    },
    RulePoint {
        name: "extra_roll_faces",
        meaning: "The rolls that give another roll",
        domain: Domain::Faces { may_be_empty: true },
        read: |rules| Value::Faces(rules.extra_roll_faces),
        write: |rules, value| {
            let Value::Faces(faces) = value else { return None };
            rules.extra_roll_faces = faces;
            Some(())
        },
    },
    flag!(
        extra_roll_without_move,
        "Whether such a roll gives another one even where nothing was moved with it"
    ),
    words!(six_streak_penalty: SixStreakPenalty, "What the last six of a full streak costs"),
    number!(six_streak_length: StreakLength, 2 to 3, "How many sixes in a row make a full streak"),
    words!(jump: LinkRule, "Whether a plane that stops on a square of its own color flies on to the next one"),
    words!(shortcut: LinkRule, "Whether a plane that stops on its shortcut's start flies across the board"),
    flag!(jump_then_shortcut, "Whether the shortcut may follow a jump that ended on its start"),
    words!(shortcut_then_jump: ShortcutThenJump, "Whether a jump follows the shortcut"),
    words!(capture_at: CaptureAt, "At which stops of a move enemy planes are captured"),
    words!(shortcut_crossing: ShortcutCrossing, "What the shortcut does to enemy planes on the cell it crosses"),
    words!(stacking: Stacking, "Whether own planes on one cell form a stack"),
    words!(stack_movement: StackMovement, "How a stack moves"),
    words!(stack_defense: StackDefense, "What happens when a move stops on an enemy stack"),
    words!(stack_blocks: StackBlocks, "What a walk does that meets an enemy stack with steps left"),
    flag!(stack_blocks_jump, "Whether an enemy stack on one of the squares between stops a jump"),
    words!(overshoot: Overshoot, "What a walk does that reaches home with steps left"),
    words!(end: End, "When the game ends"),
    words!(scoring: Scoring, "What is counted when the first player finishes"),
    flag!(must_move, "Whether a player who can move must"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn names_are_unique() {
        for (index, point) in RULE_POINTS.iter().enumerate() {
            assert!(RULE_POINTS[..index].iter().all(|other| other.name != point.name));
            assert!(RulePoint::by_name(point.name).is_ok());
        }
    }

    #[test]
    fn values_round_trip_as_text() {
        for point in &RULE_POINTS {
            for value in point.domain.values() {
                assert_eq!(point.parse(&value.to_string()), Ok(value));
            }
        }
    }

    #[test]
    fn a_text_that_is_no_value_is_refused() {
        for (name, text) in [
            ("planes", "+2"),
            ("planes", "5"),
            ("planes", "0"),
            ("planes", ""),
            ("launch_rolls", "6,6"),
            ("launch_rolls", "7"),
            ("launch_rolls", "2,"),
            ("must_move", "yes"),
            ("jump", "Off"),
        ] {
            let point = RulePoint::by_name(name).unwrap();
            let mut rules = Rules::from(Preset::Classic);
            let refused = point.parse(text).and_then(|value| point.set(&mut rules, value));
            assert!(matches!(refused, Err(RulesError::BadValue { .. })), "{name}={text}");
            assert_eq!(rules, Rules::from(Preset::Classic));
        }
    }

    #[test]
    fn a_value_of_another_kind_changes_nothing() {
        let mut rules = Rules::from(Preset::Classic);
        for point in &RULE_POINTS {
            let wrong = match point.domain {
                Domain::Flag => Value::Number(1),
                Domain::Number { .. } | Domain::Faces { .. } | Domain::Words(_) => Value::Flag(true),
            };
            assert!(point.set(&mut rules, wrong).is_err());
        }
        assert_eq!(rules, Rules::from(Preset::Classic));
    }
}
