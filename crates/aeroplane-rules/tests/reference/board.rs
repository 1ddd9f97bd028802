//! The numbers of the board, as the first section of the rules gives them.

pub(super) const HANGAR: i64 = -1;
pub(super) const PAD: i64 = 0;
pub(super) const LAST_RING: i64 = 50;
pub(super) const LAST_COLUMN: i64 = 55;
pub(super) const HOME: i64 = 56;

pub(super) const SHORTCUT_START: i64 = 18;
pub(super) const SHORTCUT_END: i64 = 30;
/// The cell of the opposite seat's home column that the shortcut crosses.
pub(super) const CROSSED: i64 = 53;
/// From one own square to the next.
pub(super) const JUMP: i64 = 4;

/// The ring square on which a seat's plane stands, if it is on the ring.
pub(super) fn square(seat: usize, progress: i64) -> Option<i64> {
    let seat = i64::try_from(seat).ok()?;
    (1..=LAST_RING).contains(&progress).then_some((13 * seat + 2 + progress) % 52)
}

/// Whether a ring square has the seat's own color.
pub(super) fn is_own_square(progress: i64) -> bool {
    (1..=LAST_RING).contains(&progress) && progress % 4 == 2
}

/// Whether own planes on that cell can be a stack.
pub(super) fn holds_stacks(progress: i64) -> bool {
    (1..=LAST_COLUMN).contains(&progress)
}
