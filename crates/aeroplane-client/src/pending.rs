//! Commands that wait for their answers.

use std::time::Duration;

use aeroplane_protocol::{ClientMessage, Command, CommandId, Seq};
use tokio::time::Instant;

/// A command that was sent.
#[derive(Debug, Clone)]
pub(crate) struct Waiting {
    pub(crate) id: CommandId,
    pub(crate) seen: Seq,
    pub(crate) command: Command,
    pub(crate) since: Instant,
    /// When it is sent again, where the server asked to wait.
    pub(crate) again: Option<Instant>,
}

impl Waiting {
    pub(crate) fn message(&self) -> ClientMessage {
        ClientMessage::Command { id: self.id, seen: self.seen, command: self.command.clone() }
    }
}

/// Commands that wait for their answers, the oldest first.
#[derive(Debug, Default)]
pub(crate) struct Pending(Vec<Waiting>);

impl Pending {
    pub(crate) fn add(&mut self, waiting: Waiting) {
        self.0.push(waiting);
    }

    /// Takes out a command that was answered.
    pub(crate) fn answered(&mut self, id: CommandId) -> Option<Waiting> {
        let index = self.0.iter().position(|waiting| waiting.id == id)?;
        Some(self.0.remove(index))
    }

    /// A command, or all of them, shall be sent again after that time.
    pub(crate) fn again_after(&mut self, id: Option<CommandId>, wait: Duration, now: Instant) {
        for waiting in self.0.iter_mut().filter(|waiting| id.is_none_or(|id| id == waiting.id)) {
            waiting.again = Some(now + wait);
        }
    }

    /// When the next command has to be sent again.
    pub(crate) fn next(&self) -> Option<Instant> {
        self.0.iter().filter_map(|waiting| waiting.again).min()
    }

    /// The messages that have to be sent again by now.
    pub(crate) fn due(&mut self, now: Instant) -> Vec<ClientMessage> {
        let is_due = |waiting: &&mut Waiting| waiting.again.is_some_and(|again| again <= now);
        self.0
            .iter_mut()
            .filter(is_due)
            .map(|waiting| {
                waiting.again = None;
                waiting.message()
            })
            .collect()
    }

    /// All messages, for a new connection.
    pub(crate) fn all(&mut self) -> Vec<ClientMessage> {
        self.0
            .iter_mut()
            .map(|waiting| {
                waiting.again = None;
                waiting.message()
            })
            .collect()
    }

    pub(crate) const fn len(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(byte: u8, now: Instant) -> Waiting {
        let id = CommandId::new([byte; 16]);
        Waiting { id, seen: Seq(1), command: Command::Start {}, since: now, again: None }
    }

    #[tokio::test(start_paused = true)]
    async fn commands_are_sent_again_with_the_same_id_until_they_are_answered() {
        let now = Instant::now();
        let mut pending = Pending::default();
        for byte in [1, 2] {
            pending.add(waiting(byte, now));
        }
        assert_eq!(pending.next(), None);
        pending.again_after(Some(CommandId::new([2; 16])), Duration::from_secs(1), now);
        assert_eq!(pending.due(now), []);
        let later = now + Duration::from_secs(1);
        assert_eq!(pending.next(), Some(later));
        assert_eq!(pending.due(later), [waiting(2, now).message()]);
        assert_eq!(pending.due(later), []);
        assert_eq!(pending.all(), [waiting(1, now).message(), waiting(2, now).message()]);
        assert!(pending.answered(CommandId::new([1; 16])).is_some());
        assert!(pending.answered(CommandId::new([1; 16])).is_none());
        assert_eq!(pending.len(), 1);
    }
}
