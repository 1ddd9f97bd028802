//! The board in bytes: a spot's byte is its progress plus one.
//!
//! Every number here is asked of the engine's geometry while the crate is compiled, and so is whether the few formulas
//! that lanes use instead of tables hold for every spot.

use aeroplane_rules::{Color, RING_SQUARES, Spot};

use crate::mask::{below, equal, pick};

/// The hangar.
pub(crate) const HANGAR: u8 = byte(Spot::HANGAR);
/// The launch pad.
pub(crate) const PAD: u8 = byte(Spot::PAD);
/// The first ring square of a plane's way.
const FIRST_OF_RING: u8 = PAD + 1;
/// The last ring square of a plane's way.
const TURN_IN: u8 = byte(Spot::TURN_IN);
/// Home.
pub(crate) const HOME: u8 = byte(Spot::HOME);
/// Where the shortcut begins.
pub(crate) const SHORTCUT_START: u8 = byte(Spot::SHORTCUT_START);
/// Where it ends.
pub(crate) const SHORTCUT_END: u8 = byte(Spot::SHORTCUT_END);
/// The cell that the shortcut of the opposite seat crosses.
pub(crate) const CROSSED: u8 = byte(Spot::CROSSED);
/// The squares that a jump leads on.
pub(crate) const JUMP: u8 = match Spot::SHORTCUT_START.jump_target() {
    Some(target) => byte(target) - SHORTCUT_START,
    None => 0,
};
/// From where a jump leads to the shortcut's start.
pub(crate) const JUMP_TO_SHORTCUT: u8 = SHORTCUT_START - JUMP;
/// The seat across the board, as so many seats clockwise.
pub(crate) const OPPOSITE: usize = Color::Red.seats_to(Color::Red.opposite()) as usize;
/// What no plane's spot is equal to, and what stays so when it is seen from another seat.
pub(crate) const NOWHERE: u8 = 200;
/// By how much less a seat so many seats clockwise counts the same square.
const TURNED: [u8; 4] = [0, turned_by(Color::Yellow), turned_by(Color::Blue), turned_by(Color::Green)];

const fn byte(spot: Spot) -> u8 {
    (spot.progress() + 1) as u8
}

/// By how much less that seat counts the last square of red's way on which they meet.
const fn turned_by(other: Color) -> u8 {
    let mut progress = Spot::TURN_IN.progress();
    loop {
        if let Some(spot) = Spot::new(progress)
            && let Some(seen) = spot.seen_by(Color::Red, other)
        {
            return byte(spot) - byte(seen);
        }
        progress -= 1;
    }
}

/// Whether the byte is that of a ring square.
#[inline(always)]
pub(crate) const fn on_ring(spot: u8) -> u8 {
    below(PAD, spot) & below(spot, TURN_IN + 1)
}

/// Whether several planes on the spot can be a stack.
#[inline(always)]
pub(crate) const fn can_hold_stack(spot: u8) -> u8 {
    below(PAD, spot) & below(spot, HOME)
}

/// Whether a jump leads on from the spot: from every own square but the last.
#[inline(always)]
pub(crate) const fn is_jump_start(spot: u8) -> u8 {
    equal(spot & (JUMP - 1), SHORTCUT_START & (JUMP - 1)) & below(spot, TURN_IN)
}

/// How a seat so many seats clockwise sees a stop: as a spot's byte of its own, or as a byte that no plane's spot has
/// where it never comes there and where the stop is not on the ring.
#[inline(always)]
pub(crate) const fn seen_from(stop: u8, seats: usize) -> u8 {
    let on_ring = on_ring(stop);
    let turned = pick(on_ring, stop, NOWHERE).wrapping_sub(TURNED[seats]);
    let seen = turned.wrapping_add(below(turned, PAD) & RING_SQUARES);
    // The two squares behind its turn-in, which it never visits, would pass for its pad and its home column.
    seen | below(seen, FIRST_OF_RING) | (below(TURN_IN, seen))
}

/// The formulas above against the engine, for every spot, before the crate is even built.
const _: () = {
    let mut progress = Spot::HANGAR.progress();
    while let Some(spot) = Spot::new(progress) {
        assert!((on_ring(byte(spot)) != 0) == spot.is_on_ring());
        assert!((can_hold_stack(byte(spot)) != 0) == spot.can_hold_stack());
        match spot.jump_target() {
            Some(target) => assert!(is_jump_start(byte(spot)) != 0 && byte(target) == byte(spot) + JUMP),
            None => assert!(is_jump_start(byte(spot)) == 0),
        }
        let mut seats = 1;
        while seats < 4 {
            match spot.seen_by(Color::Red, Color::from_seat(seats as u8)) {
                Some(seen) => assert!(seen_from(byte(spot), seats) == byte(seen)),
                None => assert!(seen_from(byte(spot), seats) > HOME),
            }
            seats += 1;
        }
        progress += 1;
    }
    assert!(JUMP.is_power_of_two() && progress == Spot::HOME.progress() + 1);
};
