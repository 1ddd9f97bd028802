//! The limits of what people write, as constants of TypeScript.

use std::fmt::Write as _;

use crate::code::RoomCode;
use crate::text::{ChatText, PlayerName};

/// A module that declares what a form on a page has to keep to.
pub fn limits() -> String {
    let limits = [
        (
            "NAME_CHARACTERS",
            "How many characters a name may have, as people count them.",
            PlayerName::MOST_CHARACTERS,
        ),
        ("NAME_BYTES", "How many bytes a name may have in UTF-8.", PlayerName::MOST_BYTES),
        ("CHAT_CHARACTERS", "How many characters a line of chat may have.", ChatText::MOST_CHARACTERS),
        ("CHAT_BYTES", "How many bytes a line of chat may have in UTF-8.", ChatText::MOST_BYTES),
        ("ROOM_CODE_LENGTH", "How many letters and digits a room code has.", RoomCode::LENGTH),
    ];
    let mut module = String::from("// Made by `cargo xtask bless` from the types of aeroplane-protocol.\n");
    for (name, meaning, limit) in limits {
        // Writing to a string cannot fail.
        let _ = write!(module, "\n/** {meaning} */\nexport const {name} = {limit};\n");
    }
    module
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_those_of_the_types() {
        let module = limits();
        assert!(module.contains("export const NAME_CHARACTERS = 20;\n"), "{module}");
        assert!(module.contains("export const ROOM_CODE_LENGTH = 8;\n"), "{module}");
    }
}
