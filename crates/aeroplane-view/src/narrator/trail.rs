//! A whole trail in short lines.

use aeroplane_rules::{Color, PlaneSet, SentBackCause, Step};
use unicode_width::UnicodeWidthStr as _;

use super::Narrator;
use crate::message::{Form, Message};

/// The columns up to which sentences share a line.
const LINE_WIDTH: usize = 76;

impl Narrator {
    /// A trail as lines to read. Sentences that belong together share a line as far as it is short enough to be taken
    /// in at a glance; who comes next and what ends begin lines of their own.
    ///
    /// ```
    /// use aeroplane_rules::{Color, ColorSet, Position, Preset, Roll, Rules, Trail};
    /// use aeroplane_view::{Language, Narrator};
    ///
    /// let rules = Rules::from(Preset::Classic);
    /// let mut position = Position::start(&rules, ColorSet::ALL, Color::Red)?;
    /// let mut trail = Trail::new();
    /// position.roll(&rules, Roll::Three, &mut trail)?;
    /// assert_eq!(
    ///     Narrator::new(Language::English).trail(&trail),
    ///     ["Red rolls 3. Red has no legal move: the roll is lost.", "It is Yellow's turn."]
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn trail(&self, steps: &[Step]) -> Vec<String> {
        let separator = self.text(&Message::new("sentence-separator"));
        let mut lines: Vec<String> = Vec::new();
        let mut before: Option<Subject> = None;
        for step in steps {
            let subject = Subject::of(step);
            let continues = subject.is_some() && subject == before;
            let form = if continues { Form::Next } else { Form::Full };
            let sentence = self.text(&self.step_message(step, form));
            before = subject;
            match lines.last_mut() {
                Some(line) if !begins_line(step) && fits(line, &separator, &sentence) => {
                    line.push_str(&separator);
                    line.push_str(&sentence);
                }
                Some(_) | None => lines.push(sentence),
            }
        }
        lines
    }
}

fn fits(line: &str, separator: &str, sentence: &str) -> bool {
    line.width() + separator.width() + sentence.width() <= LINE_WIDTH
}

/// The planes that a sentence is about, where the next one may say "it" and mean them.
#[derive(PartialEq)]
struct Subject {
    color: Color,
    planes: PlaneSet,
}

impl Subject {
    fn of(step: &Step) -> Option<Self> {
        match *step {
            Step::Walked { color, planes, .. }
            | Step::TurnedBack { color, planes, .. }
            | Step::StepsLost { color, planes, .. }
            | Step::Jumped { color, planes, .. }
            | Step::Flew { color, planes, .. }
            | Step::CameHome { color, planes }
            | Step::SentBack { color, planes, because: SentBackCause::Stack(_) } => {
                Some(Self { color, planes })
            }
            // Sentences about a player or about both sides: "it" behind them could be anybody.
            Step::Rolled { .. }
            | Step::Launched { .. }
            | Step::Crossed { .. }
            | Step::Captured { .. }
            | Step::Stacked { .. }
            | Step::SentBack { because: SentBackCause::Sixes(_), .. }
            | Step::Passed { .. }
            | Step::RollAgain { .. }
            | Step::TurnPassed { .. }
            | Step::Withdrawn { .. }
            | Step::Placed { .. }
            | Step::Scored { .. }
            | Step::Over { .. } => None,
        }
    }
}

const fn begins_line(step: &Step) -> bool {
    match step {
        Step::Rolled { .. }
        | Step::RollAgain { .. }
        | Step::TurnPassed { .. }
        | Step::Withdrawn { .. }
        | Step::Placed { .. }
        | Step::Scored { .. }
        | Step::Over { .. } => true,
        Step::Launched { .. }
        | Step::Walked { .. }
        | Step::TurnedBack { .. }
        | Step::StepsLost { .. }
        | Step::Jumped { .. }
        | Step::Flew { .. }
        | Step::Crossed { .. }
        | Step::Captured { .. }
        | Step::Stacked { .. }
        | Step::SentBack { .. }
        | Step::CameHome { .. }
        | Step::Passed { .. } => false,
    }
}
