//! One game between players, whoever they are and whatever is counted; and games on many threads.

mod happenings;
pub(crate) mod workers;

use aeroplane_bots::Answers;
use aeroplane_dice::SeededDice;
use aeroplane_rules::{Color, Move, MoveList, Position, Rules, Sink, Turn};

pub use happenings::Counts;

/// Whoever answers the rolls of a game.
pub(crate) trait Table {
    /// Why a player loses the game before its end.
    type Forfeit;

    /// The answer of that color to the roll that waits in the position, one of two or more.
    fn choose(
        &mut self,
        color: Color,
        rules: &Rules,
        position: &Position,
        answers: Answers<'_>,
    ) -> Result<Move, Self::Forfeit>;
}

/// Whoever counts what happens in a game: every step, and what is in no step.
pub(crate) trait Watcher: Sink {
    /// Why a player loses the game before its end.
    type Forfeit;

    /// A player has to choose among so many answers.
    fn decision(&mut self, color: Color, answers: usize);

    /// A player has given up the game and is about to leave the table.
    fn forfeited(&mut self, color: Color, forfeit: Self::Forfeit);

    /// A roll and what answered it are over.
    fn rolled(&mut self, position: &Position);
}

/// Plays the game that begins with the position, which is the last one afterwards. Returns whether it came to its end before it had taken so many rolls.
///
/// A player who forfeits withdraws, and the others go on. Nothing is allocated but what table and watcher allocate.
pub(crate) fn play<T: Table, W: Watcher<Forfeit = T::Forfeit>>(
    position: &mut Position,
    rules: &Rules,
    dice: &mut SeededDice,
    roll_limit: u64,
    table: &mut T,
    watcher: &mut W,
) -> bool {
    let mut answers = MoveList::new();
    let mut rolls = 0;
    while let Turn::ToRoll(color) = position.turn() {
        if rolls == roll_limit {
            return false;
        }
        rolls += 1;
        let rolled = position.roll_into(rules, dice.next_roll(), &mut answers, watcher);
        if let (Ok(()), Some(choice)) = (rolled, Answers::new(&answers)) {
            let answer = if answers.len() == 1 {
                Ok(choice.first())
            } else {
                watcher.decision(color, answers.len());
                table.choose(color, rules, position, choice)
            };
            match answer {
                Ok(answer) => position.play_unchecked(rules, answer, watcher),
                Err(forfeit) => {
                    watcher.forfeited(color, forfeit);
                    // Whoever owes an answer is in the game, so that leaving it is never refused.
                    let _ = position.withdraw(rules, color, watcher);
                }
            }
        }
        watcher.rolled(position);
    }
    true
}
