//! The game in words.

mod phrases;
mod places;
mod preview;
mod refusals;
mod steps;
#[cfg(test)]
mod tests;
mod trail;
mod why;

use core::fmt;

pub(crate) use places::with_place;

use aeroplane_rules::Step;

use crate::language::Language;
use crate::message::{Form, Message, MessageBook};

/// Speaks one language: tells steps, moves and positions and why things are as they are, and says what a program has
/// to say besides.
///
/// It decides no rule and keeps no game: whatever it says follows from what it is given.
///
/// ```
/// use aeroplane_rules::{Color, Roll, Step};
/// use aeroplane_view::{Language, Narrator};
///
/// let narrator = Narrator::new(Language::English);
/// let step = Step::Rolled { color: Color::Blue, roll: Roll::Six };
/// assert_eq!(narrator.step(&step), "Blue rolls 6.");
/// ```
pub struct Narrator {
    language: Language,
    book: MessageBook,
}

impl Narrator {
    /// A narrator of that language.
    pub fn new(language: Language) -> Self {
        Self { language, book: MessageBook::new(language) }
    }

    /// The language in which it tells.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// One step as a sentence that stands alone.
    pub fn step(&self, step: &Step) -> String {
        self.text(&self.step_message(step, Form::Full))
    }

    #[cfg(not(test))]
    pub(crate) fn text(&self, message: &Message) -> String {
        self.book.text(message)
    }

    /// In tests a gap in the messages is a failure.
    #[cfg(test)]
    pub(crate) fn text(&self, message: &Message) -> String {
        self.book.checked_text(message).unwrap_or_else(|complaint| panic!("{}: {complaint}", self.language))
    }

    /// The sentences behind one another, as the language writes them.
    pub fn sentences(&self, sentences: &[String]) -> String {
        sentences.join(&self.text(&Message::new("sentence-separator")))
    }

    /// The items as the language writes lists.
    fn list(&self, items: &[String]) -> String {
        items.join(&self.text(&Message::new("list-separator")))
    }
}

impl fmt::Debug for Narrator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Narrator").field("language", &self.language).finish_non_exhaustive()
    }
}
