//! Servers that are killed at any moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use aeroplane_client::{Happening, ServerAddress};
use aeroplane_protocol::{Bot, Event, Stage};
use aeroplane_store::{Location, Store};
use tokio::sync::Semaphore;

use crate::process::Process;
use crate::support::{Gate, Log, Player, Rolls, Table, soon};
use crate::{folder, number, quick};

const ROOMS: usize = 50;
/// In so many of them the last game is played to the end, and not only as far as it happens to be.
const PLAYED_TO_THE_END: usize = 3;
/// Players hear of up to so many events, all of them together, before the next kill.
const MOST_BETWEEN: u32 = 400;

/// What the rooms and whoever kills their server know of each other.
struct Course {
    /// Of how much players have heard since the server was started.
    happened: Semaphore,
    /// Nothing new is begun.
    is_over: AtomicBool,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_and_no_die_changes_whenever_the_server_is_killed() {
    let kills = number("AEROPLANE_KILLS", 10);
    let folder = folder();
    let database = folder.path().join("rooms.db");
    let course = Arc::new(Course { happened: Semaphore::new(0), is_over: AtomicBool::new(false) });
    let mut server = Process::start(&database).await;
    let gate = Gate::open(server.address()).await;
    let rooms: Vec<_> =
        (0..ROOMS).map(|room| tokio::spawn(play_on(room, gate.address(), Arc::clone(&course)))).collect();

    for _ in 0..kills {
        let events = getrandom::u32().unwrap() % MOST_BETWEEN;
        soon("the rooms to go on", course.happened.acquire_many(events)).await.unwrap().forget();
        server.kill().await;
        gate.shut();
        server = Process::start(&database).await;
        course.happened.forget_permits(usize::MAX);
        gate.lead_to(server.address());
    }
    course.is_over.store(true, Ordering::Relaxed);
    let mut tables = Vec::new();
    for room in rooms {
        tables.extend(room.await.unwrap());
    }
    server.kill().await;

    let store = Store::open(&Location::file(&database)).await.unwrap();
    let (mut commands, mut events, mut finished, mut back) = (0, 0, 0, 0);
    for table in &mut tables {
        let log = Log::read(&store, table.code).await;
        events += log.entries.len();
        for player in table.players() {
            log.agrees_with(player);
            commands += player.acknowledged.len();
            back += player.connection.reconnections();
        }
        if log.entries.iter().any(|entry| matches!(entry.event, Event::Revealed { .. })) {
            log.proves_its_dice([&table.ada, &table.blaise]);
            finished += 1;
        }
    }
    store.close().await;
    assert!(finished > 0 && commands > 0 && back > 0);
    println!(
        "{kills} kills under {ROOMS} rooms at a time: {events} events of {} rooms, {finished} games to the end, \
         {commands} acknowledged commands, {back} reconnections",
        tables.len()
    );
}

/// Plays game after game, each in a room of its own, until the course is over.
async fn play_on(room: usize, door: ServerAddress, course: Arc<Course>) -> Vec<Table> {
    let mut tables = Vec::new();
    while !course.is_over.load(Ordering::Relaxed) {
        // People alone are quicker.
        let bot = (room >= PLAYED_TO_THE_END).then_some(Bot::Greedy);
        let mut table = Table::set([&door, &door], quick(), bot, Rolls::Linked).await;
        table.start().await;
        tokio::join!(play(&mut table.ada, &course), play(&mut table.blaise, &course));
        tables.push(table);
    }
    if room < PLAYED_TO_THE_END
        && let Some(table) = tables.last_mut()
    {
        table.play_to_the_end().await;
    }
    tables
}

/// Plays to the end of the game, or a little more when the course is over.
async fn play(player: &mut Player, course: &Course) {
    let mut left = 20;
    while player.picture().stage() != Stage::Over && left > 0 {
        player.act().await;
        // Who comes and goes is no event.
        if let Happening::Updated(_) = player.next().await {
            course.happened.add_permits(1);
        }
        if course.is_over.load(Ordering::Relaxed) {
            left -= 1;
        }
    }
}
