//! One game between bots.

use aeroplane_bots::{Answers, Bot as _, BotKind};
use aeroplane_dice::SeededDice;
use aeroplane_rules::{ByColor, MoveList, Position, Rules, Turn};

use super::tally::Tally;

/// Where all games of a simulation are played.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) rules: Rules,
    pub(super) seats: ByColor<Option<BotKind>>,
    /// The beginnings, which games take in turn.
    pub(super) starts: Vec<Position>,
    pub(super) seed: u64,
    pub(super) roll_limit: u64,
}

impl Table {
    /// Plays the game of that number and counts what happens. Nothing is allocated.
    pub(super) fn play(&self, game: u64, tally: &mut Tally) {
        let Some(mut position) = self.start_of(game) else { return };
        let mut dice = SeededDice::new(self.seed, game);
        let mut bots = ByColor::from_fn(|color| {
            // Nobody ever asks the bot of an empty seat.
            let kind = self.seats[color].unwrap_or(BotKind::Random);
            kind.build(self.seed, game.wrapping_mul(4).wrapping_add(color.seat().into()))
        });
        let mut answers = MoveList::new();
        tally.begin_game();
        while let Turn::ToRoll(color) = position.turn() {
            if tally.rolls_in_game() == self.roll_limit {
                return tally.give_up_game();
            }
            let rolled = position.roll_into(&self.rules, dice.next_roll(), &mut answers, tally);
            let (Ok(()), Some(choice)) = (rolled, Answers::new(&answers)) else { continue };
            let answer = if answers.len() == 1 {
                choice.first()
            } else {
                tally.decisions += 1;
                bots[color].choose(&self.rules, &position, choice)
            };
            position.play_unchecked(&self.rules, answer, tally);
        }
        tally.finish_game();
    }

    fn start_of(&self, game: u64) -> Option<Position> {
        let index = game.checked_rem(self.starts.len() as u64)?;
        self.starts.get(usize::try_from(index).ok()?).copied()
    }
}
