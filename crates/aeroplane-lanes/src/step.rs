//! What both ways of play have in common: the answers of every lane, the choice among them, captures, and whose turn
//! comes next.

use crate::block::{Block, LANES, Lanes, MARKS};
use crate::board::{CROSSED, OPPOSITE};
use crate::events::Events;
use crate::mask::{any, below, each, equal, one, pick};

/// The face that a streak is made of, and that gives another roll.
pub(crate) const SIX: u8 = 6;
/// A streak with so many sixes is punished at the next one.
pub(crate) const SIXES_BEFORE_PUNISHMENT: u8 = 2;

/// What can be answered to the roll of each lane.
#[derive(Clone)]
pub(crate) struct Offer {
    /// The answers of each plane of the player to move; none for a plane that is the same choice as an earlier one.
    pub(crate) answers: [Lanes; 4],
    /// How many of them come before the shortcut. Only where planes join by choice.
    pub(crate) before_shortcut: [Lanes; 4],
    /// All answers.
    pub(crate) total: Lanes,
    /// Whether the engine has to play this roll.
    pub(crate) engine: Lanes,
    /// Whether nobody rolls: the player has finished, or the lane is idle.
    pub(crate) finished: Lanes,
    /// Whether the roll is the six that is punished, and no matter for the engine.
    pub(crate) punished: Lanes,
}

impl Offer {
    pub(crate) const fn none() -> Self {
        Self {
            answers: [[0; LANES]; 4],
            before_shortcut: [[0; LANES]; 4],
            total: [0; LANES],
            engine: [0; LANES],
            finished: [0; LANES],
            punished: [0; LANES],
        }
    }
}

/// The answer chosen in a lane.
pub(crate) struct Chosen {
    /// Whether anything is moved.
    pub(crate) moves: u8,
    /// Which plane.
    pub(crate) plane: [u8; 4],
    /// Which of its answers, counted from 0.
    pub(crate) way: u8,
}

impl Chosen {
    /// The answer of that number, counted through all planes.
    #[inline(always)]
    pub(crate) fn of(offer: &Offer, lane: usize, choice: u8) -> Self {
        let answers = each(|plane| offer.answers[plane][lane]);
        let before_third = answers[0] + answers[1];
        let before_last = before_third + answers[2];
        let moves = below(choice, offer.total[lane]);
        let beyond = [!below(choice, answers[0]), !below(choice, before_third), !below(choice, before_last)];
        let passed = each(|plane| if plane < 3 { beyond[plane] & answers[plane] } else { 0 });
        Self {
            moves,
            plane: [
                moves & !beyond[0],
                moves & beyond[0] & !beyond[1],
                moves & beyond[1] & !beyond[2],
                moves & beyond[2],
            ],
            way: choice - (passed[0] + passed[1] + passed[2]),
        }
    }

    /// What the chosen plane has of that.
    #[inline(always)]
    pub(crate) fn select(&self, of_plane: impl Fn(usize) -> u8) -> u8 {
        any(each(|plane| self.plane[plane] & of_plane(plane)))
    }
}

/// Where the planes of one enemy are hit, as that enemy counts: up to three stops of a move.
pub(crate) struct Stops {
    pub(crate) walked: u8,
    pub(crate) between: u8,
    pub(crate) end: u8,
}

/// The planes of the player so many seats clockwise after these stops, and how many were captured.
#[inline(always)]
pub(crate) fn captured(block: &Block, lane: usize, seats: usize, stops: &Stops, short: u8) -> ([u8; 4], u8) {
    let hit = each(|plane| {
        let spot = block.planes[seats][plane][lane];
        let stopped = equal(spot, stops.walked) | equal(spot, stops.between) | equal(spot, stops.end);
        if seats == OPPOSITE { stopped | (equal(spot, CROSSED) & short) } else { stopped }
    });
    let count = one(hit[0]) + one(hit[1]) + one(hit[2]) + one(hit[3]);
    (each(|plane| block.planes[seats][plane][lane] & !hit[plane]), count)
}

/// What a step leaves of a lane.
pub(crate) struct After {
    /// The planes of the player that rolled.
    pub(crate) own: [u8; 4],
    /// Its stacks.
    pub(crate) stacks: u8,
    /// The planes of the others, clockwise.
    pub(crate) enemies: [[u8; 4]; 3],
    /// The planes that the roll moved.
    pub(crate) moved: [u8; 4],
    /// Whether the player has finished with this move.
    pub(crate) ended: u8,
    /// Whether sixes have to be remembered.
    pub(crate) streak: bool,
}

/// Writes a lane back, with the turn passed on where it passes: players are counted from the next one then.
#[inline(always)]
pub(crate) fn next_turn(block: &mut Block, offer: &Offer, lane: usize, roll: u8, after: &After) {
    let engine = offer.engine[lane];
    let again = equal(roll, SIX) & !(engine | offer.finished[lane] | offer.punished[lane] | after.ended);
    let passes = !(again | engine);
    if after.streak {
        let sixes = block.sixes[lane];
        let marking = pick(equal(sixes, 0), MARKS[0], MARKS[1]);
        for plane in 0..4 {
            let marks = block.marks[plane][lane];
            block.marks[plane][lane] = (marks | (after.moved[plane] & again & marking)) & !passes;
        }
        block.sixes[lane] = (sixes + one(again)) & !passes;
    }
    block.seat[lane] = (block.seat[lane] + one(passes)) & 3;
    for plane in 0..4 {
        let [next, opposite, previous] = [0, 1, 2].map(|seats: usize| after.enemies[seats][plane]);
        let own = after.own[plane];
        block.planes[0][plane][lane] = pick(passes, next, own);
        block.planes[1][plane][lane] = pick(passes, opposite, next);
        block.planes[2][plane][lane] = pick(passes, previous, opposite);
        block.planes[3][plane][lane] = pick(passes, own, previous);
    }
    let [next, opposite, previous] = [1, 2, 3].map(|seats: usize| block.stacks[seats][lane]);
    block.stacks[0][lane] = pick(passes, next, after.stacks);
    block.stacks[1][lane] = pick(passes, opposite, next);
    block.stacks[2][lane] = pick(passes, previous, opposite);
    block.stacks[3][lane] = pick(passes, after.stacks, previous);
}

/// Counts what both ways of play count alike.
#[inline(always)]
pub(crate) fn count(events: &mut Events, offer: &Offer, lane: usize, moves: u8, lost: [u8; 4]) {
    let (engine, finished, punished) = (offer.engine[lane], offer.finished[lane], offer.punished[lane]);
    events.punished_streaks[lane] += one(punished);
    events.planes_lost_by_sixes[lane] += one(lost[0]) + one(lost[1]) + one(lost[2]) + one(lost[3]);
    events.rolls_lost[lane] += one(!(moves | engine | finished | punished));
    events.decisions[lane] += one(below(1, offer.total[lane]));
}
