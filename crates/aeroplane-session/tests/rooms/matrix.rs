//! Every command at every stage by every kind of caller: who may do what, and when.

use aeroplane_protocol::{
    Bot, ChatText, Clock, Command, CommandName, Emote, Hand, MemberId, Phrase, Refusal, SeatPlan, Settings,
    Stage, WhoBegins,
};
use aeroplane_rules::{Color, Turn};

use crate::common::{HOST, Room, anchor, name, public};

/// Ben, at yellow. In the lobby he is not ready yet.
const SEATED: MemberId = MemberId(2);
/// Cem, who has no seat.
const WATCHING: MemberId = MemberId(3);
/// Dia, who has no seat either, and for whom the others have plans.
const OTHER: MemberId = MemberId(4);

/// Whoever sends the command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Caller {
    /// Red, on turn, and the host.
    Host,
    /// Yellow.
    Seated,
    /// A member without a seat.
    Watching,
    /// Somebody who was never a member, or is none any more.
    Stranger,
}

impl Caller {
    const ALL: [Self; 4] = [Self::Host, Self::Seated, Self::Watching, Self::Stranger];

    const fn member(self) -> MemberId {
        match self {
            Self::Host => HOST,
            Self::Seated => SEATED,
            Self::Watching => WATCHING,
            Self::Stranger => MemberId(99),
        }
    }

    /// The seat of the caller, or red where it has none.
    const fn seat(self) -> Color {
        match self {
            Self::Host | Self::Watching | Self::Stranger => Color::Red,
            Self::Seated => Color::Yellow,
        }
    }

    const fn is_seated(self) -> bool {
        matches!(self, Self::Host | Self::Seated)
    }
}

const STAGES: [Stage; 6] =
    [Stage::Lobby, Stage::Mixing, Stage::Hands, Stage::Playing, Stage::Over, Stage::Closed];

/// A room at that stage: red is the host's, yellow Ben's, blue open in the lobby, green a bot's. In the game red is to
/// roll.
fn room_at(stage: Stage) -> Room {
    let first = match stage {
        Stage::Hands => WhoBegins::RockPaperScissors {},
        Stage::Lobby | Stage::Mixing | Stage::Playing | Stage::Over | Stage::Closed => {
            WhoBegins::Host { color: Color::Red }
        }
    };
    let rules = "classic planes=1".parse().unwrap();
    let mut room = Room::new(Settings { first, chat: true, rules, ..Settings::default() });
    for who in ["Ben", "Cem", "Dia"] {
        room.join(who);
    }
    room.sit(HOST, Color::Red);
    room.sit(SEATED, Color::Yellow);
    room.seat_bot(Color::Green, Bot::Greedy);
    match stage {
        Stage::Lobby => {}
        Stage::Mixing => drop(room.must(HOST, &Command::Start {})),
        Stage::Hands | Stage::Playing => room.start(),
        Stage::Over => {
            room.start();
            room.play_to_end();
        }
        Stage::Closed => drop(room.must(HOST, &Command::CloseRoom {})),
    }
    assert_eq!(room.session.stage(), stage);
    room
}

/// The command as that caller would mean it.
fn command(name_of: CommandName, room: &Room, caller: Caller) -> Command {
    let color = caller.seat();
    let link = |index| public(room.new_chain(color).link(index).unwrap());
    match name_of {
        CommandName::TakeSeat => {
            let own = caller.is_seated();
            let color = if own { color } else { Color::Blue };
            let anchor = Some(anchor(&aeroplane_dice::Chain::new([0xcc; 32])));
            Command::TakeSeat { color, anchor, name: None }
        }
        CommandName::LeaveSeat => Command::LeaveSeat { color },
        CommandName::SetReady => Command::SetReady { color, ready: false },
        CommandName::Rename => Command::Rename { name: name("Zoe") },
        CommandName::SetSeat => Command::SetSeat { color: Color::Blue, plan: SeatPlan::Closed {} },
        CommandName::ChangeSettings => {
            let settings = Settings { clock: Clock::Off, ..*room.session.settings() };
            Command::ChangeSettings { settings }
        }
        CommandName::Kick => Command::Kick { member: OTHER },
        CommandName::GiveHost => Command::GiveHost { member: OTHER },
        CommandName::Start => Command::Start {},
        CommandName::GiveLink => Command::GiveLink { color, link: link(1) },
        CommandName::ShowHand => Command::ShowHand { color, hand: Hand::Paper },
        CommandName::Roll => Command::Roll { link: Some(link(2)) },
        CommandName::Play => Command::Play { answer: aeroplane_rules::Move::Decline },
        CommandName::TakeBack => Command::TakeBack { color },
        CommandName::HandOver => Command::HandOver { color },
        CommandName::Resign => Command::Resign { color },
        CommandName::Leave => Command::Leave {},
        CommandName::Undo => Command::Undo {},
        CommandName::Rematch => Command::Rematch {},
        CommandName::Say => Command::Say { phrase: Phrase::Hello },
        CommandName::Express => Command::Express { emote: Emote::Smile },
        CommandName::Chat => Command::Chat { text: "hi".parse::<ChatText>().unwrap() },
        CommandName::CloseRoom => Command::CloseRoom {},
    }
}

/// What becomes of it.
fn expected(command: CommandName, stage: Stage, caller: Caller) -> Result<(), Refusal> {
    if caller == Caller::Stranger {
        return Err(Refusal::NotAMember {});
    }
    if stage == Stage::Closed {
        return Err(Refusal::NotNow { stage });
    }
    let at = |stages: &[Stage]| if stages.contains(&stage) { Ok(()) } else { Err(Refusal::NotNow { stage }) };
    let host = if caller == Caller::Host { Ok(()) } else { Err(Refusal::NotTheHost {}) };
    let seated = if caller.is_seated() { Ok(()) } else { Err(Refusal::NotYourSeat {}) };
    match command {
        CommandName::TakeSeat | CommandName::Rename => at(&[Stage::Lobby]),
        CommandName::LeaveSeat | CommandName::SetReady => at(&[Stage::Lobby]).and(seated),
        CommandName::SetSeat | CommandName::ChangeSettings | CommandName::Kick | CommandName::Start => {
            host.and(at(&[Stage::Lobby]))
        }
        CommandName::GiveHost => host,
        CommandName::GiveLink => at(&[Stage::Mixing]).and(seated),
        CommandName::ShowHand => at(&[Stage::Hands]).and(seated),
        CommandName::Roll => at(&[Stage::Playing]).and(match caller {
            Caller::Host => Ok(()),
            Caller::Seated | Caller::Watching | Caller::Stranger => {
                Err(Refusal::NotYourTurn { color: Color::Red })
            }
        }),
        CommandName::Play => at(&[Stage::Playing]).and(Err(match caller {
            Caller::Host => Refusal::RollDue {},
            Caller::Seated | Caller::Watching | Caller::Stranger => {
                Refusal::NotYourTurn { color: Color::Red }
            }
        })),
        CommandName::TakeBack => at(&[Stage::Playing]).and(seated).and(Err(Refusal::Already {})),
        CommandName::HandOver => at(&[Stage::Playing]).and(seated),
        CommandName::Resign => at(&[Stage::Mixing, Stage::Hands, Stage::Playing]).and(seated),
        CommandName::Undo => Err(Refusal::NoUndo {}),
        CommandName::Rematch => at(&[Stage::Over]).and(seated),
        CommandName::Leave | CommandName::Say | CommandName::Express | CommandName::Chat => Ok(()),
        CommandName::CloseRoom => host.and(at(&[Stage::Lobby, Stage::Over])),
    }
}

#[test]
fn everybody_may_do_what_the_table_says_and_nothing_else() {
    for stage in STAGES {
        let room = room_at(stage);
        for &command_name in CommandName::ALL {
            for caller in Caller::ALL {
                let mut room = room.restarted();
                let before = room.session.clone();
                let command = command(command_name, &room, caller);
                assert_eq!(command.name(), command_name);
                let found = room.command(caller.member(), &command);
                let about = format!("{command_name:?} at {stage:?} by {caller:?}");
                assert_eq!(found.map(drop), expected(command_name, stage, caller), "{about}");
                let accepted = room.session != before;
                assert_eq!(accepted, expected(command_name, stage, caller).is_ok(), "{about}");
            }
        }
    }
}

/// A caller without any membership is told the same as a stranger.
#[test]
fn nobody_in_particular_may_do_nothing() {
    let mut room = room_at(Stage::Playing);
    assert_eq!(room.turn(), Turn::ToRoll(Color::Red));
    for &command_name in CommandName::ALL {
        let command = command(command_name, &room, Caller::Host);
        let found = room.command_after(None, room.session.seq(), &command);
        assert_eq!(found, Err(Refusal::NotAMember {}), "{command_name:?}");
    }
}
