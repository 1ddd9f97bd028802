//! Messages with their arguments, and the book of a language that turns them into text.
//!
//! What is told is decided in code, as a [`Message`]; how it is told is written in the message files. So a translation
//! needs no code, and a test can render every message without looking at words.

use aeroplane_rules::{Color, PlaneSet, Spot, Zone};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use crate::language::Language;

/// A message that the message files must have, with its arguments.
///
/// The arguments have the same names in all messages: `color` and `victim` are color names, `count` the number of planes
/// and `first` to `fourth` their numbers; a place called `at`, `from` or `to` is the progress of that name together
/// with its zone, `at-zone` and so on, and the cell of the home column, `at-cell`.
#[derive(Debug)]
pub(crate) struct Message {
    key: &'static str,
    form: Form,
    arguments: FluentArgs<'static>,
}

/// The two ways in which a step can be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// As a sentence that stands alone.
    Full,
    /// As a sentence behind another one about the same planes: the message's attribute `next`.
    Next,
}

impl Message {
    pub(crate) fn new(key: &'static str) -> Self {
        Self { key, form: Form::Full, arguments: FluentArgs::new() }
    }

    pub(crate) fn in_form(mut self, form: Form) -> Self {
        self.form = form;
        self
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Self {
        self.arguments.set(name, value);
        self
    }

    pub(crate) fn color(self, color: Color) -> Self {
        self.with("color", color.name())
    }

    pub(crate) fn victim(self, color: Color) -> Self {
        self.with("victim", color.name())
    }

    pub(crate) fn planes(self, planes: PlaneSet) -> Self {
        let message = self.with("count", planes.len());
        ["first", "second", "third", "fourth"]
            .into_iter()
            .zip(planes)
            .fold(message, |message, (name, plane)| message.with(name, plane.number()))
    }

    pub(crate) fn at(self, spot: Spot) -> Self {
        self.place(["at", "at-zone", "at-cell"], spot)
    }

    pub(crate) fn from(self, spot: Spot) -> Self {
        self.place(["from", "from-zone", "from-cell"], spot)
    }

    pub(crate) fn to(self, spot: Spot) -> Self {
        self.place(["to", "to-zone", "to-cell"], spot)
    }

    fn place(self, [progress, zone, cell]: [&'static str; 3], spot: Spot) -> Self {
        let word = match spot.zone() {
            Zone::Hangar => "hangar",
            Zone::Pad => "pad",
            Zone::Ring => "ring",
            Zone::HomeColumn => "column",
            Zone::Home => "home",
        };
        self.with(progress, spot.progress())
            .with(zone, word)
            .with(cell, spot.progress() - Spot::TURN_IN.progress())
    }
}

/// All messages of one language.
pub(crate) struct MessageBook {
    bundle: FluentBundle<FluentResource>,
}

impl MessageBook {
    /// The book of a language. What its files have wrong is left out; [`MessageBook::complaints`] finds it.
    pub(crate) fn new(language: Language) -> Self {
        let locale = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks keep arguments of another writing direction apart. Terminals that arrange nothing show them as
        // rubbish, and our own lines let none of them through, since foreign text could turn a line round with them.
        // Most arguments are numbers and words of the same language. Urdu has Latin ones too – names, files, options –
        // and stands without marks in the order in which it is read. Where text is arranged, the front end sets names
        // apart itself, such as with <bdi>.
        bundle.set_use_isolating(false);
        for file in language.message_files() {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// The message as text. A message or an argument that is missing shows its name: tests see to it that none is, and
    /// for a player a gap in a sentence is better than no game.
    pub(crate) fn text(&self, message: &Message) -> String {
        self.render(message, &mut Vec::new()).unwrap_or_else(|| message.key.to_owned())
    }

    /// The message as text together with all that is wrong with it.
    #[cfg(test)]
    pub(crate) fn checked_text(&self, message: &Message) -> Result<String, String> {
        let mut errors = Vec::new();
        let text = self.render(message, &mut errors);
        match text {
            Some(text) if errors.is_empty() => Ok(text),
            Some(text) => Err(format!("{}: {errors:?} in {text:?}", message.key)),
            None => Err(format!("{} is missing in form {:?}", message.key, message.form)),
        }
    }

    fn render(&self, message: &Message, errors: &mut Vec<FluentError>) -> Option<String> {
        let entry = self.bundle.get_message(message.key)?;
        let pattern = match message.form {
            Form::Full => entry.value()?,
            Form::Next => entry.get_attribute("next")?.value(),
        };
        let text = self.bundle.format_pattern(pattern, Some(&message.arguments), errors);
        Some(text.into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn message_files_have_no_errors_and_no_message_twice() {
        for language in Language::ALL {
            let mut bundle = FluentBundle::new_concurrent(vec![language.tag().parse().unwrap()]);
            for file in language.message_files() {
                let resource = FluentResource::try_new(file.to_owned()).map_err(|(_, errors)| errors);
                assert_eq!(bundle.add_resource(resource.unwrap()), Ok(()), "{language}");
            }
        }
    }

    /// The names of all messages of a language, in the order of its files.
    fn names(language: Language) -> Vec<&'static str> {
        let lines = language.message_files().into_iter().flat_map(str::lines);
        lines.filter_map(|line| line.split_once(" =").map(|(name, _)| name)).filter(is_name).collect()
    }

    fn is_name(text: &&str) -> bool {
        text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    }

    #[test]
    fn all_languages_have_the_same_messages_in_the_same_order() {
        for language in Language::ALL {
            assert_eq!(names(language), names(Language::English), "{language}");
        }
    }

    #[test]
    fn a_gap_shows_its_name_instead_of_stopping_the_game() {
        let book = MessageBook::new(Language::English);
        assert_eq!(book.text(&Message::new("no-such-message")), "no-such-message");
        assert!(book.checked_text(&Message::new("no-such-message")).is_err());
        // Its arguments are missing.
        let rolled = Message::new("rolled");
        assert!(book.text(&rolled).contains("roll"));
        assert!(book.checked_text(&rolled).is_err());
    }
}
