//! The text of positions: reading does not crash, and what some rules accept as a position keeps the laws.
#![no_main]

#[path = "../../crates/aeroplane-rules/tests/common/laws.rs"]
#[allow(dead_code)]
mod laws;
mod setups;

use aeroplane_rules::Setup;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| {
    let Ok(Ok(setup)) = str::from_utf8(text).map(str::parse::<Setup>) else { return };
    let written = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&written).unwrap(), setup, "{written}");
    setups::try_rules(&setup);
});
