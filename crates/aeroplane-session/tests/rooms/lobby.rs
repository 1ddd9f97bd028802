//! Before the start: seats, names, settings, hosts.

use aeroplane_protocol::{
    Bot, Clock, Command, Event, HostCause, MemberId, Occupant, Refusal, SeatPlan, Seq, Settings, Stage,
    WhoBegins,
};
use aeroplane_rules::Color;
use aeroplane_session::{NothingDue, Work};

use crate::common::{HOST, Room, name};

const TWO: MemberId = MemberId(2);

fn take(color: Color) -> Command {
    Command::TakeSeat { color, anchor: None, name: None }
}

#[test]
fn a_seat_is_taken_by_one_person_and_a_person_takes_one_seat() {
    let mut room = Room::new(Settings::default());
    room.join("Ben");
    room.must(HOST, &take(Color::Red));
    assert_eq!(room.command(TWO, &take(Color::Red)), Err(Refusal::SeatTaken {}));
    assert_eq!(room.command(HOST, &take(Color::Blue)), Err(Refusal::OneSeatEach {}));
    assert_eq!(room.command(HOST, &take(Color::Red)), Err(Refusal::Already {}));
    room.must(HOST, &Command::SetSeat { color: Color::Green, plan: SeatPlan::Closed {} });
    assert_eq!(room.command(TWO, &take(Color::Green)), Err(Refusal::SeatTaken {}));
    room.must(HOST, &Command::LeaveSeat { color: Color::Red });
    room.must(TWO, &take(Color::Red));
}

#[test]
fn a_new_anchor_makes_nobody_less_ready() {
    let mut room = Room::new(Settings::default());
    room.sit(HOST, Color::Red);
    let other = aeroplane_dice::Chain::new([9; 32]);
    let anchor = Some(crate::common::anchor(&other));
    room.must(HOST, &Command::TakeSeat { color: Color::Red, anchor, name: Some(name("Ada L.")) });
    let view = room.session.room_view(room.now);
    let expected = Occupant::Human { member: HOST, name: name("Ada L."), anchor, ready: true };
    assert_eq!(view.seats[Color::Red].occupant, expected);
}

#[test]
fn nobody_is_ready_for_settings_that_changed() {
    let mut room = Room::new(Settings::default());
    room.join("Ben");
    room.sit(HOST, Color::Red);
    room.sit(TWO, Color::Blue);
    let before = room.session.seq();
    let settings = Settings { clock: Clock::Off, ..Settings::default() };
    room.must(HOST, &Command::ChangeSettings { settings });
    assert_eq!(room.command(HOST, &Command::Start {}), Err(Refusal::NotReady { color: Color::Red }));
    // Whoever had not seen the change is not ready for it.
    let ready = Command::SetReady { color: Color::Blue, ready: true };
    assert_eq!(room.command_after(Some(TWO), before, &ready), Err(Refusal::Stale {}));
    room.must(TWO, &ready);
    let fixed = Settings { public: true, ..settings };
    assert_eq!(
        room.command(HOST, &Command::ChangeSettings { settings: fixed }),
        Err(Refusal::FixedSetting {})
    );
}

#[test]
fn people_who_get_ready_do_not_make_each_other_stale() {
    let mut room = Room::new(Settings::default());
    for (who, color) in [("Ben", Color::Blue), ("Cem", Color::Green)] {
        let member = room.join(who);
        room.must(member, &take(color));
    }
    let seen = room.session.seq();
    for (member, color) in [(TWO, Color::Blue), (MemberId(3), Color::Green)] {
        room.command_after(Some(member), seen, &Command::SetReady { color, ready: true }).unwrap();
    }
    let ahead = Seq(room.session.seq().0 + 1);
    let ready = Command::SetReady { color: Color::Blue, ready: false };
    assert_eq!(room.command_after(Some(TWO), ahead, &ready), Err(Refusal::Ahead {}));
}

#[test]
fn a_game_needs_two_and_the_one_who_begins() {
    let first = WhoBegins::Host { color: Color::Green };
    let mut room = Room::new(Settings { first, ..Settings::default() });
    room.sit(HOST, Color::Red);
    assert_eq!(room.command(HOST, &Command::Start {}), Err(Refusal::TooFewPlayers {}));
    room.seat_bot(Color::Blue, Bot::Random);
    assert_eq!(room.command(HOST, &Command::Start {}), Err(Refusal::EmptySeat { color: Color::Green }));
    room.must(HOST, &Command::SetSeat { color: Color::Green, plan: SeatPlan::Bot { bot: Bot::Greedy } });
    room.start();
    assert!(matches!(room.turn(), aeroplane_rules::Turn::ToRoll(Color::Green)));
}

#[test]
fn a_host_can_watch_bots() {
    let mut room = Room::new(Settings { rules: "classic planes=1".parse().unwrap(), ..Settings::default() });
    room.seat_bot(Color::Red, Bot::Greedy);
    room.seat_bot(Color::Yellow, Bot::Random);
    room.start();
    room.play_to_end();
    room.must(HOST, &Command::Rematch {});
}

#[test]
fn whoever_is_kicked_is_no_member_any_more() {
    let mut room = Room::new(Settings::default());
    room.join("Ben");
    room.sit(TWO, Color::Blue);
    assert_eq!(room.command(TWO, &Command::Kick { member: HOST }), Err(Refusal::NotTheHost {}));
    assert_eq!(room.command(HOST, &Command::Kick { member: HOST }), Err(Refusal::NoSuchMember {}));
    room.must(HOST, &Command::Kick { member: TWO });
    assert_eq!(room.session.room_view(room.now).seats[Color::Blue].occupant, Occupant::Open {});
    assert_eq!(room.command(TWO, &take(Color::Blue)), Err(Refusal::NotAMember {}));
    assert_eq!(room.join("Ben"), MemberId(3));
}

#[test]
fn a_name_of_its_own_stays_at_the_seat() {
    let mut room = Room::new(Settings { one_device: true, ..Settings::default() });
    room.must(HOST, &take(Color::Red));
    room.must(HOST, &Command::TakeSeat { color: Color::Blue, anchor: None, name: Some(name("Kim")) });
    room.must(HOST, &Command::Rename { name: name("Eve") });
    let view = room.session.room_view(room.now);
    let seat_name = |color: Color| match &view.seats[color].occupant {
        Occupant::Human { name, .. } => name.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!((seat_name(Color::Red), seat_name(Color::Blue)), ("Eve".into(), "Kim".into()));
    assert_eq!(room.session.admit(name("Ben")), Err(Refusal::OneDevice {}));
}

#[test]
fn the_room_holds_so_many_and_no_more() {
    let mut room = Room::new(Settings::default());
    for _ in 1..32 {
        room.join("Ben");
    }
    assert_eq!(room.session.admit(name("Ben")), Err(Refusal::RoomFull {}));
    let hello = Command::Say { phrase: aeroplane_protocol::Phrase::Hello };
    for _ in 0..500 {
        room.must(TWO, &hello);
    }
    assert_eq!(room.command(TWO, &hello), Err(Refusal::RoomFull {}));
    room.must(HOST, &take(Color::Red));
    assert_eq!(room.session.snapshot(None, room.now).talk.len(), 50);
    room.check_replay();
}

#[test]
fn a_room_with_too_many_events_is_closed_and_its_dice_are_laid_open() {
    let mut room = Room::new(Settings::default());
    room.seat_bot(Color::Red, Bot::Greedy);
    room.seat_bot(Color::Blue, Bot::Greedy);
    room.start();
    while room.session.seq().0 < 19_990 {
        let event = Event::Said { phrase: aeroplane_protocol::Phrase::Hello };
        let entry = room.session.entry(room.now, Some(HOST), event);
        room.session.evolve(&entry).unwrap();
        room.log.push(entry);
    }
    while room.session.stage() != Stage::Closed {
        room.do_due();
    }
    assert_eq!(room.session.seq(), Seq(20_001));
    assert!(matches!(room.log.last().unwrap().event, Event::Closed { .. }));
    assert!(matches!(room.do_due(), Event::Revealed { .. }));
    assert_eq!(room.session.due(), None);
}

#[test]
fn a_host_that_is_away_is_replaced_by_somebody_who_is_there() {
    let mut room = Room::new(Settings::default());
    room.join("Ben");
    room.join("Cem");
    room.join("Dia");
    assert_eq!(room.act(Work::HostAway), Err(NothingDue::Nothing));
    room.present_members = vec![TWO, MemberId(3), MemberId(4)];
    room.sit(MemberId(4), Color::Green);
    let event = room.act(Work::HostAway).unwrap();
    assert_eq!(event, Event::HostChanged { member: MemberId(4), because: HostCause::Away });
    room.must(MemberId(4), &Command::GiveHost { member: TWO });
    assert_eq!(room.session.host(), TWO);
    assert_eq!(room.session.stage(), Stage::Lobby);
}
