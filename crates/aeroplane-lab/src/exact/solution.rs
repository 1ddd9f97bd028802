//! A solved game: what every position of it is worth.

use std::io::{Read, Write};
use std::path::Path;

use aeroplane_bots::{Chances, Judge};
use aeroplane_rules::{ByColor, Color, Move, MoveList, Position, Roll, Rules, Turn};
use serde::{Deserialize, Serialize};

use super::bounds::{Bounds, CERTAIN};
use super::container::{self, Header, SolutionFileError};
use super::game::{Pair, SmallGame, TooManyPlanes};
use super::space::StateSpace;
use crate::whole_file::Existing;

/// The name of the form of a solution's file, which changes when the form or the numbering of the states does.
pub const SOLUTION_FORMAT: &str = "aeroplane-exact/1";

/// How many parts of a certainty one step of a stored chance is: 65,535 steps are a certainty, exactly.
const PARTS_PER_STEP: u32 = CERTAIN / u16::MAX as u32;

/// A position that a solution says nothing about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotSolved {
    /// Its players or planes are not those of the game.
    #[error("the position is none of the solved game: it has other seats or another number of planes")]
    OtherGame,
    /// Nobody's winning is open any more, and nobody has won.
    #[error("the game has no winner")]
    NoWinner,
}

/// An answer to a roll, and what it is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ValuedAnswer {
    /// The answer.
    pub answer: Move,
    /// The winning chance of the player who gives it, 0 to 1.
    pub chance: f64,
}

/// The chances of a game when both play as well as can be.
#[derive(Debug)]
pub struct Solution {
    space: StateSpace,
    /// The chance of the player to roll in each state, in steps.
    steps: Vec<u16>,
    header: SolutionHeader,
}

/// The first line of a solution's file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SolutionHeader {
    format: String,
    rules: Rules,
    seats: Pair,
    states: u64,
    sweeps: u32,
    /// The largest difference between the bounds of a state, in parts of 2^32 − 1.
    gap: u32,
    /// The largest possible error of a stored chance, rounding to steps included, in the same parts.
    bound: u32,
}

impl Header for SolutionHeader {
    const FORMAT: &'static str = SOLUTION_FORMAT;

    fn game(&self) -> (Result<SmallGame, TooManyPlanes>, u64) {
        (SmallGame::new(self.rules, self.seats), self.states)
    }
}

impl Solution {
    /// The middle of the bounds, rounded to steps.
    pub(super) fn of(game: SmallGame, bounds: &[Bounds], sweeps: u32) -> Self {
        let steps: Vec<u16> = bounds.iter().map(|&bounds| nearest_step(bounds)).collect();
        let error = |(&step, &Bounds { lower, upper }): (&u16, &Bounds)| {
            let stored = u32::from(step) * PARTS_PER_STEP;
            stored.saturating_sub(lower).max(upper.saturating_sub(stored))
        };
        let header = SolutionHeader {
            format: SOLUTION_FORMAT.to_owned(),
            rules: *game.rules(),
            seats: game.pair(),
            states: bounds.len() as u64,
            sweeps,
            gap: bounds.iter().map(|bounds| bounds.gap()).max().unwrap_or(0),
            bound: steps.iter().zip(bounds).map(error).max().unwrap_or(0),
        };
        Self { space: StateSpace::new(game), steps, header }
    }

    /// Reads a solution from a file.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or is none.
    pub fn open(path: &Path) -> Result<Self, SolutionFileError> {
        Self::from_opened(container::open(path)?)
    }

    /// Reads a solution.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or is none.
    pub fn read(reader: impl Read) -> Result<Self, SolutionFileError> {
        Self::from_opened(container::read_header(reader)?)
    }

    fn from_opened<R: Read>(opened: container::Opened<SolutionHeader, R>) -> Result<Self, SolutionFileError> {
        let space = StateSpace::new(opened.game);
        let (header, steps) = opened.cells(space.len(), u16::from_le_bytes)?;
        Ok(Self { space, steps, header })
    }

    /// Writes the solution to a new file: there is either the whole file afterwards or none.
    ///
    /// # Errors
    ///
    /// What the system says; also where there is a file of that name already.
    pub fn create(&self, path: &Path) -> Result<(), SolutionFileError> {
        container::write(path, Existing::Keep, &self.header, self.cells())
    }

    /// Writes the solution.
    ///
    /// # Errors
    ///
    /// What the writer says.
    pub fn write(&self, writer: impl Write) -> Result<(), SolutionFileError> {
        container::write_to(writer, &self.header, self.cells())
    }

    fn cells(&self) -> impl Iterator<Item = [u8; 2]> + '_ {
        self.steps.iter().map(|step| step.to_le_bytes())
    }

    /// The game that is solved.
    pub const fn game(&self) -> &SmallGame {
        self.space.game()
    }

    /// How many states have a place, those that no position has included.
    pub const fn states(&self) -> u64 {
        self.header.states
    }

    /// How many sweeps it took.
    pub const fn sweeps(&self) -> u32 {
        self.header.sweeps
    }

    /// What was left open between the bounds of any state, 0 to 1.
    pub fn gap(&self) -> f64 {
        f64::from(self.header.gap) / f64::from(CERTAIN)
    }

    /// How far a chance that it tells can be from the true one, 0 to 1: the larger part of it comes from keeping chances in
    /// 65,535 steps.
    pub fn bound(&self) -> f64 {
        f64::from(self.header.bound) / f64::from(CERTAIN)
    }

    /// The winning chance of the player whose turn it is, 0 to 1, whatever the position waits for; after the end, of the
    /// one who ended the game.
    ///
    /// # Errors
    ///
    /// [`NotSolved`] where the position is none of this game.
    pub fn chance(&self, position: &Position) -> Result<f64, NotSolved> {
        let player = position.turn().color();
        if position.seats().len() != 2 || position.plane_count() != self.game().rules().planes {
            return Err(NotSolved::OtherGame);
        }
        let opponent = position.seats().next_after(player).ok_or(NotSolved::OtherGame)?;
        let view = self.space.view_of(player, opponent).ok_or(NotSolved::OtherGame)?;
        match position.turn() {
            Turn::Over(_) => match position.places().iter().next() {
                Some(winner) => Ok(if winner == player { 1.0 } else { 0.0 }),
                None => Err(NotSolved::NoWinner),
            },
            Turn::ToRoll(_) if position.streak().is_empty() => {
                let number = self.space.number_in_view(position, player, opponent);
                let number = number.ok_or(NotSolved::OtherGame)?;
                let step =
                    self.steps.get(view * self.space.view_len() + number).ok_or(NotSolved::OtherGame)?;
                Ok(f64::from(*step) / f64::from(u16::MAX))
            }
            Turn::ToRoll(_) => {
                let mut sum = 0.0;
                for roll in Roll::ALL {
                    let mut rolled = *position;
                    // A roll is due, so that the engine takes it.
                    let _ = rolled.roll_into(self.game().rules(), roll, &mut MoveList::new(), &mut ());
                    sum += self.chance_of(&rolled, player)?;
                }
                Ok(sum / 6.0)
            }
            Turn::ToMove(..) => {
                let answers = position.legal_moves(self.game().rules());
                let mut chances = answers.iter().map(|&answer| self.chance_after(position, player, answer));
                chances.try_fold(0.0, |best: f64, chance| Ok(best.max(chance?)))
            }
        }
    }

    /// The winning chance of that player, 0 to 1.
    ///
    /// # Errors
    ///
    /// [`NotSolved`] where the position is none of this game; also if the player is not in it.
    pub fn chance_of(&self, position: &Position, player: Color) -> Result<f64, NotSolved> {
        if !position.seats().contains(player) {
            return Err(NotSolved::OtherGame);
        }
        let chance = self.chance(position)?;
        Ok(if position.turn().color() == player { chance } else { 1.0 - chance })
    }

    fn chance_after(&self, position: &Position, player: Color, answer: Move) -> Result<f64, NotSolved> {
        let mut after = *position;
        after.play_unchecked(self.game().rules(), answer, &mut ());
        self.chance_of(&after, player)
    }

    /// The answers to the roll that waits, in the engine's order, each with what it is worth; none where no roll waits.
    ///
    /// # Errors
    ///
    /// [`NotSolved`] where the position is none of this game.
    pub fn answers(&self, position: &Position) -> Result<Vec<ValuedAnswer>, NotSolved> {
        let player = position.turn().color();
        let answers = position.legal_moves(self.game().rules());
        answers
            .iter()
            .map(|&answer| Ok(ValuedAnswer { answer, chance: self.chance_after(position, player, answer)? }))
            .collect()
    }

    /// How much less winning chance the answer leaves than the best one does, 0 to 1; `None` where it is no legal answer.
    /// The true loss can differ by twice the [`Solution::bound`].
    ///
    /// # Errors
    ///
    /// [`NotSolved`] where the position is none of this game.
    pub fn loss(&self, position: &Position, answer: Move) -> Result<Option<f64>, NotSolved> {
        let answers = self.answers(position)?;
        let best = answers.iter().map(|valued| valued.chance).fold(0.0, f64::max);
        let given = answers.iter().find(|valued| valued.answer == answer);
        Ok(given.map(|valued| best - valued.chance))
    }
}

/// Of a position of another game, or under other rules, it knows nothing: both players get the same chance.
impl Judge for &Solution {
    fn chances(&mut self, rules: &Rules, position: &Position) -> Chances {
        let player = position.turn().color();
        let known = (rules == self.game().rules()).then(|| self.chance(position).ok()).flatten();
        let players = position.seats();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a chance between 0 and 1 in whole parts"
        )]
        let parts = |chance: f64| (chance * f64::from(Chances::CERTAIN)).round() as u32;
        let even = Chances::CERTAIN / u32::try_from(players.len().max(1)).unwrap_or(1);
        Chances(ByColor::from_fn(|color| match known {
            None | Some(_) if !players.contains(color) => 0,
            None => even,
            Some(chance) if color == player => parts(chance),
            Some(chance) => Chances::CERTAIN - parts(chance),
        }))
    }
}

fn nearest_step(bounds: Bounds) -> u16 {
    let middle = u64::from(bounds.lower).midpoint(u64::from(bounds.upper));
    let step = (middle + u64::from(PARTS_PER_STEP / 2)) / u64::from(PARTS_PER_STEP);
    u16::try_from(step).unwrap_or(u16::MAX)
}
