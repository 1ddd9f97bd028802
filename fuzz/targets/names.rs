//! Names: a clean one fits its limits, is read as it is, and holds nothing that breaks a line.
#![no_main]

use aeroplane_protocol::{ChatText, PlayerName};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| {
    let Ok(text) = str::from_utf8(text) else { return };
    if let Ok(line) = text.parse::<ChatText>() {
        assert_eq!(line.as_str().parse().as_ref(), Ok(&line));
        assert!(line.as_str().len() <= 800 && !line.as_str().contains(char::is_control));
    }
    if let Ok(name) = text.parse::<PlayerName>() {
        assert_eq!(name.as_str().parse().as_ref(), Ok(&name));
        assert!(name.as_str().len() <= 64);
    }
});
