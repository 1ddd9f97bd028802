//! The JSON form of positions: colors in play as keys, a plane's index in its array is its name.

use alloc::vec::Vec;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::object::from_object;
use crate::color::{ByColor, Color};
use crate::position::{Position, Setup};
use crate::roll::Roll;

/// Something for the colors that have it, as an object with their names as keys.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
struct SomeColors<T> {
    #[serde(default = "none::<T>", skip_serializing_if = "Option::is_none")]
    red: Option<T>,
    #[serde(default = "none::<T>", skip_serializing_if = "Option::is_none")]
    yellow: Option<T>,
    #[serde(default = "none::<T>", skip_serializing_if = "Option::is_none")]
    blue: Option<T>,
    #[serde(default = "none::<T>", skip_serializing_if = "Option::is_none")]
    green: Option<T>,
}

fn none<T>() -> Option<T> {
    None
}

impl<T> Default for SomeColors<T> {
    fn default() -> Self {
        Self { red: None, yellow: None, blue: None, green: None }
    }
}

impl<T> From<SomeColors<T>> for ByColor<Option<T>> {
    fn from(some: SomeColors<T>) -> Self {
        Self([some.red, some.yellow, some.blue, some.green])
    }
}

impl<T> From<ByColor<Option<T>>> for SomeColors<T> {
    fn from(values: ByColor<Option<T>>) -> Self {
        let [red, yellow, blue, green] = values.0;
        Self { red, yellow, blue, green }
    }
}

/// Reads what the colors have, from an object only.
fn some_colors<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<SomeColors<T>, D::Error> {
    from_object(deserializer)
}

/// A position as it stands in JSON.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct PositionForm {
    #[serde(deserialize_with = "some_colors")]
    planes: SomeColors<Vec<i64>>,
    #[serde(default, deserialize_with = "some_colors")]
    stacks: SomeColors<Vec<Vec<u64>>>,
    turn: Color,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    roll: Option<Roll>,
    #[serde(default)]
    streak: Vec<Vec<u64>>,
    #[serde(default)]
    places: Vec<Color>,
    #[serde(default)]
    over: bool,
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let setup = self.clone();
        let stacks = ByColor(setup.stacks.0.map(|stacks| (!stacks.is_empty()).then_some(stacks)));
        PositionForm {
            planes: setup.planes.into(),
            stacks: stacks.into(),
            turn: setup.turn,
            roll: setup.roll,
            streak: setup.streak,
            places: setup.places,
            over: setup.over,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let form: PositionForm = from_object(deserializer)?;
        let stacks = ByColor::from(form.stacks);
        Ok(Self {
            planes: form.planes.into(),
            stacks: ByColor(stacks.0.map(Option::unwrap_or_default)),
            turn: form.turn,
            roll: form.roll,
            streak: form.streak,
            places: form.places,
            over: form.over,
        })
    }
}

/// Writes the form of the position's [`Setup`]. Reading goes through the setup, since only with the rules at hand can
/// anyone tell whether a position is possible.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Setup::from(self).serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;

    use super::*;

    const FULL: &str = r#"{"planes":{"red":[-1,0,18,18],"blue":[56,53,-1,2]},"stacks":{"red":[[2,3]]},"turn":"red","streak":[[1]],"places":[],"over":false}"#;

    #[test]
    fn a_position_round_trips() {
        let setup: Setup = serde_json::from_str(FULL).unwrap();
        let rules = crate::rules::Preset::Classic.into();
        let position = Position::new(&setup, &rules).unwrap();
        assert_eq!(serde_json::to_string(&position).unwrap(), FULL);
    }

    #[test]
    fn empty_parts_may_be_left_out() {
        let json = r#"{"planes":{"red":[-1],"blue":[56]},"turn":"red"}"#;
        let setup: Setup = serde_json::from_str(json).unwrap();
        assert!(!setup.over && setup.streak.is_empty() && setup.places.is_empty());
    }

    #[test]
    fn a_bad_form_is_refused() {
        let error = |json: &str| serde_json::from_str::<Setup>(json).unwrap_err().to_string();
        assert!(error(r#"{"planes":{"pink":[-1]},"turn":"red"}"#).contains("pink"));
        assert!(error(r#"{"planes":{"red":[-1]},"turn":"pink"}"#).contains("pink"));
        assert!(error(r#"{"planes":{"red":[-1]},"turn":"red","extra":1}"#).contains("extra"));
        assert!(error(r#"{"turn":"red"}"#).contains("planes"));
        assert!(error(r#"{"planes":[[-1],null,[-1],null],"turn":"red"}"#).contains("an object"));
        assert!(error(r#"[{"red":[-1],"blue":[-1]},{},"red"]"#).contains("an object"));
        let _ = error(r#"{"planes":{"red":[1.5]},"turn":"red"}"#);
    }
}
