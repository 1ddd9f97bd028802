//! The dice of a room, from the commitment to the exported record.

use aeroplane_dice::{Proof, RulesHash, Witness};
use aeroplane_protocol::{Bot, Command, Event, MemberId, Pace, Refusal, Settings};
use aeroplane_rules::{Color, ColorSet, Position, Record};

use crate::common::{HOST, Room, public};

/// What `aeroplane verify` checks: the proof in itself, and that it is the one of this game, from its beginning to its
/// end.
pub(crate) fn verify(text: &str) -> Result<(), String> {
    let record = Record::parse(text).map_err(|error| error.to_string())?;
    let lines = record.proof().ok_or("no proof")?.lines().iter().map(String::as_str);
    let proof = Proof::from_lines(lines).map_err(|error| error.to_string())?;
    proof.verify().map_err(|error| error.to_string())?;
    let (terms, game) = (&proof.transcript.terms, record.game());
    if terms.rules != RulesHash::of(game.rules()) {
        return Err("other rules".into());
    }
    if terms.roster.seats().map(|(color, _)| color).collect::<ColorSet>() != game.start().seats() {
        return Err("other seats".into());
    }
    proof.transcript.compare(game.rolls()).map_err(|error| error.to_string())?;
    let start = Position::start(game.rules(), game.start().seats(), game.start().turn().color());
    if start.as_ref() != Ok(game.start()) || !game.is_over() {
        return Err("not a whole game".into());
    }
    Ok(())
}

/// A short game of two people and a bot; one of the people loses its links on the way.
fn played() -> Room {
    let rules = "classic planes=1".parse().unwrap();
    let mut room = Room::new(Settings { rules, pace: Pace::Fast, ..Settings::default() });
    let ben = room.join("Ben \"\\\" ☺");
    room.sit(HOST, Color::Red);
    room.sit(ben, Color::Yellow);
    room.seat_bot(Color::Green, Bot::Random);
    room.start();
    room.play_until(|room| room.log.len() > 40);
    room.chains[Color::Yellow] = None;
    room.play_to_end();
    room
}

#[test]
fn the_exported_record_proves_the_dice() {
    let room = played();
    let record = room.session.record(1).unwrap();
    let text = record.to_string();
    verify(&text).unwrap();
    assert_eq!(Record::parse(&text).unwrap(), record);
    assert_eq!(record.player(Color::Yellow), "Ben \"\\\" ☺");
    assert_eq!(record.player(Color::Green), "random");
    assert_eq!(record.dice(), Some("aeroplane-dice/1"));
    let proof = Proof::from_lines(record.proof().unwrap().lines().iter().map(String::as_str)).unwrap();
    let report = proof.verify().unwrap();
    let red = report.seats[Color::Red].unwrap();
    assert!(red.rolls > 0 && red.automatic == 0);
    assert!(report.seats[Color::Yellow].unwrap().automatic > 0);
    let chain = room.chains[Color::Red].as_ref().unwrap();
    let last = proof.transcript.rolls.last().unwrap();
    let witness = Witness {
        seat: Color::Red,
        commitment: aeroplane_dice::Commitment::new(*room.session.opening().commitment.as_bytes()),
        chain,
        last_seen: Some((last.number, last.head)),
    };
    witness.check(&proof.transcript).unwrap();
}

/// Any one character of the proof that is changed is noticed: a roll, a link, a head, the secret.
#[test]
fn a_record_that_was_changed_proves_nothing() {
    let text = played().session.record(1).unwrap().to_string();
    let proof = text.find("[Dice proof]").unwrap();
    let mut changed = 0;
    for (index, byte) in text.bytes().enumerate().skip(proof) {
        if byte == b'\n' {
            continue;
        }
        let other = if byte == b'1' { b'2' } else { b'1' };
        let mut bytes = text.clone().into_bytes();
        bytes[index] = other;
        assert!(verify(&String::from_utf8(bytes).unwrap()).is_err(), "byte {index}");
        changed += 1;
    }
    assert!(changed > 3_000);
    // A roll in the turns, with everything else as it was.
    let turns = text.find("\n1. ").unwrap();
    for (index, byte) in text.bytes().enumerate().take(proof).skip(turns) {
        let is_roll = byte.is_ascii_digit() && text.as_bytes()[index - 1] == b' ';
        if !is_roll {
            continue;
        }
        let mut bytes = text.clone().into_bytes();
        bytes[index] = if byte == b'6' { b'1' } else { byte + 1 };
        assert!(verify(&String::from_utf8(bytes).unwrap()).is_err(), "byte {index}");
    }
}

#[test]
fn links_belong_to_their_seat_and_their_roll() {
    let mut room = Room::new(Settings::default());
    let ben = room.join("Ben");
    room.sit(HOST, Color::Red);
    room.sit(ben, Color::Blue);
    room.must(HOST, &Command::Start {});
    let link = |room: &Room, color: Color, index: u16| {
        public(room.chains[color].as_ref().unwrap().link(index).unwrap())
    };
    let wrong = link(&room, Color::Red, 2);
    let give = |link| Command::GiveLink { color: Color::Red, link };
    assert_eq!(room.command(HOST, &give(wrong)), Err(Refusal::WrongLink {}));
    let first = link(&room, Color::Red, 1);
    room.must(HOST, &give(first));
    assert_eq!(room.command(HOST, &give(first)), Err(Refusal::Already {}));
    // Blue's link does not come in time.
    room.do_due();
    let color = room.turn().color();
    let who: MemberId = room.session.holder(color).unwrap();
    let before = room.session.clone();
    let early = link(&room, color, 3);
    assert_eq!(room.command(who, &Command::Roll { link: Some(early) }), Err(Refusal::WrongLink {}));
    assert!(room.session == before);
    let next = room.next_link(color);
    assert_eq!(next, Some(link(&room, color, 2)));
    assert!(matches!(room.must(who, &Command::Roll { link: next }), Event::Rolled { .. }));
    room.check_replay();
}

#[test]
fn before_the_first_roll_there_is_no_record_and_before_the_end_no_secret() {
    let mut room = Room::new(Settings::default());
    room.sit(HOST, Color::Red);
    room.seat_bot(Color::Blue, Bot::Greedy);
    assert!(room.session.record(1).is_none() && room.session.transcript().is_none());
    room.start();
    assert!(room.session.transcript().is_some());
    let record = room.session.record(1).unwrap();
    let proof = Proof::from_lines(record.proof().unwrap().lines().iter().map(String::as_str)).unwrap();
    assert_eq!(proof.secret, None);
}
