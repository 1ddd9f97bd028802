//! Taking moves back, on one device.

use aeroplane_protocol::{Bot, Command, Control, Event, Leaving, Refusal, Settings, Stage};
use aeroplane_rules::{Color, Roll, Turn};

use crate::common::{HOST, Room, anchor};

/// Two people and a bot at one device.
fn one_device(settings: Settings) -> Room {
    let mut room = Room::new(Settings { one_device: true, ..settings });
    for color in [Color::Red, Color::Yellow] {
        let chain = room.new_chain(color);
        room.must(HOST, &Command::TakeSeat { color, anchor: Some(anchor(&chain)), name: None });
        room.chains[color] = Some(chain);
    }
    room.seat_bot(Color::Green, Bot::Greedy);
    room.start();
    room
}

fn rolls(room: &Room) -> Vec<(Color, Roll)> {
    room.session.record(1).unwrap().game().rolls().collect()
}

#[test]
fn the_same_dice_come_again_after_everything_was_taken_back() {
    let mut room = one_device(Settings::default());
    assert_eq!(room.command(HOST, &Command::Undo {}), Err(Refusal::NothingToUndo {}));
    room.play_until(|room| room.log.len() > 60);
    let first = rolls(&room);
    while room.command(HOST, &Command::Undo {}).is_ok() {}
    let left = rolls(&room);
    // Bots' actions before the first one of a person are not taken back.
    assert!(left.iter().all(|&(color, _)| color == Color::Green));
    room.play_until(|room| rolls(room).len() >= first.len());
    assert_eq!(rolls(&room)[..first.len()], first);
    room.check_replay();
    room.play_to_end();
    crate::proof::verify(&room.session.record(1).unwrap().to_string()).unwrap();
}

#[test]
fn what_is_taken_back_begins_with_a_person_s_action() {
    let mut room = one_device(Settings::default());
    room.play_until(|room| {
        room.turn().color() == Color::Red
            && room.session.record(1).unwrap().game().rolls().any(|(color, _)| color == Color::Green)
    });
    let Event::Undone { actions } = room.must(HOST, &Command::Undo {}) else { panic!("actions are undone") };
    assert!(actions >= 1);
    assert_ne!(room.turn().color(), Color::Green);
    assert!(room.last.table_changed && room.last.steps.is_empty());
}

#[test]
fn a_game_that_is_over_goes_on_after_its_last_action_was_taken_back() {
    let rules = "classic planes=1".parse().unwrap();
    let mut room = one_device(Settings { rules, ..Settings::default() });
    room.play_to_end();
    assert_eq!(room.session.score().games, 1);
    room.must(HOST, &Command::Undo {});
    assert_eq!(room.session.stage(), Stage::Playing);
    assert_eq!(room.session.score().games, 0);
    // The dice that lie open are told with the record of the end, and not before.
    let open = room.session.record(1).unwrap().to_string();
    assert!(!open.contains("\nsecret "));
    room.play_until(|room| room.session.stage() == Stage::Over);
    crate::proof::verify(&room.session.record(1).unwrap().to_string()).unwrap();
    room.must(HOST, &Command::Rematch {});
    room.check_replay();
}

#[test]
fn a_player_who_left_the_board_is_back_on_it() {
    let mut room = one_device(Settings { leaving: Leaving::Remove, ..Settings::default() });
    room.play_until(|room| matches!(room.turn(), Turn::ToMove(Color::Yellow, _)));
    room.must(HOST, &Command::Resign { color: Color::Red });
    assert_eq!(room.control(Color::Red), Some(Control::Resigned));
    room.must(HOST, &Command::Undo {});
    assert_eq!(room.control(Color::Red), Some(Control::Player));
    assert_eq!(room.turn(), Turn::ToRoll(Color::Yellow));
    room.check_replay();
    room.play_to_end();
}

#[test]
fn only_one_device_takes_moves_back() {
    let mut room = Room::new(Settings::default());
    assert_eq!(room.command(HOST, &Command::Undo {}), Err(Refusal::NoUndo {}));
}
