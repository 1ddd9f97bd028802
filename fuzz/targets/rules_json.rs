//! Rules in JSON: what is read has one canonical text, which reads back as the same rules.
#![no_main]

use aeroplane_rules::Rules;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|json: &[u8]| {
    let Ok(rules) = serde_json::from_slice::<Rules>(json) else { return };
    let canonical = rules.canonical_json();
    assert_eq!(serde_json::from_str::<Rules>(&canonical).ok(), Some(rules), "{canonical}");
    assert_eq!(serde_json::to_string(&rules).ok(), Some(canonical));
    assert_eq!(rules.to_string().parse(), Ok(rules));
});
