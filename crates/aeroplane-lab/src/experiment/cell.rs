//! One cell of an experiment: rules, a table and who sits round it, game by game.

use aeroplane_rules::{ByColor, Color, Rules};

use super::shape::Shape;

/// Games under the same rules, at the same table, between the same participants.
///
/// In every game somebody else begins, and the participants sit elsewhere. Games come in *rounds*: those of a round have the
/// same dice, the same seat begins, and the participants move on one chair from each to the next until the lineup is the
/// first one again. In each round another seat begins, and where a lineup can be arranged in several ways, each has as
/// many rounds. After [`cycle`](Self::cycle) games everything has happened equally often.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    /// The rules of every game.
    pub rules: Rules,
    /// The taken seats.
    pub shape: Shape,
    /// Each chair's participant, by its number, clockwise; the first arrangement.
    lineup: Vec<usize>,
    /// The ways to arrange the lineup round the table.
    arrangements: Vec<Vec<usize>>,
    dice: DiceSharing,
}

/// Which games have the same dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum DiceSharing {
    /// The games of a round.
    Rounds,
    /// None: every game is a round by itself.
    Nothing,
}

/// One game: its dice, who begins and who sits where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sitting {
    /// The number of the dice among those of the seed.
    pub dice: u64,
    /// Whoever rolls first.
    pub first: Color,
    /// The participant on each taken seat, by its number.
    pub seats: ByColor<Option<usize>>,
}

impl Cell {
    /// A cell whose lineup, one participant a chair, sits round the table in one order.
    pub(super) fn new(rules: Rules, shape: Shape, lineup: Vec<usize>, dice: DiceSharing) -> Self {
        Self { rules, shape, arrangements: vec![lineup.clone()], lineup, dice }
    }

    /// A cell in which different participants sit round the table in every order.
    pub(super) fn mixed(rules: Rules, shape: Shape, lineup: Vec<usize>) -> Self {
        let arrangements = orders_behind_the_first(&lineup);
        Self { rules, shape, lineup, arrangements, dice: DiceSharing::Rounds }
    }

    /// The participants of the chairs, by their numbers, clockwise.
    pub fn lineup(&self) -> &[usize] {
        &self.lineup
    }

    /// The participants that take part, each once.
    pub fn players(&self) -> Vec<usize> {
        let mut players = Vec::new();
        for &participant in &self.lineup {
            if !players.contains(&participant) {
                players.push(participant);
            }
        }
        players
    }

    /// How many games have the same dice.
    pub fn round(&self) -> u64 {
        match self.dice {
            DiceSharing::Rounds => self.shifts() as u64,
            DiceSharing::Nothing => 1,
        }
    }

    /// After how many games every participant has sat on, and begun from, every seat equally often.
    pub fn cycle(&self) -> u64 {
        (self.shifts() * self.lineup.len() * self.arrangements.len()) as u64
    }

    /// After how many moves round the table everybody sits on a chair of their own again.
    fn shifts(&self) -> usize {
        let chairs = self.lineup.len();
        let is_same = |shift: &usize| {
            (0..chairs).all(|chair| self.lineup[chair] == self.lineup[(chair + shift) % chairs])
        };
        (1..chairs).find(is_same).unwrap_or(chairs)
    }

    /// The game of that number.
    pub fn sitting(&self, game: u64) -> Sitting {
        let (chairs, shifts) = (self.lineup.len() as u64, self.shifts() as u64);
        let arrangements = self.arrangements.len() as u64;
        let (dice, shift, first, arrangement) = match self.dice {
            DiceSharing::Rounds => {
                let round = game / shifts;
                (round, game % shifts, round % chairs, round / chairs % arrangements)
            }
            DiceSharing::Nothing => {
                (game, game / chairs % shifts, game % chairs, game / chairs / shifts % arrangements)
            }
        };
        // All of them are remainders of numbers that came from lengths.
        let index = |number: u64| usize::try_from(number).unwrap_or(0);
        let (shift, first) = (index(shift), index(first));
        let lineup = &self.arrangements[index(arrangement)];
        let mut seats = ByColor::default();
        for turn in 0..lineup.len() {
            seats[self.shape.seat(first + turn)] = Some(lineup[(turn + shift) % lineup.len()]);
        }
        Sitting { dice, first: self.shape.seat(first), seats }
    }
}

/// Every order of the chairs that leaves the first one in its place: round a table, these are all.
fn orders_behind_the_first(lineup: &[usize]) -> Vec<Vec<usize>> {
    let Some((&first, rest)) = lineup.split_first() else { return Vec::new() };
    let mut orders = vec![vec![first]];
    for &participant in rest {
        let inserted = |order: &Vec<usize>| {
            (1..=order.len())
                .map(|place| {
                    let mut order = order.clone();
                    order.insert(place, participant);
                    order
                })
                .collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(inserted).collect();
    }
    orders
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use aeroplane_rules::Preset;

    use super::*;

    fn cells() -> Vec<Cell> {
        let rules = Rules::from(Preset::Classic);
        let mut cells = Vec::new();
        for shape in Shape::ALL {
            let chairs = shape.players();
            let one_against = (0..chairs).map(|chair| usize::from(chair > 0)).collect::<Vec<_>>();
            cells.push(Cell::new(rules, shape, one_against.clone(), DiceSharing::Rounds));
            cells.push(Cell::new(rules, shape, one_against, DiceSharing::Nothing));
            cells.push(Cell::new(rules, shape, vec![0; chairs], DiceSharing::Nothing));
            cells.push(Cell::mixed(rules, shape, (0..chairs).collect()));
        }
        cells.push(Cell::new(rules, Shape::Four, vec![0, 1, 0, 1], DiceSharing::Rounds));
        cells
    }

    #[test]
    fn everybody_sits_and_begins_everywhere_equally_often() {
        for cell in cells() {
            // How often a participant sits on a seat while a certain seat begins.
            let mut times: BTreeMap<(usize, Color, Color), u64> = BTreeMap::new();
            for game in 0..cell.cycle() {
                let sitting = cell.sitting(game);
                assert!(cell.shape.seats().contains(sitting.first));
                for (color, participant) in sitting.seats.iter() {
                    assert_eq!(participant.is_some(), cell.shape.seats().contains(color));
                    if let Some(participant) = participant {
                        *times.entry((*participant, color, sitting.first)).or_default() += 1;
                    }
                }
            }
            let chairs = cell.lineup().len() as u64;
            for participant in cell.players() {
                let owned = cell.lineup().iter().filter(|&&other| other == participant).count() as u64;
                for color in cell.shape.seats().iter() {
                    for first in cell.shape.seats().iter() {
                        let expected = cell.cycle() * owned / (chairs * chairs);
                        assert_eq!(times.get(&(participant, color, first)), Some(&expected), "{cell:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_round_has_the_same_dice_and_no_two_games_alike() {
        for cell in cells() {
            for round in 0..cell.cycle() / cell.round() {
                let games = round * cell.round()..(round + 1) * cell.round();
                let sittings: Vec<_> = games.map(|game| cell.sitting(game)).collect();
                for (index, one) in sittings.iter().enumerate() {
                    assert_eq!(one.dice, round);
                    assert_eq!(one.first, sittings[0].first);
                    assert!(sittings[..index].iter().all(|other| other != one));
                }
            }
        }
    }

    #[test]
    fn neighbours_change_where_all_differ() {
        let mixed = Cell::mixed(Rules::from(Preset::Classic), Shape::Four, vec![0, 1, 2, 3]);
        assert_eq!(mixed.cycle(), 4 * 4 * 6);
        let cell = &mixed;
        let follows = |one: usize, other: usize| {
            (0..cell.cycle()).filter(move |&game| {
                let seats = cell.sitting(game).seats;
                seats.iter().any(|(color, &participant)| {
                    participant == Some(one) && seats[color.next()] == Some(other)
                })
            })
        };
        for (one, other) in [(0, 1), (0, 3), (2, 1), (3, 0)] {
            assert_eq!(follows(one, other).count(), 32);
        }
    }
}
