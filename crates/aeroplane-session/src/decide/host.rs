//! What a host may do with the room and its members.

use aeroplane_protocol::{CloseCause, Event, HostCause, MemberId, Refusal, Stage};

use crate::session::Session;

impl Session {
    pub(super) fn kick(&self, by: MemberId, member: MemberId) -> Result<Event, Refusal> {
        self.need_host(by)?;
        self.need_lobby()?;
        self.need_other_member(by, member)?;
        Ok(Event::Kicked { member })
    }

    pub(super) fn give_host(&self, by: MemberId, member: MemberId) -> Result<Event, Refusal> {
        self.need_host(by)?;
        self.need_other_member(by, member)?;
        Ok(Event::HostChanged { member, because: HostCause::Given })
    }

    fn need_other_member(&self, by: MemberId, member: MemberId) -> Result<(), Refusal> {
        if member != by && self.is_member(member) { Ok(()) } else { Err(Refusal::NoSuchMember {}) }
    }

    pub(super) fn close_room(&self, by: MemberId) -> Result<Event, Refusal> {
        self.need_host(by)?;
        let is_alone = self.members.len() == 1;
        match self.stage() {
            Stage::Mixing | Stage::Hands | Stage::Playing if !is_alone => Err(self.not_now()),
            Stage::Lobby | Stage::Mixing | Stage::Hands | Stage::Playing | Stage::Over | Stage::Closed => {
                Ok(Event::Closed { because: CloseCause::Host })
            }
        }
    }
}
