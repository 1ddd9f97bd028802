//! The states of a game, numbered.
//!
//! A state is a position in which a player is to roll at the beginning of a turn, as that player sees it: the board looks
//! alike from every seat, so that only where the opponent sits matters. Its number is made of the *view* (for neighbours
//! the opponent sits one seat clockwise or three), the number of the own fleet and that of the opponent's:
//! `(view · fleets + own) · fleets + enemy`. Numbers whose two fleets share a square are holes; the engine says which.

use std::ops::Range;

use aeroplane_rules::{Color, Position, Setup};

use super::fleets::Fleets;
use super::game::SmallGame;

/// How many states a block of work holds, roughly: enough that handing it over costs nothing.
const STATES_PER_BLOCK: u64 = 4096;

/// The player to roll in every position that is made of a number.
pub(super) const ROLLER: Color = Color::Red;

/// Some states of equal total progress: all pairs of these fleets in one view.
#[derive(Debug, Clone)]
pub(super) struct Block {
    pub(super) view: usize,
    pub(super) own: Range<u32>,
    pub(super) enemy: Range<u32>,
}

impl Block {
    /// The pairs of fleets in order.
    pub(super) fn fleets(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.own.clone().flat_map(|own| self.enemy.clone().map(move |enemy| (own, enemy)))
    }
}

/// The states of a game.
#[derive(Debug)]
pub(super) struct StateSpace {
    game: SmallGame,
    fleets: Fleets,
}

impl StateSpace {
    pub(super) fn new(game: SmallGame) -> Self {
        Self { game, fleets: Fleets::new(&game) }
    }

    pub(super) const fn game(&self) -> &SmallGame {
        &self.game
    }

    /// How many numbers a view has, holes included.
    pub(super) fn view_len(&self) -> usize {
        self.fleets.len() * self.fleets.len()
    }

    /// How many numbers there are, holes included.
    pub(super) fn len(&self) -> usize {
        self.view_len() * self.game.pair().views().len()
    }

    /// The view of a player whose opponent sits there; `None` where two players of this game never sit so.
    pub(super) fn view_of(&self, player: Color, opponent: Color) -> Option<usize> {
        let seats = player.seats_to(opponent);
        self.game.pair().views().iter().position(|&view| view == seats)
    }

    /// The view of the opponent of a player with that view.
    pub(super) fn opposite_view(&self, view: usize) -> usize {
        self.game.pair().views().len() - 1 - view
    }

    /// The number, within its view, of the state in which `player` is to roll; `None` where either has finished.
    pub(super) fn number_in_view(
        &self,
        position: &Position,
        player: Color,
        opponent: Color,
    ) -> Option<usize> {
        let own = self.fleets.number_of(*position.fleet(player))?;
        let enemy = self.fleets.number_of(*position.fleet(opponent))?;
        Some(self.number(own, enemy))
    }

    /// The number, within its view, of the state with these fleets.
    pub(super) fn number(&self, own: u32, enemy: u32) -> usize {
        own as usize * self.fleets.len() + enemy as usize
    }

    /// What makes positions of numbers.
    pub(super) fn positions(&self) -> Positions<'_> {
        Positions { space: self, setup: Setup::empty(ROLLER) }
    }

    /// All states in waves of equal total progress, the most advanced first: what follows a state lies mostly in the waves
    /// before its own.
    pub(super) fn waves(&self) -> Vec<Vec<Block>> {
        let progresses = self.fleets.progresses();
        (0..2 * progresses - 1).rev().map(|total| self.wave(total)).filter(|wave| !wave.is_empty()).collect()
    }

    fn wave(&self, total: usize) -> Vec<Block> {
        let mut blocks = Vec::new();
        for view in 0..self.game.pair().views().len() {
            for own_progress in 0..=total {
                let own = self.fleets.with_progress(own_progress);
                let enemy = self.fleets.with_progress(total - own_progress);
                if own.is_empty() || enemy.is_empty() {
                    continue;
                }
                let rows = (STATES_PER_BLOCK / enemy.len() as u64).max(1);
                let rows = usize::try_from(rows).unwrap_or(usize::MAX);
                let starts = own.clone().step_by(rows);
                let rows = u32::try_from(rows).unwrap_or(u32::MAX);
                blocks.extend(starts.map(|start| Block {
                    view,
                    own: start..start.saturating_add(rows).min(own.end),
                    enemy: enemy.clone(),
                }));
            }
        }
        blocks
    }
}

/// Makes positions of numbers, one after another in the same room.
#[derive(Debug)]
pub(super) struct Positions<'space> {
    space: &'space StateSpace,
    setup: Setup,
}

impl Positions<'_> {
    /// The state in that view with these fleets, [`ROLLER`] to roll, and the opponent's seat; `None` for a hole.
    pub(super) fn at(&mut self, view: usize, own: u32, enemy: u32) -> Option<(Position, Color)> {
        let seats = *self.space.game.pair().views().get(view)?;
        let opponent = Color::from_seat(ROLLER.seat() + seats);
        for color in Color::ALL {
            if color != ROLLER && color != opponent {
                self.setup.planes[color] = None;
                self.setup.stacks[color].clear();
            }
        }
        self.space.fleets.place(&mut self.setup, ROLLER, own);
        self.space.fleets.place(&mut self.setup, opponent, enemy);
        let position = Position::new(&self.setup, self.space.game.rules()).ok()?;
        Some((position, opponent))
    }
}

#[cfg(test)]
mod tests {
    use aeroplane_rules::{PlaneCount, Preset, Rules};

    use super::*;
    use crate::exact::game::Pair;

    #[test]
    fn every_number_is_in_one_block_and_its_position_has_that_number() {
        for pair in Pair::ALL {
            let mut rules = Rules::from(Preset::Classic);
            rules.planes = PlaneCount::new(1).unwrap();
            let space = StateSpace::new(SmallGame::new(rules, pair).unwrap());
            let mut seen = vec![false; space.len()];
            let mut holes = 0;
            let mut positions = space.positions();
            for block in space.waves().iter().flatten() {
                for (own, enemy) in block.fleets() {
                    let number = space.number(own, enemy);
                    let place = &mut seen[block.view * space.view_len() + number];
                    assert!(!*place);
                    *place = true;
                    let Some((position, opponent)) = positions.at(block.view, own, enemy) else {
                        holes += 1;
                        continue;
                    };
                    assert_eq!(space.view_of(ROLLER, opponent), Some(block.view));
                    assert_eq!(space.number_in_view(&position, ROLLER, opponent), Some(number));
                }
            }
            assert!(seen.iter().all(|&seen| seen));
            // 50 ring spots each, of which 48 or 49 squares are shared: each is one hole a view.
            let views = pair.views().len();
            let shared = (-1..=56).filter_map(aeroplane_rules::Spot::new);
            let [one, other] = pair.colors();
            let shared = shared.filter(|spot| spot.seen_by(one, other).is_some()).count();
            assert_eq!(holes, shared * views);
        }
    }
}
