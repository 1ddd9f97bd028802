//! Game records: what is read has one text, which reads back as the same record, and its game folds.
#![no_main]

use aeroplane_rules::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| {
    let Ok(Ok(record)) = str::from_utf8(text).map(Record::parse) else { return };
    let written = record.to_string();
    let read = Record::parse(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!(read, record, "{written}");
    assert_eq!(read.to_string(), written);

    let game = record.game();
    let mut folded = *game.start();
    for (_, step) in game.trail() {
        folded.fold(step);
    }
    assert_eq!(folded, *game.position(), "{written}");
});
