//! A server is killed after a roll and before the move.

use std::fs;

use aeroplane_client::Picture;
use aeroplane_protocol::{Event, GameTurn, RollRecord, TableView};
use aeroplane_rules::Color;
use aeroplane_store::{Location, Store};

use crate::process::Process;
use crate::support::{Gate, Log, Player, Rolls, Table};
use crate::{folder, quick};

/// So many rolls after the kill are compared.
const ROLLS: usize = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_roll_that_was_made_is_owed_after_a_kill_and_the_next_rolls_are_the_same() {
    let folder = folder();
    let [database, copy] = ["rooms.db", "copy.db"].map(|file| folder.path().join(file));
    let server = Process::start(&database).await;
    let gate = Gate::open(server.address()).await;
    let door = gate.address();
    let mut table = Table::set([&door, &door], quick(), None, Rolls::Automatic).await;
    table.start().await;
    table.play_rolls(8).await;
    let Table { ada, blaise, code } = &mut table;
    let owes = |player: &Player| owes_move(player.picture());
    tokio::join!(ada.play_until(owes), blaise.play_until(owes));
    let before = board(ada);

    server.kill().await;
    gate.shut();
    for end in ["", "-wal"] {
        let from = format!("{}{end}", database.display());
        fs::copy(from, format!("{}{end}", copy.display())).unwrap();
    }
    let server = Process::start(&database).await;
    gate.lead_to(server.address());
    for player in [&mut *ada, &mut *blaise] {
        let is_extension = |event: &Event| matches!(event, Event::ClockExtended { .. });
        while !player.has_heard_of(is_extension) {
            player.next().await;
        }
        let after = board(player);
        assert!(after.remaining_ms >= before.remaining_ms, "{after:?} came of {before:?}");
        let rest = |table: TableView| TableView { remaining_ms: None, ..table };
        assert_eq!(rest(after), rest(before.clone()));
    }
    let code = *code;
    let memberships = [ada.membership.clone(), blaise.membership.clone()];
    table.play_rolls(8 + ROLLS).await;
    server.kill().await;
    let rolls = rolls_of(&database, code).await;

    let server = Process::start(&copy).await;
    let door = server.address().into();
    let [ada, blaise] = &memberships;
    let mut table = Table {
        code,
        ada: Player::enter(&door, ada).await.unwrap(),
        blaise: Player::enter(&door, blaise).await.unwrap(),
    };
    table.play_rolls(ROLLS).await;
    server.kill().await;
    let again = rolls_of(&copy, code).await;
    let common = rolls.len().min(again.len());
    assert!(common >= ROLLS);
    assert_eq!(rolls[..common], again[..common]);
}

fn board(player: &Player) -> TableView {
    player.picture().table.clone().unwrap()
}

fn owes_move(picture: &Picture) -> bool {
    let turn = picture.table.as_ref().map(|table| &table.turn);
    matches!(turn, Some(GameTurn::ToMove { color: Color::Red, .. }))
}

async fn rolls_of(database: &std::path::Path, code: aeroplane_protocol::RoomCode) -> Vec<RollRecord> {
    let store = Store::open(&Location::file(database)).await.unwrap();
    let log = Log::read(&store, code).await;
    store.close().await;
    log.rolls()
}
