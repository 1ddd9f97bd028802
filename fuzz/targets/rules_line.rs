//! Rules in one line: what is read is written as a line that reads back as the same rules.
#![no_main]

use aeroplane_rules::Rules;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &[u8]| {
    let Ok(Ok(rules)) = str::from_utf8(line).map(str::parse::<Rules>) else { return };
    let written = rules.to_string();
    assert_eq!(written.parse(), Ok(rules), "{written}");
    assert!(written.split(' ').count() <= line.split(u8::is_ascii_whitespace).count(), "{written}");
    assert_eq!(serde_json::from_str::<Rules>(&rules.canonical_json()).ok(), Some(rules));
});
