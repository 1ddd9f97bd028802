//! The languages that have messages.

use core::fmt;
use core::str::FromStr;

/// A language in which the game can be told.
///
/// To add one, write its message files in a folder of `locales/` and give it a variant here: the compiler and the tests
/// then ask for the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// German.
    German,
    /// English.
    #[default]
    English,
    /// Indonesian.
    Indonesian,
    /// Ukrainian.
    Ukrainian,
    /// Urdu.
    Urdu,
    /// Simplified Chinese.
    SimplifiedChinese,
    /// Traditional Chinese.
    TraditionalChinese,
}

/// The message files of one language, as part of the program.
macro_rules! message_files {
    ($folder:literal) => {
        [
            include_str!(concat!("../../../locales/", $folder, "/steps.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/moves.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/board.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/play.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/records.ftl")),
        ]
    };
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 7] = [
        Self::German,
        Self::English,
        Self::Indonesian,
        Self::Ukrainian,
        Self::Urdu,
        Self::SimplifiedChinese,
        Self::TraditionalChinese,
    ];

    /// The language tag (BCP 47), as in `lang` attributes and command-line options.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::German => "de",
            Self::English => "en",
            Self::Indonesian => "id",
            Self::Ukrainian => "uk",
            Self::Urdu => "ur",
            Self::SimplifiedChinese => "zh-Hans",
            Self::TraditionalChinese => "zh-Hant",
        }
    }

    /// The tags by which it is asked for, its own first. One that ends in `-*` stands for all that begin so.
    const fn ranges(self) -> &'static [&'static str] {
        match self {
            Self::German => &["de", "de-*"],
            Self::English => &["en", "en-*"],
            // Its tag was "in" once, and some systems still say so.
            Self::Indonesian => &["id", "id-*", "in", "in-*"],
            Self::Ukrainian => &["uk", "uk-*"],
            Self::Urdu => &["ur", "ur-*"],
            // Where Chinese is spoken says how it is written, so that zh-* would be too much.
            Self::SimplifiedChinese => &["zh-Hans", "zh-Hans-*", "zh", "zh-CN", "zh-SG"],
            Self::TraditionalChinese => &["zh-Hant", "zh-Hant-*", "zh-TW", "zh-HK", "zh-MO"],
        }
    }

    /// The language of a locale as systems name it, such as `en_GB.UTF-8`; `None` where it has no messages.
    ///
    /// ```
    /// use aeroplane_view::Language;
    ///
    /// assert_eq!(Language::of_locale("en_GB.UTF-8"), Some(Language::English));
    /// assert_eq!(Language::of_locale("C"), None);
    /// ```
    pub fn of_locale(locale: &str) -> Option<Self> {
        let end = locale.find(['.', '@']).unwrap_or(locale.len());
        locale[..end].replace('_', "-").parse().ok()
    }

    fn is_called(self, tag: &str) -> bool {
        self.ranges().iter().any(|range| match range.strip_suffix('*') {
            Some(beginning) => {
                tag.get(..beginning.len()).is_some_and(|start| start.eq_ignore_ascii_case(beginning))
            }
            None => tag.eq_ignore_ascii_case(range),
        })
    }

    /// The texts of its message files.
    pub(crate) const fn message_files(self) -> [&'static str; 5] {
        match self {
            Self::German => message_files!("de"),
            Self::English => message_files!("en"),
            Self::Indonesian => message_files!("id"),
            Self::Ukrainian => message_files!("uk"),
            Self::Urdu => message_files!("ur"),
            Self::SimplifiedChinese => message_files!("zh-Hans"),
            Self::TraditionalChinese => message_files!("zh-Hant"),
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

/// Reads a language tag in upper or lower case.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.is_called(tag)).ok_or(UnknownLanguage)
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

    #[test]
    fn locales_name_languages_in_the_way_of_their_system() {
        for locale in ["de", "de_DE.UTF-8", "de_AT", "de-CH", "DE-de@euro"] {
            assert_eq!(Language::of_locale(locale), Some(Language::German), "{locale}");
        }
        for locale in ["en", "en_US", "en_GB.UTF-8", "en_IE@euro", "EN-us"] {
            assert_eq!(Language::of_locale(locale), Some(Language::English), "{locale}");
        }
        for locale in ["id", "id_ID.UTF-8", "in", "in_ID"] {
            assert_eq!(Language::of_locale(locale), Some(Language::Indonesian), "{locale}");
        }
        for locale in ["uk", "uk_UA.UTF-8", "uk-UA"] {
            assert_eq!(Language::of_locale(locale), Some(Language::Ukrainian), "{locale}");
        }
        for locale in ["ur", "ur_PK.UTF-8", "ur_IN", "ur-Arab-PK"] {
            assert_eq!(Language::of_locale(locale), Some(Language::Urdu), "{locale}");
        }
        for locale in ["zh", "zh_CN.UTF-8", "zh_SG", "zh-Hans", "zh_Hans_MY"] {
            assert_eq!(Language::of_locale(locale), Some(Language::SimplifiedChinese), "{locale}");
        }
        for locale in ["zh_TW.UTF-8", "zh_HK", "zh_MO", "zh-Hant", "zh_Hant_HK"] {
            assert_eq!(Language::of_locale(locale), Some(Language::TraditionalChinese), "{locale}");
        }
        for locale in
            ["", "C", "POSIX", "C.UTF-8", "english", "e", "é", "飞行棋", ".", "urd", "zh_", "zh-Han"]
        {
            assert_eq!(Language::of_locale(locale), None, "{locale}");
        }
    }
}
