//! A small game that has one seat of every kind.
#![allow(dead_code, unreachable_pub, reason = "not every test needs all of it")]
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use aeroplane_dice::{Chain, CommittedDice, Faces, GameId, Mix, Roster, RulesHash, SeatKind, Secret};
use aeroplane_rules::{ByColor, Color, Preset};

/// The chain of the seat.
pub fn chain(seat: Color) -> Chain {
    Chain::new([0xa0 + seat.seat(); 32])
}

/// Red is a person in the mix, yellow a bot, blue a person who missed the mix, green a person without an anchor.
pub fn start() -> CommittedDice {
    let human = |seat| Some(SeatKind::Human(chain(seat).anchor()));
    let roster = Roster::new(ByColor([
        human(Color::Red),
        Some(SeatKind::Bot),
        human(Color::Blue),
        Some(SeatKind::HumanWithoutAnchor),
    ]));
    let mix = Mix::new(ByColor([chain(Color::Red).link(1), None, None, None]));
    let rules = RulesHash::of(&Preset::Classic.into());
    CommittedDice::start(Secret::new([0x51; 32]), GameId::new([0x0f; 16]), rules, roster, mix).unwrap()
}

/// Rolls in turn order from red; every third roll of red and every second of blue is automatic.
pub fn roll(dice: &mut CommittedDice, rolls: u32) {
    for _ in 0..rolls {
        let seat = Color::from_seat(u8::try_from(dice.position() % 4).unwrap());
        let nth = dice.ledger().rolls_of(seat) + 1;
        let is_present = match seat {
            Color::Red => !nth.is_multiple_of(3),
            Color::Blue => !nth.is_multiple_of(2),
            Color::Yellow | Color::Green => false,
        };
        let link = is_present.then(|| chain(seat).link_of_roll(nth)).flatten();
        dice.draw(seat, Faces::SIX, link).unwrap();
    }
}

/// The game after that many rolls.
pub fn game(rolls: u32) -> CommittedDice {
    let mut dice = start();
    roll(&mut dice, rolls);
    dice
}
