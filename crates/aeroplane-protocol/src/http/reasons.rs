//! Why a game went on as it did, and why planes stay where they are.

use aeroplane_rules::{Color, PlaneSet, RULE_POINTS, Roll, RulePoint, Step};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bytes::GameId;

/// Why an action of a game brought about what it did, and why planes cannot answer the roll.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Reasons {
    /// The game.
    pub game: GameId,
    /// The ply to which the action led, 0 for the start.
    pub ply: u32,
    /// What the action brought about, in order.
    pub steps: Vec<StepReasons>,
    /// The roll that waits for a move, or that was lost because nothing could be moved with it; left out otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<RollReasons>,
}

/// Which rules made a step happen as it did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StepReasons {
    /// What happened.
    pub step: Step,
    /// The rule points that had a say in it; none for steps that are the same under all rules.
    pub rules: Vec<RuleName>,
}

/// Why planes cannot be moved with a roll.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RollReasons {
    /// Who rolled.
    pub color: Color,
    /// The roll.
    pub roll: Roll,
    /// The planes that stay where they are; those that can be moved are not among them.
    pub refusals: Vec<PlanesRefused>,
}

/// Planes that cannot be moved for the same reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlanesRefused {
    /// The planes.
    pub planes: PlaneSet,
    /// The reason.
    pub because: aeroplane_rules::Refusal,
}

/// The name of a rule point: a field of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "descriptions",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "keyof Rules"),
    schemars(with = "String", extend("enum" = RULE_POINTS.each_ref().map(|point| point.name)))
)]
pub struct RuleName(&'static str);

impl RuleName {
    /// The rule point of that name, `None` where there is none.
    pub fn new(name: &str) -> Option<Self> {
        RULE_POINTS.iter().find(|point| point.name == name).map(Self::of)
    }

    /// The name of a rule point.
    pub const fn of(point: &RulePoint) -> Self {
        Self(point.name)
    }

    /// The name.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl Serialize for RuleName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for RuleName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        RulePoint::by_name(&name).map(Self::of).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_rule_points_have_names() {
        for point in &RULE_POINTS {
            let name = RuleName::new(point.name).unwrap();
            let text = serde_json::to_string(&name).unwrap();
            assert_eq!((text.as_str(), name.as_str()), (format!("{:?}", point.name).as_str(), point.name));
            assert_eq!(serde_json::from_str::<RuleName>(&text).unwrap(), name);
        }
        assert_eq!(RuleName::new("weather"), None);
        assert!(serde_json::from_str::<RuleName>("\"weather\"").is_err());
    }
}
