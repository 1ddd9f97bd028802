//! The result of a run: the counts of a range of games of an experiment, complete or not.

mod form;
mod merge;

use std::ops::Range;

use crate::experiment::{Cell, DesignError, Difference, Experiment, Plan, Tally};

pub use form::PART_FORMAT;
pub use merge::MergeError;

/// The counts of some games of an experiment, those of the same range of numbers in every cell.
///
/// Parts of an experiment whose ranges lie side by side can be joined, and all of them together are, byte for byte,
/// the part of an undivided run.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    experiment: Experiment,
    plan: Plan,
    games: Range<u64>,
    tallies: Vec<Tally>,
}

/// Why there is no such part.
#[derive(Debug, thiserror::Error)]
pub enum PartError {
    /// It is no JSON, or JSON of another form.
    #[error("this is no result of the laboratory: {0}")]
    Form(#[from] serde_json::Error),
    /// The form is another one, or another version of it.
    #[error("this is no result of the laboratory: its form is {0:?}, not {PART_FORMAT:?}")]
    Format(String),
    /// The experiment cannot be played.
    #[error(transparent)]
    Design(#[from] DesignError),
    /// The cells are not those that the experiment expands to.
    #[error(
        "cell {0} is not the one of its experiment: this part was not written by this version, or was changed"
    )]
    Cell(usize),
    /// No games can have had the counts of a cell.
    #[error("the counts of cell {0} cannot be those of its games: this part was changed, or damaged")]
    Counts(usize),
    /// A range that goes backwards, or beyond the experiment.
    #[error("games {from} to {to} are no range of the {games} games of the experiment")]
    Range {
        /// The first game.
        from: u64,
        /// The game behind the last one.
        to: u64,
        /// How many games the experiment has.
        games: u64,
    },
    /// A range that divides a round.
    #[error(
        "game {game} is inside a round of {round} games with the same dice: divide at {below} or {above}"
    )]
    InsideRound {
        /// The number that a range begins or ends with.
        game: u64,
        /// The games of a round.
        round: u64,
        /// The next smaller number where a round begins.
        below: u64,
        /// The next larger number where a round begins.
        above: u64,
    },
}

impl Part {
    /// The part of no games yet, which begins with game number `from`.
    ///
    /// # Errors
    ///
    /// [`PartError`] where the experiment cannot be played, has no such game, or the game does not begin a round.
    pub fn new(experiment: Experiment, from: u64) -> Result<Self, PartError> {
        let plan = experiment.plan()?;
        check_range(&experiment, &plan, &(from..from))?;
        let tallies = plan.cells().iter().map(Tally::of).collect();
        Ok(Self { experiment, plan, games: from..from, tallies })
    }

    /// What is played.
    pub const fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// What the experiment expands to.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The numbers of the games that were played.
    pub fn games(&self) -> Range<u64> {
        self.games.clone()
    }

    /// The cells with their counts.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = (&Cell, &Tally)> {
        self.plan.cells().iter().zip(&self.tallies)
    }

    /// Asks whether a run may play the games of that range.
    ///
    /// # Errors
    ///
    /// [`PartError::Range`] and [`PartError::InsideRound`].
    pub fn check_range(&self, range: &Range<u64>) -> Result<(), PartError> {
        check_range(&self.experiment, &self.plan, range)
    }

    /// Whether nothing is left to play: all games have been played, or from game 0 on as many as make every share as
    /// precise as the experiment asks.
    pub fn is_complete(&self) -> bool {
        self.games == (0..self.experiment.games) || self.is_precise()
    }

    /// Whether the experiment asks for a precision, this is a moment to look, and every share is as precise as that.
    pub(crate) fn is_precise(&self) -> bool {
        let Some((precision, between)) = self.plan.looks() else { return false };
        self.games.start == 0
            && self.games.end > 0
            && self.games.end.is_multiple_of(between)
            && self.cells().all(|(cell, tally)| {
                tally.players.iter().all(|player| player.share(cell, tally).half_width() <= precision.part())
            })
    }

    /// Takes in what was counted in the cells, in their order, in the round behind the last one.
    pub(crate) fn add_round<'tally>(&mut self, tallies: impl Iterator<Item = &'tally Tally>) {
        for (sum, more) in self.tallies.iter_mut().zip(tallies) {
            sum.merge(more);
        }
        self.games.end += self.plan.round();
    }

    /// Goes on from another part of the same experiment, as this one's participants are treated.
    ///
    /// # Errors
    ///
    /// In what the experiment of the other part differs; this part is then unchanged.
    pub fn take_over(&mut self, other: Self) -> Result<(), Difference> {
        if let Some(difference) = other.difference(&self.experiment) {
            return Err(difference);
        }
        self.games = other.games;
        self.tallies = other.tallies;
        Ok(())
    }

    /// In what the experiment of the other part differs from the one of this.
    pub fn difference(&self, other: &Experiment) -> Option<Difference> {
        self.experiment.difference(other)
    }
}

fn check_range(experiment: &Experiment, plan: &Plan, range: &Range<u64>) -> Result<(), PartError> {
    if range.start > range.end || range.end > experiment.games {
        return Err(PartError::Range { from: range.start, to: range.end, games: experiment.games });
    }
    let round = plan.round();
    for game in [range.start, range.end] {
        let below = game - game % round;
        if below != game {
            // The experiment has whole rounds, so there is a round behind this one.
            return Err(PartError::InsideRound { game, round, below, above: below + round });
        }
    }
    Ok(())
}
