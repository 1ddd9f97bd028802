//! What experiments there are.

use aeroplane_rules::{RULE_POINTS, RulePoint, Rules, RulesError, Value};
use serde::{Deserialize, Serialize};

use super::precision::Precision;
use super::shape::Shape;
use super::words;
use crate::participant::Participant;

/// What is compared with what.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Design {
    /// Participants against one another.
    Tournament {
        /// Who takes part, each once.
        #[serde(with = "words::definitions")]
        participants: Vec<Participant>,
        /// The rules of every game.
        #[serde(with = "words::one")]
        rules: Rules,
        /// Where the players sit.
        table: Shape,
        /// Who meets whom.
        pairing: Pairing,
        /// How exactly every share shall be known before no more games are played.
        precision: Option<Precision>,
    },
    /// What seats and beginning are worth.
    Seats {
        /// Who sits on every seat.
        #[serde(with = "words::definition")]
        participant: Participant,
        /// The rules that are tried.
        #[serde(with = "words::several")]
        rules: Vec<Rules>,
    },
    /// What rules change.
    Sweep {
        /// Who sits on every seat where length and happenings are measured.
        #[serde(with = "words::definition")]
        participant: Participant,
        /// The rules that are varied, one point at a time.
        #[serde(with = "words::one")]
        base: Rules,
        /// The points, each with its values in the order of the results.
        #[serde(with = "words::several")]
        changes: Vec<Change>,
    },
}

/// Who meets whom in a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pairing {
    /// Each participant alone against every other one on all remaining chairs. With two players a pair meets once.
    OneVsOthers,
    /// All participants at one table, as many as there are chairs.
    All,
    /// Each pair once, with the same number of chairs each, in turn round the table.
    HeadToHead,
}

impl Pairing {
    /// The name in arguments.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OneVsOthers => "one-vs-others",
            Self::All => "all",
            Self::HeadToHead => "head-to-head",
        }
    }
}

/// One rule point with one value. As a text `jump=off`.
#[derive(Clone, Copy)]
pub struct Change {
    point: &'static RulePoint,
    value: Value,
}

impl Change {
    /// The point with that value, which it can take.
    ///
    /// # Errors
    ///
    /// [`RulesError::BadValue`] where it cannot.
    pub fn new(point: &'static RulePoint, value: Value) -> Result<Self, RulesError> {
        let change = Self { point, value };
        let mut rules = Rules::from(aeroplane_rules::Preset::Classic);
        point.set(&mut rules, value).map(|()| change)
    }

    /// The rule point.
    pub const fn point(self) -> &'static RulePoint {
        self.point
    }

    /// Its value.
    pub const fn value(self) -> Value {
        self.value
    }

    /// The rules with this point changed.
    pub fn applied_to(self, mut rules: Rules) -> Rules {
        // The point takes the value: that was asked when the change was made.
        let _ = self.point.set(&mut rules, self.value);
        rules
    }

    /// The values that a point is tried with where nobody says which: all of them, but of the sets of faces those that
    /// rule texts use, and the extremes.
    pub fn usual_values(point: &'static RulePoint) -> Vec<Self> {
        let values = match point.domain {
            aeroplane_rules::Domain::Faces { .. } => ["none", "6", "1,6", "5,6", "2,4,6", "1,2,3,4,5,6"]
                .into_iter()
                .filter_map(|text| point.parse(text).ok())
                .collect(),
            domain @ (aeroplane_rules::Domain::Number { .. }
            | aeroplane_rules::Domain::Flag
            | aeroplane_rules::Domain::Words(_)) => domain.values(),
        };
        // What the domain holds and the point refuses is no value of the point.
        values.into_iter().filter_map(|value| Self::new(point, value).ok()).collect()
    }

    /// The usual values of every rule point, in the order of the rules page.
    pub fn all() -> Vec<Self> {
        RULE_POINTS.iter().flat_map(Self::usual_values).collect()
    }
}

impl PartialEq for Change {
    fn eq(&self, other: &Self) -> bool {
        self.point.name == other.point.name && self.value == other.value
    }
}

impl std::fmt::Debug for Change {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl std::fmt::Display for Change {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}={}", self.point.name, self.value)
    }
}

impl std::str::FromStr for Change {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        let (name, value) = text.split_once('=').ok_or_else(|| RulesError::NotAnAssignment(text.into()))?;
        let point = RulePoint::by_name(name)?;
        Self::new(point, point.parse(value)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_tried_with_several_values_which_are_texts_too() {
        for point in &RULE_POINTS {
            let values = Change::usual_values(point);
            assert!(values.len() >= 2, "{}", point.name);
            for change in values {
                assert_eq!(change.to_string().parse::<Change>().unwrap(), change);
            }
        }
    }

    #[test]
    fn bad_changes_are_refused_by_name() {
        let error = |text: &str| text.parse::<Change>().unwrap_err().to_string();
        assert!(error("jmp=off").contains("jmp"));
        assert!(error("jump=never").contains("never"));
        assert!(error("jump").contains("jump"));
        assert!(error("planes=5").contains('5'));
        assert!(error("launch_rolls=none").contains("none"));
    }
}
