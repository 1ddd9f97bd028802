//! Many games, added up by the names of their players.

use std::collections::BTreeMap;

use aeroplane_rules::Record;

use super::account::{Choices, LuckSum};
use super::worth::Worth;
use super::{Account, Analysis};

/// What one name did in all games. A name at two seats of a game counts twice.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct NameTotals {
    /// At how many seats of all games the name sat.
    pub games: u64,
    /// How many of these won.
    pub wins: u64,
    /// How many could be expected to win: the sum of the chances when the games began.
    pub expected: Worth,
    /// The luck of its own rolls.
    pub own_luck: LuckSum,
    /// What the rolls of others did.
    pub others_luck: LuckSum,
    /// What its decisions gave away.
    pub loss: Worth,
    /// What the decisions of others gave it.
    pub gifts: Worth,
    /// Its choices.
    pub choices: Choices,
}

/// What each name did, in the order of the names.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Totals(BTreeMap<String, NameTotals>);

impl Totals {
    /// Adds a game.
    pub fn add(&mut self, record: &Record, analysis: &Analysis) {
        for account in &analysis.accounts {
            let name = record.player(account.color).to_owned();
            self.0.entry(name).or_default().add(account, analysis.winner == Some(account.color));
        }
    }

    /// The names and what they did.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &NameTotals)> {
        self.0.iter().map(|(name, totals)| (name.as_str(), totals))
    }
}

impl NameTotals {
    fn add(&mut self, account: &Account, has_won: bool) {
        self.games += 1;
        self.wins += u64::from(has_won);
        self.expected += account.at_start;
        self.own_luck.merge(&account.own_luck);
        self.others_luck.merge(&account.others_luck);
        self.loss += account.loss;
        self.gifts += account.gifts;
        self.choices.merge(&account.choices);
    }
}

impl LuckSum {
    fn merge(&mut self, other: &Self) {
        self.luck += other.luck;
        self.rolls += other.rolls;
        // Squares and roots are exact to the last bit everywhere, which the library's hypotenuse need not be.
        self.deviation = (self.deviation.powi(2) + other.deviation.powi(2)).sqrt();
    }
}
