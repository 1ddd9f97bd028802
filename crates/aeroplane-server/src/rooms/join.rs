//! Somebody becomes a member.

use std::sync::Arc;

use aeroplane_protocol::{Event, LogEntry, MemberId, MemberToken, PlayerName};
use aeroplane_store::TokenHash;

use super::held::{Author, Carried, Held, Luggage};
use super::room::Room;
use super::trouble::Trouble;
use crate::credentials::hash;
use crate::entropy::draw;
use crate::server::Server;

impl Room {
    /// Takes somebody in, and gives the token by which the new member is known.
    pub(crate) async fn join(
        self: &Arc<Self>,
        server: &Arc<Server>,
        name: PlayerName,
    ) -> Result<(MemberId, MemberToken), Trouble> {
        self.hold(server, async move |mut held: Held| held.join(&name).await).await
    }

    /// The member whose token this is.
    pub(crate) async fn member(
        &self,
        server: &Server,
        token: &MemberToken,
    ) -> Result<Option<MemberId>, Trouble> {
        let found = server.store.member_by_token(self.id, TokenHash::new(hash(token))).await?;
        Ok(found.and_then(|member| u16::try_from(member.0).ok()).map(MemberId))
    }
}

impl Held {
    async fn join(&mut self, name: &PlayerName) -> Result<(MemberId, MemberToken), Trouble> {
        let token = MemberToken::new(draw(&*self.server.entropy)?);
        let luggage = Luggage { game: false, token: Some(TokenHash::new(hash(&token))) };
        let joined = self.carry_out(Author::ROOM, luggage, |session, _| Ok(session.admit(name.clone())?));
        match joined.await? {
            Carried::Out(LogEntry { event: Event::Joined { member, .. }, .. }) => Ok((member, token)),
            Carried::Out(_) | Carried::Before => Err(Trouble::Fault),
        }
    }
}
