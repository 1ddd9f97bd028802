//! Which rule of a game made a step happen.

use aeroplane_rules::{Domain, RulePoint, Rules, Step, Value};

use super::Narrator;
use crate::message::Message;

impl Narrator {
    /// Which rules of this game made the step happen as it did, one sentence each; none for steps that are the same
    /// under all rules. Names and meanings are those of the table of rule points, which is in English whatever the
    /// language.
    pub fn why(&self, step: &Step, rules: &Rules) -> Vec<String> {
        step.rule_points()
            .iter()
            // Every name is in the table; a test sees to it.
            .filter_map(|name| RulePoint::by_name(name).ok())
            .map(|point| self.text(&self.why_message(point, rules)))
            .collect()
    }

    fn why_message(&self, point: &RulePoint, rules: &Rules) -> Message {
        let value = point.get(rules);
        let answer = match (point.domain, value) {
            (Domain::Words(words), Value::Word(name)) => {
                words.iter().find(|word| word.name == name).map_or(name, |word| word.meaning).to_owned()
            }
            (_, Value::Flag(true)) => self.text(&Message::new("why-yes")),
            (_, Value::Flag(false)) => self.text(&Message::new("why-no")),
            (_, Value::Number(_) | Value::Faces(_) | Value::Word(_)) => value.to_string(),
        };
        Message::new("why")
            .with("question", point.meaning)
            .with("answer", answer)
            .with("option", point.name)
            .with("value", value.to_string())
    }
}
