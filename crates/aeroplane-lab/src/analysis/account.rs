//! Where a player's winning chance came from and went.

use aeroplane_rules::{ByColor, Color};
use serde::Serialize;

use super::mark::Mark;
use super::worth::Worth;
use super::{Event, JudgedPly};

/// A sum of luck with what fair dice make of it.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct LuckSum {
    /// The sum of the luck of the rolls. Its expectation is 0, whatever anyone plays.
    pub luck: Worth,
    /// The standard deviation of such a sum: the root of the summed variances of its rolls. About two sums in three lie
    /// within one of it, and 95 in 100 within two.
    pub deviation: f64,
    /// How many rolls it is the sum of.
    pub rolls: u64,
}

/// Where a player's winning chance came from and went during a game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Account {
    /// The player.
    pub color: Color,
    /// The chance when the game began.
    pub at_start: Worth,
    /// The chance at its end, or where the record ends: 1 for the winner, 0 for all others once there is one.
    pub at_end: Worth,
    /// The luck of the player's own rolls.
    pub own_luck: LuckSum,
    /// What the others' rolls did to the player.
    pub others_luck: LuckSum,
    /// What the player's own decisions gave away. Never negative.
    pub loss: Worth,
    /// What the others' decisions gave to the player; negative where somebody else was given more.
    pub gifts: Worth,
    /// What came of players who left.
    pub withdrawals: Worth,
    /// What the judge changed its mind about; nothing where it is exact.
    pub revisions: Worth,
    /// The player's choices.
    pub choices: Choices,
}

/// How a player chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Choices {
    /// How many rolls left a choice between two answers or more.
    pub decisions: u64,
    /// How many of them were answered as well as can be.
    pub best: u64,
    /// How many cost 2 points or more, below 5.
    pub inaccuracies: u64,
    /// How many cost 5 points or more, below 10.
    pub mistakes: u64,
    /// How many cost 10 points or more.
    pub blunders: u64,
}

impl Account {
    pub(super) fn of(color: Color, at_start: &ByColor<Worth>, plies: &[JudgedPly]) -> Self {
        let mut account = Self {
            color,
            at_start: at_start[color],
            at_end: plies.last().map_or(at_start[color], |ply| ply.after[color]),
            own_luck: LuckSum::default(),
            others_luck: LuckSum::default(),
            loss: Worth::NOTHING,
            gifts: Worth::NOTHING,
            withdrawals: Worth::NOTHING,
            revisions: Worth::NOTHING,
            choices: Choices::default(),
        };
        for ply in plies {
            account.add(ply);
        }
        for luck in [&mut account.own_luck, &mut account.others_luck] {
            luck.deviation = luck.deviation.sqrt();
        }
        account
    }

    /// Adds an action; the deviations hold variances meanwhile.
    fn add(&mut self, ply: &JudgedPly) {
        let (is_own, change) = (ply.color == self.color, ply.change[self.color]);
        match &ply.event {
            Event::Roll { variance, .. } => {
                let luck = if is_own { &mut self.own_luck } else { &mut self.others_luck };
                luck.luck += change;
                luck.deviation += variance[self.color];
                luck.rolls += 1;
            }
            Event::Answer { answers, loss, .. } if is_own => {
                self.loss += *loss;
                if *answers > 1 {
                    self.choices.add(*loss);
                }
            }
            Event::Answer { .. } => self.gifts += change,
            Event::Withdrawal => self.withdrawals += change,
        }
        self.revisions += ply.revision[self.color];
    }

    /// What all of it comes to: the chance at the end less the one at the start, to the last part.
    pub fn change(&self) -> Worth {
        self.by_luck() + self.by_decisions() + self.withdrawals + self.revisions
    }

    /// What the dice did, everybody's.
    pub fn by_luck(&self) -> Worth {
        self.own_luck.luck + self.others_luck.luck
    }

    /// What the decisions did, everybody's.
    pub fn by_decisions(&self) -> Worth {
        self.gifts - self.loss
    }
}

impl Choices {
    fn add(&mut self, loss: Worth) {
        self.decisions += 1;
        self.best += u64::from(loss == Worth::NOTHING);
        match Mark::of_loss(loss) {
            Some(Mark::Inaccuracy) => self.inaccuracies += 1,
            Some(Mark::Mistake) => self.mistakes += 1,
            Some(Mark::Blunder) => self.blunders += 1,
            None => {}
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.best += other.best;
        self.inaccuracies += other.inaccuracies;
        self.mistakes += other.mistakes;
        self.blunders += other.blunders;
    }

    /// The part of the decisions that were answered as well as can be, 0 to 1; `None` where there were none.
    pub fn best_share(&self) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
        (self.decisions > 0).then(|| self.best as f64 / self.decisions as f64)
    }

    /// What a decision cost in the mean, where the decisions cost that much; `None` where there were none.
    pub fn mean_loss(&self, loss: Worth) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
        (self.decisions > 0).then(|| loss.share() / self.decisions as f64)
    }
}
