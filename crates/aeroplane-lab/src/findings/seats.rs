//! What seats and beginning are worth.

use aeroplane_rules::{Color, Rules};
use serde::Serialize;

use crate::experiment::words;
use crate::experiment::{Cell, Shape, Tally};
use crate::part::Part;
use crate::statistics::{ChiSquare, Share, Spread};

/// What was found about seats.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatsFindings {
    /// The cells of the experiment, in order: each table under each of the rules.
    pub tables: Vec<TableFinding>,
}

/// What was found at one table under the same rules.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TableFinding {
    /// The rules.
    #[serde(serialize_with = "words::one::serialize")]
    pub rules: Rules,
    /// Where the players sit.
    pub table: Shape,
    /// How many games were played.
    pub games: u64,
    /// How many of them were given up.
    pub unfinished: u64,
    /// The games that the first, second, … to roll won.
    pub by_turn: EqualShares,
    /// The taken seats in turn order from red.
    pub seats: Vec<Color>,
    /// The games that each of these seats won, whoever began; each began equally often in a complete experiment.
    pub by_seat: EqualShares,
    /// The rolls until the first player finished; `None` where nobody did.
    pub rolls_to_winner: Option<Spread>,
}

/// Shares that may be equal.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct EqualShares {
    /// The shares of all games.
    pub shares: Vec<Share>,
    /// Pearson's test of "all are equal"; `None` where nobody won.
    pub equal: Option<ChiSquare>,
}

impl SeatsFindings {
    pub(super) fn of(part: &Part) -> Self {
        Self { tables: part.cells().map(|(cell, tally)| TableFinding::of(cell, tally)).collect() }
    }
}

impl TableFinding {
    fn of(cell: &Cell, tally: &Tally) -> Self {
        Self {
            rules: cell.rules,
            table: cell.shape,
            games: tally.games,
            unfinished: tally.unfinished,
            by_turn: EqualShares::of(&tally.wins_by_turn(), tally.games),
            seats: cell.shape.seats().iter().collect(),
            by_seat: EqualShares::of(&tally.wins_by_seat(), tally.games),
            rolls_to_winner: tally.rolls_to_winner.spread(),
        }
    }
}

impl EqualShares {
    fn of(wins: &[u64], games: u64) -> Self {
        Self {
            shares: wins.iter().map(|&wins| Share::of(wins, games)).collect(),
            equal: ChiSquare::of_equal(wins),
        }
    }
}
