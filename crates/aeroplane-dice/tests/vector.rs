//! The test vector of the protocol. K, which is no public value, is checked beside its type.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use aeroplane_dice::{Chain, CommittedDice, Faces, GameId, Mix, Roster, RulesHash, SeatKind, Secret};
use aeroplane_rules::{ByColor, Color};

fn counting<const BYTES: usize>() -> [u8; BYTES] {
    core::array::from_fn(|index| u8::try_from(index).unwrap())
}

#[test]
fn every_value_is_that_of_the_protocol() {
    let chains = ByColor([Some([0xaa; 32]), None, Some([0xbb; 32]), None].map(|last| last.map(Chain::new)));
    let anchor = |seat: Color| chains[seat].as_ref().map(|chain| chain.anchor().to_string());
    assert_eq!(
        anchor(Color::Red).unwrap(),
        "e6f58fffadd6d9f343d684f373c133773b14c50c1f23b5fce412645c3a57b9bd"
    );
    assert_eq!(
        anchor(Color::Blue).unwrap(),
        "02ae2d395300acf11d09fee2a99871aec3b2672e0e4991c52433ac54de813986"
    );

    // SHA-256 of the ASCII text `rules-demo`.
    let rules: RulesHash =
        "f36a386f3d0041ed645032689ee535a1d0a793c73d9643c2e385becf5aa81664".parse().unwrap();
    let kind = |seat| match &chains[seat] {
        Some(chain) => SeatKind::Human(chain.anchor()),
        None => SeatKind::Bot,
    };
    let roster = Roster::new(ByColor::from_fn(|seat| Some(kind(seat))));
    let mix = Mix::new(ByColor::from_fn(|seat| chains[seat].as_ref()?.link(1)));
    let mut dice =
        CommittedDice::start(Secret::new(counting()), GameId::new(counting()), rules, roster, mix).unwrap();

    assert_eq!(
        dice.transcript().terms.commitment.to_string(),
        "b672b2150a562a744d16fd3b1ff9fd1802d2eb18352e8be1e3e0b05f0f6337ac"
    );
    assert_eq!(
        dice.ledger().head().to_string(),
        "56679d7084121c04f1bd23839d7ffebacc0de6fe042ff67ba67061e673efcf82"
    );

    let mut values = Vec::new();
    for number in 1..=12_u32 {
        let seat = Color::from_seat(u8::try_from((number - 1) % 4).unwrap());
        let nth = (number - 1) / 4 + 1;
        let chain = chains[seat].as_ref().filter(|_| number != 5);
        let link = chain.and_then(|chain| chain.link_of_roll(nth));
        let record = dice.draw(seat, Faces::SIX, link).unwrap();
        assert_eq!(record.number, number);
        values.push(record.value);
    }
    assert_eq!(values, [2, 6, 2, 3, 3, 6, 6, 4, 2, 4, 6, 1]);
    assert_eq!(
        dice.ledger().head().to_string(),
        "dcff3a02c9b92ef637e687b32ee6f4691bb8703bbfb102b0ed8818bdabb285dc"
    );

    let report = dice.reveal().verify().unwrap();
    let automatic = report.seats.0.map(|seat| seat.unwrap().automatic);
    assert_eq!(automatic, [1, 3, 0, 3]);
    assert_eq!(report.rolls, 12);
}
