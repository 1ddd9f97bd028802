//! What players of other programs suffered from, and does not happen here.

use aeroplane_protocol::{
    Bot, Command, Event, GameTurn, HostCause, MemberId, Pace, Refusal, Settings, Stage, WhoBegins,
};
use aeroplane_rules::{Color, PassCause, Preset, Roll, Rules, SentBackCause, SixStreakPenalty, Step, Turn};
use aeroplane_session::Session;

use crate::common::scripted::ScriptedTable;
use crate::common::{HOST, Room};

const TWO: MemberId = MemberId(2);

fn two_people(settings: Settings) -> Room {
    let first = WhoBegins::Host { color: Color::Red };
    let mut room = Room::new(Settings { first, ..settings });
    room.join("Ben");
    room.sit(HOST, Color::Red);
    room.sit(TWO, Color::Blue);
    room.start();
    room
}

/// The steps of all actions of red's turn with these rolls.
fn red_rolls(preset: Preset, rolls: &[u8]) -> (Room, Vec<Step>) {
    let mut room = two_people(Settings { rules: preset.into(), ..Settings::default() });
    room.dice = Box::new(ScriptedTable::new(rolls));
    let mut steps = Vec::new();
    for &pips in rolls {
        room.let_pass(500);
        let link = room.next_link(Color::Red);
        room.must(HOST, &Command::Roll { link });
        steps.append(&mut room.last.steps);
        if let Turn::ToMove(Color::Red, roll) = room.turn() {
            assert_eq!(roll.pips(), pips);
            let record = room.session.record(1).unwrap();
            let answer = record.game().legal_moves()[0];
            room.must(HOST, &Command::Play { answer });
            steps.append(&mut room.last.steps);
        }
    }
    room.check_replay();
    (room, steps)
}

/// A3: the third six is punished as the rules say, and no other way.
#[test]
fn three_sixes_cost_what_the_preset_says() {
    for preset in Preset::ALL {
        let rules = Rules::from(preset);
        let (room, steps) = red_rolls(preset, &[6, 6, 6]);
        let passed = steps.iter().any(|step| matches!(step, Step::TurnPassed { color: Color::Red, .. }));
        let punished = steps.iter().find_map(|step| match step {
            Step::Passed { because: PassCause::Sixes(penalty), .. }
            | Step::SentBack { because: SentBackCause::Sixes(penalty), .. } => Some(*penalty),
            _ => None,
        });
        if rules.six_streak_penalty != SixStreakPenalty::None && rules.six_streak_length.get() == 3 {
            assert_eq!(punished, Some(rules.six_streak_penalty), "{preset}");
            assert!(passed, "{preset}");
            assert_eq!(room.turn(), Turn::ToRoll(Color::Blue), "{preset}");
        } else {
            assert_eq!(punished, None, "{preset}");
        }
        let (_, steps) = red_rolls(preset, &[6, 6, 5]);
        assert!(
            !steps.iter().any(|step| matches!(
                step,
                Step::Passed { because: PassCause::Sixes(_), .. }
                    | Step::SentBack { because: SentBackCause::Sixes(_), .. }
            )),
            "{preset}"
        );
    }
    assert!(
        Preset::ALL
            .iter()
            .any(|&preset| { Rules::from(preset).six_streak_penalty != SixStreakPenalty::None })
    );
}

/// A4: nobody rolls again instead of moving.
#[test]
fn a_roll_is_answered_before_the_next_one() {
    let mut room = two_people(Settings::default());
    room.dice = Box::new(ScriptedTable::new(&[6]));
    room.must(HOST, &Command::Roll { link: None });
    let before = room.session.clone();
    assert_eq!(room.command(HOST, &Command::Roll { link: None }), Err(Refusal::MoveOwed {}));
    assert!(room.session == before);
    assert_eq!(
        room.command(TWO, &Command::Roll { link: None }),
        Err(Refusal::NotYourTurn { color: Color::Red })
    );
}

/// A10: the player on turn vanishes, and the others go on.
#[test]
fn a_player_who_vanishes_on_turn_holds_nobody_up() {
    let mut room = two_people(Settings { pace: Pace::Fast, ..Settings::default() });
    while room.turn().color() == Color::Red {
        room.do_due();
    }
    // Blue's device is there and plays on; red's is not, and the autopilot has its seat.
    let link = room.next_link(Color::Blue);
    room.must(TWO, &Command::Roll { link });
    room.play_to_end();
}

/// A12: the host goes, and somebody else can start.
#[test]
fn the_room_of_a_host_who_left_has_another() {
    let mut room = Room::new(Settings::default());
    room.join("Ben");
    room.join("Cem");
    room.sit(MemberId(3), Color::Green);
    room.sit(HOST, Color::Red);
    room.must(HOST, &Command::Leave {});
    assert_eq!(room.session.host(), MemberId(3));
    assert!(room.last.room_changed);
    room.sit(TWO, Color::Blue);
    room.must(MemberId(3), &Command::Start {});
    let again = room.join("Ada");
    assert_eq!(room.command(again, &Command::CloseRoom {}), Err(Refusal::NotTheHost {}));
    room.must(MemberId(3), &Command::GiveHost { member: again });
    assert!(
        room.log
            .iter()
            .any(|entry| { matches!(entry.event, Event::HostChanged { because: HostCause::Given, .. }) })
    );
}

/// A21: what is stored of a game is what was shown of it.
#[test]
fn the_stored_result_is_the_one_that_was_shown() {
    let mut winners = Vec::new();
    for seed in 0..40 {
        let rules = "classic planes=2".parse().unwrap();
        let mut room = Room::with_seed(Settings { rules, pace: Pace::Fast, ..Settings::default() }, seed);
        room.sit(HOST, Color::Red);
        room.seat_bot(Color::Yellow, Bot::Greedy);
        room.seat_bot(Color::Blue, Bot::Random);
        room.seat_bot(Color::Green, Bot::Greedy);
        room.start();
        room.play_to_end();
        let Some(GameTurn::Over { places, .. }) = room.session.table_view(room.now).map(|view| view.turn)
        else {
            panic!("the game is over")
        };
        let stored = Session::replay(&room.log).unwrap().record(1).unwrap();
        assert_eq!(stored.result(), places.iter().map(|color| color.name()).collect::<Vec<_>>().join(" "));
        let score = room.session.score();
        assert_eq!((score.games, score.wins[places[0]]), (1, 1));
        assert_eq!(score.wins.0.iter().sum::<u16>(), 1);
        winners.push(places[0]);
    }
    assert!(Color::ALL.iter().all(|color| winners.contains(color)), "{winners:?}");
}

/// A27: a limit is seen coming: it is told with every change, counts down, and what happens then is told as well.
#[test]
fn the_time_limit_is_seen_coming_and_on_one_device_there_is_none() {
    let room = two_people(Settings::default());
    let later = room.now.plus(25_000);
    assert_eq!(room.session.table_view(later).unwrap().remaining_ms, Some(5_000));
    assert_eq!(room.session.table_view(later.plus(60_000)).unwrap().remaining_ms, Some(0));
    let mut shared = Room::new(Settings { one_device: true, ..Settings::default() });
    for color in [Color::Red, Color::Blue] {
        shared.must(HOST, &Command::TakeSeat { color, anchor: None, name: None });
    }
    shared.start();
    assert_eq!(shared.session.table_view(shared.now).unwrap().remaining_ms, None);
}

/// A28: after a restart the same roll is owed, the same rolls come, and the clock shows the same.
#[test]
fn a_restart_changes_no_roll_and_no_clock() {
    let mut room = two_people(Settings::default());
    room.play_until(|room| matches!(room.turn(), Turn::ToMove(Color::Red, _)));
    let restarted = room.restarted();
    assert_eq!(restarted.session.table_view(room.now), room.session.table_view(room.now));
    assert_eq!(restarted.session.due(), room.session.due());
    let run = |mut room: Room| {
        room.play_until(|room| room.log.len() > 80 || room.session.stage() == Stage::Over);
        let rolls = room.log.iter().filter_map(|entry| match &entry.event {
            Event::Rolled { roll } => Some((roll.color, roll.value)),
            _ => None,
        });
        rolls.collect::<Vec<(Color, Roll)>>()
    };
    assert_eq!(run(restarted), run(room));
}
