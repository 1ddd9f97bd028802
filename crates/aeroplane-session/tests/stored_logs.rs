//! Rooms as earlier versions stored them make the same rooms for ever.
//!
//! `tests/logs` holds a log for each story below, an entry a line as a server stores it, with what the room was like
//! after it: the snapshot, and the records of its games.
//!
//! With `AEROPLANE_BLESS=1` files that do not exist are written. **A log that exists is never written again**: rooms in
//! people's databases are not rewritten either. Whoever changes what an event means needs a new event, or a new version
//! of the format, and the old logs stay. A snapshot whose form has changed is deleted by hand, written anew, and read.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here fails the test")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use aeroplane_protocol::{
    Bot, Clock, Command, Hand, Leaving, LogEntry, MemberId, Pace, Phrase, Settings, Stage, WhoBegins,
};
use aeroplane_rules::{Color, Turn};
use aeroplane_session::{Session, Work};

use common::{HOST, Room, anchor};

const TWO: MemberId = MemberId(2);

/// A story and the name of its files.
type Story = (&'static str, fn() -> Room);

const STORIES: [Story; 6] = [
    ("classic_of_four_with_a_resignation", classic_of_four_with_a_resignation),
    ("planes_that_left_the_board", planes_that_left_the_board),
    ("autopilot_and_outage", autopilot_and_outage),
    ("rock_paper_scissors", rock_paper_scissors),
    ("one_device_with_undo", one_device_with_undo),
    ("three_games", three_games),
];

/// A room with Ada at red and Ben at blue.
fn two_people(settings: Settings) -> Room {
    let mut room = Room::new(settings);
    room.join("Ben");
    room.sit(HOST, Color::Red);
    room.sit(TWO, Color::Blue);
    room
}

fn classic_of_four_with_a_resignation() -> Room {
    let mut room = two_people(Settings { chat: true, pace: Pace::Fast, ..Settings::default() });
    room.must(TWO, &Command::Chat { text: "hello, 你好".parse().unwrap() });
    room.seat_bot(Color::Yellow, Bot::Greedy);
    room.seat_bot(Color::Green, Bot::Random);
    room.start();
    room.play_until(|room| room.log.len() > 150);
    room.must(TWO, &Command::Resign { color: Color::Blue });
    room.play_to_end();
    room
}

fn planes_that_left_the_board() -> Room {
    let rules = "cn_improved planes=2".parse().unwrap();
    let mut room = two_people(Settings { rules, leaving: Leaving::Remove, ..Settings::default() });
    let cem = room.join("Cem");
    room.sit(cem, Color::Green);
    room.start();
    room.play_until(|room| matches!(room.turn(), Turn::ToMove(Color::Green, _)));
    room.must(cem, &Command::Leave {});
    room.play_until(|room| room.log.len() > 60 && matches!(room.turn(), Turn::ToRoll(Color::Red)));
    room.must(HOST, &Command::Leave {});
    room.do_due();
    room
}

fn autopilot_and_outage() -> Room {
    let rules = "cn_casual planes=1".parse().unwrap();
    let clock = Clock::Seconds15;
    let first = WhoBegins::HighestRoll {};
    let mut room = two_people(Settings { rules, clock, first, ..Settings::default() });
    room.start();
    let from = room.now;
    room.let_pass(60_000);
    room.act(Work::Outage { from, to: room.now }).unwrap();
    let late = room.turn().color();
    room.do_due();
    room.play_until(|room| room.log.len() > 30);
    let who = room.session.holder(late).unwrap();
    room.must(who, &Command::TakeBack { color: late });
    room.must(who, &Command::HandOver { color: late });
    room.present = false;
    room.play_until(|room| room.session.is_paused());
    room.let_pass(1_000_000);
    room.present = true;
    room.act(Work::Returned).unwrap();
    room.play_to_end();
    room
}

fn rock_paper_scissors() -> Room {
    let rules = "cn_basic planes=1".parse().unwrap();
    let mut room =
        two_people(Settings { rules, first: WhoBegins::RockPaperScissors {}, ..Settings::default() });
    room.seat_bot(Color::Green, Bot::Greedy);
    room.start();
    room.must(HOST, &Command::ShowHand { color: Color::Red, hand: Hand::Rock });
    while room.session.stage() == Stage::Hands {
        room.do_due();
    }
    room.play_to_end();
    room
}

fn one_device_with_undo() -> Room {
    let rules = "classic planes=1".parse().unwrap();
    let mut room = Room::new(Settings { rules, one_device: true, ..Settings::default() });
    for (color, who) in [(Color::Red, None), (Color::Yellow, Some(common::name("Kim")))] {
        let chain = room.new_chain(color);
        room.must(HOST, &Command::TakeSeat { color, anchor: Some(anchor(&chain)), name: who });
        room.chains[color] = Some(chain);
    }
    room.start();
    room.play_until(|room| room.log.len() > 40);
    for _ in 0..5 {
        room.must(HOST, &Command::Undo {});
    }
    room.play_to_end();
    room.must(HOST, &Command::Undo {});
    room.play_until(|room| room.session.stage() == Stage::Over);
    room
}

fn three_games() -> Room {
    let rules = "cn_basic planes=1".parse().unwrap();
    let mut room = two_people(Settings { rules, pace: Pace::Fast, ..Settings::default() });
    for number in 1..=3 {
        room.start();
        room.play_to_end();
        room.must(TWO, &Command::Say { phrase: Phrase::WellPlayed });
        if number < 3 {
            room.must(TWO, &Command::Rematch {});
            room.sit(HOST, Color::Red);
            room.sit(TWO, Color::Blue);
        }
    }
    room.must(HOST, &Command::CloseRoom {});
    room
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs")
}

/// What the room of a log is like: the snapshot and the records, each with the name of its file.
fn what_follows(name: &str, log: &[LogEntry]) -> Vec<(String, String)> {
    let session = Session::replay(log).unwrap();
    let snapshot = session.snapshot(Some(HOST), session.last_event_at());
    let snapshot = serde_json::to_string_pretty(&snapshot).unwrap() + "\n";
    let records = session.games().filter_map(|game| {
        let number = game.opening.number;
        Some((format!("{name}.game-{number}.txt"), session.record(number)?.to_string()))
    });
    std::iter::once((format!("{name}.snapshot.json"), snapshot)).chain(records).collect()
}

fn read_log(text: &str) -> Vec<LogEntry> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn write_missing(path: &Path, text: impl FnOnce() -> String) {
    if !path.exists() {
        fs::write(path, text()).unwrap();
    }
}

/// The logs by name. Those that are missing are written first, if that is wanted.
fn logs() -> &'static [(&'static str, String)] {
    static LOGS: OnceLock<Vec<(&str, String)>> = OnceLock::new();
    LOGS.get_or_init(|| {
        let may_write = std::env::var_os("AEROPLANE_BLESS").is_some_and(|value| value == "1");
        let read = |(name, story): Story| {
            let path = folder().join(format!("{name}.jsonl"));
            if may_write {
                write_missing(&path, || lines(&story().log));
            }
            let text = fs::read_to_string(&path).unwrap_or_else(|error| {
                panic!("{}: {error}; AEROPLANE_BLESS=1 writes logs that are missing", path.display())
            });
            if may_write {
                for (file, expected) in what_follows(name, &read_log(&text)) {
                    write_missing(&folder().join(file), || expected);
                }
            }
            (name, text)
        };
        STORIES.into_iter().map(read).collect()
    })
}

fn lines(log: &[LogEntry]) -> String {
    log.iter().map(|entry| serde_json::to_string(entry).unwrap() + "\n").collect()
}

#[test]
fn stored_logs_make_the_same_rooms() {
    for (name, text) in logs() {
        for (file, found) in what_follows(name, &read_log(text)) {
            let expected = fs::read_to_string(folder().join(&file)).unwrap();
            assert!(found == expected, "{file} would be another:\n{found}");
        }
    }
}

/// Whatever lies in the folder belongs to a story, so that no log is forgotten.
#[test]
fn every_stored_file_is_looked_at() {
    for entry in fs::read_dir(folder()).unwrap() {
        let file = entry.unwrap().file_name().into_string().unwrap();
        let stem = file.split('.').next().unwrap();
        assert!(logs().iter().any(|(name, _)| *name == stem), "{file}");
    }
}

/// The lines are what a server stores: read and written again, they are the same.
#[test]
fn entries_are_written_as_they_were_read() {
    for (name, text) in logs() {
        assert!(lines(&read_log(text)) == *text, "{name}");
    }
}
