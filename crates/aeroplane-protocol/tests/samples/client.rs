//! What clients send.

use aeroplane_protocol::{ClientMessage, Command, Emote, Hand, MemberId, Phrase, SeatPlan, Seq};
use aeroplane_rules::{Color, Move, Plane};

use super::values::{ada, anchor, command_id, line, link, persian, settings};
use super::{Fixture, fixture, samples, word};

fn commands() -> Vec<Command> {
    let color = Color::Red;
    let member = MemberId(2);
    samples! { Command:
        TakeSeat { color, anchor: Some(anchor()), name: Some(persian()) }
        LeaveSeat { color }
        SetReady { color, ready: true }
        Rename { name: ada() }
        SetSeat { color: Color::Green, plan: SeatPlan::Bot { bot: aeroplane_protocol::Bot::Expert } }
        ChangeSettings { settings: settings() }
        Kick { member }
        GiveHost { member }
        Start {}
        GiveLink { color, link: link() }
        ShowHand { color, hand: Hand::Paper }
        Roll { link: Some(link()) }
        Play { answer: Move::Launch { plane: Plane::ALL[1] } }
        TakeBack { color }
        HandOver { color }
        Resign { color }
        Leave {}
        Undo {}
        Rematch {}
        Say { phrase: Phrase::HaveFun }
        Express { emote: Emote::ThumbUp }
        Chat { text: line() }
        CloseRoom {}
    }
}

pub(super) fn fixtures() -> Vec<Fixture> {
    let id = command_id();
    let seen = Seq(17);
    let messages = samples! { ClientMessage:
        Command { id, seen, command: Command::Start {} }
        Resume { after: seen }
    };
    let mut fixtures = Vec::new();
    for message in messages {
        match message {
            ClientMessage::Command { .. } => fixtures.extend(commands().into_iter().map(|command| {
                let path = format!("client/command/{}.json", word(&command, "command"));
                fixture(path, &ClientMessage::Command { id, seen, command })
            })),
            ClientMessage::Resume { .. } => {
                fixtures.push(fixture(format!("client/{}.json", word(&message, "message")), &message));
            }
        }
    }
    fixtures
}
