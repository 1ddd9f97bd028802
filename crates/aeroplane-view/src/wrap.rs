//! Breaking text into lines.

use unicode_width::UnicodeWidthChar;

/// The text in lines of at most so many columns, broken between words, and between the characters of Chinese, which has
/// no blanks. What cannot be broken and is longer than a line has one to itself.
///
/// ```
/// assert_eq!(aeroplane_view::wrap("Red rolls again, after a six.", 16), ["Red rolls again,", "after a six."]);
/// assert_eq!(aeroplane_view::wrap("红方再掷一次。", 10), ["红方再掷一", "次。"]);
/// ```
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let mut blank = " ";
        for piece in pieces(word) {
            match lines.last_mut() {
                Some(line) if cells(line) + blank.len() + cells(piece) <= columns => {
                    line.push_str(blank);
                    line.push_str(piece);
                }
                Some(_) | None => lines.push(piece.to_owned()),
            }
            blank = "";
        }
    }
    lines
}

/// The columns of a text in a terminal that gives each character its own. One that joins letters, such as the Arabic
/// lam and alef, needs no more, and not every terminal does.
pub(crate) fn cells(text: &str) -> usize {
    text.chars().filter_map(UnicodeWidthChar::width).sum()
}

/// The word in pieces that stay whole.
fn pieces(word: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    for ((_, before), (index, after)) in word.char_indices().zip(word.char_indices().skip(1)) {
        if may_break(before, after) {
            pieces.push(&word[start..index]);
            start = index;
        }
    }
    pieces.push(&word[start..]);
    pieces
}

/// Whether a line may end between these: beside a wide character, but with its punctuation.
fn may_break(before: char, after: char) -> bool {
    let is_wide = |character: char| character.width() == Some(2);
    (is_wide(before) || is_wide(after)) && !OPENING.contains(before) && !CLOSING.contains(after)
}

/// What never stands at the end of a line.
const OPENING: &str = "（“《「([";
/// What never stands at the beginning of a line.
const CLOSING: &str = "，。、：；！？）”》」)],.:;";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_and_empty_texts_are_harmless() {
        assert_eq!(wrap("a shortcut b", 3), ["a", "shortcut", "b"]);
        assert_eq!(wrap("", 3), [""; 0]);
        assert_eq!(wrap("a b", 0), ["a", "b"]);
    }

    #[test]
    fn letters_that_some_terminals_join_are_given_their_room() {
        assert_eq!(wrap("پیلا نیلا", 9), ["پیلا نیلا"]);
        assert_eq!(wrap("پیلا نیلا", 8), ["پیلا", "نیلا"]);
    }

    #[test]
    fn chinese_is_broken_between_characters_but_not_before_its_punctuation() {
        assert_eq!(wrap("蓝方（飞行棋），请掷骰：", 8), ["蓝方（飞", "行棋），", "请掷骰："]);
        assert_eq!(wrap("蓝方（飞行棋）", 6), ["蓝方", "（飞行", "棋）"]);
        assert_eq!(wrap("规则 jump=mandatory 好", 8), ["规则", "jump=mandatory", "好"]);
        assert_eq!(wrap("红方 走", 80), ["红方 走"]);
    }
}
