//! What goes on without anybody's asking: work that is due, hints of other nodes, heartbeats, tidying up.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use aeroplane_protocol::{Millis, Notice, ServerMessage};
use aeroplane_store::{Heard, Hint};
use futures_util::stream::{StreamExt as _, iter};
use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_util::task::TaskTracker;

use crate::outage::{Outage, WORTH_MENTIONING_MS};
use crate::problem::milliseconds;
use crate::rooms::{LEASE_MS, RETRY, Room, Trouble, millis, timestamp};
use crate::server::Server;

/// How many rooms are taken at a time, and worked on side by side.
const ROOMS_AT_A_TIME: u32 = 128;
/// How many rooms are looked at side by side where all of them are.
const SIDE_BY_SIDE: usize = 32;
/// How often the server says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How often what is no longer needed is let go.
const TIDYING: Duration = Duration::from_secs(5);
/// How often old rooms are looked for.
const PURGING: Duration = Duration::from_hours(1);
/// How many old rooms are deleted at a time.
const ROOMS_PURGED: u32 = 1_000;
/// How often a database that is away is tried again.
const PROBING: Duration = Duration::from_millis(500);
/// After how long a node that was not heard of is forgotten.
const DEAD_AFTER_MS: u64 = 60 * 60 * 1000;

/// Starts everything that goes on by itself. It ends when the server stops.
pub(crate) fn spawn(server: &Arc<Server>, tasks: &TaskTracker) {
    let at_a_time = Arc::new(Semaphore::new(ROOMS_AT_A_TIME as usize));
    let sweeping = move |server| sweep(server, Arc::clone(&at_a_time));
    tasks.spawn(every(Arc::clone(server), server.configuration.timings.sweep, sweeping));
    tasks.spawn(until_stop(Arc::clone(server), recover(Arc::clone(server))));
    tasks.spawn(every(Arc::clone(server), HEARTBEAT, heartbeat));
    tasks.spawn(every(Arc::clone(server), HEARTBEAT, look_for_hosts));
    tasks.spawn(every(Arc::clone(server), TIDYING, tidy));
    tasks.spawn(every(Arc::clone(server), PURGING, purge));
    if server.is_shared() {
        tasks.spawn(until_stop(Arc::clone(server), listen(Arc::clone(server))));
        tasks.spawn(every(Arc::clone(server), server.configuration.timings.poll, poll));
    }
}

/// Does something until the server stops.
async fn until_stop(server: Arc<Server>, work: impl Future<Output = ()>) {
    tokio::select! {
        () = server.stopping.cancelled() => {}
        () = work => {}
    }
}

/// Does something again and again until the server stops. What was begun is carried through.
async fn every<F>(server: Arc<Server>, period: Duration, work: impl Fn(Arc<Server>) -> F)
where
    F: Future<Output = Result<(), Trouble>>,
{
    let mut ticks = interval(period.max(Duration::from_millis(1)));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = server.stopping.cancelled() => return,
            _ = ticks.tick() => {}
        }
        if server.outage.is_on() {
            continue;
        }
        if let Err(trouble) = work(Arc::clone(&server)).await {
            server.note(&trouble);
        }
    }
}

/// Takes rooms in which something is due and has it done.
async fn sweep(server: Arc<Server>, at_a_time: Arc<Semaphore>) -> Result<(), Trouble> {
    let free = u32::try_from(at_a_time.available_permits()).unwrap_or(u32::MAX);
    if free == 0 {
        return Ok(());
    }
    let due = server.store.claim_due(server.store.now(), LEASE_MS, free.min(ROOMS_AT_A_TIME)).await?;
    for row in due {
        let Ok(permit) = Arc::clone(&at_a_time).acquire_owned().await else { return Ok(()) };
        let room = match server.rooms.get(&server.store, row.room).await {
            Ok(room) => room,
            Err(trouble) => {
                // The other rooms are not to blame for it.
                server.note(&trouble);
                continue;
            }
        };
        let work = {
            let server = Arc::clone(&server);
            async move {
                // What is due was decided on that event, which another node may have stored.
                room.follow(&server, row.seq).await;
                room.work(&server).await;
                drop(permit);
            }
        };
        server.work.spawn(work);
    }
    Ok(())
}

/// Waits for outages, tries until they are over, and makes up for them.
async fn recover(server: Arc<Server>) {
    loop {
        server.outage.wait().await;
        if !server.outage.is_on() {
            // A question that failed may have failed for itself.
            let Err(error) = server.store.beat(server.node).await else { continue };
            server.note(&Trouble::Unstored(error));
        }
        if !server.outage.is_on() {
            continue;
        }
        let mut over = pin!(is_over(&server));
        let worth_mentioning = Duration::from_millis(WORTH_MENTIONING_MS);
        if let Ok(outage) = timeout(worth_mentioning, &mut over).await {
            recovered(&server, outage).await;
            continue;
        }
        let retry_after_ms = milliseconds(RETRY);
        tell(&server, Notice::Unavailable { retry_after_ms }).await;
        let outage = over.await;
        tell(&server, Notice::Available {}).await;
        recovered(&server, outage).await;
    }
}

/// Tries until something can be stored again; the outage, unless somebody else has ended it.
async fn is_over(server: &Server) -> Option<Outage> {
    while server.outage.is_on() {
        tokio::time::sleep(PROBING).await;
        // Only what writes shows that there is room to write.
        if server.store.beat(server.node).await.is_ok() {
            return server.outage.end(millis(server.store.now()));
        }
    }
    None
}

async fn recovered(server: &Arc<Server>, outage: Option<Outage>) {
    let Some(outage) = outage else { return };
    let missing_ms = outage.to.since(outage.from);
    tracing::info!(missing_ms, "events can be stored again");
    server.metrics.available.set(1);
    each_room(server, |room| async move {
        // What follows in the next outage is made up for after that one.
        if !server.outage.is_on() {
            room.recover(server).await;
        }
    })
    .await;
}

/// Does something in every room, in some of them side by side: none waits for one that is slow.
async fn each_room<F: Future<Output = ()>>(server: &Server, work: impl Fn(Arc<Room>) -> F) {
    iter(server.rooms.all()).for_each_concurrent(SIDE_BY_SIDE, work).await;
}

async fn tell(server: &Server, notice: Notice) {
    let message = ServerMessage::Notice { notice };
    let message = &message;
    each_room(server, |room| async move { room.tell_all(message).await }).await;
}

async fn heartbeat(server: Arc<Server>) -> Result<(), Trouble> {
    server.store.beat(server.node).await.map_err(Trouble::Unstored)?;
    server.metrics.rooms_in_memory.set(i64::try_from(server.rooms.len()).unwrap_or(i64::MAX));
    Ok(())
}

async fn look_for_hosts(server: Arc<Server>) -> Result<(), Trouble> {
    let server = &server;
    each_room(server, |room| async move { room.look_for_host(server).await }).await;
    Ok(())
}

async fn tidy(server: Arc<Server>) -> Result<(), Trouble> {
    server.addresses.tidy();
    server.rooms.tidy();
    let dead = Millis(millis(server.store.now()).0.saturating_sub(DEAD_AFTER_MS));
    server.store.forget_dead_nodes(timestamp(dead)).await?;
    Ok(())
}

async fn purge(server: Arc<Server>) -> Result<(), Trouble> {
    let keep = u64::try_from(server.configuration.timings.keep_closed_rooms.as_millis()).unwrap_or(u64::MAX);
    let before = Millis(millis(server.store.now()).0.saturating_sub(keep));
    while server.store.purge(timestamp(before), ROOMS_PURGED).await? == u64::from(ROOMS_PURGED) {}
    Ok(())
}

/// Hears of what other nodes have stored.
async fn listen(server: Arc<Server>) {
    loop {
        match server.store.hints().await {
            Ok(mut hints) => loop {
                match hints.next().await {
                    Heard::Hint(hint) => follow(&server, hint).await,
                    Heard::Gap => {
                        if let Err(trouble) = poll(Arc::clone(&server)).await {
                            server.note(&trouble);
                        }
                    }
                }
            },
            Err(error) => {
                server.note(&Trouble::Store(error));
                tokio::time::sleep(PROBING).await;
            }
        }
    }
}

/// Reads what another node has stored in a room that somebody listens to here.
async fn follow(server: &Arc<Server>, hint: Hint) {
    if let Some(room) = server.rooms.in_hand(hint.room) {
        room.follow(server, hint.seq).await;
    }
}

/// Asks what other nodes have stored, in case a hint was lost, and who is connected to them.
async fn poll(server: Arc<Server>) -> Result<(), Trouble> {
    let rooms = server.rooms.all();
    let ids: Vec<_> = rooms.iter().map(|room| room.id).collect();
    let heads = server.store.heads(&ids).await?;
    let heads: HashMap<_, _> = heads.into_iter().map(|head| (head.room, head.seq)).collect();
    let (server, heads) = (&server, &heads);
    each_room(server, |room| async move {
        if let Some(seq) = heads.get(&room.id) {
            room.follow(server, *seq).await;
        }
        room.look_elsewhere(server).await;
    })
    .await;
    Ok(())
}
