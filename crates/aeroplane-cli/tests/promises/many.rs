//! A thousand games that were open when the server was killed.

use aeroplane_client::{Http, ServerAddress, Socket};
use aeroplane_protocol::http::Membership;
use aeroplane_protocol::{Bot, Clock, Command, SeatPlan, Seq, ServerMessage, Settings, Stage, WhoBegins};
use aeroplane_rules::Color;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};

use crate::process::Process;
use crate::support::{Player, Rolls, name};
use crate::{PATIENCE, folder};

const GAMES: usize = 1_000;
/// So many at a time.
const WORKERS: usize = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_open_games_are_served_soon_after_the_start() {
    let folder = folder();
    let database = folder.path().join("rooms.db");
    let server = Process::start(&database).await;
    let mut opening = JoinSet::new();
    for _ in 0..WORKERS {
        let door = ServerAddress::from(server.address());
        opening.spawn(async move {
            let mut games = Vec::new();
            for _ in 0..GAMES / WORKERS {
                games.push(open(&door).await);
            }
            games
        });
    }
    let games = opening.join_all().await;
    assert_eq!(games.iter().map(Vec::len).sum::<usize>(), GAMES);
    server.kill().await;

    let began = Instant::now();
    let server = Process::start(&database).await;
    let listens = began.elapsed();
    let mut visits = JoinSet::new();
    for games in games {
        let door = ServerAddress::from(server.address());
        visits.spawn(async move {
            for (membership, seq) in games {
                visit(&door, &membership, seq).await;
            }
        });
    }
    timeout(PATIENCE, visits.join_all()).await.expect("every game is served soon after the start");
    println!(
        "{GAMES} open games: listens after {listens:?}, every one is served after {:?}",
        began.elapsed()
    );
    server.kill().await;
}

/// Opens a game in which a person is to roll; the last event of its room.
async fn open(door: &ServerAddress) -> (Membership, Seq) {
    let http = Http::new(door.clone());
    let settings =
        Settings { clock: Clock::Off, first: WhoBegins::Host { color: Color::Red }, ..Settings::default() };
    let membership = http.open(name("Ada"), settings).await.unwrap();
    let mut ada = Player::enter(door, &membership).await.unwrap();
    ada.sit(Color::Red, Rolls::Linked).await;
    let plan = SeatPlan::Bot { bot: Bot::Greedy };
    ada.ask(Command::SetSeat { color: Color::Yellow, plan }).await.unwrap();
    ada.ask(Command::Start {}).await.unwrap();
    ada.connection.until(|picture| picture.stage() == Stage::Playing).await.unwrap();
    (membership, ada.seq())
}

/// Finds the game as it was left.
async fn visit(door: &ServerAddress, membership: &Membership, seq: Seq) {
    let mut socket = Socket::open(door, membership.code, membership.token.as_ref(), None).await.unwrap();
    match socket.message().await {
        Some(ServerMessage::Welcome { snapshot, .. }) => {
            assert_eq!((snapshot.seq, snapshot.room.phase.stage()), (seq, Stage::Playing));
        }
        other => panic!("instead of a welcome there is {other:?}"),
    }
}
