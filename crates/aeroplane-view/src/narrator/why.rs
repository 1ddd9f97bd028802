//! Which rule of a game made a step happen.

use aeroplane_rules::{
    CaptureCause, Domain, LostStepsCause, PassCause, RulePoint, Rules, SentBackCause, Stacking, Step,
    TurnBackCause, Value,
};

use super::Narrator;
use crate::message::Message;

impl Narrator {
    /// Which rules of this game made the step happen as it did, one sentence each; none for steps that are the same
    /// under all rules. Names and meanings are those of the table of rule points, which is in English whatever the
    /// language.
    pub fn why(&self, step: &Step, rules: &Rules) -> Vec<String> {
        rule_points(step, rules)
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

/// The names of the rule points that had a say in the step.
pub(super) const fn rule_points(step: &Step, rules: &Rules) -> &'static [&'static str] {
    match step {
        Step::Launched { .. } => &["launch_rolls"],
        Step::TurnedBack { because: TurnBackCause::Home, .. }
        | Step::StepsLost { because: LostStepsCause::Home, .. } => &["overshoot"],
        Step::TurnedBack { because: TurnBackCause::Stack, .. }
        | Step::StepsLost {
            // Only a walk that an enemy stack turned round comes back to the pad.
            because: LostStepsCause::Stack | LostStepsCause::Pad,
            ..
        } => &["stack_blocks"],
        Step::Jumped { .. } => &["jump"],
        Step::Flew { .. } => &["shortcut"],
        Step::Crossed { .. } | Step::Captured { because: CaptureCause::Crossing, .. } => {
            &["shortcut_crossing"]
        }
        Step::Captured { planes, because: CaptureCause::Landing, .. } => match rules.stacking {
            Stacking::Optional | Stacking::Automatic if planes.is_several() => {
                &["capture_at", "stack_defense"]
            }
            Stacking::Off | Stacking::Optional | Stacking::Automatic => &["capture_at"],
        },
        Step::Stacked { .. } => &["stacking"],
        Step::SentBack { because: SentBackCause::Stack(_), .. } => &["stack_defense"],
        Step::SentBack { because: SentBackCause::Sixes(_), .. }
        | Step::Passed { because: PassCause::Sixes(_), .. } => &["six_streak_penalty", "six_streak_length"],
        Step::Passed { because: PassCause::Declined, .. } => &["must_move"],
        Step::RollAgain { .. } => &["extra_roll_faces"],
        Step::Placed { .. } | Step::Over { .. } => &["end"],
        Step::Scored { .. } => &["scoring"],
        Step::Rolled { .. }
        | Step::Walked { .. }
        | Step::CameHome { .. }
        | Step::Passed { because: PassCause::NoMove, .. }
        | Step::TurnPassed { .. } => &[],
    }
}
