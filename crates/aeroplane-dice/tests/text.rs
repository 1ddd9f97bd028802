//! The text forms: one text a proof, faults with their place, and no crash whatever is read.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

mod support;

use aeroplane_dice::text::{Expected, TextError};
use aeroplane_dice::{Proof, Sealed};
use proptest::prelude::*;
use std::fmt::Write as _;
use support::game;

fn proof_text() -> String {
    game(14).reveal().to_string()
}

fn refused(text: &str) -> TextError {
    text.parse::<Proof>().unwrap_err()
}

#[test]
fn a_proof_reads_as_documented() {
    let zeros = "0".repeat(64);
    let game = "0".repeat(32);
    let text = format!(
        "aeroplane-dice/1\n\
         game {game}\n\
         rules {zeros}\n\
         commitment {zeros}\n\
         seat red human {zeros}\n\
         seat yellow bot\n\
         seat blue human {zeros}\n\
         seat green unanchored\n\
         mix red {zeros}\n\
         mix blue -\n\
         start {zeros}\n\
         roll 1 red d6 5 {zeros} {zeros}\n\
         roll 2 yellow d20 17 - {zeros}\n\
         secret {zeros}\n"
    );
    assert_eq!(text.parse::<Proof>().unwrap().to_string(), text);
}

#[test]
fn proofs_round_trip_exactly() {
    for rolls in [0, 1, 14, 200] {
        let revealed = game(rolls).reveal();
        let open = Proof { secret: None, ..revealed.clone() };
        for proof in [revealed, open] {
            let text = proof.to_string();
            assert_eq!(text.parse(), Ok(proof.clone()));
            assert_eq!(Proof::from_lines(text.lines()), Ok(proof));
        }
    }
}

#[test]
fn a_fault_is_told_with_its_place() {
    let text = proof_text();
    // The line and column of a text in which `old` became `new`, and what was expected there.
    let place = |old: &str, new: &str| {
        assert!(text.contains(old), "{old}");
        let error = refused(&text.replacen(old, new, 1));
        (error.line, error.column, error.expected)
    };
    assert_eq!(place("dice/1", "dice/2"), (1, 1, Expected::Text("aeroplane-dice/1")));
    assert_eq!(place("dice/1\n", "dice/1 \n"), (1, 17, Expected::EndOfLine));
    assert_eq!(place("game 0", "game  0"), (2, 6, Expected::Hexadecimal { digits: 32 }));
    assert_eq!(place("game", "gäme"), (2, 1, Expected::Text("game")));
    assert_eq!(place("bot", "böt").1, 13);
    assert_eq!(place("bot", "bot "), (6, 16, Expected::EndOfLine));
    assert_eq!(place("seat blue", "seat red"), (7, 6, Expected::LaterSeat));
    assert_eq!(place("mix blue", "mix green"), (10, 5, Expected::Text("blue")));
    assert_eq!(place("mix red", "maxi red"), (9, 1, Expected::OneOf(&["seat", "mix"])));
    assert_eq!(place("start ", "begin "), (11, 1, Expected::Text("start")));
    let number = |least, most| Expected::Number { least, most };
    assert_eq!(place("roll 2", "roll 02"), (13, 6, number(1, u32::MAX)));
    assert_eq!(place("roll 2", "roll +2"), (13, 6, number(1, u32::MAX)));
    assert_eq!(place("roll 2", "roll 4294967296"), (13, 6, number(1, u32::MAX)));
    assert_eq!(place("red d6", "red 6"), (12, 12, Expected::Text("d")));
    assert_eq!(place("red d6", "red d256"), (12, 13, number(1, 255)));
    assert_eq!(place("red d6 ", "red d6 0"), (12, 15, number(1, 6)));
    assert_eq!(place("secret", "\nsecret"), (26, 1, Expected::OneOf(&["roll", "secret"])));
    assert_eq!(place("secret 5", "secret 5é"), (26, 9, Expected::Hexadecimal { digits: 64 }));
    let error = refused(&format!("{text}\n"));
    assert_eq!((error.line, error.expected), (27, Expected::EndOfText));
    let error = refused("");
    assert_eq!((error.line, error.column), (1, 1));
    let error = refused("aeroplane-dice/1\n");
    assert_eq!((error.line, error.column, error.expected), (2, 1, Expected::Text("game")));
    assert_eq!(error.offset_by(40).line, 42);
}

#[test]
fn a_proof_cut_short_is_refused_or_is_a_shorter_proof() {
    let text = proof_text();
    let whole = text.parse::<Proof>().unwrap();
    for end in 0..text.len() {
        if let Ok(proof) = text[..end].parse::<Proof>() {
            let all = &whole.transcript.rolls;
            assert_eq!(proof.transcript.rolls, all[..proof.transcript.rolls.len()]);
            assert!(proof.transcript.check().is_ok());
        }
    }
}

#[test]
fn a_sealed_part_is_read_as_strictly() {
    let zeros = "0".repeat(64);
    let read = |text: String| text.parse::<Sealed>().err().map(|error| (error.line, error.column));
    let head = format!("aeroplane-dice/1 sealed\nsecret {zeros}");
    assert_eq!(read(head.clone()), None);
    assert_eq!(read(format!("{head}\nchain red {zeros}\nchain green {zeros}\n")), None);
    assert_eq!(read(format!("{head}\nchain red {zeros}\nchain red {zeros}\n")), Some((4, 7)));
    assert_eq!(read(format!("{head}\nchain rot {zeros}")), Some((3, 7)));
    assert_eq!(read(format!("{head}\nchain red -")), Some((3, 11)));
    assert_eq!(read(format!("{head}\nroll")), Some((3, 1)));
    assert_eq!(read(head.replace(" sealed", "")), Some((1, 1)));
    assert_eq!(read(String::new()), Some((1, 1)));
}

/// Reading must not crash, and what is read must be written as it was.
fn read(text: &str) {
    if let Ok(proof) = text.parse::<Proof>() {
        let written = proof.to_string();
        assert_eq!(written.trim_end(), text.strip_suffix('\n').unwrap_or(text));
        let _ = proof.verify();
        let _ = proof.transcript.check();
    }
    let _ = text.parse::<Sealed>();
}

#[test]
fn ten_megabytes_are_read_in_linear_time() {
    let zeros = "0".repeat(64);
    let valid = proof_text();
    let header: String = valid.lines().take(11).fold(String::new(), |mut text, line| {
        text.push_str(line);
        text.push('\n');
        text
    });
    let mut rolls = header.clone();
    let mut number = 0;
    while rolls.len() < 10_000_000 {
        number += 1;
        let _ = writeln!(rolls, "roll {number} red d6 1 {zeros} {zeros}");
    }
    let huge = [
        rolls,
        format!("{header}roll 1 red d6 1 {}", "0".repeat(10_000_000)),
        format!("{header}{}", " ".repeat(10_000_000)),
        header.clone() + &"roll ".repeat(2_000_000),
        header + &"\n".repeat(10_000_000),
        "é".repeat(5_000_000),
        valid.repeat(3_000),
    ];
    for text in &huge {
        // Quadratic time would take hours here, and nobody could overlook that.
        read(text);
    }
}

proptest! {
    #[test]
    fn any_text_is_read_without_a_crash(text in any::<String>()) {
        read(&text);
    }

    #[test]
    fn any_lines_after_a_valid_beginning_are_read_without_a_crash(lines in 0..26_usize, rest in "[a-z0-9 é\n-]{0,200}") {
        let begin: Vec<&str> = proof_text().leak().lines().take(lines).collect();
        read(&format!("{}\n{rest}", begin.join("\n")));
    }

    #[test]
    fn any_value_is_read_without_a_crash(text in any::<String>(), digits in "[0-9a-fA-F]{0,70}") {
        for text in [text, digits] {
            if let Ok(value) = text.parse::<aeroplane_dice::Head>() {
                prop_assert_eq!(value.to_string(), text);
            }
        }
    }

    #[test]
    fn a_changed_proof_is_read_without_a_crash(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<char>(), 0..4_u8), 1..6)
    ) {
        let mut text: Vec<char> = proof_text().chars().collect();
        for (at, other, new, change) in changes {
            let (at, other) = (at.index(text.len()), other.index(text.len()));
            match change {
                0 => text[at] = new,
                1 => text.insert(at, new),
                2 => drop(text.drain(at.min(other)..at.max(other).min(at.min(other) + 200))),
                _ => text.swap(at, other),
            }
        }
        read(&text.into_iter().collect::<String>());
    }
}
