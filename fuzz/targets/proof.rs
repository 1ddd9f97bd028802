//! Proofs of the dice, and the sealed part of a saved game: what is read has one text, checking it does not crash, and
//! where both belong together the saved game goes on.
#![no_main]

use aeroplane_dice::{LocalDice, Proof, Sealed};
use libfuzzer_sys::fuzz_target;

/// What the heading of a sealed part begins with.
const SEALED: &str = "aeroplane-dice/1 sealed";

fuzz_target!(|text: &[u8]| {
    let Ok(text) = str::from_utf8(text) else { return };
    // A proof, a sealed part, or the one behind the other.
    let (open, sealed) = text.split_at(text.find(SEALED).unwrap_or(text.len()));
    let proof = open.parse::<Proof>().ok();
    if let Some(proof) = &proof {
        assert_eq!(proof.to_string().trim_end(), open.strip_suffix('\n').unwrap_or(open));
        let _ = proof.verify();
        let _ = proof.transcript.check();
    }
    let sealed_part = sealed.parse::<Sealed>();
    if let (Some(proof), Ok(sealed_part)) = (proof, sealed_part)
        && let Ok(resumed) = LocalDice::resume(proof.transcript.clone(), sealed_part)
    {
        assert_eq!(resumed.transcript(), &proof.transcript);
        assert_eq!(resumed.sealed_text().trim_end(), sealed.trim_end());
        assert!(resumed.reveal().verify().is_ok());
    }
});
