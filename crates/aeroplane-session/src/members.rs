//! Who takes part in a room, and who is its host.

use aeroplane_protocol::{MemberId, MemberView, PlayerName};

use crate::replay_error::Misfit;

/// The members of a room, in the order of joining. There is always at least one, and one of them is the host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Members {
    present: Vec<MemberView>,
    /// How many have ever joined: nobody gets the number of somebody who left.
    joined: u16,
    host: MemberId,
}

impl Members {
    /// The one who opened the room.
    pub(crate) fn new(name: PlayerName) -> Self {
        let host = MemberId(1);
        Self { present: vec![MemberView { member: host, name }], joined: host.0, host }
    }

    pub(crate) const fn host(&self) -> MemberId {
        self.host
    }

    pub(crate) fn list(&self) -> &[MemberView] {
        &self.present
    }

    pub(crate) fn len(&self) -> usize {
        self.present.len()
    }

    pub(crate) fn contains(&self, member: MemberId) -> bool {
        self.name(member).is_some()
    }

    pub(crate) fn name(&self, member: MemberId) -> Option<&PlayerName> {
        self.present.iter().find(|other| other.member == member).map(|other| &other.name)
    }

    /// The number of whoever joins next; none when numbers have run out.
    pub(crate) fn next(&self) -> Option<MemberId> {
        self.joined.checked_add(1).map(MemberId)
    }

    pub(crate) fn check(&self, member: MemberId) -> Result<(), Misfit> {
        if self.contains(member) { Ok(()) } else { Err(Misfit::Member) }
    }

    pub(crate) fn join(&mut self, member: MemberId, name: PlayerName) -> Result<(), Misfit> {
        if self.next() != Some(member) {
            return Err(Misfit::Member);
        }
        self.joined = member.0;
        self.present.push(MemberView { member, name });
        Ok(())
    }

    pub(crate) fn rename(&mut self, member: MemberId, name: PlayerName) -> Result<PlayerName, Misfit> {
        let known = self.present.iter_mut().find(|other| other.member == member).ok_or(Misfit::Member)?;
        Ok(std::mem::replace(&mut known.name, name))
    }

    /// Takes a member out, but never the last one. `seated` are preferred as next hosts where the host goes.
    pub(crate) fn remove(&mut self, member: MemberId, seated: &[MemberId]) -> Result<(), Misfit> {
        self.check(member)?;
        if self.host == member {
            self.host = self.heir(|other| other != member, seated).ok_or(Misfit::Member)?;
        }
        self.present.retain(|other| other.member != member);
        Ok(())
    }

    pub(crate) fn set_host(&mut self, member: MemberId) -> Result<(), Misfit> {
        self.check(member)?;
        self.host = member;
        Ok(())
    }

    /// Who would be the next host among those that can be: whoever is seated, and has been here longest.
    pub(crate) fn heir(&self, can_be: impl Fn(MemberId) -> bool, seated: &[MemberId]) -> Option<MemberId> {
        let candidates = self.present.iter().map(|other| other.member).filter(|&member| can_be(member));
        candidates.min_by_key(|member| (!seated.contains(member), *member))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three() -> Members {
        let mut members = Members::new("Ada".parse().unwrap());
        for number in 2..=3 {
            members.join(MemberId(number), "Ben".parse().unwrap()).unwrap();
        }
        members
    }

    #[test]
    fn the_host_is_followed_by_whoever_sits() {
        let mut members = three();
        members.remove(MemberId(1), &[MemberId(1), MemberId(3)]).unwrap();
        assert_eq!(members.host(), MemberId(3));
        let mut members = three();
        members.remove(MemberId(1), &[]).unwrap();
        assert_eq!(members.host(), MemberId(2));
        members.remove(MemberId(3), &[]).unwrap();
        assert_eq!(members.host(), MemberId(2));
    }

    #[test]
    fn the_last_one_stays() {
        let mut members = Members::new("Ada".parse().unwrap());
        assert_eq!(members.remove(MemberId(1), &[]), Err(Misfit::Member));
        assert!(members.contains(MemberId(1)));
    }

    #[test]
    fn nobody_gets_the_number_of_somebody_who_left() {
        let mut members = three();
        members.remove(MemberId(3), &[]).unwrap();
        assert_eq!(members.next(), Some(MemberId(4)));
        assert_eq!(members.join(MemberId(3), "Cem".parse().unwrap()), Err(Misfit::Member));
    }
}
