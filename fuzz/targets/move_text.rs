//! The text of moves: what is read has one text, which reads back as the same move.
#![no_main]

use aeroplane_rules::Move;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| {
    let Ok(text) = str::from_utf8(text) else { return };
    let Ok(answer) = text.parse::<Move>() else { return };
    let written = answer.to_string();
    assert!(written.split(' ').eq(text.split_ascii_whitespace()), "{text} was read as {written}");
    assert_eq!(written.parse(), Ok(answer));
    let json = serde_json::to_string(&answer).unwrap();
    assert_eq!(serde_json::from_str::<Move>(&json).unwrap(), answer, "{json}");
});
