//! What people write: names and chat, cleaned of what could deceive or break a line.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use unicode_normalization::UnicodeNormalization as _;
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

/// Cleans a text and measures it.
fn clean(text: &str, most_graphemes: usize, most_bytes: usize) -> Result<String, TextProblem> {
    let text: String = text.nfc().filter(|symbol| !symbol.is_control()).collect();
    let text = text.trim();
    if text.is_empty() {
        return Err(TextProblem::Empty);
    }
    if text.graphemes(true).count() > most_graphemes {
        return Err(TextProblem::TooLong { most: most_graphemes });
    }
    if text.len() > most_bytes {
        return Err(TextProblem::TooManyBytes { most: most_bytes });
    }
    Ok(text.into())
}

/// Declares a text of limited length.
macro_rules! cleaned_text {
    ($(#[$meta:meta])* $name:ident: $most_graphemes:literal characters, $most_bytes:literal bytes) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(String);

        impl $name {
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
                clean(text, $most_graphemes, $most_bytes).map(Self)
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
