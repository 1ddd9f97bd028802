//! What goes over HTTP.

use aeroplane_protocol::http::{
    AcceptInvite, GameAt, JoinRoom, Membership, OpenRoom, PlanesRefused, PlayNow, Problem, ProblemKind,
    PublicGame, PublicGames, PublicPlayer, PublicRoom, PublicRooms, Reasons, RollReasons, RoomSummary,
    RuleName, StepReasons, WholeGame,
};
use aeroplane_protocol::{Bot, GameTurn, MemberId, Settings, TableView};
use aeroplane_rules::{ByColor, Color, Plane, PlaneSet, Refusal, Roll, Step};

use super::room::{room, table};
use super::values::{ada, code, game_id, invite, persian, rules, settings, token};
use super::{Fixture, fixture};

pub(super) fn fixtures() -> Vec<Fixture> {
    let table = table();
    let public = Settings { public: true, ..settings() };
    let room_line =
        PublicRoom { code: code(), settings: public, players: vec![ada(), persian()], open_seats: 2 };
    let players = ByColor([
        Some(PublicPlayer::Human { name: ada() }),
        None,
        Some(PublicPlayer::Human { name: persian() }),
        Some(PublicPlayer::Bot { bot: Bot::Greedy }),
    ]);
    let whole_game = WholeGame {
        game: game_id(),
        rules: rules(),
        players: players.clone(),
        from: table.ply,
        start: table.position.clone(),
        trails: trails(&table),
        over: false,
    };
    let game_line = PublicGame { code: code(), settings: public, players, running_ms: 95_000 };
    let game_at = GameAt {
        game: game_id(),
        ply: table.ply,
        plies: 40,
        steps: super::room::snapshot().last_moves.remove(0).steps,
        position: table.position,
        turn: table.turn,
    };
    let problem = Problem {
        problem: ProblemKind::TooMany,
        explanation: "Too many rooms were opened from this address: wait a while.".into(),
        retry_after_ms: Some(60_000),
    };
    let membership = Membership { code: code(), invite: invite(), member: MemberId(2), token: Some(token()) };
    let path = |name: &str| format!("http/{name}.json");
    vec![
        fixture(path("open_room"), &OpenRoom { name: ada(), settings: settings() }),
        fixture(path("join_room"), &JoinRoom { name: persian() }),
        fixture(path("accept_invite"), &AcceptInvite { invite: invite(), name: persian() }),
        fixture(path("play_now"), &PlayNow { name: ada(), rules: Some(rules()) }),
        fixture(path("membership"), &membership),
        fixture(path("room_summary"), &RoomSummary { code: code(), room: room() }),
        fixture(path("public_rooms"), &PublicRooms { rooms: vec![room_line] }),
        fixture(path("public_games"), &PublicGames { games: vec![game_line] }),
        fixture(path("game_at"), &game_at),
        fixture(path("whole_game"), &whole_game),
        fixture(path("reasons"), &reasons(game_at.ply)),
        fixture(path("problem"), &problem),
    ]
}

/// A launch with the six that waits, and a roll after it.
fn trails(table: &TableView) -> Vec<Vec<Step>> {
    let GameTurn::ToMove { color, offers, .. } = &table.turn else { unreachable!("a move is owed") };
    vec![offers[0].steps.clone(), vec![Step::Rolled { color: *color, roll: Roll::Three }]]
}

/// A six with which nothing can be moved: every reason once.
fn reasons(ply: u32) -> Reasons {
    let color = Color::Blue;
    let refusals =
        [Refusal::NoLaunch, Refusal::Home, Refusal::Overshoot, Refusal::StackInTheWay, Refusal::ImmuneStack];
    // There are more reasons than planes.
    let planes = Plane::ALL.into_iter().cycle().map(PlaneSet::of);
    let refused = |(planes, because)| PlanesRefused { planes, because };
    let step = Step::RollAgain { color, streak: aeroplane_rules::Streak::NONE };
    let rules = step.rule_points().iter().filter_map(|name| RuleName::new(name)).collect();
    Reasons {
        game: game_id(),
        ply,
        steps: vec![
            StepReasons { step: Step::Rolled { color, roll: Roll::Six }, rules: Vec::new() },
            StepReasons { step, rules },
        ],
        roll: Some(RollReasons {
            color,
            roll: Roll::Six,
            refusals: planes.zip(refusals).map(refused).collect(),
        }),
    }
}
