//! Time: deadlines, the autopilot, lag, outages, pauses, expiry.

use aeroplane_protocol::{
    AutopilotCause, Bot, Clock, CloseCause, Command, Control, Event, MemberId, Pace, PauseCause, Refusal,
    Settings, Stage, WhoBegins,
};
use aeroplane_rules::{ByColor, Color};
use aeroplane_session::{Due, DueKind, NothingDue, Work};

use crate::common::{HOST, Room};

const TWO: MemberId = MemberId(2);

/// Red, a person, is to roll; blue is another one.
fn red_to_roll(settings: Settings) -> Room {
    let first = WhoBegins::Host { color: Color::Red };
    let mut room = Room::new(Settings { first, ..settings });
    room.join("Ben");
    room.sit(HOST, Color::Red);
    room.sit(TWO, Color::Blue);
    room.start();
    room
}

#[test]
fn the_autopilot_acts_at_the_deadline_and_is_taken_back_by_one_command() {
    let mut room = red_to_roll(Settings::default());
    let began = room.now;
    assert_eq!(room.due(), Due { at: began.plus(30_000), kind: DueKind::Deadline });
    assert_eq!(room.session.table_view(began).unwrap().remaining_ms, Some(30_000));
    room.let_pass(29_999);
    assert_eq!(room.act(Work::Due), Err(NothingDue::Before { at: began.plus(30_000) }));
    room.let_pass(1);
    let took = Event::AutopilotTook { color: Color::Red, because: AutopilotCause::Clock };
    assert_eq!(room.act(Work::Due), Ok(took));
    assert_eq!(room.due().kind, DueKind::BotTurn);
    assert_eq!(room.command(HOST, &Command::Roll { link: None }), Err(Refusal::OnAutopilot {}));
    let Event::Rolled { roll } = room.do_due() else { panic!("the autopilot rolls") };
    assert_eq!(roll.link, None);
    room.must(HOST, &Command::TakeBack { color: Color::Red });
    assert_eq!(room.control(Color::Red), Some(Control::Player));
    room.check_replay();
}

#[test]
fn lag_is_forgiven_a_second_at_a_time() {
    let mut room = red_to_roll(Settings::default());
    room.lag = ByColor([3_000, 0, 0, 0]);
    let deadline = room.due().at;
    room.now = deadline;
    assert_eq!(room.act(Work::Due), Err(NothingDue::Before { at: deadline.plus(1_000) }));
    room.let_pass(900);
    let link = room.next_link(Color::Red);
    room.must(HOST, &Command::Roll { link });
    room.check_replay();
}

#[test]
fn whoever_lets_the_time_run_out_again_and_again_keeps_nobody_waiting() {
    let mut room = red_to_roll(Settings { clock: Clock::Seconds15, ..Settings::default() });
    for _ in 0..2 {
        assert_eq!(room.due().kind, DueKind::Deadline);
        room.do_due();
        room.must(HOST, &Command::TakeBack { color: Color::Red });
    }
    // The second time there is no new time, and the autopilot is back at once.
    assert!(room.due().at <= room.now);
    room.do_due();
    assert_eq!(room.control(Color::Red), Some(Control::Autopilot));
    assert_eq!(room.due().kind, DueKind::BotTurn);
}

/// A script takes back control half a second after each time that the autopilot took it.
#[test]
fn taking_back_again_and_again_does_not_keep_the_autopilot_from_acting() {
    let mut room = red_to_roll(Settings { clock: Clock::Seconds15, ..Settings::default() });
    for _ in 0..100 {
        let due = room.due();
        if due.kind == DueKind::BotTurn && due.at > room.now.plus(500) {
            room.let_pass(500);
            // Whether that is refused makes no difference.
            let _ = room.command(HOST, &Command::TakeBack { color: Color::Red });
        } else if let Event::Rolled { roll } = room.do_due() {
            assert_eq!(roll.color, Color::Red);
            room.check_replay();
            return;
        }
    }
    panic!("the autopilot never rolled");
}

#[test]
fn handing_over_and_taking_back_gives_no_time() {
    let mut room = red_to_roll(Settings::default());
    let deadline = room.due().at;
    room.let_pass(20_000);
    room.must(HOST, &Command::HandOver { color: Color::Red });
    room.must(HOST, &Command::TakeBack { color: Color::Red });
    assert_eq!(room.due().at, deadline);
}

#[test]
fn an_outage_gives_the_player_on_turn_its_time_back_and_some_more() {
    let mut room = red_to_roll(Settings::default());
    let began = room.now;
    room.let_pass(70_000);
    let (from, to) = (began.plus(10_000), began.plus(70_000));
    assert_eq!(room.act(Work::Outage { from, to }), Ok(Event::ClockExtended { by_ms: 80_000 }));
    assert_eq!(room.due().at, began.plus(110_000));
    // Another server reports the same.
    assert_eq!(room.act(Work::Outage { from, to }), Err(NothingDue::Nothing));
    // What was over before the wait began took nothing from it.
    let before = Work::Outage { from: began, to: began };
    assert_eq!(room.act(before), Err(NothingDue::Nothing));
    room.check_replay();
}

#[test]
fn on_one_device_time_does_not_count() {
    let mut room = Room::new(Settings { one_device: true, ..Settings::default() });
    room.must(HOST, &Command::TakeSeat { color: Color::Red, anchor: None, name: None });
    room.must(HOST, &Command::TakeSeat { color: Color::Blue, anchor: None, name: None });
    room.start();
    assert_eq!(room.session.table_view(room.now).unwrap().remaining_ms, None);
    assert_eq!(room.due(), Due { at: room.now.plus(24 * 3_600_000), kind: DueKind::Expire });
}

#[test]
fn bots_wait_until_somebody_is_there() {
    let mut room = red_to_roll(Settings::default());
    room.present = false;
    assert_eq!(room.do_due(), Event::Paused { because: PauseCause::NobodyThere });
    assert!(room.session.is_paused());
    assert_eq!(room.session.table_view(room.now).unwrap().remaining_ms, None);
    assert_eq!(room.due(), Due { at: room.now.plus(24 * 3_600_000), kind: DueKind::Expire });
    room.let_pass(3_600_000);
    room.present = true;
    assert_eq!(room.act(Work::Returned), Ok(Event::Resumed {}));
    assert_eq!(room.act(Work::Returned), Err(NothingDue::Nothing));
    assert_eq!(room.due(), Due { at: room.now.plus(30_000), kind: DueKind::Deadline });
    room.play_to_end();
    room.check_replay();
}

#[test]
fn whoever_acts_in_a_paused_game_is_there() {
    let mut room = red_to_roll(Settings::default());
    room.present = false;
    room.do_due();
    let link = room.next_link(Color::Red);
    room.must(HOST, &Command::Roll { link });
    assert!(!room.session.is_paused());
    assert!(room.last.table_changed && room.last.room_changed);
}

#[test]
fn a_bot_that_owes_a_move_is_asked_and_paused_like_any_other() {
    let mut room = Room::new(Settings { pace: Pace::Fast, ..Settings::default() });
    room.seat_bot(Color::Red, Bot::Greedy);
    room.seat_bot(Color::Blue, Bot::Random);
    room.start();
    room.play_until(|room| room.session.question().is_some());
    let question = room.session.question().unwrap();
    assert_eq!(room.act(Work::Due), Err(NothingDue::AnswerOwed));
    room.present = false;
    let answer = question.moves[0];
    assert!(matches!(room.act(Work::Answer(answer)), Ok(Event::Paused { .. })));
    assert_eq!(room.act(Work::Answer(answer)), Err(NothingDue::Nothing));
}

#[test]
fn a_room_in_which_nothing_happens_is_closed() {
    let mut lobby = Room::new(Settings::default());
    assert_eq!(lobby.due(), Due { at: lobby.now.plus(30 * 60_000), kind: DueKind::Expire });
    assert_eq!(lobby.do_due(), Event::Closed { because: CloseCause::Expired });
    assert_eq!(lobby.session.due(), None);

    let mut game = red_to_roll(Settings { clock: Clock::Off, ..Settings::default() });
    assert_eq!(game.do_due(), Event::Closed { because: CloseCause::Expired });
    assert_eq!(game.session.stage(), Stage::Closed);
    // Even then the dice are laid open.
    assert!(matches!(game.do_due(), Event::Revealed { .. }));
    assert_eq!(game.session.due(), None);
    game.check_replay();
}
