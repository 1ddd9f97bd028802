//! Rules in one line: what is read is written as a line, no longer than it need be, that reads back as the same rules.
#![no_main]

use aeroplane_rules::Rules;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &[u8]| {
    let Ok(line) = str::from_utf8(line) else { return };
    let Ok(rules) = line.parse::<Rules>() else { return };
    let written = rules.to_string();
    assert_eq!(written.parse(), Ok(rules), "{written}");
    assert!(written.split(' ').count() <= line.split_whitespace().count(), "{line}\n{written}");
    assert_eq!(serde_json::from_str::<Rules>(&rules.canonical_json()).ok(), Some(rules));
});
