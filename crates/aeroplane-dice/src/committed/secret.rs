//! S and K: what only the side that rolls may know until the game has ended.

use hmac::{Hmac, KeyInit as _};
use sha2::Sha256;
use zeroize::{Zeroize as _, Zeroizing};

use super::faces::Faces;
use super::hash::{hmac_sha256, sha256};
use super::record::RECORD_BYTES;
use super::roster::Roster;
use super::value::{Commitment, GameId, Head, RevealedSecret, RulesHash};

/// S: the secret of one game's dice, 32 bytes from the system's cryptographic generator.
///
/// It can be neither printed, compared, copied nor serialised, and its memory is overwritten when it goes. Whoever holds
/// it before the game has ended can foresee rolls.
///
/// ```compile_fail,E0277
/// let secret = aeroplane_dice::Secret::new([7; 32]);
/// println!("{secret:?}");
/// ```
///
/// ```
/// use aeroplane_dice::{GameId, Secret};
///
/// let secret = Secret::new([7; 32]);
/// let commitment = secret.commitment(GameId::new([1; 16]));
/// assert_eq!(commitment.to_string().len(), 64);
/// ```
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret of these bytes, which must have been drawn for this game alone.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// C: what everyone is told when the game is created.
    pub fn commitment(&self, game: GameId) -> Commitment {
        Commitment::new(sha256(b"commit", &[game.as_bytes(), &self.0]))
    }

    /// The secret as a public value, for a game that has ended.
    pub(super) const fn reveal(&self) -> RevealedSecret {
        RevealedSecret::new(self.0)
    }

    /// K's bytes.
    fn key(&self, game: GameId, rules: RulesHash, roster: &Roster) -> Zeroizing<[u8; 32]> {
        let keyed = Key::new(&self.0);
        let parts: [&[u8]; 3] = [game.as_bytes(), rules.as_bytes(), &roster.encoded()];
        Zeroizing::new(hmac_sha256(&keyed.0, b"key", &parts))
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

impl From<RevealedSecret> for Secret {
    fn from(secret: RevealedSecret) -> Self {
        Self(*secret.as_bytes())
    }
}

/// K: what turns heads and roll records into values. As secret as S, and as unprintable; the keyed state overwrites
/// itself when it goes.
pub(super) struct Key(Hmac<Sha256>);

impl Key {
    /// The key of one game.
    pub(super) fn derive(secret: &Secret, game: GameId, rules: RulesHash, roster: &Roster) -> Self {
        Self::new(&secret.key(game, rules, roster))
    }

    fn new(bytes: &[u8; 32]) -> Self {
        // HMAC fills keys shorter than a block with zeros; giving it the whole block cannot fail.
        let mut block = Zeroizing::new([0; 64]);
        block[..32].copy_from_slice(bytes);
        Self(Hmac::new((&*block).into()))
    }

    /// v: the value of one roll.
    pub(super) fn value(&self, before: Head, record: &[u8; RECORD_BYTES], faces: Faces) -> u8 {
        (0..=u8::MAX)
            .find_map(|counter| faces.reduce(&self.block(before, record, counter)))
            // 8,192 bytes are all rejected once in 2^8000 rolls; a value then is better than a crash.
            .unwrap_or(1)
    }

    /// The bytes that a roll's value is taken from.
    fn block(&self, before: Head, record: &[u8; RECORD_BYTES], counter: u8) -> [u8; 32] {
        hmac_sha256(&self.0, b"roll", &[before.as_bytes(), record, &[counter]])
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;
    use core::marker::PhantomData;

    use aeroplane_rules::{ByColor, Color};

    use super::super::roster::SeatKind;
    use super::super::{Chain, Sealed};
    use super::*;

    /// Whether a type implements a trait: the inherent constant wins over the trait's wherever its bound holds.
    macro_rules! implements {
        ($type:ty: $bound:path) => {{
            #[allow(dead_code)]
            trait Otherwise {
                const HOLDS: bool = false;
            }
            impl<T: ?Sized> Otherwise for T {}
            #[allow(dead_code)]
            struct Probe<T: ?Sized>(PhantomData<T>);
            #[allow(dead_code)]
            impl<T: ?Sized + $bound> Probe<T> {
                const HOLDS: bool = true;
            }
            Probe::<$type>::HOLDS
        }};
    }

    macro_rules! assert_unprintable {
        ($($type:ty),*) => {$(
            assert!(!implements!($type: core::fmt::Debug));
            assert!(!implements!($type: core::fmt::Display));
            assert!(!implements!($type: core::fmt::LowerHex));
            assert!(!implements!($type: serde::Serialize));
            assert!(!implements!($type: Clone));
        )*};
    }

    #[test]
    fn secrets_can_be_neither_printed_nor_serialised_nor_copied() {
        assert!(implements!(u8: core::fmt::Debug) && implements!(u8: serde::Serialize));
        assert_unprintable!(Secret, Key, Chain, Sealed);
    }

    /// The key of the protocol's test vector.
    fn vector_key() -> Zeroizing<[u8; 32]> {
        let secret = Secret::new(core::array::from_fn(|index| u8::try_from(index).unwrap()));
        let game = GameId::new(core::array::from_fn(|index| u8::try_from(index).unwrap()));
        let human = |top| Some(SeatKind::Human(Chain::new([top; 32]).anchor()));
        let roster =
            Roster::new(ByColor([human(0xaa), Some(SeatKind::Bot), human(0xbb), Some(SeatKind::Bot)]));
        let rules = RulesHash::new(<Sha256 as sha2::Digest>::digest(b"rules-demo").into());
        secret.key(game, rules, &roster)
    }

    #[test]
    fn the_key_is_that_of_the_test_vector() {
        assert_eq!(
            Head::new(*vector_key()).to_string(),
            "36c8c8f7d2b21dbcd537c3bc996d6fef3a8ed49e2c7d543956cc23d2716cece9"
        );
    }

    #[test]
    fn a_remainder_without_rejection_is_caught_by_the_chi_square() {
        let key = Key::new(&vector_key());
        let mut counts = [[0_u32; 6]; 2];
        let mut record = [0; RECORD_BYTES];
        for number in 0..1_000_000_u32 {
            record[..4].copy_from_slice(&number.to_be_bytes());
            record[4] = Color::Red.seat();
            let head = Head::new([0; 32]);
            let fair = key.value(head, &record, Faces::SIX) - 1;
            let biased = key.block(head, &record, 0)[0] % 6;
            counts[0][usize::from(fair)] += 1;
            counts[1][usize::from(biased)] += 1;
        }
        let [fair, biased] = counts.map(|counts| {
            let expected = 1_000_000.0 / 6.0;
            let square = |count: u32| (f64::from(count) - expected).powi(2) / expected;
            counts.into_iter().map(square).sum::<f64>()
        });
        assert!(fair < 35.9, "{fair}");
        assert!(biased > 35.9, "{biased}");
    }
}
