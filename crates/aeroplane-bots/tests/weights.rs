//! Files of weights: what is read, what is refused, and the ones in the program.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use aeroplane_bots::evaluation::{
    FEATURES, NETWORK, NETWORK_WIDTH, SMALL, SMALL_WIDTH, Weights, WeightsError,
};
use proptest::prelude::*;

type Small = Weights<SMALL_WIDTH>;

#[test]
fn the_weights_in_the_program_fit_it() {
    let network = include_bytes!("../weights/network.bin");
    let small = include_bytes!("../weights/small.bin");
    assert_eq!(Weights::from_bytes(network).as_ref(), Ok(&NETWORK));
    assert_eq!(Weights::from_bytes(small).as_ref(), Ok(&SMALL));
    assert!(NETWORK != Weights::ZERO && SMALL != Weights::ZERO);
}

#[test]
fn other_files_are_refused_and_the_message_says_what_to_do() {
    let bytes = SMALL.to_bytes();
    assert_eq!(Small::from_bytes(&[]), Err(WeightsError::NoWeights));
    assert_eq!(Small::from_bytes(&bytes[..15]), Err(WeightsError::NoWeights));
    assert_eq!(Small::from_bytes(&[0; 64]), Err(WeightsError::NoWeights));
    assert!(WeightsError::NoWeights.to_string().contains("aeroplane lab train"));
    let other = Weights::<NETWORK_WIDTH>::from_bytes(&bytes).map(|_| ()).unwrap_err();
    let features = u32::try_from(FEATURES).unwrap();
    let width = u32::try_from(SMALL_WIDTH).unwrap();
    assert_eq!(other, WeightsError::OtherShape { features, width, expected: NETWORK_WIDTH });
    assert!(other.to_string().contains("aeroplane lab train"));
    for length in [16, bytes.len() - 1] {
        let damaged = Small::from_bytes(&bytes[..length]);
        assert_eq!(damaged, Err(WeightsError::Length { found: length, expected: bytes.len() }));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_read_is_written_again(
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..4),
        cut in 0_usize..3,
    ) {
        let mut bytes = SMALL.to_bytes();
        for (index, byte) in changes {
            let at = index.index(bytes.len());
            bytes[at] = byte;
        }
        bytes.truncate(bytes.len() - cut);
        if let Ok(weights) = Small::from_bytes(&bytes) {
            prop_assert_eq!(weights.to_bytes(), bytes);
        }
    }

    #[test]
    fn noise_is_no_file_of_weights(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Small::from_bytes(&bytes).is_err());
    }
}
