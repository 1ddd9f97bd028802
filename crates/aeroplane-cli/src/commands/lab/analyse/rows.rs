//! A game in rows: each roll with its answer, as the record has them.

use aeroplane_lab::{Event, JudgedPly, Mark, Worth};
use aeroplane_rules::{ByColor, Color, Game, Move, Roll, Turn};

/// A roll with its answer, or a withdrawal.
pub(super) struct Row {
    /// The number of the turn, where the row is its first.
    pub(super) turn: Option<usize>,
    pub(super) color: Color,
    /// The face; `None` where the player left.
    pub(super) roll: Option<Roll>,
    /// The answer in the words of the record.
    pub(super) answer: String,
    /// What the roll gave its player; `None` of a roll that was already waiting.
    pub(super) luck: Option<Worth>,
    /// What was chosen, where there was a choice.
    pub(super) choice: Option<Choice>,
    /// Everybody's chances behind it.
    pub(super) after: ByColor<Worth>,
}

/// A choice between two answers or more.
pub(super) struct Choice {
    pub(super) answers: usize,
    pub(super) loss: Worth,
    pub(super) mark: Option<Mark>,
    /// The best answer, where the chosen one is worse.
    pub(super) better: Option<Move>,
}

/// The rows of the actions that were judged.
pub(super) fn rows(game: &Game, plies: &[JudgedPly]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut last_turn = None;
    for ply in plies {
        let turn = (last_turn != Some(ply.turn)).then_some(ply.turn);
        last_turn = Some(ply.turn);
        let row = |roll, answer: String, luck| Row {
            turn,
            color: ply.color,
            roll,
            answer,
            luck,
            choice: None,
            after: ply.after,
        };
        match &ply.event {
            Event::Roll { roll, .. } => {
                let waits = game
                    .position_at(ply.ply)
                    .is_some_and(|position| matches!(position.turn(), Turn::ToMove(..)));
                let answer = if waits { "?" } else { "-" };
                rows.push(row(Some(*roll), answer.to_owned(), Some(ply.change[ply.color])));
            }
            Event::Answer { chosen, best, answers, loss } => {
                // The roll stands in the row before, unless it was already waiting where the turn begins.
                if turn.is_some() {
                    rows.push(row(waiting_roll(game, ply.ply - 1), String::new(), None));
                }
                let Some(row) = rows.last_mut() else { continue };
                row.answer = chosen.to_string();
                row.after = ply.after;
                row.choice = (*answers > 1).then_some(Choice {
                    answers: *answers,
                    loss: *loss,
                    mark: ply.event.mark(),
                    better: (best != chosen).then_some(*best),
                });
            }
            Event::Withdrawal => rows.push(row(None, "withdraws".to_owned(), None)),
        }
    }
    rows
}

/// The roll that waits in the position of that ply.
fn waiting_roll(game: &Game, ply: usize) -> Option<Roll> {
    match game.position_at(ply)?.turn() {
        Turn::ToMove(_, roll) => Some(roll),
        Turn::ToRoll(_) | Turn::Over(_) => None,
    }
}
