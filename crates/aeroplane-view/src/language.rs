//! The languages that have messages.

use core::fmt;
use core::str::FromStr;

/// A language in which the game can be told.
///
/// To add one, write its message files in a folder of `locales/` and give it a variant here: the compiler and the tests
/// then ask for the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// The message files of one language, as part of the program.
macro_rules! message_files {
    ($folder:literal) => {
        [
            include_str!(concat!("../../../locales/", $folder, "/steps.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/moves.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/board.ftl")),
        ]
    };
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 1] = [Self::English];

    /// The language tag (BCP 47), as in `lang` attributes and command-line options.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// The texts of its message files.
    pub(crate) const fn message_files(self) -> [&'static str; 3] {
        match self {
            Self::English => message_files!("en"),
        }
    }
}

/// Shows the language tag.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

/// A tag of no language that has messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags = Language::ALL.map(Language::tag).join(", ");
        write!(f, "not a language of this program: expected one of {tags}")
    }
}

impl core::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.tag() == tag).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_known_by_their_tags() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert!("xx".parse::<Language>().unwrap_err().to_string().contains("en"));
    }
}
