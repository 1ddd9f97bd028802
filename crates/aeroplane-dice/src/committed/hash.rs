//! The two primitives, with the protocol's labels.

use hmac::{Hmac, Mac as _};
use sha2::{Digest as _, Sha256};

/// What every hashed text begins with, so that no hash of this protocol is a hash of another one.
const PROTOCOL: &[u8] = b"aeroplane-dice/1/";

/// What stands for an absent anchor or link.
pub(super) const ZEROS: [u8; 32] = [0; 32];

/// SHA-256 over the label of this use, a NUL byte, and the parts one after the other.
pub(super) fn sha256(label: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in [PROTOCOL, label, &[0]].iter().chain(parts) {
        hash.update(part);
    }
    hash.finalize().into()
}

/// HMAC-SHA256 over the label of this use, a NUL byte, and the parts one after the other.
pub(super) fn hmac_sha256(keyed: &Hmac<Sha256>, label: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut mac = keyed.clone();
    for part in [PROTOCOL, label, &[0]].iter().chain(parts) {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}
