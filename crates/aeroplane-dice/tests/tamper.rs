//! Whatever is changed in a proof, it no longer reads or no longer holds.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

mod support;

use aeroplane_dice::{
    Anchor, Commitment, Faces, GameId, Head, Link, MixError, Proof, RevealedSecret, RollError, Roster,
    RulesHash, SeatKind, Violation,
};
use aeroplane_rules::{ByColor, Color};
use support::{chain, game};

fn proof() -> Proof {
    game(14).reveal()
}

/// What `verify` says after the change.
fn violation(change: impl FnOnce(&mut Proof)) -> Violation {
    let mut proof = proof();
    change(&mut proof);
    proof.verify().unwrap_err()
}

#[test]
fn every_single_character_counts() {
    let text = proof().to_string();
    assert!(text.is_ascii());
    let lengths = text.lines().map(str::len);
    assert!(lengths.max().unwrap() < 160, "lines can be read");
    for index in 0..text.len() {
        let old = text.as_bytes()[index];
        let neighbour = match old {
            b'0'..=b'8' | b'a'..=b'e' => old + 1,
            _ => b'0',
        };
        for new in [neighbour, b'1', b'6', b'f', b' ', b'\n', old ^ 0x20, b'-', b'z'] {
            if new == old {
                continue;
            }
            let mut bytes = text.clone().into_bytes();
            bytes[index] = new;
            let Ok(changed) = String::from_utf8(bytes).unwrap().parse::<Proof>() else {
                continue;
            };
            assert!(changed.verify().is_err(), "{:?} for {:?} at {index}", char::from(new), char::from(old));
        }
    }
}

#[test]
fn every_single_bit_of_every_value_counts() {
    let flipped = |bit: usize, mut bytes: [u8; 32]| {
        bytes[bit / 8] ^= 1 << (bit % 8);
        bytes
    };
    for bit in 0..256 {
        let secret = violation(|proof| {
            proof.secret = proof.secret.map(|secret| RevealedSecret::new(flipped(bit, *secret.as_bytes())));
        });
        assert_eq!(secret, Violation::Commitment);
        let commitment = violation(|proof| {
            let terms = &mut proof.transcript.terms;
            terms.commitment = Commitment::new(flipped(bit, *terms.commitment.as_bytes()));
        });
        assert_eq!(commitment, Violation::Commitment);
        let rules = violation(|proof| {
            let terms = &mut proof.transcript.terms;
            terms.rules = RulesHash::new(flipped(bit, *terms.rules.as_bytes()));
        });
        assert_eq!(rules, Violation::Start);
        let start = violation(|proof| {
            proof.transcript.start = Head::new(flipped(bit, *proof.transcript.start.as_bytes()));
        });
        assert_eq!(start, Violation::Start);
        let anchor = violation(|proof| {
            let anchor = Anchor::new(flipped(bit, *chain(Color::Blue).anchor().as_bytes()));
            let roster = &mut proof.transcript.terms.roster;
            let kinds = ByColor::from_fn(|seat| match seat {
                Color::Blue => Some(SeatKind::Human(anchor)),
                Color::Red | Color::Yellow | Color::Green => roster.kind(seat),
            });
            *roster = Roster::new(kinds);
        });
        assert_eq!(anchor, Violation::Start);
        let link = violation(|proof| {
            let record = &mut proof.transcript.rolls[4];
            record.link = record.link.map(|link| Link::new(flipped(bit, *link.as_bytes())));
        });
        let error = RollError::WrongLink { seat: Color::Red, index: 3 };
        assert_eq!(link, Violation::Roll { number: 5, error });
        let head = violation(|proof| {
            let record = &mut proof.transcript.rolls[13];
            record.head = Head::new(flipped(bit, *record.head.as_bytes()));
        });
        assert_eq!(head, Violation::Head { number: 14 });
    }
}

#[test]
fn the_game_and_the_secret_belong_together() {
    let other_game = violation(|proof| proof.transcript.terms.game = GameId::new([0; 16]));
    assert_eq!(other_game, Violation::Commitment);
    assert_eq!(violation(|proof| proof.secret = None), Violation::NotRevealed);
}

#[test]
fn the_roster_cannot_change() {
    let other = violation(|proof| {
        let roster = &mut proof.transcript.terms.roster;
        *roster = Roster::new(ByColor::from_fn(|seat| roster.kind(seat).filter(|_| seat != Color::Green)));
    });
    assert_eq!(other, Violation::Start);
}

#[test]
fn the_mix_is_the_first_link_of_a_chain() {
    let mix =
        |links| violation(|proof| proof.transcript.terms.mix = aeroplane_dice::Mix::new(ByColor(links)));
    assert_eq!(mix([None; 4]), Violation::Start);
    let second = chain(Color::Red).link(2);
    let wrong = MixError::WrongLink { seat: Color::Red };
    assert_eq!(mix([second, None, None, None]), Violation::Mix(wrong));
    let bot = MixError::NoAnchor { seat: Color::Yellow };
    assert_eq!(mix([None, second, None, None]), Violation::Mix(bot));
}

#[test]
fn rolls_are_numbered_without_a_gap() {
    let gap = |expected, found| Violation::Number { expected, found };
    let missing = violation(|proof| {
        proof.transcript.rolls.remove(5);
    });
    assert_eq!(missing, gap(6, 7));
    let twice = violation(|proof| {
        let record = proof.transcript.rolls[5];
        proof.transcript.rolls.insert(6, record);
    });
    assert_eq!(twice, gap(7, 6));
    let swapped = violation(|proof| proof.transcript.rolls.swap(2, 3));
    assert_eq!(swapped, gap(3, 4));
    let from_zero = violation(|proof| proof.transcript.rolls[0].number = 0);
    assert_eq!(from_zero, gap(1, 0));
}

#[test]
fn a_roll_needs_its_seat_and_its_link() {
    let roll = |number, error| Violation::Roll { number, error };
    let bot = violation(|proof| proof.transcript.rolls[1].link = Some(Link::new([1; 32])));
    assert_eq!(bot, roll(2, RollError::NoChain { seat: Color::Yellow }));
    let unanchored = violation(|proof| proof.transcript.rolls[3].link = Some(Link::new([1; 32])));
    assert_eq!(unanchored, roll(4, RollError::NoChain { seat: Color::Green }));

    let too_early = violation(|proof| proof.transcript.rolls[4].link = chain(Color::Red).link(4));
    let wrong = |seat, index| RollError::WrongLink { seat, index };
    assert_eq!(too_early, roll(5, wrong(Color::Red, 3)));
    // Red's third roll is automatic: link 4 is burnt and cannot be used for its fourth, roll 13.
    let burnt = violation(|proof| proof.transcript.rolls[12].link = chain(Color::Red).link(4));
    assert_eq!(burnt, roll(13, wrong(Color::Red, 5)));
    let hidden = violation(|proof| proof.transcript.rolls[4].link = None);
    assert_eq!(hidden, Violation::Head { number: 5 });
}

#[test]
fn the_value_follows_from_the_secret() {
    let impossible = violation(|proof| proof.transcript.rolls[7].value = 7);
    let faces = Faces::SIX;
    assert_eq!(impossible, Violation::NoSuchFace { number: 8, faces, value: 7 });
    let changed = violation(|proof| {
        let value = &mut proof.transcript.rolls[7].value;
        *value = *value % 6 + 1;
    });
    assert_eq!(changed, Violation::Head { number: 8 });
    let die = violation(|proof| proof.transcript.rolls[7].faces = Faces::new(7).unwrap());
    assert_eq!(die, Violation::Head { number: 8 });
}
