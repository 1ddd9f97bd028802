//! A position as vectors.

use aeroplane_rules::{ByColor, Color, Setup};

use super::board::{HANGAR, HOME, square};

/// A position between two turns. Seats are numbers, and so are the planes of a seat.
#[derive(Clone)]
pub(super) struct State {
    /// The progress of every plane of every seat; `None` for an empty seat.
    pub(super) planes: [Option<Vec<i64>>; 4],
    /// The stacks of every seat.
    pub(super) stacks: [Vec<Vec<usize>>; 4],
    /// The seat that is to roll, or ended the game.
    pub(super) seat: usize,
    /// The planes that each six of the turn moved.
    pub(super) streak: Vec<Vec<usize>>,
    /// The seats that have a place, in order.
    pub(super) places: Vec<usize>,
    pub(super) over: bool,
}

impl State {
    /// The position that was written down; a roll that waits in it is left out.
    pub(super) fn of(setup: &Setup) -> Self {
        let lists = |lists: &[Vec<u64>]| lists.iter().map(|list| indexes(list)).collect();
        Self {
            planes: setup.planes.0.clone(),
            stacks: setup.stacks.0.each_ref().map(|stacks| lists(stacks)),
            seat: setup.turn.seat().into(),
            streak: lists(&setup.streak),
            places: setup.places.iter().map(|color| color.seat().into()).collect(),
            over: setup.over,
        }
    }

    /// The position to be written down.
    pub(super) fn setup(self) -> Setup {
        let lists = |lists: &[Vec<usize>]| {
            lists.iter().map(|list| list.iter().map(|&plane| plane as u64).collect()).collect()
        };
        Setup {
            planes: ByColor(self.planes),
            stacks: ByColor(self.stacks.map(|stacks| lists(&stacks))),
            turn: Color::ALL[self.seat],
            roll: None,
            streak: lists(&self.streak),
            places: self.places.iter().map(|&seat| Color::ALL[seat]).collect(),
            over: self.over,
        }
    }

    /// The progress of every plane of a seat; none for an empty one.
    pub(super) fn fleet(&self, seat: usize) -> &[i64] {
        self.planes[seat].as_deref().unwrap_or_default()
    }

    pub(super) fn put(&mut self, seat: usize, plane: usize, progress: i64) {
        if let Some(fleet) = &mut self.planes[seat] {
            fleet[plane] = progress;
        }
    }

    /// The planes of a seat on a cell.
    pub(super) fn planes_at(&self, seat: usize, progress: i64) -> Vec<usize> {
        (0..self.fleet(seat).len()).filter(|&plane| self.fleet(seat)[plane] == progress).collect()
    }

    /// The stack to which a plane belongs, if it does.
    pub(super) fn stack_of(&self, seat: usize, plane: usize) -> Option<&Vec<usize>> {
        self.stacks[seat].iter().find(|stack| stack.contains(&plane))
    }

    /// Whether a stack of that seat stands on the cell.
    pub(super) fn has_stack_at(&self, seat: usize, progress: i64) -> bool {
        self.planes_at(seat, progress).into_iter().any(|plane| self.stack_of(seat, plane).is_some())
    }

    /// The enemies of a seat on a ring square that is given in the seat's own count: their seat and planes.
    pub(super) fn enemies_at(&self, seat: usize, progress: i64) -> Option<(usize, Vec<usize>)> {
        let here = square(seat, progress)?;
        (0..4).filter(|&enemy| enemy != seat).find_map(|enemy| {
            let fleet = self.fleet(enemy);
            let there: Vec<usize> =
                (0..fleet.len()).filter(|&plane| square(enemy, fleet[plane]) == Some(here)).collect();
            (!there.is_empty()).then_some((enemy, there))
        })
    }

    /// Whether an enemy stack stands on a ring square that is given in the seat's own count.
    pub(super) fn has_enemy_stack_at(&self, seat: usize, progress: i64) -> bool {
        self.enemies_at(seat, progress)
            .is_some_and(|(enemy, planes)| planes.iter().any(|&plane| self.stack_of(enemy, plane).is_some()))
    }

    /// Takes planes out of their stacks. What stays behind remains a stack while it has at least two planes.
    pub(super) fn unstack(&mut self, seat: usize, planes: &[usize]) {
        for stack in &mut self.stacks[seat] {
            stack.retain(|plane| !planes.contains(plane));
        }
        self.stacks[seat].retain(|stack| stack.len() >= 2);
    }

    /// Makes planes one stack.
    pub(super) fn stack(&mut self, seat: usize, planes: Vec<usize>) {
        self.unstack(seat, &planes);
        if planes.len() >= 2 {
            self.stacks[seat].push(planes);
        }
    }

    /// Sends planes to their hangar.
    pub(super) fn ground(&mut self, seat: usize, planes: &[usize]) {
        self.unstack(seat, planes);
        for &plane in planes {
            self.put(seat, plane, HANGAR);
        }
    }

    /// Whether all planes of a seat are home.
    pub(super) fn has_finished(&self, seat: usize) -> bool {
        self.fleet(seat).iter().all(|&progress| progress == HOME)
    }

    /// The seats still in the game.
    pub(super) fn active(&self) -> Vec<usize> {
        (0..4).filter(|seat| self.planes[*seat].is_some() && !self.places.contains(seat)).collect()
    }
}

fn indexes(list: &[u64]) -> Vec<usize> {
    list.iter().filter_map(|&plane| usize::try_from(plane).ok()).collect()
}
