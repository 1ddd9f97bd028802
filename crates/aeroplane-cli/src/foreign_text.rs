//! Text that somebody else wrote – a name in a record, an unknown command – made safe to print.

use std::path::Path;

/// What stands in the place of a character that is not printed.
const REPLACEMENT: char = '?';

/// The text in at most so many characters and without those that would do something to the terminal or to the lines
/// around it: control characters, and marks that turn the writing direction.
pub(crate) fn printable(text: &str, longest: usize) -> String {
    let mut characters = text.chars();
    let mut printable: String = characters
        .by_ref()
        .take(longest)
        .map(|character| if is_harmless(character) { character } else { REPLACEMENT })
        .collect();
    if characters.next().is_some() {
        printable.push_str("...");
    }
    printable
}

/// The path as it can be printed: whoever made the file may have named it.
pub(crate) fn printed_path(path: &Path) -> String {
    printable(&path.display().to_string(), usize::MAX)
}

fn is_harmless(character: char) -> bool {
    let turns_direction = matches!(
        character,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    !character.is_control() && !turns_direction
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_moves_the_cursor_or_the_direction_is_printed() {
        assert_eq!(printable("Ada\u{1b}[2J\r\n\u{202e}evil", 40), "Ada?[2J???evil");
        assert_eq!(printable("飞行棋 é", 40), "飞行棋 é");
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        assert_eq!(printable("飞行棋", 2), "飞行...");
        assert_eq!(printable("飞行棋", 3), "飞行棋");
    }
}
