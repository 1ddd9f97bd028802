//! The time for a roll or a move, which is at least 15 seconds: the slow tests.

use aeroplane_client::Happening;
use aeroplane_protocol::{AutopilotCause, Clock, Command, Control, Event, Settings};
use aeroplane_rules::Color;

use crate::common::{World, hear, quick, see};

/// The one to move closes the tab: after the time that everybody sees, the autopilot plays on. One click takes over again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a10_a27_the_time_is_shown_and_then_the_autopilot_plays_on() {
    let world = World::new().await;
    let settings = Settings { clock: Clock::Seconds15, ..quick() };
    let mut players = world.game(settings, &[Color::Red, Color::Blue]).await;
    let mover = players.mover().unwrap();
    let color = players.connections[mover].picture().turn().unwrap();
    let shown = players.connections[0].picture().table.as_ref().unwrap().remaining_ms.unwrap();
    assert!((13_000..=15_000).contains(&shown), "{shown}");
    let began = std::time::Instant::now();
    let gone = players.connections.remove(mover);
    drop(gone);
    let other = &mut players.connections[0];
    let took = |happening: &Happening| match happening {
        Happening::Updated(update) => match update.event {
            Event::AutopilotTook { color, because } => Some((color, because)),
            _ => None,
        },
        _ => None,
    };
    assert_eq!(hear(other, took).await, (color, AutopilotCause::Clock));
    let waited = u32::try_from(began.elapsed().as_millis()).unwrap();
    assert!((shown - 1_000..shown + 5_000).contains(&waited), "{waited} of {shown}");
    let seq = other.seq();
    see(other, aeroplane_protocol::Seq(seq.0 + 1)).await;
    let membership = players.memberships[mover].clone();
    let mut back = world.enter(&membership).await;
    assert_eq!(back.picture().room.seats[color].control, Some(Control::Autopilot));
    back.ask(Command::TakeBack { color }).await.unwrap().unwrap();
    assert_eq!(back.picture().room.seats[color].control, Some(Control::Player));
}
