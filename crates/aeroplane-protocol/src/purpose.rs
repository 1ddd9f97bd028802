//! What commands are for, and whose membership an event ends: what everybody asks who limits or keeps something.

use crate::command::Command;
use crate::event::Event;
use crate::number::MemberId;

/// What a command is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The game goes on, or somebody goes.
    Course,
    /// Seats, names and settings.
    Arrangement,
    /// Words and gestures.
    Talk,
    /// Anything else.
    Other,
}

impl Command {
    /// What the command is for.
    pub const fn purpose(&self) -> Purpose {
        match self {
            Self::Roll { .. }
            | Self::Play { .. }
            | Self::GiveLink { .. }
            | Self::ShowHand { .. }
            | Self::Resign { .. }
            | Self::Leave {}
            | Self::CloseRoom {} => Purpose::Course,
            Self::TakeSeat { .. }
            | Self::LeaveSeat { .. }
            | Self::SetReady { .. }
            | Self::Rename { .. }
            | Self::SetSeat { .. }
            | Self::ChangeSettings { .. }
            | Self::GiveHost { .. } => Purpose::Arrangement,
            Self::Say { .. } | Self::Express { .. } | Self::Chat { .. } => Purpose::Talk,
            Self::Kick { .. }
            | Self::Start {}
            | Self::TakeBack { .. }
            | Self::HandOver { .. }
            | Self::Undo {}
            | Self::Rematch {} => Purpose::Other,
        }
    }
}

impl Event {
    /// The member who is none any more after this event, which `by` brought about; nobody after most events.
    pub const fn who_leaves(&self, by: Option<MemberId>) -> Option<MemberId> {
        match self {
            Self::Left { member } | Self::Kicked { member } => Some(*member),
            Self::Resigned { left: true, .. } => by,
            Self::Resigned { left: false, .. }
            | Self::Opened { .. }
            | Self::Joined { .. }
            | Self::Renamed { .. }
            | Self::HostChanged { .. }
            | Self::SettingsChanged { .. }
            | Self::SeatTaken { .. }
            | Self::SeatLeft { .. }
            | Self::SeatSet { .. }
            | Self::Filled { .. }
            | Self::ReadyChanged { .. }
            | Self::Started { .. }
            | Self::LinkGiven { .. }
            | Self::HandsOpened { .. }
            | Self::HandShown { .. }
            | Self::HandsCompared { .. }
            | Self::Began { .. }
            | Self::Rolled { .. }
            | Self::Moved { .. }
            | Self::AutopilotTook { .. }
            | Self::PlayerTookBack { .. }
            | Self::Paused { .. }
            | Self::Resumed {}
            | Self::ClockExtended { .. }
            | Self::Undone { .. }
            | Self::Revealed { .. }
            | Self::RematchOpened { .. }
            | Self::Said { .. }
            | Self::Expressed { .. }
            | Self::Chatted { .. }
            | Self::Closed { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use aeroplane_rules::Color;

    use super::*;
    use crate::settings::Leaving;
    use crate::talk::Phrase;

    #[test]
    fn talk_is_what_only_says_something() {
        assert_eq!(Command::Say { phrase: Phrase::Hello }.purpose(), Purpose::Talk);
        assert_eq!(Command::Roll { link: None }.purpose(), Purpose::Course);
        assert_eq!(Command::Start {}.purpose(), Purpose::Other);
    }

    #[test]
    fn whoever_resigns_leaves_only_if_it_goes_too() {
        let (ada, ben) = (MemberId(1), MemberId(2));
        assert_eq!(Event::Kicked { member: ben }.who_leaves(Some(ada)), Some(ben));
        let resigned = |left| Event::Resigned { color: Color::Red, planes: Leaving::Autopilot, left };
        assert_eq!(resigned(true).who_leaves(Some(ben)), Some(ben));
        assert_eq!(resigned(false).who_leaves(Some(ben)), None);
        assert_eq!(Event::Resumed {}.who_leaves(Some(ada)), None);
    }
}
