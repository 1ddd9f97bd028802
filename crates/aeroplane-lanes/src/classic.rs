//! Classic play: planes that meet may join and then move as one, jumps are not optional, the shortcut is, behind a walk
//! and behind a jump.

use crate::block::{Block, LANES, Lanes};
use crate::board::{
    HANGAR, HOME, JUMP, JUMP_TO_SHORTCUT, NOWHERE, PAD, SHORTCUT_END, SHORTCUT_START, is_jump_start,
    seen_from,
};
use crate::events::Events;
use crate::mask::{NO, all, any, below, each, equal, one, pick};
use crate::step::{After, Chosen, Offer, SIX, SIXES_BEFORE_PUNISHMENT, Stops, captured, count, next_turn};

/// What stands for a plane of the first and of the second stack where planes are compared: no spot's byte.
const STACKED: [u8; 2] = [HOME + 1, HOME + 2];
/// The lowest bit of the members of the first and of the second stack.
const MEMBERS: [u8; 2] = [0x01, 0x10];

/// Whether the roll launches a plane: 2, 4 and 6 do.
#[inline(always)]
fn launches(roll: u8) -> u8 {
    equal(roll & 1, 0)
}

/// Which planes of the player to move are in its first and in its second stack.
#[inline(always)]
fn members(stacks: u8, on_board: [u8; 4]) -> [[u8; 4]; 2] {
    MEMBERS.map(|lowest| {
        each(|plane| {
            let bit = lowest << plane;
            equal(stacks & bit, bit) & on_board[plane]
        })
    })
}

/// Where a plane stands that has walked there, after the jump that follows if one can.
#[inline(always)]
fn jumped(end: u8) -> u8 {
    end + (is_jump_start(end) & JUMP)
}

/// Finds the answers to every lane's roll.
///
/// A plane's answers are those of its walk, with the jump that has to follow, and then those of the shortcut; at both
/// ends there are two where own planes stand: apart, and joined.
#[inline(never)]
pub(crate) fn list(block: &Block, rolls: &Lanes, offer: &mut Offer) {
    for lane in 0..LANES {
        let roll = rolls[lane];
        let spot = each(|plane| block.planes[0][plane][lane]);
        let mark = each(|plane| block.marks[plane][lane]);
        let on_board = each(|plane| below(HANGAR, spot[plane]) & below(spot[plane], HOME));
        let [first, second] = members(block.stacks[0][lane], on_board);

        // The planes of a stack are one choice, and so are loose planes on one cell that the same sixes moved.
        let key = each(|plane| {
            let loose = spot[plane] | mark[plane];
            pick(first[plane], STACKED[0], pick(second[plane], STACKED[1], loose))
        });
        let same = |one: usize, other: usize| equal(key[one], key[other]);
        let is_twin = [NO, same(0, 1), same(0, 2) | same(1, 2), same(0, 3) | same(1, 3) | same(2, 3)];
        let finished = all(each(|plane| equal(spot[plane], HOME)));
        let punished = equal(block.sixes[lane], SIXES_BEFORE_PUNISHMENT) & equal(roll, SIX);
        // Two stacks on one cell can be one choice too, and a punishment can leave a single plane of a stack. Both are
        // rare, and the engine knows.
        let on_one_cell = equal(spot[0], spot[1]) & equal(spot[2], spot[3]) & equal(spot[0], spot[2]);
        let engine = (on_one_cell & any(second)) | (punished & (any(first) | any(second)));
        let answered = !(engine | finished | punished);

        let launch = launches(roll);
        let meets_behind_shortcut = any(each(|other| equal(spot[other], SHORTCUT_END)));
        let mut total = 0;
        for plane in 0..4 {
            let walked = spot[plane] + roll;
            let walks = on_board[plane] & below(walked, HOME + 1);
            let end = jumped(walked);
            let meets = any(each(|other| equal(spot[other], end))) & below(end, HOME);
            let short = walks & (equal(walked, SHORTCUT_START) | equal(walked, JUMP_TO_SHORTCUT));
            let launched = equal(spot[plane], HANGAR) & launch;
            let before_shortcut = (walks & (1 + one(meets))) + one(launched);
            let answers = before_shortcut + (short & (1 + one(meets_behind_shortcut)));
            offer.before_shortcut[plane][lane] = before_shortcut;
            offer.answers[plane][lane] = answers & answered & !is_twin[plane];
            total += answers & answered & !is_twin[plane];
        }
        offer.total[lane] = total;
        offer.engine[lane] = engine;
        offer.finished[lane] = finished;
        offer.punished[lane] = punished & !(engine | finished);
    }
}

/// Carries out the choice of every lane.
#[inline(never)]
pub(crate) fn play(
    block: &mut Block,
    rolls: &Lanes,
    offer: &Offer,
    choices: &Lanes,
    ended: &mut Lanes,
    events: &mut Events,
) {
    for lane in 0..LANES {
        let roll = rolls[lane];
        let spot = each(|plane| block.planes[0][plane][lane]);
        let mark = each(|plane| block.marks[plane][lane]);
        let on_board = each(|plane| below(HANGAR, spot[plane]) & below(spot[plane], HOME));
        let [first, second] = members(block.stacks[0][lane], on_board);
        let engine = offer.engine[lane];

        let chosen = Chosen::of(offer, lane, choices[lane]);
        let moves = chosen.moves;
        let before_shortcut = chosen.select(|plane| offer.before_shortcut[plane][lane]);
        let short = moves & !below(chosen.way, before_shortcut);
        let joins = moves & equal(chosen.way - (short & before_shortcut), 1);
        let of_first = chosen.select(|plane| first[plane]);
        let of_second = chosen.select(|plane| second[plane]);
        let shifted =
            each(|plane| chosen.plane[plane] | (of_first & first[plane]) | (of_second & second[plane]));

        let start = chosen.select(|plane| spot[plane]);
        let launch = moves & equal(start, HANGAR);
        let walks = moves & !launch;
        let walked = pick(walks, start + roll, NOWHERE);
        let jump = is_jump_start(walked) & !(short & equal(walked, SHORTCUT_START));
        let end = pick(launch, PAD, pick(short, SHORTCUT_END, jumped(walked)));
        let mut enemies = [[0; 4]; 3];
        let mut captures = 0;
        for seats in 1..4 {
            let stops = Stops {
                walked: seen_from(walked, seats),
                between: seen_from(SHORTCUT_START, seats) | !(short & jump),
                end: seen_from(end, seats),
            };
            let (left, count) = captured(block, lane, seats, &stops, short);
            enemies[seats - 1] = left;
            captures += count;
        }

        let lost = each(|plane| offer.punished[lane] & !equal(mark[plane], 0) & !equal(spot[plane], HANGAR));
        let own = each(|plane| pick(shifted[plane], end, spot[plane]) & !lost[plane]);
        let together = each(|plane| joins & equal(own[plane], end));
        let [first, second] = [first, second].map(|stack| each(|plane| stack[plane] & !together[plane]));
        let first_is_free = !any(first);
        let stacks = any(each(|plane| {
            let in_first = first[plane] | (together[plane] & first_is_free);
            let in_second = second[plane] | (together[plane] & !first_is_free);
            (in_first & (MEMBERS[0] << plane)) | (in_second & (MEMBERS[1] << plane))
        }));

        ended[lane] = moves & all(each(|plane| equal(own[plane], HOME)));
        let stacks = pick(engine, block.stacks[0][lane], stacks);
        let after = After { own, stacks, enemies, moved: shifted, ended: ended[lane], streak: true };
        next_turn(block, offer, lane, roll, &after);
        events.launches[lane] += one(launch);
        events.jumps[lane] += one(jump);
        events.shortcuts[lane] += one(short);
        events.captures[lane] += captures;
        events.stacks_joined[lane] += one(joins);
        count(events, offer, lane, moves, lost);
    }
}
