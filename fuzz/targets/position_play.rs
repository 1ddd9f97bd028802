//! Any position under any rules, made up from bytes: it keeps the laws, and the engine agrees with the reference on
//! what follows a roll.
#![no_main]

#[path = "../../crates/aeroplane-rules/tests/common/arranged.rs"]
mod arranged;
#[path = "../../crates/aeroplane-rules/tests/common/mod.rs"]
mod common;
#[path = "../../crates/aeroplane-rules/tests/common/compare.rs"]
#[allow(dead_code)]
mod compare;
#[path = "../../crates/aeroplane-rules/tests/common/laws.rs"]
#[allow(dead_code)]
mod laws;
#[path = "../../crates/aeroplane-rules/tests/reference/mod.rs"]
mod reference;

use aeroplane_rules::{Color, ColorSet, Preset, RULE_POINTS, Roll, Rules, Turn};
use arranged::{Numbers, arranged};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let rules = rules(&mut bytes);
    let seats = seats(bytes.next().unwrap_or_default());
    let roll = Roll::ALL[usize::from(bytes.next().unwrap_or_default()) % Roll::ALL.len()];
    let position = arranged(&rules, seats, Numbers::new(bytes.map(u16::from).collect()));
    compare::compare_every_withdrawal(&rules, &position);
    match position.turn() {
        Turn::ToRoll(_) => {
            laws::check_roll(&rules, &position, roll);
            compare::compare(&rules, &position, roll);
        }
        // Nothing can be rolled; that, and every answer to the roll that waits, is for the laws.
        Turn::ToMove(..) | Turn::Over(_) => laws::check(&rules, &position),
    }
});

/// A preset, and for each rule point a byte that changes it or, above the number of its values, does not.
fn rules(bytes: &mut impl Iterator<Item = u8>) -> Rules {
    let mut next = || usize::from(bytes.next().unwrap_or(u8::MAX));
    let mut rules = Rules::from(Preset::ALL[next() % Preset::ALL.len()]);
    for point in &RULE_POINTS {
        if let Some(&value) = point.domain.values().get(next()) {
            point.set(&mut rules, value).unwrap();
        }
    }
    rules
}

/// The seats of the four low bits, and red and blue at the least.
fn seats(bits: u8) -> ColorSet {
    let has_bit = |color: &Color| bits & (1 << color.seat()) != 0;
    let seats: ColorSet = Color::ALL.into_iter().filter(has_bit).collect();
    if seats.len() < 2 { ColorSet::OPPOSITE_PAIR } else { seats }
}
