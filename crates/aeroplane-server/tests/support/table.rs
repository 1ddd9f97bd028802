//! A room with its players.

use aeroplane_client::{ClientError, Http, ServerAddress};
use aeroplane_protocol::{Bot, Command, RoomCode, SeatPlan, Settings};
use aeroplane_rules::Color;

use super::{Player, Rolls, name, soon};

/// Asks until the server answers, for as long as a test may take.
macro_rules! insist {
    ($question:expr) => {
        soon("the server to answer", async {
            loop {
                match $question.await {
                    Ok(answer) => break answer,
                    Err(error) if ClientError::may_pass(&error) => tokio::task::yield_now().await,
                    Err(error) => panic!("{error}"),
                }
            }
        })
        .await
    };
}

/// A room with two people and, where wanted, a bot.
pub(crate) struct Table {
    pub(crate) code: RoomCode,
    /// At red; the host.
    pub(crate) ada: Player,
    /// At blue.
    pub(crate) blaise: Player,
}

impl Table {
    /// Opens a room; Ada comes through one door and Blaise through another, and both sit down ready. Whoever finds the
    /// server away tries again.
    pub(crate) async fn set(
        doors: [&ServerAddress; 2],
        settings: Settings,
        bot: Option<Bot>,
        rolls: Rolls,
    ) -> Self {
        let [door, other_door] = doors.map(|door| Http::new(door.clone()));
        let host = insist!(door.open(name("Ada"), settings));
        let guest = insist!(other_door.accept_invite(host.invite, name("Blaise")));
        let mut ada = insist!(Player::enter(door.server(), &host));
        let mut blaise = insist!(Player::enter(other_door.server(), &guest));
        if let Some(bot) = bot {
            let plan = SeatPlan::Bot { bot };
            ada.ask(Command::SetSeat { color: Color::Yellow, plan }).await.unwrap();
        }
        blaise.knows(ada.seq()).await;
        ada.sit(Color::Red, rolls).await;
        blaise.knows(ada.seq()).await;
        blaise.sit(Color::Blue, rolls).await;
        ada.knows(blaise.seq()).await;
        Self { code: host.code, ada, blaise }
    }

    /// Begins the game.
    pub(crate) async fn start(&mut self) {
        self.ada.ask(Command::Start {}).await.unwrap();
    }

    /// Both play, until each has seen so many rolls.
    pub(crate) async fn play_rolls(&mut self, rolls: usize) {
        let Self { ada, blaise, .. } = self;
        let enough = |player: &Player| player.rolls() >= rolls;
        tokio::join!(ada.play_until(enough), blaise.play_until(enough));
        self.meet().await;
    }

    /// Both play to the end.
    pub(crate) async fn play_to_the_end(&mut self) {
        tokio::join!(self.ada.play_to_the_end(), self.blaise.play_to_the_end());
    }

    /// Waits until all commands are answered and both know the same. What nobody waits for may still happen afterwards.
    pub(crate) async fn meet(&mut self) {
        loop {
            for player in [&mut self.ada, &mut self.blaise] {
                while player.connection.unanswered() > 0 {
                    player.next().await;
                }
            }
            let last = self.ada.seq().max(self.blaise.seq());
            self.ada.knows(last).await;
            self.blaise.knows(last).await;
            if self.ada.seq() == self.blaise.seq() {
                return;
            }
        }
    }

    pub(crate) fn players(&mut self) -> [&mut Player; 2] {
        [&mut self.ada, &mut self.blaise]
    }
}
