//! A participant at the table.

use aeroplane_bots::{Answers, AnyBot, Bot as _, BotChoice};
use aeroplane_rules::{Color, Move, Places, Position, Rules};

use super::forfeit::Forfeit;
use super::process::ProcessPlayer;

/// The game that a player is about to play.
#[derive(Debug, Clone, Copy)]
pub struct Seating<'game> {
    /// Its rules.
    pub rules: &'game Rules,
    /// Its beginning.
    pub start: &'game Position,
    /// The player's seat.
    pub color: Color,
    /// What the player's lots follow from.
    pub seed: u64,
    /// The stream of the seed that is the player's own.
    pub stream: u64,
}

/// A participant at the table.
///
/// The order of calls: [`begin_chunk`](Self::begin_chunk) before the first game of each chunk; for each game
/// [`begin`](Self::begin), [`choose`](Self::choose) for each of the player's decisions, [`end`](Self::end). A player
/// that gives an error has forfeited the game: withdraw it and do not ask it again before the next game.
///
/// So that results do not depend on threads or on how a run is divided, chunks are the same games in every run of an
/// experiment – their bounds follow from the number of the game alone – and one player plays all of its chunk's games,
/// in order.
#[derive(Debug)]
#[allow(
    clippy::large_enum_variant,
    reason = "a few players a thread, and boxing bots would cost every choice"
)]
pub enum Player {
    /// A bot of the project.
    Bot {
        /// What was asked for.
        choice: BotChoice,
        /// The bot of the present game.
        bot: AnyBot,
    },
    /// A program.
    Process(Box<ProcessPlayer>),
}

impl Player {
    /// Forgets everything that earlier games left: a program ends and is started anew for the next game, suspended or
    /// not. A player that was just made needs no call.
    pub fn begin_chunk(&mut self) {
        match self {
            // Made anew for every game.
            Self::Bot { .. } => {}
            Self::Process(player) => player.begin_chunk(),
        }
    }

    /// Takes its seat in the next game.
    ///
    /// # Errors
    ///
    /// Why it cannot play, and forfeits the game.
    pub fn begin(&mut self, seating: &Seating<'_>) -> Result<(), Forfeit> {
        match self {
            Self::Bot { choice, bot } => *bot = choice.build(seating.seed, seating.stream),
            Self::Process(player) => player.begin(seating)?,
        }
        Ok(())
    }

    /// One of the answers to the roll that waits in the position.
    ///
    /// # Errors
    ///
    /// Why it gives none, and forfeits the game.
    pub fn choose(
        &mut self,
        rules: &Rules,
        position: &Position,
        answers: Answers<'_>,
    ) -> Result<Move, Forfeit> {
        match self {
            Self::Bot { bot, .. } => Ok(bot.choose(rules, position, answers)),
            Self::Process(player) => player.choose(rules, position, answers),
        }
    }

    /// Learns how the game ended: with these places, fewer than players where it was given up. It cannot fail: whatever
    /// a program does now belongs to its next game.
    pub fn end(&mut self, places: Places) {
        match self {
            Self::Bot { .. } => {}
            Self::Process(player) => player.end(places),
        }
    }

    /// What exactly was wrong when it last forfeited a game, for whoever wrote the program. It may quote the program:
    /// make it safe before it is printed.
    pub fn complaint(&self) -> Option<&str> {
        match self {
            Self::Bot { .. } => None,
            Self::Process(player) => player.complaint(),
        }
    }
}
