//! Which rules made a step happen as it did.

use crate::step::{CaptureCause, LostStepsCause, PassCause, SentBackCause, Step, TurnBackCause};

impl Step {
    /// The names of the rule points that had a say in the step, see [`RULE_POINTS`](crate::RULE_POINTS); none for steps
    /// that are the same under all rules.
    pub const fn rule_points(&self) -> &'static [&'static str] {
        match self {
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
            Step::Captured { because: CaptureCause::Landing, .. } => &["capture_at"],
            Step::Captured { because: CaptureCause::Stack(_), .. } => &["capture_at", "stack_defense"],
            Step::Stacked { .. } => &["stacking"],
            Step::SentBack { because: SentBackCause::Stack(_), .. } => &["stack_defense"],
            Step::SentBack { because: SentBackCause::Sixes(_), .. }
            | Step::Passed { because: PassCause::Sixes(_), .. } => {
                &["six_streak_penalty", "six_streak_length"]
            }
            Step::Passed { because: PassCause::Declined, .. } => &["must_move"],
            Step::RollAgain { .. } => &["extra_roll_faces"],
            Step::Placed { .. } | Step::Over { .. } => &["end"],
            Step::Scored { .. } => &["scoring"],
            Step::Rolled { .. }
            | Step::Walked { .. }
            | Step::CameHome { .. }
            | Step::Passed { because: PassCause::NoMove, .. }
            | Step::TurnPassed { .. }
            | Step::Withdrawn { .. } => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::Color;
    use crate::rules::RulePoint;

    #[test]
    fn reasons_are_rows_of_the_table() {
        let color = Color::Red;
        for step in [
            Step::RollAgain { color, streak: crate::position::Streak::NONE },
            Step::Over { color },
            Step::Passed { color, because: PassCause::Declined },
        ] {
            assert!(!step.rule_points().is_empty());
            assert!(step.rule_points().iter().all(|name| RulePoint::by_name(name).is_ok()));
        }
    }
}
