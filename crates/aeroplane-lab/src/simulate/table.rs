//! Where the games of a simulation are played.

use core::convert::Infallible;

use aeroplane_bots::{Answers, AnyBot, Bot as _, BotChoice, BotKind};
use aeroplane_dice::SeededDice;
use aeroplane_rules::{ByColor, Color, Move, Position, Rules};

use super::tally::Tally;
use crate::play::{Table, play};

/// Where all games of a simulation are played.
#[derive(Debug)]
pub(super) struct Tables {
    pub(super) rules: Rules,
    pub(super) seats: ByColor<Option<BotChoice>>,
    /// The beginnings, which games take in turn.
    pub(super) starts: Vec<Position>,
    pub(super) seed: u64,
    pub(super) roll_limit: u64,
}

impl Tables {
    /// Plays the game of that number and counts what happens. Nothing is allocated.
    pub(super) fn play(&self, game: u64, tally: &mut Tally) {
        let Some(mut position) = self.start_of(game) else { return };
        let mut dice = SeededDice::new(self.seed, game);
        let mut bots = ByColor::from_fn(|color| {
            // Nobody ever asks the bot of an empty seat.
            let choice = self.seats[color].unwrap_or(BotChoice::from(BotKind::Random));
            choice.build(self.seed, game.wrapping_mul(4).wrapping_add(color.seat().into()))
        });
        tally.begin_game();
        if play(&mut position, &self.rules, &mut dice, self.roll_limit, &mut bots, tally) {
            tally.finish_game();
        } else {
            tally.give_up_game();
        }
    }

    fn start_of(&self, game: u64) -> Option<Position> {
        let index = game.checked_rem(self.starts.len() as u64)?;
        self.starts.get(usize::try_from(index).ok()?).copied()
    }
}

/// Bots that answer for themselves.
impl Table for ByColor<AnyBot> {
    type Forfeit = Infallible;

    #[inline]
    fn choose(
        &mut self,
        color: Color,
        rules: &Rules,
        position: &Position,
        answers: Answers<'_>,
    ) -> Result<Move, Infallible> {
        Ok(self[color].choose(rules, position, answers))
    }
}
