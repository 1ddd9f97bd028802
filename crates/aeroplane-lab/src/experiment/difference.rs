//! In what two experiments differ.

use std::fmt;

use serde_json::Value;

use super::Experiment;

/// The first thing in which two experiments differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// What differs, in the words of the JSON form, such as `design.rules`.
    pub what: String,
    /// What it is in the one experiment, as JSON.
    pub one: String,
    /// What it is in the other.
    pub other: String,
}

/// Such as `seed: 1 and 2`.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} and {}", self.what, self.one, self.other)
    }
}

impl Experiment {
    /// The first thing in which the other experiment differs from this one, in the words of the JSON form; `None` for
    /// the same experiment. How
    /// long programs are waited for is no part of it.
    pub fn difference(&self, other: &Self) -> Option<Difference> {
        let json = |experiment: &Self| serde_json::to_value(experiment).unwrap_or_default();
        first_difference("", &json(self), &json(other))
    }
}

fn first_difference(path: &str, one: &Value, other: &Value) -> Option<Difference> {
    if let (Value::Object(one), Value::Object(other)) = (one, other) {
        let missing = Value::Null;
        let keys = one.keys().chain(other.keys().filter(|key| !one.contains_key(*key)));
        return keys
            .map(|key| {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                let value =
                    |object: &serde_json::Map<String, Value>| object.get(key).unwrap_or(&missing).clone();
                first_difference(&path, &value(one), &value(other))
            })
            .find_map(|difference| difference);
    }
    let differ = || Difference { what: path.to_owned(), one: one.to_string(), other: other.to_string() };
    (one != other).then(differ)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::Design;

    #[test]
    fn a_difference_is_named_with_both_values() {
        let design = |rules: &str| Design::Seats {
            participant: "random".parse().unwrap(),
            rules: vec![rules.parse().unwrap()],
        };
        let one = Experiment { seed: 1, games: 12, roll_limit: 9, design: design("classic") };
        assert_eq!(one.difference(&one.clone()), None);
        let said = |other: &Experiment| one.difference(other).unwrap().to_string();
        assert_eq!(said(&Experiment { seed: 2, ..one.clone() }), "seed: 1 and 2");
        let other = Experiment { design: design("classic planes=2"), ..one.clone() };
        assert_eq!(said(&other), r#"design.rules: ["classic"] and ["classic planes=2"]"#);
    }
}
