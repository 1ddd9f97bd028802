//! What people write: names and chat, cleaned of what could deceive or break a line.
//!
//! Reading a text cleans it, and a clean text is read as it is. Whoever shows one still has to keep its direction to
//! itself, in `<bdi>` or between isolates: letters that are written from right to left are letters like any other.

mod character;
mod clean;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use unicode_segmentation::UnicodeSegmentation as _;

/// What is wrong with a name or a chat line. Characters that are merely unwelcome are taken out without a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TextProblem {
    /// Nothing is left to read.
    #[error("there is nothing to read in it: write at least one letter")]
    Empty,
    /// It has too many characters.
    #[error("it is too long: at most {most} characters")]
    TooLong {
        /// How many are allowed.
        most: usize,
    },
    /// Its characters are made of too many parts.
    #[error("its characters are too intricate: at most {most} bytes")]
    TooManyBytes {
        /// How many bytes are allowed in UTF-8.
        most: usize,
    },
}

/// How many times as long as a clean text may be what is cleaned: cleaning takes time.
const UNCLEAN: usize = 8;

/// Cleans a text and measures what is left.
fn cleaned(text: &str, most_graphemes: usize, most_bytes: usize) -> Result<String, TextProblem> {
    if text.len() > UNCLEAN * most_bytes {
        return Err(TextProblem::TooLong { most: most_graphemes });
    }
    let text = clean::clean(text);
    if text.is_empty() {
        return Err(TextProblem::Empty);
    }
    if text.graphemes(true).count() > most_graphemes {
        return Err(TextProblem::TooLong { most: most_graphemes });
    }
    if text.len() > most_bytes {
        return Err(TextProblem::TooManyBytes { most: most_bytes });
    }
    Ok(text)
}

/// Declares a text of limited length.
macro_rules! cleaned_text {
    ($(#[$meta:meta])* $name:ident: $most_graphemes:literal characters, $most_bytes:literal bytes) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(
            feature = "descriptions",
            derive(ts_rs::TS, schemars::JsonSchema),
            ts(type = "string"),
            schemars(with = "String", extend("minLength" = 1))
        )]
        pub struct $name(String);

        impl $name {
            /// How many characters it may have, as people count them.
            pub const MOST_CHARACTERS: usize = $most_graphemes;
            /// How many bytes it may have in UTF-8.
            pub const MOST_BYTES: usize = $most_bytes;

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = TextProblem;

            fn from_str(text: &str) -> Result<Self, TextProblem> {
                cleaned(text, Self::MOST_CHARACTERS, Self::MOST_BYTES).map(Self)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

cleaned_text! {
    /// What a person is called: 1 to 20 characters.
    PlayerName: 20 characters, 64 bytes
}
cleaned_text! {
    /// A line of chat: 1 to 200 characters.
    ChatText: 200 characters, 800 bytes
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_limits_of_a_name_count_what_people_see() {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}";
        assert_eq!(family.repeat(3).parse::<PlayerName>().unwrap().as_str().len(), 54);
        assert_eq!(family.repeat(4).parse::<PlayerName>(), Err(TextProblem::TooManyBytes { most: 64 }));
        assert_eq!("n".repeat(21).parse::<PlayerName>(), Err(TextProblem::TooLong { most: 20 }));
        assert_eq!("n".repeat(201).parse::<ChatText>(), Err(TextProblem::TooLong { most: 200 }));
        // So much is not even cleaned.
        let blanks = " ".repeat(8 * 64);
        assert_eq!(blanks.parse::<PlayerName>(), Err(TextProblem::Empty));
        assert_eq!(format!("{blanks}A").parse::<PlayerName>(), Err(TextProblem::TooLong { most: 20 }));
        assert_eq!(" \u{200B}\n".parse::<ChatText>(), Err(TextProblem::Empty));
    }

    /// Characters of all kinds that the cleaning knows, close together, so that they meet.
    fn hostile() -> impl Strategy<Value = String> {
        let picked: Vec<char> = "aZ1#* \t\n\u{85}\u{A0}\u{2028}\u{200B}\u{200C}\u{200D}\u{202E}\u{2066}\u{FE0E}\u{FE0F}\u{20E3}\
            \u{E0061}\u{E0100}\u{300}\u{301}\u{323}\u{345}\u{34F}\u{AD}\u{AC00}\u{1100}\u{1161}\u{11A8}\u{115F}\u{3164}\u{628}\u{627}\u{6CC}\
            \u{64B}\u{651}\u{670}\u{915}\u{93C}\u{93F}\u{94D}\u{921}\u{1F468}\u{1F3FD}\u{1F1E9}\u{2764}\u{2800}\u{FFFC}\u{FFFF}\u{E000}\u{378}"
            .chars()
            .collect();
        let one = prop_oneof![4 => proptest::sample::select(picked), 1 => any::<char>()];
        proptest::collection::vec(one, 0..24).prop_map(|symbols| symbols.into_iter().collect())
    }

    fn breaks_or_turns(symbol: char) -> bool {
        symbol.is_control()
            || symbol.is_whitespace() && symbol != ' '
            || matches!(symbol, '\u{61C}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}')
            || matches!(symbol, '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{E0000}'..='\u{10FFFF}')
    }

    proptest! {
        #[test]
        fn a_clean_text_is_read_as_it_is(text in hostile()) {
            if let Ok(name) = text.parse::<PlayerName>() {
                prop_assert_eq!(name.as_str().parse(), Ok(name.clone()));
                prop_assert_eq!(name.as_str().parse(), Ok::<_, TextProblem>(ChatText(name.0.clone())));
            }
        }

        #[test]
        fn nothing_that_breaks_a_line_or_turns_it_round_is_left(text in hostile()) {
            if let Ok(line) = text.parse::<ChatText>() {
                let text = line.as_str();
                prop_assert!(!text.contains("  ") && text.trim() == text);
                prop_assert!(!text.chars().any(breaks_or_turns), "{:?}", text);
            }
        }
    }
}
