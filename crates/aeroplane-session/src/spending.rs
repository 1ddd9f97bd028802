//! Which part of a room's events each member may use: nobody fills a room for all others.

use std::collections::BTreeMap;

use aeroplane_protocol::{Command, Event, HostCause, MemberId, Purpose, Seq};

use crate::limits::{MOST_ARRANGEMENTS, MOST_EVENTS, MOST_TALK, RESERVE};

/// How many events each member has used that no game needs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Spending {
    talk: BTreeMap<MemberId, u32>,
    arrangements: BTreeMap<MemberId, u32>,
}

impl Spending {
    /// Whether a command of the member may become the event after this one.
    pub(crate) fn allows(&self, by: MemberId, command: &Command, last: Seq) -> bool {
        let spent = |of: &BTreeMap<MemberId, u32>| of.get(&by).copied().unwrap_or_default();
        let most = MOST_EVENTS - RESERVE;
        match command.purpose() {
            // It may use the room's last events.
            Purpose::Course => last.0 < MOST_EVENTS,
            Purpose::Arrangement => last.0 < most && spent(&self.arrangements) < MOST_ARRANGEMENTS,
            Purpose::Talk => last.0 < most && spent(&self.talk) < MOST_TALK,
            Purpose::Other => last.0 < most,
        }
    }

    /// Takes note of an event.
    pub(crate) fn note(&mut self, by: Option<MemberId>, event: &Event) {
        let spent = match counts_as(event) {
            Purpose::Arrangement => &mut self.arrangements,
            Purpose::Talk => &mut self.talk,
            Purpose::Course | Purpose::Other => return,
        };
        if let Some(by) = by {
            let count = spent.entry(by).or_default();
            *count = count.saturating_add(1);
        }
    }
}

/// What an event counts as among those that its member may use.
const fn counts_as(event: &Event) -> Purpose {
    match event {
        Event::SeatTaken { .. }
        | Event::SeatLeft { .. }
        | Event::ReadyChanged { .. }
        | Event::Renamed { .. }
        | Event::SeatSet { .. }
        | Event::SettingsChanged { .. }
        | Event::HostChanged { because: HostCause::Given, .. } => Purpose::Arrangement,
        Event::Said { .. } | Event::Expressed { .. } | Event::Chatted { .. } => Purpose::Talk,
        Event::Opened { .. }
        | Event::Joined { .. }
        | Event::Left { .. }
        | Event::Kicked { .. }
        | Event::HostChanged { because: HostCause::Left | HostCause::Away, .. }
        | Event::Filled { .. }
        | Event::Started { .. }
        | Event::LinkGiven { .. }
        | Event::HandsOpened { .. }
        | Event::HandShown { .. }
        | Event::HandsCompared { .. }
        | Event::Began { .. }
        | Event::Rolled { .. }
        | Event::Moved { .. }
        | Event::AutopilotTook { .. }
        | Event::PlayerTookBack { .. }
        | Event::Resigned { .. }
        | Event::Paused { .. }
        | Event::Resumed {}
        | Event::ClockExtended { .. }
        | Event::Undone { .. }
        | Event::Revealed { .. }
        | Event::RematchOpened { .. }
        | Event::Closed { .. } => Purpose::Other,
    }
}

#[cfg(test)]
mod tests {
    use aeroplane_protocol::Phrase;

    use super::*;

    #[test]
    fn the_last_events_are_for_the_game() {
        let spending = Spending::default();
        let allows = |command: &Command, last| spending.allows(MemberId(1), command, Seq(last));
        let roll = Command::Roll { link: None };
        let say = Command::Say { phrase: Phrase::Hello };
        let rest = MOST_EVENTS - RESERVE;
        assert!(allows(&roll, rest) && allows(&roll, MOST_EVENTS - 1) && !allows(&roll, MOST_EVENTS));
        assert!(allows(&say, rest - 1) && !allows(&say, rest));
        assert!(!allows(&Command::TakeBack { color: aeroplane_rules::Color::Red }, rest));
    }
}
