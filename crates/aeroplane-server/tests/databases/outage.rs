//! PostgreSQL goes away under load and comes back.

use std::time::Duration;

use aeroplane_client::{Http, ServerAddress, Socket};
use aeroplane_protocol::{
    Bot, ClientMessage, Command, CommandId, Event, Notice, Phrase, Refusal, ServerMessage,
};
use aeroplane_store::Store;
use aeroplane_store::testing::Postgres;
use tokio::task::block_in_place;
use tokio::time::{Instant, timeout};

use crate::support::{Log, Player, Rolls, Table};
use crate::{quick, start};

const ROOMS: usize = 5;
/// Service is promised within five seconds of the database's return; a machine that is busy with other tests takes longer.
const PATIENCE: Duration = Duration::from_secs(20);
/// What the mover is given on top of the time that was lost.
const COURTESY_MS: u128 = 20_000;

/// For how long the database stays away, at least.
fn outage() -> Duration {
    let seconds = std::env::var("AEROPLANE_OUTAGE").ok().map(|seconds| seconds.parse().unwrap());
    Duration::from_secs(seconds.unwrap_or(0))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_and_nobody_runs_out_of_time_while_postgres_is_away() {
    let postgres = block_in_place(Postgres::start);
    let database = block_in_place(|| postgres.database());
    let server = start(&database).await;
    let door = ServerAddress::from(server.address());
    let http = Http::new(door.clone());

    // In one room everybody thinks; in the others they play as fast as they can.
    let mut thinkers = Table::set([&door, &door], quick(), None, Rolls::Linked).await;
    thinkers.start().await;
    for player in thinkers.players() {
        player.connection.until(|picture| picture.turn().is_some()).await.unwrap();
    }
    let mut stranger = visitor(&door, &thinkers.ada).await;
    let mut load = Vec::new();
    for _ in 0..ROOMS {
        let mut table = Table::set([&door, &door], quick(), Some(Bot::Greedy), Rolls::Linked).await;
        table.start().await;
        table.play_rolls(3).await;
        load.push(tokio::spawn(async move {
            tokio::join!(table.ada.play_until(is_back), table.blaise.play_until(is_back));
            table
        }));
    }

    block_in_place(|| postgres.kill());
    let Table { code, ada, blaise } = thinkers;
    let thinking = [ada, blaise].map(|player| tokio::spawn(sit_out(player)));
    let away_since = is_away(&mut stranger).await;
    refuses(&mut stranger, &http).await;
    let _ = timeout(outage(), async { while stranger.message().await.is_some() {} }).await;
    let missing = away_since.elapsed();

    block_in_place(|| postgres.start_again());
    let returned = Instant::now();
    let service = async { while http.get("/health/ready", &<_>::default()).await.unwrap().status != 200 {} };
    timeout(PATIENCE, service).await.expect("the server is ready soon after the database is");
    println!("away for {missing:?}; ready {:?} after the return", returned.elapsed());
    let [ada, blaise] = thinking;
    let (mut ada, blaise) = (ada.await.unwrap(), blaise.await.unwrap());

    let extensions = ada.told.values().filter_map(|(_, event)| match event {
        Event::ClockExtended { by_ms } => Some(u128::from(*by_ms)),
        _ => None,
    });
    let extensions: Vec<_> = extensions.collect();
    assert_eq!(extensions.len(), 1);
    assert!(extensions[0] >= missing.as_millis() + COURTESY_MS, "{extensions:?} for {missing:?}");
    let left = ada.picture().table.as_ref().unwrap().remaining_ms.unwrap();
    assert!(left > 30_000, "{left} ms are left of a time that was extended");
    ada.ask(Command::Say { phrase: Phrase::Thanks }).await.unwrap();

    let mut rooms = vec![Table { code, ada, blaise }];
    for table in load {
        rooms.push(table.await.unwrap());
    }
    let playing = rooms.into_iter().map(|mut table| {
        tokio::spawn(async move {
            table.play_to_the_end().await;
            table
        })
    });
    let mut played = Vec::new();
    for table in playing.collect::<Vec<_>>() {
        played.push(table.await.unwrap());
    }
    server.stop().await;
    let store = Store::open(&database).await.unwrap();
    for mut table in played {
        let log = Log::read(&store, table.code).await;
        for player in table.players() {
            assert_eq!(player.connection.reconnections(), 0);
            log.agrees_with(player);
        }
    }
    store.close().await;
}

fn is_back(player: &Player) -> bool {
    player.notices.contains(&Notice::Available {})
}

/// Thinks until the database is back and the clock was extended.
async fn sit_out(mut player: Player) -> Player {
    let is_extension = |event: &Event| matches!(event, Event::ClockExtended { .. });
    while !is_back(&player) || !player.has_heard_of(is_extension) {
        player.next().await;
    }
    player
}

/// Another socket of a player, which shows every answer as it comes.
async fn visitor(door: &ServerAddress, player: &Player) -> Socket {
    let membership = &player.membership;
    let mut socket = Socket::open(door, membership.code, membership.token.as_ref(), None).await.unwrap();
    let welcome = socket.message().await;
    assert!(matches!(welcome, Some(ServerMessage::Welcome { .. })), "{welcome:?}");
    socket
}

/// Waits until it is told that the database is away.
async fn is_away(socket: &mut Socket) -> Instant {
    loop {
        let message = socket.message().await.expect("the socket stays open");
        if let ServerMessage::Notice { notice: Notice::Unavailable { retry_after_ms } } = message {
            assert!(retry_after_ms > 0);
            return Instant::now();
        }
    }
}

/// Everything is answered, and nothing is carried out.
async fn refuses(socket: &mut Socket, http: &Http) {
    let id = CommandId::new([7; 16]);
    let command = Command::Say { phrase: Phrase::Hello };
    socket.send(&ClientMessage::Command { id, seen: aeroplane_protocol::Seq(1), command }).await.unwrap();
    loop {
        match socket.message().await.expect("the socket stays open") {
            ServerMessage::Refused { id: Some(refused), because, .. } if refused == id => {
                let Refusal::Unavailable { retry_after_ms } = because else { panic!("{because}") };
                assert!(retry_after_ms > 0);
                break;
            }
            ServerMessage::Accepted { .. } => panic!("nothing can be stored"),
            _ => {}
        }
    }
    for (path, status) in [("/health/live", 200), ("/health/ready", 503), ("/api/rooms", 503)] {
        let answer = http.get(path, &<_>::default()).await.unwrap();
        assert_eq!(answer.status, status, "{path}");
        assert_eq!(answer.headers.contains_key("retry-after"), status == 503, "{path}");
    }
}
