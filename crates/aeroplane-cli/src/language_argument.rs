//! The language in which people are spoken to.

use std::env;

use aeroplane_view::{Language, Narrator};

/// The variables that name the language of messages, the first that says anything before the others.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// What can be said behind the option.
const TAGS: &str = "de|en|id|uk|ur|zh-Hans|zh-Hant";

#[derive(clap::Args)]
pub(crate) struct LanguageArgument {
    #[arg(
        long,
        value_name = TAGS,
        help = "Speak this language [default: that of LC_ALL, LC_MESSAGES or LANG if it is known, else en]"
    )]
    language: Option<Language>,
}

impl LanguageArgument {
    /// A narrator who speaks the language that was asked for, or else that of the environment.
    pub(crate) fn narrator(&self) -> Narrator {
        Narrator::new(self.language.unwrap_or_else(language_of_environment))
    }
}

fn language_of_environment() -> Language {
    let mut values = VARIABLES.iter().filter_map(env::var_os).filter(|value| !value.is_empty());
    let locale = values.next().unwrap_or_default();
    locale.to_str().and_then(Language::of_locale).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_names_every_language() {
        assert_eq!(TAGS, Language::ALL.map(Language::tag).join("|"));
    }
}
