//! How the events of a room are kept by the store, which does not look into them.

use aeroplane_protocol::{Event, LogEntry, MemberId, Millis, Seq};
use aeroplane_store as store;

/// The form in which events are stored: JSON as the protocol's version 1 wrote it. It changes only where an event that was
/// stored could not be read any more, and then the old form is read on; what goes over the wire has a number of its own.
const EVENT_FORMAT: u32 = 1;

/// What stands for the room itself where an event has no member behind it.
const THE_ROOM: &str = "room";

/// An event of the log that this server cannot read.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// It was written in another form.
    #[error("event {seq} has form {format}, and this server reads form {EVENT_FORMAT}: use a newer server")]
    Format {
        /// The event.
        seq: store::Seq,
        /// Its form.
        format: u32,
    },
    /// It is damaged.
    #[error("event {seq} is damaged: {reason}")]
    Damaged {
        /// The event.
        seq: store::Seq,
        /// What is wrong with it.
        reason: String,
    },
}

/// Who acts, in the store's words.
pub(crate) fn actor(by: Option<MemberId>) -> String {
    by.map_or_else(|| THE_ROOM.into(), |member| member.to_string())
}

/// An event on its way into the store.
pub(crate) fn written(
    at: Millis,
    by: Option<MemberId>,
    command: Option<aeroplane_protocol::CommandId>,
    event: &Event,
) -> Result<store::NewEvent, serde_json::Error> {
    Ok(store::NewEvent {
        at: timestamp(at),
        format: EVENT_FORMAT,
        actor: actor(by),
        command: command.map(|id| store::CommandId::new(*id.as_bytes())),
        body: serde_json::to_string(event)?,
    })
}

/// An event as the store has it.
pub(crate) fn read(stored: &store::Event) -> Result<LogEntry, Unreadable> {
    let seq = stored.seq;
    match stored.format {
        EVENT_FORMAT => {}
        format => return Err(Unreadable::Format { seq, format }),
    }
    let damaged = |reason: String| Unreadable::Damaged { seq, reason };
    let by = match stored.actor.as_str() {
        THE_ROOM => None,
        number => Some(MemberId(number.parse().map_err(|_| damaged(format!("`{number}` is no member")))?)),
    };
    let event = serde_json::from_str(&stored.body).map_err(|error| damaged(error.to_string()))?;
    Ok(LogEntry { seq: Seq(seq.get()), at: millis(stored.at), by, event })
}

/// A moment in the store's form. There is none before 1970 and none behind the year 292,000,000.
pub(crate) fn timestamp(at: Millis) -> store::Timestamp {
    store::Timestamp::from_millis(i64::try_from(at.0).unwrap_or(i64::MAX))
}

/// A moment of the store.
pub(crate) fn millis(at: store::Timestamp) -> Millis {
    Millis(u64::try_from(at.as_millis()).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(format: u32, actor: &str, body: &str) -> store::Event {
        store::Event {
            seq: store::Seq::new(7),
            at: store::Timestamp::from_millis(1_000),
            format,
            actor: actor.into(),
            command: None,
            body: body.into(),
        }
    }

    #[test]
    fn events_come_back_as_they_were_written() {
        for by in [None, Some(MemberId(3))] {
            let new = written(Millis(1_000), by, None, &Event::Resumed {}).unwrap();
            let entry = read(&stored(new.format, &new.actor, &new.body)).unwrap();
            assert_eq!(entry, LogEntry { seq: Seq(7), at: Millis(1_000), by, event: Event::Resumed {} });
        }
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        let resumed = r#"{"event":"resumed"}"#;
        assert!(read(&stored(EVENT_FORMAT, "room", resumed)).is_ok());
        assert!(matches!(read(&stored(EVENT_FORMAT + 1, "room", resumed)), Err(Unreadable::Format { .. })));
        for (actor, body) in
            [("room", "{}"), ("room", ""), ("somebody", resumed), ("room", r#"{"event":"x"}"#)]
        {
            assert!(matches!(read(&stored(EVENT_FORMAT, actor, body)), Err(Unreadable::Damaged { .. })));
        }
    }
}
