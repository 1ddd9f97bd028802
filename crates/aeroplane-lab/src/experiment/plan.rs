//! From an experiment to its cells.

use aeroplane_bots::{BotChoice, BotKind};
use aeroplane_rules::Rules;

use super::cell::{Cell, DiceSharing};
use super::design::{Change, Design, Pairing};
use super::shape::Shape;
use super::{Experiment, Precision};
use crate::participant::Participant;

/// The games between two looks at the precision are the first whole cycles that have at least so many.
const GAMES_BETWEEN_LOOKS: u64 = 1_000;

/// Whom a sweep's test of skill sets alone against three others.
const SKILLED: BotKind = BotKind::Greedy;
/// Who the three others are.
const UNSKILLED: BotKind = BotKind::Random;

/// Why nothing can be played after a design.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DesignError {
    /// Fewer than two participants.
    #[error("a tournament needs at least two different bots")]
    TooFewParticipants,
    /// A participant is named twice.
    #[error("{0} is named twice: whoever takes part is named once")]
    ParticipantTwice(String),
    /// Everybody at one table, but there are more or fewer chairs.
    #[error("all at one table are as many as it has chairs: {participants} bots, {chairs} chairs")]
    TableOfOtherSize {
        /// How many participants there are.
        participants: usize,
        /// How many chairs the table has.
        chairs: usize,
    },
    /// Head to head at a table with an odd number of chairs.
    #[error("head to head each bot has half of the chairs: choose 2 or 4 players")]
    OddTable,
    /// There are no rules to play by, or no changes of them.
    #[error("there are no rules to try")]
    NoRules,
    /// Rules or changes are named twice.
    #[error("{0} is named twice")]
    Twice(String),
    /// The number of games is none that is fair to everybody.
    #[error(
        "{games} games are no whole number of cycles: everybody has sat everywhere after {cycle} games, so ask for {fair}"
    )]
    UnfairGames {
        /// The games asked for.
        games: u64,
        /// The games of a cycle.
        cycle: u64,
        /// The next larger number that is fair.
        fair: u64,
    },
}

/// The cells of an experiment, and what goes for all of them.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    participants: Vec<Participant>,
    cells: Vec<Cell>,
    round: u64,
    cycle: u64,
    precision: Option<Precision>,
}

impl Experiment {
    /// The cells of the experiment, in the order of its results.
    ///
    /// # Errors
    ///
    /// [`DesignError`] where it cannot be played.
    pub fn plan(&self) -> Result<Plan, DesignError> {
        let plan = self.design.plan()?;
        let fair = plan.fair_games(self.games);
        if fair != self.games || fair == 0 {
            return Err(DesignError::UnfairGames {
                games: self.games,
                cycle: plan.cycle,
                fair: fair.max(plan.cycle),
            });
        }
        Ok(plan)
    }
}

impl Design {
    /// The cells of an experiment after this design, however many games they have.
    ///
    /// # Errors
    ///
    /// [`DesignError`] where it cannot be played.
    pub fn plan(&self) -> Result<Plan, DesignError> {
        match self {
            Self::Tournament { participants, rules, table, pairing, precision } => {
                let cells = tournament(participants, *rules, *table, *pairing)?;
                Ok(Plan::new(participants.clone(), cells, *precision))
            }
            Self::Seats { participant, rules } => {
                none_twice(rules, ToString::to_string)?;
                let cells = rules.iter().flat_map(|&rules| {
                    Shape::ALL
                        .map(|shape| Cell::new(rules, shape, vec![0; shape.players()], DiceSharing::Nothing))
                });
                Ok(Plan::new(vec![participant.clone()], cells.collect(), None))
            }
            Self::Sweep { participant, base, changes } => {
                none_twice(changes, ToString::to_string)?;
                let mut participants = vec![participant.clone()];
                let [skilled, unskilled] = [SKILLED, UNSKILLED].map(|kind| {
                    let bot = Participant::Bot(BotChoice::from(kind));
                    participants.iter().position(|other| *other == bot).unwrap_or_else(|| {
                        participants.push(bot);
                        participants.len() - 1
                    })
                });
                let cells = swept_rules(*base, changes).into_iter().flat_map(|rules| {
                    [vec![0; 4], vec![skilled, unskilled, unskilled, unskilled]]
                        .map(|lineup| Cell::new(rules, Shape::Four, lineup, DiceSharing::Nothing))
                });
                let cells = cells.collect();
                Ok(Plan::new(participants, cells, None))
            }
        }
    }
}

impl Plan {
    /// The plan of these cells, in which the games of a round are equally many.
    fn new(participants: Vec<Participant>, cells: Vec<Cell>, precision: Option<Precision>) -> Self {
        let round = cells.iter().map(Cell::round).max().unwrap_or(1);
        let cycle = cells.iter().map(Cell::cycle).fold(1, least_common_multiple);
        Self { participants, cells, round, cycle, precision }
    }

    /// Who takes part.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// The cells.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// How many games of a cell have the same dice: a number of games is always a whole number of such rounds.
    pub const fn round(&self) -> u64 {
        self.round
    }

    /// The first number of games, not below the one given, after which everybody has sat and begun everywhere equally
    /// often.
    pub const fn fair_games(&self, games: u64) -> u64 {
        // Near the end of all numbers only the number below is fair.
        match games.checked_next_multiple_of(self.cycle) {
            Some(fair) => fair,
            None => games - games % self.cycle,
        }
    }

    /// How exactly every share shall be known, and after every how many games that is asked; `None` where all games are
    /// played in any case.
    pub(crate) fn looks(&self) -> Option<(Precision, u64)> {
        self.precision.map(|precision| (precision, self.fair_games(GAMES_BETWEEN_LOOKS)))
    }
}

/// The rules of a sweep: the base, and each change of it that changes something.
fn swept_rules(base: Rules, changes: &[Change]) -> Vec<Rules> {
    let others = changes.iter().map(|change| change.applied_to(base)).filter(|rules| *rules != base);
    std::iter::once(base).chain(others).collect()
}

fn tournament(
    participants: &[Participant],
    rules: Rules,
    table: Shape,
    pairing: Pairing,
) -> Result<Vec<Cell>, DesignError> {
    if participants.len() < 2 {
        return Err(DesignError::TooFewParticipants);
    }
    for (index, participant) in participants.iter().enumerate() {
        let name = participant.to_string();
        if participants[..index].iter().any(|other| other.to_string() == name) {
            return Err(DesignError::ParticipantTwice(name));
        }
    }
    let (count, chairs) = (participants.len(), table.players());
    let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
    let alternating = |(one, other)| {
        let lineup = (0..chairs).map(|chair| if chair % 2 == 0 { one } else { other }).collect();
        Cell::new(rules, table, lineup, DiceSharing::Rounds)
    };
    Ok(match pairing {
        // With two chairs nobody is alone against several.
        Pairing::OneVsOthers if chairs == 2 => pairs.map(alternating).collect(),
        Pairing::OneVsOthers => (0..count)
            .flat_map(|one| (0..count).filter(move |&other| other != one).map(move |other| (one, other)))
            .map(|(one, other)| {
                let lineup = (0..chairs).map(|chair| if chair == 0 { one } else { other }).collect();
                Cell::new(rules, table, lineup, DiceSharing::Rounds)
            })
            .collect(),
        Pairing::All if count == chairs => vec![Cell::mixed(rules, table, (0..count).collect())],
        Pairing::All => return Err(DesignError::TableOfOtherSize { participants: count, chairs }),
        Pairing::HeadToHead if chairs % 2 == 0 => pairs.map(alternating).collect(),
        Pairing::HeadToHead => return Err(DesignError::OddTable),
    })
}

/// Of numbers that are not 0.
fn least_common_multiple(one: u64, other: u64) -> u64 {
    (1..=other).map(|times| times * one).find(|multiple| multiple % other == 0).unwrap_or(one)
}

fn none_twice<T: PartialEq>(values: &[T], name: impl Fn(&T) -> String) -> Result<(), DesignError> {
    if values.is_empty() {
        return Err(DesignError::NoRules);
    }
    for (index, value) in values.iter().enumerate() {
        if values[..index].contains(value) {
            return Err(DesignError::Twice(name(value)));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tournament(bots: &[&str], table: Shape, pairing: Pairing) -> Result<Plan, DesignError> {
        let participants = bots.iter().map(|bot| bot.parse().unwrap()).collect();
        let rules = "classic".parse().unwrap();
        Design::Tournament { participants, rules, table, pairing, precision: None }.plan()
    }

    fn lineups(plan: &Plan) -> Vec<&[usize]> {
        plan.cells().iter().map(Cell::lineup).collect()
    }

    #[test]
    fn tournaments_have_a_cell_for_each_meeting() {
        let three = ["random", "greedy", "runner"];
        let plan = tournament(&three[..2], Shape::Four, Pairing::OneVsOthers).unwrap();
        assert_eq!(lineups(&plan), [[0, 1, 1, 1], [1, 0, 0, 0]]);
        assert_eq!((plan.round(), plan.fair_games(10_000), plan.fair_games(1)), (4, 10_000, 16));
        let plan = tournament(&three, Shape::TwoOpposite, Pairing::OneVsOthers).unwrap();
        assert_eq!(lineups(&plan), [[0, 1], [0, 2], [1, 2]]);
        let plan = tournament(&three, Shape::Three, Pairing::All).unwrap();
        assert_eq!(lineups(&plan), [[0, 1, 2]]);
        assert_eq!(plan.fair_games(1), 18);
        let plan = tournament(&three[1..], Shape::Four, Pairing::HeadToHead).unwrap();
        assert_eq!((lineups(&plan), plan.round()), (vec![&[0, 1, 0, 1][..]], 2));
    }

    #[test]
    fn impossible_tournaments_are_refused() {
        let refused = |bots: &[&str], table, pairing| tournament(bots, table, pairing).unwrap_err();
        let (one_vs, four) = (Pairing::OneVsOthers, Shape::Four);
        assert_eq!(refused(&["greedy"], four, one_vs), DesignError::TooFewParticipants);
        let twice = refused(&["greedy", "random", "greedy"], four, one_vs);
        assert_eq!(twice, DesignError::ParticipantTwice("greedy".to_owned()));
        let other = refused(&["greedy", "random"], four, Pairing::All);
        assert_eq!(other, DesignError::TableOfOtherSize { participants: 2, chairs: 4 });
        assert_eq!(refused(&["greedy", "random"], Shape::Three, Pairing::HeadToHead), DesignError::OddTable);
    }

    #[test]
    fn an_unfair_number_of_games_is_refused_with_a_fair_one() {
        let design = Design::Tournament {
            participants: vec!["greedy".parse().unwrap(), "random".parse().unwrap()],
            rules: "classic".parse().unwrap(),
            table: Shape::Four,
            pairing: Pairing::OneVsOthers,
            precision: None,
        };
        for (games, fair) in [(0, 16), (17, 32)] {
            let experiment = Experiment { seed: 0, games, roll_limit: 1, design: design.clone() };
            assert_eq!(experiment.plan(), Err(DesignError::UnfairGames { games, cycle: 16, fair }));
        }
        let plan = design.plan().unwrap();
        assert_eq!(plan.fair_games(u64::MAX) % 16, 0);
    }

    #[test]
    fn seats_are_tried_at_every_table() {
        let rules = vec!["classic".parse().unwrap(), "cn_basic".parse().unwrap()];
        let plan = Design::Seats { participant: "random".parse().unwrap(), rules }.plan().unwrap();
        let shapes: Vec<_> = plan.cells().iter().map(|cell| cell.shape).collect();
        assert_eq!(shapes, [Shape::ALL, Shape::ALL].concat());
        assert_eq!((plan.round(), plan.fair_games(1)), (1, 12));
    }

    #[test]
    fn a_sweep_tries_the_base_first_and_only_what_differs_from_it() {
        let design = Design::Sweep {
            participant: "random".parse().unwrap(),
            base: "classic".parse().unwrap(),
            changes: Change::usual_values(aeroplane_rules::RulePoint::by_name("planes").unwrap()),
        };
        let plan = design.plan().unwrap();
        let planes: Vec<u8> = plan.cells().iter().map(|cell| cell.rules.planes.get()).collect();
        assert_eq!(planes, [4, 4, 1, 1, 2, 2, 3, 3]);
        // The bot of the sweep is one of the test of skill, and nobody is named twice.
        assert_eq!(lineups(&plan)[..2], [[0, 0, 0, 0], [1, 0, 0, 0]]);
        assert_eq!(plan.participants().len(), 2);
    }
}
