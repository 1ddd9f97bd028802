//! Whose tokens are good, and for how long.

use aeroplane_protocol::{Event, MemberId};
use aeroplane_store as store;

/// The member whose token is good no longer after this event, if there is one.
pub(crate) const fn who_leaves(event: &Event, by: Option<MemberId>) -> Option<MemberId> {
    match event {
        Event::Left { member } | Event::Kicked { member } => Some(*member),
        Event::Resigned { left: true, .. } => by,
        Event::Resigned { left: false, .. }
        | Event::Opened { .. }
        | Event::Joined { .. }
        | Event::Renamed { .. }
        | Event::HostChanged { .. }
        | Event::SettingsChanged { .. }
        | Event::SeatTaken { .. }
        | Event::SeatLeft { .. }
        | Event::SeatSet { .. }
        | Event::Filled { .. }
        | Event::ReadyChanged { .. }
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
        | Event::Paused { .. }
        | Event::Resumed {}
        | Event::ClockExtended { .. }
        | Event::Undone { .. }
        | Event::Revealed { .. }
        | Event::RematchOpened { .. }
        | Event::Said { .. }
        | Event::Expressed { .. }
        | Event::Chatted { .. }
        | Event::Closed { .. } => None,
    }
}

/// A member in the store's form.
pub(crate) const fn stored(member: MemberId) -> store::MemberId {
    store::MemberId(member.0 as u32)
}
