//! Going away for good.

use aeroplane_protocol::{
    CloseCause, Command, Control, Event, Leaving, MemberId, Occupant, Pace, Refusal, Settings, Stage,
    WhoBegins,
};
use aeroplane_rules::{Action, Color, Step, Turn};
use aeroplane_session::{DueKind, Work};

use crate::common::{HOST, Room};

const TWO: MemberId = MemberId(2);
const THREE: MemberId = MemberId(3);

/// Three people, red to roll.
fn three(settings: Settings) -> Room {
    let first = WhoBegins::Host { color: Color::Red };
    let mut room = Room::new(Settings { first, pace: Pace::Fast, ..settings });
    room.join("Ben");
    room.join("Cem");
    for (who, color) in [(HOST, Color::Red), (TWO, Color::Yellow), (THREE, Color::Blue)] {
        room.sit(who, color);
    }
    room
}

#[test]
fn a_bot_plays_on_for_whoever_resigns() {
    let mut room = three(Settings::default());
    room.start();
    room.must(HOST, &Command::Resign { color: Color::Red });
    assert_eq!(room.control(Color::Red), Some(Control::Resigned));
    assert_eq!(room.command(HOST, &Command::Resign { color: Color::Red }), Err(Refusal::Already {}));
    assert_eq!(room.command(HOST, &Command::TakeBack { color: Color::Red }), Err(Refusal::NotYourSeat {}));
    assert_eq!(room.due().kind, DueKind::BotTurn);
    room.play_to_end();
    room.must(HOST, &Command::Rematch {});
    room.check_replay();
}

#[test]
fn planes_leave_with_their_player_where_that_was_agreed() {
    let mut room = three(Settings { leaving: Leaving::Remove, ..Settings::default() });
    room.start();
    room.play_until(|room| matches!(room.turn(), Turn::ToMove(Color::Yellow, _)));
    room.must(TWO, &Command::Leave {});
    assert!(room.last.steps.contains(&Step::Withdrawn { color: Color::Yellow }));
    assert!(!room.session.is_member(TWO));
    assert_eq!(room.turn(), Turn::ToRoll(Color::Blue));
    assert_eq!(room.due().at, room.now.plus(30_000));
    // With the second one of two the game is over.
    room.must(HOST, &Command::Resign { color: Color::Red });
    assert_eq!(room.session.stage(), Stage::Over);
    room.do_due();
    let record = room.session.record(1).unwrap();
    assert_eq!(record.game().actions().next_back(), Some(Action::Withdraw(Color::Red)));
    assert_eq!(record.result(), "blue");
    assert_eq!(room.session.score().wins[Color::Blue], 1);
    room.must(THREE, &Command::Rematch {});
    // Whoever left is not waited for.
    let view = room.session.room_view(room.now);
    assert_eq!(view.seats[Color::Yellow].occupant, Occupant::Open {});
    assert!(matches!(view.seats[Color::Red].occupant, Occupant::Human { member: HOST, ready: false, .. }));
    room.check_replay();
}

#[test]
fn whoever_leaves_before_the_first_roll_is_no_longer_on_the_board() {
    let mut room = three(Settings { leaving: Leaving::Remove, ..Settings::default() });
    room.must(HOST, &Command::Start {});
    // Red is to begin, and gone.
    room.must(HOST, &Command::Leave {});
    assert_eq!(room.session.host(), TWO);
    room.now = room.due().at;
    room.mix();
    assert_eq!(room.turn(), Turn::ToRoll(Color::Yellow));
    room.play_to_end();
    crate::proof::verify(&room.session.record(1).unwrap().to_string()).unwrap();
    room.check_replay();
}

#[test]
fn a_game_that_everybody_gave_up_is_played_to_its_end_by_bots() {
    let mut room = three(Settings::default());
    room.start();
    for (who, color) in [(HOST, Color::Red), (TWO, Color::Yellow), (THREE, Color::Blue)] {
        room.must(who, &Command::Resign { color });
    }
    let mut deserted = room.restarted();
    room.play_to_end();
    room.check_replay();
    // Where nobody watches, nothing is played, and the room is closed before long.
    deserted.present = false;
    assert!(matches!(deserted.do_due(), Event::Paused { .. }));
    let before = deserted.now;
    assert_eq!(deserted.do_due(), Event::Closed { because: CloseCause::Expired });
    assert_eq!(deserted.now, before.plus(30 * 60_000));
}

#[test]
fn the_last_one_closes_the_room() {
    let mut room = three(Settings::default());
    room.start();
    room.play_until(|room| room.log.len() > 40);
    room.must(THREE, &Command::Leave {});
    room.must(HOST, &Command::Leave {});
    assert_eq!(room.session.host(), TWO);
    assert_eq!(room.command(TWO, &Command::CloseRoom {}), Ok(Event::Closed { because: CloseCause::Host }));
    assert_eq!(room.command(TWO, &Command::Leave {}), Err(Refusal::NotNow { stage: Stage::Closed }));
    assert!(matches!(room.do_due(), Event::Revealed { .. }));
    assert_eq!(room.session.due(), None);
    room.check_replay();

    let mut alone = Room::new(Settings::default());
    let left = alone.command(HOST, &Command::Leave {});
    assert_eq!(left, Ok(Event::Closed { because: CloseCause::Empty }));
}

#[test]
fn whoever_has_finished_leaves_without_giving_up() {
    let rules = "classic planes=1".parse().unwrap();
    let mut room = three(Settings { rules, ..Settings::default() });
    room.start();
    room.play_until(|room| room.session.record(1).is_some_and(|record| !record.game().places().is_empty()));
    let winner = room.session.record(1).unwrap().game().places().iter().next().unwrap();
    let who = room.session.holder(winner).unwrap();
    assert_eq!(room.command(who, &Command::Resign { color: winner }), Err(Refusal::Already {}));
    assert_eq!(room.command(who, &Command::Leave {}), Ok(Event::Left { member: who }));
    room.play_to_end();
    room.check_replay();
}

#[test]
fn a_member_without_a_seat_just_leaves() {
    let mut room = three(Settings::default());
    let watcher = room.join("Dia");
    room.start();
    assert_eq!(room.command(watcher, &Command::Leave {}), Ok(Event::Left { member: watcher }));
    assert_eq!(room.session.stage(), Stage::Playing);
    assert!(room.act(Work::HostAway).is_err());
    assert_eq!(room.command(HOST, &Command::CloseRoom {}), Err(Refusal::NotNow { stage: Stage::Playing }));
}
