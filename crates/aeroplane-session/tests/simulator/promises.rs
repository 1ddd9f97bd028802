//! What has to hold at the end of every story.

use aeroplane_dice::Proof;
use aeroplane_protocol::{Command, Event};
use aeroplane_session::Session;

use crate::client::Client;
use crate::node::Node;
use crate::store::{Row, Store};
use crate::world::{Summary, World};

/// Checks all promises, and says which one was broken.
pub(crate) fn check(world: &World) -> Result<Summary, String> {
    let store = &world.store;
    for client in &world.clients {
        told_what_is_stored(client, store)?;
        acknowledged_is_stored(client, store)?;
    }
    commands_are_done_once(store)?;
    decided_on_what_was_seen(store)?;
    rolls_follow_one_another(store)?;
    let replayed = Session::replay(store.rows().iter().map(|row| &row.entry))
        .map_err(|error| format!("the log makes no room: {error}"))?;
    for session in world.nodes.iter().filter_map(Node::session) {
        if *session != replayed {
            return Err("a server has another room than the log".into());
        }
    }
    everybody_knows_the_room(world, &replayed)?;
    let proofs = dice_hold(&replayed)?;
    Ok(Summary { proofs, ..world.counts })
}

/// Everything that a client was told stands in the log, and it missed nothing.
fn told_what_is_stored(client: &Client, store: &Store) -> Result<(), String> {
    if let Some(complaint) = client.complaints.first() {
        return Err(format!("member {}: {complaint}", client.member));
    }
    for (seq, event) in &client.told {
        let stored = seq.0.checked_sub(1).and_then(|index| store.rows().get(index as usize));
        let stored = stored.map(|row| row.entry.event.clone().redacted());
        if stored.as_ref() != Some(event) {
            return Err(format!(
                "member {} was told {event:?} as event {seq}, and it is {stored:?}",
                client.member
            ));
        }
    }
    if client.last != Some(store.seq()) {
        return Err(format!("member {} knows of {:?}, not of {}", client.member, client.last, store.seq()));
    }
    Ok(())
}

/// What was acknowledged is stored, where it was said to be.
fn acknowledged_is_stored(client: &Client, store: &Store) -> Result<(), String> {
    for (id, seq) in &client.acknowledged {
        let row = store.rows().get(seq.0 as usize - 1);
        let from = row.and_then(|row| row.from.as_ref());
        if from.is_none_or(|from| (from.by, from.id) != (client.member, *id)) {
            return Err(format!("command {id} was acknowledged as event {seq}, which is {from:?}"));
        }
    }
    Ok(())
}

fn commands_are_done_once(store: &Store) -> Result<(), String> {
    let mut ids: Vec<_> =
        store.rows().iter().filter_map(|row| row.from.as_ref()).map(|from| from.id).collect();
    ids.sort_unstable();
    match ids.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("command {} was done twice", pair[0])),
        None => Ok(()),
    }
}

/// Whoever rolled or moved had seen everything that had happened on the board.
fn decided_on_what_was_seen(store: &Store) -> Result<(), String> {
    for row in store.rows() {
        let Some(from) = &row.from else { continue };
        if !matches!(from.command, Command::Roll { .. } | Command::Play { .. }) {
            continue;
        }
        let unseen = store.after(from.seen).iter().take_while(|other| other.entry.seq < row.entry.seq);
        let mut on_board = unseen.filter(|other| {
            matches!(other.entry.event, Event::Rolled { .. } | Event::Moved { .. } | Event::Began { .. })
        });
        if let Some(Row { entry, .. }) = on_board.next() {
            return Err(format!(
                "event {} was decided without having seen event {}",
                row.entry.seq, entry.seq
            ));
        }
    }
    Ok(())
}

/// The rolls of each game are numbered without a gap and without a roll that was made twice.
fn rolls_follow_one_another(store: &Store) -> Result<(), String> {
    let mut next = 1;
    for row in store.rows() {
        match &row.entry.event {
            Event::RematchOpened { .. } => next = 1,
            Event::Rolled { roll } if roll.number != next => {
                return Err(format!("roll {} came where {next} was due", roll.number));
            }
            Event::Rolled { .. } => next += 1,
            _ => {}
        }
    }
    Ok(())
}

/// What a client shows is the room.
fn everybody_knows_the_room(world: &World, session: &Session) -> Result<(), String> {
    let now = session.last_event_at();
    let (room, table) = (session.room_view(now), session.table_view(now));
    for client in &world.clients {
        let shown = client.room.as_ref().ok_or("a client was never welcomed")?;
        let is_same_room = (&shown.seats, &shown.members, shown.host, shown.score, shown.phase.stage())
            == (&room.seats, &room.members, room.host, room.score, room.phase.stage());
        let board = |view: &aeroplane_protocol::TableView| {
            (view.ply, view.position.clone(), view.turn.clone(), view.head)
        };
        if !is_same_room || client.table.as_ref().map(board) != table.as_ref().map(board) {
            return Err(format!("member {} is shown another room", client.member));
        }
    }
    Ok(())
}

/// The dice of every game that is over are proved by its record; how many there are.
fn dice_hold(session: &Session) -> Result<u64, String> {
    let mut proofs = 0;
    for game in session.games().filter(|game| game.over && game.revealed) {
        let record = session.record(game.opening.number).ok_or("a game has no record")?;
        let lines = record.proof().ok_or("a record has no proof")?.lines().iter().map(String::as_str);
        let proof = Proof::from_lines(lines).map_err(|error| error.to_string())?;
        proof.verify().map_err(|violation| format!("the dice do not hold: {violation}"))?;
        proof.transcript.compare(record.game().rolls()).map_err(|other| other.to_string())?;
        proofs += 1;
    }
    Ok(proofs)
}
