//! What members ask for.

use std::sync::Arc;
use std::time::Instant;

use aeroplane_protocol::{Command, CommandId, MemberId, Purpose, Refusal, Seq, ServerMessage};
use aeroplane_store as store;

use super::audience::SocketId;
use super::held::{Author, Carried, Held, Luggage};
use super::room::Room;
use super::stored::actor;
use super::talk::TalkLimit;
use super::trouble::{RETRY, Trouble};
use crate::problem::milliseconds;
use crate::server::Server;

/// A command as a socket sent it.
struct Asked {
    socket: SocketId,
    id: CommandId,
    seen: Seq,
    command: Command,
}

impl Room {
    /// Carries out a command, or says why not; the socket is told either way.
    pub(crate) async fn command(
        self: &Arc<Self>,
        server: &Arc<Server>,
        socket: SocketId,
        id: CommandId,
        seen: Seq,
        command: Command,
    ) {
        let began = Instant::now();
        let name = command.name();
        let asked = Asked { socket, id, seen, command };
        let answered = self.hold(server, async move |mut held: Held| held.command(&asked).await).await;
        let refusal = match answered {
            Ok(refusal) => refusal,
            Err(trouble) => {
                server.note(&trouble);
                let refusal = trouble.refusal();
                self.answer(socket, &crate::socket::refused(Some(id), refusal)).await;
                Some(refusal)
            }
        };
        server.metrics.command(name, refusal, began.elapsed());
    }
}

impl Held {
    /// Carries out a command; why not, if it was refused. Either way the socket is told.
    async fn command(&mut self, asked: &Asked) -> Result<Option<Refusal>, Trouble> {
        // A socket that is gone has no one to speak for.
        let Some(listener) = self.inner.audience.get(asked.socket) else { return Ok(None) };
        let member = listener.member;
        match self.carried(member, asked).await {
            Ok(_) => Ok(None),
            Err(Trouble::Refused(refusal)) => {
                if let Some(seq) = self.carried_before(member, asked.id).await? {
                    let message = ServerMessage::Accepted { id: asked.id, seq };
                    self.inner.audience.tell(asked.socket, &message);
                    return Ok(None);
                }
                self.refuse(asked, refusal);
                Ok(Some(refusal))
            }
            Err(trouble) => Err(trouble),
        }
    }

    async fn carried(&mut self, member: Option<MemberId>, asked: &Asked) -> Result<Carried, Trouble> {
        if self.server.outage.is_on() {
            return Err(Refusal::Unavailable { retry_after_ms: milliseconds(RETRY) }.into());
        }
        self.check_talk(member, &asked.command)?;
        if let Command::Rematch {} = asked.command {
            self.reveal().await?;
        }
        let author = Author { member, command: Some(asked.id), socket: Some(asked.socket) };
        let luggage = Luggage { game: matches!(asked.command, Command::Rematch {}), token: None };
        self.carry_out(author, luggage, |session, input| {
            Ok(session.decide(member, asked.seen, &asked.command, input)?)
        })
        .await
    }

    /// The event that the command became when it was sent before.
    async fn carried_before(&self, member: Option<MemberId>, id: CommandId) -> Result<Option<Seq>, Trouble> {
        if member.is_none() || self.server.outage.is_on() {
            return Ok(None);
        }
        let id = store::CommandId::new(*id.as_bytes());
        let found = self.server.store.find_command(self.room.id, &actor(member), id).await?;
        Ok(found.map(|seq| Seq(seq.get())))
    }

    fn check_talk(&mut self, member: Option<MemberId>, command: &Command) -> Result<(), Refusal> {
        let (Some(member), Purpose::Talk) = (member, command.purpose()) else { return Ok(()) };
        let limits = self.server.configuration.limits;
        let limit = self.inner.talk.entry(member).or_insert_with(|| TalkLimit::new(&limits));
        limit.one_more().map_err(|wait| Refusal::TooFast { retry_after_ms: milliseconds(wait) })
    }

    /// Says why a command was not carried out. Whoever was behind is told what happened.
    fn refuse(&self, asked: &Asked, because: Refusal) {
        let loaded = self.inner.loaded.as_ref();
        let missing = match because {
            Refusal::Stale {} => loaded.and_then(|loaded| loaded.updates_after(asked.seen, self.now())),
            _ => None,
        };
        let is_behind = matches!(because, Refusal::Stale {} | Refusal::Ahead {}) && missing.is_none();
        self.inner.audience.tell(
            asked.socket,
            &ServerMessage::Refused {
                id: Some(asked.id),
                because,
                explanation: because.to_string(),
                missing: missing.unwrap_or_default(),
            },
        );
        if is_behind {
            self.welcome(asked.socket);
        }
    }
}
