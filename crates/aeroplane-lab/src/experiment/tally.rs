//! What is counted in one cell. All of it is whole numbers, so that the counts of parts add up to those of the whole.

use serde::{Deserialize, Serialize};

use super::cell::Cell;
use crate::play::Counts;
use crate::statistics::{Histogram, Share};

/// What was counted in the games of one cell.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// How many games were played, unfinished ones too.
    pub games: u64,
    /// How many of them were given up at the roll limit.
    pub unfinished: u64,
    /// The rolls of all games.
    pub rolls: u64,
    /// The rolls with two answers or more, so that a player was asked.
    pub decisions: u64,
    /// The answers that there were at these decisions, all together.
    pub answers: u64,
    /// How often things happened.
    pub happenings: Counts,
    /// The rolls of each finished game that nobody forfeited.
    pub rolls_to_end: Histogram,
    /// The rolls until the first player finished, of each game in which somebody did and nobody forfeited.
    pub rolls_to_winner: Histogram,
    /// The decisions of each game.
    pub decisions_a_game: Histogram,
    /// The planes that were captured in each game.
    pub captures_a_game: Histogram,
    /// How often the lead changed in each game.
    pub lead_changes_a_game: Histogram,
    /// How many games each taken seat has begun, in turn order from red.
    pub games_begun: Vec<u64>,
    /// The games that a seat won: a row for each taken seat that began, in it a number for each that won.
    pub wins: Vec<Vec<u64>>,
    /// Each participant of the cell.
    pub players: Vec<PlayerTally>,
}

/// What was counted of one participant, on all its chairs together.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerTally {
    /// The games that it won.
    pub wins: u64,
    /// How often it lost a game by forfeit.
    pub forfeits: u64,
    /// How often it was asked.
    pub decisions: u64,
    /// Of how many rounds it won how many games.
    pub wins_a_round: Histogram,
}

impl Tally {
    /// Nothing, with room for the seats and participants of a cell.
    pub(crate) fn of(cell: &Cell) -> Self {
        let seats = cell.shape.players();
        Self {
            games_begun: vec![0; seats],
            wins: vec![vec![0; seats]; seats],
            players: vec![PlayerTally::default(); cell.players().len()],
            ..Self::default()
        }
    }

    /// Whether the counts have the form that they have in that cell.
    pub(crate) fn has_form_of(&self, cell: &Cell) -> bool {
        let seats = cell.shape.players();
        self.games_begun.len() == seats
            && self.wins.len() == seats
            && self.wins.iter().all(|row| row.len() == seats)
            && self.players.len() == cell.players().len()
    }

    /// Whether games of that cell, none of them longer than the roll limit, can have had these counts, which have its form.
    pub(crate) fn can_be_of(&self, cell: &Cell, roll_limit: u64) -> bool {
        let is_told_of_every_game =
            [&self.decisions_a_game, &self.captures_a_game, &self.lead_changes_a_game]
                .iter()
                .all(|histogram| histogram.count() == self.games);
        let is_no_longer_than_the_limit = [&self.rolls_to_end, &self.rolls_to_winner]
            .iter()
            .all(|histogram| histogram.iter().all(|(rolls, _)| rolls <= roll_limit));
        let wins = self.wins.iter().map(|row| sum(row.iter().copied()));
        let players = &self.players;
        self.unfinished <= self.games
            && self.rolls_to_end.count() <= self.games - self.unfinished
            && self.rolls_to_winner.count() <= self.games
            && is_told_of_every_game
            && is_no_longer_than_the_limit
            && u128::from(self.rolls) <= u128::from(self.games) * u128::from(roll_limit)
            && self.decisions <= self.rolls
            && u128::from(self.answers) >= 2 * u128::from(self.decisions)
            && total(&self.decisions_a_game) == self.decisions.into()
            && total(&self.captures_a_game) == self.happenings.captures.into()
            && sum(self.games_begun.iter().copied()) == self.games.into()
            && wins.clone().zip(&self.games_begun).all(|(won, &begun)| won <= begun.into())
            && wins.sum::<u128>() == sum(players.iter().map(|player| player.wins))
            && sum(players.iter().map(|player| player.decisions)) == self.decisions.into()
            && players.iter().all(|player| player.can_be_of(cell, self.games))
    }

    /// The games that the seat so many taken seats clockwise from the beginner won, for each number from 0.
    pub fn wins_by_turn(&self) -> Vec<u64> {
        self.sums(|first, seat, seats| (seat + seats - first) % seats)
    }

    /// The games that each taken seat won, in turn order from red.
    pub fn wins_by_seat(&self) -> Vec<u64> {
        self.sums(|_, seat, _| seat)
    }

    fn sums(&self, place: impl Fn(usize, usize, usize) -> usize) -> Vec<u64> {
        let mut sums = vec![0_u64; self.wins.len()];
        for (first, row) in self.wins.iter().enumerate() {
            for (seat, &wins) in row.iter().enumerate() {
                if let Some(sum) = sums.get_mut(place(first, seat, row.len())) {
                    *sum = sum.saturating_add(wins);
                }
            }
        }
        sums
    }

    /// Adds the counts of other games of the same cell.
    pub(crate) fn merge(&mut self, other: &Self) {
        let Self {
            games,
            unfinished,
            rolls,
            decisions,
            answers,
            happenings,
            rolls_to_end,
            rolls_to_winner,
            decisions_a_game,
            captures_a_game,
            lead_changes_a_game,
            games_begun,
            wins,
            players,
        } = other;
        add(&mut self.games, *games);
        add(&mut self.unfinished, *unfinished);
        add(&mut self.rolls, *rolls);
        add(&mut self.decisions, *decisions);
        add(&mut self.answers, *answers);
        self.happenings.merge(happenings);
        self.rolls_to_end.merge(rolls_to_end);
        self.rolls_to_winner.merge(rolls_to_winner);
        self.decisions_a_game.merge(decisions_a_game);
        self.captures_a_game.merge(captures_a_game);
        self.lead_changes_a_game.merge(lead_changes_a_game);
        add_each(&mut self.games_begun, games_begun);
        for (row, more) in self.wins.iter_mut().zip(wins) {
            add_each(row, more);
        }
        for (player, more) in self.players.iter_mut().zip(players) {
            player.merge(more);
        }
    }
}

impl PlayerTally {
    /// Its share of the games. Where the games of a round have the same dice, the interval follows from the differences
    /// between rounds.
    pub fn share(&self, cell: &Cell, tally: &Tally) -> Share {
        match cell.round() {
            1 => Share::of(self.wins, tally.games),
            games_a_round => Share::of_rounds(&self.wins_a_round, games_a_round),
        }
    }

    fn can_be_of(&self, cell: &Cell, games: u64) -> bool {
        let chairs = cell.shape.players() as u128;
        let round = cell.round();
        u128::from(self.forfeits) <= u128::from(games) * chairs
            && self.wins_a_round.count() == games / round
            && self.wins_a_round.iter().all(|(wins, _)| wins <= round)
            && total(&self.wins_a_round) == self.wins.into()
    }

    fn merge(&mut self, other: &Self) {
        let Self { wins, forfeits, decisions, wins_a_round } = other;
        add(&mut self.wins, *wins);
        add(&mut self.forfeits, *forfeits);
        add(&mut self.decisions, *decisions);
        self.wins_a_round.merge(wins_a_round);
    }
}

/// The sum of the numbers, which cannot be too large for it: there are fewer than 2⁶⁴ of them.
fn sum(numbers: impl Iterator<Item = u64>) -> u128 {
    numbers.map(u128::from).sum()
}

/// The sum of all numbers that were counted.
fn total(histogram: &Histogram) -> u128 {
    histogram
        .iter()
        .fold(0, |sum: u128, (number, times)| sum.saturating_add(u128::from(number) * u128::from(times)))
}

/// Counts can come from files, which can hold anything.
fn add(sum: &mut u64, more: u64) {
    *sum = sum.saturating_add(more);
}

fn add_each(sums: &mut [u64], more: &[u64]) {
    for (sum, &more) in sums.iter_mut().zip(more) {
        add(sum, more);
    }
}
