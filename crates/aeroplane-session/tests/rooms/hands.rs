//! Who begins: lot, highest roll, rock paper scissors.

use aeroplane_dice::Lot;
use aeroplane_protocol::{
    Beginning, Bot, Command, Event, Hand, MemberId, Refusal, Settings, Stage, WhoBegins,
};
use aeroplane_rules::{Color, ColorSet};
use aeroplane_session::DueKind;

use crate::common::{HOST, Room};

const TWO: MemberId = MemberId(2);

fn rock_paper_scissors() -> Room {
    let mut room = Room::new(Settings { first: WhoBegins::RockPaperScissors {}, ..Settings::default() });
    room.join("Ben");
    room.sit(HOST, Color::Red);
    room.sit(TWO, Color::Blue);
    room
}

#[test]
fn two_hands_settle_it() {
    let mut room = rock_paper_scissors();
    room.start();
    assert_eq!(room.session.stage(), Stage::Hands);
    let show = |color, hand| Command::ShowHand { color, hand };
    room.must(HOST, &show(Color::Red, Hand::Rock));
    // It is hidden until all are shown.
    let told = room.session.update(room.log.last().unwrap(), &room.last, room.now);
    assert_eq!(told.event, Event::HandShown { color: Color::Red, hand: None });
    assert_eq!(room.command(HOST, &show(Color::Red, Hand::Paper)), Err(Refusal::Already {}));
    assert_eq!(room.command(TWO, &show(Color::Red, Hand::Paper)), Err(Refusal::NotYourSeat {}));
    room.must(TWO, &show(Color::Blue, Hand::Rock));
    let Event::HandsCompared { round, until } = room.do_due() else { panic!("hands are compared") };
    assert_eq!(round.left, [Color::Red, Color::Blue]);
    assert!(until.is_some());
    room.must(HOST, &show(Color::Red, Hand::Rock));
    room.must(TWO, &show(Color::Blue, Hand::Paper));
    room.do_due();
    assert!(matches!(
        room.do_due(),
        Event::Began { first: Color::Blue, beginning: Beginning::RockPaperScissors {}, .. }
    ));
    room.play_to_end();
    room.check_replay();
}

#[test]
fn bots_and_those_who_let_the_time_pass_show_hands_by_lot() {
    let mut room = rock_paper_scissors();
    room.seat_bot(Color::Green, Bot::Greedy);
    room.start();
    let mut rounds = 0;
    while room.session.stage() == Stage::Hands {
        if room.due().kind == DueKind::Hands {
            assert_eq!(room.due().at, room.now.plus(10_000));
        }
        room.do_due();
        rounds += 1;
    }
    assert!(rounds >= 2);
    assert_eq!(room.session.stage(), Stage::Playing);
    room.check_replay();
}

#[test]
fn bots_among_themselves_do_not_wait() {
    let mut room = Room::new(Settings { first: WhoBegins::RockPaperScissors {}, ..Settings::default() });
    for color in Color::ALL {
        room.seat_bot(color, Bot::Random);
    }
    let before = room.now;
    room.start();
    while room.session.stage() == Stage::Hands {
        room.do_due();
    }
    assert_eq!(room.now, before);
}

#[test]
fn lot_and_highest_roll_follow_from_the_first_head() {
    for (number, first) in (0..20).flat_map(|n| [(n, WhoBegins::Lot {}), (n, WhoBegins::HighestRoll {})]) {
        let mut room = Room::with_seed(Settings { first, ..Settings::default() }, number);
        room.sit(HOST, Color::Red);
        room.seat_bot(Color::Yellow, Bot::Greedy);
        room.seat_bot(Color::Green, Bot::Greedy);
        room.start();
        let Some(Event::Began { start, links: _, first: begins, beginning }) =
            room.log.last().map(|entry| entry.event.clone())
        else {
            panic!("the game begins")
        };
        let seats = ColorSet::ALL.without(Color::Blue);
        let lot = Lot::new(aeroplane_dice::Head::new(*start.as_bytes()));
        match beginning {
            Beginning::Lot {} => assert_eq!(lot.seat(seats), Some(begins)),
            Beginning::HighestRoll { rounds } => {
                let highest = lot.highest(seats);
                assert_eq!(highest.begins, Some(begins));
                assert!(rounds.iter().map(|round| round.rolls).eq(highest.rounds));
                let last = rounds.last().unwrap();
                let most = last.rolls.0.iter().flatten().max().unwrap();
                assert_eq!(last.rolls[begins].as_ref(), Some(most));
            }
            other => panic!("{other:?}"),
        }
    }
}
