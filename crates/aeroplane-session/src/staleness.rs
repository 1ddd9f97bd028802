//! Whether something has happened that whoever sent a command should have seen.

use aeroplane_protocol::{Command, Event, Leaving, Seq};

/// The last events that mattered, by what they mattered to. Talk matters to nothing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    /// What the room is about, round by round.
    stage: Seq,
    settings: Seq,
    seats: Seq,
    /// What stands on the board, and what the game waits for.
    turn: Seq,
}

impl Marks {
    /// The last event that somebody must have seen for the command to mean what it says.
    pub(crate) fn concerning(&self, command: &Command) -> Seq {
        let Self { stage, settings, seats, turn } = *self;
        match command {
            Command::TakeSeat { .. }
            | Command::LeaveSeat { .. }
            | Command::SetSeat { .. }
            | Command::Kick { .. }
            | Command::Rename { .. }
            | Command::GiveLink { .. }
            | Command::ShowHand { .. }
            | Command::TakeBack { .. }
            | Command::HandOver { .. }
            | Command::Resign { .. }
            | Command::Rematch {}
            | Command::CloseRoom {} => stage,
            // Whoever is ready, is so for these settings.
            Command::SetReady { .. } | Command::ChangeSettings { .. } => stage.max(settings),
            Command::Start {} => stage.max(settings).max(seats),
            Command::Roll { .. } | Command::Play { .. } | Command::Undo {} => turn,
            Command::GiveHost { .. }
            | Command::Leave {}
            | Command::Say { .. }
            | Command::Express { .. }
            | Command::Chat { .. } => Seq(0),
        }
    }

    /// Takes note of an event.
    pub(crate) fn note(&mut self, seq: Seq, event: &Event) {
        match event {
            Event::Started { .. }
            | Event::HandsOpened { .. }
            | Event::HandsCompared { .. }
            | Event::Closed { .. } => self.stage = seq,
            Event::Opened { .. } | Event::RematchOpened { .. } => {
                *self = Self { stage: seq, settings: seq, seats: seq, turn: seq };
            }
            Event::Began { .. } | Event::Undone { .. } => (self.stage, self.turn) = (seq, seq),
            Event::SettingsChanged { .. } => self.settings = seq,
            Event::SeatTaken { .. }
            | Event::SeatLeft { .. }
            | Event::SeatSet { .. }
            | Event::Filled { .. }
            | Event::Left { .. }
            | Event::Kicked { .. } => self.seats = seq,
            Event::Rolled { .. } | Event::Moved { .. } | Event::Resigned { planes: Leaving::Remove, .. } => {
                self.turn = seq;
            }
            Event::Joined { .. }
            | Event::Renamed { .. }
            | Event::HostChanged { .. }
            | Event::ReadyChanged { .. }
            | Event::LinkGiven { .. }
            | Event::HandShown { .. }
            // Whether a person or a bot acts for a seat changes nothing on the board.
            | Event::AutopilotTook { .. }
            | Event::PlayerTookBack { .. }
            | Event::Resigned { planes: Leaving::Autopilot, .. }
            | Event::Paused { .. }
            | Event::Resumed {}
            | Event::ClockExtended { .. }
            | Event::Revealed { .. }
            | Event::Said { .. }
            | Event::Expressed { .. }
            | Event::Chatted { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use aeroplane_protocol::{AutopilotCause, Phrase, Settings};
    use aeroplane_rules::Color;

    use super::*;

    fn after(events: &[Event]) -> Marks {
        let mut marks = Marks::default();
        for (seq, event) in (1..).zip(events) {
            marks.note(Seq(seq), event);
        }
        marks
    }

    #[test]
    fn talk_matters_to_nothing() {
        let marks = after(&[Event::Said { phrase: Phrase::Hello }, Event::Resumed {}]);
        assert_eq!(marks.concerning(&Command::Roll { link: None }), Seq(0));
        assert_eq!(marks.concerning(&Command::Start {}), Seq(0));
    }

    #[test]
    fn whoever_starts_has_seen_who_sits_there_and_by_which_settings() {
        let seat = Event::SeatLeft { color: Color::Red };
        let settings = Event::SettingsChanged { settings: Settings::default() };
        let marks = after(&[settings, seat]);
        assert_eq!(marks.concerning(&Command::Start {}), Seq(2));
        assert_eq!(marks.concerning(&Command::SetReady { color: Color::Blue, ready: true }), Seq(1));
        assert_eq!(marks.concerning(&Command::LeaveSeat { color: Color::Blue }), Seq(0));
    }

    #[test]
    fn who_acts_for_another_seat_matters_to_no_roll() {
        let took = Event::AutopilotTook { color: Color::Red, because: AutopilotCause::Clock };
        let left = |planes| Event::Resigned { color: Color::Red, planes, left: false };
        let roll = Command::Roll { link: None };
        assert_eq!(after(&[took, left(Leaving::Autopilot)]).concerning(&roll), Seq(0));
        assert_eq!(after(&[left(Leaving::Remove)]).concerning(&roll), Seq(1));
    }
}
