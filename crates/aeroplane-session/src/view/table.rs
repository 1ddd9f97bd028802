//! The board.

use aeroplane_protocol::http::GameAt;
use aeroplane_protocol::{GameTurn, Millis, Offer, TableView};
use aeroplane_rules::{ByColor, Game, Position, Setup, Trail, Turn};

use super::remaining;
use crate::convert;
use crate::session::Session;

impl Session {
    /// The board of the present game, from its first roll on.
    pub fn table_view(&self, now: Millis) -> Option<TableView> {
        let table = self.table.as_ref()?;
        let play = table.play()?;
        let acts = play.on_turn().filter(|&color| table.is_played_by_its_person(color));
        let runs = acts.filter(|_| !play.paused && !self.closed);
        let deadline = runs.and_then(|_| self.time_limit()).map(|limit| play.wait.deadline(limit));
        Some(TableView {
            game: table.opening.game,
            ply: plies(&play.game),
            position: Setup::from(play.game.position()),
            turn: game_turn(&play.game, play.game.position()),
            remaining_ms: deadline.map(|deadline| remaining(deadline, now)),
            head: convert::public_head(play.ledger.head()),
            rolls: ByColor::from_fn(|color| play.ledger.rolls_of(color)),
        })
    }

    /// A game of the room at one of its plies, by the game's number from 1.
    pub fn game_at(&self, number: u16, ply: u32) -> Option<GameAt> {
        let table = self.game_numbered(number)?;
        let game = &table.play()?.game;
        let index = usize::try_from(ply).ok()?;
        let position = game.position_at(index)?;
        Some(GameAt {
            game: table.opening.game,
            ply,
            plies: plies(game),
            steps: index.checked_sub(1).and_then(|before| game.steps_of(before)).unwrap_or_default(),
            position: Setup::from(position),
            turn: game_turn(game, position),
        })
    }
}

pub(crate) fn plies(game: &Game) -> u32 {
    u32::try_from(game.plies()).unwrap_or(u32::MAX)
}

/// What the game waits for in one of its positions.
fn game_turn(game: &Game, position: &Position) -> GameTurn {
    match position.turn() {
        Turn::ToRoll(color) => GameTurn::ToRoll { color },
        Turn::ToMove(color, roll) => GameTurn::ToMove { color, roll, offers: offers(game, position) },
        Turn::Over(_) => GameTurn::Over { places: position.places().iter().collect(), scores: game.scores() },
    }
}

/// The legal answers and what each would bring about.
fn offers(game: &Game, position: &Position) -> Vec<Offer> {
    let moves = position.legal_moves(game.rules());
    let offer = |&answer: &_| {
        let (mut after, mut steps) = (*position, Trail::new());
        after.play(game.rules(), answer, &mut steps).ok()?;
        Some(Offer { answer, steps })
    };
    moves.iter().filter_map(offer).collect()
}
