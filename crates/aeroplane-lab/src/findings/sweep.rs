//! What rules change.

use aeroplane_rules::Rules;
use serde::Serialize;

use crate::experiment::{Change, Tally, words};
use crate::part::Part;
use crate::statistics::{Interval, Share, Spread, float};

/// What was found about rules.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SweepFindings {
    /// The base, and then each change of it that changes something.
    pub rules: Vec<RulesFinding>,
}

/// What was found under the same rules.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RulesFinding {
    /// What differs from the base, such as `jump=off`; `None` for the base itself.
    pub change: Option<String>,
    /// The rules.
    #[serde(serialize_with = "words::one::serialize")]
    pub rules: Rules,
    /// How many games were played between equals, and as many in the test of skill.
    pub games: u64,
    /// How many games between equals were given up.
    pub unfinished: u64,
    /// Between equals: the rolls until the first player finished; `None` where nobody did.
    pub rolls_to_winner: Option<Spread>,
    /// Between equals: the rolls of finished games; `None` where there are none.
    pub rolls_to_end: Option<Spread>,
    /// Between equals: the decisions of a game; `None` before the first game, as in what follows.
    pub decisions_a_game: Option<Spread>,
    /// Between equals: the mean number of answers at a decision; `None` where nobody had to decide.
    pub answers_a_decision: Option<f64>,
    /// Between equals: the planes captured in a game.
    pub captures_a_game: Option<Spread>,
    /// Between equals: how often the lead changed before somebody won. Whoever's planes have come furthest all together
    /// leads.
    pub lead_changes_a_game: Option<Spread>,
    /// The test of skill: the games that `greedy` won against three `random`, of which a quarter would be its share; `None` where
    /// none was finished.
    pub skill: Option<Share>,
    /// The part of luck in the test of skill; `None` where no game of it was finished.
    pub luck: Option<LuckShare>,
}

/// How much of the outcome nobody's skill explains, 0 to 1.
///
/// Whether a seat wins is 1 or 0, and differs from game to game and from seat to seat. A part of this variance is between
/// the players: some win more often. The rest is within them, and is luck. With one player against three equal ones whose
/// chance of winning is p the variance is 3/16, the part between them (p − 1/4)² / 3, and so luck's share is
/// 1 − ((p − 1/4) / (3/4))²: 1 where skill does not matter, 0 where the better one always wins.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct LuckShare {
    /// Its share.
    pub share: f64,
    /// Where the true share lies.
    pub interval: Interval,
}

impl LuckShare {
    /// The share of luck where one player wins this share of its games against three others.
    pub fn of(skill: Share) -> Self {
        let luck = |chance: f64| 1.0 - ((chance - 0.25) / 0.75).powi(2);
        let Interval { low, high } = skill.interval;
        let (one, other) = (luck(low), luck(high));
        // It is greatest where the share is even.
        let most = if skill.interval.contains(0.25) { 1.0 } else { one.max(other) };
        Self { share: luck(skill.share), interval: Interval { low: one.min(other), high: most } }
    }
}

impl SweepFindings {
    pub(super) fn of(part: &Part, base: Rules, changes: &[Change]) -> Self {
        let changes = changes.iter().filter(|change| change.applied_to(base) != base);
        let names = std::iter::once(None).chain(changes.map(|change| Some(change.to_string())));
        let cells: Vec<_> = part.cells().collect();
        // The plan has two cells for each of the rules: equals, and the test of skill.
        let pairs = cells.chunks_exact(2).zip(names);
        let finding = |(pair, change): (&[(&crate::Cell, &Tally)], Option<String>)| {
            let [(cell, equals), (_, test)] = pair else { return None };
            Some(RulesFinding::of(change, cell.rules, equals, test))
        };
        Self { rules: pairs.filter_map(finding).collect() }
    }
}

impl RulesFinding {
    fn of(change: Option<String>, rules: Rules, equals: &Tally, test: &Tally) -> Self {
        // Games that were all given up show nobody's skill.
        let has_ended = test.games > test.unfinished;
        let wins = test.players.first().map_or(0, |player| player.wins);
        let skill = has_ended.then(|| Share::of(wins, test.games));
        let answers = |decisions: u64| float(equals.answers.into()) / float(decisions.into());
        Self {
            change,
            rules,
            games: equals.games,
            unfinished: equals.unfinished,
            rolls_to_winner: equals.rolls_to_winner.spread(),
            rolls_to_end: equals.rolls_to_end.spread(),
            decisions_a_game: equals.decisions_a_game.spread(),
            answers_a_decision: (equals.decisions > 0).then(|| answers(equals.decisions)),
            captures_a_game: equals.captures_a_game.spread(),
            lead_changes_a_game: equals.lead_changes_a_game.spread(),
            skill,
            luck: skill.map(LuckShare::of),
        }
    }
}

#[cfg(test)]
mod tests {
    use aeroplane_rules::Preset;

    use super::*;

    #[test]
    fn luck_is_all_where_skill_is_nothing_and_nothing_where_it_is_all() {
        let even = LuckShare::of(Share::of(250, 1000));
        assert!((even.share - 1.0).abs() < 1e-12 && (even.interval.high - 1.0).abs() < 1e-12);
        assert!(LuckShare::of(Share::of(1000, 1000)).share.abs() < 1e-12);
        let between = LuckShare::of(Share::of(850, 1000));
        assert!((between.share - 0.36).abs() < 1e-12);
        assert!(between.interval.contains(between.share) && between.interval.high < 0.5);
        // A bot that plays to lose has skill as well.
        assert!(LuckShare::of(Share::of(0, 1000)).share < 1.0);
    }

    #[test]
    fn games_that_were_all_given_up_show_no_skill() {
        let given_up = Tally { games: 16, unfinished: 16, ..Tally::default() };
        let rules = Rules::from(Preset::Classic);
        let found = RulesFinding::of(None, rules, &given_up, &given_up);
        assert_eq!((found.skill, found.luck), (None, None));
        let one_ended = Tally { unfinished: 15, ..given_up };
        assert!(RulesFinding::of(None, rules, &one_ended, &one_ended).luck.is_some());
    }

    #[test]
    fn the_formula_is_the_variance_within_players() {
        // p, and three times (1 − p) / 3, each in a quarter of all seats.
        let p: f64 = 0.7;
        let other = (1.0 - p) / 3.0;
        let within = (p * (1.0 - p) + 3.0 * other * (1.0 - other)) / 4.0;
        let share = LuckShare::of(Share::of(700, 1000)).share;
        assert!((share - within / (3.0 / 16.0)).abs() < 1e-12);
    }
}
