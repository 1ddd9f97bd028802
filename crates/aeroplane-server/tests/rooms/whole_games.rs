//! Whole games in one answer.

use aeroplane_client::ClientError;
use aeroplane_protocol::http::{PublicPlayer, WholeGame};
use aeroplane_protocol::{Bot, Command, GameId, GameTurn, SeatPlan, Settings, Stage};
use aeroplane_rules::{ByColor, Color, Position, Setup};

use crate::common::{World, name, quick};

/// The answer to a whole game is smaller than this.
const MOST_BYTES: usize = 300_000;

/// Whether a whole game, folded, is what the interface shows of each of its plies.
async fn check(world: &World, whole: &WholeGame) {
    let mut position = Position::new(&whole.start, &whole.rules).unwrap();
    let mut last = None;
    for (ply, steps) in (whole.from..).zip(std::iter::once(&Vec::new()).chain(&whole.trails)) {
        for step in steps {
            position.fold(*step);
        }
        let found = world.http.game_at(whole.game, ply).await.unwrap();
        assert_eq!(found.position, Setup::from(&position), "{ply}");
        if ply > whole.from {
            assert_eq!(found.steps, *steps, "{ply}");
        }
        last = Some(found);
    }
    let last = last.unwrap();
    assert_eq!(last.ply, last.plies, "nothing is missing");
    assert_eq!(matches!(last.turn, GameTurn::Over { .. }), whole.over);
}

fn is_not_found<T>(outcome: &Result<T, ClientError>) -> bool {
    matches!(outcome, Err(ClientError::Problem { status: 404, .. }))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_what_can_be_seen_ply_by_ply_while_it_goes_on_and_when_it_is_over() {
    let world = World::new().await;
    let mut players = world.lobby(quick(), &[Color::Red, Color::Blue]).await;
    let plan = SeatPlan::Bot { bot: Bot::Greedy };
    players.ask(0, Command::SetSeat { color: Color::Green, plan }).await;
    let game = players.connections[0].picture().room.game.game;
    assert!(is_not_found(&world.http.whole_game(game, 0).await), "it has not begun");
    players.start().await;
    players.play_until(|one| one.picture().table.as_ref().is_some_and(|table| table.ply >= 40)).await;
    let early = world.http.whole_game(game, 0).await.unwrap();
    assert!(early.trails.len() >= 40 && !early.over);

    players.play_on().await;
    let whole = world.http.whole_game(game, 0).await.unwrap();
    check(&world, &whole).await;
    assert!(whole.over);
    assert_eq!((whole.game, whole.from, whole.rules), (game, 0, Settings::default().rules));
    let human = |text| Some(PublicPlayer::Human { name: name(text) });
    let bot = Some(PublicPlayer::Bot { bot: Bot::Greedy });
    let red = early.players[Color::Red].clone();
    assert_eq!(whole.players, ByColor([red, None, human("blue"), bot]));
    let bytes = world.http.look(&format!("/api/games/{game}/plies")).await.unwrap().well().unwrap();
    assert!(bytes.len() < MOST_BYTES, "{} bytes, {} plies", bytes.len(), whole.trails.len());
    assert_eq!(bytes, serde_json::to_vec(&whole).unwrap(), "the start is where one begins by default");

    // What was known of it is its beginning, and the rest can be had by itself.
    let known = early.trails.len();
    assert_eq!(whole.trails[..known], early.trails);
    let rest = world.http.whole_game(game, known.try_into().unwrap()).await.unwrap();
    assert_eq!(rest.trails, whole.trails[known..]);
    check(&world, &rest).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_goes_on_can_be_followed_by_asking_for_what_is_new() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Yellow, Color::Green]).await;
    let game = players.connections[0].picture().room.game.game;
    let mut followed = world.http.whole_game(game, 0).await.unwrap();
    assert_eq!((followed.from, followed.trails.len(), followed.over), (0, 0, false));
    for _ in 0..5 {
        for _ in 0..7 {
            players.step().await;
        }
        let known = u32::try_from(followed.trails.len()).unwrap();
        let new = world.http.whole_game(game, known).await.unwrap();
        assert_eq!((new.from, &new.players), (known, &followed.players));
        followed.trails.extend(new.trails);
        assert_eq!(followed, world.http.whole_game(game, 0).await.unwrap());
        check(&world, &followed).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn from_the_end_on_or_beyond_it_nothing_has_happened() {
    let world = World::new().await;
    let room = world.open(Settings { one_device: true, ..quick() }).await;
    let mut host = world.enter(&room).await;
    for color in [Color::Red, Color::Blue] {
        host.ask(Command::TakeSeat { color, anchor: None, name: None }).await.unwrap().unwrap();
    }
    host.ask(Command::Start {}).await.unwrap().unwrap();
    host.until(|picture| picture.stage() == Stage::Playing).await.unwrap();
    for _ in 0..3 {
        let command = crate::common::answer(&host).unwrap();
        host.ask(command).await.unwrap().unwrap();
    }
    let game = host.picture().room.game.game;
    let whole = world.http.whole_game(game, 0).await.unwrap();
    let plies = u32::try_from(whole.trails.len()).unwrap();
    let end = world.http.whole_game(game, plies).await.unwrap();
    assert_eq!((end.from, end.trails.len()), (plies, 0));
    assert_eq!(end.start, world.http.game_at(game, plies).await.unwrap().position);
    for from in [plies + 1, u32::MAX] {
        assert_eq!(world.http.whole_game(game, from).await.unwrap(), end);
    }
    // Whoever has a ply that was taken back is told how far the game has come now.
    host.ask(Command::Undo {}).await.unwrap().unwrap();
    let shorter = world.http.whole_game(game, plies).await.unwrap();
    assert!(shorter.from < plies && shorter.trails.is_empty(), "{shorter:?}");

    assert!(is_not_found(&world.http.whole_game(GameId::new([1; 16]), 0).await));
    for query in ["from=-1", "from=x", "from=", "from=4294967296", "to=3"] {
        let answer = world.http.look(&format!("/api/games/{game}/plies?{query}")).await.unwrap();
        assert_eq!(answer.status, 400, "{query}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn however_many_look_a_game_up_at_once_all_are_answered() {
    let world = World::new().await;
    let mut players = world.lobby(quick(), &[Color::Red, Color::Blue]).await;
    let game = players.connections[0].picture().room.game.game;
    players.start().await;
    players.play_on().await;
    let expected = world.http.whole_game(game, 0).await.unwrap();
    // More than the server looks up at the same time.
    let askers = (0..40).map(|_| {
        let http = world.http.clone();
        tokio::spawn(async move { http.whole_game(game, 0).await })
    });
    for asker in askers.collect::<Vec<_>>() {
        assert_eq!(asker.await.unwrap().unwrap(), expected);
    }
}
