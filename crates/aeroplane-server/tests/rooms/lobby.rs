//! Rooms before the start: strangers find each other, people come in by code and by link.

use std::time::Duration;

use aeroplane_client::{ClientError, Happening};
use aeroplane_protocol::http::PublicPlayer;
use aeroplane_protocol::{Bot, Command, Event, Leaving, Occupant, Phase, Refusal, SeatPlan, Settings, Stage};
use aeroplane_rules::{ByColor, Color, Preset};

use crate::common::{World, hear, name, quick, soon};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_are_brought_together_by_the_rules_they_want() {
    let world = World::new().await;
    let one = world.http.play_now(name("Ada"), None).await.unwrap();
    let listed = world.http.public_rooms().await.unwrap().rooms;
    assert_eq!(listed.len(), 1);
    assert_eq!((listed[0].code, listed[0].open_seats), (one.code, 4));
    let other = world.http.play_now(name("Bo"), None).await.unwrap();
    assert_eq!(other.code, one.code);
    let basic = world.http.play_now(name("Cy"), Some(Preset::ChineseBasic.into())).await.unwrap();
    assert_ne!(basic.code, one.code);
    let same = world.http.play_now(name("Di"), Some(Preset::ChineseBasic.into())).await.unwrap();
    assert_eq!(same.code, basic.code);
    let mut seated = world.enter(&one).await;
    let sit = seated.seat_command(Color::Red, None).unwrap();
    seated.ask(sit).await.unwrap().unwrap();
    let listed = world.http.public_rooms().await.unwrap().rooms;
    assert_eq!(listed.len(), 2);
    let first = listed.iter().find(|room| room.code == one.code).unwrap();
    assert_eq!((first.open_seats, &first.players), (3, &vec![name("Ada")]));
    match seated.picture().room.phase {
        Phase::Lobby { filled_in_ms: Some(wait) } => assert!((15_000..=20_000).contains(&wait), "{wait}"),
        ref other => panic!("{other:?}"),
    }
    // Private rooms are in no list.
    world.open(quick()).await;
    assert_eq!(world.http.public_rooms().await.unwrap().rooms.len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_public_rooms_are_listed_while_they_go_on() {
    let world = World::new().await;
    let settings = Settings { public: true, ..quick() };
    let mut players = world.lobby(settings, &[Color::Red, Color::Blue]).await;
    players.ask(0, Command::SetSeat { color: Color::Green, plan: SeatPlan::Bot { bot: Bot::Greedy } }).await;
    assert_eq!(world.http.public_games().await.unwrap().games, []);
    players.start().await;
    // Private rooms are in no list.
    let _private = world.game(quick(), &[Color::Red, Color::Blue]).await;
    let games = world.http.public_games().await.unwrap().games;
    let [game] = &games[..] else { panic!("{games:?}") };
    assert_eq!((game.code, game.settings), (players.memberships[0].code, settings));
    let human = |index: usize| {
        let picture = players.connections[0].picture();
        Some(PublicPlayer::Human { name: picture.room.members[index].name.clone() })
    };
    let bot = Some(PublicPlayer::Bot { bot: Bot::Greedy });
    assert_eq!(game.players, ByColor([human(0), None, human(1), bot]));
    // Whoever finds it there can watch it.
    let watcher = world.watch(&players.memberships[0]).await;
    assert_eq!(watcher.picture().stage(), Stage::Playing);
    // It is no room to join.
    assert_eq!(world.http.public_rooms().await.unwrap().rooms, []);
    players.play_on().await;
    assert_eq!(world.http.public_games().await.unwrap().games, []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn codes_are_read_as_people_write_them_and_links_without_them() {
    let world = World::new().await;
    let room = world.open(quick()).await;
    let code = room.code.to_string();
    for written in [
        code.to_lowercase(),
        format!("{}-{}", &code[..4], &code[4..]),
        code.replace('0', "O").replace('1', "l"),
    ] {
        let path = format!("/api/rooms/{written}");
        assert_eq!(world.http.get(&path, &hyper::HeaderMap::new()).await.unwrap().status, 200, "{path}");
    }
    assert_eq!(world.http.accept_invite(room.invite, name("Bo")).await.unwrap().code, room.code);
    let wrong = aeroplane_protocol::InviteToken::new([9; 16]);
    let refused = world.http.accept_invite(wrong, name("Eve")).await;
    assert!(matches!(refused, Err(ClientError::Problem { status: 404, .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_joins_a_room_of_one_device_and_its_host_seats_everyone() {
    let world = World::new().await;
    let room = world.open(Settings { one_device: true, ..quick() }).await;
    let refused = world.http.join(room.code, name("Eve")).await;
    assert!(matches!(refused, Err(ClientError::Problem { status: 404, .. })));
    let mut host = world.enter(&room).await;
    for (color, who) in [(Color::Red, "Ada"), (Color::Blue, "Bo")] {
        let sit = host.seat_command(color, Some(name(who))).unwrap();
        host.ask(sit).await.unwrap().unwrap();
    }
    host.ask(Command::Start {}).await.unwrap().unwrap();
    soon("the game", host.until(|picture| picture.stage() == Stage::Playing)).await.unwrap();
    let mut heads = Vec::new();
    for _ in 0..6 {
        let command = crate::common::answer(&host).unwrap();
        host.ask(command).await.unwrap().unwrap();
        heads.push(host.picture().table.clone().unwrap());
    }
    // Everything is taken back, and the dice fall as before.
    for _ in 0..6 {
        host.ask(Command::Undo {}).await.unwrap().unwrap();
    }
    assert_eq!(host.ask(Command::Undo {}).await.unwrap(), Err(Refusal::NothingToUndo {}));
    for table in heads {
        let command = crate::common::answer(&host).unwrap();
        host.ask(command).await.unwrap().unwrap();
        assert_eq!(host.picture().table.as_ref().unwrap(), &table);
    }
    assert_eq!(host.faults().first, None);
    // A27: nobody is hurried on one device.
    assert_eq!(host.picture().table.as_ref().unwrap().remaining_ms, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_gives_up_leaves_the_planes_to_a_bot_or_takes_them_along() {
    let world = World::new().await;
    for leaving in [Leaving::Autopilot, Leaving::Remove] {
        for is_leave in [false, true] {
            let settings = Settings { leaving, ..quick() };
            let mut players = world.game(settings, &[Color::Red, Color::Yellow, Color::Blue]).await;
            players.play_until(|one| one.picture().table.as_ref().unwrap().ply >= 6).await;
            let command = if is_leave { Command::Leave {} } else { Command::Resign { color: Color::Yellow } };
            players.ask(1, command).await;
            let picture = players.connections[0].picture();
            assert_eq!(picture.room.members.len(), if is_leave { 2 } else { 3 });
            let color = &picture.room.seats[Color::Yellow];
            assert!(matches!(color.control, Some(aeroplane_protocol::Control::Resigned)), "{color:?}");
            players.connections.remove(1);
            players.memberships.remove(1);
            players.play_on().await;
            let game = players.connections[0].picture().room.game.game;
            let record: aeroplane_rules::Record = world.http.record(game).await.unwrap().parse().unwrap();
            let withdrawn =
                record.game().actions().any(|action| matches!(action, aeroplane_rules::Action::Withdraw(_)));
            assert_eq!(withdrawn, leaving == Leaving::Remove);
            assert_eq!(players.connections[0].faults().first, None);
        }
    }
}

/// The host of a room leaves it: somebody else has it at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a12_a_host_who_leaves_hands_the_room_over() {
    let world = World::new().await;
    let mut players = world.lobby(quick(), &[Color::Red, Color::Blue]).await;
    players.ask(0, Command::Leave {}).await;
    assert_eq!(players.connections[1].picture().room.host, players.memberships[1].member);
    assert!(matches!(players.connections[1].picture().room.seats[Color::Red].occupant, Occupant::Open {}));
    let plan = SeatPlan::Bot { bot: Bot::Greedy };
    players.connections.remove(0);
    players.memberships.remove(0);
    players.ask(0, Command::SetSeat { color: Color::Red, plan }).await;
    players.start().await;
    players.play_on().await;
}

/// Nobody else came: bots take the open seats after the time that is shown, and the game starts when all are ready.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_fill_a_public_room_after_the_time_that_is_shown() {
    let world = World::new().await;
    let membership = world.http.play_now(name("Ada"), None).await.unwrap();
    let mut ada = world.enter(&membership).await;
    let sit = ada.seat_command(Color::Red, None).unwrap();
    ada.ask(sit).await.unwrap().unwrap();
    ada.ask(Command::SetReady { color: Color::Red, ready: true }).await.unwrap().unwrap();
    let began = std::time::Instant::now();
    let filled = |happening: &Happening| match happening {
        Happening::Updated(update) => match &update.event {
            Event::Filled { seats, .. } => Some(seats.clone()),
            _ => None,
        },
        _ => None,
    };
    assert_eq!(hear(&mut ada, filled).await, [Color::Yellow, Color::Blue, Color::Green]);
    let waited = began.elapsed();
    assert!((Duration::from_secs(17)..Duration::from_secs(40)).contains(&waited), "{waited:?}");
    soon("the start", ada.until(|picture| picture.stage() == Stage::Playing)).await.unwrap();
}
