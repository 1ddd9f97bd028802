//! Nobody wears a room out, steers its lot, or is judged while the server was away.

use aeroplane_protocol::{
    CloseCause, Command, Control, Event, LogEntry, MemberId, Phrase, Refusal, Settings, Stage, WhoBegins,
};
use aeroplane_rules::Color;
use aeroplane_session::{Due, DueKind, Misfit, NothingDue, ReplayError, Session, Work};

use crate::common::{HOST, Room, START, game, name, public};

const TWO: MemberId = MemberId(2);

/// Red and blue are people, and the game was started.
fn started(settings: Settings) -> Room {
    let mut room = Room::new(settings);
    room.join("Ben");
    room.sit(HOST, Color::Red);
    room.sit(TWO, Color::Blue);
    room.must(HOST, &Command::Start {});
    room
}

fn first_link(room: &Room, color: Color) -> aeroplane_protocol::Link {
    public(room.chains[color].as_ref().unwrap().link(1).unwrap())
}

#[test]
fn first_links_are_told_when_the_mix_is_complete() {
    for first in [WhoBegins::Lot {}, WhoBegins::RockPaperScissors {}] {
        let mut room = started(Settings { first, ..Settings::default() });
        let link = first_link(&room, Color::Blue);
        room.must(TWO, &Command::GiveLink { color: Color::Blue, link });
        let told = room.session.update(room.log.last().unwrap(), &room.last, room.now);
        assert_eq!(told.event, Event::LinkGiven { color: Color::Blue, link: None });
        // Red's link does not come.
        let (Event::Began { links, .. } | Event::HandsOpened { links, .. }) = room.do_due() else {
            panic!("the mix is complete")
        };
        assert_eq!(links.len(), 1);
        assert_eq!((links[0].color, links[0].link), (Color::Blue, link));
        room.check_replay();
    }
}

#[test]
fn a_log_whose_links_do_not_hold_is_no_room() {
    let mut room = started(Settings::default());
    let (red, blue) = (first_link(&room, Color::Red), first_link(&room, Color::Blue));
    let refused = |room: &Room, event: Event| {
        let entry = room.session.entry(room.now, None, event);
        match room.session.clone().evolve(&entry) {
            Err(ReplayError::Impossible { because, .. }) => because,
            other => panic!("{other:?}"),
        }
    };
    let given = |color, link| Event::LinkGiven { color, link };
    assert_eq!(refused(&room, given(Color::Red, Some(blue))), Misfit::Dice);
    assert_eq!(refused(&room, given(Color::Green, Some(blue))), Misfit::Dice);
    assert_eq!(refused(&room, given(Color::Red, None)), Misfit::Dice);
    room.must(HOST, &Command::GiveLink { color: Color::Red, link: red });
    assert_eq!(refused(&room, given(Color::Red, Some(red))), Misfit::Seat);
    room.must(TWO, &Command::GiveLink { color: Color::Blue, link: blue });
    let before = room.restarted();
    let Event::Began { start, links, first, beginning } = room.do_due() else { panic!("the game begins") };
    let one = links[..1].to_vec();
    assert_eq!(refused(&before, Event::Began { start, links: one, first, beginning }), Misfit::Dice);
    room.play_to_end();
    let secret = aeroplane_protocol::RevealedSecret::new([7; 32]);
    assert_eq!(refused(&room, Event::Revealed { secret }), Misfit::Dice);
    let took = Event::AutopilotTook { color: Color::Red, because: aeroplane_protocol::AutopilotCause::Asked };
    assert_eq!(refused(&room, took), Misfit::Stage);
}

#[test]
fn a_seat_changes_hands_a_few_times_between_two_actions() {
    let mut room = started(Settings::default());
    room.mix();
    let color = room.turn().color();
    let who = room.session.holder(color).unwrap();
    let mut changes = 0;
    let refusal = loop {
        let command = match room.control(color) {
            Some(Control::Player) => Command::HandOver { color },
            _ => Command::TakeBack { color },
        };
        match room.command(who, &command) {
            Ok(_) => changes += 1,
            Err(refusal) => break refusal,
        }
        assert!(changes < 50);
    };
    assert!(matches!(refusal, Refusal::TooFast { .. }));
    assert_eq!(room.control(color), Some(Control::Player));
    let link = room.next_link(color);
    room.must(who, &Command::Roll { link });
    room.must(who, &Command::HandOver { color });
    room.check_replay();
}

#[test]
fn one_loud_member_silences_nobody_else_and_fills_no_room() {
    let mut room = Room::new(Settings::default());
    let ben = room.join("Ben");
    room.sit(ben, Color::Green);
    let say = Command::Say { phrase: Phrase::Hello };
    let lines = (0..20_000).take_while(|_| room.command(ben, &say).is_ok()).count();
    assert_eq!(lines, 500);
    room.must(HOST, &say);
    let mut ready = true;
    let changes = (0..20_000).take_while(|_| {
        ready = !ready;
        room.command(ben, &Command::SetReady { color: Color::Green, ready }).is_ok()
    });
    assert!(changes.count() < 1_001);
    assert_eq!(room.command(ben, &Command::LeaveSeat { color: Color::Green }), Err(Refusal::RoomFull {}));
    room.sit(HOST, Color::Red);
    room.must(ben, &Command::Leave {});
}

#[test]
fn a_host_who_is_there_is_not_replaced() {
    let mut room = Room::new(Settings::default());
    let ben = room.join("Ben");
    room.present_members = vec![ben];
    assert!(matches!(room.act(Work::HostAway), Ok(Event::HostChanged { member, .. }) if member == ben));
    // Another server had noticed the same.
    room.join("Cem");
    room.present_members = vec![ben, MemberId(3)];
    assert_eq!(room.act(Work::HostAway), Err(NothingDue::Nothing));
    assert_eq!(room.session.host(), ben);
}

#[test]
fn the_mix_waits_for_nobody_to_see_it() {
    let mut room = started(Settings::default());
    room.present = false;
    assert!(matches!(room.do_due(), Event::Began { .. }));
    assert!(matches!(room.do_due(), Event::Paused { .. }));
    room.let_pass(1_000);
    assert_eq!(room.act(Work::Returned), Ok(Event::Resumed {}));
}

#[test]
fn no_room_is_public_and_of_one_device() {
    let settings = Settings { public: true, one_device: true, ..Settings::default() };
    let event = Event::Opened { settings, name: name("Ada"), game: game(1, 0).1 };
    let entry = LogEntry { seq: aeroplane_protocol::Seq(1), at: START, by: Some(HOST), event };
    assert!(matches!(Session::open(&entry), Err(ReplayError::Impossible { because: Misfit::Settings, .. })));
    for old in [Settings { one_device: false, ..settings }, Settings { public: false, ..settings }] {
        let mut room = Room::new(old);
        let change = Command::ChangeSettings { settings };
        assert_eq!(room.command(HOST, &change), Err(Refusal::FixedSetting {}));
    }
}

#[test]
fn bots_come_even_if_somebody_sits_down_and_stands_up_again_and_again() {
    let mut room = Room::new(Settings { public: true, ..Settings::default() });
    room.sit(HOST, Color::Red);
    let sat = room.now;
    let ben = room.join("Ben");
    for _ in 0..3 {
        room.let_pass(5_000);
        room.must(ben, &Command::TakeSeat { color: Color::Green, anchor: None, name: None });
        room.must(ben, &Command::LeaveSeat { color: Color::Green });
        let plan = aeroplane_protocol::SeatPlan::Closed {};
        room.must(HOST, &Command::SetSeat { color: Color::Blue, plan });
        let plan = aeroplane_protocol::SeatPlan::Open {};
        room.must(HOST, &Command::SetSeat { color: Color::Blue, plan });
    }
    assert_eq!(room.due(), Due { at: sat.plus(20_000), kind: DueKind::Fill });
}

#[test]
fn an_outage_closes_no_lobby_and_cuts_no_wait_short() {
    let mut lobby = Room::new(Settings::default());
    let from = lobby.now.plus(1_000);
    lobby.let_pass(31 * 60_000);
    let outage = Work::Outage { from, to: lobby.now };
    assert!(matches!(lobby.act(outage), Ok(Event::ClockExtended { .. })));
    assert_eq!(lobby.due(), Due { at: lobby.now.plus(30 * 60_000), kind: DueKind::Expire });
    assert_eq!(lobby.act(outage), Err(NothingDue::Nothing));
    assert_eq!(lobby.do_due(), Event::Closed { because: CloseCause::Expired });

    let first = WhoBegins::RockPaperScissors {};
    let mut room = started(Settings { first, ..Settings::default() });
    for stage in [Stage::Mixing, Stage::Hands] {
        assert_eq!(room.session.stage(), stage);
        let until = room.due().at;
        let from = room.now;
        room.let_pass(60_000);
        let outage = Work::Outage { from, to: room.now };
        assert_eq!(room.act(outage), Ok(Event::ClockExtended { by_ms: 80_000 }));
        assert_eq!(room.due().at, until.plus(80_000));
        assert_eq!(room.act(outage), Err(NothingDue::Nothing));
        room.do_due();
        room.check_replay();
    }
}
