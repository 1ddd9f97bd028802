//! Which message tells which step.

use aeroplane_rules::{
    ByColor, CaptureCause, Choice as _, Color, LostStepsCause, PassCause, PlaneSet, SentBackCause, Step,
    TurnBackCause,
};

use super::Narrator;
use crate::message::{Form, Message};

impl Narrator {
    /// The message that tells the step. Steps that are never told behind another sentence about the same planes have
    /// one form only.
    pub(super) fn step_message(&self, step: &Step, form: Form) -> Message {
        match *step {
            Step::Rolled { color, roll } => Message::new("rolled").color(color).with("roll", roll.pips()),
            Step::Launched { color, plane } => {
                Message::new("launched").color(color).planes(PlaneSet::of(plane))
            }
            Step::Walked { color, planes, from, to } => mover("walked", color, planes, form)
                .from(from)
                .to(to)
                .with("direction", if to < from { "back" } else { "on" }),
            Step::TurnedBack { color, planes, at, because } => {
                mover("turned-back", color, planes, form).at(at).with("cause", turn_back_word(because))
            }
            Step::StepsLost { color, planes, at, steps, because } => mover("steps-lost", color, planes, form)
                .at(at)
                .with("steps", steps)
                .with("cause", lost_steps_word(because)),
            Step::Jumped { color, planes, from, to } => {
                mover("jumped", color, planes, form).from(from).to(to)
            }
            Step::Flew { color, planes, from, to } => mover("flew", color, planes, form).from(from).to(to),
            Step::Crossed { color, victim, planes } => {
                Message::new("crossed").color(color).victim(victim).planes(planes)
            }
            Step::Captured { color, victim, planes, at, because } => Message::new("captured")
                .color(color)
                .victim(victim)
                .planes(planes)
                .at(at)
                .with("cause", capture_word(because)),
            Step::Stacked { color, planes, at } => Message::new("stacked").color(color).planes(planes).at(at),
            Step::SentBack { color, planes, because: SentBackCause::Stack(defense) } => {
                mover("sent-back-stack", color, planes, form).with("defense", defense.name())
            }
            Step::SentBack { color, planes, because: SentBackCause::Sixes(penalty) } => {
                Message::new("sent-back-sixes").color(color).planes(planes).with("penalty", penalty.name())
            }
            Step::CameHome { color, planes } => mover("came-home", color, planes, form),
            Step::Passed { color, because } => passed(because).color(color),
            Step::RollAgain { color, streak } => {
                Message::new("roll-again").color(color).with("sixes", streak.sixes())
            }
            Step::TurnPassed { to, .. } => Message::new("turn-passed").color(to),
            Step::Withdrawn { color } => Message::new("withdrawn").color(color),
            Step::Placed { color, place } => Message::new("placed").color(color).with("place", place),
            Step::Scored { scores } => self.scored(scores),
            Step::Over { color } => Message::new("over").color(color),
        }
    }

    fn scored(&self, scores: ByColor<i16>) -> Message {
        // Whoever neither pays nor receives has no part in it; empty seats are among them.
        let items: Vec<String> = scores
            .iter()
            .filter(|&(_, &points)| points != 0)
            .map(|(color, points)| {
                let message = Message::new("score").color(color);
                self.text(&message.with("points", format!("{points:+}")))
            })
            .collect();
        if items.is_empty() {
            Message::new("scored-nothing")
        } else {
            Message::new("scored").with("scores", self.list(&items))
        }
    }
}

fn mover(key: &'static str, color: Color, planes: PlaneSet, form: Form) -> Message {
    Message::new(key).color(color).planes(planes).in_form(form)
}

fn passed(because: PassCause) -> Message {
    match because {
        PassCause::NoMove => Message::new("passed-no-move"),
        PassCause::Declined => Message::new("passed-declined"),
        PassCause::Sixes(penalty) => Message::new("passed-sixes").with("penalty", penalty.name()),
    }
}

const fn turn_back_word(because: TurnBackCause) -> &'static str {
    match because {
        TurnBackCause::Home => "home",
        TurnBackCause::Stack => "stack",
    }
}

const fn lost_steps_word(because: LostStepsCause) -> &'static str {
    match because {
        LostStepsCause::Home => "home",
        LostStepsCause::Stack => "stack",
        LostStepsCause::Pad => "pad",
    }
}

const fn capture_word(because: CaptureCause) -> &'static str {
    match because {
        CaptureCause::Landing | CaptureCause::Stack(_) => "landing",
        CaptureCause::Crossing => "crossing",
    }
}
