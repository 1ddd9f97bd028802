//! Moves in one line each, with what they bring about.

use aeroplane_rules::{Color, Move, PlaneSet, Position, Rules, Step, Trail};

use super::Narrator;
use crate::message::Message;

impl Narrator {
    /// One of the legal moves of the position, with its consequences, in one line: `plane 2: 12 -> 18, shortcut to 30,
    /// captures Blue 1`. It plays the move on a copy, so it says what will happen and not what somebody thinks.
    pub fn move_preview(&self, position: &Position, rules: &Rules, answer: Move) -> String {
        let mut after = *position;
        let mut trail = Trail::new();
        after.play_unchecked(rules, answer, &mut trail);

        let mut parts: Vec<String> = Vec::new();
        let mut outcome: Vec<String> = Vec::new();
        let mut captured: Vec<String> = Vec::new();
        for step in &trail {
            match preview_part(step, parts.is_empty()) {
                Part::Way(message) => parts.push(self.text(&message)),
                Part::Captured(message) => captured.push(self.text(&message)),
                Part::Outcome(message) => outcome.push(self.text(&message)),
                Part::Untold => {}
            }
        }
        // All captures in one phrase: said where each happens, they would make the line too long to compare.
        if !captured.is_empty() {
            let message = Message::new("preview-captures").with("captured", self.list(&captured));
            parts.push(self.text(&message));
        }
        parts.extend(outcome);
        parts.extend(beside(&after, position.turn().color(), answer).map(|message| self.text(&message)));
        self.list(&parts)
    }
}

/// What the line says about a step.
enum Part {
    /// Where the planes go.
    Way(Message),
    /// Whom they capture.
    Captured(Message),
    /// What becomes of them.
    Outcome(Message),
    /// Nothing: it would only repeat what another part says, or what is true of every move of the roll.
    Untold,
}

fn preview_part(step: &Step, is_first: bool) -> Part {
    match *step {
        Step::Launched { plane, .. } => Part::Way(Message::new("preview-launch").planes(PlaneSet::of(plane))),
        Step::Walked { planes, from, to, .. } => {
            let key = match (is_first, to < from) {
                (true, _) => "preview-walk",
                (false, true) => "preview-walk-back",
                (false, false) => "preview-walk-on",
            };
            Part::Way(Message::new(key).planes(planes).from(from).to(to))
        }
        Step::StepsLost { steps, .. } => Part::Way(Message::new("preview-steps-lost").with("steps", steps)),
        Step::Jumped { to, .. } => Part::Way(Message::new("preview-jump").to(to)),
        Step::Flew { to, .. } => Part::Way(Message::new("preview-shortcut").to(to)),
        Step::Passed { .. } => Part::Way(Message::new("preview-decline")),
        Step::Captured { victim, planes, .. } => {
            Part::Captured(Message::new("preview-captured").victim(victim).planes(planes))
        }
        Step::Stacked { planes, .. } => Part::Outcome(Message::new("preview-stack").planes(planes)),
        Step::SentBack { .. } => Part::Outcome(Message::new("preview-lost")),
        Step::Placed { place, .. } => Part::Outcome(Message::new("preview-place").with("place", place)),
        Step::Rolled { .. }
        | Step::TurnedBack { .. }
        | Step::Crossed { .. }
        | Step::CameHome { .. }
        | Step::RollAgain { .. }
        | Step::TurnPassed { .. }
        | Step::Withdrawn { .. }
        | Step::Scored { .. }
        | Step::Over { .. } => Part::Untold,
    }
}

/// What tells a move that does not join own planes from the one that does: whom it stops beside.
fn beside(after: &Position, color: Color, answer: Move) -> Option<Message> {
    let leader = answer.planes().lowest()?;
    let fleet = after.fleet(color);
    let spot = fleet.spot(leader);
    let others = fleet.at(spot).minus(answer.planes()).minus(fleet.stacks().group_of(leader));
    (spot.can_hold_stack() && !others.is_empty()).then(|| Message::new("preview-beside").planes(others))
}
