//! Everything that happened in a game.

use aeroplane_protocol::http::WholeGame;
use aeroplane_rules::Setup;

use super::plies;
use crate::session::Session;

impl Session {
    /// What happened in a game of the room, by its number from 1, from that ply on.
    pub fn whole_game(&self, number: u16, from: u32) -> Option<WholeGame> {
        let table = self.game_numbered(number)?;
        let game = &table.play()?.game;
        // Moves can have been taken back since somebody saw that ply.
        let from = from.min(plies(game));
        let first = usize::try_from(from).ok()?;
        Some(WholeGame {
            game: table.opening.game,
            rules: table.rules,
            players: table.players.clone(),
            from,
            start: Setup::from(game.position_at(first)?),
            trails: (first..game.plies()).map_while(|ply| game.steps_of(ply)).collect(),
            over: game.is_over(),
        })
    }
}
