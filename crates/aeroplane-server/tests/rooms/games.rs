//! Whole games: who begins, who watches, what is kept, and the next one.

use aeroplane_client::Happening;
use aeroplane_protocol::http::{GameAt, Reasons};
use aeroplane_protocol::{Beginning, Command, Event, GameTurn, Settings, Stage, WhoBegins};
use aeroplane_rules::{Color, PassCause, Preset, Record, Rules, Setup, Step};

use crate::common::{World, hear, is_to_roll, quick, see};

/// How it was settled who begins, as a client that was there saw it.
fn beginning(happening: &Happening) -> Option<(Color, Beginning)> {
    match happening {
        Happening::Updated(update) => match &update.event {
            Event::Began { first, beginning, .. } => Some((*first, beginning.clone())),
            _ => None,
        },
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rock_paper_scissors_settles_who_begins_and_no_hand_is_told_before_all_are_shown() {
    let world = World::new().await;
    let settings = Settings { first: WhoBegins::RockPaperScissors {}, ..quick() };
    let mut players = world.lobby(settings, &[Color::Red, Color::Blue]).await;
    let mut watcher = world.watch(&players.memberships[0]).await;
    players.ask(0, Command::Start {}).await;
    players.until(Stage::Hands).await;
    let mut rounds = 0;
    while players.connections[0].picture().stage() == Stage::Hands {
        players.step().await;
        rounds += 1;
        assert!(rounds < 100);
    }
    players.agree().await;
    let last = players.connections[0].seq();
    let mut shown = 0;
    let (first, how) = loop {
        match watcher.next().await.unwrap() {
            Happening::Updated(update) => match update.event {
                Event::HandShown { hand, .. } => {
                    assert_eq!(hand, None);
                    shown += 1;
                }
                Event::Began { first, beginning, .. } => break (first, beginning),
                _ => {}
            },
            _ => assert!(watcher.seq() <= last),
        }
    };
    assert_eq!(how, Beginning::RockPaperScissors {});
    assert!(shown >= 2);
    assert_eq!(players.connections[0].picture().turn(), Some(first));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_highest_roll_begins_and_everybody_can_recompute_it() {
    let world = World::new().await;
    let settings = Settings { first: WhoBegins::HighestRoll {}, ..quick() };
    let mut players = world.lobby(settings, &[Color::Red, Color::Yellow, Color::Green]).await;
    let mut watcher = world.watch(&players.memberships[0]).await;
    players.start().await;
    let (first, how) = hear(&mut watcher, beginning).await;
    let Beginning::HighestRoll { rounds } = how else { panic!("{how:?}") };
    let best = rounds.last().unwrap().rolls;
    let highest = best.iter().filter_map(|(_, roll)| *roll).max().unwrap();
    let winners: Vec<Color> =
        best.iter().filter(|(_, roll)| **roll == Some(highest)).map(|(color, _)| color).collect();
    assert_eq!(winners, [first]);
    assert_eq!(players.connections[0].picture().turn(), Some(first));
}

/// At every ply the interface for lookers-back shows what everybody saw, to the end of the game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_can_be_looked_at_ply_by_ply_as_it_was() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    let mut seen: Vec<(u32, Setup, GameTurn)> = Vec::new();
    while players.connections[0].picture().stage() != Stage::Over {
        let table = players.connections[0].picture().table.clone().unwrap();
        seen.push((table.ply, table.position, table.turn));
        players.step().await;
    }
    let table = players.connections[0].picture().table.clone().unwrap();
    seen.push((table.ply, table.position, table.turn));
    let mut at_last = None;
    for (ply, position, turn) in seen {
        let found: GameAt = world.http.game_at(table.game, ply).await.unwrap();
        assert_eq!((found.ply, found.plies, &found.position), (ply, table.ply, &position), "{ply}");
        // The scores of a game that is over are those of its end.
        assert_eq!(found.turn, turn, "{ply}");
        at_last = Some(found);
    }
    assert!(matches!(at_last.unwrap().turn, GameTurn::Over { .. }));
    assert!(world.http.game_at(table.game, table.ply + 1).await.is_err());
}

/// Whoever asks why is told the rules behind each step, and why planes could not answer a roll, at every ply.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn why_has_an_answer_at_every_ply() {
    let world = World::new().await;
    let mut players = world.game(quick(), &[Color::Red, Color::Blue]).await;
    players.play_on().await;
    let table = players.connections[0].picture().table.clone().unwrap();
    let (mut lost, mut with_rules) = (0, 0);
    for ply in 0..=table.ply {
        let game: GameAt = world.http.game_at(table.game, ply).await.unwrap();
        let Reasons { steps, roll, .. } = world.http.reasons(table.game, ply).await.unwrap();
        assert_eq!(steps.iter().map(|reasons| reasons.step).collect::<Vec<_>>(), game.steps, "{ply}");
        for reasons in &steps {
            let names: Vec<&str> = reasons.rules.iter().map(|name| name.as_str()).collect();
            assert_eq!(names, reasons.step.rule_points(), "{ply}");
            with_rules += usize::from(!names.is_empty());
        }
        let is_lost = steps
            .iter()
            .any(|reasons| matches!(reasons.step, Step::Passed { because: PassCause::NoMove, .. }));
        match (&game.turn, roll) {
            (GameTurn::ToMove { color, roll, offers }, Some(found)) => {
                assert_eq!((found.color, found.roll), (*color, *roll), "{ply}");
                // A plane that an offer moves is not refused.
                for offer in offers {
                    let moved = offer.answer.planes();
                    assert!(
                        found.refusals.iter().all(|refused| refused.planes.and(moved).is_empty()),
                        "{ply}"
                    );
                }
            }
            (_, Some(found)) => {
                assert!(is_lost, "{ply}");
                let refused: u8 = found.refusals.iter().map(|refused| refused.planes.len()).sum();
                // With nothing to move, every plane has its reason.
                assert_eq!(refused, Rules::from(Preset::Classic).planes.get(), "{ply}");
                lost += 1;
            }
            (_, None) => assert!(!is_lost, "{ply}"),
        }
    }
    assert!(lost > 0 && with_rules > 0);
    assert!(world.http.reasons(table.game, table.ply + 1).await.is_err());
}

/// Every seat, human or bot, has the rank in the record that everybody was shown.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a21_the_stored_ranks_are_the_shown_ones() {
    let world = World::new().await;
    for (rules, rounds) in [(Preset::ChineseBasic, 3), (Preset::Classic, 1)] {
        let settings = Settings { rules: rules.into(), ..quick() };
        let mut players = world.lobby(settings, &[Color::Red, Color::Blue]).await;
        for color in [Color::Yellow, Color::Green] {
            let plan = aeroplane_protocol::SeatPlan::Bot { bot: aeroplane_protocol::Bot::Greedy };
            players.ask(0, Command::SetSeat { color, plan }).await;
        }
        for round in 1..=rounds {
            players.start().await;
            players.play_on().await;
            let picture = players.connections[1].picture();
            let GameTurn::Over { places, scores } = &picture.table.as_ref().unwrap().turn else { panic!() };
            let record: Record = world.http.record(picture.room.game.game).await.unwrap().parse().unwrap();
            assert_eq!(record.game().places().iter().collect::<Vec<_>>(), *places);
            assert_eq!(record.game().scores(), *scores);
            assert_eq!(picture.room.score.games, round);
            let fresh = world.watch(&players.memberships[0]).await;
            assert_eq!(fresh.picture().room.score, picture.room.score);
            assert_eq!(picture.room.score.wins.iter().map(|(_, wins)| *wins).sum::<u16>(), round);
            if round < rounds {
                players.ask(1, Command::Rematch {}).await;
                for (index, color) in [Color::Red, Color::Blue].into_iter().enumerate() {
                    let sit = players.connections[index].seat_command(color, None).unwrap();
                    players.ask(index, sit).await;
                    players.ask(index, Command::SetReady { color, ready: true }).await;
                }
            }
        }
        for player in &players.connections {
            assert_eq!(player.faults().first, None);
        }
    }
}

/// Whoever opens the room again in the middle of a move sees what all others see, and nobody else sees anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a08_a_reload_shows_the_same_room_and_moves_nothing() {
    let world = World::new().await;
    let settings = Settings { chat: true, clock: aeroplane_protocol::Clock::Seconds60, ..quick() };
    let mut players = world.game(settings, &[Color::Red, Color::Blue]).await;
    players.ask(1, Command::Chat { text: "hello".parse().unwrap() }).await;
    for is_wanted in [is_to_roll, crate::common::is_to_move] {
        players.play_until(|one| is_wanted(one) && one.picture().table.as_ref().unwrap().ply > 6).await;
        for index in [0, 1] {
            let before = players.connections[1 - index].picture().clone();
            let seq = players.connections[1 - index].seq();
            drop(players.connections.remove(index));
            let again = world.enter(&players.memberships[index]).await;
            assert_eq!(again.seq(), seq);
            let (shown, mut table) = (again.picture().clone(), before.table.clone().unwrap());
            assert_eq!(shown.room, before.room);
            let left = shown.table.as_ref().unwrap().remaining_ms.unwrap();
            assert!(left <= table.remaining_ms.unwrap() && left > 40_000);
            table.remaining_ms = Some(left);
            assert_eq!(shown.table, Some(table));
            players.connections.insert(index, again);
            see(&mut players.connections[1 - index], seq).await;
            assert_eq!(players.connections[1 - index].seq(), seq);
        }
        players.step().await;
    }
}
