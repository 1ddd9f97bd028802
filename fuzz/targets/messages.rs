//! Messages of the protocol and stored events: what is read has one text, which reads back as the same value.
#![no_main]

use std::fmt::Debug;

use aeroplane_protocol::{ClientMessage, LogEntry, ServerMessage};
use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;

fn round_trip<T: DeserializeOwned + Serialize + PartialEq + Debug>(json: &[u8]) {
    let Ok(value) = serde_json::from_slice::<T>(json) else { return };
    let written = serde_json::to_string(&value).unwrap_or_else(|error| panic!("{error}: {value:?}"));
    let read = serde_json::from_str::<T>(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!(read, value, "{written}");
    assert_eq!(serde_json::to_string(&read).ok(), Some(written));
}

fuzz_target!(|json: &[u8]| {
    round_trip::<ClientMessage>(json);
    round_trip::<ServerMessage>(json);
    round_trip::<LogEntry>(json);
});
