//! What each decision of a game cost, and what each roll was worth.
//!
//! The definitions and formulas are those of `docs/analysis.md`.

mod account;
mod chart;
mod mark;
mod outlook;
mod totals;
mod worth;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use aeroplane_bots::Judge;
use aeroplane_rules::{Action, ByColor, Color, Game, Move, Roll};

pub use account::{Account, Choices, LuckSum};
pub use chart::{ChartError, chances_chart};
pub use mark::Mark;
pub use totals::{NameTotals, Totals};
pub use worth::Worth;

use self::outlook::{Outlook, Standing, best_of, winner};

/// A game as a judge sees it.
///
/// ```
/// use aeroplane_bots::LearnedJudge;
/// use aeroplane_lab::Analysis;
/// use aeroplane_rules::{Color, Record};
///
/// let text = r#"[Format "aeroplane-record/1"]
/// [Rules "classic planes=1"]
/// [Start "red:53/blue:- red - -"]
/// [Result "red blue"]
///
/// 1. red 3 walk 1
/// red blue
/// "#;
/// let game = Record::parse(text)?.into_game();
/// let analysis = Analysis::of(&game, &mut LearnedJudge::default());
/// assert_eq!(analysis.winner, Some(Color::Red));
/// let red = &analysis.accounts[0];
/// assert_eq!(red.change(), red.at_end - red.at_start);
/// # Ok::<(), aeroplane_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Analysis {
    /// The actions up to the one that decides who wins, or all where the game has no winner. What follows is about the
    /// lower places, and not judged.
    pub plies: Vec<JudgedPly>,
    /// The chances in the position where the game began.
    pub at_start: ByColor<Worth>,
    /// Who won.
    pub winner: Option<Color>,
    /// What chances and results come from, for each player of the start, in turn order from red.
    pub accounts: Vec<Account>,
}

/// An action, and what it changed.
#[derive(Debug, Clone, PartialEq)]
pub struct JudgedPly {
    /// Its number, from 1, as in a replay.
    pub ply: usize,
    /// The number of its turn, from 1, as in the record.
    pub turn: usize,
    /// Who acted.
    pub color: Color,
    /// What was done.
    pub event: Event,
    /// What the action itself changed, for each color: luck of a roll, nothing or less of a decision for whoever took it.
    pub change: ByColor<Worth>,
    /// What the judge changed its mind about afterwards, looking one roll further; nothing where the judge is exact.
    pub revision: ByColor<Worth>,
    /// The chances in the position behind it.
    pub after: ByColor<Worth>,
}

/// What was done, and how it compares with what could have been.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// A roll.
    Roll {
        /// The face.
        roll: Roll,
        /// What chance can do with this roll: for each color the variance of the change over the six faces.
        variance: ByColor<f64>,
    },
    /// The answer to a roll.
    Answer {
        /// What was played.
        chosen: Move,
        /// What should have been played: the chosen answer where none is better.
        best: Move,
        /// Among how many answers it was chosen. A single one is no decision.
        answers: usize,
        /// What was given away. Never negative.
        loss: Worth,
    },
    /// A player left the game.
    Withdrawal,
}

impl Event {
    /// How grave the choice was; nothing of a roll.
    pub fn mark(&self) -> Option<Mark> {
        match self {
            Self::Answer { loss, .. } => Mark::of_loss(*loss),
            Self::Roll { .. } | Self::Withdrawal => None,
        }
    }
}

impl Analysis {
    /// The game in the eyes of the judge, who is asked about every position that one roll and its answer could have led
    /// to: some fifteen times a roll.
    pub fn of(game: &Game, judge: &mut dyn Judge) -> Self {
        let mut outlook = Outlook::new(game.rules(), judge);
        let mut standing = outlook.standing(game.start());
        let at_start = standing.chances();
        let turns = turn_numbers(game);
        let mut plies = Vec::new();
        for (ply, action) in game.actions().enumerate() {
            let (Some(before), Some(after)) = (game.position_at(ply), game.position_at(ply + 1)) else {
                break;
            };
            if winner(before).is_some() {
                break;
            }
            let next = outlook.standing(after);
            let (chances, next_chances) = (standing.chances(), next.chances());
            let (event, at_once) = match action {
                Action::Roll(roll) => {
                    // Behind a roll that passed, the judge is asked as it was when the faces were compared.
                    let at_once = match &next {
                        Standing::Answer(..) => next_chances,
                        Standing::Roll(_) | Standing::Decided(_) => outlook.judged(after),
                    };
                    (Event::Roll { roll, variance: variance(&standing, &chances) }, at_once)
                }
                Action::Play(chosen) => judged_answer(&standing, chosen, before.turn().color()),
                Action::Withdraw(_) => (Event::Withdrawal, next_chances),
            };
            let change = difference(&at_once, &chances);
            let revision = difference(&next_chances, &at_once);
            let (turn, color) = turns.get(&ply).copied().unwrap_or((0, before.turn().color()));
            plies.push(JudgedPly { ply: ply + 1, turn, color, event, change, revision, after: next_chances });
            standing = next;
        }
        let accounts =
            game.start().seats().iter().map(|color| Account::of(color, &at_start, &plies)).collect();
        Self { plies, at_start, winner: winner(game.position()), accounts }
    }
}

/// What was played among what could have been, and the chances right behind it.
fn judged_answer(standing: &Standing, chosen: Move, color: Color) -> (Event, ByColor<Worth>) {
    let Standing::Answer(answers, _) = standing else {
        // A game never holds an answer to nothing.
        return (
            Event::Answer { chosen, best: chosen, answers: 1, loss: Worth::NOTHING },
            standing.chances(),
        );
    };
    let best = best_of(answers, color);
    let played = answers.iter().find(|(answer, _)| *answer == chosen).or(best);
    let (best, after) = (best.map_or((chosen, Worth::NOTHING), |best| (best.0, best.1[color])), played);
    let at_once = after.map_or_else(ByColor::default, |(_, chances)| *chances);
    let loss = best.1 - at_once[color];
    let best = if loss == Worth::NOTHING { chosen } else { best.0 };
    (Event::Answer { chosen, best, answers: answers.len(), loss }, at_once)
}

/// The variance of the chances over the faces of the roll that is due.
fn variance(standing: &Standing, mean: &ByColor<Worth>) -> ByColor<f64> {
    let Standing::Roll(faces) = standing else { return ByColor::default() };
    ByColor::from_fn(|color| {
        let square = |chances: &ByColor<Worth>| (chances[color] - mean[color]).share().powi(2);
        faces.iter().map(square).sum::<f64>() / 6.0
    })
}

fn difference(later: &ByColor<Worth>, earlier: &ByColor<Worth>) -> ByColor<Worth> {
    ByColor::from_fn(|color| later[color] - earlier[color])
}

/// The number of the turn and who acted, by ply.
fn turn_numbers(game: &Game) -> BTreeMap<usize, (usize, Color)> {
    let of_turn =
        |turn: aeroplane_rules::PlayedTurn| turn.plies.map(move |ply| (ply, (turn.number, turn.color)));
    game.turns().flat_map(of_turn).collect()
}
