//! The table: a game, who plays it, and its dice. Whatever is said about it, it changes here.

use std::ops::Range;

use aeroplane_bots::{Answers, Bot as _};
use aeroplane_rules::{Color, Game, Move, Position, ProofLines, Record, Trail, Turn};

use super::dice::TableDice;
use super::seats::{Player, Players};
use crate::failure::Failure;

/// A game that is being played.
pub(super) struct Table {
    game: Game,
    players: Players,
    dice: TableDice,
    /// What else a loaded record said, to be written again.
    tags: Vec<(String, String)>,
}

impl Table {
    pub(super) fn new(game: Game, players: Players, dice: TableDice) -> Self {
        Self { game, players, dice, tags: Vec::new() }
    }

    pub(super) fn with_tags(self, tags: Vec<(String, String)>) -> Self {
        Self { tags, ..self }
    }

    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    pub(super) const fn dice(&self) -> &TableDice {
        &self.dice
    }

    pub(super) const fn players(&self) -> &Players {
        &self.players
    }

    /// Whether somebody at the keyboard plays that seat.
    pub(super) fn is_human(&self, color: Color) -> bool {
        matches!(self.players[color], Some(Player::Human(_)))
    }

    /// Whether anybody at the keyboard plays.
    pub(super) fn has_humans(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.is_human(color))
    }

    /// Whether anybody at the keyboard still has planes to bring home.
    pub(super) fn awaits_humans(&self) -> bool {
        self.game.position().active().iter().any(|color| self.is_human(color))
    }

    /// Rolls for the player whose turn it is, and says what came of it; nothing where no roll is due.
    pub(super) fn roll(&mut self) -> Result<Trail, Failure> {
        let mut trail = Trail::new();
        // The dice are asked only where the game takes the roll: a roll that is refused would be missing later.
        if let Turn::ToRoll(color) = self.game.turn() {
            let roll = self.dice.roll(color)?;
            self.game.roll(roll, &mut trail).map_err(|error| Failure::Usage(error.to_string()))?;
        }
        Ok(trail)
    }

    /// Answers the roll that waits, and says what came of it.
    pub(super) fn play(&mut self, answer: Move) -> Result<Trail, Failure> {
        let mut trail = Trail::new();
        self.game.play(answer, &mut trail).map_err(|error| Failure::Usage(error.to_string()))?;
        Ok(trail)
    }

    /// What the bot on turn answers to the roll that waits; `None` where no roll waits for a bot.
    ///
    /// The bot is made anew for each answer, with a stream for this ply: taking moves back and saving the game then need
    /// not remember how much it has drawn.
    pub(super) fn bot_answer(&self) -> Option<Move> {
        let Turn::ToMove(color, _) = self.game.turn() else { return None };
        let Some(Player::Bot(choice)) = self.players[color] else { return None };
        let moves = self.game.legal_moves();
        let mut bot = choice.build(self.dice.bot_seed(), self.game.plies() as u64);
        Some(bot.choose(self.game.rules(), self.game.position(), Answers::new(&moves)?))
    }

    /// Takes everything back up to the last roll that a person had to answer; the rolls will be the same again. False,
    /// and nothing changes, where there is none.
    pub(super) fn take_back(&mut self) -> bool {
        let Some(decision) = self.earlier_plies().rev().find(|&ply| self.is_decision(ply)) else {
            return false;
        };
        while self.game.plies() > decision && self.game.undo().is_some() {}
        self.dice.rewind(self.game.rolls().count());
        true
    }

    /// The ply in which a person acted last and brought something about: answered a roll, or lost one. The start where
    /// nobody has.
    pub(super) fn last_answer(&self) -> usize {
        let is_answer = |ply: usize| {
            let turn = |ply| self.game.position_at(ply).map(Position::turn);
            let waits = matches!(turn(ply + 1), Some(Turn::ToMove(..)));
            !waits && turn(ply).is_some_and(|turn| self.is_human(turn.color()))
        };
        self.earlier_plies().rev().find(|&ply| is_answer(ply)).unwrap_or(0)
    }

    const fn earlier_plies(&self) -> Range<usize> {
        0..self.game.plies()
    }

    /// Whether a person had to answer a roll there.
    fn is_decision(&self, ply: usize) -> bool {
        let turn = self.game.position_at(ply).map(Position::turn);
        matches!(turn, Some(Turn::ToMove(color, _)) if self.is_human(color))
    }

    /// The game as a record. While it goes on, the record holds what all further rolls follow from.
    pub(super) fn record(&self) -> Result<Record, Failure> {
        let unwritable =
            |error: &dyn std::error::Error| Failure::Usage(format!("no record can hold this: {error}"));
        let mut record = Record::new(self.game.clone());
        for (name, value) in &self.tags {
            record.set_tag(name, value.as_str()).map_err(|error| unwritable(&error))?;
        }
        for (color, player) in self.players.iter() {
            if let Some(player) = player {
                record.set_player(color, player.name()).map_err(|error| unwritable(&error))?;
            }
        }
        record.set_dice(self.dice.tag()).map_err(|error| unwritable(&error))?;
        if let Some(lines) = self.dice.proof_lines(self.game.is_over()) {
            record.set_proof(ProofLines::new(lines).map_err(|error| unwritable(&error))?);
        }
        Ok(record)
    }
}
