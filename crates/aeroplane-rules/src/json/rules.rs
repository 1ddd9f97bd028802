//! The JSON form of rules: a preset name, or an object of options over a preset.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;

use serde::de::{Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::roll::{FaceSet, Roll};
use crate::rules::{Domain, Preset, RULE_POINTS, RulePoint, Rules, RulesError, Value};

/// All rule points in table order; the same text as [`Rules::canonical_json`].
impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(RULE_POINTS.len()))?;
        for point in &RULE_POINTS {
            map.serialize_entry(point.name, &point.get(self))?;
        }
        map.end()
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_u8(*number),
            Self::Faces(faces) => serializer.collect_seq(faces.iter()),
            Self::Flag(flag) => serializer.serialize_bool(*flag),
            Self::Word(word) => serializer.serialize_str(word),
        }
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RulesVisitor)
    }
}

struct RulesVisitor;

impl<'de> Visitor<'de> for RulesVisitor {
    type Value = Rules;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a preset or an object of rule options")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Rules, E> {
        name.parse::<Preset>().map(Rules::from).map_err(E::custom)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Rules, A::Error> {
        let mut preset = None;
        let mut given: Vec<(&RulePoint, Value)> = Vec::new();
        while let Some(name) = map.next_key::<Cow<'_, str>>()? {
            if name == "preset" {
                let name = map.next_value::<Cow<'_, str>>()?;
                if preset.replace(name.parse::<Preset>().map_err(A::Error::custom)?).is_some() {
                    return Err(A::Error::custom(RulesError::OptionTwice("preset")));
                }
                continue;
            }
            let point = RulePoint::by_name(&name).map_err(A::Error::custom)?;
            if given.iter().any(|(other, _)| other.name == point.name) {
                return Err(A::Error::custom(RulesError::OptionTwice(point.name)));
            }
            let value = map.next_value::<AnyValue>()?;
            given.push((point, value.of(point).map_err(A::Error::custom)?));
        }
        // Without a preset every option is overwritten, so that any preset serves as the ground.
        let mut rules = Rules::from(preset.unwrap_or(Preset::Classic));
        let missing =
            RULE_POINTS.iter().find(|point| given.iter().all(|(other, _)| other.name != point.name));
        if let (None, Some(point)) = (preset, missing) {
            return Err(A::Error::custom(RulesError::MissingOption(point.name)));
        }
        for (point, value) in given {
            point.set(&mut rules, value).map_err(A::Error::custom)?;
        }
        Ok(rules)
    }
}

/// Whatever JSON gives for an option, so that the error can name the option.
enum AnyValue {
    Number(i64),
    Flag(bool),
    Text(String),
    List(Vec<AnyValue>),
    /// Something that no option takes.
    Other(String),
}

impl AnyValue {
    fn of(&self, point: &RulePoint) -> Result<Value, RulesError> {
        let value = match (point.domain, self) {
            (Domain::Number { .. }, Self::Number(number)) => u8::try_from(*number).ok().map(Value::Number),
            (Domain::Faces { .. }, Self::List(faces)) => {
                let set = faces.iter().map(Self::face).collect::<Option<FaceSet>>();
                set.filter(|set| set.iter().count() == faces.len()).map(Value::Faces)
            }
            (Domain::Flag, Self::Flag(flag)) => Some(Value::Flag(*flag)),
            (Domain::Words(_), Self::Text(word)) => return point.parse(word),
            (Domain::Number { .. } | Domain::Faces { .. } | Domain::Flag | Domain::Words(_), _) => None,
        };
        value.ok_or_else(|| point.bad_value(self.to_string()))
    }

    fn face(&self) -> Option<Roll> {
        match self {
            Self::Number(pips) => u8::try_from(*pips).ok().and_then(Roll::new),
            Self::Flag(_) | Self::Text(_) | Self::List(_) | Self::Other(_) => None,
        }
    }
}

impl fmt::Display for AnyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Flag(flag) => write!(f, "{flag}"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::List(items) => {
                let items: Vec<String> = items.iter().map(Self::to_string).collect();
                write!(f, "[{}]", items.join(","))
            }
            Self::Other(kind) => f.write_str(kind),
        }
    }
}

impl<'de> Deserialize<'de> for AnyValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyVisitor)
    }
}

struct AnyVisitor;

impl<'de> Visitor<'de> for AnyVisitor {
    type Value = AnyValue;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the value of a rule option")
    }

    fn visit_bool<E>(self, flag: bool) -> Result<AnyValue, E> {
        Ok(AnyValue::Flag(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<AnyValue, E> {
        Ok(AnyValue::Number(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<AnyValue, E> {
        Ok(i64::try_from(number).map_or_else(|_| AnyValue::Other(number.to_string()), AnyValue::Number))
    }

    fn visit_f64<E>(self, number: f64) -> Result<AnyValue, E> {
        Ok(AnyValue::Other(format!("{number:?}")))
    }

    fn visit_str<E>(self, text: &str) -> Result<AnyValue, E> {
        Ok(AnyValue::Text(text.into()))
    }

    fn visit_unit<E>(self) -> Result<AnyValue, E> {
        Ok(AnyValue::Other("null".into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<AnyValue, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(AnyValue::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<AnyValue, A::Error> {
        let mut count = 0;
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {
            count += 1;
        }
        Ok(AnyValue::Other(format!("an object with {count} keys")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(json: &str) -> String {
        serde_json::from_str::<Rules>(json).unwrap_err().to_string()
    }

    #[test]
    fn rules_are_written_canonically() {
        for preset in Preset::ALL {
            let rules = Rules::from(preset);
            let json = serde_json::to_string(&rules).unwrap();
            assert_eq!(json, rules.canonical_json());
            assert_eq!(serde_json::from_str::<Rules>(&json).unwrap(), rules);
            let name = serde_json::to_string(preset.name()).unwrap();
            assert_eq!(serde_json::from_str::<Rules>(&name).unwrap(), rules);
        }
    }

    #[test]
    fn options_stand_over_a_preset() {
        let json = r#"{"preset":"classic","planes":2,"launch_rolls":[6],"must_move":false}"#;
        let rules: Rules = serde_json::from_str(json).unwrap();
        assert_eq!(rules.to_string(), "classic planes=2 launch_rolls=6 must_move=false");
    }

    #[test]
    fn errors_name_the_option() {
        assert!(error(r#""clasic""#).contains("clasic"));
        assert!(error(r#"{"preset":"classic","jmp":"off"}"#).contains("jmp"));
        assert!(error(r#"{"preset":"classic","jump":"never"}"#).contains("jump cannot be \"never\""));
        assert!(error(r#"{"preset":"classic","jump":3}"#).contains("jump cannot be 3"));
        assert!(error(r#"{"preset":"classic","planes":-1}"#).contains("planes cannot be -1"));
        assert!(error(r#"{"preset":"classic","planes":2.5}"#).contains("planes cannot be 2.5"));
        assert!(error(r#"{"preset":"classic","launch_rolls":[]}"#).contains("launch_rolls cannot be"));
        assert!(
            error(r#"{"preset":"classic","launch_rolls":[6,6]}"#).contains("launch_rolls cannot be [6,6]")
        );
        assert!(error(r#"{"preset":"classic","launch_rolls":[7]}"#).contains("launch_rolls cannot be [7]"));
        assert!(error(r#"{"preset":"classic","must_move":null}"#).contains("must_move cannot be null"));
        assert!(
            error(r#"{"preset":"classic","must_move":{"a":1}}"#).contains("must_move cannot be an object")
        );
        assert!(error(r#"{"preset":"classic","planes":2,"planes":3}"#).contains("planes is given twice"));
        assert!(error(r#"{"planes":2}"#).contains("launch_rolls is missing"));
        assert!(error("7").contains("the name of a preset"));
    }
}
