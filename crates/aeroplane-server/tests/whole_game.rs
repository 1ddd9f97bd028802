//! A whole game over the network, from the invitation to the proof of its dice.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use aeroplane_client::{Connection, Happening, Http, Options, Owed, ServerAddress};
use aeroplane_dice::Proof;
use aeroplane_protocol::http::Membership;
use aeroplane_protocol::{Command, Event, PlayerName, Seq, Settings, Stage};
use aeroplane_rules::{Color, Record};
use aeroplane_server::{Configuration, Limits, Running};

fn name(text: &str) -> PlayerName {
    text.parse().unwrap()
}

async fn server(folder: &tempfile::TempDir) -> Running {
    let database = aeroplane_store::Location::file(folder.path().join("rooms.db"));
    let listen = "127.0.0.1:0".parse().unwrap();
    // These people play faster than any.
    let limits = Limits { member_messages: 100_000, ..Limits::default() };
    Running::start(Configuration { listen, limits, ..Configuration::new(database) }).await.unwrap()
}

async fn enter(address: &ServerAddress, membership: &Membership) -> Connection {
    Connection::open(address, membership.code, membership.token, Options::default()).await.unwrap()
}

/// Takes a seat and is ready.
async fn sit(connection: &mut Connection, color: Color) {
    let command = connection.seat_command(color, None).unwrap();
    connection.ask(command).await.unwrap().unwrap();
    connection.ask(Command::SetReady { color, ready: true }).await.unwrap().unwrap();
}

/// Rolls whenever it has to and plays the first move, until the dice are laid open.
async fn play(connection: &mut Connection) -> Seq {
    loop {
        let command = match connection.picture().owed() {
            Some(Owed::Roll(color)) => Some(connection.roll_command(color).unwrap()),
            Some(Owed::Move(_, offers)) => Some(Command::Play { answer: offers[0].answer }),
            Some(Owed::Link(_) | Owed::Hand(_)) | None => None,
        };
        if let Some(command) = command {
            connection.ask(command).await.unwrap().unwrap();
            continue;
        }
        if let Happening::Updated(update) = connection.next().await.unwrap()
            && let Event::Revealed { .. } = update.event
        {
            return update.seq;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game_and_its_dice_can_be_proved() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let address = ServerAddress::from(server.address());
    let http = Http::new(address.clone());

    let host = http.open(name("Ada"), Settings::default()).await.unwrap();
    let guest = http.accept_invite(host.invite, name("Blaise")).await.unwrap();
    assert_eq!(guest.code, host.code);
    let mut ada = enter(&address, &host).await;
    let mut blaise = enter(&address, &guest).await;

    sit(&mut ada, Color::Red).await;
    sit(&mut blaise, Color::Blue).await;
    while ada.seq() < blaise.seq() {
        ada.next().await.unwrap();
    }
    ada.ask(Command::Start {}).await.unwrap().unwrap();

    let (one, other) = tokio::join!(play(&mut ada), play(&mut blaise));
    assert_eq!(one, other);
    assert_eq!(ada.picture().stage(), Stage::Over);
    for player in [&ada, &blaise] {
        assert_eq!(player.faults().first, None);
        assert_eq!(player.reconnections(), 0);
    }

    let game = ada.picture().room.game.game;
    let record: Record = http.record(game).await.unwrap().parse().unwrap();
    assert!(record.game().is_over());
    assert_eq!(record.player(Color::Red), "Ada");
    let proof = Proof::from_lines(record.proof().unwrap().lines().iter().map(String::as_str)).unwrap();
    assert!(proof.secret.is_some());
    let report = proof.verify().unwrap();
    proof.transcript.compare(record.game().rolls()).unwrap();
    for (color, seat) in report.seats.iter() {
        let played = [Color::Red, Color::Blue].contains(&color);
        assert_eq!(seat.as_ref().map(|seat| seat.automatic), played.then_some(0), "{color}");
    }
    for player in [&ada, &blaise] {
        player.compare(game, &proof.transcript).unwrap();
    }

    let last = http.game_at(game, 0).await.unwrap().plies;
    let end = http.game_at(game, last).await.unwrap();
    assert_eq!(end.position, ada.picture().table.clone().unwrap().position);
    ada.close().await;
    blaise.close().await;
    server.stop().await;
}
