//! Every command by every kind of caller: who is refused, and with which words.

use aeroplane_client::{ClientError, Socket};
use aeroplane_protocol::http::Membership;
use aeroplane_protocol::{
    Anchor, Bot, Command, CommandName, Emote, GameTurn, Hand, Link, MemberId, MemberToken, Phase, Phrase,
    Refusal, SeatPlan, Seq, ServerMessage, Settings, Stage, WhoBegins,
};
use aeroplane_rules::{Color, Move};

use crate::common::{Players, World, quick, send, soon};

/// Who sends a command, in a game of Red, who opened the room, and Blue. A third member has joined and looks on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Caller {
    /// Without a token.
    Watcher,
    /// The third member.
    WithoutASeat,
    /// Red, while it is Blue's turn and the third member is the host.
    SeatedNotOnTurn,
    /// Red, on turn, while the third member is the host.
    SeatedOnTurn,
    /// Red, the host, while it is Blue's turn.
    Host,
}

const CALLERS: [Caller; 5] =
    [Caller::Watcher, Caller::WithoutASeat, Caller::SeatedNotOnTurn, Caller::SeatedOnTurn, Caller::Host];

/// A command of that name as somebody at `color` would send it.
fn command(name: CommandName, color: Color, other: MemberId) -> Command {
    match name {
        CommandName::TakeSeat => {
            Command::TakeSeat { color: Color::Green, anchor: Some(Anchor::new([1; 32])), name: None }
        }
        CommandName::LeaveSeat => Command::LeaveSeat { color },
        CommandName::SetReady => Command::SetReady { color, ready: true },
        CommandName::Rename => Command::Rename { name: "Otherwise".parse().unwrap() },
        CommandName::SetSeat => {
            Command::SetSeat { color: Color::Yellow, plan: SeatPlan::Bot { bot: Bot::Greedy } }
        }
        CommandName::ChangeSettings => {
            Command::ChangeSettings { settings: Settings { chat: true, ..quick() } }
        }
        CommandName::Kick => Command::Kick { member: other },
        CommandName::GiveHost => Command::GiveHost { member: other },
        CommandName::Start => Command::Start {},
        CommandName::GiveLink => Command::GiveLink { color, link: Link::new([1; 32]) },
        CommandName::ShowHand => Command::ShowHand { color, hand: Hand::Rock },
        CommandName::Roll => Command::Roll { link: None },
        CommandName::Play => Command::Play { answer: Move::Decline },
        CommandName::TakeBack => Command::TakeBack { color },
        CommandName::HandOver => Command::HandOver { color },
        CommandName::Resign => Command::Resign { color },
        CommandName::Leave => Command::Leave {},
        CommandName::Undo => Command::Undo {},
        CommandName::Rematch => Command::Rematch {},
        CommandName::Say => Command::Say { phrase: Phrase::Hello },
        CommandName::Express => Command::Express { emote: Emote::Smile },
        CommandName::Chat => Command::Chat { text: "hello".parse().unwrap() },
        CommandName::CloseRoom => Command::CloseRoom {},
    }
}

/// What must come of it while a game goes on, a roll being due: nothing is accepted that is not in this table.
fn expected(caller: Caller, name: CommandName, mover: Color) -> Result<(), Refusal> {
    let not_now = Err(Refusal::NotNow { stage: Stage::Playing });
    if caller == Caller::Watcher {
        return Err(Refusal::NotAMember {});
    }
    let is_host = caller == Caller::Host;
    let has_seat = caller != Caller::WithoutASeat;
    let need_host = if is_host { not_now } else { Err(Refusal::NotTheHost {}) };
    let own = |outcome| if has_seat { outcome } else { Err(Refusal::NotYourSeat {}) };
    match name {
        CommandName::TakeSeat
        | CommandName::LeaveSeat
        | CommandName::SetReady
        | CommandName::Rename
        | CommandName::GiveLink
        | CommandName::ShowHand
        | CommandName::Rematch => not_now,
        CommandName::SetSeat | CommandName::ChangeSettings | CommandName::Kick | CommandName::Start => {
            need_host
        }
        CommandName::CloseRoom => need_host,
        CommandName::GiveHost if is_host => Ok(()),
        CommandName::GiveHost => Err(Refusal::NotTheHost {}),
        CommandName::Roll if caller == Caller::SeatedOnTurn => Ok(()),
        CommandName::Play if caller == Caller::SeatedOnTurn => Err(Refusal::RollDue {}),
        CommandName::Roll | CommandName::Play => Err(Refusal::NotYourTurn { color: mover }),
        CommandName::TakeBack => own(Err(Refusal::Already {})),
        CommandName::HandOver | CommandName::Resign => own(Ok(())),
        CommandName::Leave | CommandName::Say | CommandName::Express => Ok(()),
        CommandName::Undo => Err(Refusal::NoUndo {}),
        CommandName::Chat => Err(Refusal::ChatOff {}),
    }
}

/// A game at its first roll, and the caller's own socket into it.
struct Scene {
    players: Players,
    socket: Socket,
    seen: Seq,
    mover: Color,
}

impl Scene {
    async fn new(world: &World, caller: Caller) -> Self {
        let first = if caller == Caller::SeatedOnTurn { Color::Red } else { Color::Blue };
        let settings = Settings { first: WhoBegins::Host { color: first }, ..quick() };
        let mut players = world.lobby(settings, &[Color::Red, Color::Blue]).await;
        let looker = world.join(&players.memberships[0], "Looker").await;
        players.start().await;
        let red = players.memberships[0].clone();
        let member = match caller {
            Caller::Watcher => Membership { token: None, ..red },
            Caller::WithoutASeat => looker,
            Caller::SeatedNotOnTurn | Caller::SeatedOnTurn => {
                players.ask(0, Command::GiveHost { member: looker.member }).await;
                red
            }
            Caller::Host => red,
        };
        let mut socket = world.bare(&member).await;
        let seen = welcomed(&mut socket).await;
        Self { players, socket, seen, mover: first }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_by_every_caller_does_what_the_table_says() {
    let world = World::new().await;
    for caller in CALLERS {
        let mut scene = None;
        for (number, &name) in (1..).zip(CommandName::ALL) {
            let Scene { players, mut socket, seen, mover } = match scene.take() {
                Some(scene) => scene,
                None => Scene::new(&world, caller).await,
            };
            let sent = command(name, Color::Red, players.memberships[1].member);
            let found = send(&mut socket, number, seen, sent).await;
            assert_eq!(found.map(|_| ()), expected(caller, name, mover), "{caller:?} {name:?}");
            // Where something was done, the next command finds a fresh game.
            scene = found.is_err().then_some(Scene { players, socket, seen, mover });
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_is_wrong_or_of_another_room_opens_nothing() {
    let world = World::new().await;
    let [room, elsewhere] = [world.open(quick()).await, world.open(quick()).await];
    for token in [elsewhere.token.unwrap(), MemberToken::new([7; 16])] {
        let opened = Socket::open(&world.address, room.code, Some(&token), None).await;
        assert!(matches!(opened, Err(ClientError::Problem { status: 401, .. })));
    }
}

/// Reads the first message; the last event that is in it.
async fn welcomed(socket: &mut Socket) -> Seq {
    match soon("the welcome", socket.message()).await {
        Some(ServerMessage::Welcome { snapshot, .. }) => snapshot.seq,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_shown_the_door_watches_and_cannot_come_back_with_the_old_token() {
    let world = World::new().await;
    let mut players = world.lobby(quick(), &[Color::Red, Color::Blue]).await;
    let kicked = players.memberships[1].clone();
    let seq = players.ask(0, Command::Kick { member: kicked.member }).await;
    let phase = &players.connections[1].picture().room.phase;
    assert!(matches!(phase, Phase::Lobby { .. }));
    assert_eq!(players.connections[1].seq(), seq);
    for &name in CommandName::ALL {
        let sent = command(name, Color::Blue, players.memberships[0].member);
        assert_eq!(players.refused(1, sent).await, Refusal::NotAMember {}, "{name:?}");
    }
    let opened = Socket::open(&world.address, kicked.code, kicked.token.as_ref(), None).await;
    assert!(matches!(opened, Err(ClientError::Problem { status: 401, .. })));
    let room = &players.connections[0].picture().room;
    assert_eq!(room.members.len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_room_takes_no_command_and_nobody_in() {
    let world = World::new().await;
    let mut players = world.lobby(quick(), &[Color::Red, Color::Blue]).await;
    players.ask(0, Command::CloseRoom {}).await;
    for index in [0, 1] {
        for &name in CommandName::ALL {
            let sent = command(name, Color::Red, players.memberships[1 - index].member);
            assert_eq!(
                players.refused(index, sent).await,
                Refusal::NotNow { stage: Stage::Closed },
                "{name:?}"
            );
        }
    }
    let watching = Socket::open(&world.address, players.memberships[0].code, None, None).await;
    assert!(matches!(watching, Err(ClientError::Problem { status: 404, .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a04_dice_cannot_be_thrown_again_instead_of_moving() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    players.play_until(crate::common::is_to_move).await;
    let mover = players.mover().unwrap();
    let before = players.connections[0].seq();
    let color = players.connections[mover].picture().turn().unwrap();
    let roll = players.connections[mover].roll_command(color).unwrap();
    assert_eq!(players.refused(mover, roll).await, Refusal::MoveOwed {});
    assert_eq!(
        players.refused(1 - mover, Command::Roll { link: None }).await,
        Refusal::NotYourTurn { color }
    );
    let table = players.connections[0].picture().table.clone().unwrap();
    assert!(matches!(table.turn, GameTurn::ToMove { .. }));
    let mut fresh = world.bare(&players.memberships[0]).await;
    assert_eq!(welcomed(&mut fresh).await, before);
}
