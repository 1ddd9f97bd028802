//! Local games: taking back, saving and going on, and what a player's own program checks.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

mod support;

use aeroplane_dice::{
    Chain, CommittedDice, Dice, Faces, GameId, LocalDice, LocalSeat, Proof, ResumeError, RollError,
    RollMismatch, RulesHash, Sealed, SeatKind, Secret, Violation, Witness, WitnessError,
};
use aeroplane_rules::{ByColor, Color, Preset, Roll};
use support::{chain, game, roll, start};

fn local() -> LocalDice {
    let human = |byte| Some(LocalSeat::Human(Chain::new([byte; 32])));
    LocalDice::new(
        Secret::new([5; 32]),
        GameId::new([1; 16]),
        RulesHash::of(&Preset::Classic.into()),
        ByColor([human(3), Some(LocalSeat::Bot), None, human(4)]),
    )
}

const TURNS: [Color; 3] = [Color::Red, Color::Yellow, Color::Green];

fn rolls(dice: &mut LocalDice, count: usize) -> Vec<Roll> {
    let from = dice.position() as usize;
    (from..from + count).map(|index| dice.roll(TURNS[index % 3]).unwrap()).collect()
}

#[test]
fn a_roll_taken_back_comes_again() {
    let mut dice = local();
    let all = rolls(&mut dice, 60);
    for left in (0..60).rev() {
        dice.rewind(left);
        assert_eq!(dice.position(), left);
        let again = rolls(&mut dice, 60 - left as usize);
        assert_eq!(again, all[left as usize..]);
    }
    let before = dice.transcript().clone();
    dice.rewind(61);
    assert_eq!(dice.transcript(), &before);
}

#[test]
fn another_order_of_seats_is_another_game_and_still_holds() {
    let mut dice = local();
    rolls(&mut dice, 20);
    dice.rewind(10);
    for seat in [Color::Green, Color::Green, Color::Yellow, Color::Red, Color::Red] {
        dice.roll(seat).unwrap();
    }
    let report = dice.reveal().verify().unwrap();
    assert_eq!(report.rolls, 15);
    assert_eq!(report.seats[Color::Blue], None);
    let red = report.seats[Color::Red].unwrap();
    assert_eq!((red.rolls, red.automatic), (6, 0));
    let yellow = report.seats[Color::Yellow].unwrap();
    assert_eq!((yellow.kind, yellow.rolls, yellow.automatic), (SeatKind::Bot, 4, 4));
}

#[test]
fn a_saved_game_goes_on_with_the_same_rolls() {
    let mut dice = local();
    rolls(&mut dice, 25);
    let open = dice.open_proof();
    assert_eq!(open.verify(), Err(Violation::NotRevealed));
    assert_eq!(open.transcript.check().unwrap().rolls(), 25);
    let (text, sealed) = (open.to_string(), dice.sealed_text());
    for line in sealed.lines().skip(1) {
        let secret = line.rsplit(' ').next().unwrap();
        assert!(!text.contains(secret), "the public part tells nothing of the sealed one");
    }

    let read = |text: &str| text.parse::<Proof>().unwrap().transcript;
    let mut resumed = LocalDice::resume(read(&text), sealed.parse().unwrap()).unwrap();
    assert_eq!(*resumed.sealed_text(), *sealed);
    assert_eq!(rolls(&mut resumed, 40), rolls(&mut dice, 40));
    resumed.rewind(3);
    dice.rewind(3);
    assert_eq!(rolls(&mut resumed, 5), rolls(&mut dice, 5));
    assert_eq!(resumed.reveal(), dice.reveal());
}

#[test]
fn a_saved_game_goes_on_only_with_its_own_secrets() {
    let mut dice = local();
    rolls(&mut dice, 5);
    let sealed = dice.sealed_text();
    let resume = |sealed: &str| {
        let sealed = sealed.parse::<Sealed>().unwrap();
        LocalDice::resume(dice.transcript().clone(), sealed).err()
    };
    assert_eq!(resume(&sealed), None);
    let other_secret = sealed.replace("secret 05", "secret 06");
    assert_eq!(resume(&other_secret), Some(ResumeError::Violation(Violation::Commitment)));
    let other_chain = sealed.replace("chain green 04", "chain green 05");
    assert_eq!(resume(&other_chain), Some(ResumeError::Chain { seat: Color::Green }));
    let bot_chain = sealed.replace("chain green", "chain yellow");
    assert_eq!(resume(&bot_chain), Some(ResumeError::Chain { seat: Color::Yellow }));
}

#[test]
fn a_seat_may_roll_more_often_than_it_has_links() {
    let mut dice = local();
    for _ in 0..1030 {
        dice.roll(Color::Red).unwrap();
    }
    let red = dice.reveal().verify().unwrap().seats[Color::Red].unwrap();
    assert_eq!((red.rolls, red.automatic), (1030, 7));
    assert_eq!(dice.roll(Color::Blue), Err(RollError::NotInRoster { seat: Color::Blue }));
    assert_eq!(dice.position(), 1030);
}

#[test]
fn a_server_restarted_rolls_the_same() {
    let mut dice = game(17);
    let mut restarted = CommittedDice::resume(Secret::new([0x51; 32]), dice.transcript().clone()).unwrap();
    roll(&mut dice, 20);
    roll(&mut restarted, 20);
    assert_eq!(dice.transcript(), restarted.transcript());
    let wrong = CommittedDice::resume(Secret::new([0x52; 32]), dice.transcript().clone());
    assert_eq!(wrong.err(), Some(Violation::Commitment));
}

#[test]
fn a_refused_roll_changes_nothing() {
    let mut dice = start();
    let before = dice.transcript().clone();
    let seat = Color::Red;
    let early = dice.draw(seat, Faces::SIX, chain(seat).link(3));
    assert_eq!(early, Err(RollError::WrongLink { seat, index: 2 }));
    let bot = dice.draw(Color::Yellow, Faces::SIX, chain(seat).link(2));
    assert_eq!(bot, Err(RollError::NoChain { seat: Color::Yellow }));
    assert_eq!(dice.transcript(), &before);
    assert_eq!(dice.ledger().rolls_of(seat), 0);
    assert!(dice.draw(seat, Faces::SIX, chain(seat).link(2)).is_ok());
}

#[test]
fn a_used_up_chain_refuses_further_links() {
    let mut dice = start();
    let seat = Color::Red;
    for _ in 0..1023 {
        dice.draw(seat, Faces::SIX, None).unwrap();
    }
    let beyond = dice.draw(seat, Faces::SIX, chain(seat).link(1024));
    assert_eq!(beyond, Err(RollError::ChainUsedUp { seat }));
    assert!(dice.draw(seat, Faces::SIX, None).is_ok());
    dice.rewind(1022);
    assert!(dice.draw(seat, Faces::SIX, chain(seat).link(1024)).is_ok());
    assert!(dice.reveal().verify().is_ok());
}

#[test]
fn any_number_of_faces_can_be_rolled() {
    let mut dice = start();
    for faces in 1..=u8::MAX {
        let record = dice.draw(Color::Green, Faces::new(faces).unwrap(), None).unwrap();
        assert!((1..=faces).contains(&record.value));
        assert_eq!(record.roll().is_some(), faces == 6);
    }
    let proof = dice.reveal();
    assert!(proof.verify().is_ok());
    assert_eq!(proof.to_string().parse(), Ok(proof.clone()));
    assert_eq!(proof.transcript.rolls().count(), 1);
}

#[test]
fn a_proof_is_compared_with_the_moves() {
    let transcript = game(9).transcript().clone();
    let mut moves: Vec<(Color, Roll)> = transcript.rolls().collect();
    assert_eq!(transcript.compare(moves.iter().copied()), Ok(()));
    assert_eq!(transcript.compare(moves[..7].iter().copied()), Err(RollMismatch::Count { game: 7, dice: 9 }));
    moves.extend([(Color::Red, Roll::Six); 3]);
    assert_eq!(transcript.compare(moves.iter().copied()), Err(RollMismatch::Count { game: 12, dice: 9 }));
    moves[4].0 = Color::Green;
    let error = transcript.compare(moves).unwrap_err();
    assert!(matches!(error, RollMismatch::Different { number: 5, .. }), "{error}");
}

#[test]
fn rolls_of_another_die_are_none_of_the_games() {
    // Whoever holds the secret could roll unseen until the next roll suits them.
    let mut dice = game(4);
    let moves: Vec<(Color, Roll)> = dice.transcript().rolls().collect();
    dice.draw(Color::Green, Faces::new(2).unwrap(), None).unwrap();
    let error = dice.transcript().compare(moves).unwrap_err();
    assert!(matches!(error, RollMismatch::OtherDie { number: 5, .. }), "{error}");
}

#[test]
fn a_player_recognises_the_own_game() {
    let dice = game(14);
    let transcript = dice.transcript();
    let own = chain(Color::Red);
    let witness = |last_seen| Witness {
        seat: Color::Red,
        commitment: transcript.terms.commitment,
        chain: &own,
        last_seen,
    };
    let seen = transcript.rolls[9].head;
    for last_seen in [None, Some((0, transcript.start)), Some((10, seen))] {
        assert_eq!(witness(last_seen).check(transcript), Ok(()));
    }
    for (number, head) in [(0, seen), (9, seen), (15, seen), (u32::MAX, seen)] {
        let error = witness(Some((number, head))).check(transcript);
        assert_eq!(error, Err(WitnessError::Head { number }));
    }

    let mut other = witness(None);
    other.seat = Color::Blue;
    assert_eq!(other.check(transcript), Err(WitnessError::Anchor { seat: Color::Blue }));
    other.seat = Color::Yellow;
    assert_eq!(other.check(transcript), Err(WitnessError::Anchor { seat: Color::Yellow }));

    let seat = Color::Red;
    let mut changed = transcript.clone();
    changed.rolls[4].link = chain(seat).link(4);
    assert_eq!(witness(None).check(&changed), Err(WitnessError::Link { number: 5, seat }));
    changed.terms.mix = aeroplane_dice::Mix::new(ByColor([chain(seat).link(2), None, None, None]));
    assert_eq!(witness(None).check(&changed), Err(WitnessError::Mix { seat }));
    changed.terms.commitment = aeroplane_dice::Commitment::new([0; 32]);
    assert_eq!(witness(None).check(&changed), Err(WitnessError::Commitment));
}

#[test]
fn a_ledger_follows_roll_by_roll() {
    let dice = game(14);
    let mut ledger = aeroplane_dice::Ledger::new(&dice.transcript().terms).unwrap();
    for record in &dice.transcript().rolls {
        ledger.admit(record).unwrap();
        assert_eq!(ledger.head(), record.head);
    }
    assert_eq!(&ledger, dice.ledger());
    assert_eq!((ledger.rolls_of(Color::Red), ledger.automatic_rolls_of(Color::Red)), (4, 1));
    assert!(ledger.admit(&dice.transcript().rolls[13]).is_err());
    assert_eq!(&ledger, dice.ledger());
}
