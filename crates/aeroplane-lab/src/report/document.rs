//! What a report consists of, whatever it is written as.

use std::collections::BTreeSet;

/// A report: its title and what stands below it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Document {
    pub(super) title: Text,
    pub(super) blocks: Vec<Block>,
    names: BTreeSet<String>,
}

/// A part of a report.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Block {
    /// The heading of a section.
    Section(Text),
    /// The heading of a part of a section.
    Subsection(Text),
    Paragraph(Text),
    List(Vec<Text>),
    Table(Table),
    /// Commands, a line each.
    Commands(Vec<String>),
    Plot(Plot),
}

/// A table: the first column are names, the others numbers.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Table {
    pub(super) headings: Vec<Text>,
    pub(super) rows: Vec<Vec<Text>>,
}

/// A picture.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Plot {
    /// Its name, which no other plot of the document has.
    pub(super) name: String,
    /// What it shows.
    pub(super) title: String,
    pub(super) svg: String,
}

impl Plot {
    pub(super) fn file_name(&self) -> String {
        format!("{}.svg", self.name)
    }
}

impl Document {
    pub(super) fn new(title: &str) -> Self {
        Self { title: Text::default().plain(title), blocks: Vec::new(), names: BTreeSet::new() }
    }

    pub(super) fn push(&mut self, block: Block) {
        self.blocks.push(block);
    }

    /// Adds a paragraph.
    pub(super) fn say(&mut self, text: impl Into<Text>) {
        self.push(Block::Paragraph(text.into()));
    }

    /// Adds a plot under a name that is made of these words.
    pub(super) fn plot(&mut self, words: &str, title: &str, svg: String) {
        let stem = file_stem(words);
        let (mut name, mut number) = (stem.clone(), 1_u32);
        while self.names.contains(&name) {
            number += 1;
            name = format!("{stem}-{number}");
        }
        self.names.insert(name.clone());
        self.push(Block::Plot(Plot { name, title: title.to_owned(), svg }));
    }

    pub(super) fn plots(&self) -> impl Iterator<Item = &Plot> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Plot(plot) => Some(plot),
            _ => None,
        })
    }
}

/// The words in small letters, digits and hyphens, so that they name a file anywhere.
fn file_stem(words: &str) -> String {
    let mut stem = String::new();
    for character in words.chars() {
        if character.is_ascii_alphanumeric() {
            stem.push(character.to_ascii_lowercase());
        } else if !stem.ends_with('-') && !stem.is_empty() {
            stem.push('-');
        }
    }
    stem.truncate(80);
    stem.trim_end_matches('-').to_owned()
}

/// A line of text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Text(Vec<Span>);

/// Some characters of a text, harmless ones: see [`harmless`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Span {
    Plain(String),
    /// A name, an option or a command.
    Code(String),
}

impl Text {
    pub(super) fn plain(mut self, text: &str) -> Self {
        self.0.push(Span::Plain(harmless(text)));
        self
    }

    pub(super) fn code(mut self, text: &(impl ToString + ?Sized)) -> Self {
        self.0.push(Span::Code(harmless(&text.to_string())));
        self
    }

    pub(super) fn then(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    pub(super) fn spans(&self) -> &[Span] {
        &self.0
    }

    /// Several texts with something between them.
    pub(super) fn joined(texts: impl IntoIterator<Item = Self>, between: &str) -> Self {
        let mut joined = Self::default();
        for (index, text) in texts.into_iter().enumerate() {
            if index > 0 {
                joined = joined.plain(between);
            }
            joined = joined.then(text);
        }
        joined
    }
}

/// What stands between backticks is code.
impl From<&str> for Text {
    fn from(text: &str) -> Self {
        let spans = text.split('`').enumerate().filter(|(_, span)| !span.is_empty());
        spans.fold(Self::default(), |text, (index, span)| match index % 2 {
            0 => text.plain(span),
            _ => text.code(span),
        })
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        text.as_str().into()
    }
}

/// The text without characters that break lines or turn the writing direction: names of participants can be anything.
pub(super) fn harmless(text: &str) -> String {
    let turns_direction = |character: char| {
        matches!(
            character,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
    };
    let shown = |character: char| match character {
        '\n' | '\t' => ' ',
        character if character.is_control() || turns_direction(character) => char::REPLACEMENT_CHARACTER,
        character => character,
    };
    text.chars().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backticks_mark_code() {
        let text = Text::from("see `lab merge`, then `x`");
        let same = Text::default().plain("see ").code("lab merge").plain(", then ").code("x");
        assert_eq!(text, same);
    }

    #[test]
    fn plots_have_names_of_their_own_that_name_files() {
        let mut document = Document::new("title");
        for words in ["Strength: classic planes=2", "strength classic planes 2", "../../etc/passwd"] {
            document.plot(words, "title", String::new());
        }
        let names: Vec<String> = document.plots().map(Plot::file_name).collect();
        assert_eq!(
            names,
            ["strength-classic-planes-2.svg", "strength-classic-planes-2-2.svg", "etc-passwd.svg"]
        );
    }

    #[test]
    fn what_turns_the_writing_direction_is_replaced() {
        assert_eq!(harmless("a\u{202e}b\nc\u{7}"), "a\u{fffd}b c\u{fffd}");
    }
}
