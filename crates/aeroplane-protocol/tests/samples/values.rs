//! The values that samples are made of.

use aeroplane_protocol::{
    Anchor, ChatText, CommandId, Commitment, GameId, GameOpening, Head, InviteToken, Link, MemberToken,
    PlayerName, RevealedSecret, RollRecord, RoomCode, RulesHash, Settings,
};
use aeroplane_rules::{Color, Position, Preset, Roll, Rules, Setup};

/// So many different bytes, told from those of other values by the first.
fn bytes<const COUNT: usize>(first: u8) -> [u8; COUNT] {
    std::array::from_fn(|place| first.wrapping_add(u8::try_from(place).unwrap()))
}

pub(super) fn command_id() -> CommandId {
    CommandId::new(bytes(0xc0))
}

pub(super) fn game_id() -> GameId {
    GameId::new(bytes(0x00))
}

pub(super) fn opening() -> GameOpening {
    GameOpening { number: 1, game: game_id(), commitment: Commitment::new(bytes(0x10)) }
}

pub(super) fn rules_hash() -> RulesHash {
    RulesHash::new(bytes(0x20))
}

pub(super) fn anchor() -> Anchor {
    Anchor::new(bytes(0x30))
}

pub(super) fn link() -> Link {
    Link::new(bytes(0x40))
}

pub(super) fn head() -> Head {
    Head::new(bytes(0x50))
}

pub(super) fn secret() -> RevealedSecret {
    RevealedSecret::new(bytes(0x60))
}

pub(super) fn token() -> MemberToken {
    MemberToken::new(bytes(0x70))
}

pub(super) fn invite() -> InviteToken {
    InviteToken::new(bytes(0x80))
}

pub(super) fn code() -> RoomCode {
    "K7Q0211Z".parse().unwrap()
}

pub(super) fn ada() -> PlayerName {
    "Ada".parse().unwrap()
}

/// A name that is written from right to left and needs its non-joiner.
pub(super) fn persian() -> PlayerName {
    "\u{645}\u{647}\u{200C}\u{646}\u{627}\u{632}".parse().unwrap()
}

pub(super) fn line() -> ChatText {
    "Well flown! \u{2708}\u{FE0F}".parse().unwrap()
}

pub(super) fn settings() -> Settings {
    Settings { chat: true, ..Settings::default() }
}

pub(super) fn roll_record() -> RollRecord {
    RollRecord { number: 12, color: Color::Red, link: Some(link()), value: Roll::Six, head: head() }
}

pub(super) fn rules() -> Rules {
    Preset::Classic.into()
}

/// A game of two in which red is to roll, with a plane on the ring and three in the hangar.
pub(super) fn position() -> Position {
    let setup: Setup = "red:16,-,-,-/blue:3,0,-,56 red - -".parse().unwrap();
    Position::new(&setup, &rules()).unwrap()
}
