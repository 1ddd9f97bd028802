//! Why planes cannot be moved.

use aeroplane_rules::{Color, Position, Refusal, Roll, Rules};

use super::Narrator;
use crate::message::Message;

impl Narrator {
    /// A refusal as a clause without a full stop.
    pub fn refusal(&self, refusal: Refusal) -> String {
        let key = match refusal {
            Refusal::NoLaunch => "refusal-no-launch",
            Refusal::Home => "refusal-home",
            Refusal::Overshoot => "refusal-overshoot",
            Refusal::StackInTheWay => "refusal-stack-in-the-way",
            Refusal::ImmuneStack => "refusal-immune-stack",
        };
        self.text(&Message::new(key))
    }

    /// Why each plane of the color cannot be moved with the roll: one line for all planes with the same reason, none
    /// for planes that can be moved. To explain a roll that was lost, ask with the position after it: nothing was
    /// moved in between.
    pub fn refusals(&self, position: &Position, rules: &Rules, color: Color, roll: Roll) -> Vec<String> {
        let line = |(refusal, planes)| {
            let message = Message::new("refused").planes(planes);
            self.text(&message.with("reason", self.refusal(refusal)))
        };
        position.refusals(rules, color, roll).into_iter().map(line).collect()
    }
}
