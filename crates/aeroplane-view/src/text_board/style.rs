//! Lines of text with ink on them.

use aeroplane_rules::Color;
use unicode_width::UnicodeWidthStr as _;

/// How a text board is written. Ink is never the only thing that tells two seats apart: the letters are always there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Style {
    /// Letters only.
    #[default]
    Plain,
    /// Letters in the four colors, by the escape sequences of terminals with 16 colors or more.
    Color,
}

/// What a stretch of text is written with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ink {
    /// The terminal's own.
    Plain,
    /// Of little weight.
    Faint,
    /// A seat's color.
    Colored(Color),
    /// A seat's color in full, for planes.
    Filled(Color),
}

/// A stretch of text in one ink.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) ink: Ink,
    pub(crate) text: String,
}

impl Span {
    pub(crate) fn new(ink: Ink, text: impl Into<String>) -> Self {
        Self { ink, text: text.into() }
    }

    pub(crate) fn plain(text: impl Into<String>) -> Self {
        Self::new(Ink::Plain, text)
    }
}

/// A line of spans.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Line(pub(crate) Vec<Span>);

impl Line {
    /// The columns that the line takes.
    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|span| span.text.width()).sum()
    }

    /// The line as text in a style, without blanks at its end.
    pub(crate) fn written(mut self, style: Style) -> String {
        while let Some(last) = self.0.last_mut() {
            let length = last.text.trim_end().len();
            last.text.truncate(length);
            if length > 0 {
                break;
            }
            self.0.pop();
        }
        self.0.iter().map(|span| style.write(span)).collect()
    }
}

impl Style {
    fn write(self, Span { ink, text }: &Span) -> String {
        // Blanks need no ink; without it a board is much shorter.
        let bare = self == Self::Plain || text.trim().is_empty();
        match (bare, *ink) {
            (true, _) | (false, Ink::Plain) => text.clone(),
            (false, Ink::Faint) => format!("\x1b[2m{text}\x1b[0m"),
            (false, Ink::Colored(color)) => format!("\x1b[{}m{text}\x1b[0m", code(color)),
            // Turned round, so that it is legible on light and on dark terminals.
            (false, Ink::Filled(color)) => format!("\x1b[1;7;{}m{text}\x1b[0m", code(color)),
        }
    }
}

/// The terminal color of a seat: of the two shades of each, the one that is legible on black and on white.
const fn code(color: Color) -> u8 {
    match color {
        Color::Red => 91,
        Color::Yellow => 33,
        Color::Blue => 94,
        Color::Green => 32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_without_blanks() {
        let line = Line(vec![Span::new(Ink::Colored(Color::Red), " r "), Span::plain("  ")]);
        assert_eq!(line.width(), 5);
        assert_eq!(line.clone().written(Style::Plain), " r");
        assert_eq!(line.written(Style::Color), "\x1b[91m r\x1b[0m");
        assert_eq!(Line(vec![Span::plain("  ")]).written(Style::Color), String::new());
    }
}
