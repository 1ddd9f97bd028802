//! Play by the Chinese texts: planes on one cell are a stack that planes leave one at a time, jumps and the shortcut
//! may be declined, and a walk that passes home turns back.
//!
//! An enemy stack in the way turns walks round or forbids them, fights back, and closes jumps and the shortcut. Where
//! such a stack may matter – by three to twelve rolls in a thousand – the engine plays. Here it is only seen coming.

use crate::block::{Block, LANES, Lanes, SEVERAL};
use crate::board::{
    CROSSED, HANGAR, HOME, JUMP, JUMP_TO_SHORTCUT, NOWHERE, OPPOSITE, PAD, SHORTCUT_END, SHORTCUT_START,
    can_hold_stack, is_jump_start, seen_from,
};
use crate::events::Events;
use crate::mask::{NO, YES, all, any, below, below_unsigned, each, equal, one, pick};
use crate::step::{After, Chosen, Offer, SIX, SIXES_BEFORE_PUNISHMENT, Stops, captured, count, next_turn};

/// What the Chinese texts differ in.
pub(crate) trait Text {
    /// The lowest face that launches a plane; the higher ones do too.
    const LAUNCH_FROM: u8;
    /// Whether a third six sends all planes back.
    const STREAK: bool;
    /// Whether a jump may follow the shortcut, where a walk led to the shortcut.
    const JUMP_BEHIND_SHORTCUT: bool;
}

/// Where a walk to that byte ends: what is left at home is walked back.
#[inline(always)]
fn turned_back(walked: u8) -> u8 {
    walked.min((2 * HOME).wrapping_sub(walked))
}

/// Finds the answers to every lane's roll.
///
/// A plane's answers are, as far as there are any: the walk, with a jump, with the shortcut, with shortcut and jump.
#[inline(never)]
pub(crate) fn list<T: Text>(block: &Block, rolls: &Lanes, offer: &mut Offer) {
    for lane in 0..LANES {
        let roll = rolls[lane];
        let spot = each(|plane| block.planes[0][plane][lane]);
        let on_board = each(|plane| below(HANGAR, spot[plane]) & below(spot[plane], HOME));

        // Planes on one cell are one choice where the same sixes moved them.
        let key = each(|plane| if T::STREAK { spot[plane] | block.marks[plane][lane] } else { spot[plane] });
        let same = |one: usize, other: usize| equal(key[one], key[other]);
        let is_twin = [NO, same(0, 1), same(0, 2) | same(1, 2), same(0, 3) | same(1, 3) | same(2, 3)];

        let stacks = [1, 2, 3].map(|seats: usize| block.stacks[seats][lane]);
        let seen = [1, 2, 3].map(|seats: usize| seen_from(stacks[seats - 1], 4 - seats));
        let several = equal(stacks[0], SEVERAL) | equal(stacks[1], SEVERAL) | equal(stacks[2], SEVERAL);
        let closes_shortcut = !equal(seen[0] & seen[1] & seen[2], YES) | equal(stacks[OPPOSITE - 1], CROSSED);
        let finished = all(each(|plane| equal(spot[plane], HOME)));
        let punished =
            if T::STREAK { equal(block.sixes[lane], SIXES_BEFORE_PUNISHMENT) & equal(roll, SIX) } else { NO };

        // As far as a walk and a jump can lead, a stack may matter; whether it does is for the engine to say.
        let meets = each(|plane| {
            let walked = spot[plane] + roll;
            let reach = roll + (is_jump_start(walked) & JUMP);
            let ahead = |stack: u8| below_unsigned(stack.wrapping_sub(spot[plane] + 1), reach);
            let short = equal(walked, SHORTCUT_START) | equal(walked, JUMP_TO_SHORTCUT);
            let near = ahead(seen[0]) | ahead(seen[1]) | ahead(seen[2]);
            on_board[plane] & (near | (short & closes_shortcut))
        });
        let engine = (several | any(meets)) & !finished;
        let answered = !(engine | finished | punished);

        let launch = !below(roll, T::LAUNCH_FROM);
        let mut total = 0;
        for plane in 0..4 {
            let walked = turned_back(spot[plane] + roll);
            let ways = 1
                + one(is_jump_start(walked))
                + one(equal(walked, JUMP_TO_SHORTCUT))
                + (equal(walked, SHORTCUT_START) & if T::JUMP_BEHIND_SHORTCUT { 2 } else { 1 });
            let launched = equal(spot[plane], HANGAR) & launch;
            let answers = ((on_board[plane] & ways) + one(launched)) & answered & !is_twin[plane];
            offer.answers[plane][lane] = answers;
            total += answers;
        }
        offer.total[lane] = total;
        offer.engine[lane] = engine;
        offer.finished[lane] = finished;
        offer.punished[lane] = punished & !(engine | finished);
    }
}

/// Where the stack stands that planes on these spots make: 0 for none, [`SEVERAL`] for two.
#[inline(always)]
fn stack(spot: [u8; 4]) -> u8 {
    let meet = |one: usize, other: usize| equal(spot[one], spot[other]) & can_hold_stack(spot[one]);
    let (second, third) = (meet(0, 1), meet(0, 2));
    let of_first = second | third | meet(0, 3);
    let of_second = meet(1, 2) | meet(1, 3);
    let of_third = meet(2, 3);
    let several = of_first & ((of_second & !second) | (of_third & !third));
    several | pick(of_first, spot[0], pick(of_second, spot[1], of_third & spot[2]))
}

/// Carries out the choice of every lane.
#[inline(never)]
pub(crate) fn play<T: Text>(
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
        let engine = offer.engine[lane];
        let chosen = Chosen::of(offer, lane, choices[lane]);
        let moves = chosen.moves;

        let start = chosen.select(|plane| spot[plane]);
        let launch = moves & equal(start, HANGAR);
        let walks = moves & !launch;
        let walked = pick(walks, turned_back(start + roll), NOWHERE);
        let jumps = walks & equal(chosen.way, 1);
        let jumps_on = if T::JUMP_BEHIND_SHORTCUT { walks & equal(chosen.way, 3) } else { NO };
        let short = (walks & equal(chosen.way, 2)) | jumps_on;
        let jumps_before = short & equal(walked, JUMP_TO_SHORTCUT);
        let direct = walked + (jumps & JUMP);
        let end = pick(launch, PAD, pick(short, SHORTCUT_END + (jumps_on & JUMP), direct));
        let mut enemies = [[0; 4]; 3];
        let mut captures = 0;
        for seats in 1..4 {
            let before = seen_from(SHORTCUT_START, seats) | !jumps_before;
            let behind = seen_from(SHORTCUT_END, seats) | !jumps_on;
            let stops = Stops {
                walked: seen_from(walked, seats),
                between: before & behind,
                end: seen_from(end, seats),
            };
            let (left, count) = captured(block, lane, seats, &stops, short);
            enemies[seats - 1] = left;
            captures += count;
        }

        let lost =
            each(|plane| if T::STREAK { offer.punished[lane] & !equal(spot[plane], HANGAR) } else { NO });
        let own = each(|plane| pick(chosen.plane[plane], end, spot[plane]) & !lost[plane]);
        let joins = any(each(|plane| equal(spot[plane], end) & !chosen.plane[plane])) & can_hold_stack(end);

        ended[lane] = moves & all(each(|plane| equal(own[plane], HOME)));
        let stacks = pick(engine, block.stacks[0][lane], stack(own));
        let after =
            After { own, stacks, enemies, moved: chosen.plane, ended: ended[lane], streak: T::STREAK };
        next_turn(block, offer, lane, roll, &after);
        events.launches[lane] += one(launch);
        events.jumps[lane] += one(jumps) + one(jumps_before) + one(jumps_on);
        events.shortcuts[lane] += one(short);
        events.captures[lane] += captures;
        events.stacks_joined[lane] += one(joins & moves);
        count(events, offer, lane, moves, lost);
    }
}
