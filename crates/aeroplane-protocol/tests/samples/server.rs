//! What servers send.

use aeroplane_protocol::{MemberId, Notice, Presence, Refusal, Seq, ServerMessage, VERSION};

use super::room::{snapshot, update};
use super::values::command_id;
use super::{Fixture, fixture, samples, word};

fn notices() -> Vec<Notice> {
    samples! { Notice:
        GoingAway { reconnect_in_ms: 1_500 }
        Unavailable { retry_after_ms: 2_000 }
        Available {}
        OpenElsewhere { connections: 2 }
        WatchingNow { member: MemberId(2) }
    }
}

pub(super) fn fixtures() -> Vec<Fixture> {
    let because = Refusal::Stale {};
    let messages = samples! { ServerMessage:
        Welcome { protocol: VERSION, snapshot: snapshot() }
        Resumed { protocol: VERSION, updates: vec![update()] }
        Update { update: update() }
        Accepted { id: command_id(), seq: Seq(18) }
        Refused {
            id: Some(command_id()),
            because,
            explanation: because.to_string(),
            missing: vec![update()],
        }
        Presence { presence: Presence { members: vec![MemberId(1), MemberId(2)], watchers: 3 } }
        Notice { notice: Notice::Available {} }
    };
    let mut fixtures = Vec::new();
    for message in messages {
        if let ServerMessage::Notice { .. } = message {
            fixtures.extend(notices().into_iter().map(|notice| {
                let path = format!("server/notice/{}.json", word(&notice, "notice"));
                fixture(path, &ServerMessage::Notice { notice })
            }));
        } else {
            fixtures.push(fixture(format!("server/{}.json", word(&message, "message")), &message));
        }
    }
    fixtures
}
