//! Breaking text into lines.

use unicode_width::UnicodeWidthStr as _;

/// The text in lines of at most so many columns, broken between words. A word that is longer than a line has one to
/// itself.
///
/// ```
/// assert_eq!(aeroplane_view::wrap("Red rolls again, after a six.", 16), ["Red rolls again,", "after a six."]);
/// ```
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_and_empty_texts_are_harmless() {
        assert_eq!(wrap("a shortcut b", 3), ["a", "shortcut", "b"]);
        assert_eq!(wrap("", 3), [""; 0]);
        assert_eq!(wrap("a b", 0), ["a", "b"]);
    }
}
