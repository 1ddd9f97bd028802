//! Positions in JSON: what is read is written as it was, and what some rules accept as a position keeps the laws.
#![no_main]

#[path = "../../crates/aeroplane-rules/tests/common/laws.rs"]
#[allow(dead_code)]
mod laws;
mod setups;

use aeroplane_rules::Setup;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|json: &[u8]| {
    let Ok(setup) = serde_json::from_slice::<Setup>(json) else { return };
    let written = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&written).unwrap(), setup, "{written}");
    setups::try_rules(&setup);
});
