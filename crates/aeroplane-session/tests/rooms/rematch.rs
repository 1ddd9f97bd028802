//! Several games in a room.

use aeroplane_protocol::{Bot, Command, Event, Pace, Refusal, Settings, Stage};
use aeroplane_rules::{ByColor, Color};
use aeroplane_session::Input;

use crate::common::{HOST, Room};

#[test]
fn three_games_add_up() {
    let rules = "cn_basic planes=2".parse().unwrap();
    let mut room = Room::new(Settings { rules, pace: Pace::Fast, ..Settings::default() });
    let watcher = room.join("Ben");
    room.sit(HOST, Color::Red);
    room.seat_bot(Color::Blue, Bot::Greedy);
    let (mut wins, mut points) = (ByColor([0; 4]), ByColor([0; 4]));
    for number in 1..=3 {
        assert_eq!(room.session.opening().number, number);
        room.start();
        room.play_to_end();
        let record = room.session.record(number).unwrap();
        wins[record.game().places().iter().next().unwrap()] += 1;
        for (color, &score) in record.game().scores().unwrap().iter() {
            points[color] += i32::from(score);
        }
        let score = room.session.score();
        assert_eq!((score.games, score.wins, score.points), (number, wins, points));
        assert_eq!(room.command(watcher, &Command::Rematch {}), Err(Refusal::NotYourSeat {}));
        room.must(HOST, &Command::Rematch {});
        assert_eq!(room.session.score(), score);
        assert_eq!(room.session.stage(), Stage::Lobby);
        assert_eq!(room.session.table_view(room.now), None);
        assert_eq!(room.command(HOST, &Command::Start {}), Err(Refusal::NotReady { color: Color::Red }));
        room.sit(HOST, Color::Red);
    }
    assert_eq!(room.session.games().count(), 3);
    for game in room.session.games() {
        assert!(game.begun && game.over && game.revealed);
        let number = game.opening.number;
        crate::proof::verify(&room.session.record(number).unwrap().to_string()).unwrap();
        let end = room.session.game_at(number, game.plies).unwrap();
        assert_eq!((end.ply, end.plies), (game.plies, game.plies));
        assert_eq!(room.session.game_at(number, game.plies + 1), None);
        assert_eq!(room.session.game_at(number, 0).unwrap().steps, []);
        // Who played is as it was then, whoever has the seats now.
        let whole = room.session.whole_game(number, 0).unwrap();
        assert_eq!((whole.trails.len(), whole.over), (game.plies as usize, true));
        let players = whole.players.iter().filter(|(_, player)| player.is_some()).map(|(color, _)| color);
        assert!(players.eq([Color::Red, Color::Blue]));
    }
    assert_eq!(room.session.game_at(4, 0), None);
    assert_eq!(room.session.whole_game(4, 0), None);
    room.check_replay();
}

#[test]
fn the_next_game_waits_until_the_dice_of_the_last_one_lie_open() {
    let mut room = Room::new(Settings { rules: "classic planes=1".parse().unwrap(), ..Settings::default() });
    room.seat_bot(Color::Red, Bot::Greedy);
    room.seat_bot(Color::Blue, Bot::Greedy);
    room.start();
    room.play_until(|room| room.session.stage() == Stage::Over);
    let early = room.command(HOST, &Command::Rematch {});
    assert!(matches!(early, Err(Refusal::Unavailable { .. })), "{early:?}");
    room.do_due();
    let without_a_game =
        room.session.decide(Some(HOST), room.session.seq(), &Command::Rematch {}, &mut Input::at(room.now));
    assert!(matches!(without_a_game, Err(Refusal::Unavailable { .. })));
    let seen = room.session.seq();
    assert!(matches!(room.must(HOST, &Command::Rematch {}), Event::RematchOpened { .. }));
    // Who asks for it a moment later has not seen that somebody else did.
    assert_eq!(room.command_after(Some(HOST), seen, &Command::Rematch {}), Err(Refusal::Stale {}));
}
