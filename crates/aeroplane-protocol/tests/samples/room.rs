//! A room in the middle of a game: what a new client is shown, what an update tells, what a server stores.

use aeroplane_protocol::{
    Bot, Control, Event, GameTurn, LastMove, LogEntry, MatchScore, MemberId, MemberView, Millis, Occupant,
    Offer, Phase, Phrase, RoomView, SeatView, Seq, Snapshot, TableView, TalkLine, Update,
};
use aeroplane_rules::{ByColor, Color, Roll, Setup, Trail};

use super::values::{ada, anchor, game_id, head, opening, persian, position, roll_record, rules, settings};
use super::{Fixture, fixture};

/// What red may answer to a roll, with the steps that each answer takes.
pub(super) fn offers(roll: Roll) -> Vec<Offer> {
    let mut rolled = position();
    let moves = rolled.roll(&rules(), roll, &mut ()).unwrap();
    moves
        .iter()
        .map(|&answer| {
            let mut steps = Trail::new();
            rolled.clone().play(&rules(), answer, &mut steps).unwrap();
            Offer { answer, steps }
        })
        .collect()
}

pub(super) fn room() -> RoomView {
    let human = |member, name, anchor| SeatView {
        occupant: Occupant::Human { member: MemberId(member), name, anchor, ready: true },
        control: Some(Control::Player),
    };
    RoomView {
        settings: settings(),
        host: MemberId(1),
        members: vec![
            MemberView { member: MemberId(1), name: ada() },
            MemberView { member: MemberId(2), name: persian() },
        ],
        seats: ByColor([
            human(1, ada(), Some(anchor())),
            SeatView { occupant: Occupant::Closed {}, control: None },
            human(2, persian(), None),
            SeatView { occupant: Occupant::Bot { bot: Bot::Greedy }, control: Some(Control::Bot) },
        ]),
        phase: Phase::Playing { paused: false },
        game: opening(),
        score: MatchScore { games: 1, wins: ByColor([1, 0, 0, 0]), points: ByColor([10, 0, -10, 0]) },
    }
}

/// The board after red's six.
pub(super) fn table() -> TableView {
    let mut rolled = position();
    rolled.roll(&rules(), Roll::Six, &mut ()).unwrap();
    TableView {
        game: game_id(),
        ply: 31,
        position: Setup::from(&rolled),
        turn: GameTurn::ToMove { color: Color::Red, roll: Roll::Six, offers: offers(Roll::Six) },
        remaining_ms: Some(29_400),
        head: head(),
        rolls: ByColor([6, 0, 6, 0]),
    }
}

pub(super) fn snapshot() -> Snapshot {
    let mut steps = Trail::new();
    position().roll(&rules(), Roll::Six, &mut steps).unwrap();
    Snapshot {
        seq: Seq(17),
        you: Some(MemberId(1)),
        room: room(),
        table: Some(table()),
        last_moves: vec![LastMove { color: Color::Red, steps }],
        talk: vec![TalkLine::Said { seq: Seq(9), member: MemberId(2), phrase: Phrase::Hello }],
    }
}

pub(super) fn update() -> Update {
    let mut steps = Trail::new();
    position().roll(&rules(), Roll::Six, &mut steps).unwrap();
    Update {
        seq: Seq(18),
        by: Some(MemberId(1)),
        event: Event::Rolled { roll: roll_record() },
        steps,
        room: Some(room()),
        table: Some(table()),
    }
}

pub(super) fn fixtures() -> Vec<Fixture> {
    let entry = LogEntry {
        seq: Seq(18),
        at: Millis(1_767_225_600_000),
        by: Some(MemberId(1)),
        event: Event::Rolled { roll: roll_record() },
    };
    vec![fixture("room/log_entry.json".into(), &entry)]
}
