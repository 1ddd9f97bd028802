//! What people complain about in other games.

use std::collections::BTreeMap;

use aeroplane_client::{Connection, Happening, Options};
use aeroplane_protocol::{Bot, Command, Occupant, SeatPlan, Settings, Stage, WhoBegins};
use aeroplane_rules::{Color, Preset, Rules, SentBackCause, SixStreakPenalty, Step};

use crate::common::dice::Loaded;
use crate::common::proxy::{Lossy, Network, Way};
use crate::common::{World, hear, is_to_roll, quick, soon};

/// A room in which Red, who begins, rolls those values first. No device has a chain, so the dice are the server's alone.
async fn loaded(rules: Rules, wanted: &[u8]) -> (World, Connection) {
    let seats = [Color::Red, Color::Blue];
    let world = World::with_entropy(|_| {}, Box::new(Loaded::new(rules, &seats, wanted))).await;
    let first = WhoBegins::Host { color: Color::Red };
    let room = world.open(Settings { rules, first, one_device: true, ..quick() }).await;
    let mut host = world.enter(&room).await;
    for color in seats {
        host.ask(Command::TakeSeat { color, anchor: None, name: None }).await.unwrap().unwrap();
    }
    host.ask(Command::Start {}).await.unwrap().unwrap();
    soon("the game", host.until(|picture| picture.stage() == Stage::Playing)).await.unwrap();
    (world, host)
}

/// Plays Red's first three rolls, always with the move that launches or moves; all steps of it.
async fn three_rolls(host: &mut Connection) -> Vec<Step> {
    let mut rolls = 0;
    let mut steps = Vec::new();
    loop {
        let is_roll = is_to_roll(host);
        if is_roll && rolls == 3 || host.picture().turn() != Some(Color::Red) {
            return steps;
        }
        rolls += u32::from(is_roll);
        let command = crate::common::answer(host).unwrap();
        let seq = host.ask(command).await.unwrap().unwrap();
        let mine = |happening: &Happening| match happening {
            Happening::Updated(update) if update.seq == seq => Some(update.steps.clone()),
            _ => None,
        };
        steps.extend(hear(host, mine).await);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a03_three_sixes_are_punished_as_the_preset_says_and_two_are_not() {
    let presets = Preset::ALL.map(Rules::from);
    let penalties = [
        SixStreakPenalty::None,
        SixStreakPenalty::LoseTurn,
        SixStreakPenalty::ReturnLast,
        SixStreakPenalty::ReturnMoved,
        SixStreakPenalty::ReturnUnfinished,
        SixStreakPenalty::ReturnAll,
    ]
    .map(|six_streak_penalty| Rules { six_streak_penalty, ..Preset::Classic.into() });
    for rules in presets.into_iter().chain(penalties) {
        let penalty = rules.six_streak_penalty;
        let (_world, mut host) = loaded(rules, &[6, 6, 6]).await;
        let steps = three_rolls(&mut host).await;
        let because = SentBackCause::Sixes(penalty);
        let sent_back =
            |step: &Step| matches!(step, Step::SentBack { because: cause, .. } if *cause == because);
        let (is_free, returns) = match penalty {
            SixStreakPenalty::None => (true, false),
            SixStreakPenalty::LoseTurn => (false, false),
            SixStreakPenalty::ReturnLast
            | SixStreakPenalty::ReturnMoved
            | SixStreakPenalty::ReturnUnfinished
            | SixStreakPenalty::ReturnAll => (false, true),
        };
        assert_eq!(host.picture().turn() == Some(Color::Red), is_free, "{penalty:?}: {steps:?}");
        assert_eq!(steps.iter().any(sent_back), returns, "{penalty:?}: {steps:?}");

        let (_world, mut host) = loaded(rules, &[6, 6, 5]).await;
        let steps = three_rolls(&mut host).await;
        assert!(!steps.iter().any(sent_back), "{penalty:?}: {steps:?}");
        assert_eq!(host.picture().turn(), Some(Color::Blue));
        // The counter is zero in the next turn.
        crate::common::answer(&host).unwrap();
    }
}

/// A client without a network shows that it has none, and keeps nothing that it did meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a09_what_is_done_without_a_network_is_one_roll_or_none() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    let mover = players.mover().unwrap();
    let network = Network::to(world.server.address()).await;
    let membership = players.memberships[mover].clone();
    let options = Options { patience: std::time::Duration::from_millis(300), ..Options::default() };
    let mut far =
        Connection::open(&network.address(), membership.code, membership.token, options).await.unwrap();
    let before = far.picture().table.clone();
    network.go_dark();
    let color = far.picture().turn().unwrap();
    let chain = players.connections[mover].roll_command(color).unwrap();
    for _ in 0..3 {
        far.send(chain.clone()).await.unwrap();
    }
    hear(&mut far, |happening| matches!(happening, Happening::Lost { .. }).then_some(())).await;
    assert_eq!(far.picture().table, before, "nothing is done locally");
    network.come_back();
    let mut accepted = 0;
    for _ in 0..3 {
        let answered = |happening: &Happening| match happening {
            Happening::Answered(asked) => Some(asked.outcome.is_ok()),
            _ => None,
        };
        accepted += u32::from(hear(&mut far, answered).await);
    }
    assert_eq!(accepted, 1);
    players.see(far.seq()).await;
    assert_eq!(far.picture().table, players.connections[mover].picture().table);
}

/// One message of each kind is lost, with the connection that it went through: everybody agrees again and plays on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a11_a_lost_message_of_any_kind_leaves_nobody_waiting() {
    let world = World::new().await;
    let kinds = [
        (Way::Up, r#""command":"roll""#),
        (Way::Up, r#""command":"play""#),
        (Way::Up, r#""command":"give_link""#),
        (Way::Down, r#""message":"accepted""#),
        (Way::Down, r#""event":"rolled""#),
        (Way::Down, r#""event":"moved""#),
        (Way::Down, r#""event":"began""#),
        (Way::Down, r#""message":"presence""#),
        (Way::Down, r#""event":"started""#),
    ];
    for (way, word) in kinds {
        let mut players = world.lobby(quick(), &[Color::Red]).await;
        let guest = world.join(&players.memberships[0], "Far").await;
        let network = Lossy::to(world.server.address(), way, word).await;
        let options = Options::default();
        let mut far = Connection::open(&network.address(), guest.code, guest.token, options).await.unwrap();
        let color = Color::Blue;
        let sit = far.seat_command(color, None).unwrap();
        soon(word, far.ask(sit)).await.unwrap().unwrap();
        soon(word, far.ask(Command::SetReady { color, ready: true })).await.unwrap().unwrap();
        players.memberships.push(guest);
        players.connections.push(far);
        players.agree().await;
        players.start().await;
        let is_enough = |one: &Connection| one.picture().table.as_ref().unwrap().ply >= 12;
        players.play_until(|one| is_enough(one) && *network.lost.borrow()).await;
        players.agree().await;
        let [near, far] = &players.connections[..] else { panic!() };
        assert_eq!(near.picture().room, far.picture().room, "{word}");
        assert_eq!(near.picture().table, far.picture().table, "{word}");
        assert_eq!((far.faults().first.clone(), near.faults().first.clone()), (None, None), "{word}");
        assert_eq!(far.reconnections(), 1, "{word}");
    }
}

/// A million rolls for each kind of seat are the affair of the dice's own tests: here it is shown that the server gives every
/// kind of seat the same dice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a13_a14_people_bots_and_absent_ones_roll_the_same_dice() {
    let world = World::new().await;
    let mut counts: BTreeMap<&str, [u32; 6]> = BTreeMap::new();
    for _ in 0..3 {
        let mut players = world.lobby(quick(), &[Color::Red, Color::Blue]).await;
        for color in [Color::Yellow, Color::Green] {
            let plan = SeatPlan::Bot { bot: Bot::Random };
            players.ask(0, Command::SetSeat { color, plan }).await;
        }
        players.start().await;
        players.ask(1, Command::HandOver { color: Color::Blue }).await;
        players.play_on().await;
        let game = players.connections[0].picture().room.game.game;
        let record: aeroplane_rules::Record = world.http.record(game).await.unwrap().parse().unwrap();
        for (color, roll) in record.game().rolls() {
            let kind = match (&players.connections[0].picture().room.seats[color].occupant, color) {
                (Occupant::Bot { .. }, _) => "bot",
                (_, Color::Blue) => "absent",
                _ => "human",
            };
            counts.entry(kind).or_default()[usize::from(roll.pips()) - 1] += 1;
        }
    }
    assert_eq!(counts.len(), 3);
    for (kind, counts) in counts {
        let all = f64::from(counts.iter().sum::<u32>());
        let square = |count: u32| (f64::from(count) - all / 6.0).powi(2) / (all / 6.0);
        let chi_square: f64 = counts.into_iter().map(square).sum();
        // With five degrees of freedom more than 35.9 happens once in a million.
        assert!(all > 50.0 && chi_square < 35.9, "{kind}: {counts:?}");
    }
}
