//! Laws that hold whatever anybody sends, in any order.

use aeroplane_protocol::{
    Bot, Clock, Command, Emote, Hand, Leaving, LogEntry, MemberId, Pace, Phrase, SeatPlan, Seq, Settings,
    Stage, WhoBegins,
};
use aeroplane_rules::{Color, Turn};
use aeroplane_session::{DueKind, NothingDue, Session, Work};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::common::{HOST, Room, anchor, name, public};

/// Something that happens to a room.
#[derive(Debug, Clone)]
enum Happening {
    Join,
    Command {
        by: u16,
        behind: u8,
        command: Command,
    },
    /// Whoever is to roll or move does so.
    Action {
        with_link: bool,
        choice: u8,
    },
    FirstLink(Color),
    Due,
    Returned,
    HostAway,
    Outage(u16),
    Wait(u16),
    Presence(bool),
}

fn color() -> impl Strategy<Value = Color> {
    (0_u8..4).prop_map(Color::from_seat)
}

fn settings() -> impl Strategy<Value = Settings> {
    let rules = prop::sample::select(vec!["classic planes=1", "cn_basic planes=1", "cn_improved planes=2"]);
    let first = prop_oneof![
        Just(WhoBegins::Lot {}),
        Just(WhoBegins::HighestRoll {}),
        Just(WhoBegins::RockPaperScissors {}),
        color().prop_map(|color| WhoBegins::Host { color }),
    ];
    (rules, prop::sample::select(Clock::ALL.to_vec()), first, any::<[bool; 5]>()).prop_map(
        |(rules, clock, first, [leaving, chat, public, one_device, fast])| Settings {
            rules: rules.parse().unwrap(),
            clock,
            first,
            leaving: if leaving { Leaving::Remove } else { Leaving::Autopilot },
            chat,
            public: public && !one_device,
            one_device,
            pace: if fast { Pace::Fast } else { Pace::People },
        },
    )
}

fn command() -> impl Strategy<Value = Command> {
    let member = || (0_u16..6).prop_map(MemberId);
    let plan = prop_oneof![
        Just(SeatPlan::Open {}),
        Just(SeatPlan::Closed {}),
        prop::sample::select(Bot::ALL.to_vec()).prop_map(|bot| SeatPlan::Bot { bot }),
    ];
    prop_oneof![
        6 => (color(), any::<bool>()).prop_map(|(color, anchored)| Command::TakeSeat {
            color,
            anchor: anchored.then(|| anchor(&aeroplane_dice::Chain::new([0x40 * color.seat() + 1; 32]))),
            name: None,
        }),
        1 => color().prop_map(|color| Command::LeaveSeat { color }),
        6 => (color(), prop::bool::weighted(0.9)).prop_map(|(color, ready)| Command::SetReady { color, ready }),
        1 => Just(Command::Rename { name: name("Zoe") }),
        4 => (color(), plan).prop_map(|(color, plan)| Command::SetSeat { color, plan }),
        1 => settings().prop_map(|settings| Command::ChangeSettings { settings }),
        1 => member().prop_map(|member| Command::Kick { member }),
        1 => member().prop_map(|member| Command::GiveHost { member }),
        6 => Just(Command::Start {}),
        1 => color().prop_map(|color| Command::GiveLink { color, link: aeroplane_protocol::Link::new([1; 32]) }),
        4 => (color(), prop::sample::select(Hand::ALL.to_vec()))
            .prop_map(|(color, hand)| Command::ShowHand { color, hand }),
        2 => Just(Command::Roll { link: None }),
        1 => Just(Command::Play { answer: aeroplane_rules::Move::Decline }),
        2 => color().prop_map(|color| Command::TakeBack { color }),
        2 => color().prop_map(|color| Command::HandOver { color }),
        1 => color().prop_map(|color| Command::Resign { color }),
        1 => prop_oneof![Just(Command::Leave {}), Just(Command::CloseRoom {}), Just(Command::Undo {})],
        2 => Just(Command::Undo {}),
        6 => Just(Command::Rematch {}),
        1 => Just(Command::Say { phrase: Phrase::Hello }),
        1 => Just(Command::Express { emote: Emote::Cry }),
        1 => Just(Command::Chat { text: "hi".parse().unwrap() }),
    ]
}

fn happening() -> impl Strategy<Value = Happening> {
    prop_oneof![
        2 => Just(Happening::Join),
        14 => (prop_oneof![2 => Just(0), 1 => 0_u16..6], prop_oneof![9 => Just(0), 1 => 0_u8..5], command())
            .prop_map(|(by, behind, command)| Happening::Command { by, behind, command }),
        40 => (prop::bool::weighted(0.8), any::<u8>())
            .prop_map(|(with_link, choice)| Happening::Action { with_link, choice }),
        3 => color().prop_map(Happening::FirstLink),
        20 => Just(Happening::Due),
        1 => Just(Happening::Returned),
        1 => Just(Happening::HostAway),
        1 => any::<u16>().prop_map(Happening::Outage),
        2 => any::<u16>().prop_map(Happening::Wait),
        1 => prop::bool::weighted(0.8).prop_map(Happening::Presence),
    ]
}

fn happens(room: &mut Room, happening: Happening) {
    match happening {
        Happening::Join => {
            if let Ok(event) = room.session.admit(name("Ben")) {
                let aeroplane_protocol::Event::Joined { member, .. } = event else { panic!("{event:?}") };
                room.store(Some(member), &event);
            }
        }
        Happening::Command { by, behind, command } => {
            let seen = Seq(room.session.seq().0.saturating_sub(u32::from(behind)));
            let before = room.session.clone();
            // Nobody's commands come from whoever could mean them.
            let by = if by == 0 { who_could(room, &command) } else { MemberId(by) };
            if room.command_after(Some(by), seen, &command).is_err() {
                assert!(room.session == before);
            }
        }
        Happening::Action { with_link, choice } => act(room, with_link, choice),
        Happening::FirstLink(color) => {
            let link = public(room.new_chain(color).link(1).unwrap());
            if let Some(who) = room.session.holder(color) {
                let _ = room.command(who, &Command::GiveLink { color, link });
            }
        }
        Happening::Due => {
            if room.session.due().is_some_and(|due| due.kind != DueKind::Expire) {
                room.do_due();
            }
        }
        Happening::Returned => drop(room.act(Work::Returned)),
        Happening::HostAway => {
            room.present_members = room.session.members().collect();
            let _ = room.act(Work::HostAway);
        }
        Happening::Outage(length) => {
            let from = room.now;
            room.let_pass(u64::from(length));
            let to = room.now;
            let _ = room.act(Work::Outage { from, to });
        }
        Happening::Wait(length) => room.let_pass(u64::from(length)),
        Happening::Presence(present) => room.present = present,
    }
}

/// The member whose seat it is about, or the host.
fn who_could(room: &Room, command: &Command) -> MemberId {
    let color = match *command {
        Command::LeaveSeat { color }
        | Command::SetReady { color, .. }
        | Command::ShowHand { color, .. }
        | Command::TakeBack { color }
        | Command::HandOver { color }
        | Command::Resign { color } => Some(color),
        _ => None,
    };
    color.and_then(|color| room.session.holder(color)).unwrap_or(room.session.host())
}

/// A room in which so many people and a bot sit at the table and the game has begun; none for an empty room.
fn room(settings: Settings, seed: u8, people: u8) -> Room {
    let mut room = Room::with_seed(settings, seed);
    if people == 0 {
        return room;
    }
    for (index, color) in (0..people).zip(Color::ALL) {
        let who = match index {
            0 => HOST,
            _ if settings.one_device => HOST,
            _ => room.join("Ben"),
        };
        room.sit(who, color);
    }
    room.seat_bot(Color::Green, Bot::Random);
    let first = match settings.first {
        WhoBegins::Host { .. } => WhoBegins::Host { color: Color::Green },
        other => other,
    };
    if first != settings.first {
        room.must(HOST, &Command::ChangeSettings { settings: Settings { first, ..settings } });
        for color in Color::ALL.into_iter().take(usize::from(people)) {
            let who = room.session.holder(color).unwrap();
            room.must(who, &Command::SetReady { color, ready: true });
        }
    }
    room.start();
    room
}

fn act(room: &mut Room, with_link: bool, choice: u8) {
    let (Stage::Playing, turn) = (room.session.stage(), room.turn()) else { return };
    let Some(who) = room.session.holder(turn.color()) else { return };
    let command = match turn {
        Turn::ToRoll(color) => {
            room.chains[color] = Some(room.new_chain(color));
            Command::Roll { link: if with_link { room.next_link(color) } else { None } }
        }
        Turn::ToMove(..) => {
            let record = room.session.record(room.session.opening().number).unwrap();
            let moves = record.game().legal_moves();
            Command::Play { answer: moves[usize::from(choice) % moves.len()] }
        }
        Turn::Over(_) => return,
    };
    let _ = room.command(who, &command);
}

/// Whoever is there, the room always comes to something without anybody's doing: it never gets stuck.
fn comes_to_an_end(room: &mut Room) {
    for _ in 0..5_000 {
        let Some(due) = room.session.due() else {
            assert_eq!(room.session.stage(), Stage::Closed);
            return;
        };
        let too_early = room.act(Work::Due);
        if room.now < due.at {
            assert!(matches!(too_early, Err(NothingDue::Before { .. })), "{due:?}: {too_early:?}");
        }
        if too_early.is_err() {
            room.do_due();
        }
    }
    panic!("the room goes on for ever");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    #[test]
    fn nothing_that_is_sent_breaks_a_room(
        settings in settings(),
        seed: u8,
        people in 0_u8..4,
        happenings in vec(happening(), 0..500),
    ) {
        let mut room = room(settings, seed, people);
        for happening in happenings {
            happens(&mut room, happening);
            let seq = room.session.seq();
            prop_assert_eq!(usize::try_from(seq.0).unwrap(), room.log.len());
            prop_assert!(room.session.is_member(room.session.host()));
            prop_assert!(room.session.due().is_some() || room.session.stage() == Stage::Closed);
        }
        room.check_replay();
        room.present = true;
        comes_to_an_end(&mut room);
        room.check_replay();
        for game in room.session.games() {
            prop_assert_eq!(room.session.record(game.opening.number).is_some(), game.begun);
            prop_assert!(!game.begun || game.revealed);
        }
    }

    /// A log with an event left out, doubled or exchanged is noticed or makes a room like any other; an event that is
    /// refused changes nothing.
    #[test]
    fn no_log_breaks_a_replay(
        settings in settings(),
        people in 0_u8..4,
        happenings in vec(happening(), 0..120),
        changes in vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..8),
    ) {
        let mut room = room(settings, 0, people);
        for happening in happenings {
            happens(&mut room, happening);
        }
        let mut log: Vec<LogEntry> = room.log.clone();
        for (from, to) in changes {
            let (from, to) = (from.index(log.len()), to.index(log.len()));
            log[to].event = room.log[from].event.clone();
        }
        let Ok(mut session) = Session::open(&log[0]) else { return Ok(()) };
        for entry in &log[1..] {
            let before = session.clone();
            let entry = LogEntry { seq: session.seq().next(), ..entry.clone() };
            if session.evolve(&entry).is_err() {
                prop_assert!(session == before);
            }
            let _ = (session.due(), session.question(), session.snapshot(None, entry.at));
        }
    }
}
