//! Games of a solved game, each decision beside what it is worth.

use core::fmt;
use core::str::FromStr;

use aeroplane_bots::{Answers, AnyBot, Bot as _, BotChoice, NoBotChoice};
use aeroplane_dice::SeededDice;
use aeroplane_rules::{ByColor, Color, Move, MoveList, Position, Turn};

use super::solution::{NotSolved, Solution, ValuedAnswer};
use crate::simulate::DEFAULT_ROLL_LIMIT;

/// The name of [`Contestant::Exact`].
const EXACT: &str = "exact";

/// Who plays a solved game. A program of somebody else's does not: it can forfeit, and of that no verdict would tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Contestant {
    /// Whoever always gives the best answer, the first of equal ones.
    Exact,
    /// A bot of the project.
    Bot(BotChoice),
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact => f.pad(EXACT),
            Self::Bot(choice) => fmt::Display::fmt(choice, f),
        }
    }
}

/// A text that names nobody who plays a solved game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoContestant {
    /// It asks for no bot.
    #[error(transparent)]
    Bot(#[from] NoBotChoice),
    /// It describes a program.
    #[error(
        "a program is not held against exact play, only {EXACT} and the bots of the project are: `lab tournament` takes it"
    )]
    Program,
}

impl FromStr for Contestant {
    type Err = NoContestant;

    fn from_str(text: &str) -> Result<Self, NoContestant> {
        match text {
            EXACT => Ok(Self::Exact),
            _ if text.contains('=') => Err(NoContestant::Program),
            _ => Ok(Self::Bot(text.parse()?)),
        }
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GameEnd {
    /// Somebody won.
    Won(Color),
    /// It was given up after [`DEFAULT_ROLL_LIMIT`] rolls.
    Unfinished,
}

/// One decision of a game: the answers that there were, two at least, and what the given one lost.
pub(super) struct Decision {
    pub(super) color: Color,
    /// The winning chance that the answer lost, 0 to 1.
    pub(super) loss: f64,
}

/// A player at the table.
enum Seated {
    Exact,
    Bot(Box<AnyBot>),
}

/// Plays a game from its beginning and shows every decision to `watch`.
pub(super) fn play(
    solution: &Solution,
    start: &Position,
    contestants: &ByColor<Option<&Contestant>>,
    (seed, game): (u64, u64),
    mut watch: impl FnMut(Decision),
) -> Result<GameEnd, NotSolved> {
    let rules = solution.game().rules();
    let mut position = *start;
    let mut dice = SeededDice::new(seed, game);
    let mut seated = ByColor::from_fn(|color| match contestants[color] {
        None | Some(Contestant::Exact) => Seated::Exact,
        Some(Contestant::Bot(choice)) => {
            let stream = game.wrapping_mul(4).wrapping_add(color.seat().into());
            Seated::Bot(Box::new(choice.build(seed, stream)))
        }
    });
    let mut answers = MoveList::new();
    let mut rolls = 0;
    while let Turn::ToRoll(color) = position.turn() {
        if rolls == DEFAULT_ROLL_LIMIT {
            return Ok(GameEnd::Unfinished);
        }
        rolls += 1;
        let rolled = position.roll_into(rules, dice.next_roll(), &mut answers, &mut ());
        let (Ok(()), Some(choice)) = (rolled, Answers::new(&answers)) else { continue };
        let answer = if answers.len() == 1 {
            choice.first()
        } else {
            let valued = solution.answers(&position)?;
            let best = best_of(&valued).ok_or(NotSolved::OtherGame)?;
            let answer = match &mut seated[color] {
                Seated::Exact => best.answer,
                Seated::Bot(bot) => bot.choose(rules, &position, choice),
            };
            watch(Decision { color, loss: best.chance - chance_of(&valued, answer) });
            answer
        };
        position.play_unchecked(rules, answer, &mut ());
    }
    let winner = position.places().iter().next().ok_or(NotSolved::NoWinner)?;
    Ok(GameEnd::Won(winner))
}

/// The best answer, the first of equal ones.
fn best_of(valued: &[ValuedAnswer]) -> Option<ValuedAnswer> {
    let better = |best: ValuedAnswer, next: ValuedAnswer| if next.chance > best.chance { next } else { best };
    valued.iter().copied().reduce(better)
}

/// What an answer is worth; nothing where it is not legal.
fn chance_of(valued: &[ValuedAnswer], answer: Move) -> f64 {
    valued.iter().find(|valued| valued.answer == answer).map_or(0.0, |valued| valued.chance)
}
