//! What the cleaning of texts has to know of a single character, from the tables of Unicode.

use icu_properties::props::{
    CanonicalCombiningClass, DefaultIgnorableCodePoint, ExtendedPictographic, GeneralCategory, JoiningType,
};
use icu_properties::{CodePointMapData, CodePointSetData};

/// Keeps two letters apart that would join, or shows a half letter.
pub(super) const NON_JOINER: char = '\u{200C}';
/// Joins two letters or pictures.
pub(super) const JOINER: char = '\u{200D}';
/// Asks for a picture as a sign of the text, without color.
pub(super) const TEXT_STYLE: char = '\u{FE0E}';
/// Asks for a picture in color.
pub(super) const PICTURE_STYLE: char = '\u{FE0F}';
/// Draws a key around a digit.
pub(super) const KEYCAP: char = '\u{20E3}';

/// Whether a character takes space and shows nothing.
pub(super) fn is_blank(symbol: char) -> bool {
    // Characters that Unicode calls letters, marks or symbols, though nobody can see them: the empty Braille cell, the
    // empty note and the blanks between hieroglyphs.
    symbol.is_whitespace() || matches!(symbol, '\u{2800}' | '\u{1D159}' | '\u{13441}' | '\u{13442}')
}

/// Whether a character may stand in a text at all, wherever it is: no control, no mere instruction, nothing that is
/// invisible, private, unassigned or the stand-in of something else.
pub(super) fn is_welcome(symbol: char) -> bool {
    if matches!(symbol, NON_JOINER | JOINER | TEXT_STYLE | PICTURE_STYLE) {
        return true;
    }
    let unwelcome_category = match CodePointMapData::<GeneralCategory>::new().get(symbol) {
        GeneralCategory::Control
        | GeneralCategory::Format
        | GeneralCategory::LineSeparator
        | GeneralCategory::ParagraphSeparator
        | GeneralCategory::PrivateUse
        | GeneralCategory::Surrogate
        | GeneralCategory::Unassigned => true,
        GeneralCategory::UppercaseLetter
        | GeneralCategory::LowercaseLetter
        | GeneralCategory::TitlecaseLetter
        | GeneralCategory::ModifierLetter
        | GeneralCategory::OtherLetter
        | GeneralCategory::NonspacingMark
        | GeneralCategory::SpacingMark
        | GeneralCategory::EnclosingMark
        | GeneralCategory::DecimalNumber
        | GeneralCategory::LetterNumber
        | GeneralCategory::OtherNumber
        | GeneralCategory::SpaceSeparator
        | GeneralCategory::DashPunctuation
        | GeneralCategory::OpenPunctuation
        | GeneralCategory::ClosePunctuation
        | GeneralCategory::ConnectorPunctuation
        | GeneralCategory::InitialPunctuation
        | GeneralCategory::FinalPunctuation
        | GeneralCategory::OtherPunctuation
        | GeneralCategory::MathSymbol
        | GeneralCategory::CurrencySymbol
        | GeneralCategory::ModifierSymbol
        | GeneralCategory::OtherSymbol => false,
    };
    let stand_in = matches!(symbol, '\u{FFFC}' | '\u{FFFD}');
    !unwelcome_category && !stand_in && !CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(symbol)
}

/// Whether a character is drawn on the one before it.
pub(super) fn is_mark(symbol: char) -> bool {
    matches!(
        CodePointMapData::<GeneralCategory>::new().get(symbol),
        GeneralCategory::NonspacingMark | GeneralCategory::SpacingMark | GeneralCategory::EnclosingMark
    )
}

/// Whether a mark is the dot that makes another letter of an Indic one. Normalisation leaves it apart where it would
/// compose an accent.
pub(super) fn is_nukta(symbol: char) -> bool {
    combining_class(symbol) == CanonicalCombiningClass::Nukta
}

/// Whether a mark takes the vowel of an Indic letter away, so that it can join the next one.
pub(super) fn is_virama(symbol: char) -> bool {
    combining_class(symbol) == CanonicalCombiningClass::Virama
}

fn combining_class(symbol: char) -> CanonicalCombiningClass {
    CodePointMapData::<CanonicalCombiningClass>::new().get(symbol)
}

/// Whether a character is a picture, also one that needs [`PICTURE_STYLE`] to be shown as such.
pub(super) fn is_picture(symbol: char) -> bool {
    CodePointSetData::new::<ExtendedPictographic>().contains(symbol)
}

/// Whether a character is a tone of skin, which colors the picture before it.
pub(super) fn is_skin_tone(symbol: char) -> bool {
    matches!(symbol, '\u{1F3FB}'..='\u{1F3FF}')
}

/// Whether a letter joins the one after it, as most Arabic letters do.
pub(super) fn joins_next(symbol: char) -> bool {
    matches!(joining_type(symbol), JoiningType::DualJoining | JoiningType::LeftJoining)
}

/// Whether a letter joins the one before it.
pub(super) fn joins_previous(symbol: char) -> bool {
    matches!(joining_type(symbol), JoiningType::DualJoining | JoiningType::RightJoining)
}

/// Whether letters join across a character, as across vowel signs.
pub(super) fn joins_across(symbol: char) -> bool {
    joining_type(symbol) == JoiningType::Transparent
}

fn joining_type(symbol: char) -> JoiningType {
    CodePointMapData::<JoiningType>::new().get(symbol)
}
