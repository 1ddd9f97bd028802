//! Rooms that strangers find in a list.

use aeroplane_protocol::http::PublicPlayer;
use aeroplane_protocol::{Bot, Command, Event, Phase, Settings, Stage};
use aeroplane_rules::{ByColor, Color};
use aeroplane_session::{Due, DueKind};

use crate::common::{HOST, Room, name};

fn public() -> Room {
    Room::new(Settings { public: true, ..Settings::default() })
}

#[test]
fn bots_fill_a_room_that_has_waited_and_it_starts_by_itself() {
    let mut room = public();
    assert_eq!(room.due().kind, DueKind::Expire);
    let listing = room.session.listing().unwrap();
    assert_eq!((listing.players.len(), listing.open_seats), (0, 4));
    room.let_pass(60_000);
    room.sit(HOST, Color::Red);
    let sat = room.now;
    let ben = room.join("Ben");
    room.let_pass(5_000);
    room.sit(ben, Color::Green);
    assert_eq!(room.due(), Due { at: sat.plus(20_000), kind: DueKind::Fill });
    let Phase::Lobby { filled_in_ms } = room.session.room_view(room.now).phase else { panic!("the lobby") };
    assert_eq!(filled_in_ms, Some(15_000));
    assert_eq!(room.session.listing().unwrap().players, [name("Ada"), name("Ben")]);
    let filled = Event::Filled { seats: vec![Color::Yellow, Color::Blue], bot: Bot::Greedy };
    assert_eq!(room.do_due(), filled);
    assert_eq!(room.session.listing(), None);
    assert_eq!(room.due(), Due { at: room.now, kind: DueKind::AutoStart });
    assert!(matches!(room.do_due(), Event::Started { .. }));
    room.mix();
    assert_eq!(room.session.stage(), Stage::Playing);
    let game = room.session.game_listing().unwrap();
    let (human, bot) = (|name| PublicPlayer::Human { name }, PublicPlayer::Bot { bot: Bot::Greedy });
    let players = [human(name("Ada")), bot.clone(), bot, human(name("Ben"))];
    assert_eq!(game.players, ByColor(players.map(Some)));
    assert_eq!(game.since, room.session.last_event_at());
    room.check_replay();
}

#[test]
fn nobody_is_started_who_is_not_ready() {
    let mut room = public();
    room.sit(HOST, Color::Red);
    room.must(HOST, &Command::SetReady { color: Color::Red, ready: false });
    room.do_due();
    assert_eq!(room.due().kind, DueKind::Expire);
    room.must(HOST, &Command::SetReady { color: Color::Red, ready: true });
    assert_eq!(room.due().kind, DueKind::AutoStart);
}

#[test]
fn a_room_that_everybody_left_waits_for_people_again() {
    let mut room = public();
    let ben = room.join("Ben");
    room.sit(ben, Color::Green);
    assert_eq!(room.due().kind, DueKind::Fill);
    room.must(ben, &Command::Leave {});
    assert_eq!(room.due().kind, DueKind::Expire);
    room.let_pass(60_000);
    room.sit(HOST, Color::Red);
    assert_eq!(room.due(), Due { at: room.now.plus(20_000), kind: DueKind::Fill });
    assert_eq!(Room::new(Settings::default()).session.listing(), None);
}

#[test]
fn private_games_and_rooms_without_one_are_on_no_list_of_games() {
    let mut private = Room::new(Settings::default());
    private.sit(HOST, Color::Red);
    let ben = private.join("Ben");
    private.sit(ben, Color::Blue);
    private.must(HOST, &Command::Start {});
    private.mix();
    assert_eq!(private.session.stage(), Stage::Playing);
    assert_eq!(private.session.game_listing(), None);
    assert_eq!(public().session.game_listing(), None);
}
