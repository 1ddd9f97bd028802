//! Takes out of a text what could deceive or break a line, without a word.

use unicode_normalization::UnicodeNormalization as _;

use super::character::{
    JOINER, KEYCAP, NON_JOINER, PICTURE_STYLE, TEXT_STYLE, is_blank, is_mark, is_nukta, is_picture,
    is_skin_tone, is_virama, is_welcome, joins_across, joins_next, joins_previous,
};

/// The most marks that one character may carry; a nukta right behind its letter is a part of it.
const MOST_MARKS: usize = 2;

/// The text without what is not welcome, in normalisation form C. Cleaning it again changes nothing.
pub(super) fn clean(text: &str) -> String {
    let mut text = pass(text);
    // What is taken out may bring together what normalisation then makes one. Every further pass shortens the text.
    loop {
        let next = pass(&text);
        if next == text {
            return text;
        }
        text = next;
    }
}

fn pass(text: &str) -> String {
    let symbols: Vec<char> = text
        .chars()
        .map(|symbol| if is_blank(symbol) { ' ' } else { symbol })
        .filter(|&symbol| is_welcome(symbol))
        .nfc()
        .collect();
    let mut kept = Kept::default();
    for (place, &symbol) in symbols.iter().enumerate() {
        if kept.takes(symbol, &symbols[place + 1..]) {
            kept.push(symbol);
        }
    }
    kept.symbols.iter().collect::<String>().trim_end().nfc().collect()
}

/// What is kept of a text so far.
#[derive(Default)]
struct Kept {
    symbols: Vec<char>,
    /// How many marks the last character carries.
    marks: usize,
}

impl Kept {
    /// Whether a character may follow, with those that come after it.
    fn takes(&self, symbol: char, after: &[char]) -> bool {
        let before = self.symbols.last().copied();
        match symbol {
            ' ' => before.is_some_and(|before| before != ' '),
            NON_JOINER => self.ends_in_virama() || self.keeps_letters_apart(after),
            JOINER => self.ends_in_virama() || self.joins_pictures(after),
            TEXT_STYLE | PICTURE_STYLE => {
                let makes_key = after.first() == Some(&KEYCAP);
                before.is_some_and(|before| {
                    is_picture(before) || makes_key && matches!(before, '0'..='9' | '#' | '*')
                })
            }
            // A mark needs something to be drawn on that belongs to the text.
            mark if is_mark(mark) => {
                before.is_some_and(|before| before != ' ')
                    && (self.marks < MOST_MARKS || self.is_part_of_letter(mark))
            }
            _ => true,
        }
    }

    fn push(&mut self, symbol: char) {
        if is_mark(symbol) {
            self.marks += usize::from(!self.is_part_of_letter(symbol));
        } else if !matches!(symbol, NON_JOINER | JOINER | TEXT_STYLE | PICTURE_STYLE) {
            // Joiners and styles are no characters of their own: the marks behind them belong to the same one.
            self.marks = 0;
        }
        self.symbols.push(symbol);
    }

    /// Whether a mark makes another letter of the last character, instead of being drawn on it.
    fn is_part_of_letter(&self, mark: char) -> bool {
        is_nukta(mark)
            && self.symbols.last().is_some_and(|&before| before.is_alphabetic() && !is_mark(before))
    }

    fn ends_in_virama(&self) -> bool {
        self.symbols.last().copied().is_some_and(is_virama)
    }

    /// Whether the letters before and after would join without a non-joiner between them: the rule of RFC 5892,
    /// appendix A.1.
    fn keeps_letters_apart(&self, after: &[char]) -> bool {
        let before = self.symbols.iter().rev().find(|&&symbol| !joins_across(symbol));
        let after = after.iter().find(|&&symbol| !joins_across(symbol));
        before.copied().is_some_and(joins_next) && after.copied().is_some_and(joins_previous)
    }

    /// Whether a joiner here makes one picture of two.
    fn joins_pictures(&self, after: &[char]) -> bool {
        let styled =
            |symbol: &&char| !matches!(**symbol, TEXT_STYLE | PICTURE_STYLE) && !is_skin_tone(**symbol);
        let before = self.symbols.iter().rev().find(styled);
        before.copied().is_some_and(is_picture) && after.first().copied().is_some_and(is_picture)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joiners_stay_where_a_script_or_a_picture_needs_them() {
        for needed in [
            "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}", // Persian: I want
            "\u{915}\u{94D}\u{200D}\u{937}",                             // Hindi: a half ka
            "\u{DC1}\u{DCA}\u{200D}\u{DBB}\u{DD3}",                      // Sinhala: Sri
            "\u{1F468}\u{1F3FD}\u{200D}\u{1F680}",                       // an astronaut
            "\u{2764}\u{FE0F}\u{200D}\u{1F525}",                         // a heart on fire
        ] {
            assert_eq!(clean(needed), needed);
        }
        for (idle, expected) in [
            ("A\u{200D}da", "Ada"),
            ("A\u{200C}da", "Ada"),
            ("\u{62F}\u{200C}\u{62F}", "\u{62F}\u{62F}"),
            ("\u{1F468}\u{200D}", "\u{1F468}"),
        ] {
            assert_eq!(clean(idle), expected);
        }
    }

    #[test]
    fn two_marks_are_drawn_and_more_are_not() {
        assert_eq!(
            clean("Z\u{335}\u{336}\u{337}\u{338}alg\u{321}\u{322}\u{325}o"),
            "Z\u{335}\u{336}alg\u{321}\u{322}o"
        );
        // Hindi writes two signs over a dotted letter.
        assert_eq!(clean("\u{92C}\u{921}\u{93C}\u{947}\u{902}"), "\u{92C}\u{921}\u{93C}\u{947}\u{902}");
        assert_eq!(clean("\u{921}\u{93C}\u{93C}\u{93C}\u{93C}"), "\u{921}\u{93C}\u{93C}\u{93C}");
        assert_eq!(clean("\u{301}a \u{301}b"), "a b");
    }

    #[test]
    fn what_was_kept_apart_by_something_invisible_becomes_one() {
        assert_eq!(clean("e\u{34F}\u{301}"), "\u{E9}");
        assert_eq!(clean("e\u{200D}\u{301}"), "\u{E9}");
        assert_eq!(clean("\u{1100}\u{AD}\u{1161}"), "\u{AC00}");
    }
}
